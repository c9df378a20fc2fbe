"""The languages' names, plural rules and number formats."""

import re
from collections.abc import Callable
from typing import Final

Plural = Callable[[int], str]

NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
    "pt": "Português",
    "ru": "Русский",
}
"""Each language's name for itself, in the order in which the languages are offered."""

ENGLISH: Final = "en"
"""The only language with every message."""

_REGIONS: Final = {"pt": "pt-PT"}


def tag(language: str) -> str:
    """The language's tag for browsers and Intl; Portuguese is European Portuguese."""
    return _REGIONS.get(language, language)


def tenths(value: float, language: str) -> str:
    """A number to one decimal place: ``45.3``. All languages except English use a comma."""
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")


_SEPARATORS: Final = {"en": ",", "de": ".", "es": ".", "it": ".", "fr": "\u202f"}
"""Separators between groups of three digits; other languages use a no-break space."""

_UNGROUPED: Final = ("es", "it", "pt")
"""Languages that don't group the digits of four-digit numbers."""


def whole(number: int, language: str) -> str:
    """A whole number, 0 or more, with its digits in groups, as in CLDR: ``12,345``."""
    if number < 10_000 and language in _UNGROUPED:
        return f"{number}"
    return f"{number:,}".replace(",", _SEPARATORS.get(language, "\u00a0"))


_SPACED: Final = ("fr", "de", "es", "ru")
"""Languages with a non-breaking space before %."""


def percent(share: float | str, language: str) -> str:
    """A fraction of 1 as a whole percentage: ``45%``.

    If it's already a percentage, pass it as text.
    """
    space = "\u00a0" if language in _SPACED else ""
    number = share if isinstance(share, str) else f"{share * 100:.0f}"
    return f"{number}{space}%"


_VOWELS: Final = {
    "es": {
        "i": re.compile(r"(?:h?[ií]|y(?![aeiouáéíóú]))(?![aeou])\w", re.IGNORECASE),
        "o": re.compile(r"h?[oó]|8|11\b", re.IGNORECASE),
    },
}
"""Patterns for texts that begin with a vowel sound, even as a number: *ocho* (8), *once* (11)."""


def sound(text: str, language: str) -> str:
    """``i`` or ``o`` if a text begins with that vowel sound and it matters, otherwise ``other``.

    It matters in Spanish, where the words for "and" and "or" change before their own vowels.
    """
    vowels = _VOWELS.get(language, {})
    return next((vowel for vowel, begins in vowels.items() if begins.match(text)), "other")


def one_is_singular(number: int) -> str:
    """English and German."""
    return "one" if number == 1 else "other"


def one_or_millions(number: int) -> str:
    """Spanish, Italian and European Portuguese."""
    return "one" if number == 1 else _whole_millions(number)


def nothing_is_singular(number: int) -> str:
    """French, where 0 is singular."""
    return "one" if number < 2 else _whole_millions(number)


def by_last_digit(number: int) -> str:
    """Russian, where the last digit decides, except for 11 to 14."""
    tens, ones = number % 100, number % 10
    if ones == 1 and tens != 11:
        return "one"
    return "few" if ones in (2, 3, 4) and tens not in (12, 13, 14) else "many"


def _whole_millions(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else "other"


PLURALS: Final[dict[str, Plural]] = {
    "en": one_is_singular,
    "fr": nothing_is_singular,
    "de": one_is_singular,
    "es": one_or_millions,
    "it": one_or_millions,
    "pt": one_or_millions,
    "ru": by_last_digit,
}
"""Each language's plural category for an integer, as in CLDR."""
