"""D: bribe the Dragon, who burns a building of the builders' board."""

from typing import TYPE_CHECKING

from realmino.actions import Action, Burn, burn
from realmino.court import BRIBE
from realmino.phases import Phase
from realmino.reasons import Reason
from realmino.rules.order import court_of, purse_of, refuse_phase

if TYPE_CHECKING:
    from realmino.state import State


def offer(state: "State") -> list[Action]:
    """Every building on the board, while the Dragon can be bribed."""
    court = court_of(state)
    if _refuse_bribe(state) or purse_of(state).coins < BRIBE:
        return []
    return [burn(spot) for spot, tile in enumerate(court.board) if tile]


def _refuse_bribe(state: "State") -> Reason | None:
    """He can be bribed once a round, and never by the kingdom that hosts the Queen."""
    court = court_of(state)
    if court.dragon is not None:
        return Reason.DRAGON_AWAY
    return Reason.QUEEN_HERE if court.queen == state.acting_kingdom else None


def refuse(state: "State", choice: Burn) -> Reason | None:
    """Why the Dragon may not burn that building now."""
    reason = refuse_phase(state, Phase.BURN) or _refuse_bribe(state)
    if reason:
        return reason
    if not court_of(state).board[choice.spot]:
        return Reason.NO_TILE
    return Reason.NO_COINS if purse_of(state).coins < BRIBE else None


def burn_down(state: "State", choice: Burn) -> "State":
    """The building leaves the game, and the Dragon sits on its spot until the round ends."""
    where = state.acting_kingdom
    court, purse = court_of(state), purse_of(state)
    burnt = court.burnt | 1 << court.board[choice.spot]
    after = court.with_purse(where, purse._replace(coins=purse.coins - BRIBE))
    after = after.without_tile(choice.spot)._replace(dragon=choice.spot, burnt=burnt, laid=())
    return state._replace(phase=Phase.CLAIM, court=after)
