"""`Messages`, which turns a key and values into a sentence, and functions for common values.

A catalogue maps keys to patterns; the build makes it from Fluent files
(`tools/pipeline/catalogue.py`). A pattern is a text, or a tuple of texts and these parts:

- ``("$", name)`` or ``("$", name, options)``: a value;
- ``("&", key)``: another message with the same values;
- ``("-", key, options)``: a term, whose values are the options;
- ``("?", part, variants, default)``: the pattern whose key fits, from ``(key, pattern)`` pairs;
- ``("spelled", name, options)``: a number, as the term ``-spelled`` writes it;
- ``("gender", name)``: the gender of the term that a value names, as a selector;
- ``("sound", name)``: the vowel sound that a text begins with, as a selector.

Options are pairs of names and texts.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.dominoes import Domino
from realmino.pieces.terrain import Terrain
from realmino.text.languages import PLURALS, percent, sound, whole

Pattern = str | tuple[Any, ...]

_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]")


class Name(str):
    """A term's key, as a value; each message chooses the form in which it appears."""

    __slots__ = ()


class Messages:
    """All messages of a catalogue in one language."""

    def __init__(self, catalogue: Mapping[str, Pattern], language: str = "en") -> None:
        self._catalogue: Final = catalogue
        self._plural: Final = PLURALS[language]
        self._language: Final = language

    def has(self, key: str) -> bool:
        """Whether there's a message with that key; may import a module to find out."""
        try:
            self._catalogue[key]
        except KeyError:
            return False
        return True

    def say(self, key: str, **values: object) -> str:
        """The message with that key; KeyError for an unknown key or a missing value."""
        return self._text(self._catalogue[key], values)

    def _text(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else self._part(part, values) for part in pattern
        )

    def _part(self, part: tuple[Any, ...], values: Mapping[str, object]) -> str:
        match part:
            case ("?", subject, variants, default):
                return self._text(self._variant(subject, dict(variants), default, values), values)
            case ("&", key):
                return self._text(self._catalogue[key], values)
            case ("-", key, options):
                return self._text(self._catalogue[f"-{key}"], dict(options))
            case ("spelled", name, options):
                return self._text(
                    self._catalogue["-spelled"], {**dict(options), "number": values[name]}
                )
            case ("gender", name):
                return self._text(self._catalogue[f"-{values[name]}.gender"], {})
            case ("sound", name):
                return sound(str(values[name]), self._language)
        _, name, *options = part
        if (value := values[name]) is None:
            raise KeyError(name)
        return self._format(value, dict(*options))

    def _variant(
        self,
        subject: tuple[Any, ...],
        variants: Mapping[str, Pattern],
        default: Pattern,
        values: Mapping[str, object],
    ) -> Pattern:
        """The variant for a value: a number's own variant, then its plural category's."""
        value = values.get(subject[1]) if subject[0] == "$" else self._part(subject, values)
        pattern = variants.get(str(value))
        if pattern is None and isinstance(value, int):
            pattern = variants.get(self._plural(abs(value)))
        return default if pattern is None else pattern

    def _format(self, value: object, options: Mapping[str, str]) -> str:
        """A value as it appears in a sentence."""
        if isinstance(value, Name):
            return self._text(self._catalogue[f"-{value}"], options)
        if options.get("style") == "percent":
            assert isinstance(value, float | int | str)
            return percent(value, self._language)
        if type(value) is int:  # a square is an int too, but has a name
            sign = "−" if value < 0 else "+" if options.get("signDisplay") == "always" else ""
            return sign + whole(abs(value), self._language)
        if isinstance(value, list | tuple):
            return self._join([self._format(item, options) for item in value], options)
        text = str(value)
        # Right-to-left text is isolated, so that the words and numbers around it keep their order.
        is_open = "\u2068" not in text and _RIGHT_TO_LEFT.search(text)
        return f"\u2068{text}\u2069" if is_open else text

    def _join(self, items: list[str], options: Mapping[str, str]) -> str:
        """Several items, joined by ``list-and`` or another type; ``list-unit`` is a comma."""
        if len(items) < 2:
            return "".join(items)
        kind = options.get("type", "and")
        joint = "list-unit" if kind in ("and", "or") else f"list-{kind}"
        text, *between, last = items
        for item in between:
            text = self.say(joint, most=text, last=item)
        return self.say(f"list-{kind}", most=text, last=last)


_KINDS: Final = {tile.kind for tile in BUILDINGS}


def land(terrain: Terrain) -> Name:
    """A terrain's name in the command line and diagrams."""
    return Name(f"land-{terrain.key}")


def colour(key: str) -> Name:
    """A seat's colour."""
    return Name(f"colour-{key}")


def building(tile: Building) -> Name | str:
    """A building's kind; one from a custom table has its own text."""
    return Name(f"building-{tile.key}") if tile.kind in _KINDS else tile.kind


def halves(domino: Domino) -> dict[str, object]:
    """A domino's number and halves: values for `half-first` and `half-second`."""
    return {
        "domino": domino.printed,
        "terrain1": land(domino.first.terrain),
        "crowns1": domino.first.crowns,
        "terrain2": land(domino.second.terrain),
        "crowns2": domino.second.crowns,
    }
