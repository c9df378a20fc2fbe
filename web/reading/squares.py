"""A kingdom's squares in words: their contents, and the choices there."""

from collections.abc import Collection
from typing import Any, Final

from browser.messages import say
from realmino.pieces.grid import CASTLE
from realmino.text.messages import Name
from realmino.view import Realm, View
from table.model.interaction import Idle, aim
from table.play import hints
from table.play.app import App
from table.wording import words

HOME: Final = str(CASTLE)
"""The castle's square in every kingdom."""


class SquareWords:
    """Describes a kingdom's squares.

    ``latest`` are the squares that were covered last. While a person is ``choosing`` in this
    kingdom, descriptions include the choices on each square.
    """

    def __init__(
        self, view: View, realm: Realm, latest: Collection[str] = (), choosing: bool = False
    ) -> None:
        self._view = view
        self._realm = realm
        self._latest = latest
        self._land: Final = {half.square: half for half in realm.land}
        self._territories: Final[dict[str, dict[str, Any]]] = {
            square: item
            for item in realm.sheet["items"]
            if item["kind"] == "territory"
            for square in item["squares"]
        }
        options = view.options if choosing else ()
        self._open: Final = {
            kind: {square for option in options if option.kind == kind for square in option.squares}
            for kind in ("place", "tax")
        }

    def short_text(self, square: str) -> str:
        """A square and its land: ``g8, forest with 1 crown``."""
        return say("square", facts=[square, self._ground(square)])

    def full_text(self, square: str, owners: Collection[str] = ()) -> str:
        """A square and everything visible there: ``g8, forest with 1 crown, territory of …``.

        ``owners`` are the players to name as its owners.
        """
        facts = [square, self._ground(square), *self._pieces_text(square)]
        if territory := self._territories.get(square):
            values = {"squares": len(territory["squares"]), "crowns": territory["crowns"]}
            facts.append(say("square-territory", **values))
        if owners:
            facts.append(say("square-of", names=owners))
        notes = {
            "square-open": square in self._realm.open_towns,
            "square-latest": square in self._latest,
            "square-fits": square in self._open["place"],
            "square-lost": square in self._realm.lost,
            "square-tax": square in self._open["tax"],
        }
        facts += [say(note) for note, holds in notes.items() if holds]
        return say("square", facts=facts)

    def _ground(self, square: str) -> str:
        """A square's land, ``castle`` or ``empty``."""
        half = self._land.get(square)
        if half is None:
            return say("square-castle" if square == HOME else "square-empty")
        return land(half.terrain, half.crowns)

    def _pieces_text(self, square: str) -> list[str]:
        """A square's building and knight."""
        half, facts = self._land.get(square), []
        if half and half.tile:
            built = self._view.tiles[half.tile - 1]
            facts.append(say("square-building", **words.tile_values(built)))
        if half and half.knight:
            facts.append(say("square-knight"))
        return facts


def land(terrain: str, crowns: int) -> str:
    """A square's land in words: ``forest with 1 crown``."""
    return say("half-first", terrain1=Name(f"terrain-{terrain}"), crowns1=crowns)


def announcement(app: App) -> str:
    """The announcement after an arrow key on the canvas.

    It is the cursor's square, or why the domino can't be placed there, or else the table's own
    announcement.
    """
    view, activity = app.view, app.activity
    realm = next(realm for realm in view.kingdoms if realm.kingdom == app.display.focus)
    if isinstance(activity, Idle) and activity.square:
        own = app.session.in_the_middle in realm.seats
        latest = app.match.last_squares().get(realm.kingdom, ())
        owners = () if own else words.names(app.match, realm.seats)
        words_of = SquareWords(view, realm, latest, app.choosing and own)
        return words_of.full_text(activity.square, owners)
    shown = aim(view, activity) if app.placing else None
    if shown is None or shown.refusal is None:
        return hints.description(app)
    on = SquareWords(view, realm)
    covered = [on.short_text(square) for square in shown.squares]
    if shown.refusal.reason == "occupied":
        # What's on the squares already explains the refusal.
        return say("squares-covered", squares=covered)
    why = words.reason(shown.refusal.reason, view)
    return say("square-refused", squares=covered, reason=why)
