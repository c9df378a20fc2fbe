"""A person's interaction with the table, with one class for each kind, and the domino in hand."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeVar

from realmino.pieces.grid import COLUMNS, Square
from realmino.view import Option, Refusal, View

Candidate = TypeVar("Candidate", Option, Refusal)

TOWARD: Final = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""The step (east, north) from the first half to the second, by quarter turns clockwise."""


class Aim(NamedTuple):
    """The squares that a domino's two halves would cover, and the option or refusal there."""

    squares: tuple[str, str]
    option: Option | None
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is chosen; ``tile`` is the building under the pointer.

    ``preferred`` is the rotation that the person chose for the domino still to be placed, None
    until they rotate it; ``square`` is the one that the arrow keys have reached.
    """

    tile: int | None = None
    preferred: int | None = None
    square: str | None = None


@dataclass(frozen=True, slots=True)
class Placing:
    """A domino is being placed."""

    square: str | None = None
    """Where the first half would be."""
    turns: int = 0
    """The quarter turns of the domino there."""
    preferred: int | None = None
    """The quarter turns that the person chose."""
    over: str | None = None
    """The square under the pointer, which a turned domino keeps covering."""
    held: bool = False
    """Whether the domino is attached to the pointer."""
    at: tuple[float, float] | None = None
    """The pointer's position on the canvas while it holds the domino."""
    confirming: bool = False
    """Whether the placement is waiting for confirmation."""
    was_refused: bool = False
    """Whether it was dropped on an illegal square; the refusal shows until the pointer moves."""
    spot: int | None = None
    """The spot of the builders' board that was selected before, if any."""

    def is_only_hovering(self, shown: Aim) -> bool:
        """Whether the pointer merely rests on covered land, which isn't an attempt to place."""
        occupied = shown.refusal is not None and shown.refusal.reason == "occupied"
        return occupied and self.over is not None and not self.held and not self.was_refused

    def dropped(self, confirming: bool) -> "Placing":
        """The domino after a drop: waiting for confirmation, or else refused as illegal."""
        return replace(self, held=False, at=None, confirming=confirming, was_refused=not confirming)

    def pointing(self, square: str | None) -> "Placing":
        """The same domino over another square, where it is neither waiting nor refused."""
        if square == self.square:
            return self
        return replace(self, square=square, over=None, confirming=False, was_refused=False)

    def turned(self, quarters: int) -> "Placing":
        """The domino turned clockwise."""
        turns = (self.turns + quarters) % 4
        return replace(self, turns=turns, preferred=turns, confirming=False)


@dataclass(frozen=True, slots=True)
class Claiming:
    """A domino of the next line is selected; if ``confirming``, it waits for confirmation."""

    domino: int
    confirming: bool = False


@dataclass(frozen=True, slots=True)
class CollectingTax:
    """Knights are on squares to collect tax; if ``confirming``, they wait for confirmation."""

    squares: tuple[str, ...]
    confirming: bool = False


@dataclass(frozen=True, slots=True)
class Constructing:
    """The building on a spot of the builders' board is selected, for ``square``.

    If ``held``, it is attached to the pointer, which is ``at`` that point of the canvas. If
    ``confirming``, it waits for confirmation. A building that cannot be constructed is only shown.
    ``preferred`` is as in `Idle`.
    """

    spot: int
    square: str | None = None
    held: bool = False
    at: tuple[float, float] | None = None
    confirming: bool = False
    preferred: int | None = None


@dataclass(frozen=True, slots=True)
class Burning:
    """The Dragon may burn the building on a spot; if ``confirming``, it waits for confirmation."""

    spot: int
    confirming: bool = False


Activity = Idle | Placing | Claiming | CollectingTax | Constructing | Burning


@dataclass(frozen=True, slots=True)
class Looking:
    """Another kingdom is shown in the middle; ``activity`` continues meanwhile."""

    kingdom: str
    activity: Activity


Interaction = Activity | Looking

NOTHING: Final = Idle()


def current_activity(interaction: Interaction) -> Activity:
    """The interaction itself, even while another kingdom is shown."""
    return interaction.activity if isinstance(interaction, Looking) else interaction


def with_activity(interaction: Interaction, activity: Activity) -> Interaction:
    """The interaction with another ``activity`` and the same kingdom shown."""
    return Looking(interaction.kingdom, activity) if isinstance(interaction, Looking) else activity


def is_confirming(activity: Activity) -> bool:
    """Whether the choice waits for confirmation."""
    return not isinstance(activity, Idle) and activity.confirming


def is_held(activity: Activity) -> bool:
    """Whether a domino or a building is attached to the pointer."""
    return isinstance(activity, Placing | Constructing) and activity.held


def chosen_spot(activity: Activity) -> int | None:
    """The spot of the builders' board whose building is selected."""
    return activity.spot if isinstance(activity, Placing | Constructing | Burning) else None


def preferred_rotation(activity: Activity) -> int | None:
    """The person's rotation of the domino, in quarter turns; None if they chose none."""
    return activity.preferred if isinstance(activity, Idle | Placing | Constructing) else None


def in_hand(activity: Activity) -> Placing:
    """The domino to place, whatever the person did before."""
    if isinstance(activity, Placing):
        return activity
    spot = activity.spot if isinstance(activity, Constructing) else None
    return Placing(preferred=preferred_rotation(activity), spot=spot)


def empty_handed(activity: Activity) -> Placing:
    """The domino to place, turned as the person chose, with nothing else selected."""
    preferred = preferred_rotation(activity)
    return Placing(turns=preferred or 0, preferred=preferred)


def aim(view: View, activity: Activity) -> Aim | None:
    """The option or refusal at the domino's squares; None off the grid, or without a domino."""
    if not isinstance(activity, Placing):
        return None
    squares = squares_for(activity.square, activity.turns)
    if squares is None:
        return None
    option = _lying_on(view, squares, view.options)
    refusal = None if option else _lying_on(view, squares, view.refusals)
    return Aim(squares, option, refusal)


def squares_for(square: str | None, turns: int) -> tuple[str, str] | None:
    """The squares of both halves; None if the second is off the grid."""
    if square is None:
        return None
    at = Square(square)
    east, north = TOWARD[turns]
    column, row = at.column + east, at.row + north
    if not (0 <= column < len(COLUMNS) and 0 <= row < len(COLUMNS)):
        return None
    return square, f"{COLUMNS[column]}{row + 1}"


def turned_to_fit(view: View, placing: Placing, square: str | None) -> Placing:
    """The domino over a square: as the person turned it, otherwise the best way to cover it.

    If no way is legal, the domino stays as it is and is refused. While the pointer stays on its
    square, the domino keeps its rotation.
    """
    if square is None:
        return placing.pointing(None)
    if square == placing.over:
        return placing
    pointed = replace(
        placing.pointing(square), over=square, turns=placing.preferred or 0, was_refused=False
    )
    ways = [_on_option(view, pointed, option, square) for option in _covering(view, square)]
    as_chosen = [way for way in ways if way.turns == placing.preferred]
    best = ways[0] if ways else pointed
    return min(as_chosen, key=lambda way: way.square != square, default=best)


def next_rotation(view: View, placing: Placing, quarters: int) -> Placing:
    """The domino after cycling to the next legal way to cover its square, from best to worst.

    If there is none, it just rotates. A domino that is waiting for confirmation keeps waiting.
    """
    square = placing.over or placing.square
    options = _covering(view, square) if square else []
    if not options:
        return placing.turned(quarters)
    shown = aim(view, placing)
    index = options.index(shown.option) + quarters if shown and shown.option in options else 0
    way = _on_option(view, placing, options[index % len(options)], square)
    return replace(way, over=square, preferred=way.turns, confirming=placing.confirming)


def _covering(view: View, square: str) -> list[Option]:
    """The legal places that cover a square, best first.

    Among equals, those with the first half on it come first.
    """
    options = [option for option in view.options if square in option.squares]
    return sorted(options, key=lambda option: (-option.gain, option.squares[0] != square))


def from_option(view: View, placing: Placing, option: Option) -> Placing:
    """The domino as the option places it."""
    unpointed = replace(placing, over=None)
    return _on_option(view, unpointed, option, option.squares[0])


def _on_option(view: View, placing: Placing, option: Option, square: str | None) -> Placing:
    turns, first = _turns_of(option), option.squares[0]
    if option.squares[1] == square and _is_equal(view):
        # Both halves look the same: hold the one under the pointer.
        turns, first = (turns + 2) % 4, square
    return replace(placing, square=first, turns=turns, confirming=False, was_refused=False)


def _turns_of(option: Option) -> int:
    first, second = (Square(square) for square in option.squares)
    return TOWARD.index((second.column - first.column, second.row - first.row))


def _is_equal(view: View) -> bool:
    return any(face.domino == view.prompt.domino and face.equal for face in view.line)


def _lying_on(view: View, squares: tuple[str, str], among: Iterable[Candidate]) -> Candidate | None:
    matching = [candidate for candidate in among if candidate.squares == squares]
    if not matching and _is_equal(view):
        matching = [candidate for candidate in among if candidate.squares == squares[::-1]]
    return matching[0] if matching else None
