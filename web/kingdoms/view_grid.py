"""A kingdom as a grid of buttons, changed by taps and keys."""

from collections.abc import Callable
from typing import Any

from browser.events import listen
from browser.html import set_html
from browser.markup import Markup, joined, markup
from browser.messages import say
from kingdoms import pictures, words
from kingdoms.keys import ARROWS, brush_for_key
from kingdoms.kingdom import PadKingdom, Spot
from kingdoms.model import Pad
from kingdoms.notes import detached_squares
from kingdoms.view_pictures import SquarePictures
from realmino.drawing.theme import Theme
from table.play.keyboard import key_names

Enter = Callable[[Spot, str], None]
"""Gets a square and the brush to use there; an empty brush means the chosen one."""


class PadGrid:
    """A kingdom's grid. Tab reaches one of its buttons, the arrow keys reach the others."""

    def __init__(self, root: Any, art: SquarePictures, enter: Enter) -> None:
        self._root = root
        self._pictures = art
        self._enter = enter
        self._shown: tuple[int, int] = (-1, 0)
        self._buttons: dict[Spot, Any] = {}
        self._faces: dict[Spot, tuple[str, str, bool]] = {}
        self._at: Spot = (0, 0)
        self._court = False
        listen(root, "click", self._on_click)
        listen(root, "keydown", self._on_key)
        listen(root, "focusin", self._on_focus)

    def show(self, pad: Pad, number: int, theme: Theme) -> None:
        """Updates every square."""
        kingdom = pad.kingdoms[number]
        self._court = pad.rules.has_court
        if self._shown != (number, kingdom.side):
            self._shown = number, kingdom.side
            self._rebuild(kingdom)
        name = say("pad-kingdom-grid", name=words.ruler(pad, number))
        self._root.setAttribute("aria-label", name)
        colours = [pad.colours[seat] for seat in pad.rules.seats_of([number])]
        loose = detached_squares(pad, number)
        for spot, button in self._buttons.items():
            face = (
                pictures.square_key(kingdom, spot, colours, theme),
                words.square(kingdom, spot),
                spot in loose,
            )
            if face == self._faces.get(spot):
                continue
            self._faces[spot] = face
            key, text, is_loose = face
            button.setAttribute("aria-label", text)
            button.classList.toggle("loose", is_loose)
            picture = ""
            if key:
                scene = pictures.square(kingdom, spot, colours, theme)
                picture = self._pictures.address(key, scene, theme)
            set_html(button, markup('<img src="{}" alt="">', picture) if picture else Markup())

    def _rebuild(self, kingdom: PadKingdom) -> None:
        """Creates new buttons, with north at the top; Tab reaches the castle's button."""
        side = kingdom.side
        self._faces = {}
        self._root.style.setProperty("--side", str(side))
        set_html(
            self._root,
            joined(
                markup('<div role="row">{}</div>', [_cell(column, row) for column in range(side)])
                for row in range(side - 1, -1, -1)
            ),
        )
        self._buttons = {
            _button_spot(button): button for button in self._root.querySelectorAll("button")
        }
        self._go(kingdom.castle)

    def _go(self, spot: Spot, focus: bool = False) -> None:
        """Makes a square the one that Tab reaches."""
        if self._at in self._buttons:
            self._buttons[self._at].tabIndex = -1
        self._at = spot
        self._buttons[spot].tabIndex = 0
        if focus:
            self._buttons[spot].focus()

    def _on_focus(self, event: Any) -> None:
        button = event.target.closest("button[data-spot]")
        if button:
            self._go(_button_spot(button))

    def _on_click(self, event: Any) -> None:
        button = event.target.closest("button[data-spot]")
        if button:
            self._enter(_button_spot(button), "")

    def _on_key(self, event: Any) -> None:
        brush = brush_for_key(event, self._court)
        across, up = next((ARROWS[name] for name in key_names(event) if name in ARROWS), (0, 0))
        if across or up:
            spot = self._at[0] + across, self._at[1] + up
            if spot in self._buttons:
                self._go(spot, focus=True)
        elif brush:
            self._enter(self._at, brush)
        else:
            return
        event.preventDefault()


def _cell(column: int, row: int) -> Markup:
    return markup(
        '<div role="gridcell"><button type="button" data-spot="{} {}" data-square="{}"'
        ' tabindex="-1"></button></div>',
        column,
        row,
        words.square_name((column, row)),
    )


def _button_spot(button: Any) -> Spot:
    """A button's square."""
    column, row = str(button.dataset.spot).split()
    return int(column), int(row)
