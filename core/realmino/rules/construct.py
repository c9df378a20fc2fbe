"""C: construct a building of the builders' board on a town square."""

from typing import TYPE_CHECKING

from realmino.actions import Action, Construct, construct
from realmino.court import Purse
from realmino.grid import squares_of
from realmino.phases import Phase
from realmino.reasons import Reason
from realmino.rules import queen
from realmino.rules.order import court_of, purse_of, refuse_phase

if TYPE_CHECKING:
    from realmino.state import State


def offer(state: "State") -> list[Action]:
    """Every building that can be paid, on every open town square."""
    court, where = court_of(state), state.acting_kingdom
    open_squares = state.kingdoms[where].open_towns
    if not open_squares:
        return []
    coins = court.purses[where].coins
    affordable = [
        spot for spot, tile in enumerate(court.board) if tile and court.price(where, spot) <= coins
    ]
    squares = squares_of(open_squares)
    return [construct(spot, square) for spot in affordable for square in squares]


def refuse(state: "State", choice: Construct) -> Reason | None:
    """Why that building may not be constructed there."""
    if reason := refuse_phase(state, Phase.BUILD):
        return reason
    court, where = court_of(state), state.acting_kingdom
    if not court.board[choice.spot]:
        return Reason.NO_TILE
    if court.price(where, choice.spot) > court.purses[where].coins:
        return Reason.NO_COINS
    is_free = state.kingdoms[where].open_towns >> choice.square & 1
    return None if is_free else Reason.NOT_OPEN


def build(state: "State", choice: Construct) -> "State":
    """The building is paid and stands; its knights and towers come at once."""
    where = state.acting_kingdom
    court, purse = court_of(state), purse_of(state)
    tile = state.rules.buildings[court.board[choice.spot] - 1]
    price = court.price(where, choice.spot)
    richer = Purse(purse.coins - price, purse.knights + tile.knights, purse.towers + tile.towers)
    after = court.with_purse(where, richer).without_tile(choice.spot)._replace(laid=())
    if tile.towers:
        after = queen.after_towers(after, where)
    kingdoms = list(state.kingdoms)
    kingdoms[where] = kingdoms[where].constructed(choice.square, tile.id)
    return state._replace(phase=Phase.BURN, kingdoms=tuple(kingdoms), court=after)
