"""C: construct a building from the builders' board on a town square."""

from realmino.pieces.actions import Construct, constructions
from realmino.pieces.court import EMPTY_SPOT
from realmino.pieces.grid import squares_of
from realmino.pieces.numbers import DISCOUNT
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason
from realmino.pieces.terrain import Terrain
from realmino.rules import queen

_TAX, _BUILD, _BURN = Phase.TAX, Phase.BUILD, Phase.BURN
_TOWN = int(Terrain.TOWN)


def offer(position: Position) -> list[Construct]:
    """Every affordable building on every free town square."""
    open_squares = open_towns(position)
    if not open_squares:
        return []
    squares = squares_of(open_squares)
    return [
        shared[square]
        for shared in map(constructions, affordable(position))
        for square in squares
    ]  # fmt: skip


def open_towns(position: Position) -> int:
    """The town squares without a building, as a mask; 0 once C is over."""
    if position.phase is not _TAX and position.phase is not _BUILD:
        return 0
    kingdom = position.kingdom
    return position.kingdoms[kingdom].lands[_TOWN] & ~position.holdings[kingdom].building_squares


def price(spot: int, hosts_queen: bool) -> int:
    """The price of the building on a spot: a `DISCOUNT` less for the Queen's host."""
    return max(0, spot - DISCOUNT) if hosts_queen else spot


def highest_affordable_spot(coins: int, hosts_queen: bool) -> int:
    """The most expensive spot affordable with ``coins``; it may be off the board."""
    return coins + DISCOUNT if hosts_queen else coins


def affordable(position: Position) -> list[int]:
    """The spots whose buildings the current kingdom can afford."""
    kingdom = position.kingdom
    most = highest_affordable_spot(position.holdings[kingdom].coins, position.queen == kingdom)
    return [spot for spot, tile in enumerate(position.board) if tile and spot <= most]


def refuse(position: Position, choice: Construct) -> Reason | None:
    """Why that building can't be constructed there."""
    if not position.board[choice.spot]:
        return Reason.NO_TILE
    if choice.spot not in affordable(position):
        return Reason.NO_COINS
    return None if open_towns(position) >> choice.square & 1 else Reason.NOT_OPEN


def play(position: Position, choice: Construct) -> None:
    """Pays for the building, places it on the square and gains its knights and towers."""
    kingdom, spot = position.kingdom, choice.spot
    holdings = position.holdings[kingdom]
    tile = position.rules.buildings[position.board[spot] - 1]
    position.board[spot] = EMPTY_SPOT
    holdings.coins -= price(spot, position.queen == kingdom)
    holdings.ready += tile.knights
    holdings.add(tile, int(choice.square))
    if tile.towers:
        holdings.towers += tile.towers
        queen.move(position)
    position.laid = ()
    position.phase = _BURN
