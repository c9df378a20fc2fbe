"""Asks which of two versions of a game to continue, and keeps the other one in the list."""

from __future__ import annotations

import js

from browser.address import address_of
from browser.markup import Markup
from realmino.together.letter import Letter
from saves.model import SavedGame
from saves.view import SavedGames, new_id
from together.shared import Shared
from together.versions import compare, page


def comparison(ours: Shared, other: Letter) -> Markup:
    """The page that shows both versions."""
    shown = compare(ours, other)
    return page(shown, address_of(shown.address))


def keep_aside(saved: SavedGames, shared: Shared) -> None:
    """Adds a version that isn't continued here to the list, as a game by link."""
    match = shared.match()
    game = SavedGame.of(new_id(), match, int(js.Date.now()), shared.to_data(match))
    saved.add([game])
