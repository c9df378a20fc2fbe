"""A live game's match, as the table shows it."""

from __future__ import annotations

from dataclasses import replace

from table.model.match import Match


def without_unstarted_games(match: Match, games: int) -> Match:
    """The match without a Dynasty's games that the table hasn't begun yet."""
    return replace(match, games=match.games[:games])
