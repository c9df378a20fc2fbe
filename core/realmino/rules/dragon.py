"""D: bribe the Dragon to burn a building on the builders' board."""

from realmino.pieces.actions import Action, Burn, burn
from realmino.pieces.court import EMPTY_SPOT
from realmino.pieces.numbers import BRIBE
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason


def offer(position: Position) -> list[Action]:
    """Every building on the board, if the kingdom to move can bribe the Dragon."""
    return [burn(spot) for spot in burnable(position)]


def burnable(position: Position) -> list[int]:
    """The spots that the Dragon can burn for the kingdom to move."""
    if _refuse_bribe(position) or position.holdings[position.kingdom].coins < BRIBE:
        return []
    return [spot for spot, tile in enumerate(position.board) if tile]


def _refuse_bribe(position: Position) -> Reason | None:
    """Why the Dragon can't be bribed; None if it can.

    It can be bribed only once per round, and never by the Queen's host.
    """
    if position.dragon is not None:
        return Reason.DRAGON_AWAY
    return Reason.QUEEN_HERE if position.queen == position.kingdom else None


def refuse(position: Position, choice: Burn) -> Reason | None:
    """Why the Dragon can't burn that building now."""
    if reason := _refuse_bribe(position):
        return reason
    if not position.board[choice.spot]:
        return Reason.NO_TILE
    coins = position.holdings[position.kingdom].coins
    return Reason.NO_COINS if coins < BRIBE else None


def play(position: Position, choice: Burn) -> None:
    """Removes the building from the game; the Dragon stays on its spot until the round ends."""
    board, spot = position.board, choice.spot
    position.burnt |= 1 << board[spot]
    board[spot] = EMPTY_SPOT
    position.dragon = spot
    position.holdings[position.kingdom].coins -= BRIBE
    position.laid = ()
    position.phase = Phase.CLAIM
