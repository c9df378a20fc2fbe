"""Statistics for a person's finished games: by game, by opponents, best game, streaks.

They are computed from the saved games; no totals are stored.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeVar

from history.finished_games import FinishedGame, Ruler, people

Key = TypeVar("Key", bound=Hashable)


class Appearance(NamedTuple):
    """A finished game from one person's point of view."""

    game: FinishedGame
    ruler: Ruler

    @property
    def opponents(self) -> frozenset[str]:
        """The opponents' kinds: bots' levels, and "person"."""
        own = self.ruler.kingdom
        return frozenset(ruler.kind for ruler in self.game.rulers if ruler.kingdom != own)


class Totals(NamedTuple):
    """The totals of some games."""

    games: int
    wins: int
    total: int
    best: Appearance
    """The first game with the most points."""

    @property
    def losses(self) -> int:
        """The number of games that another player won."""
        return self.games - self.wins


class Streaks(NamedTuple):
    """Numbers of consecutive wins."""

    current: int
    """The streak up to the last game."""
    longest: int


class Statistics(NamedTuple):
    """The statistics of one person."""

    appearances: tuple[Appearance, ...]
    """From the oldest to the newest."""
    by_kind: dict[tuple[str, bool], Totals]
    """By `FinishedGame.kind`, the most played first."""
    by_level: dict[str, Totals]
    """By the opposing bots' levels, from the weakest."""
    streaks: Streaks

    @property
    def all(self) -> Totals | None:
        """The totals of all games, although their points aren't comparable; None without games."""
        return tally(self.appearances) if self.appearances else None


def appearances(games: Iterable[FinishedGame], known_as: str) -> tuple[Appearance, ...]:
    """A person's games, oldest first; two players with the same name count twice."""
    ordered = sorted(games, key=lambda game: (game.ended, game.id))
    return tuple(
        Appearance(game, ruler)
        for game in ordered
        for ruler in game.people
        if ruler.known_as == known_as
    )


def without_studies(games: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games that count; studies don't, because they may begin at easy positions."""
    return [game for game in games if not game.is_study]


def tally(played: Sequence[Appearance]) -> Totals:
    """The totals of some games, at least one."""
    return Totals(
        len(played),
        sum(one.ruler.has_won for one in played),
        sum(one.ruler.points for one in played),
        max(played, key=lambda one: one.ruler.points),
    )


def statistics(games: Iterable[FinishedGame], known_as: str, levels: Sequence[str]) -> Statistics:
    """A person's statistics; ``levels`` are the bots' levels, from weak to strong."""
    played = appearances(games, known_as)
    kinds = _by_key(played, lambda one: [one.game.kind])
    by_opponent = _by_key(played, lambda one: one.opponents)
    return Statistics(
        played,
        dict(sorted(kinds.items(), key=lambda item: (-item[1].games, item[0]))),
        {level: by_opponent[level] for level in levels if level in by_opponent},
        streaks([one.ruler.has_won for one in played]),
    )


def _by_key(
    played: Sequence[Appearance], keys: Callable[[Appearance], Iterable[Key]]
) -> dict[Key, Totals]:
    """The games' totals by key; a game may have several keys."""
    groups: dict[Key, list[Appearance]] = {}
    for one in played:
        for key in keys(one):
            groups.setdefault(key, []).append(one)
    return {key: tally(group) for key, group in groups.items()}


def streaks(won: Sequence[bool]) -> Streaks:
    """The streaks in a series of results, oldest first."""
    runs = [(has_won, len([*run])) for has_won, run in groupby(won)]
    longest = max((length for has_won, length in runs if has_won), default=0)
    return Streaks(runs[-1][1] if runs and runs[-1][0] else 0, longest)


def by_person(games: Sequence[FinishedGame]) -> dict[str, Totals]:
    """Each person's totals by name, the most games first."""
    return {name: tally(appearances(games, key)) for key, name in people(games).items()}
