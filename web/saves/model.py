"""A saved game, and the order of the list of unfinished games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from realmino.rules.scoring import decide
from table.model.match import Match

MAX_SAVED: Final = 1_000
"""The number of saved games, finished or not, that a device opens quickly.

Importing a file stops there. New games are always saved; the list then offers to delete the
`surplus`.
"""

MAX_UNREADABLE: Final = 20
"""The number of unreadable values at which importing a file adds no more."""


class GameProgress(NamedTuple):
    """A match's progress, which the list shows without replaying the match."""

    round: int
    rounds: int
    game: int
    """The game's number in its Dynasty, from 1; 0 outside a Dynasty."""
    is_over: bool


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved match. `versions` writes and reads its text."""

    id: str
    changed: int
    """The time of its last move, in milliseconds since 1970; 0 if unknown."""
    match: Mapping[str, Any]
    """The value of `Match.to_data`; `open` checks it."""
    progress: GameProgress
    result: Any = None
    """The value of `match_result`. A stored one may be anything, so readers check it."""
    friends: Mapping[str, Any] | None = None
    """The data that `friends` stores; ``waits`` is the name of the friend who is next."""

    @staticmethod
    def of(
        id: str, match: Match, changed: int, friends: Mapping[str, Any] | None = None
    ) -> "SavedGame":
        """The saved game for a match."""
        progress, result = match_progress(match), match_result(match)
        return SavedGame(id, changed, match.to_data(), progress, result, friends)

    @property
    def waits(self) -> str | None:
        """The name of the friend whose turn it is, "" for the person here; None if nobody waits."""
        if self.friends is None or self.progress.is_over:
            return None
        return str(self.friends.get("waits", ""))

    def open(self) -> Match:
        """The match, replayed. Raises `BrokenSave` if its parts contradict each other."""
        return Match.from_data(self.match)


def match_progress(match: Match) -> GameProgress:
    """A match's progress."""
    state = match.game.state
    game = len(match.games) if match.dynasty else 0
    return GameProgress(state.round, state.rules.rounds, game, match.is_over)


def match_result(match: Match) -> list[list[int]] | None:
    """Each kingdom's points (in a Dynasty, the sums), and the winners' numbers.

    None until the match is over.
    """
    if not match.is_over:
        return None
    state, series = match.game.state, match.series
    if series:
        return [[*series.totals()], [*series.result().winners]]
    sheets = state.sheets()
    return [[sheet.total for sheet in sheets], [*decide(sheets).winners]]


def in_order(games: Iterable[SavedGame]) -> list[SavedGame]:
    """Unfinished games first, starting with those in which friends wait for a turn.

    Within each group, the newest first.
    """

    def key(game: SavedGame) -> tuple[bool, bool, int, str]:
        return game.progress.is_over, game.waits != "", -game.changed, game.id

    return sorted(games, key=key)


def listed(games: Iterable[SavedGame]) -> list[SavedGame]:
    """The games that the set-up screen needs: the unfinished ones, and the newest finished one."""
    ordered = in_order(games)
    return ordered[: 1 + sum(not game.progress.is_over for game in ordered)]


def surplus(games: Iterable[SavedGame]) -> list[SavedGame]:
    """The oldest finished games, for deletion; none while there is room.

    Deleting them frees a tenth of `MAX_SAVED`.
    """
    ordered = in_order(games)
    excess = len(ordered) - MAX_SAVED
    finished = [game for game in ordered if game.progress.is_over]
    return finished[-(excess + MAX_SAVED // 10) :] if excess > 0 else []
