"""Names that are cut where they leave the room of a plate."""

from collections.abc import Sequence

from table import words
from table.names import graphemes

LETTER = 0.58
"""How wide a letter of a name is on average, in em."""

SQUEEZED = 1.08
"""By so much names may be too long: they are drawn narrower then, and whole."""

LEAST = 4
"""Each of joined names that are cut shows so many letters at least, its ellipsis among them."""

SINGLE = 0.6
"""The same of a single name that is not cut; one that is drawn narrower can still be read."""

TOLD = 6
"""So many does a single name, or its emblem is left to say whose it is."""


def all_fitted(names: Sequence[str], room: float, size: float) -> str:
    """The names joined; where they leave the room, each is cut, so that all of them are seen.

    Nothing where hardly anything would be left of them.
    """
    whole = words.together(names) if len(names) > 1 else names[0]
    narrower = whole if _length(whole) * size * LETTER <= room * SQUEEZED else ""
    if len(names) == 1:
        return fitted(whole, room, size) or narrower
    if narrower:
        return narrower
    for longest in range(max(map(_length, names)), LEAST - 1, -1):
        joined = words.together([_shortened(name, longest) for name in names])
        if _length(joined) * size * LETTER <= room:
            return joined
    return ""


def _shortened(text: str, most: int) -> str:
    letters = graphemes(text)
    return text if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


def _length(text: str) -> int:
    """The letters of a text, without the signs around a name from right to left."""
    return len(graphemes(text.replace("\u2068", "").replace("\u2069", "")))


def fitted(text: str, room: float, size: float) -> str:
    """The text, cut with an ellipsis where it leaves the room: it may be all capitals.

    Nothing where hardly anything would be left of it.
    """
    if _length(text) * size * SINGLE <= room:
        return text
    most = int(room / (size * 0.66))
    return _shortened(text, most) if most >= TOLD else ""
