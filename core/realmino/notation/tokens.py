"""A record's tokens, each with its position in the text.

A token is a capital letter followed by small letters, digits and hyphens, so white space, newlines
and ``_`` between tokens are optional. ``;`` starts a comment that runs to the end of its line. A
position in square brackets is a single token.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from realmino.pieces.parsing import NotationError

_BLANK = re.compile(r"(?:[\s_]+|;[^\n]*)*")
_TOKEN = re.compile(r"[A-Z][a-z0-9-]*")
_BRACKETS = re.compile(r"\[(?:[^\];]|;[^\n]*)*+(\]?)")
"""A position in brackets; a bracket in a comment doesn't close it."""


class Token(NamedTuple):
    """A token."""

    text: str
    position: int
    """The offset of its first character in the whole text."""


def tokens(text: str) -> Iterator[Token]:
    """A text's tokens; `NotationError` at the first thing that isn't one.

    >>> [token.text for token in tokens("K4hm_Oadcb ; the kings\\nL3-14-34-41E38")]
    ['K4hm', 'Oadcb', 'L3-14-34-41', 'E38']
    """
    position = skip_blank(text, 0)
    while position < len(text):
        match = _TOKEN.match(text, position) or _BRACKETS.match(text, position)
        if not match:
            raise NotationError(text, position, "a token, which begins with a capital letter")
        if match[0][0] == "[" and not match[1]:
            raise NotationError(text, len(text), "the bracket ] that ends a position")
        yield Token(match[0], position)
        position = skip_blank(text, match.end())


def skip_blank(text: str, position: int) -> int:
    """The offset of the next character that isn't in a separator or comment."""
    match = _BLANK.match(text, position)
    return match.end() if match else position
