"""A saved game, and the order of all saved games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from table.model.match import Match

MAX_SAVED: Final = 1_000
"""How many saved games a device opens quickly, finished or not.

Reading a file adds no more than that. New games are always saved; the list then offers to delete
`surplus`.
"""

MAX_ASIDE: Final = 20
"""How many unreadable values there may be before reading a file adds no more."""


class GameProgress(NamedTuple):
    """How far a match is, so that a list can show it without replaying the match."""

    round: int
    rounds: int
    game: int
    """The number of the game in its Dynasty, from 1; 0 if it is not in a Dynasty."""
    is_over: bool


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A match as it is saved. `versions` writes and reads its text."""

    id: str
    changed: int
    """When its last move was made, in milliseconds since 1970; 0 if unknown."""
    match: Mapping[str, Any]
    """The value of `Match.to_data`; `open` checks it."""
    progress: GameProgress
    result: Any = None
    """The value of `result_of`. A stored one may be anything, so readers check it."""
    friends: Mapping[str, Any] | None = None
    """The data that `friends` stores; ``waits`` is the name of the friend who is next."""

    @staticmethod
    def of(
        id: str, match: Match, changed: int, friends: Mapping[str, Any] | None = None
    ) -> "SavedGame":
        """The saved game of a match."""
        progress, result = progress_of(match), result_of(match)
        return SavedGame(id, changed, match.to_data(), progress, result, friends)

    @property
    def waits(self) -> str | None:
        """The name of the friend whose turn it is, "" for the person here; None if nobody waits."""
        if self.friends is None or self.progress.is_over:
            return None
        return str(self.friends.get("waits", ""))

    def open(self) -> Match:
        """The match, replayed. Raises `BrokenSave` if its parts contradict each other."""
        return Match.of_data(self.match)


def progress_of(match: Match) -> GameProgress:
    """How far a match is."""
    state = match.game.state
    game = len(match.games) if match.dynasty else 0
    return GameProgress(state.round, state.rules.rounds, game, match.is_over)


def result_of(match: Match) -> list[list[int]] | None:
    """The points of each kingdom (in a Dynasty, the sums) and the numbers of the winners.

    None until the match is over.
    """
    if not match.is_over:
        return None
    state, series = match.game.state, match.series
    if series:
        return [[*series.totals()], [*series.result().winners]]
    return [[sheet.total for sheet in state.sheets()], [*state.result().winners]]


def in_order(games: Iterable[SavedGame]) -> list[SavedGame]:
    """Unfinished games first, and of these the ones in which friends wait for a turn.

    The newest first within each group.
    """

    def key(game: SavedGame) -> tuple[bool, bool, int, str]:
        return game.progress.is_over, game.waits != "", -game.changed, game.id

    return sorted(games, key=key)


def surplus(games: Iterable[SavedGame]) -> list[SavedGame]:
    """The oldest finished games, to be offered for deletion; none while there is room.

    Deleting them makes room for a tenth of `MAX_SAVED`.
    """
    listed = in_order(games)
    excess = len(listed) - MAX_SAVED
    finished = [game for game in listed if game.progress.is_over]
    return finished[-(excess + MAX_SAVED // 10) :] if excess > 0 else []
