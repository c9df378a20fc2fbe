"""Names that are cut where they leave the room of a plate."""

from collections.abc import Sequence

from table import words

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
    whole = words.together(names)
    narrower = whole if len(whole) * size * LETTER <= room * SQUEEZED else ""
    if len(names) == 1:
        return fitted(whole, room, size) or narrower
    if narrower:
        return narrower
    for longest in range(max(map(len, names)), LEAST - 1, -1):
        joined = words.together([_shortened(name, longest) for name in names])
        if len(joined) * size * LETTER <= room:
            return joined
    return ""


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def fitted(text: str, room: float, size: float) -> str:
    """The text, cut with an ellipsis where it leaves the room: it may be all capitals.

    Nothing where hardly anything would be left of it.
    """
    if len(text) * size * SINGLE <= room:
        return text
    most = int(room / (size * 0.66))
    return _shortened(text, most) if most >= TOLD else ""
