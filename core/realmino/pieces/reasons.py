"""Reasons for refusing a move."""

from enum import Enum

from realmino.pieces.parsing import enum_repr


class Reason(Enum):
    """Why a move is refused; the value is its key in views, messages and JSON."""

    GAME_OVER = "game_over"
    """The game has ended."""
    DEAL_DUE = "deal_due"
    """The box has to deal first."""
    NOTHING_DUE = "nothing_due"
    """No deal is due."""
    WRONG_DEAL = "wrong_deal"
    """Not the kings, tiles or dominoes that are due."""
    WRONG_PHASE = "wrong_phase"
    """This phase of the turn has other actions."""
    NOT_YOUR_DOMINO = "not_your_domino"
    """The current king is on another domino."""
    MIRRORED = "mirrored"
    """Both halves are equal, so the place is listed towards the north or east instead."""
    OCCUPIED = "occupied"
    """A square is already covered."""
    TOO_LARGE = "too_large"
    """The kingdom would outgrow its grid."""
    NOT_TOUCHING = "not_touching"
    """The domino would touch nothing."""
    NO_MATCH = "no_match"
    """Neither half would touch its own terrain or the castle."""
    MUST_PLACE = "must_place"
    """The domino fits somewhere, so it can't be discarded."""
    PHASE_CLOSED = "phase_closed"
    """That part of the turn is over: it or a later part has been played."""
    NOT_ON_DOMINO = "not_on_domino"
    """Knights collect tax only on the domino just placed."""
    NO_KNIGHT = "no_knight"
    """The kingdom has too few knights in hand."""
    NO_TILE = "no_tile"
    """That spot of the builders' board is empty."""
    NO_COINS = "no_coins"
    """The kingdom has too few coins."""
    NOT_OPEN = "not_open"
    """The square isn't a town, or already has a building."""
    DRAGON_AWAY = "dragon_away"
    """The Dragon has already left its cave in this round."""
    QUEEN_HERE = "queen_here"
    """The Queen's host can't bribe the Dragon."""
    NOT_IN_LINE = "not_in_line"
    """That domino isn't in the next line."""
    TAKEN = "taken"
    """Another king is already on that domino."""

    __repr__ = enum_repr


class Illegal(ValueError):
    """A move that the rules refuse; the position doesn't change."""

    move: object
    reason: Reason
    position: object
    """The position in which it was refused, or ""."""

    def __init__(self, move: object, reason: Reason, position: object = "") -> None:
        self.move = move
        self.reason = reason
        self.position = position
        super().__init__(move, reason, position)

    def __str__(self) -> str:
        where = f", in {self.position}" if self.position else ""
        due = "; deal first, as in game.deal('spring')" if self.reason is Reason.DEAL_DUE else ""
        return f"{self.move} is refused: {self.reason.value.replace('_', ' ')}{where}{due}"
