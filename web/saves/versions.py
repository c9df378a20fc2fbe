"""Writes a saved game's text in the current version, and reads it in any version so far."""

import json
from collections.abc import Callable
from typing import Any, Final

from realmino import Rules
from realmino.pieces.variants import COLOURS
from saves.model import GameProgress, SavedGame, match_progress
from table.model.limits import check_games, code_of
from table.model.match import BrokenSave, Match, NewerSave, load_save

VERSION: Final = 3
"""The current version. To change the format, raise it and add a migration."""

VERSION_WITHOUT_FRIENDS: Final = 2
"""The version for games without friends elsewhere, which older pages can read too."""

MAX_TIME: Final = 8_640_000_000_000_000
"""The last time that JavaScript can represent, in milliseconds since 1970."""


def _with_new_bot_name(match: Any) -> Any:
    """A match from 0.2.0 or earlier, which stored the Emperor as ``queen``."""
    if not isinstance(match, dict):
        return match
    kinds = {"queen": "emperor"}
    seats = [[colour, name, kinds.get(kind, kind)] for colour, name, kind in match["seats"]]
    return {**match, "seats": seats}


def _migrate_from_1(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1, of Realmino 0.1.0, is the bare match. In version 2 the match is a field."""
    data = _with_new_bot_name(data)
    progress = match_progress(Match.from_data(data))
    return {"realmino": 2, "changed": 0, "standing": [*progress], "match": data}


_MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    1: _migrate_from_1,
    2: lambda data: data,  # version 3 may have the field ``together``
}
"""For each older version, the function that converts its data to the next version."""


def to_data(game: SavedGame) -> dict[str, Any]:
    """A game's stored values; `from_data` reads them."""
    return {
        "realmino": VERSION if game.friends else VERSION_WITHOUT_FRIENDS,
        "changed": game.changed,
        "standing": [*game.progress],
        "match": dict(game.match),
        **({"result": game.result} if game.result else {}),
        **({"together": dict(game.friends)} if game.friends else {}),
    }


def to_text(game: SavedGame) -> str:
    """A game's stored text; `parse` reads it."""
    return json.dumps(to_data(game), ensure_ascii=False)


def parse(id: str, text: str) -> SavedGame:
    """The game in a stored text; errors as in `from_data`."""
    return from_data(id, load_save(text))


def from_data(id: str, data: Any) -> SavedGame:
    """The game in stored values of any version so far, without replaying the moves.

    Raises `BrokenSave`, or `NewerSave` if only a newer page can read them.
    """
    version = data.get("realmino") if isinstance(data, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BrokenSave("the saved game says no version")
    if version > VERSION:
        raise NewerSave(
            f"the saved game has version {version!r:.20}, this page reads up to {VERSION}"
        )
    try:
        for step in range(version, VERSION):
            data = _MIGRATIONS[step](data)
        return _of_current(id, data)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        if isinstance(error, BrokenSave):
            raise
        raise BrokenSave(f"the saved game does not fit together ({error})") from None


def is_current(text: str) -> bool:
    """Whether a readable text has a version that `to_text` writes."""
    return text.startswith(
        tuple(f'{{"realmino": {number},' for number in (VERSION_WITHOUT_FRIENDS, VERSION))
    )


def _of_current(id: str, data: dict[str, Any]) -> SavedGame:
    match = _with_new_bot_name(data["match"])
    if not isinstance(match, dict) or not isinstance(match["record"], str):
        raise BrokenSave("the saved game has no record")
    check_games(match["record"])
    Rules.parse(code_of(match["record"]))
    if not all(
        colour in COLOURS and isinstance(name, str) and isinstance(kind, str)
        for colour, name, kind in match["seats"]
    ):
        raise BrokenSave("the saved game names no players")
    round, rounds, game, is_over = data["standing"]
    progress = GameProgress(int(round), int(rounds), int(game), bool(is_over))
    friends = data.get("together")
    if friends is not None and not _has_friends(friends):
        raise BrokenSave("the saved game does not say who plays elsewhere")
    changed, result = _time(data.get("changed")), data.get("result")
    return SavedGame(id, changed, match, progress, result, friends)


def _has_friends(data: Any) -> bool:
    """Whether data has everything that `friends` reads, which checks the texts itself."""
    match data:
        case {"letter": str(), "owner": int(), "sent": bool()}:
            match data.get("live"):
                case None | {"code": str(), "name": str(), "coach": bool()}:
                    return True
        case {"lobby": str(), "answer": str(), "secret": str()}:
            return "live" not in data
    return False


def _time(changed: Any) -> int:
    """A stored time; 0 if browsers can't represent it, so the game stays playable."""
    return int(changed) if type(changed) in (int, float) and 0 <= changed <= MAX_TIME else 0
