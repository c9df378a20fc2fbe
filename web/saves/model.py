"""Saved games: the text each is kept as, older versions of it, and the list of them all."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from realmino.pieces.variants import COLOURS
from table import words
from table.limits import check_games, code_of
from table.match import BrokenSave, Match, NewerSave, Seat, load_save

VERSION: Final = 2
"""The version of the text. Version 1, of 0.1.0, is the bare match; see `_MIGRATIONS`."""

MAX_SAVED: Final = 1_000
"""Saved games that a device opens quickly, finished or not.

A file adds none beyond them. Games that are played are kept all the same; `surplus` are those that
the list then offers to delete.
"""

MAX_ASIDE: Final = 20
"""Unreadable values up to which a file adds its own."""

ALL: Final = "all"
"""The id of a line that stands for many things."""

LATEST: Final = 8_640_000_000_000_000
"""The last time that JavaScript can tell, in milliseconds since 1970; beyond it are errors."""


class GameProgress(NamedTuple):
    """How far a match is, so that a list can say it without replaying the match."""

    round: int
    rounds: int
    game: int
    """The number of the game in its Dynasty, from 1; 0 where there is no Dynasty."""
    is_over: bool


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A match in the store.

    ``id`` names it for ever, ``changed`` is the time of its last move in milliseconds since 1970,
    0 where that is not known, ``match`` is what `Match.to_data` says, ``result`` what `result_of`
    says, or None or worse: whoever reads it checks it. `open` checks and replays the match.
    """

    id: str
    changed: int
    match: Mapping[str, Any]
    standing: GameProgress
    result: Any = None

    @staticmethod
    def of(id: str, match: Match, changed: int) -> "SavedGame":
        """The saved game of a match."""
        return SavedGame(id, changed, match.to_data(), standing_of(match), result_of(match))

    def open(self) -> Match:
        """The match, replayed; `BrokenSave` where it does not fit together."""
        return Match.of_data(self.match)

    def to_data(self) -> dict[str, Any]:
        """The values that are stored; `of_data` reads them."""
        return {
            "realmino": VERSION,
            "changed": self.changed,
            "standing": [*self.standing],
            "match": dict(self.match),
            **({"result": self.result} if self.result else {}),
        }

    def to_text(self) -> str:
        """The text that is stored; `parse` reads it."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    @staticmethod
    def of_data(id: str, data: Any) -> "SavedGame":
        """The game of stored values of this version or an older one.

        Raises `BrokenSave`, or `NewerSave` for a version that this page does not know. The moves
        are not looked at yet, see `open`.
        """
        version = data.get("realmino") if isinstance(data, dict) else None
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise BrokenSave("the saved game says no version")
        if version > VERSION:
            raise NewerSave(
                f"the saved game has version {version}, this page reads up to {VERSION}"
            )
        for step in range(version, VERSION):
            data = _MIGRATIONS[step](data)
        try:
            return _of_current(id, data)
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            if isinstance(error, BrokenSave):
                raise
            raise BrokenSave(f"the saved game does not fit together ({error})") from None

    @staticmethod
    def parse(id: str, text: str) -> "SavedGame":
        """The game of a stored text; errors as in `of_data`."""
        return SavedGame.of_data(id, load_save(text))


def is_current(text: str) -> bool:
    """Whether a stored text that can be read is of this version, not of an older one."""
    return text.startswith(f'{{"realmino": {VERSION},')


def standing_of(match: Match) -> GameProgress:
    """How far a match is."""
    state = match.game.state
    game = len(match.games) if match.dynasty else 0
    return GameProgress(state.round, state.rules.rounds, game, match.is_over)


def result_of(match: Match) -> list[list[int]] | None:
    """The points of each kingdom, of a Dynasty the sums, and the numbers of those that have won.

    None while the match is not over.
    """
    if not match.is_over:
        return None
    state, series = match.game.state, match.series
    if series:
        return [[*series.totals()], [*series.result().winners]]
    return [[sheet.total for sheet in state.sheets()], [*state.result().winners]]


def _from_bare_match(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 to 2: the match becomes one field, and how far it is another."""
    standing = standing_of(Match.of_data(data))
    return {"realmino": 2, "changed": 0, "standing": [*standing], "match": data}


_MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _from_bare_match}
"""The functions that turn each older version into the next one."""


def _of_current(id: str, data: dict[str, Any]) -> SavedGame:
    match = data["match"]
    if not isinstance(match, dict) or not isinstance(match["record"], str):
        raise BrokenSave("the saved game has no record")
    check_games(match["record"])
    if not all(
        colour in COLOURS and isinstance(name, str) and isinstance(kind, str)
        for colour, name, kind in match["seats"]
    ):
        raise BrokenSave("the saved game names no players")
    round, rounds, game, is_over = data["standing"]
    standing = GameProgress(int(round), int(rounds), int(game), bool(is_over))
    return SavedGame(id, _time(data.get("changed")), match, standing, data.get("result"))


def _time(changed: Any) -> int:
    """A stored time, 0 for one that no browser can tell: the game can be played without it."""
    return int(changed) if type(changed) in (int, float) and 0 <= changed <= LATEST else 0


# The list


class Row(NamedTuple):
    """A line of the list.

    ``kind`` is "game", "unreadable" or "newer" for what can only be downloaded, or "many".
    ``changed`` is a time in milliseconds since 1970, 0 for unknown.
    """

    id: str
    kind: str
    title: str
    text: str
    changed: int
    is_over: bool


def in_order(games: Iterable[SavedGame]) -> list[SavedGame]:
    """Unfinished games first, the newest of each first."""
    return sorted(games, key=lambda game: (game.standing.is_over, -game.changed, game.id))


def surplus(games: Iterable[SavedGame]) -> list[SavedGame]:
    """The oldest finished games, to be offered for deletion; none while there is room.

    Without them there is room for a tenth of `MAX_SAVED` again.
    """
    listed = in_order(games)
    excess = len(listed) - MAX_SAVED
    finished = [game for game in listed if game.standing.is_over]
    return finished[-(excess + MAX_SAVED // 10) :] if excess > 0 else []


def row_of(game: SavedGame) -> Row:
    """A game as a line of the list."""
    title = words.together([words.called(Seat(*seat)) for seat in game.match["seats"]])
    standing = game.standing
    text = words.say(
        "saved-line",
        title=words.game(code_of(str(game.match["record"]))[:1]),
        state="over" if standing.is_over else "series" if standing.game else "playing",
        round=standing.round,
        rounds=standing.rounds,
        game=standing.game,
        games=3,
    )
    return Row(game.id, "game", title, text, game.changed, standing.is_over)


def unreadable_row(id: str, number: int, reason: str, when: int) -> Row:
    """A value that was set aside under a number, as a line of the list."""
    title = words.say("saved-aside", number=number)
    return Row(id, "unreadable", title, reason, when, True)


def all_row(kind: str, title: str, text: str = "") -> Row:
    """All games of a kind as one line of the list."""
    return Row(ALL, kind, title, text, 0, True)


def newer_row(id: str) -> Row:
    """A game that only a newer page reads, as a line of the list."""
    return Row(id, "newer", words.say("saved-newer"), words.say("saved-newer-text"), 0, True)


def rows_text(rows: Iterable[Row]) -> str:
    """The list as the JSON text that the page's script shows."""
    return json.dumps([row._asdict() for row in rows], ensure_ascii=False)
