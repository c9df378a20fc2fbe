"""Sentences about a position on the analysis board."""

from __future__ import annotations

from analysis.board import AnalysisBoard
from browser.messages import say
from kingdoms.words import ruler
from realmino.pieces.phases import Phase
from realmino.view import face
from table.wording import move_words


def domino(id: int) -> str:
    """A domino's number and halves, in words."""
    return move_words.domino(face(id))


def phase(board: AnalysisBoard, phase: Phase) -> str:
    """A phase's name; in the last round, the end replaces the choice of a domino."""
    is_end = phase is Phase.CLAIM and board.round == board.rules.rounds
    return say("analysis-phase-end" if is_end else f"analysis-phase-{phase.value}")


def turn_text(board: AnalysisBoard) -> str:
    """A sentence about who is to act."""
    seat = board.seat
    if seat is None:
        return say("analysis-ready-deal")
    return say("analysis-ready", names=[ruler(board.pad, board.rules.kingdom_of(seat))])
