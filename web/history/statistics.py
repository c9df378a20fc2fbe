"""What a person's finished games add up to: by game, by opponents, in a row, best of all.

Everything is computed from the games that are kept; nothing is counted anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeVar

from history.finished_games import FinishedGame, Ruler, people

Key = TypeVar("Key", bound=Hashable)


class Appearance(NamedTuple):
    """A finished game as one of its people has played it."""

    game: FinishedGame
    ruler: Ruler

    @property
    def opponents(self) -> frozenset[str]:
        """The kinds of those who built other kingdoms: levels of bots, and "person"."""
        own = self.ruler.kingdom
        return frozenset(ruler.kind for ruler in self.game.rulers if ruler.kingdom != own)


class Balance(NamedTuple):
    """Some games together; ``best`` is the one with the most points, the first of equals."""

    games: int
    wins: int
    total: int
    best: Appearance

    @property
    def losses(self) -> int:
        """How many of them somebody else has won."""
        return self.games - self.wins


class Streaks(NamedTuple):
    """Games won one after another: up to now, and at most ever."""

    now: int
    longest: int


class Statistics(NamedTuple):
    """All about one person; ``appearances`` from the oldest to the newest.

    ``by_kind`` goes by `FinishedGame.kind`, the most played first; ``by_level`` by the levels of
    bots that were among the opponents, from the weakest.
    """

    appearances: tuple[Appearance, ...]
    by_kind: dict[tuple[str, bool], Balance]
    by_level: dict[str, Balance]
    streaks: Streaks

    @property
    def all(self) -> Balance | None:
        """All games together; their points are not to be compared. None without games."""
        return tally(self.appearances) if self.appearances else None


def appearances(games: Iterable[FinishedGame], known_as: str) -> tuple[Appearance, ...]:
    """A person's games, from the oldest to the newest.

    Where two people at one table have the same name, both count.
    """
    ordered = sorted(games, key=lambda game: (game.ended, game.id))
    return tuple(
        Appearance(game, ruler)
        for game in ordered
        for ruler in game.people
        if ruler.known_as == known_as
    )


def counted(games: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games that count: whoever plays on from a position wins as easily as it was set up."""
    return [game for game in games if not game.is_study]


def tally(played: Sequence[Appearance]) -> Balance:
    """Some games together, at least one."""
    return Balance(
        len(played),
        sum(one.ruler.has_won for one in played),
        sum(one.ruler.points for one in played),
        max(played, key=lambda one: one.ruler.points),
    )


def statistics(games: Iterable[FinishedGame], known_as: str, levels: Sequence[str]) -> Statistics:
    """All about one person; ``levels`` are those of bots, from the weakest to the strongest."""
    played = appearances(games, known_as)
    kinds = _grouped(played, lambda one: [one.game.kind])
    by_opponent = _grouped(played, lambda one: one.opponents)
    return Statistics(
        played,
        dict(sorted(kinds.items(), key=lambda item: (-item[1].games, item[0]))),
        {level: by_opponent[level] for level in levels if level in by_opponent},
        streaks([one.ruler.has_won for one in played]),
    )


def _grouped(
    played: Sequence[Appearance], keys: Callable[[Appearance], Iterable[Key]]
) -> dict[Key, Balance]:
    """The tallies of the games by each of their keys."""
    groups: dict[Key, list[Appearance]] = {}
    for one in played:
        for key in keys(one):
            groups.setdefault(key, []).append(one)
    return {key: tally(group) for key, group in groups.items()}


def streaks(won: Sequence[bool]) -> Streaks:
    """How many games in a row were won, by whether each was, from the oldest to the newest."""
    runs = [(has_won, len([*run])) for has_won, run in groupby(won)]
    longest = max((length for has_won, length in runs if has_won), default=0)
    return Streaks(runs[-1][1] if runs and runs[-1][0] else 0, longest)


def everybody(games: Sequence[FinishedGame]) -> dict[str, Balance]:
    """Every person's games together, by name; whoever has played most comes first."""
    return {name: tally(appearances(games, key)) for key, name in people(games).items()}
