"""How far the choices of a game can be undone and redone."""

from realmino.game import Game
from realmino.pieces.variants import SEATS
from realmino.view.values import UndoPoint


def undo_points(game: Game) -> tuple[UndoPoint, ...]:
    """The choices that can be taken back, oldest first: those after the last reveal."""
    return tuple(
        UndoPoint(played.number, SEATS[played.seat])
        for played in game.history()[game.last_reveal() :]
        if played.seat is not None
    )


def redo_points(game: Game) -> tuple[UndoPoint, ...]:
    """The undone choices that can be repeated, up to the next draw."""
    points = []
    ahead = game
    while ahead.undone and ahead.state.to_act is not None:
        seat = SEATS[ahead.state.to_act]
        ahead = ahead.redo()
        points.append(UndoPoint(ahead.number, seat))
    return tuple(points)
