"""Cleans players' names and limits their length, counted in graphemes."""

from __future__ import annotations

import re
from typing import Final

LONGEST_NAME: Final = 20
"""The maximum number of letters in a name, as a person counts them (graphemes)."""

MAX_CODE_POINTS: Final = 12 * LONGEST_NAME
"""The maximum number of code points in a name, since a letter may have any number of marks."""

_UNSEEN: Final = re.compile(
    "[\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u061c\u200b\u200e\u200f"
    "\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
"""Control characters, except the joiners U+200C and U+200D, which names and emoji need."""

_BLANK: Final = " \u034f\u200c\u200d\u2800\u3164\ufe0f"
"""Characters that names may contain, but that show nothing on their own."""


# Unicode's rules for graphemes (UAX 29), limited to what people type: each code point has a class,
# and a pattern over the classes finds the graphemes. Z and J are the joiners, E extends the letter
# before it, R is half a flag, I a pictograph, K an Indic consonant and N joins it to the next one.
_CLASS: Final = re.compile(
    "(?P<J>\u200c)|(?P<Z>\u200d)|(?P<R>[\U0001f1e6-\U0001f1ff])|(?P<O>[\u102b\u102c\u1038])"
    "|(?P<E>[\u0e33\u0eb3\u1160-\u11ff\uff9e\uff9f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f])"
    "|(?P<I>[\u2194-\u2199\u2600-\u27bf\u2b05-\u2b55\U0001f000-\U0001faff])"
    "|(?P<N>[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d])"
    "|(?P<K>[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1"
    "\u0a95-\u0ab9\u0b15-\u0b39\u0b5c-\u0b5f\u0b71\u0c15-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a])"
)
_GRAPHEME: Final = re.compile("(?:RR|I(?:[EJN]*ZI)*|K(?:[EZN]*N[EZN]*K)*|.)[EJNZ]*")


def clean(name: str) -> str:
    """A name as a match stores it: one line of at most 20 graphemes, without control characters."""
    name = " ".join(_UNSEEN.sub("", name).split())[:MAX_CODE_POINTS]
    name = "".join(graphemes(name)[:LONGEST_NAME]).strip()
    return name if name.strip(_BLANK) else ""


def graphemes(text: str) -> list[str]:
    """The letters of a text as a person counts them, each with its marks."""
    if text.isascii():
        return [*text]
    kinds = "".join(map(_kind, text))
    return [text[found.start() : found.end()] for found in _GRAPHEME.finditer(kinds)]


def _kind(letter: str) -> str:
    """The class of a code point for `_GRAPHEME`, O for one on its own."""
    from unicodedata import category  # most names don't need it

    found = _CLASS.match(letter)
    return found.lastgroup or "" if found else "E" if category(letter)[0] == "M" else "O"
