"""Parses the file with all games, and merges its games with the stored ones."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple
from zlib import crc32

from saves import versions
from saves.export import VERSION
from saves.model import MAX_SAVED, SavedGame, match_progress, match_result
from table.model.limits import MAX_TEXT, depth
from table.model.match import BrokenSave
from table.model.names import clean

MAX_FILE: Final = 8_000_000
"""The maximum size of a file in bytes, enough for more than two thousand games."""

_MAX_DEPTH: Final = 20


class BrokenFile(ValueError):
    """Raised if a file can't be read; the message is a clause that gives the reason."""


class Archive(NamedTuple):
    """A file's contents."""

    games: tuple[Any, ...]
    """The games as written by `versions.to_data`, unchecked."""
    settings: str | None
    unreadable: tuple[str, ...]
    """Saved texts that the exporting device couldn't read."""
    puzzles: str | None = None
    """The player's progress with puzzles, as text from `puzzles.progress`."""


def parse(text: str) -> Archive:
    """The contents of a file, or of a single saved game's text.

    Raises `BrokenFile`. `Merge.read` checks the games.
    """
    if len(text) > MAX_FILE:
        raise BrokenFile(f"it has {len(text):,} characters; the limit is {MAX_FILE:,}")
    if depth(text) > _MAX_DEPTH:
        raise BrokenFile("it has too many brackets")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenFile(f"it is not complete ({error})") from None
    if isinstance(data, dict) and "realmino" in data:
        id = f"file{crc32(text.encode(errors='surrogatepass')):08x}"
        data = {"realmino games": VERSION, "games": [{"id": id, **data}]}
    return _from_data(data)


def _from_data(data: Any) -> Archive:
    if not isinstance(data, dict) or "realmino games" not in data:
        raise BrokenFile("it was not made by “Download all my games”")
    version = data["realmino games"]
    if version != VERSION:
        raise BrokenFile(f"it has version {version!r:.20}, this page reads {VERSION}")
    listed = data.get("games")
    if not isinstance(listed, list):
        raise BrokenFile("it has no list of games")
    texts = data.get("aside")
    texts = [text for text in texts if isinstance(text, str)] if isinstance(texts, list) else []
    return Archive(
        tuple(listed),
        _short_text(data.get("settings")),
        tuple(dict.fromkeys(texts)),
        _short_text(data.get("puzzles")),
    )


def _short_text(text: Any) -> str | None:
    return text if isinstance(text, str) and len(text) <= MAX_TEXT else None


def merged_progress(own: str | None, other: str | None) -> str | None:
    """This device's or the file's progress, whichever has more tries."""
    return max(own, other, key=_tries)


def _tries(progress: str | None) -> int:
    """The number of puzzles tried; 0 if the text isn't one from `puzzles.progress`."""
    try:
        data = json.loads(progress or "")
    except (ValueError, RecursionError):
        return 0
    match data:
        case {"seen": [*seen], "days": [*_], "rating": int() | float(),
              "row": int(), "longest": int(), "solved": int()}:  # fmt: skip
            return len(seen)
    return 0


class Merge:
    """Sorts a file's games by whether they are already stored."""

    def __init__(self) -> None:
        self.new: list[SavedGame] = []
        self.clashes: list[SavedGame] = []
        """Games whose ids are already stored with different moves."""
        self.problems: list[tuple[int, str]] = []
        """Each unreadable game's number in the file, from 1, and the reason."""
        self.known = 0
        """The number of games already stored."""
        self.surplus = 0
        """The number of games for which there is no room."""

    def read(
        self,
        listed: Sequence[Any],
        stored: Mapping[str, SavedGame],
        newer: Iterable[str],
        now: int,
    ) -> Iterator[None]:
        """Sorts the games one by one, so the caller can pause in between.

        ``newer`` are the ids of stored games that only a newer page can read. No game's time is
        later than ``now``, in milliseconds since 1970.
        """
        ids, known = {*stored, *newer}, {_comparison_key(game) for game in stored.values()}
        self.surplus = len(listed[MAX_SAVED:])
        for number, kept in enumerate(listed[:MAX_SAVED], 1):
            try:
                game = _game(kept)
                moves = _comparison_key(game)
                if moves in known:
                    self.known += 1
                elif len(ids) + len(self.clashes) >= MAX_SAVED:
                    self.surplus += 1
                else:
                    match = game.open()
                    # Progress and result aren't read from the file but computed from the moves.
                    result, time = match_result(match), min(game.changed, now)
                    game = replace(
                        game, changed=time, progress=match_progress(match), result=result
                    )
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
    game = versions.from_data(id, {name: value for name, value in kept.items() if name != "id"})
    return replace(game, match=_with_clean_names(game.match))


def _with_clean_names(match: Mapping[str, Any]) -> dict[str, Any]:
    """A match with its names cleaned as in the set-up form."""
    seats = [[colour, clean(name), kind] for colour, name, kind in match["seats"]]
    return {**match, "seats": seats}


def _comparison_key(game: SavedGame) -> str:
    """A text that is equal for two copies of the same game."""
    return json.dumps(_with_clean_names(game.match), sort_keys=True)


def with_new_ids(games: Iterable[SavedGame], ids: Iterable[str]) -> tuple[SavedGame, ...]:
    """The games with new ids, so they don't replace the stored ones."""
    return tuple(replace(game, id=id) for game, id in zip(games, ids, strict=False))
