"""B, C and D, the optional phases of a turn: knights collect tax, a building, the Dragon.

Like `turn`, a function for what a phase offers, why it refuses and what a choice does; phases are
in strict order, and choosing in one closes it and those before.
"""

from typing import TYPE_CHECKING

from realmino.actions import Action, Burn, Construct, Tax, burn, construct, taxes
from realmino.court import BRIBE, Court, Purse
from realmino.grid import bit, squares_of
from realmino.phases import OPTIONAL, Phase
from realmino.reasons import Reason

if TYPE_CHECKING:
    from realmino.state import State


def court_of(state: "State") -> Court:
    """The court of a game that has one."""
    assert state.court is not None
    return state.court


def _purse(state: "State") -> Purse:
    return court_of(state).purses[state.acting_kingdom]


def is_open(state: "State", phase: Phase) -> bool:
    """Whether a phase of the turn is neither done nor closed by a later one."""
    return state.phase in OPTIONAL and OPTIONAL.index(state.phase) <= OPTIONAL.index(phase)


def _refuse_phase(state: "State", phase: Phase) -> Reason | None:
    if state.court is None or state.phase not in (*OPTIONAL, Phase.CLAIM) or state.order:
        return Reason.WRONG_PHASE
    return None if is_open(state, phase) else Reason.PHASE_CLOSED


# B: tax


def offer_tax(state: "State") -> list[Action]:
    """One knight on either half of the domino just placed, or one on each."""
    laid, knights = court_of(state).laid, _purse(state).knights
    if not laid or not knights:
        return []
    return [*taxes((laid[0], laid[1]), knights > 1)]


def refuse_tax(state: "State", tax: Tax) -> Reason | None:
    """Why the knights may not collect there."""
    if reason := _refuse_phase(state, Phase.TAX):
        return reason
    if not set(tax.squares) <= set(court_of(state).laid):
        return Reason.NOT_ON_DOMINO
    return Reason.NO_KNIGHT if _purse(state).knights < len(tax.squares) else None


def collect(state: "State", tax: Tax) -> "State":
    """The knights stand on their squares for good, and the coins come at once."""
    where = state.acting_kingdom
    kingdom, court, purse = state.kingdoms[where], court_of(state), _purse(state)
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


# C: a building


def offer_buildings(state: "State") -> list[Action]:
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


def refuse_building(state: "State", choice: Construct) -> Reason | None:
    """Why that building may not be constructed there."""
    if reason := _refuse_phase(state, Phase.BUILD):
        return reason
    court, where = court_of(state), state.acting_kingdom
    if not court.board[choice.spot]:
        return Reason.NO_TILE
    if court.price(where, choice.spot) > court.purses[where].coins:
        return Reason.NO_COINS
    is_free = state.kingdoms[where].open_towns >> choice.square & 1
    return None if is_free else Reason.NOT_OPEN


def build(state: "State", choice: Construct) -> "State":
    """The building is paid and stands; its knights and towers come at once, and maybe the Queen."""
    where = state.acting_kingdom
    court, purse = court_of(state), _purse(state)
    tile = state.rules.buildings[court.board[choice.spot] - 1]
    price = court.price(where, choice.spot)
    richer = Purse(purse.coins - price, purse.knights + tile.knights, purse.towers + tile.towers)
    after = court.with_purse(where, richer).without_tile(choice.spot)._replace(laid=())
    if tile.towers and richer.towers >= max(one.towers for one in after.purses):
        after = after._replace(queen=where)
    kingdoms = list(state.kingdoms)
    kingdoms[where] = kingdoms[where].constructed(choice.square, tile.id)
    return state._replace(phase=Phase.BURN, kingdoms=tuple(kingdoms), court=after)


# D: the Dragon


def offer_burning(state: "State") -> list[Action]:
    """Every building on the board, while the Dragon can be bribed."""
    court = court_of(state)
    if _refuse_dragon(state) or _purse(state).coins < BRIBE:
        return []
    return [burn(spot) for spot, tile in enumerate(court.board) if tile]


def _refuse_dragon(state: "State") -> Reason | None:
    court = court_of(state)
    if court.dragon is not None:
        return Reason.DRAGON_AWAY
    return Reason.QUEEN_HERE if court.queen == state.acting_kingdom else None


def refuse_burning(state: "State", choice: Burn) -> Reason | None:
    """Why the Dragon may not burn that building now."""
    reason = _refuse_phase(state, Phase.BURN) or _refuse_dragon(state)
    if reason:
        return reason
    if not court_of(state).board[choice.spot]:
        return Reason.NO_TILE
    return Reason.NO_COINS if _purse(state).coins < BRIBE else None


def burn_down(state: "State", choice: Burn) -> "State":
    """The building leaves the game, and the Dragon sits on its spot until the round ends."""
    where = state.acting_kingdom
    court, purse = court_of(state), _purse(state)
    burnt = court.burnt | 1 << court.board[choice.spot]
    after = court.with_purse(where, purse._replace(coins=purse.coins - BRIBE))
    after = after.without_tile(choice.spot)._replace(dragon=choice.spot, burnt=burnt, laid=())
    return state._replace(phase=Phase.CLAIM, court=after)
