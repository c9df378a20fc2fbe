"""Judges how certain the choices' order is, and whether a choice gives away points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from table.play.thinking import Suggestion

MAX_SHOWN: Final = 3
"""Maximum number of choices to show."""

TIE_POINTS: Final = 0.5
"""Choices that differ by fewer points count as equal."""

MIN_STANDARD_ERRORS: Final = 2.0
"""A difference counts if it is at least this many standard errors."""

MIN_SIMULATIONS: Final = 4
"""Minimum number of simulated games for comparing a choice."""

WARNING_POINTS: Final = 4.0
"""Giving away at least this many points causes a warning."""

TURNING_POINT_POINTS: Final = 2.0
"""Giving away at least this many points makes a choice a turning point of a review."""

CLOSE_POINTS: Final = 1.0
"""A choice whose first estimate is this close to the best needs no simulations."""


def is_known(suggestion: Suggestion) -> bool:
    """Whether there were enough simulations for a choice, or the endgame is solved."""
    return suggestion.simulations >= MIN_SIMULATIONS or suggestion.is_exact


def compared_with_best(suggestion: Suggestion) -> str:
    """How a choice compares with the best one: ``equal``, ``less``, or ``unknown`` so far."""
    if not is_known(suggestion):
        return "unknown"
    return "equal" if suggestion.behind < _notable(suggestion, TIE_POINTS) else "less"


def _notable(suggestion: Suggestion, points: float) -> float:
    """The smallest difference that counts, in points."""
    return max(points, MIN_STANDARD_ERRORS * suggestion.doubt)


def points_lost(
    suggestions: Sequence[Suggestion], token: str, is_last: bool = False
) -> float | None:
    """The points that a choice surely gives away, 0 for fewer than `WARNING_POINTS`.

    None while that is unknown, unless the advice ``is_last``.
    """
    own = next((one for one in suggestions if one.token == token), None)
    if own is None:
        return 0.0
    if not own.simulations:
        known = own.behind <= CLOSE_POINTS
    else:
        known = is_known(own) and own.behind + MIN_STANDARD_ERRORS * own.doubt < WARNING_POINTS
    if known:
        return 0.0
    if is_known(own) and own.behind >= _notable(own, WARNING_POINTS):
        return own.behind
    return 0.0 if is_last else None
