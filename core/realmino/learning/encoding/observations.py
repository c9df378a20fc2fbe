"""What a player may know of a position, as named tables of whole numbers.

Everything is seen from one seat: its kingdom comes first and the others follow in the order of the
seats, and players are 1 (oneself), 2 (the next seat) and so on, 0 for nobody. Nobody's knowledge
differs otherwise: what is hidden from one is hidden from all.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from realmino.learning.encoding.actions import SQUARES
from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import CASTLE, SPAN
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.line import Dominoes
from realmino.pieces.phases import Phase
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules
from realmino.state import State

PLANES: Final = (
    *(terrain.key for terrain in Terrain),
    *("castle", "crowns", "building", "knight"),
)
"""What each plane of a kingdom shows: the land and the castle as 0 and 1, then the printed crowns
(0–3), the number of a building (0–32), and the knights as 0 and 1.
"""

PHASES: Final = (Phase.ADD, Phase.TAX, Phase.BUILD, Phase.BURN, Phase.CLAIM, Phase.OVER)
"""The phases in which an observation can be made, by their numbers in ``turn``."""

_MOST: Final = 2_000
"""More points or coins than any kingdom ever has."""

Table = list[Any]
"""Whole numbers, in lists within lists."""


class Field(NamedTuple):
    """A table of an observation: its shape, and its largest value; the smallest is 0."""

    shape: tuple[int, ...]
    most: int


def fields(rules: Rules) -> dict[str, Field]:
    """The tables of such a game by their names, in the order in which `observe` has them.

    | name | shape | values |
    |---|---|---|
    | ``kingdoms`` | kingdoms, 11 planes, 13 columns, 13 rows | see `PLANES` |
    | ``points`` | kingdoms | the points that each would have if the game ended now |
    | ``turn`` | 3 | round, phase (a place in `PHASES`), player to act |
    | ``line``, ``next`` | dominoes in a line, 2 | number of the domino, player with a king on it |
    | ``order`` | kings | players who still claim on the first line, in order |
    | ``unseen`` | 96 | 1 for domino 1 to 96 if it may still be dealt |
    | ``purses`` | kingdoms, 3 | coins, knights, towers |
    | ``board`` | 6 | number of the building on each spot of the builders' board, 0 for none |
    | ``court`` | 2 | place of the kingdom that hosts the Queen, from 1; the Dragon's spot, from 1 |
    | ``laid`` | 169 | 1 where the domino lies on which tax can be collected |
    | ``tiles`` | 32 | 1 for building 1 to 32 if it may still be dealt |

    Kingdomino has those up to ``unseen``.
    """
    line, king = (rules.line, 2), max(len(DOMINOES), rules.players)
    known = {
        "kingdoms": Field((rules.kingdoms, len(PLANES), SPAN, SPAN), TILES),
        "points": Field((rules.kingdoms,), _MOST),
        "turn": Field((3,), max(rules.rounds, rules.players, len(PHASES))),
        "line": Field(line, king),
        "next": Field(line, king),
        "order": Field((len(rules.all_kings),), rules.players),
        "unseen": Field((len(DOMINOES),), 1),
    }
    if not rules.has_court:
        return known
    return known | {
        "purses": Field((rules.kingdoms, 3), _MOST),
        "board": Field((6,), TILES),
        "court": Field((2,), max(rules.kingdoms, 6)),
        "laid": Field((len(SQUARES),), 1),
        "tiles": Field((TILES,), 1),
    }


def observe(state: State, seat: int) -> dict[str, Table]:
    """What the player on that seat knows of a position, see `fields`.

    Raises `ValueError` while the box has to deal.
    """
    if state.pending_deal:
        raise ValueError("the box has to deal before anybody looks")
    rules = state.rules
    own = rules.kingdom_of(seat)
    around = [(own + place) % rules.kingdoms for place in range(rules.kingdoms)]
    sheets = state.sheets()
    players = [(other - seat) % rules.players + 1 for other in rules.seats]
    unseen = {domino for box in rules.boxes for domino in state.unseen_of(box)}
    seen: dict[str, Table] = {
        "kingdoms": [_planes(state.kingdoms[kingdom]) for kingdom in around],
        "points": [sheets[kingdom].total for kingdom in around],
        "turn": [
            state.round,
            PHASES.index(state.phase),
            0 if state.to_act is None else players[state.to_act],
        ],
        "line": _line(state.line, players, rules.line),
        "next": _line(state.next, players, rules.line),
        "order": _filled([players[king] for king in state.order], len(rules.all_kings)),
        "unseen": _marks(unseen, DOMINOES),
    }
    court = state.court
    if court is None:
        return seen
    purses = [court.purses[kingdom] for kingdom in around]
    hosts = 0 if court.queen is None else around.index(court.queen) + 1
    return seen | {
        "purses": [[purse.coins, purse.knights, purse.towers] for purse in purses],
        "board": list(court.board),
        "court": [hosts, 0 if court.dragon is None else court.dragon + 1],
        "laid": _marks(court.laid, SQUARES),
        "tiles": _marks(state.unseen_tiles, range(1, TILES + 1)),
    }


def _planes(kingdom: Kingdom) -> list[list[list[int]]]:
    """The planes of a kingdom, each by column and row."""
    planes = [[[0] * SPAN for _ in range(SPAN)] for _ in PLANES]
    castle, crowns, building, knight = planes[len(Terrain) :]
    castle[CASTLE // (SPAN + 1)][CASTLE % (SPAN + 1)] = 1
    for square in SQUARES:
        terrain = kingdom.terrain_at(square)
        if terrain is None:
            continue
        column, row = square.column, square.row
        planes[terrain][column][row] = 1
        crowns[column][row] = kingdom.crowns_at(square)
        building[column][row] = kingdom.building_at(square) or 0
        knight[column][row] = kingdom.knights >> square & 1
    return planes


def _line(line: Dominoes, players: list[int], places: int) -> list[list[int]]:
    """The dominoes of a line and the players whose kings are on them, from the first place on."""
    known = [[entry.domino, 0 if entry.king is None else players[entry.king]] for entry in line]
    return known + [[0, 0]] * (places - len(known))


def _filled(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))


def _marks(some: Iterable[int], every: Iterable[int]) -> list[int]:
    """1 for each of all that is among some."""
    there = {*some}
    return [int(one in there) for one in every]
