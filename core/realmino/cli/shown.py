"""What a text shows: a moment of a record, a position, or a kingdom."""

import re
from typing import Final, NamedTuple

from realmino.cli.sheets import read_position
from realmino.game.dynasty import Dynasty
from realmino.notation.positions import PartialPosition
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.state import State

_RECORD: Final = re.compile(r"[\s_]*(\[|[KQW][2-8])")
_POSITION: Final = re.compile(r"(?:^|[\s_])(?:[RNXZ]|Q[a-h]|[a-h]:)")
"""A field that positions have and records do not."""
_ASIDE: Final = re.compile(r";[^\n]*|\[[^\]]*\]")
"""A comment, or a position inside a record."""


class WrongMoment(ValueError):
    """A moment that a text does not have; the message is one line for people."""


class ShownPosition(NamedTuple):
    """The position that a text shows, and the games of a record with the moves played of them."""

    position: PartialPosition
    game: Dynasty | None
    at: int


def read_shown(
    text: str, at: int | None = None, buildings: tuple[Building, ...] = BUILDINGS
) -> ShownPosition:
    """What a text shows, a record after so many moves, by default all of them.

    The moves of a record are counted through all its games, deals included. Raises `WrongMoment`
    for a moment that it does not have, and `NotationError` for a text that is none of these.
    """
    if not _is_record(text):
        if at is not None:
            raise WrongMoment("at is for a record, and this is a position")
        return ShownPosition(read_position(text, buildings), None, 0)
    game = Dynasty.parse(text, buildings)
    moves = game.number
    if at is None:
        at = moves
    if at > moves:
        raise WrongMoment(f"the record ends after move {moves}, before {at}")
    return ShownPosition(_moment(game, at).partial(), game, at)


def _is_record(text: str) -> bool:
    """Whether a text is meant as a record rather than as a position or a kingdom."""
    bare = _ASIDE.sub(lambda aside: "[]" if aside[0][0] == "[" else " ", text)
    return bool(_RECORD.match(bare)) and not _POSITION.search(bare)


def _moment(dynasty: Dynasty, at: int) -> State:
    """The state after so many moves, counted through all games."""
    for game in dynasty.games:
        if at <= game.number:
            return game.at(at).state
        at -= game.number
    raise AssertionError("the caller has counted the moves")
