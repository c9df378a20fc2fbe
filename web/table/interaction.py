"""The interaction of a person at the table: a value with one case for each kind, and its domino."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeVar

from realmino.pieces.grid import COLUMNS, Square
from realmino.view import Option, Refusal, View

Lying = TypeVar("Lying", Option, Refusal)

TOWARD: Final = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""East, south, west, north: where the second half lies, by quarter turns clockwise."""


class Aim(NamedTuple):
    """A place looked at: squares of the first and the second half, and what the view says of it."""

    squares: tuple[str, str]
    option: Option | None
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is chosen; ``tile`` is a building that is pointed at.

    ``wanted`` is the turn that the person chose for the domino which is still to be placed;
    ``square`` is the square that the arrow keys have reached.
    """

    tile: int | None = None
    wanted: int = 0
    square: str | None = None


@dataclass(frozen=True, slots=True)
class Placing:
    """A domino is to be placed."""

    square: str | None = None
    """Where the first half would be."""
    turns: int = 0
    """The quarter turns of the domino there."""
    wanted: int = 0
    """The quarter turns that the person chose."""
    over: str | None = None
    """The square under the pointer."""
    held: bool = False
    """Whether the domino is attached to the pointer."""
    at: tuple[float, float] | None = None
    """The pointer's place on the canvas while it holds the domino."""
    asked: bool = False
    """Whether the place waits for its confirmation."""
    tried: bool = False
    """Dropped on an illegal square; its refusal shows until the pointer moves on."""
    spot: int | None = None
    """The building of the board that was selected before."""

    def rests(self, shown: Aim) -> bool:
        """Whether the pointer merely rests on covered land, which is no try to place there."""
        occupied = shown.refusal is not None and shown.refusal.reason == "occupied"
        return occupied and self.over is not None and not self.held and not self.tried

    def let_go(self, asked: bool) -> "Placing":
        """Off the pointer; ``asked``: it waits for its confirmation, else the drop was illegal."""
        return replace(self, held=False, at=None, asked=asked, tried=not asked)

    def pointing(self, square: str | None) -> "Placing":
        """The same domino over another square, not yet tried or waiting there."""
        if square == self.square:
            return self
        return replace(self, square=square, over=None, asked=False, tried=False)

    def turned(self, quarters: int) -> "Placing":
        """The domino turned clockwise."""
        turns = (self.turns + quarters) % 4
        return replace(self, turns=turns, wanted=turns, asked=False)


@dataclass(frozen=True, slots=True)
class Claiming:
    """A domino of the next line is pointed at; ``asked``: it waits for its confirmation."""

    domino: int
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Taxing:
    """Knights stand on squares to collect tax; ``asked``: they wait for their confirmation."""

    squares: tuple[str, ...]
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Constructing:
    """The building of a spot of the builders' board is chosen, to be put on ``square``.

    ``held``: it hangs on the pointer, ``at`` where that is on the canvas. ``asked``: it waits for
    its confirmation. Where it cannot be constructed it is looked at; ``wanted`` as in `Idle`.
    """

    spot: int
    square: str | None = None
    held: bool = False
    at: tuple[float, float] | None = None
    asked: bool = False
    wanted: int = 0


@dataclass(frozen=True, slots=True)
class Burning:
    """The Dragon is to burn the building of a spot; ``asked``: he waits for the confirmation."""

    spot: int
    asked: bool = False


Doing = Idle | Placing | Claiming | Taxing | Constructing | Burning


@dataclass(frozen=True, slots=True)
class Looking:
    """Another kingdom is looked at, and comes to the middle; ``doing`` goes on meanwhile."""

    kingdom: str
    doing: Doing


Interaction = Doing | Looking

NOTHING: Final = Idle()


def doing_of(interaction: Interaction) -> Doing:
    """The doing within an interaction, also while another kingdom is looked at."""
    return interaction.doing if isinstance(interaction, Looking) else interaction


def with_doing(interaction: Interaction, doing: Doing) -> Interaction:
    """Something else is done, while the same kingdom is looked at."""
    return Looking(interaction.kingdom, doing) if isinstance(interaction, Looking) else doing


def is_asked(doing: Doing) -> bool:
    """Whether the choice waits for its confirmation."""
    return not isinstance(doing, Idle) and doing.asked


def is_held(doing: Doing) -> bool:
    """Whether a domino or a building hangs on the pointer."""
    return isinstance(doing, Placing | Constructing) and doing.held


def chosen_spot(doing: Doing) -> int | None:
    """The spot of the builders' board whose building is chosen."""
    return doing.spot if isinstance(doing, Placing | Constructing | Burning) else None


def wanted_turn(doing: Doing) -> int:
    """The turn that the person chose for the domino to be placed."""
    return doing.wanted if isinstance(doing, Idle | Placing | Constructing) else 0


def in_hand(doing: Doing) -> Placing:
    """The domino to be placed, also where something else was done before."""
    if isinstance(doing, Placing):
        return doing
    spot = doing.spot if isinstance(doing, Constructing) else None
    return Placing(wanted=wanted_turn(doing), spot=spot)


def empty_handed(doing: Doing) -> Placing:
    """Nothing is done any more, and the domino is turned as the person wants it."""
    wanted = wanted_turn(doing)
    return Placing(turns=wanted, wanted=wanted)


def aim(view: View, doing: Doing) -> Aim | None:
    """The option or refusal at the domino's squares; None beside the grid, or without a domino."""
    if not isinstance(doing, Placing):
        return None
    squares = squares_for(doing.square, doing.turns)
    if squares is None:
        return None
    option = _lying_on(view, squares, view.options)
    refusal = None if option else _lying_on(view, squares, view.refusals)
    return Aim(squares, option, refusal)


def squares_for(square: str | None, turns: int) -> tuple[str, str] | None:
    """The squares of both halves, None where the second falls off the grid."""
    if square is None:
        return None
    at = Square(square)
    east, north = TOWARD[turns]
    column, row = at.column + east, at.row + north
    if not (0 <= column < len(COLUMNS) and 0 <= row < len(COLUMNS)):
        return None
    return square, f"{COLUMNS[column]}{row + 1}"


def turned_to_fit(view: View, placing: Placing, square: str | None) -> Placing:
    """The domino over a square, turned by itself where only another turn is legal there.

    First the wanted turn with the first half on the square, then other turns, then places whose
    second half covers it; where none is legal the domino stays as it is, and is refused. While the
    pointer stays on its square, the domino stays as it was turned there.
    """
    if square is None:
        return placing.pointing(None)
    if square == placing.over:
        return placing
    pointed = replace(placing.pointing(square), over=square, turns=placing.wanted, tried=False)
    offered = [option for option in view.options if option.kind == "place"]
    for half in (0, 1):
        lying = [
            _on_option(pointed, option, square, _is_equal(view))
            for option in offered
            if option.squares[half] == square or (_is_equal(view) and square in option.squares)
        ]
        if lying:
            return min(lying, key=lambda turned: (turned.turns - placing.wanted) % 4)
    return pointed


def turned_on(view: View, placing: Placing, quarters: int) -> Placing:
    """The domino turned where it lies, to the next legal turn if the square has one.

    A domino that waits for its confirmation goes on waiting.
    """
    turned = placing.turned(quarters)
    for _ in range(4):
        shown = aim(view, turned)
        if shown and shown.option:
            return replace(turned, asked=placing.asked)
        turned = turned.turned(1 if quarters > 0 else -1)
    return placing.turned(quarters)


def from_option(view: View, placing: Placing, option: Option) -> Placing:
    """The domino as the option lays it."""
    unpointed = replace(placing, over=None)
    return _on_option(unpointed, option, option.squares[0], _is_equal(view))


def _on_option(placing: Placing, option: Option, square: str, equal: bool) -> Placing:
    if equal and option.squares[1] == square:
        # Both halves look the same: hold the one under the pointer.
        return replace(placing, square=square, turns=(_turns_of(option) + 2) % 4, asked=False)
    return replace(placing, square=option.squares[0], turns=_turns_of(option), asked=False)


def _turns_of(option: Option) -> int:
    first, second = (Square(square) for square in option.squares)
    return TOWARD.index((second.column - first.column, second.row - first.row))


def _is_equal(view: View) -> bool:
    return any(face.domino == view.prompt.domino and face.equal for face in view.line)


def _lying_on(view: View, squares: tuple[str, str], among: Iterable[Lying]) -> Lying | None:
    lying = [candidate for candidate in among if candidate.squares == squares]
    if not lying and _is_equal(view):
        lying = [candidate for candidate in among if candidate.squares == squares[::-1]]
    return lying[0] if lying else None
