"""Renders scripts' messages; the scripts themselves insert values that only the page knows."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from realmino.text.messages import Messages
from tools.paths import BuildError
from tools.pipeline.catalogue import Catalogue, parts

Choices = Mapping[str, Mapping[Any, Mapping[str, object]]]
"""For messages with choices: the values in each case, by the case's name."""

_MARK: Final = "\0"
"""Encloses the name of an open value in a message."""


def open_value(name: str) -> str:
    """A placeholder for a value that only the page knows."""
    return f"{_MARK}{name}{_MARK}"


def script_words(
    catalogue: Catalogue, script: str, language: str, choices: Choices, old: bool = False
) -> str:
    """A JavaScript object with the messages whose keys begin with the script's name.

    A message becomes a string, or a function of its placeholders, which it takes as an object. A
    message in ``choices`` becomes an object with one of these for each case. With ``old``, the
    code runs in old browsers. Raises `BuildError` if a message selects by an open value.
    """
    start, messages = f"{script}-", Messages(catalogue, language)
    rows = {}
    for key in catalogue:
        if not key.startswith(start):
            continue
        if key in choices:
            said = {case: messages.say(key, **values) for case, values in choices[key].items()}
            value = _object({case: _value(text, old) for case, text in said.items()})
        else:
            values = {name: open_value(name) for name in _values(catalogue, key)}
            value = _value(messages.say(key, **values), old)
        rows[key.removeprefix(start)] = value
    return _object(rows)


def _values(catalogue: Catalogue, key: str) -> set[str]:
    """The values that a message inserts unchanged."""
    names = set()
    for part in _all_parts(catalogue, key):
        match part:
            case ("$", name) | ("$", name, (("style", "percent"),)):
                names.add(name)
            case ("&", _) | ("-", _, ()):
                pass
            case _:
                raise BuildError(f"The build cannot say {key} for a script: choices lack it.")
    return names


def _all_parts(catalogue: Catalogue, key: str) -> Iterator[tuple[Any, ...]]:
    """The parts of a message and of the messages to which it refers."""
    for part in parts(catalogue[key]):
        yield part
        if part[0] == "&":
            yield from _all_parts(catalogue, part[1])


def _value(text: str, old: bool) -> str:
    """A message as a string, or as a function of its placeholders' values."""
    if _MARK not in text:
        return _quoted(text)
    joined = " + ".join(
        f"of.{piece}" if index % 2 else _quoted(piece)
        for index, piece in enumerate(text.split(_MARK))
        if piece or not index  # starting with a string prevents adding two numbers
    )
    return f"function (of) {{ return {joined}; }}" if old else f"(of) => {joined}"


def _object(values: Mapping[Any, str]) -> str:
    return "{\n" + ",\n".join(f"  {_quoted(str(key))}: {values[key]}" for key in values) + "\n}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\u00a0", "\\u00a0")
