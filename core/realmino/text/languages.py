"""The languages beside their sentences: their names and their plurals."""

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


def english(number: int) -> str:
    """The plural category of a whole number, as CLDR names it."""
    return "one" if number == 1 else "other"


PLURALS: Final[dict[str, Plural]] = {"en": english}
"""The rule of every language there is a catalogue for."""
