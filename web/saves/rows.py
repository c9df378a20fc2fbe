"""The rows in the list of saved games, which `saved-games.js` shows."""

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from browser.messages import say
from saves.model import SavedGame
from table.model.limits import code_of
from table.model.match import Seat
from table.wording import words

ALL: Final = "all"
"""The id of a row for several games."""


class Row(NamedTuple):
    """A row in the list."""

    id: str
    kind: str
    """"game"; "unreadable" or "newer", which can only be downloaded; or "many"."""
    title: str
    text: str
    changed: int
    """Milliseconds since 1970; 0 if unknown."""
    is_over: bool
    is_awaited: bool = False
    """Whether a friend is waiting for the person here."""


def game_row(game: SavedGame) -> Row:
    """A game's row."""
    title = words.joined_names([words.seat_name(Seat(*seat)) for seat in game.match["seats"]])
    progress = game.progress
    text = say(
        "saved-line",
        title=words.game(code_of(str(game.match["record"]))[:1]),
        state="over" if progress.is_over else "series" if progress.game else "playing",
        round=progress.round,
        rounds=progress.rounds,
        game=progress.game,
        games=3,
    )
    if game.match.get("what_if"):
        text = say("round-what-if", text=text)
    if game.waits is not None:
        key = "saved-theirs" if game.waits else "saved-yours"
        text = say(key, name=game.waits, text=text)
    awaited = game.waits == ""
    return Row(game.id, "game", title, text, game.changed, progress.is_over, awaited)


def unreadable_row(id: str, number: int, reason: str, when: int) -> Row:
    """The row for an unreadable value, which was set aside under a number."""
    title = say("saved-aside", number=number)
    return Row(id, "unreadable", title, reason, when, True)


def all_row(kind: str, title: str, text: str = "") -> Row:
    """A single row for all games of a kind."""
    return Row(ALL, kind, title, text, 0, True)


def newer_row(id: str) -> Row:
    """The row for a game that only a newer page can read."""
    return Row(id, "newer", say("saved-newer"), say("saved-newer-text"), 0, True)


def rows_text(rows: Iterable[Row]) -> str:
    """The list as JSON."""
    return json.dumps([row._asdict() for row in rows], ensure_ascii=False)
