"""Judges how certain the choices' order is, and whether a choice gives away points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from table.play.thinking import Suggestion

SHOWN: Final = 3
"""Maximum number of choices to show."""

NEAR: Final = 0.5
"""Choices that differ by fewer points count as equal."""

SURE: Final = 2.0
"""A difference counts if it is at least this many standard errors."""

FEW: Final = 4
"""Minimum number of simulated games for comparing a choice."""

MUCH: Final = 4.0
"""Giving away at least this many points causes a warning."""

NOTED: Final = 2.0
"""Giving away at least this many points makes a choice a turning point of a review."""

CLOSE: Final = 1.0
"""A choice whose first estimate is this close to the best needs no simulations."""


def is_known(suggestion: Suggestion) -> bool:
    """Whether there were enough simulations for a choice, or the endgame is solved."""
    return suggestion.simulations >= FEW or suggestion.is_exact


def compared_with_best(suggestion: Suggestion) -> str:
    """How a choice compares with the best one: ``equal``, ``less``, or ``unknown`` so far."""
    if not is_known(suggestion):
        return "unknown"
    return "equal" if suggestion.behind < _notable(suggestion, NEAR) else "less"


def _notable(suggestion: Suggestion, points: float) -> float:
    """The smallest difference that counts, in points."""
    return max(points, SURE * suggestion.doubt)


def points_lost(
    suggestions: Sequence[Suggestion], token: str, is_last: bool = False
) -> float | None:
    """The points that a choice surely gives away, 0 for fewer than `MUCH`.

    None while that is unknown, unless the advice ``is_last``.
    """
    own = next((one for one in suggestions if one.token == token), None)
    if own is None:
        return 0.0
    if not own.simulations:
        known = own.behind <= CLOSE
    else:
        known = is_known(own) and own.behind + SURE * own.doubt < MUCH
    if known:
        return 0.0
    if is_known(own) and own.behind >= _notable(own, MUCH):
        return own.behind
    return 0.0 if is_last else None
