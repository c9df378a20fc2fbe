"""Validates the fields of actions and draws.

Each function returns the value as the engine stores it, and raises `TypeError` for a value of a
wrong type and `ValueError` for one that can't occur in a game.
"""

from realmino.pieces.buildings import TILES
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import Side, as_integer
from realmino.pieces.numbers import SPOTS
from realmino.pieces.parsing import number_text
from realmino.pieces.variants import SEATS

_NUMBERS = {
    "domino": range(1, len(DOMINOES) + 1),
    "spot": range(SPOTS),
    "tile": range(1, TILES + 1),
    "seat": range(len(SEATS)),
}


def check_number(value: object, what: str) -> int:
    """A domino, spot, tile or seat as a plain number."""
    number = value if type(value) is int else as_integer(value, f"a {what}")
    allowed = _NUMBERS[what]
    if number not in allowed:
        raise ValueError(
            f"a {what} must be {allowed[0]} to {allowed[-1]}, not {number_text(number)}"
        )
    return number


def check_sequence(values: object, what: str) -> tuple[object, ...]:
    """The members of a tuple or list."""
    if not isinstance(values, tuple | list):
        raise TypeError(f"{what} must be a tuple, not {type(values).__name__}")
    return tuple(values)


def check_numbers(values: object, what: str) -> tuple[int, ...]:
    """One or more dominoes, tiles or seats as plain numbers."""
    numbers = tuple([check_number(value, what) for value in check_sequence(values, f"{what}s")])
    if not numbers:
        raise ValueError(f"a draw has at least one {what}")
    return numbers


def check_side(value: object) -> Side:
    """The side with that number; `TypeError` lists the members of `Side`."""
    if isinstance(value, str):
        raise TypeError("a side must be Side.NORTH, Side.EAST, Side.SOUTH or Side.WEST, not a str")
    number = as_integer(value, "a side")
    if not 0 <= number < len(Side):
        raise ValueError(f"a side must be 0 (north) to 3 (west), not {number_text(number)}")
    return Side(number)


def set_fields(move: object, **fields: object) -> None:
    """Sets fields of a frozen value in its ``__post_init__``."""
    for name, value in fields.items():
        object.__setattr__(move, name, value)
