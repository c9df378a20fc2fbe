"""The court of Queendomino: purses, the builders' board, the Queen and the Dragon."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from realmino.pieces.buildings import TILES, parse_tile
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import COINS, KNIGHTS, Rules

SPOTS: Final = 6
"""The spots of the builders' board; a spot is named by its price, 0 to 5 coins."""

EMPTY_SPOT: Final = 0
DISCOUNT: Final = 1
"""The coins that the Queen saves her host on a building."""

BRIBE: Final = 1
"""The coins that the Dragon costs."""


class Purse(NamedTuple):
    """The supply of a kingdom: coins, knights not placed yet, towers."""

    coins: int
    knights: int
    towers: int

    def __str__(self) -> str:
        return f"{self.coins}c{self.knights}k{self.towers}t"


class Court(NamedTuple):
    """Everything of Queendomino that is not land.

    ``purses`` by kingdom; ``board`` the tile on every spot, cheap to dear, 0 where there is none;
    ``queen`` the kingdom that hosts her; ``dragon`` the spot on which he sits, None in his cave;
    ``burnt`` the mask of the tiles he burnt; ``laid`` the squares of the domino placed in this turn
    while tax can be collected on it.
    """

    purses: tuple[Purse, ...]
    board: tuple[int, ...]
    queen: int | None = None
    dragon: int | None = None
    burnt: int = 0
    laid: tuple[int, ...] = ()

    @staticmethod
    def start(rules: Rules) -> "Court":
        """The set-up: coins and knights dealt out, the board still empty."""
        purses = (Purse(COINS, KNIGHTS, 0),) * rules.kingdoms
        return Court(purses, (EMPTY_SPOT,) * SPOTS)

    def price(self, kingdom: int, spot: int) -> int:
        """The price of the building on a spot for that kingdom."""
        return price(spot, self.queen == kingdom)


def price(spot: int, hosts_queen: bool) -> int:
    """The price of the building on a spot; less for the kingdom that hosts the Queen."""
    return max(0, spot - DISCOUNT) if hosts_queen else spot


def tiles_left(board: Iterable[int], built: Iterable[int], burnt: int) -> tuple[int, ...]:
    """The tiles of the draw pile, ascending: neither on the board nor built nor burnt (a mask)."""
    seen = {*board, *built}
    return tuple([id for id in range(1, TILES + 1) if id not in seen and not burnt >> id & 1])


def board_text(court: Court) -> str:
    """The board cheap to dear, ``4-19-x-d-7-3``: ``x`` an empty spot, ``d`` the Dragon."""
    return "-".join(
        "d" if court.dragon == spot else str(tile or "x") for spot, tile in enumerate(court.board)
    )


def parse_board(text: str) -> tuple[tuple[int, ...], int | None]:
    """Reads ``4-19-x-d-7-3`` as the board and the Dragon's spot."""
    parts = text.split("-")
    if len(parts) != SPOTS:
        raise NotationError(text, 0, f"{SPOTS} spots joined by hyphens")
    board = []
    dragon = None
    position = 0
    for spot, part in enumerate(parts):
        if part == "d" and dragon is not None:
            raise NotationError(text, position, "one Dragon only")
        dragon = spot if part == "d" else dragon
        board.append(EMPTY_SPOT if part in ("x", "d") else parse_tile(text, position, part))
        position += len(part) + 1
    return tuple(board), dragon
