"""Why something may not be done, as names that a page can put into words."""

from enum import Enum

from realmino.notation import enum_repr


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
