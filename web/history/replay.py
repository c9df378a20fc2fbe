"""A match's timeline: the starts of its rounds, and any of its moments."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from table.model.match import Match, games_at


class RoundStart(NamedTuple):
    """The start of a round."""

    move: int
    """The number of moves before it, in all of a Dynasty's games."""
    game: int
    """Its game's number, from 1."""
    round: int
    """The round's number; 0 is the choice before the first round."""


class Timeline(NamedTuple):
    """All moves in a match."""

    match: Match
    """The match after its last move."""
    length: int
    rounds: tuple[RoundStart, ...]
    start: int = 0
    """The move to show first: the match's current one, or 0 if it was at its end."""

    @property
    def has_games(self) -> bool:
        """Whether the match has several games."""
        return len(self.match.games) > 1

    def at(self, move: int) -> Match:
        """The match after this many moves; later ones can be redone."""
        return replace(self.match, games=games_at(self.match.games, self.clamp(move)))

    def clamp(self, move: int) -> int:
        """The nearest number from 0 to ``length``."""
        return min(max(0, move), self.length)

    def round_at(self, move: int) -> RoundStart:
        """The round after this many moves."""
        return next(start for start in reversed(self.rounds) if start.move <= move)

    def moves_before(self, games: int) -> int:
        """The number of moves before the last of the first ``games`` games."""
        return sum(game.number for game in self.match.games[: games - 1])


def build_timeline(match: Match) -> Timeline:
    """A match's timeline, including the moves that can be redone."""
    whole = match.with_undone_moves
    at = sum(game.number for game in match.games)
    rounds: list[RoundStart] = []
    length = 0
    for number, game in enumerate(whole.games, 1):
        shown = -1
        for move, played in enumerate(game.history()):
            if played.before.round != shown:
                shown = played.before.round
                rounds.append(RoundStart(length + move, number, shown))
        length += game.number
    start = at if at < length else 0
    return Timeline(whole, length, tuple(rounds) or (RoundStart(0, 1, 0),), start)
