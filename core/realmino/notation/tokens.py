"""The grammar of a record: its tokens, each with its place in the text.

A token is one capital letter followed by small letters, digits and hyphens, so white space, new
lines and ``_`` between tokens are cosmetic. ``;`` starts a comment that runs to the end of its
line. A position in square brackets is one token too.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from realmino.pieces.parsing import NotationError

_BLANK = re.compile(r"(?:[\s_]+|;[^\n]*)*")
_TOKEN = re.compile(r"[A-Z][a-z0-9-]*")
_BRACKETS = re.compile(r"\[(?:[^\];]|;[^\n]*)*+(\]?)")
"""A position in brackets; one in a comment closes nothing."""


class Token(NamedTuple):
    """A token and the offset of its capital letter, or of its bracket, in the text."""

    text: str
    position: int


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a text in order; `NotationError` at the first thing that is none.

    >>> [token.text for token in tokens("K4hm_Oadcb ; the kings\\nL3-14-34-41E38")]
    ['K4hm', 'Oadcb', 'L3-14-34-41', 'E38']
    """
    position = skip_blank(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position) or _BRACKETS.match(text, position)
        if not match:
            raise NotationError(text, position, "a token (a capital letter to begin with)")
        if match[0][0] == "[" and not match[1]:
            raise NotationError(text, len(text), "the bracket ] that ends a position")
        yield Token(match[0], position)
        position = skip_blank(text, match.end())


def skip_blank(text: str, position: int) -> int:
    """The offset of the next character that is neither separator nor comment."""
    match = _BLANK.match(text, position)
    return match.end() if match else position
