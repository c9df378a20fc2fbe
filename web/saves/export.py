"""The names of downloaded files, and the text of the one with all games, which `backup` imports."""

import json
from collections.abc import Iterable

from saves import versions
from saves.model import SavedGame

VERSION = 1


def file_name(content: str) -> str:
    """The name of a downloaded file; ``content`` is a game's id, or ``games-`` and a day."""
    return f"realmino-{content}.json"


def to_text(
    games: Iterable[SavedGame],
    settings: str | None,
    unreadable: Iterable[str],
    created: str,
    puzzles: str | None = None,
) -> str:
    """A file's text; ``created`` is its date, ``unreadable`` has the texts that can't be read."""
    kept = {
        "realmino games": VERSION,
        "made": created,
        "games": [{"id": game.id, **versions.to_data(game)} for game in games],
        "settings": settings,
        "aside": list(unreadable),
        "puzzles": puzzles,
    }
    return json.dumps(kept, ensure_ascii=False, indent=1)
