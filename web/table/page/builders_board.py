"""A dialog that shows the builders' board enlarged, with text.

On a phone, tapping the board's strip opens it.
"""

from collections.abc import Callable
from typing import Any

from browser.html import set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino.drawing.theme import Theme
from realmino.view import BoardSpot
from table.page.canvas import Canvas
from table.page.parts import TableParts
from table.picture.court import spot
from table.picture.layout import Layout
from table.picture.regions import SPOT, Box
from table.play.app import App
from table.play.gestures import Zoom
from table.play.intents import ChooseSpot
from table.wording import sheets, words

WIDE = 84
"""The width of a spot's picture, in pixels."""


class BoardDialog:
    """The dialog of a table's builders' board, and the button over the strip that opens it."""

    def __init__(self, parts: TableParts, choose: Callable[[ChooseSpot], None]) -> None:
        self._parts = parts
        self._choose = choose
        self._opened: tuple[App, Theme] | None = None

    def lay_over(self, layout: Layout, zoom: Zoom) -> None:
        """Puts the button over the strip, or hides it if the board is shown large."""
        button = self._parts["open-board"]
        strip = layout.board if layout.board and layout.board.strip and zoom.is_whole else None
        button.hidden = strip is None
        if strip:
            for side, length in zip(("left", "top", "width", "height"), strip.box, strict=True):
                button.style.setProperty(side, f"{length:.1f}px")
        if self._opened and self._parts["board"].open:
            self._fill(*self._opened)

    def open(self, app: App, theme: Theme, click: Any) -> None:
        """Shows every building with its picture, its gains and its price.

        If a building can't be built, the reason replaces the price. The building under the
        ``click`` is marked, and scrolled to.
        """
        self._opened = app, theme
        self._fill(app, theme)
        self._parts["board"].showModal()
        strip = app.layout.board
        if not strip or not click.detail:  # from the keyboard, no particular spot is clicked
            return
        x, y, *_ = strip.box
        pressed = app.layout.spot_at(x + click.offsetX, y + click.offsetY)
        if pressed is not None:
            row = self._parts["board-spots"].children[pressed]
            row.setAttribute("aria-current", "true")
            row.scrollIntoView(block="center")

    def _fill(self, app: App, theme: Theme) -> None:
        court = app.view.court
        assert court
        refusals = {there.why_not for there in court.board if there.tile}
        for_all = refusals.pop() if app.may_construct and len(refusals) == 1 else None
        note = [words.reason(for_all, app.view)] if for_all else []
        note.append(words.board_note(app.view))
        self._parts["board-note"].textContent = words.sentences(note)
        rows = self._parts["board-spots"]
        set_html(rows, joined(_row(app, there, for_all) for there in court.board))
        for there, picture in zip(court.board, rows.querySelectorAll("canvas"), strict=True):
            canvas = Canvas(picture)
            canvas.resize(WIDE, WIDE * SPOT)
            canvas.paint((*spot(there, Box(0, 0, WIDE, WIDE * SPOT), theme),), "transparent")

    def clicked(self, event: Any) -> None:
        """Closes the dialog after a building is chosen, and shows on the table where it can go."""
        button = event.target.closest("button[data-spot]")
        if button:
            self._parts["board"].close()
            self._parts["canvas"].focus()
            self._choose(ChooseSpot(int(button.dataset.spot)))


def _row(app: App, there: BoardSpot, for_all: str | None) -> Markup:
    """A spot as a row; ``for_all`` is a reason that all spots share, so no row repeats it."""
    picture = markup('<canvas width="{}" height="{}" aria-hidden="true"></canvas>', WIDE, WIDE)
    if there.tile is None:
        return markup(
            '<li>{}<p class="empty">{}</p></li>', picture, words.reason("no_tile", app.view)
        )
    refused = there.why_not if app.may_construct and not for_all else None
    cost = words.reason(refused, app.view) if refused else say("price", coins=there.price)
    name = words.building_name(there.tile.key)
    about = say("board-about", building=words.building(there.tile.key))
    return markup(
        '<li><button type="button" data-spot="{}">{}'
        "<span><b>{}</b>"
        "<span>{}</span>"
        '<span class="{}">{}</span></span>'
        '</button><a class="icon" href="{}" target="_blank"'
        ' aria-label="{}"><svg aria-hidden="true"><use href="#sign-guide"/></svg></a>'
        "</li>",
        there.spot,
        picture,
        name,
        words.effects(there.tile),
        "refused" if refused else "price",
        cost,
        sheets.building_page(there.tile.key),
        about,
    )
