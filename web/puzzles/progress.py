"""The player's progress with puzzles: an Elo rating, as in chess, and a streak."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

START_RATING: Final = 1200
"""The rating before the first puzzle."""

FAST_PUZZLES: Final = 20
"""The number of initial puzzles, for which the rating changes faster."""

STEP, FAST_STEP = 24, 60
"""The largest rating change for a puzzle: normally, and for the first puzzles."""

MAX_REMEMBERED: Final = 2000
"""The maximum number of puzzles to remember."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress on this device."""

    rating: float = START_RATING
    row: int = 0
    """The current streak: the number of puzzles solved in a row."""
    longest: int = 0
    """The longest streak."""
    solved: int = 0
    seen: tuple[str, ...] = ()
    """The names of the puzzles tried, oldest first."""
    days: tuple[str, ...] = ()
    """The ISO dates of the daily puzzles that were solved on the first attempt."""

    @property
    def displayed_rating(self) -> int:
        """The rating as the page shows it."""
        return round(self.rating)

    def with_try(self, name: str, rating: int, is_solved: bool, day: str = "") -> Progress:
        """The progress after an attempt; only a puzzle's first attempt counts.

        ``name`` and ``rating`` are the puzzle's. As with Elo ratings, the player's rating changes
        in proportion to the difference between the result and the expected result.
        """
        if name in self.seen:
            return self
        expected = 1 / (1 + 10 ** ((rating - self.rating) / 400))
        step = FAST_STEP if len(self.seen) < FAST_PUZZLES else STEP
        row = self.row + 1 if is_solved else 0
        return replace(
            self,
            rating=self.rating + step * (is_solved - expected),
            row=row,
            longest=max(self.longest, row),
            solved=self.solved + is_solved,
            seen=(*self.seen, name)[-MAX_REMEMBERED:],
            days=(*self.days, day)[-MAX_REMEMBERED:] if day and is_solved else self.days,
        )

    def to_text(self) -> str:
        """The stored text."""
        return json.dumps(asdict(self))


def parse(text: str | None) -> Progress:
    """The progress in a stored text; new progress if the text is invalid."""
    try:
        data: Any = json.loads(text or "")
        seen, days = (tuple(map(str, data[name])) for name in ("seen", "days"))
        numbers = {name: int(data[name]) for name in ("row", "longest", "solved")}
        rating = float(data["rating"])
        if not 0 <= rating <= 5000 or min(numbers.values()) < 0 or len(seen) > MAX_REMEMBERED:
            return Progress()
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return Progress()
    return Progress(rating, **numbers, seen=seen, days=days)
