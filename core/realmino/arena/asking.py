"""Asking a bot for an action: the token of its answer, or the error that it made instead."""

from pathlib import Path, PurePath
from random import Random
from traceback import extract_tb
from typing import Final, get_args

from realmino.bots import Bot
from realmino.pieces.actions import Move
from realmino.pieces.parsing import shorten
from realmino.state import State

_HOUSE: Final = str(Path(__file__).parent.parent)
"""Our own files; where somebody else's bot broke, their line is the one to name."""

_LONGEST: Final = 200
_MOVES: Final = frozenset(get_args(Move))


class NoAnswer(Exception):
    """A bot was asked and gave no action; the text names its error."""


def token_of(bot: Bot, state: State, random: Random) -> str:
    """The token of the action that a bot chooses; `NoAnswer` where it fails or returns no action.

    Only the token counts, so the game that is kept is the game that was played.
    """
    try:
        action = bot(state, random)
        if type(action) in _MOVES:
            return str(action)
        shown = shorten(repr(action), 40)
    except NoAnswer:
        raise
    except (Exception, SystemExit) as error:
        raise NoAnswer(describe(error)) from error
    # A draw is a move of the box, which the rules refuse by name.
    raise NoAnswer(f"returned {shown}, which is no action")


def describe(error: BaseException) -> str:
    """``broke with KeyError: 7 (mybots.py, line 3)``, in one line."""
    frames = extract_tb(error.__traceback__)
    place = [frame for frame in frames if not frame.filename.startswith((_HOUSE, "<"))] or frames
    try:
        text = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    except Exception:  # an error whose own text fails
        text = type(error).__name__
    source = f"{PurePath(place[-1].filename).name}, line {place[-1].lineno}"
    return f"broke with {shorten(text, _LONGEST)} ({source})"
