"""The court of a diagram in words: what stands below a kingdom, and what is told to those who do
not see.
"""

from collections.abc import Iterator

from realmino.buildings import BUILDINGS, Building
from realmino.grid import Square, squares_of
from realmino.kingdom import Kingdom
from realmino.rules import SEATS
from realmino.setup import Setup


def tiles_of(setup: Setup) -> tuple[Building, ...]:
    """The building tiles that the position is played with."""
    return setup.rules.buildings if setup.rules and setup.rules.buildings else BUILDINGS


def purse_words(setup: Setup, seat: int) -> str:
    """``7 coins · 1 knight · 2 towers · Queen``; the knights are those not placed."""
    coins, knights, towers = setup.purses[seat]
    parts = [_count(coins, "coin"), _count(knights, "knight"), _count(towers, "tower")]
    return " · ".join([*parts, *(["Queen"] if setup.queen == seat else [])])


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'s' * (number != 1)}"


def board_words(setup: Setup) -> Iterator[str]:
    """The builders' board in a sentence."""
    if setup.board is None:
        return
    spots = []
    for spot, tile in enumerate(setup.board):
        empty = "the Dragon" if setup.dragon == spot else "empty"
        name = f"{tiles_of(setup)[tile - 1].kind} ({tile})" if tile else empty
        spots.append(f"for {spot} {name}")
    yield f"Builders' board: {'; '.join(spots)}."


def kingdom_words(setup: Setup, seat: int, land: Kingdom) -> Iterator[str]:
    """The buildings, the knights and the purse of a kingdom in a sentence."""
    told = [
        f"{tiles_of(setup)[tile - 1].kind} ({tile}) on {Square(square)}"
        for square, tile in land.buildings
    ]
    if land.knights:
        told.append(f"knights on {' '.join(map(str, squares_of(land.knights)))}")
    if seat in setup.purses:
        told.append(purse_words(setup, seat))
    if told:
        yield f"Of {SEATS[seat].upper()}: {'; '.join(told)}."
