"""What the terminal game says: refusals, tellings of moves, the court, help."""

from collections.abc import Iterator

from realmino.actions import (
    Burn,
    Claim,
    Construct,
    Discard,
    Kings,
    Line,
    Move,
    Place,
    Tax,
    Tiles,
)
from realmino.buildings import POINTS_PER_TERRITORY, Building
from realmino.dominoes import DOMINOES, Half
from realmino.reasons import Reason
from realmino.rules.variants import SEATS
from realmino.state import State

REFUSALS = {
    Reason.GAME_OVER: "the game is over.",
    Reason.DEAL_DUE: "the box deals first.",
    Reason.NOTHING_DUE: "nothing is to be dealt now.",
    Reason.WRONG_DEAL: "that is not what is to be dealt.",
    Reason.WRONG_PHASE: "that is not what is asked now.",
    Reason.NOT_YOUR_DOMINO: "your king stands on another domino.",
    Reason.MIRRORED: "both halves are alike: name that place toward north or east.",
    Reason.OCCUPIED: "a square there is already covered.",
    Reason.TOO_LARGE: "your kingdom would outgrow its grid.",
    Reason.NOT_TOUCHING: "the domino would touch nothing there.",
    Reason.NO_MATCH: "neither half would touch its own terrain or the castle.",
    Reason.MUST_PLACE: "the domino fits somewhere, so it must be placed.",
    Reason.PHASE_CLOSED: "that part of your turn is over: it was done, or a later one was.",
    Reason.NOT_ON_DOMINO: "knights collect tax only on the domino you have just placed.",
    Reason.NO_KNIGHT: "you have not so many knights ready.",
    Reason.NO_TILE: "no building stands on that spot.",
    Reason.NO_COINS: "you have not enough coins.",
    Reason.NOT_OPEN: "that is no town square of yours, or one with a building.",
    Reason.DRAGON_AWAY: "the Dragon has left its cave in this round.",
    Reason.QUEEN_HERE: "who hosts the Queen may not bribe the Dragon.",
    Reason.NOT_IN_LINE: "that domino does not lie in the next line.",
    Reason.TAKEN: "a king stands on that domino already.",
}

HELP = """
Type the number of a choice or its token, then Enter.
  A17g8e   add domino 17: first half on g8, second half toward the east (n, e, s or w);
           g8e alone will do. The castle stands on g7, columns go a to m, rows 1 to 13 upward.
  E38      claim domino 38; a domino further right is worth more but chooses later.
  u        undo, back to the last time something was dealt
  r        the record of the game so far
  ?        this help
  q        quit and print the record
One half must touch its own terrain or the castle. A territory scores its squares times its crowns.
"""

COURT_HELP = """With knights and coins you may do more before you claim, in this order:
  Bg8      a knight on g8, a square of the domino just placed, collects a coin for each square of
           its territory; Bg8g9 are two knights
  C3h8     construct the building on the spot with price 3 on your open town square h8
  D3       bribe the Dragon with a coin to burn the building on the spot with price 3
There is nothing to pass: the claim ends your turn (E alone in the last round). Dominoes of the
Queendomino box have the tokens 49 to 96: their printed number and 48.
"""


def half(half: Half) -> str:
    """``wheat`` or ``mine with 2 crowns``."""
    crowns = f" with {half.crowns} crown{'s' * (half.crowns > 1)}" if half.crowns else ""
    return half.terrain.key + crowns


def domino(id: int) -> str:
    """``domino 46 (swamp, mine with 2 crowns)``."""
    lain = DOMINOES[id]
    return f"domino {lain.printed} ({half(lain.first)}, {half(lain.second)})"


def told(before: State, move: Move, name: str) -> str | None:
    """What a move did, in a sentence; None for the silent end of a last turn."""
    match move:
        case Place(id):
            first, second = move.squares
            return f"{name} adds {domino(id)} on {first} and {second}."
        case Discard(id):
            return f"{name} discards {domino(id)}: it fits nowhere."
        case Tax(squares):
            knights = "a knight" if len(squares) == 1 else "knights"
            gain = count(coins_of(before, move), "coin")
            return f"{name} puts {knights} on {' and '.join(map(str, squares))}: {gain}."
        case Construct(spot, square):
            cost = count(-coins_of(before, move), "coin")
            return f"{name} constructs the {tile_on(before, spot).kind} on {square} for {cost}."
        case Burn(spot):
            return f"{name} has the Dragon burn the {tile_on(before, spot).kind}."
        case Claim(id):
            return f"{name} claims {domino(id)}."
        case Tiles(tiles):
            kinds = ", ".join(before.rules.buildings[tile - 1].kind for tile in tiles)
            return f"New on the builders' board: {kinds}."
        case Line():
            return "The box deals a new line."
        case Kings():
            return "The kings are drawn."
    return None


# The court


def count(number: int, thing: str) -> str:
    """``1 coin`` or ``3 coins``."""
    return f"{number} {thing}{'s' * (number != 1)}"


def coins_of(before: State, move: Move) -> int:
    """The coins that a move brings the kingdom in turn, below zero where it costs."""
    after, where = before.apply(move), before.acting_kingdom
    assert before.court
    assert after.court
    return after.court.purses[where].coins - before.court.purses[where].coins


def tile_on(state: State, spot: int) -> Building:
    """The tile on a spot of the builders' board that is not empty."""
    assert state.court
    return state.rules.buildings[state.court.board[spot] - 1]


def effects(tile: Building) -> str:
    """``1 knight, 1 tower · 2 points per swamp``: at once, then while the game lasts, then at its
    end.
    """
    at_once = [(tile.knights, "knight"), (tile.towers, "tower")]
    taxes = [(tile.tax_per_knight, "knight"), (tile.tax_per_tower, "tower")]
    ends = [(tile.per_tower, "tower"), (tile.per_knight, "knight")]
    territory = tile.per_territory
    parts = [
        ", ".join(count(number, thing) for number, thing in at_once if number),
        ", ".join(f"tax +{number} per {thing}" for number, thing in taxes if number),
        count(tile.crowns, "crown") if tile.crowns else "",
        count(tile.points, "point") if tile.points else "",
        f"{POINTS_PER_TERRITORY} points per {territory.key} territory" if territory is not None
        else "",
        ", ".join(f"{count(number, 'point')} per {thing}" for number, thing in ends if number),
    ]  # fmt: skip
    return " · ".join(part for part in parts if part)


def purse(state: State, kingdom: int) -> str:
    """``7 coins · 1 knight ready, 0 placed · 0 towers``, and the Queen."""
    assert state.court
    coins, knights, towers = state.court.purses[kingdom]
    placed = state.kingdoms[kingdom].knights.bit_count()
    parts = [
        count(coins, "coin"),
        f"{count(knights, 'knight')} ready, {placed} placed",
        count(towers, "tower"),
        *(["hosts the Queen"] if state.court.queen == kingdom else []),
    ]
    return " · ".join(parts)


def board(state: State, kingdom: int | None) -> Iterator[str]:
    """The builders' board with what its tiles cost that kingdom, or their printed prices."""
    court = state.court
    assert court
    queen = "nobody" if court.queen is None else f"kingdom {SEATS[court.queen]}"
    dragon = "in his cave" if court.dragon is None else f"on spot {court.dragon}"
    pile = count(len(state.unseen_tiles), "tile")
    yield f"Builders' board, {pile} in the pile. The Queen is with {queen}, the Dragon {dragon}."
    for spot, tile in enumerate(court.board):
        if not tile:
            yield f"  spot {spot}  {'the Dragon' if court.dragon == spot else '-'}"
            continue
        price = spot if kingdom is None else court.price(kingdom, spot)
        building = state.rules.buildings[tile - 1]
        cost = count(price, "coin")
        yield f"  spot {spot}  {cost:<8} {building.kind:<18} {effects(building)}"
