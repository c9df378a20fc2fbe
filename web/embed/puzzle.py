"""Puzzles: whether a choice solves one, and how it compares with the best one."""

from typing import NamedTuple

from browser.messages import say
from embed.board import EmbeddedBoard
from realmino.view import Option, view
from table.model.match import Match
from table.wording import move_words


class Verdict(NamedTuple):
    """Whether a choice is right, and a sentence about it."""

    is_solved: bool
    text: str


def verdict(board: EmbeddedBoard, match: Match) -> Verdict | None:
    """The verdict on the first choice; None before it."""
    begin = board.match.game.number
    if board.solution is None or match.game.number == begin:
        return None
    tried, best = _option(board, str(match.game.moves[begin])), _option(board, board.solution)
    move = _label(board, tried)
    if tried.token in (best.token, *board.equals):
        return Verdict(True, say("puzzle-solved", move=move, points=tried.gain))
    if tried.gain == best.gain:
        than = "same" if tried.gain else "none"
    else:
        than = "less" if tried.gain < best.gain else "more"
    text = say(f"puzzle-{than}", move=move, points=tried.gain, best=best.gain)
    return Verdict(False, text)


def solution(board: EmbeddedBoard) -> str:
    """The sentence that reveals the best choice. Raises `ValueError` for other boards."""
    if board.solution is None:
        raise ValueError("only a puzzle has a solution")
    best = _option(board, board.solution)
    return say("puzzle-solution", move=_label(board, best), points=best.gain)


def _option(board: EmbeddedBoard, token: str) -> Option:
    options = view(board.match.game).options
    return next(option for option in options if option.token == token)


def _label(board: EmbeddedBoard, option: Option) -> str:
    return move_words.option_label(view(board.match.game), option)
