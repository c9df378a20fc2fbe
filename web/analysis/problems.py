"""Explains in one sentence why an analysis board can't be a position in a game."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any, Final

from analysis.board import AnalysisBoard
from browser.messages import say
from kingdoms.notes import notes
from kingdoms.words import building, player, ruler
from realmino import PartialPosition
from realmino.notation.coverings import can_be_covered
from realmino.notation.position_checks import located_errors
from realmino.notation.validation import PositionError
from realmino.pieces.dominoes import BOXES, DOMINOES
from realmino.pieces.phases import Phase
from realmino.pieces.variants import SEATS


def problem(board: AnalysisBoard) -> str:
    """Why a game can't continue from the board; "" if it can."""
    position, is_covered = board.covered_position()
    if board.phase is Phase.OVER:
        return say("analysis-why-over")
    errors = located_errors(position)
    lines = [(error, place) for error, place in errors if error in _ABOUT_LINES]
    for error, place in lines:
        return _sentence(board, position, error, place)
    oddities = notes(replace(board.pad, queen=board.queen))
    if oddities:
        return oddities[0]
    if not is_covered:
        return _uncovered(board, position)
    for error, place in errors:
        return _sentence(board, position, error, place)
    return ""


def _uncovered(board: AnalysisBoard, position: PartialPosition) -> str:
    """A sentence about a kingdom, or all kingdoms, that the box's dominoes can't cover."""
    lines = {entry.domino for entry in (*position.line, *position.next)}
    there = [DOMINOES[id] for box in board.rules.boxes for id in BOXES[box] if id not in lines]
    for number, land in sorted(position.kingdoms.items()):
        if not can_be_covered(land, there):
            return say("analysis-why-uncovered", name=ruler(board.pad, number))
    return say("analysis-why-together")


def _sentence(
    board: AnalysisBoard, position: PartialPosition, error: PositionError, place: str
) -> str:
    if error is PositionError.KINGS_WRONG:
        return _kings(board, position)
    values: dict[str, Any] = {}
    if found := re.search(rf"kingdom ([{SEATS}])", place):
        number = min(SEATS.index(found[1]), board.rules.kingdoms - 1)
        values["name"] = ruler(board.pad, number)
    if found := re.search(r"domino ([0-9]+)", place):
        values["number"] = DOMINOES[int(found[1])].printed
    if found := re.search(r"tile ([0-9]+)", place):
        values["building"] = building(int(found[1]))
    if error is PositionError.NEXT_LINE_LENGTH:
        values |= {"dominoes": len(position.next), "wanted": board.rules.line}
    return say(f"analysis-why-{_KEYS.get(error, 'court')}", **values)


def _kings(board: AnalysisBoard, position: PartialPosition) -> str:
    """A sentence about a player with too few or too many kings on dominoes."""
    for entry in position.line:
        if entry.king is None:
            return say("analysis-why-kings-nobody", number=DOMINOES[entry.domino].printed)
    there = Counter(position.order)
    there.update(entry.king for entry in (*position.line, *position.next) if entry.king is not None)
    expected = Counter(board.rules.all_kings)
    if position.round == board.rules.rounds:
        expected &= there
    for seat in board.rules.seats:
        if there[seat] != expected[seat]:
            key = "missing" if there[seat] < expected[seat] else "more"
            return say(f"analysis-why-kings-{key}", name=player(board.pad, seat))
    return say("analysis-why-phase")


_KEYS: Final = {
    PositionError.ROUND_OUT_OF_RANGE: "round",
    PositionError.PHASE_WITHOUT_LINE: "phase",
    PositionError.SEAT_NOT_IN_GAME: "seat",
    PositionError.LINE_UNSORTED: "order",
    PositionError.NEXT_LINE_LENGTH: "next",
    PositionError.DOMINO_NOT_IN_BOX: "box",
    PositionError.DOMINO_TWICE: "twice",
    PositionError.DOMINO_COUNT: "count",
    PositionError.LAND_WITHOUT_DOMINO: "together",
    PositionError.LAND_UNCOVERED: "uncovered",
    PositionError.TURNS_EXCEEDED: "turns",
    PositionError.DOMINO_DISCARDED: "discarded",
    PositionError.TILE_TWICE: "tile",
    PositionError.TILES_DUE: "tiles-due",
    PositionError.BOARD_EMPTIED: "emptied",
    PositionError.DRAGON_ON_TILE: "dragon",
    PositionError.DRAGON_WITHOUT_FIRE: "dragon",
    PositionError.BURNT_TOO_MANY: "burnt",
    PositionError.COINS_TOO_MANY: "coins",
    PositionError.LAID_WITHOUT_LAND: "laid",
}
"""Each error's message key; others use ``court``, unless the score pad has a note on them."""

_ABOUT_LINES: Final = {
    PositionError.ROUND_OUT_OF_RANGE,
    PositionError.PHASE_WITHOUT_LINE,
    PositionError.SEAT_NOT_IN_GAME,
    PositionError.KINGS_WRONG,
    PositionError.LINE_UNSORTED,
    PositionError.NEXT_LINE_LENGTH,
}
"""The errors that are reported before errors about land."""
