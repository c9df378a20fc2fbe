"""What the terminal game says: refusals, tellings of moves, help."""

from realmino.actions import Claim, Discard, Kings, Line, Move, Place
from realmino.dominoes import DOMINOES, Half
from realmino.reasons import Reason

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


def half(half: Half) -> str:
    """``wheat`` or ``mine with 2 crowns``."""
    crowns = f" with {half.crowns} crown{'s' * (half.crowns > 1)}" if half.crowns else ""
    return half.terrain.key + crowns


def domino(id: int) -> str:
    """``domino 46 (swamp, mine with 2 crowns)``."""
    lain = DOMINOES[id]
    return f"domino {lain.printed} ({half(lain.first)}, {half(lain.second)})"


def told(move: Move, name: str) -> str | None:
    """What a move did, in a sentence; None for the silent end of a last turn."""
    match move:
        case Place(id):
            first, second = move.squares
            return f"{name} adds {domino(id)} on {first} and {second}."
        case Discard(id):
            return f"{name} discards {domino(id)}: it fits nowhere."
        case Claim(id):
            return f"{name} claims {domino(id)}."
        case Line():
            return "The box deals a new line."
        case Kings():
            return "The kings are drawn."
    return None
