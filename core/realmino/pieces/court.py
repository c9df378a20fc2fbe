"""Queendomino's court: purses, the builders' board, the Queen and the Dragon."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from realmino.pieces.buildings import TILES, parse_tile
from realmino.pieces.numbers import COINS, KNIGHTS, SPOTS
from realmino.pieces.parsing import NotationError, parts
from realmino.pieces.variants import Rules

EMPTY_SPOT: Final = 0
"""A spot without a tile."""


class Purse(NamedTuple):
    """A kingdom's coins, knights and towers."""

    coins: int
    knights: int
    """Knights that haven't been placed yet."""
    towers: int

    def __str__(self) -> str:
        return f"{self.coins}c{self.knights}k{self.towers}t"


class Court(NamedTuple):
    """Everything in Queendomino except land."""

    purses: tuple[Purse, ...]
    """By kingdom."""
    board: tuple[int, ...]
    """The tile on each spot, cheapest spot first; 0 for an empty one."""
    queen: int | None = None
    """The kingdom that hosts the Queen."""
    dragon: int | None = None
    """The Dragon's spot; None while it's in its cave."""
    burnt: int = 0
    """The burnt tiles as a mask."""
    laid: tuple[int, ...] = ()
    """The squares of the domino placed in this turn, while knights can collect tax on it."""

    @staticmethod
    def start(rules: Rules) -> "Court":
        """The set-up: full purses, an empty board."""
        purses = (Purse(COINS, KNIGHTS, 0),) * rules.kingdoms
        return Court(purses, (EMPTY_SPOT,) * SPOTS)


def tiles_left(board: Iterable[int], built: Iterable[int], burnt: int) -> tuple[int, ...]:
    """The tiles in the draw pile, ascending: not on the board, not built, not burnt (a mask)."""
    used = {*board, *built}
    return tuple([id for id in range(1, TILES + 1) if id not in used and not burnt >> id & 1])


def board_text(court: Court) -> str:
    """The board as text, ``4-19-x-d-7-3``: ``x`` is an empty spot, ``d`` the Dragon's."""
    return "-".join(
        "d" if court.dragon == spot else str(tile or "x") for spot, tile in enumerate(court.board)
    )


def parse_board(text: str) -> tuple[tuple[int, ...], int | None]:
    """The board and the Dragon's spot from a text such as ``4-19-x-d-7-3``."""
    if text.count("-") != SPOTS - 1:
        raise NotationError(text, 0, f"{SPOTS} spots joined by hyphens")
    board = []
    dragon = None
    for spot, (position, part) in enumerate(parts(text)):
        if part == "d" and dragon is not None:
            raise NotationError(text, position, "only one Dragon")
        dragon = spot if part == "d" else dragon
        board.append(EMPTY_SPOT if part in ("x", "d") else parse_tile(text, position, part))
    return tuple(board), dragon
