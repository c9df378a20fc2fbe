"""B: knights collect tax on the domino just placed."""

from realmino.pieces.actions import Tax, taxes
from realmino.pieces.grid import territory_of
from realmino.pieces.holdings import Holdings
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.pieces.reasons import Reason


def offer(position: Position) -> tuple[Tax, ...]:
    """A knight on either half of the domino just placed, or on both."""
    laid = position.laid
    if not laid:
        return ()
    ready = position.holdings[position.kingdom].ready
    return taxes(laid, ready > 1) if ready else ()


def refuse(position: Position, tax: Tax) -> Reason | None:
    """Why the knights can't collect there."""
    if not set(tax.squares) <= set(position.laid):
        return Reason.NOT_ON_DOMINO
    ready = position.holdings[position.kingdom].ready
    return Reason.NO_KNIGHT if ready < len(tax.squares) else None


def play(position: Position, tax: Tax) -> None:
    """Each knight earns a coin per square of its territory, plus any coins from buildings.

    The knights stay on their squares for the rest of the game.
    """
    holdings = position.holdings[position.kingdom]
    coins = len(tax.squares) * _per_knight(holdings)
    for square in tax.squares:
        mask = 1 << square
        for land in position.kingdoms[position.kingdom].lands:
            if land & mask:
                coins += territory_of(mask, land).bit_count()
        holdings.knights |= mask
    holdings.coins += coins
    holdings.ready -= len(tax.squares)
    position.laid = ()
    position.phase = Phase.BUILD


def _per_knight(holdings: Holdings) -> int:
    """The coins that buildings add to each knight's tax."""
    gains = holdings.gains
    return gains.tax_per_knight * holdings.owned + gains.tax_per_tower * holdings.towers
