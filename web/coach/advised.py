"""Judges advice: how sure the order of the choices is, and whether one gives away much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from table.thinking import Suggestion

SHOWN: Final = 3
"""How many choices are shown at most."""

NEAR: Final = 0.5
"""Choices that differ by fewer points are as good as each other."""

SURE: Final = 2.0
"""A difference counts that is so many times as large as its standard error."""

FEW: Final = 4
"""After fewer games played on from there nobody knows which choice is better."""

MUCH: Final = 4.0
"""How many points a choice gives away at least before somebody is warned."""

CLOSE: Final = 1.0
"""A choice that is so near the best at a glance is played without another thought."""


def is_known(suggestion: Suggestion) -> bool:
    """Whether enough games were played on from a choice; a few, where chance decides nothing."""
    return suggestion.simulations >= FEW or (suggestion.simulations > 0 and not suggestion.doubt)


def standing(suggestion: Suggestion) -> str:
    """How a choice compares with the best one: ``equal``, ``less``, or ``unknown`` so far."""
    if not is_known(suggestion):
        return "unknown"
    return "equal" if suggestion.behind < max(NEAR, SURE * suggestion.doubt) else "less"


def given_away(
    suggestions: Sequence[Suggestion], token: str, is_last: bool = False
) -> float | None:
    """The points that a choice surely gives away, 0 for fewer than `MUCH`.

    None while that is not known yet; ``is_last``: nothing more will be known.
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
    if is_known(own) and own.behind >= max(MUCH, SURE * own.doubt):
        return own.behind
    return 0.0 if is_last else None
