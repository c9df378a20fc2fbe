"""Shortens names to fit on a plate."""

from collections.abc import Sequence

from table.model.names import graphemes
from table.wording import words

LETTER = 0.58
"""The average width of a letter, in em."""

SQUEEZED = 1.08
"""Names too long by less than this factor are drawn narrower instead of cut."""

LEAST = 4
"""The fewest letters of each shortened name among several, including the ellipsis."""

SINGLE = 0.6
"""The average width of a letter of a single name, which stays readable when drawn narrower."""

SINGLE_LEAST = 6
"""The least room for a single shortened name, in Latin letters; else only the emblem is shown."""


def all_fitted(names: Sequence[str], room: float, size: float) -> str:
    """Joins the names, shortening each if they don't all fit.

    Empty if too little would be left of them.
    """
    whole = words.joined_names(names) if len(names) > 1 else names[0]
    narrower = whole if width_in_letters(whole) * size * LETTER <= room * SQUEEZED else ""
    if len(names) == 1:
        return fit_text(whole, room, size) or narrower
    if narrower:
        return narrower
    for longest in range(max(len(graphemes(name)) for name in names), LEAST - 1, -1):
        joined = words.joined_names([_shorten(name, longest) for name in names])
        if width_in_letters(joined) * size * LETTER <= room:
            return joined
    return ""


def _shorten(text: str, most: int) -> str:
    letters = graphemes(text)
    return text if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


def width_in_letters(text: str) -> float:
    """The width of a text in Latin letters, without the marks around a right-to-left name.

    Cyrillic letters are wider, and Chinese, Japanese and Korean ones and emoji wider still.
    """
    letters = graphemes(text.replace("\u2068", "").replace("\u2069", ""))
    return sum(
        1.7 if letter >= "\u2e80" else 1.15 if "\u0400" <= letter < "\u0530" else 1
        for letter in letters
    )


def fit_text(text: str, room: float, size: float) -> str:
    """The text, cut with an ellipsis if it might be too long even in capitals.

    Empty if too little would be left of it.
    """
    if width_in_letters(text) * size * SINGLE <= room:
        return text
    most, letters = room / (size * 0.66), graphemes(text)
    if most < SINGLE_LEAST:
        return ""
    while width_in_letters("".join(letters)) + 1 > most:
        letters.pop()
    return "".join(letters).rstrip() + "…"
