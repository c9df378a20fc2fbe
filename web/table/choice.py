"""What the person in turn points at, holds and has turned: it narrows the view's options."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from realmino.grid import COLUMNS, Square
from realmino.view import Option, Refusal, View

TOWARD: Final = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""East, south, west, north: where the second half lies, by quarter turns clockwise."""


class Aim(NamedTuple):
    """A place looked at: squares of the first and the second half, and what the view says of it."""

    squares: tuple[str, str]
    option: Option | None
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Choice:
    """What is being considered.

    ``square`` is where the first half would lie; ``turns`` are its quarter turns there, ``wanted``
    those that the person chose; ``over`` is the square under the pointer; ``claim`` is a domino of
    the next line; ``held`` says that the domino hangs on the pointer, ``at`` where that is on the
    canvas; ``asked`` that what is chosen waits for its confirmation; ``tried`` that it was let go
    here, and is refused until the pointer goes elsewhere. ``knights`` are squares for knights;
    ``spot`` is a building of the builders' board, to be put on ``square`` or, if ``burning``, to be
    burnt down; ``tile`` is a building that is only looked at.
    """

    square: str | None = None
    turns: int = 0
    wanted: int = 0
    over: str | None = None
    claim: int | None = None
    held: bool = False
    at: tuple[float, float] | None = None
    asked: bool = False
    tried: bool = False
    knights: tuple[str, ...] = ()
    spot: int | None = None
    burning: bool = False
    tile: int | None = None

    def empty_handed(self) -> "Choice":
        """Nothing considered, the domino turned as the person wants it."""
        return Choice(turns=self.wanted, wanted=self.wanted)

    def is_idle(self, shown: "Aim") -> bool:
        """Whether the pointer merely rests on covered land, which is no try to place there."""
        occupied = shown.refusal is not None and shown.refusal.reason == "occupied"
        return occupied and self.over is not None and not self.held and not self.tried

    def let_go(self, asked: bool) -> "Choice":
        """No longer on the pointer; ``asked`` where it waits to be confirmed, else in vain."""
        return replace(self, held=False, at=None, asked=asked, tried=not asked)

    def pointing(self, square: str | None) -> "Choice":
        """The same domino over another square."""
        if square == self.square:
            return self
        return replace(self, square=square, over=None, asked=False, tried=False)

    def turned(self, quarters: int) -> "Choice":
        """The domino turned clockwise."""
        turns = (self.turns + quarters) % 4
        return replace(self, turns=turns, wanted=turns, asked=False)


NOTHING: Final = Choice()


def aim(view: View, choice: Choice) -> Aim | None:
    """What would happen where the domino is held now, None beside the grid."""
    squares = squares_for(choice.square, choice.turns)
    if squares is None:
        return None
    option = _option_on(view, squares)
    refusal = None if option else _refusal_on(view, squares)
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


def settled(view: View, choice: Choice, square: str | None) -> Choice:
    """The domino over a square, turned by itself where only another turn is legal there.

    First the wanted turn with the first half on the square, then other turns, then places whose
    second half covers it; where none is legal the domino stays as it is, and is refused. While the
    pointer stays on its square, the domino stays as it was turned there.
    """
    if square is None:
        return choice.pointing(None)
    if square == choice.over:
        return choice
    here = replace(choice.pointing(square), over=square, turns=choice.wanted, tried=False)
    placings = [option for option in view.options if option.kind == "place"]
    for half in (0, 1):
        lying = [
            _on_option(here, option, square, _is_equal(view))
            for option in placings
            if option.squares[half] == square or (_is_equal(view) and square in option.squares)
        ]
        if lying:
            return min(lying, key=lambda one: (one.turns - choice.wanted) % 4)
    return here


def turned_on(view: View, choice: Choice, quarters: int) -> Choice:
    """The domino turned where it lies, to the next legal turn if the square has one.

    A domino that waits for its confirmation goes on waiting.
    """
    turned = choice.turned(quarters)
    for _ in range(4):
        shown = aim(view, turned)
        if shown and shown.option:
            return replace(turned, asked=choice.asked)
        turned = turned.turned(1 if quarters > 0 else -1)
    return choice.turned(quarters)


def from_option(view: View, choice: Choice, option: Option) -> Choice:
    """The domino as the option lays it."""
    unpointed = replace(choice, over=None)
    return _on_option(unpointed, option, option.squares[0], _is_equal(view))


def _on_option(choice: Choice, option: Option, square: str, equal: bool) -> Choice:
    if equal and option.squares[1] == square:
        # Both halves look the same: hold the one under the pointer.
        return replace(choice, square=square, turns=(_turns_of(option) + 2) % 4, asked=False)
    return replace(choice, square=option.squares[0], turns=_turns_of(option), asked=False)


def _turns_of(option: Option) -> int:
    first, second = (Square(square) for square in option.squares)
    return TOWARD.index((second.column - first.column, second.row - first.row))


def _is_equal(view: View) -> bool:
    return any(face.domino == view.prompt.domino and face.equal for face in view.line)


def _option_on(view: View, squares: tuple[str, str]) -> Option | None:
    either = _is_equal(view)
    for option in view.options:
        if option.squares == squares or (either and option.squares == squares[::-1]):
            return option
    return None


def _refusal_on(view: View, squares: tuple[str, str]) -> Refusal | None:
    either = _is_equal(view)
    for refusal in view.refusals:
        if refusal.squares == squares or (either and refusal.squares == squares[::-1]):
            return refusal
    return None
