"""The rules of languages beside their sentences: the plural."""

from collections.abc import Callable
from typing import Final

Plural = Callable[[int], str]


def english(number: int) -> str:
    """The plural category of a whole number, as CLDR names it."""
    return "one" if number == 1 else "other"


PLURALS: Final[dict[str, Plural]] = {"en": english}
"""The rule of every language there is a catalogue for."""
