"""A finished match as a way of moves: where its rounds begin, and any moment of it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from table.match import Match, games_at


class RoundStart(NamedTuple):
    """Where a round begins: after so many moves, counted through all games of a Dynasty.

    ``game`` is its game's number, from 1; round 0 is the first line.
    """

    move: int
    game: int
    round: int


class Way(NamedTuple):
    """The whole way of a match: ``length`` moves, and the beginnings of its rounds in order.

    ``start`` is the move to look at first: where the match stood, or 0 where that was the end.
    """

    match: Match
    length: int
    rounds: tuple[RoundStart, ...]
    start: int = 0

    @property
    def has_games(self) -> bool:
        """Whether it has several games."""
        return len(self.match.games) > 1

    def at(self, move: int) -> Match:
        """The match after so many moves; the moves after them can still be made again."""
        return replace(self.match, games=games_at(self.match.games, self.bounded(move)))

    def bounded(self, move: int) -> int:
        """The nearest move that there is."""
        return min(max(0, move), self.length)

    def round_at(self, move: int) -> RoundStart:
        """The round that a moment lies in."""
        return next(start for start in reversed(self.rounds) if start.move <= move)

    def base(self, games: int) -> int:
        """How many moves the games before the last of so many have."""
        return sum(game.number for game in self.match.games[: games - 1])


def way_of(match: Match) -> Way:
    """The way of a match from its beginning to its last move, also where it stands before that."""
    last = match.game
    whole = match.with_game(last.at(last.number + len(last.undone)))
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
    return Way(whole, length, tuple(rounds) or (RoundStart(0, 1, 0),), start)
