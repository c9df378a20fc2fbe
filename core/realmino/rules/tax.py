"""B: tax. Knights collect coins on the domino just placed."""

from typing import TYPE_CHECKING

from realmino.actions import Action, Tax, taxes
from realmino.grid import bit
from realmino.phases import Phase
from realmino.reasons import Reason
from realmino.rules.order import court_of, purse_of, refuse_phase

if TYPE_CHECKING:
    from realmino.state import State


def offer(state: "State") -> list[Action]:
    """One knight on either half of the domino just placed, or one on each."""
    laid, knights = court_of(state).laid, purse_of(state).knights
    if not laid or not knights:
        return []
    return [*taxes((laid[0], laid[1]), knights > 1)]


def refuse(state: "State", tax: Tax) -> Reason | None:
    """Why the knights may not collect there."""
    if reason := refuse_phase(state, Phase.TAX):
        return reason
    if not set(tax.squares) <= set(court_of(state).laid):
        return Reason.NOT_ON_DOMINO
    return Reason.NO_KNIGHT if purse_of(state).knights < len(tax.squares) else None


def collect(state: "State", tax: Tax) -> "State":
    """A knight brings a coin for each square of its territory, and what buildings add.

    The knights stand on their squares for good, and the coins come at once.
    """
    where = state.acting_kingdom
    kingdom, court, purse = state.kingdoms[where], court_of(state), purse_of(state)
    extra = tax_per_knight(state, where)
    coins = sum(kingdom.territory_at(square).bit_count() + extra for square in tax.squares)
    placed = sum(bit(square) for square in tax.squares)
    kingdoms = list(state.kingdoms)
    kingdoms[where] = kingdom._replace(knights=kingdom.knights | placed)
    paid = purse._replace(coins=purse.coins + coins, knights=purse.knights - len(tax.squares))
    after = court.with_purse(where, paid)._replace(laid=())
    return state._replace(phase=Phase.BUILD, kingdoms=tuple(kingdoms), court=after)


def tax_per_knight(state: "State", where: int) -> int:
    """The coins that buildings add to every knight that collects tax in that kingdom."""
    kingdom, purse = state.kingdoms[where], court_of(state).purses[where]
    owned = purse.knights + kingdom.knights.bit_count()
    tiles = [state.rules.buildings[tile - 1] for _, tile in kingdom.buildings]
    return sum(tile.tax_per_knight * owned + tile.tax_per_tower * purse.towers for tile in tiles)
