"""The current language, and `say`, which turns keys into sentences throughout the program."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

from realmino.text.languages import ENGLISH, PLURALS
from realmino.text.messages import Messages, Pattern

_languages: Final = [ENGLISH]
"""A stack of the languages set by nested `in_language` blocks; the last one is in use."""
_packages: Final = ["realmino.text"]
"""Packages with a module of messages for each language, in `say`'s search order."""
_messages: Final[dict[str, Messages]] = {}


class MissingMessages(RuntimeError):
    """The message modules haven't been built in this checkout; the error explains how to."""


def language() -> str:
    """The current language."""
    return _languages[-1]


def set_language(other: str) -> None:
    """Makes `say` use that language from now on."""
    _languages[:] = [other]


@contextmanager
def in_language(other: str) -> Iterator[None]:
    """Makes `say` use that language within a block; KeyError for an unknown one.

    >>> with in_language("en"):
    ...     say("knights", knights=2)
    '2 knights'
    """
    PLURALS[other]
    _languages.append(other)
    try:
        yield
    finally:
        _languages.pop()


def add_messages(*packages: str) -> None:
    """Makes `say` search these packages first. A key has the same meaning in all packages."""
    _packages[:0] = packages


def say(key: str, **values: object) -> str:
    """The message with that key and its values; in English if the language lacks it.

    Only messages for programmers exist in English alone. KeyError for an unknown key or a
    missing value; `MissingMessages` if nothing has been built.
    """
    messages = _messages_in(language())
    if language() != ENGLISH and not messages.has(key):
        messages = _messages_in(ENGLISH)
    return messages.say(key, **values)


def _messages_in(other: str) -> Messages:
    if other not in _messages:
        _messages[other] = Messages(_Catalogue(other), other)
    return _messages[other]


class _Catalogue(dict[str, Pattern]):
    """A language's messages. Looking up a missing key imports the next module."""

    def __init__(self, language: str) -> None:
        self._language: Final = language
        self._searched: Final[set[str]] = set()

    def __missing__(self, key: str) -> Pattern:
        for package in _packages:
            if package in self._searched:
                continue
            try:
                module = import_module(f"{package}.{self._language}")
            except ModuleNotFoundError:  # a feature that hasn't been loaded
                continue
            self._searched.add(package)
            self.update(module.CATALOGUE)
            if key in self:
                return self[key]
        if not self._searched and self._language == ENGLISH:
            hint = "in a checkout of Realmino, run 'python build.py text' once"
            raise MissingMessages(f"there are no modules with messages yet: {hint}")
        raise KeyError(key)
