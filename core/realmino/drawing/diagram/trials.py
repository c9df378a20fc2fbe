"""A move tried in a diagram: its pieces, its squares, and whether it's legal."""

from typing import Final, NamedTuple

from realmino.drawing.diagram import pieces
from realmino.drawing.diagram.pieces import SQUARE
from realmino.drawing.diagram.words import position_tiles
from realmino.drawing.shapes import Scene
from realmino.notation.positions import PartialPosition
from realmino.pieces.actions import Action, Burn, Claim, Construct, Discard, End, Place, Tax
from realmino.pieces.dominoes import DOMINOES, Half
from realmino.pieces.grid import Square
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.parsing import NotationError
from realmino.pieces.reasons import Reason
from realmino.text.language import say
from realmino.text.messages import Name, building, halves

SMALL_GRID: Final = 5


class Tried(NamedTuple):
    """A move tried in a kingdom."""

    kingdom: int
    action: Action
    reason: Reason | None
    """Why it's refused; None for a legal move."""

    @property
    def squares(self) -> tuple[Square, ...]:
        """The kingdom's squares that it would use, omitting any off the grid."""
        match self.action:
            case Place():
                try:
                    return self.action.squares
                except NotationError:
                    return (self.action.square,)
            case Tax(squares):
                return squares
            case Construct(_, square):
                return (square,)
        return ()

    @property
    def spot(self) -> int | None:
        """The spot on the builders' board that it would use; None for other actions."""
        return self.action.spot if isinstance(self.action, Construct | Burn) else None

    @property
    def claimed(self) -> int | None:
        """The domino in the next line that it would claim; None for other actions."""
        return self.action.domino if isinstance(self.action, Claim) else None

    @property
    def discarded(self) -> int | None:
        """The domino that it would discard; None for other actions."""
        return self.action.domino if isinstance(self.action, Discard) else None

    def halves(self) -> tuple[Half, ...]:
        """The halves of the domino that it would place, one for each of the `squares`."""
        if not isinstance(self.action, Place):
            return ()
        domino = DOMINOES[self.action.domino]
        return (domino.first, domino.second)[: len(self.squares)]


def ranges(land: Kingdom, number: int, tried: Tried | None) -> tuple[range, range]:
    """The picture's columns from west to east, and its rows from north to south."""
    squares = tried.squares if tried and tried.kingdom == number else ()
    columns = [land.west, land.east, *(square.column for square in squares)]
    rows = [land.south, land.north, *(square.row for square in squares)]
    return range(min(columns), max(columns) + 1), range(max(rows), min(rows) - 1, -1)


def trial_shapes(tried: Tried, columns: range, rows: range, x: float, y: float) -> Scene:
    """The tried domino or knights, and an outline, for a kingdom drawn at (x, y)."""
    places = [
        (x + SQUARE * columns.index(square.column), y + SQUARE * rows.index(square.row))
        for square in tried.squares
    ]
    if not places:
        return ()
    drawn: Scene = ()
    for half, place in zip(tried.halves(), places, strict=False):
        drawn += pieces.square(half, *place)
    if isinstance(tried.action, Tax):
        drawn += tuple(knight for place in places for knight in pieces.knight_at(*place))
    together = isinstance(tried.action, Place)
    for corners in [places] if together else [[place] for place in places]:
        drawn += outline(tried, *_box(corners))
    return drawn


def outline(tried: Tried, x: float, y: float, width: float, height: float) -> Scene:
    """An outline in green with a tick, or in red with a cross."""
    return pieces.verdict(x, y, width, height, is_allowed=tried.reason is None)


def tried_words(tried: Tried, position: PartialPosition) -> str:
    """The move in words, and whether it's legal; if it isn't, also why."""
    if tried.reason is None:
        return say("picture-tried-allowed", tried=move_words(tried, position))
    reason = refusal_text(tried.reason, position)
    return say("picture-tried-refused", tried=move_words(tried, position), reason=reason)


def refusal_text(reason: Reason, position: PartialPosition) -> str:
    """A sentence explaining why a move is refused; without rules, assumes the smaller grid."""
    grid = position.rules.grid if position.rules else SMALL_GRID
    return say(f"reason-{reason.value}", grid=grid)


def move_words(tried: Tried, position: PartialPosition) -> str:
    """The move in words."""
    squares = [*tried.squares]
    match tried.action:
        case Place(id):
            return say("picture-try-place", **halves(DOMINOES[id]), squares=squares)
        case Discard(id):
            return say("picture-try-discard", **halves(DOMINOES[id]))
        case Tax():
            return say("picture-try-tax", knights=len(squares), squares=squares)
        case Construct(spot):
            house, square = _building(position, spot), squares[0]
            key = "picture-try-construct" if house else "picture-try-construct-spot"
            return say(key, building=house, spot=spot, square=square)
        case Burn(spot):
            house = _building(position, spot)
            key = "picture-try-burn" if house else "picture-try-burn-spot"
            return say(key, building=house, spot=spot)
        case Claim(id):
            return say("picture-try-claim", **halves(DOMINOES[id]))
        case End():
            return say("picture-try-end")


def _building(position: PartialPosition, spot: int) -> Name | str | None:
    """The building on a spot of the builders' board, for a message; None if there's none."""
    tile = position.board[spot] if position.board else 0
    return building(position_tiles(position)[tile - 1]) if tile else None


def _box(corners: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """The rectangle around squares: its upper left corner, width and height."""
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    return left, top, right - left + SQUARE, bottom - top + SQUARE
