"""The sentences of the analysis board, beside those of the score pad for kingdoms."""

from __future__ import annotations

from typing import Final

from analysis.board import AnalysisBoard
from kingdoms.words import ruler
from realmino.pieces.dominoes import DOMINOES, Half
from realmino.pieces.phases import Phase
from realmino.text.messages import Name
from realmino.text.spoken import Speech

_SPEECH: Final = Speech("words.table", "more.analysis")


def say(key: str, **values: object) -> str:
    """The message of that key with its values; KeyError for one that does not exist."""
    return _SPEECH.say(key, **values)


def domino(id: int) -> str:
    """A domino with its number and what its halves show."""
    there = DOMINOES[id]
    halves = [_half(there.first), _half(there.second)]
    return say("domino", number=there.printed, halves=halves)


def _half(half: Half) -> str:
    return say("half", terrain=Name(f"terrain-{half.terrain.key}"), crowns=half.crowns)


def phase(board: AnalysisBoard, phase: Phase) -> str:
    """What comes now; in the last round nobody chooses any more."""
    is_end = phase is Phase.CLAIM and board.round == board.rules.rounds
    return say("phase-end" if is_end else f"phase-{phase.value}")


def standing(board: AnalysisBoard) -> str:
    """Who is to play in a position of a game."""
    seat = board.seat
    if seat is None:
        return say("ready-deal")
    return say("ready", names=[ruler(board.pad, board.rules.kingdom_of(seat))])
