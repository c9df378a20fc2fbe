"""The file of all games: written by "Download all my games", read and merged again."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple
from zlib import crc32

from saves.model import MAX_SAVED, SavedGame, result_of, standing_of
from table.limits import MAX_TEXT, depth
from table.match import BrokenSave
from table.names import clean

VERSION: Final = 1
MAX_FILE: Final = 8_000_000
"""Bytes of a file that is read: more than two thousand games."""

_MAX_DEPTH: Final = 20


class BrokenFile(ValueError):
    """A file that holds no games, in one sentence."""


class Archive(NamedTuple):
    """The contents of a file: ``games`` as they stand there, and each different text that could
    not be read when the file was made."""

    games: tuple[Any, ...]
    settings: str | None
    aside: tuple[str, ...]


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
    """The contents of a file, or of one that holds a single saved text.

    Raises `BrokenFile`. The games are not looked at yet, see `Merge.read`.
    """
    if len(text) > MAX_FILE:
        raise BrokenFile(f"it has {len(text):,} characters, at most {MAX_FILE:,} are read")
    if depth(text) > _MAX_DEPTH:
        raise BrokenFile("it has too many brackets")
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
    version = data["realmino games"]
    if version != VERSION:
        raise BrokenFile(f"it has version {version!r:.20}, this page reads {VERSION}")
    listed = data.get("games")
    if not isinstance(listed, list):
        raise BrokenFile("it has no list of games")
    settings = data.get("settings")
    aside = data.get("aside")
    texts = [text for text in aside if isinstance(text, str)] if isinstance(aside, list) else []
    return Archive(
        tuple(listed),
        settings if isinstance(settings, str) and len(settings) <= MAX_TEXT else None,
        tuple(dict.fromkeys(texts)),
    )


class Merge:
    """What becomes of the games of a file.

    ``new`` games and ``clashes``, which are here with other moves, can be stored; ``known`` is how
    many are here already, ``surplus`` for how many there is no room. ``problems`` are those that
    cannot be read, by their numbers from 1.
    """

    def __init__(self) -> None:
        self.new: list[SavedGame] = []
        self.clashes: list[SavedGame] = []
        self.problems: list[tuple[int, str]] = []
        self.known = self.surplus = 0

    def read(
        self, listed: Sequence[Any], stored: Mapping[str, SavedGame], now: int
    ) -> Iterator[None]:
        """Sorts the games by those stored, one after another; the caller may pause after each.

        ``now`` is the time in milliseconds since 1970: none of the games is later.
        """
        ids, known = {*stored}, {_moves(game) for game in stored.values()}
        self.surplus = len(listed[MAX_SAVED:])
        for number, kept in enumerate(listed[:MAX_SAVED], 1):
            try:
                game = _game(kept)
                moves = _moves(game)
                if moves in known:
                    self.known += 1
                elif len(ids) + len(self.clashes) >= MAX_SAVED:
                    self.surplus += 1
                else:
                    match = game.open()
                    # The file's word counts for the moves only.
                    result, time = result_of(match), min(game.changed, now)
                    game = replace(game, changed=time, standing=standing_of(match), result=result)
                    (self.clashes if game.id in ids else self.new).append(game)
                    known.add(moves)
                    ids.add(game.id)
            except BrokenSave as error:
                self.problems.append((number, str(error)))
            yield


def _game(kept: Any) -> SavedGame:
    id = kept.get("id") if isinstance(kept, dict) else None
    if not isinstance(id, str) or not id.isalnum() or not id.isascii() or len(id) > 40:
        raise BrokenSave("the saved game has no name of its own")
    if len(json.dumps(kept, ensure_ascii=False)) > MAX_TEXT:
        raise BrokenSave(f"the saved game is too long (at most {MAX_TEXT:,} characters are read)")
    game = SavedGame.of_data(id, {name: value for name, value in kept.items() if name != "id"})
    return replace(game, match=_with_clean_names(game.match))


def _with_clean_names(match: Mapping[str, Any]) -> dict[str, Any]:
    """A match whose names are as clean and short as all that are typed on the page."""
    seats = [[colour, clean(name), kind] for colour, name, kind in match["seats"]]
    return {**match, "seats": seats}


def _moves(game: SavedGame) -> str:
    """What two games that are the same have in common."""
    return json.dumps(_with_clean_names(game.match), sort_keys=True)


def renamed(games: Iterable[SavedGame], ids: Iterable[str]) -> tuple[SavedGame, ...]:
    """The games under new ids, so that they stand beside those that bear their own."""
    return tuple(replace(game, id=id) for game, id in zip(games, ids, strict=False))
