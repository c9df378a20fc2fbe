"""Limits on the text that the page reads; anything over a limit is refused without parsing it."""

import re
from typing import Final

from realmino import NotationError
from realmino.pieces.parsing import COMMENT, tokens

MAX_TEXT: Final = 20_000
"""The maximum number of characters in a link or a saved game.

A Royal Wedding for eight has about 2,500."""

MAX_GAMES: Final = 3
"""The maximum number of games in one record: a Dynasty has three."""

MAX_DEPTH: Final = 16
"""How deeply the brackets of a JSON text may be nested; a saved game has four levels."""

MAX_BRACKETS: Final = 500_000
"""The maximum number of brackets in a JSON text; a file of a thousand games has about 30,000."""

# An unclosed string ends with the text, so that the search does not restart at each of its quotes.
_STRING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
# A record without comments and positions, in which each capital letter begins a token.
_PLAIN: Final = re.compile(r"[\s_]*+(?:[A-Z][a-z0-9-]*+[\s_]*+)*+")
_NO_BRACKET: Final = re.compile(r"[^\[\]{}]+")


def check_length(text: str, thing: str) -> None:
    """Raises `NotationError` for a text that is longer than `MAX_TEXT`; ``thing`` names it."""
    if len(text) > MAX_TEXT:
        expected = f"its end: {thing} has at most {MAX_TEXT:,} characters, not {len(text):,}"
        raise NotationError(text, MAX_TEXT, expected)


def check_games(record: str) -> None:
    """Raises `NotationError` at the fourth game of a record, without replaying any."""
    check_length(record, "a record")
    if _PLAIN.fullmatch(record) and sum(map(record.count, "KQW")) <= MAX_GAMES:
        return  # splitting each record into tokens would take most of a start with many games
    games = 0
    for token in tokens(record):
        games += token.text[0] in "KQW["
        if games > MAX_GAMES:
            expected = f"the end of the record: it has at most {MAX_GAMES} games"
            raise NotationError(record, token.position, expected)


def code_of(record: str) -> str:
    """The rules code of a record's first game, read without replaying it; "" if it has none."""
    first = next((token.text for token in tokens(record)), "")
    words = re.sub(COMMENT, " ", first.strip("[]")).split()
    return next((word for word in words if word[0] in "KQW" and word[1:2].isdecimal()), "")


def depth(text: str) -> int:
    """How deeply the brackets of a JSON text are nested.

    `MAX_BRACKETS` if the text has more brackets than that; they are not counted.
    """
    brackets = _NO_BRACKET.sub("", _STRING.sub("", text))
    if len(brackets) > MAX_BRACKETS:
        return MAX_BRACKETS
    deepest = now = 0
    for bracket in brackets:
        now += 1 if bracket in "[{" else -1
        deepest = max(deepest, now)
    return deepest
