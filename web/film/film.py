"""The timeline of a film: when each domino drops, and how the points grow."""

from __future__ import annotations

from typing import Final, NamedTuple

from film.drops import Drop, find_drops
from table.model.match import Match

OPENING_SECONDS: Final = 0.9
"""Seconds that show only castles."""

DROP_INTERVAL: Final = 0.14
"""Preferred seconds between two drops."""

MIN_DROPPING_SECONDS, MAX_DROPPING_SECONDS = 3.6, 5.9
"""Minimum and maximum seconds between the first and the last drop."""

FALL_SECONDS: Final = 0.45
"""Seconds for one fall."""

FINALE_SECONDS: Final = 2.6
"""Seconds after the last drop, with the winner's crown."""


class TimedDrop(NamedTuple):
    """A drop, and the time at which it lands, in seconds."""

    lands: float
    drop: Drop


class Film(NamedTuple):
    """The timeline of a finished game."""

    drops: tuple[TimedDrop, ...]
    crowned: float
    """The time at which the crown appears, in seconds."""
    seconds: float
    totals: tuple[int, ...]
    """The points of each kingdom at the end."""
    winners: tuple[int, ...]
    """The winning kingdoms."""


def film(match: Match) -> Film:
    """The film of a match's current game, which must be over."""
    game = match.game
    colours = [
        [match.seats[seat].colour for seat in game.rules.seats_of([place])]
        for place in range(game.rules.kingdoms)
    ]
    fallen = [*find_drops(game, colours)]
    growth = min(MAX_DROPPING_SECONDS, max(MIN_DROPPING_SECONDS, DROP_INTERVAL * len(fallen)))
    step = growth / max(1, len(fallen) - 1)
    timed = [
        TimedDrop(round(OPENING_SECONDS + FALL_SECONDS + step * number, 3), drop)
        for number, drop in enumerate(fallen)
    ]
    end = OPENING_SECONDS + FALL_SECONDS + growth
    result = game.state.result()
    totals = tuple(sheet.total for sheet in game.state.sheets())
    return Film(tuple(timed), end + 0.4, end + FINALE_SECONDS, totals, result.winners)
