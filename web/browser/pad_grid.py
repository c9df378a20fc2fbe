"""A kingdom of the score pad as a grid of buttons: taps, arrows and letters enter it."""

from collections.abc import Callable
from typing import Any, Final

from browser.html import set_html
from browser.pad_pictures import SquarePictures
from browser.report_errors import listen
from pad import pictures, words
from pad.kingdoms import PadKingdom, Spot
from pad.model import ANY_BUILDING, CASTLE, CROWNS, ERASE, KNIGHT, Pad
from pad.notes import apart
from realmino.art.theme import Theme
from realmino.model.terrain import TERRAIN_OF_LETTER
from table.markup import Markup, joined, markup

ARROWS: Final = {
    "arrowleft": (-1, 0), "arrowright": (1, 0), "arrowup": (0, 1), "arrowdown": (0, -1)
}  # fmt: skip
KEYS: Final = {
    **{letter: terrain.key for letter, terrain in TERRAIN_OF_LETTER.items()},
    **{str(number): brush for number, brush in enumerate(CROWNS)},
    "n": KNIGHT,
    "b": ANY_BUILDING,
    "c": CASTLE,
    "delete": ERASE,
    "backspace": ERASE,
}
AT_COURT: Final = {"town", KNIGHT, ANY_BUILDING}
"""What only a game with a court has."""

SIDE: Final = 96
"""CSS pixels of a square's picture, about the size of a square on a large screen."""

Enter = Callable[[Spot, str], None]
"""Hears of a square and what is to be entered there; an empty brush is the chosen one."""


class PadGrid:
    """The grid of the kingdom that is shown; one of its buttons is in the order of the keyboard."""

    def __init__(self, root: Any, art: SquarePictures, enter: Enter) -> None:
        self._root = root
        self._pictures = art
        self._enter = enter
        self._shown: tuple[int, int] = (-1, 0)
        self._buttons: dict[Spot, Any] = {}
        self._faces: dict[Spot, tuple[str, str, bool]] = {}
        self._at: Spot = (0, 0)
        self._court = False
        listen(root, "click", self._clicked)
        listen(root, "keydown", self._pressed)
        listen(root, "focusin", self._focused)

    def show(self, pad: Pad, number: int, theme: Theme) -> None:
        """Brings every square up to date."""
        kingdom = pad.kingdoms[number]
        self._court = pad.rules.has_court
        if self._shown != (number, kingdom.side):
            self._shown = number, kingdom.side
            self._lay(kingdom)
        name = words.say("pad-kingdom-grid", name=words.ruler(pad, number))
        self._root.setAttribute("aria-label", name)
        colours = [pad.colours[seat] for seat in pad.rules.seats_of([number])]
        loose = apart(pad, number)
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
                picture = self._pictures.address(key, scene, SIDE, theme)
            set_html(button, markup('<img src="{}" alt="">', picture) if picture else Markup())

    def _lay(self, kingdom: PadKingdom) -> None:
        """Other buttons, north at the top; the castle's is where the keyboard enters."""
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
            _spot_of(button): button for button in self._root.querySelectorAll("button")
        }
        self._go(kingdom.castle)

    def _go(self, spot: Spot, focus: bool = False) -> None:
        """Puts a square into the order of the keyboard, instead of the one before."""
        if self._at in self._buttons:
            self._buttons[self._at].tabIndex = -1
        self._at = spot
        self._buttons[spot].tabIndex = 0
        if focus:
            self._buttons[spot].focus()

    def _focused(self, event: Any) -> None:
        button = event.target.closest("button[data-spot]")
        if button:
            self._go(_spot_of(button))

    def _clicked(self, event: Any) -> None:
        button = event.target.closest("button[data-spot]")
        if button:
            self._enter(_spot_of(button), "")

    def _pressed(self, event: Any) -> None:
        if event.ctrlKey or event.metaKey or event.altKey:
            return
        key = str(event.key).lower()
        if key in ARROWS:
            across, up = ARROWS[key]
            spot = self._at[0] + across, self._at[1] + up
            if spot in self._buttons:
                self._go(spot, focus=True)
        elif key in KEYS and (self._court or KEYS[key] not in AT_COURT):
            self._enter(self._at, KEYS[key])
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


def _spot_of(button: Any) -> Spot:
    """The square of a button."""
    column, row = str(button.dataset.spot).split()
    return int(column), int(row)
