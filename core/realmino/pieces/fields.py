"""The fields of actions and draws: their values become plain ones, or are refused.

`TypeError` for a value of another type, `ValueError` for one that no game has.
"""

from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import Side, whole
from realmino.pieces.variants import SEATS

_SPOTS = 6
"""The spots of the builders' board, by their prices 0 to 5."""

_NUMBERS = {
    "domino": range(1, len(DOMINOES) + 1),
    "spot": range(_SPOTS),
    "tile": range(1, TILES + 1),
    "seat": range(len(SEATS)),
}


def number_of(value: object, what: str) -> int:
    """A domino, spot, tile or seat as a plain number; `TypeError` or `ValueError` if it is none."""
    number = value if type(value) is int else whole(value, f"a {what}")
    allowed = _NUMBERS[what]
    if number not in allowed:
        raise ValueError(f"a {what} is {allowed[0]} to {allowed[-1]}, not {_shown(number)}")
    return number


def _shown(number: int) -> str:
    """Python refuses to write a number of thousands of digits."""
    return str(number) if abs(number) < 10**9 else "a huge number"


def several(values: object, what: str) -> tuple[object, ...]:
    """The members of a tuple or list."""
    if not isinstance(values, tuple | list):
        raise TypeError(f"{what} are a tuple, not {type(values).__name__}")
    return values if type(values) is tuple else tuple(values)


def numbers_of(values: object, what: str) -> tuple[int, ...]:
    """One or more of them."""
    given, allowed = several(values, f"{what}s"), _NUMBERS[what]
    for value in given:
        if type(value) is not int or value not in allowed:
            break
    else:
        if given:
            return given  # type: ignore[return-value]  # all of them were seen to be
        raise ValueError(f"a draw has one {what} at least")
    return tuple([number_of(value, what) for value in given])


def side_of(value: object) -> Side:
    """The side of that number."""
    number = whole(value, "a side")
    if not 0 <= number < len(Side):
        raise ValueError(f"a side is 0 (north) to 3 (west), not {_shown(number)}")
    return Side(number)


def set_fields(move: object, **fields: object) -> None:
    """Sets fields of a frozen value while it is made."""
    for name, value in fields.items():
        object.__setattr__(move, name, value)
