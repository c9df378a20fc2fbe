"""Finished games for the history, newest first: who played, the points, and who won."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, NamedTuple

from browser.messages import say
from realmino import Rules
from saves.model import SavedGame, match_result
from table.model.limits import code_of as code_of_record
from table.model.match import PERSON, Seat
from table.wording import words

PAGE_SIZE: Final = 20
"""Maximum number of games on a history page, which has some 70 elements per game."""

SLICE_SECONDS: Final = 0.03
"""How long to read games before the page may react, in seconds."""


class GameResult(NamedTuple):
    """How a match ended."""

    points: tuple[int, ...]
    """Each kingdom's points; in a Dynasty, the sums."""
    winners: tuple[int, ...]
    """The winning kingdoms' numbers."""


class Ruler(NamedTuple):
    """A seat's player."""

    name: str
    """Never empty."""
    colour: str
    kind: str
    """A person or a level of bots, as in `Seat`."""
    kingdom: int
    points: int
    has_won: bool

    @property
    def is_person(self) -> bool:
        """Whether the player is a person."""
        return self.kind == PERSON

    @property
    def known_as(self) -> str:
        """A name that identifies a person in all games, ignoring case, spaces and Unicode form."""
        return _known_as(self.name)


@lru_cache(500)
def _known_as(name: str) -> str:
    name = " ".join(name.split()).casefold()
    if name.isascii():
        return name
    from unicodedata import normalize  # most names don't need it

    return normalize("NFC", name)


class FinishedGame(NamedTuple):
    """A finished game, or a finished Dynasty."""

    id: str
    ended: int
    """Milliseconds since 1970; 0 if unknown."""
    code: str
    """The rules code."""
    is_dynasty: bool
    seed: str
    rulers: tuple[Ruler, ...]
    is_study: bool = False
    """Whether it began at a position from the analysis board, or is a what-if."""

    @property
    def people(self) -> tuple[Ruler, ...]:
        """The rulers who are people."""
        return tuple(ruler for ruler in self.rulers if ruler.is_person)

    @property
    def kingdoms(self) -> tuple[tuple[Ruler, ...], ...]:
        """Each kingdom's rulers."""
        numbers = sorted({ruler.kingdom for ruler in self.rulers})
        return tuple(
            tuple(ruler for ruler in self.rulers if ruler.kingdom == number) for number in numbers
        )

    @property
    def kind(self) -> tuple[str, bool]:
        """A value that is equal for games with comparable points."""
        return self.code, self.is_dynasty


def rules_code(game: SavedGame) -> str:
    """A saved game's rules code, read without replaying the game."""
    return code_of_record(str(game.match["record"]))


def is_study(game: SavedGame) -> bool:
    """Whether a saved game began at a position from the analysis board, or is a what-if."""
    is_what_if = bool(game.match.get("what_if"))
    return is_what_if or str(game.match["record"]).lstrip().startswith("[")


def stored_result(game: SavedGame) -> GameResult | None:
    """The result in a saved game; None if it is missing or invalid."""
    return _valid_result(game.result, Rules.parse(rules_code(game)).kingdoms)


def _valid_result(result: Any, kingdoms: int) -> GameResult | None:
    match result:
        case [[*points], [*winners]] if len(points) == kingdoms and winners:
            numbers = all(type(number) is int for number in points + winners)
            if numbers and {*winners} <= {*range(kingdoms)}:
                return GameResult(tuple(points), tuple(winners))
    return None


def finished_game(game: SavedGame) -> FinishedGame:
    """The finished game for a saved one, which is replayed if it has no valid result.

    Raises `BrokenSave` if it can't be replayed, and `ValueError` if it isn't over.
    """
    rules = Rules.parse(rules_code(game))
    result = stored_result(game) or _valid_result(match_result(game.open()), rules.kingdoms)
    if result is None:
        raise ValueError("the game is not over")
    seats = [Seat(*seat) for seat in game.match["seats"]]
    rulers = tuple(
        _ruler(seat, rules.kingdom_of(place), result) for place, seat in enumerate(seats)
    )
    dynasty, seed = bool(game.match.get("dynasty")), str(game.match.get("seed", ""))
    return FinishedGame(game.id, game.changed, rules.code, dynasty, seed, rulers, is_study(game))


def _ruler(seat: Seat, kingdom: int, result: GameResult) -> Ruler:
    name = words.seat_name(seat)
    has_won = kingdom in result.winners
    return Ruler(name, seat.colour, seat.kind, kingdom, result.points[kingdom], has_won)


def newest_first(games: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games, newest first."""
    return sorted(games, key=lambda game: (-game.ended, game.id))


def people(games: Iterable[FinishedGame]) -> dict[str, str]:
    """The latest spelling of each person's name, by `Ruler.known_as`; most games first."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for game in newest_first(games):
        for ruler in game.people:
            names.setdefault(ruler.known_as, ruler.name)
            counts[ruler.known_as] = counts.get(ruler.known_as, 0) + 1
    return {key: names[key] for key in sorted(names, key=lambda key: (-counts[key], names[key]))}


class HistoryPage(NamedTuple):
    """Some of the finished games, the newest first."""

    games: Sequence[FinishedGame]
    first: int = 0
    """How many newer games there are."""
    of: int = 0
    """The number of finished games."""


class FinishedGames:
    """A cache of the finished games."""

    def __init__(self, saved: Callable[[], Iterable[SavedGame]]) -> None:
        self._saved = saved
        self._known: dict[str, tuple[SavedGame, FinishedGame]] = {}

    async def all(self, report: Callable[[str], None]) -> list[FinishedGame]:
        """The finished games, the newest first.

        Replays games from older versions; ``report`` gets a sentence about it.
        """
        return await self._read(self._over(), report)

    async def page(self, first: int, report: Callable[[str], None]) -> HistoryPage:
        """The page with the game at this index, or the last page; ``report`` as in `all`."""
        over = self._over()
        first = min(first, max(0, len(over) - 1)) // PAGE_SIZE * PAGE_SIZE
        return HistoryPage(
            await self._read(over[first : first + PAGE_SIZE], report), first, len(over)
        )

    def _over(self) -> list[SavedGame]:
        """The saved games that are over, the newest first."""
        over = [game for game in self._saved() if game.progress.is_over]
        return sorted(over, key=lambda game: (-game.changed, game.id))

    async def _read(
        self, games: Iterable[SavedGame], report: Callable[[str], None]
    ) -> list[FinishedGame]:
        """These games without broken ones; lets the page react in between."""
        found, until = [], perf_counter() + SLICE_SECONDS
        for game in games:
            known = self._known.get(game.id)
            if not known or known[0] != game:  # after an undo, it may have ended differently
                try:
                    if is_old := stored_result(game) is None:
                        report(say("history-counting"))
                    if is_old or perf_counter() > until:
                        await asyncio.sleep(0)
                        until = perf_counter() + SLICE_SECONDS
                    self._known[game.id] = game, finished_game(game)
                except ValueError:  # opening a broken game explains why
                    continue
            found.append(self._known[game.id][1])
        return found
