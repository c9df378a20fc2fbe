"""The match of a live game as the table shows it."""

from __future__ import annotations

from dataclasses import replace

from table.model.match import Match


def begun(match: Match, games: int) -> Match:
    """The match without the games of a Dynasty that the table hasn't begun yet."""
    return replace(match, games=match.games[:games])
