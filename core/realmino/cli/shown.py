"""Reads the position to show from a record, a position or a kingdom string."""

import re
import sys
from typing import Final, NamedTuple

from realmino.game.dynasty import Dynasty
from realmino.notation.oddities import oddities
from realmino.notation.positions import PartialPosition
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.parsing import COMMENT
from realmino.pieces.variants import Rules

_MOST_WARNINGS: Final = 20
_RECORD: Final = re.compile(r"[\s_]*(\[|[KQW][2-8])")
_POSITION: Final = re.compile(r"(?:^|[\s_])(?:[RNXZ]|Q[a-h]|[a-h]:)")
"""A field that occurs in positions but not in records."""
_ASIDE: Final = re.compile(rf"{COMMENT}|\[[^\]]*\]")
"""A comment, or a position within a record."""


class WrongMoment(ValueError):
    """The text has no such moment. The message is a single line for the user."""


class ShownPosition(NamedTuple):
    """The position that a text shows."""

    position: PartialPosition
    game: Dynasty | None
    """The games in a record; None if the text is a position or a kingdom."""
    at: int
    """The number of moves played, if it's a record."""


def read_shown(
    text: str, at: int | None = None, buildings: tuple[Building, ...] = BUILDINGS
) -> ShownPosition:
    """The position that a text shows: for a record, after ``at`` moves, by default after all.

    Moves count through all games in a record, including deals. Raises `WrongMoment` if the text has
    no such moment, and `NotationError` if it's neither a record, a position nor a kingdom.
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
    return ShownPosition(at_move(game, at).game.state.partial(), game, at)


def read_position(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> PartialPosition:
    """Parses a position; a bare kingdom string becomes kingdom ``a``.

    Raises `NotationError` for anything else.
    """
    if is_position(text):
        return PartialPosition.parse(text, buildings)
    return PartialPosition(kingdoms={0: Kingdom.parse("\n".join(text.split()))})


def is_position(text: str) -> bool:
    """Whether a text looks like a position rather than a bare kingdom string.

    A position has fields, which begin with a capital letter other than C, or have a colon.
    """
    bare = re.sub(COMMENT, " ", text)
    return bool(re.search(r":|(?:^|[\s_])[ABD-Z]", bare))


def warn(position: PartialPosition, rules: Rules | None) -> None:
    """Prints everything that can't occur in a game to standard error, one item per line."""
    for oddity in oddities(position, rules)[:_MOST_WARNINGS]:
        print(f"realmino: warning: {oddity}", file=sys.stderr)


def _is_record(text: str) -> bool:
    """Whether a text looks like a record rather than a position or a kingdom."""
    bare = _ASIDE.sub(lambda aside: "[]" if aside[0][0] == "[" else " ", text)
    return bool(_RECORD.match(bare)) and not _POSITION.search(bare)


def at_move(dynasty: Dynasty, at: int) -> Dynasty:
    """The games after ``at`` moves, counted through all of them."""
    games = []
    for game in dynasty.games:
        games.append(game.at(min(at, game.number)))
        at -= game.number
        if at <= 0:
            break
    return Dynasty(tuple(games))
