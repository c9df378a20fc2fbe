"""Texts of many games, such as an arena's records: counted and cut without replaying them."""

import re
from collections.abc import Iterator
from itertools import islice

from realmino.game import BEGINNINGS, LONGEST_RECORD
from realmino.notation.tokens import NotationError, check_length

_RULES = re.compile(r";[^\n]*|[KQW]|\[(?:[^\];]|;[^\n]*)*+\]?")
"""A comment, the capital letter of a rules code, with which no move begins, or a position."""


def count_games(text: str) -> int:
    """How many games a text tells, in time and memory that do not depend on what they are."""
    return sum(1 for _ in _starts(text))


def cut_game(text: str, number: int) -> tuple[str, int]:
    """The text of the game of that number, from 1, and the offset where it begins.

    Raises `NotationError` where the text does not tell so many games, and for a game longer than
    any can be.
    """
    ends = list(islice(_starts(text), number - 1, number + 1))
    if not ends:
        raise NotationError(text, len(text), f"{number} games")
    game = text[ends[0] : ends[1] if ends[1:] else len(text)]
    check_length(game, LONGEST_RECORD, "a record")
    return game, ends[0]


def _starts(text: str) -> Iterator[int]:
    return (found.start() for found in _RULES.finditer(text) if found[0][0] in BEGINNINGS)
