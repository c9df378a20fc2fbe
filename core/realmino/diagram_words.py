"""The court of a diagram in words: what stands below a kingdom, and what is told to those who do
not see.
"""

from collections.abc import Iterator

from realmino.buildings import BUILDINGS, Building
from realmino.grid import Square, squares_of
from realmino.kingdom import Kingdom
from realmino.notation.positions import PartialPosition
from realmino.rules.variants import SEATS


def tiles_of(position: PartialPosition) -> tuple[Building, ...]:
    """The building tiles that the position is played with."""
    return position.rules.buildings if position.rules and position.rules.buildings else BUILDINGS


def purse_words(position: PartialPosition, seat: int) -> str:
    """``7 coins · 1 knight · 2 towers · Queen``; the knights are those not placed."""
    coins, knights, towers = position.purses[seat]
    parts = [_count(coins, "coin"), _count(knights, "knight"), _count(towers, "tower")]
    return " · ".join([*parts, *(["Queen"] if position.queen == seat else [])])


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'s' * (number != 1)}"


def board_words(position: PartialPosition) -> Iterator[str]:
    """The builders' board in a sentence."""
    if position.board is None:
        return
    spots = []
    for spot, tile in enumerate(position.board):
        empty = "the Dragon" if position.dragon == spot else "empty"
        name = f"{tiles_of(position)[tile - 1].kind} ({tile})" if tile else empty
        spots.append(f"for {spot} {name}")
    yield f"Builders' board: {'; '.join(spots)}."


def kingdom_words(position: PartialPosition, seat: int, land: Kingdom) -> Iterator[str]:
    """The buildings, the knights and the purse of a kingdom in a sentence."""
    told = [
        f"{tiles_of(position)[tile - 1].kind} ({tile}) on {Square(square)}"
        for square, tile in land.buildings
    ]
    if land.knights:
        told.append(f"knights on {' '.join(map(str, squares_of(land.knights)))}")
    if seat in position.purses:
        told.append(purse_words(position, seat))
    if told:
        yield f"Of {SEATS[seat].upper()}: {'; '.join(told)}."
