"""A number for every action, the same one in all games and in all versions.

| from | actions | the number within them |
|---|---|---|
| 0 | add the domino whose turn it is | 4 × square + side |
| 676 | discard it | 0 |
| 677 | claim a domino | its place in the next line, 0 to 7 |
| 685 | end the turn of the last round | 0 |
| 686 | collect tax on the domino just placed | 0 its first square, 1 its second, 2 both |
| 689 | construct a building | 169 × spot + square |
| 1703 | have the Dragon burn a building | spot |

Squares count from 0 (a1) by column and then by row, so g7 is 84; sides are north, east, south and
west; spots of the builders' board are 0 to 5 by price. Kingdomino has the first 686 numbers only.
"""

from typing import Final

from realmino.pieces.actions import (
    END,
    Action,
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Place,
    Tax,
    claim,
    discard,
)
from realmino.pieces.grid import BOARD, Side, Square, squares_of
from realmino.pieces.variants import SIZES, Rules
from realmino.state import State

SQUARES: Final = tuple(squares_of(BOARD))
"""All squares in the order of their numbers."""

_NUMBERS: Final = {square: number for number, square in enumerate(SQUARES)}
_SIDES: Final = len(Side)
_LINE: Final = max(size.line for size in SIZES.values())
_SPOTS: Final = 6

_DISCARD: Final = len(SQUARES) * _SIDES
_CLAIM: Final = _DISCARD + 1
_END: Final = _CLAIM + _LINE
_TAX: Final = _END + 1
_CONSTRUCT: Final = _TAX + 3
_BURN: Final = _CONSTRUCT + _SPOTS * len(SQUARES)
_ALL: Final = _BURN + _SPOTS


def count(rules: Rules) -> int:
    """How many numbers the actions of such a game have: 686, or 1,709 at court."""
    return _ALL if rules.has_court else _TAX


def number_of(action: Action, state: State) -> int:
    """The number of an action in a position where it is legal.

    Raises `ValueError` for a claim of a domino that is not in the next line, and for a tax on
    squares where the domino just placed does not lie.
    """
    match action:
        case Place(square=square, side=side):
            return _NUMBERS[square] * _SIDES + side
        case Discard():
            return _DISCARD
        case Claim(domino=domino):
            return _CLAIM + [entry.domino for entry in state.next].index(domino)
        case End():
            return _END
        case Tax(squares=squares):
            return _TAX + (2 if len(squares) == 2 else _laid(state).index(squares[0]))
        case Construct(spot=spot, square=square):
            return _CONSTRUCT + spot * len(SQUARES) + _NUMBERS[square]
        case Burn(spot=spot):
            return _BURN + spot


def action_of(number: int, state: State) -> Action:
    """The action of a number, legal or not.

    Raises `ValueError` where the position has nothing that it could mean: no such number, no domino
    to add, no such place in the next line, no domino just placed.
    """
    if not 0 <= number < count(state.rules):
        raise ValueError(f"{number} is no action of {state.rules}: 0 to {count(state.rules) - 1}")
    if number < _CLAIM:
        if not state.line:
            raise ValueError(f"{number} is about a domino to add, and there is none")
        domino = state.line[0].domino
        if number == _DISCARD:
            return discard(domino)
        square, side = divmod(number, _SIDES)
        return Place(domino, SQUARES[square], Side(side))
    if number < _END:
        if number - _CLAIM >= len(state.next):
            raise ValueError(f"{number} is about a place that the next line does not have")
        return claim(state.next[number - _CLAIM].domino)
    if number == _END:
        return END
    if number < _CONSTRUCT:
        laid = _laid(state)
        if not laid:
            raise ValueError(f"{number} is about a domino just placed, and there is none")
        return Tax(laid if number - _TAX == 2 else laid[number - _TAX : number - _TAX + 1])
    if number < _BURN:
        spot, square = divmod(number - _CONSTRUCT, len(SQUARES))
        return Construct(spot, SQUARES[square])
    return Burn(number - _BURN)


def legal_numbers(state: State) -> dict[int, Action]:
    """The legal actions by their numbers, in the order of the notation.

    >>> from realmino import Game
    >>> legal_numbers(Game.parse("K2 Oabab L3-14-34-41").state)
    {677: Claim(domino=3), 678: Claim(domino=14), 679: Claim(domino=34), 680: Claim(domino=41)}
    """
    return {number_of(action, state): action for action in state.legal_actions()}


def _laid(state: State) -> tuple[Square, ...]:
    """The squares of the domino just placed while tax can be collected on it, in order."""
    return tuple(map(Square, sorted(state.court.laid))) if state.court else ()
