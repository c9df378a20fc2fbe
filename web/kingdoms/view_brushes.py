"""The row of brushes to tap with, and the list of buildings."""

from collections.abc import Callable
from typing import Any, Final

from browser.elements import element
from browser.events import listen
from browser.html import set_html
from browser.markup import CLOSE, Markup, joined, markup
from kingdoms import pictures, words
from kingdoms.kingdom import Spot
from kingdoms.model import ANY_BUILDING, BUILDING, CASTLE, CROWNS, ERASE, KNIGHT, TERRAINS, Pad
from kingdoms.view_pictures import SquarePictures
from realmino.drawing.theme import Theme, light
from realmino.pieces.buildings import BUILDINGS
from table.wording import sheets

DEFAULT_BRUSH: Final = "wheat"
TILE_SIDE: Final = 64
"""The size of a building's picture in the list, in CSS pixels."""


class PadBrushes:
    """The game's brushes; ``tap`` gets a square and a brush."""

    def __init__(self, art: SquarePictures, tap: Callable[[Spot, str], None]) -> None:
        self.chosen = DEFAULT_BRUSH
        """The brush that a tap uses."""
        self._pictures = art
        self._tap = tap
        self._spot: Spot | None = None
        self._theme = light
        self._shown: object = None
        listen(element("pad-brushes"), "click", self._on_key)
        listen(element("pad-building-list"), "click", self._building_pressed)
        listen(element("pad-buildings"), "close", lambda _: self._forget())

    def show(self, pad: Pad, number: int, theme: Theme) -> None:
        """Updates the row, which shows the current kingdom's castle."""
        self._theme = theme
        court = [KNIGHT, ANY_BUILDING] if pad.rules.has_court else []
        lands = [terrain.key for terrain in words.lands(pad)]
        if not court and self.chosen not in (*lands, *CROWNS, CASTLE, ERASE):
            self.chosen = DEFAULT_BRUSH
        shown = (bool(court), pad.colours[number], theme.name)
        if shown != self._shown:
            self._shown = shown
            brushes = [*lands, *CROWNS[1:], CROWNS[0], *court, CASTLE, ERASE]
            set_html(
                element("pad-brushes"),
                joined(self._button(brush, pad.colours[number]) for brush in brushes),
            )
        element("pad-keys").textContent = words.keys(pad)
        self._mark()

    def _mark(self) -> None:
        """Marks the chosen brush, and explains what it does."""
        chosen = ANY_BUILDING if self.chosen.startswith(BUILDING) else self.chosen
        for button in element("pad-brushes").querySelectorAll("button"):
            is_chosen = str(button.dataset.brush) == chosen
            button.setAttribute("aria-pressed", str(is_chosen).lower())
        element("pad-hint").textContent = words.hint(self.chosen)

    def _button(self, brush: str, colour: str) -> Markup:
        name = words.brush(brush)
        return markup(
            '<button type="button" data-brush="{}" title="{}">'
            '<span class="visually-hidden">{}</span>{}</button>',
            brush,
            name,
            name,
            self._icon(brush, colour),
        )

    def _icon(self, brush: str, colour: str) -> Markup:
        """A brush's icon."""
        if brush in TERRAINS:
            return sheets.land(brush)
        if brush in CROWNS:
            count = CROWNS.index(brush)
            kind = "" if count else "none"
            return markup(
                '<span class="{}" aria-hidden="true">{}</span>{}', kind, count, sheets.CROWN
            )
        if brush == CASTLE:
            scene = pictures.castle_picture([colour], self._theme)
            name = f"{CASTLE} {colour} {self._theme.name}"
            address = self._pictures.address(name, scene, self._theme)
            return markup('<img src="{}" alt="">', address)
        if brush == ERASE:
            return CLOSE
        return sheets.court_icon(brush)

    def _on_key(self, event: Any) -> None:
        button = event.target.closest("button[data-brush]")
        if not button:
            return
        if button.dataset.brush == ANY_BUILDING:
            self._ask_for_building(None)
        else:
            self.chosen = str(button.dataset.brush)
            self._mark()

    def enter(self, spot: Spot, brush: str) -> None:
        """Handles a tap or key on a square; an empty brush means the chosen one."""
        if brush == ANY_BUILDING:
            self._ask_for_building(spot)
        else:
            self._tap(spot, brush or self.chosen)

    # Buildings

    def _ask_for_building(self, spot: Spot | None) -> None:
        """Shows the list of buildings, for a square or to choose the brush."""
        self._spot = spot
        kinds = {tile.key: tile for tile in BUILDINGS}
        rows = []
        for key, tile in kinds.items():
            name = f"{key} {self._theme.name}"
            scene = pictures.tile_picture(key, self._theme)
            address = self._pictures.address(name, scene, self._theme)
            rows.append(
                markup(
                    '<li><button type="button" data-brush="{}{}"><img src="{}"'
                    ' alt="" width="{}" height="{}">'
                    "<span>{}</span></button></li>",
                    BUILDING,
                    key,
                    address,
                    TILE_SIDE,
                    TILE_SIDE,
                    words.building_choice(tile),
                )
            )
        set_html(element("pad-building-list"), joined(rows))
        element("pad-buildings").showModal()

    def _building_pressed(self, event: Any) -> None:
        button = event.target.closest("button[data-brush]")
        if not button:
            return
        self.chosen, spot = str(button.dataset.brush), self._spot
        element("pad-buildings").close()
        self._mark()
        if spot:
            self._tap(spot, self.chosen)

    def _forget(self) -> None:
        self._spot = None
