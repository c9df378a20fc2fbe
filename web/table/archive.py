"""The file of all games: written by "Download all my games", read and merged again."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple
from zlib import crc32

from table.limits import MAX_TEXT, depth
from table.match import BrokenSave
from table.saved_games import SavedGame

VERSION: Final = 1
MAX_FILE: Final = 8_000_000
"""Bytes of a file that is read: more than two thousand games."""

_MAX_DEPTH: Final = 20


class BrokenFile(ValueError):
    """A file that holds no games, in one sentence."""


class Archive(NamedTuple):
    """The contents of a file; ``problems`` are sentences about single games that cannot be read."""

    games: tuple[SavedGame, ...]
    settings: str | None
    aside: tuple[str, ...]
    problems: tuple[str, ...]


class Merge(NamedTuple):
    """The result of reading a file: ``new`` games, games that are here already, and ``clashes``,
    which are here with other moves."""

    new: tuple[SavedGame, ...]
    known: tuple[SavedGame, ...]
    clashes: tuple[SavedGame, ...]


def to_text(
    games: Iterable[SavedGame], settings: str | None, aside: Iterable[str], made: str
) -> str:
    """The file; ``made`` is the date it tells, ``aside`` are the values that could not be read."""
    kept = {
        "realmino games": VERSION,
        "made": made,
        "games": [{"id": game.id, **game.to_data()} for game in games],
        "settings": settings,
        "aside": list(aside),
    }
    return json.dumps(kept, ensure_ascii=False, indent=1)


def parse(text: str) -> Archive:
    """The games of a file, or the one game of a file that holds a single saved text.

    Raises `BrokenFile`. The moves of the games are not looked at yet, see `SavedGame.open`.
    """
    if len(text) > MAX_FILE:
        raise BrokenFile(f"it has {len(text):,} characters, at most {MAX_FILE:,} are read")
    if depth(text) > _MAX_DEPTH:
        raise BrokenFile("it has too many brackets inside brackets")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenFile(f"it is not complete ({error})") from None
    if isinstance(data, dict) and "realmino" in data:
        id = f"file{crc32(text.encode(errors='surrogatepass')):08x}"
        data = {"realmino games": VERSION, "games": [{"id": id, **data}]}
    return _of_data(data)


def _of_data(data: Any) -> Archive:
    if not isinstance(data, dict) or "realmino games" not in data:
        raise BrokenFile("it was not made by “Download all my games”")
    if data["realmino games"] != VERSION:
        raise BrokenFile(f"it has version {data['realmino games']}, this page reads {VERSION}")
    listed = data.get("games")
    if not isinstance(listed, list):
        raise BrokenFile("it has no list of games")
    games: list[SavedGame] = []
    problems: list[str] = []
    for number, kept in enumerate(listed, 1):
        try:
            games.append(_game(kept))
        except BrokenSave as error:
            problems.append(f"game {number} of {len(listed)}: {error}")
    settings = data.get("settings")
    aside = data.get("aside")
    return Archive(
        tuple({game.id: game for game in games}.values()),
        settings if isinstance(settings, str) and len(settings) <= MAX_TEXT else None,
        tuple(text for text in aside if isinstance(text, str)) if isinstance(aside, list) else (),
        tuple(problems),
    )


def _game(kept: Any) -> SavedGame:
    id = kept.get("id") if isinstance(kept, dict) else None
    if not isinstance(id, str) or not id.isalnum() or not id.isascii() or len(id) > 40:
        raise BrokenSave("the saved game has no name of its own")
    if len(json.dumps(kept, ensure_ascii=False)) > MAX_TEXT:
        raise BrokenSave(f"the saved game is too long (at most {MAX_TEXT:,} characters are read)")
    return SavedGame.of_data(id, {name: value for name, value in kept.items() if name != "id"})


def merge(stored: Mapping[str, SavedGame], read: Iterable[SavedGame]) -> Merge:
    """Sorts the games of a file by those stored: new ones, known ones and clashes."""
    moves = [game.match for game in stored.values()]
    new: list[SavedGame] = []
    known: list[SavedGame] = []
    clashes: list[SavedGame] = []
    for game in read:
        if game.match in moves:
            known.append(game)
        elif game.id in stored:
            clashes.append(game)
        else:
            new.append(game)
    return Merge(tuple(new), tuple(known), tuple(clashes))


def renamed(games: Iterable[SavedGame], ids: Iterable[str]) -> tuple[SavedGame, ...]:
    """The games under new ids, so that they stand beside those that bear their own."""
    return tuple(replace(game, id=id) for game, id in zip(games, ids, strict=False))
