"""How notebooks display pieces, moves and score sheets."""

from collections.abc import Callable
from typing import Any, Final

from realmino.drawing.diagram import diagram, dominoes_diagram
from realmino.drawing.tables import actions_table, sheet_table
from realmino.pieces.actions import Claim, Discard, Line, Move, Place
from realmino.pieces.dominoes import Domino


def _domino(domino: Domino) -> str:
    return dominoes_diagram([domino.id])


def _move(move: Move) -> str | None:
    match move:
        case Place(domino) | Discard(domino) | Claim(domino):
            return dominoes_diagram([domino])
        case Line(dominoes):
            return dominoes_diagram(dominoes) if dominoes else None
    return None


VIEWS: Final[dict[str, Callable[[Any], str | None]]] = {
    "actions": actions_table,
    "domino": _domino,
    "kingdom": diagram,
    "move": _move,
    "sheet": sheet_table,
}
"""The functions behind `realmino.pieces.views`: SVG, or Markdown for actions and sheets."""
