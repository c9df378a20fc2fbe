"""What the coach has said: how good choices are and how surely, and whether one gives away much."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

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


class Suggestion(NamedTuple):
    """A choice and its main reason, as a key of sentences; numbers are means, in points.

    ``points``: the kingdom's in the end; ``behind``: how much less it is worth than the best one,
    with the standard error ``doubt``. Before the first of its ``simulations`` they are guesses.
    """

    token: str
    why: str
    points: float
    behind: float
    doubt: float
    simulations: int

    @property
    def is_known(self) -> bool:
        """Whether enough games were played on from it; few are, where nothing is left to chance."""
        return self.simulations >= FEW or (self.simulations > 0 and not self.doubt)

    @property
    def standing(self) -> str:
        """How it stands beside the best: ``equal``, ``less``, or ``unknown`` so far."""
        if not self.is_known:
            return "unknown"
        return "equal" if self.behind < max(NEAR, SURE * self.doubt) else "less"


class Advised(NamedTuple):
    """What the coach says by now, the best first; ``share`` of the time for it is spent."""

    suggestions: tuple[Suggestion, ...]
    share: float


def suggestions_of(text: str) -> tuple[Suggestion, ...]:
    """The suggestions of `table.thinking`."""
    return tuple(Suggestion(*row) for row in json.loads(text))


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
        known = own.is_known and own.behind + SURE * own.doubt < MUCH
    if known:
        return 0.0
    if own.is_known and own.behind >= max(MUCH, SURE * own.doubt):
        return own.behind
    return 0.0 if is_last else None
