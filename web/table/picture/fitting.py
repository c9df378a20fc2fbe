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
"""The fewest letters of a single shortened name; with less room, only the emblem is shown."""


def all_fitted(names: Sequence[str], room: float, size: float) -> str:
    """Joins the names, shortening each if they don't all fit.

    Empty if too little would be left of them.
    """
    whole = words.joined_names(names) if len(names) > 1 else names[0]
    narrower = whole if _width(whole) * size * LETTER <= room * SQUEEZED else ""
    if len(names) == 1:
        return fit_text(whole, room, size) or narrower
    if narrower:
        return narrower
    for longest in range(max(len(graphemes(name)) for name in names), LEAST - 1, -1):
        joined = words.joined_names([_shorten(name, longest) for name in names])
        if _width(joined) * size * LETTER <= room:
            return joined
    return ""


def _shorten(text: str, most: int) -> str:
    letters = graphemes(text)
    return text if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


def _width(text: str) -> float:
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
    if _width(text) * size * SINGLE <= room:
        return text
    most = int(room / (size * 0.66))
    return _shorten(text, most) if most >= SINGLE_LEAST else ""
