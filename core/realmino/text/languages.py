"""Names, plural rules and number formats of the languages."""

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
"""What each language calls itself, in the order in which they are offered."""

ENGLISH: Final = "en"
"""The only language that has every message."""

_REGIONS: Final = {"pt": "pt-PT"}


def tag(language: str) -> str:
    """The language as browsers and Intl name it: the Portuguese here is that of Portugal."""
    return _REGIONS.get(language, language)


def tenths(value: float, language: str) -> str:
    """``45.3``: a number to a tenth, as the language writes it; all but English have a comma."""
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")


_SPACED: Final = ("fr", "de", "es", "ru")
"""The languages with a space before %, which never breaks."""


def percent(share: float | str, language: str) -> str:
    """``45%``: a share of 1 in whole hundredths, as the language writes it.

    For these hundredths the caller passes a text.
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
"""How a text begins for each vowel; numbers as they are pronounced: *ocho*, *once*."""


def sound(text: str, language: str) -> str:
    """``i`` or ``o`` if a text begins with that vowel and the language changes words before it.

    Spanish has another "and" or "or" before its own vowel; everything else is ``other``.
    """
    vowels = _VOWELS.get(language, {})
    return next((vowel for vowel, begins in vowels.items() if begins.match(text)), "other")


def one_is_singular(number: int) -> str:
    """English and German."""
    return "one" if number == 1 else "other"


def one_or_millions(number: int) -> str:
    """Spanish, Italian, and the Portuguese of Portugal."""
    return "one" if number == 1 else _whole_millions(number)


def nothing_is_singular(number: int) -> str:
    """French, where 0 is singular."""
    return "one" if number < 2 else _whole_millions(number)


def by_last_digit(number: int) -> str:
    """Russian, where the last digit decides, but for 11 to 14."""
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
"""The plural category of a whole number in each language, as CLDR names it."""
