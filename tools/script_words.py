"""Messages as JavaScript: what a script of the page says, without a reader of catalogues in it."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from tools.catalogue import Catalogue, Pattern
from tools.paths import BuildError

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
LOOKED_UP: Final = 3
"""So many variants, for 0 and the numbers after it, stand in a table instead of conditions."""


def script_words(catalogue: Catalogue, script: str, language: str, old: bool = False) -> str:
    """The messages whose keys begin with the script's name, as an object of texts and functions.

    A function takes an object with the message's values. ``old``: for browsers of any age.
    """
    start, writer = f"{script}-", _Writer(catalogue)
    rows = []
    for key, pattern in catalogue.items():
        if key.startswith(start):
            value = writer.value(pattern, old)
            rows.append(f"  {_property(key.removeprefix(start))}: {value}")
    text = "{\n" + ",\n".join(rows) + "\n}"
    needed = {name: table for table, name in writer.tables.items()}
    if writer.counts:
        needed["plural"] = f'new Intl.PluralRules("{language}")'
    if writer.shares:
        needed["percent"] = f'new Intl.NumberFormat("{language}", {{ style: "percent" }})'
    if not needed:
        return text
    if old:
        raise BuildError(f"{script}.js is for every browser: its messages are texts and values.")
    return f"(({', '.join(needed)}) => ({text}))(\n  " + ",\n  ".join(needed.values()) + "\n)"


def _property(key: str) -> str:
    return re.sub("-(.)", lambda letter: letter[1].upper(), key)


class _Writer:
    """Writes patterns as expressions; remembers what these need beside them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.tables: dict[str, str] = {}
        self.counts = self.shares = False

    def value(self, pattern: Pattern, old: bool) -> str:
        """A message as a text, or as a function of its values."""
        text = self.text(pattern, {})
        if all(isinstance(part, str) for part in self.parts(pattern, {})):
            return text
        return f"function (of) {{ return {text}; }}" if old else f"(of) => {text}"

    def text(self, pattern: Pattern, options: Mapping[str, str]) -> str:
        """A pattern as an expression whose value is a text."""
        parts: list[str] = [""]  # texts and expressions in turn
        for part in self.parts(pattern, options):
            if isinstance(part, str):
                parts[-1] += part
            else:
                parts += [self.part(part, options), ""]
        # Without a text before or between them two numbers would be added.
        needed = (0,) if len(parts) > 3 and not parts[0] + parts[2] else ()
        return (
            " + ".join(
                part if place % 2 else _quoted(part)
                for place, part in enumerate(parts)
                if part or place in needed
            )
            or '""'
        )

    def parts(self, pattern: Pattern, options: Mapping[str, str]) -> list[Any]:
        """The parts of a pattern, those of messages and terms that it names in their place."""
        if isinstance(pattern, str):
            return [pattern]
        parts: list[Any] = []
        for part in pattern:
            match part:
                case ("&", key):
                    parts += self.parts(self.catalogue[key], options)
                case ("-", key, given):
                    parts += self.parts(self.catalogue[f"-{key}"], dict(given))
                case _:
                    parts.append(part)
        return parts

    def part(self, part: tuple[Any, ...], options: Mapping[str, str]) -> str:
        """A value, or the variant for a value, as an expression."""
        match part:
            case ("$", name):
                return f"of.{name}"
            case ("$", name, (("style", "percent"),)):
                self.shares = True
                return f"percent.format(of.{name})"
            case ("?", ("$", name), variants, default):
                written = {key: self.text(variant, options) for key, variant in variants}
                return f"({self.chosen(name, written, self.text(default, options))})"
        raise BuildError(f"A script cannot say {part}.")

    def chosen(self, name: str, written: dict[str, str], default: str) -> str:
        """The variant for the value of a name."""
        if len(written) >= LOOKED_UP and [*written] == [str(key) for key in range(len(written))]:
            table = f"[{', '.join(written.values())}]"
            known = self.tables.setdefault(table, f"table{len(self.tables) + 1}")
            return f"{known}[of.{name}] ?? {default}"
        choices = "".join(
            f"{self.condition(name, key)} ? {expression} : " for key, expression in written.items()
        )
        return choices + default

    def condition(self, name: str, key: str) -> str:
        """Whether the value of a name asks for the variant of that key."""
        if key in CATEGORIES:
            self.counts = True
            return f"plural.select(of.{name}) === {_quoted(key)}"
        return f"of.{name} === {key if key.isdecimal() else _quoted(key)}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\u00a0", "\\u00a0")
