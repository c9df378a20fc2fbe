"""Why something may not be done, as names that a page can put into words."""

from enum import Enum

from realmino.pieces.parsing import enum_repr


class Reason(Enum):
    """Why an action or a draw is refused; the value is the key that views and JSON use."""

    GAME_OVER = "game_over"
    """The game has ended."""
    DEAL_DUE = "deal_due"
    """The box deals first."""
    NOTHING_DUE = "nothing_due"
    """Nothing is to be dealt now."""
    WRONG_DEAL = "wrong_deal"
    """Not the kings, or not the dominoes, that are to be dealt."""
    WRONG_PHASE = "wrong_phase"
    """Not what this phase of the turn asks for."""
    NOT_YOUR_DOMINO = "not_your_domino"
    """The king of the player in turn stands on another domino."""
    MIRRORED = "mirrored"
    """Both halves are equal: the same place is named toward north or east."""
    OCCUPIED = "occupied"
    """A square is already covered."""
    TOO_LARGE = "too_large"
    """The kingdom would outgrow its grid."""
    NOT_TOUCHING = "not_touching"
    """The domino would touch nothing."""
    NO_MATCH = "no_match"
    """Neither half would touch its own terrain or the castle."""
    MUST_PLACE = "must_place"
    """The domino fits somewhere, so it may not be discarded."""
    PHASE_CLOSED = "phase_closed"
    """That part of the turn is over: it was done, or a later one was."""
    NOT_ON_DOMINO = "not_on_domino"
    """Knights collect tax only on the domino that was just placed."""
    NO_KNIGHT = "no_knight"
    """Not so many knights are ready."""
    NO_TILE = "no_tile"
    """No building stands on that spot of the builders' board."""
    NO_COINS = "no_coins"
    """Not enough coins."""
    NOT_OPEN = "not_open"
    """Not a town square, or one with a building."""
    DRAGON_AWAY = "dragon_away"
    """The Dragon has left its cave in this round."""
    QUEEN_HERE = "queen_here"
    """Whoever hosts the Queen may not bribe the Dragon."""
    NOT_IN_LINE = "not_in_line"
    """That domino does not lie in the next line."""
    TAKEN = "taken"
    """A king stands on that domino already."""

    __repr__ = enum_repr


class Illegal(ValueError):
    """A move that the rules refuse; the position it was tried on is untouched."""

    def __init__(self, move: object, reason: Reason) -> None:
        self.move = move
        self.reason = reason
        super().__init__(move, reason)

    def __str__(self) -> str:
        return f"{self.move} is refused: {self.reason.value.replace('_', ' ')}"
