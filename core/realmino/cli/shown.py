"""What a text shows: a moment of a record, a position, or a kingdom."""

import re
import sys
from typing import Final, NamedTuple

from realmino.game.dynasty import Dynasty
from realmino.notation.oddities import oddities
from realmino.notation.positions import PartialPosition
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import Rules

_MOST_WARNINGS: Final = 20
_RECORD: Final = re.compile(r"[\s_]*(\[|[KQW][2-8])")
_POSITION: Final = re.compile(r"(?:^|[\s_])(?:[RNXZ]|Q[a-h]|[a-h]:)")
"""A field that positions have and records do not."""
_ASIDE: Final = re.compile(r";[^\n]*|\[[^\]]*\]")
"""A comment, or a position inside a record."""


class WrongMoment(ValueError):
    """A moment that a text does not have; the message is one line for people."""


class ShownPosition(NamedTuple):
    """What a text shows."""

    position: PartialPosition
    game: Dynasty | None
    """The games of a record; None where the text is a position or a kingdom."""
    at: int
    """How many moves of the record are played."""


def read_shown(
    text: str, at: int | None = None, buildings: tuple[Building, ...] = BUILDINGS
) -> ShownPosition:
    """The position that a text shows: a record after ``at`` moves, by default after all.

    The moves of a record count through all its games, deals included. Raises `WrongMoment` for a
    moment that the text does not have, and `NotationError` for a text that is none of the three.
    """
    if not _is_record(text):
        if at is not None:
            raise WrongMoment("a position has no moves; only a record has")
        return ShownPosition(read_position(text, buildings), None, 0)
    game = Dynasty.parse(text, buildings)
    moves = game.number
    if at is None:
        at = moves
    if at > moves:
        raise WrongMoment(f"the record ends after move {moves}, before {at}")
    return ShownPosition(moment_of(game, at).game.state.partial(), game, at)


def read_position(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> PartialPosition:
    """The position of a text; a bare kingdom string is one with kingdom ``a`` only.

    Raises `NotationError` for a text that is neither.
    """
    if is_position(text):
        return PartialPosition.parse(text, buildings)
    return PartialPosition(kingdoms={0: Kingdom.parse("\n".join(text.split()))})


def is_position(text: str) -> bool:
    """Whether a text is meant as a position and not as a bare kingdom string."""
    return bool(re.search(r"[:ABD-Z]", text))


def warn(position: PartialPosition, rules: Rules | None) -> None:
    """Prints to standard error what cannot occur in a game, a line each."""
    for oddity in oddities(position, rules)[:_MOST_WARNINGS]:
        print(f"realmino: warning: {oddity}", file=sys.stderr)


def _is_record(text: str) -> bool:
    """Whether a text is meant as a record and not as a position or a kingdom."""
    bare = _ASIDE.sub(lambda aside: "[]" if aside[0][0] == "[" else " ", text)
    return bool(_RECORD.match(bare)) and not _POSITION.search(bare)


def moment_of(dynasty: Dynasty, at: int) -> Dynasty:
    """The games after ``at`` moves, counted through all of them."""
    games = []
    for game in dynasty.games:
        games.append(game.at(min(at, game.number)))
        at -= game.number
        if at <= 0:
            break
    return Dynasty(tuple(games))
