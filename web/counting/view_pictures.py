"""Pictures of kingdoms beside their score sheets, which highlight a line's land."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, Final

from browser.events import listen
from browser.html import elements_from, set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino.drawing.shapes import Path, number, rect
from realmino.drawing.svg import ROOT_ATTRIBUTES, Writer
from realmino.drawing.theme import Theme
from realmino.pieces.grid import Square
from realmino.pieces.variants import SEATS
from table.model.match import Match
from table.picture.ground_marks import highlighted_squares
from table.picture.pictures import RIM, corner, kingdom_picture, picture_width
from table.wording.words import player_names

_NUMBERS: Final = count(1)
"""Numbers the sets of pictures, so none refers to another's definitions."""


class SheetPictures:
    """The pictures for the sheets in ``body``. Pointing at a line highlights its land.

    The last touched line and the focused line stay highlighted.
    """

    def __init__(self, body: Any) -> None:
        self._body = body
        self._match: Match | None = None
        self._theme: Theme | None = None
        self.stops = [
            listen(body, "pointerover", lambda event: self._highlight(event.target)),
            listen(body, "focusin", self._on_focus),
            listen(body, "pointerleave", self._on_pointer_leave),
        ]

    async def draw(self, match: Match, theme: Theme) -> None:
        """Draws a match's kingdoms above their sheets' lines.

        Draws one after another, with time for the browser in between, and shows them together.
        Space is reserved first, so lines don't shift under the pointer.
        """
        self._match, self._theme = match, theme
        sheets = list(self._body.querySelectorAll(".sheet"))
        side = number(picture_width(match.game.rules.grid))
        for sheet in sheets:
            if not sheet.querySelector("svg.realm"):
                room = markup(
                    '<svg class="realm" viewBox="0 0 {} {}" aria-hidden="true"></svg>', side, side
                )
                sheet.prepend(elements_from(room))
        writer = Writer(prefix=f"kingdoms{next(_NUMBERS)}-", coarse=True)
        drawn = []
        for sheet in sheets:
            drawn.append(self._picture(match, SEATS.index(str(sheet.dataset.kingdom)), writer))
            await asyncio.sleep(0)
        if not sheets or not self._body.contains(sheets[0]):
            return  # other sheets with their own pictures replaced them
        if theme != self._theme:
            return  # the theme changed, so they are drawn again
        for sheet, picture in zip(sheets, drawn, strict=True):
            sheet.querySelector("svg.realm").replaceWith(elements_from(picture))
            for lit in sheet.querySelectorAll("tr.lit"):
                lit.classList.remove("lit")
        for old in self._body.querySelectorAll("svg.drawings"):
            old.remove()
        drawings = markup(
            '<svg class="drawings" aria-hidden="true"><defs>{}</defs></svg>', Markup(writer.defs)
        )
        self._body.prepend(elements_from(drawings))
        pointed_at = self._body.querySelector("tr:is(:hover,:focus-within)")
        if pointed_at:
            self._highlight(pointed_at)

    def _picture(self, match: Match, place: int, writer: Writer) -> Markup:
        """A kingdom's picture as SVG, with an empty group for highlighted land."""
        assert self._theme
        state = match.game.state
        side = picture_width(state.rules.grid)
        seats = [SEATS[seat] for seat in state.rules.seats_of([place])]
        colours = [match.seat(seat).colour for seat in seats]
        scene = kingdom_picture(match.game, place, colours, side, self._theme)
        label = say("counting-picture", names=player_names(match, seats))
        return markup(
            '<svg class="realm" viewBox="0 0 {} {}" role="img"'
            ' aria-label="{}" {}>{}'
            '<g class="lit"></g></svg>',
            number(side),
            number(side),
            label,
            Markup(ROOT_ATTRIBUTES),
            Markup(writer.write(scene)),
        )

    def _on_focus(self, event: Any) -> None:
        if event.target.closest("tr"):  # a tap beside the lines focuses the body
            self._highlight(event.target)

    def _on_pointer_leave(self, event: Any) -> None:
        if event.pointerType == "mouse":
            focused = self._body.querySelector("tr :focus-visible")
            self._highlight(focused or self._body)

    def _highlight(self, target: Any) -> None:
        """Highlights the land of the line that contains an element."""
        row = target.closest("tr[data-squares]:not([data-squares=''])")
        for lit in self._body.querySelectorAll("tr.lit"):
            if not lit.isSameNode(row):
                lit.classList.remove("lit")
                lit.closest(".sheet").querySelector("svg .lit").replaceChildren()
        picture = row and row.closest(".sheet").querySelector("svg .lit")
        if picture and not row.classList.contains("lit"):  # there may be no picture yet
            row.classList.add("lit")
            place = SEATS.index(str(row.closest(".sheet").dataset.kingdom))
            set_html(picture, self._highlight_svg(place, str(row.dataset.squares).split()))

    def _highlight_svg(self, place: int, squares: list[str]) -> Markup:
        """The highlighted land as SVG."""
        assert self._match
        assert self._theme
        state, theme = self._match.game.state, self._theme
        kingdom, grid = state.kingdoms[place], state.rules.grid
        corners = [corner(kingdom, grid, Square(square)) for square in squares]
        steps = [100 * step + RIM for step in range(grid)]
        others = [(x, y) for x in steps for y in steps if (x, y) not in corners]
        veil = Path(joined(rect(x, y, 100, 100) for x, y in others), fill=theme.paper, alpha=0.6)
        return Markup(Writer().write((veil, *highlighted_squares(corners, 100, theme))))
