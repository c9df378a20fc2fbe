"""The bar below the table of a game with friends: what to do next, with buttons."""

from collections.abc import Callable
from typing import Any, NamedTuple

import js

from browser.elements import element
from browser.events import listen, watch_attribute
from browser.html import refresh
from browser.markup import Markup, joined, markup


class Shown(NamedTuple):
    """A sentence, and the buttons' labels by name; the first is the main button."""

    text: str
    buttons: dict[str, str]
    is_urgent: bool = True
    """Whether the player should press the first button next."""


class Bar:
    """The bar; ``clicked`` gets the name of a button, ``is_there`` says whether it still belongs.

    ``label`` is its name for screen readers.
    It hides the table's own line of help, since nothing can be chosen while the bar is shown.
    """

    def __init__(
        self,
        root: Any,
        clicked: Callable[[str], None],
        is_there: Callable[[], bool],
        label: str,
    ) -> None:
        self._is_there = is_there
        self._root = root
        self._bar = js.document.createElement("div")
        self._bar.className = "far-bar"
        self._bar.setAttribute("role", "region")
        self._bar.setAttribute("aria-label", label)
        self._bar.hidden = True
        root.querySelector("[data-part=actions]").prepend(self._bar)

        def on_click(event: Any) -> None:
            button = event.target.closest("[data-far]")
            if button:
                clicked(str(button.getAttribute("data-far")))

        self.stops: list[Callable[[], object]] = [
            listen(self._bar, "click", on_click),
            watch_attribute(root, "data-move", self._check),
        ]

    def show(self, shown: Shown | None) -> None:
        """Shows a sentence and buttons. None hides the bar and moves its focus to the table."""
        had_focus = self._bar.matches(":focus-within")
        self._bar.hidden = shown is None
        if had_focus and shown is None:
            self._root.querySelector("[data-part=canvas]").focus()
        if shown:
            refresh(self._bar, _markup(shown))

    def _check(self) -> None:
        if not self._is_there():
            self.end()

    def end(self) -> None:
        """Removes the bar."""
        for stop in self.stops:
            stop()
        self.stops = []
        self._bar.remove()


def _markup(shown: Shown) -> Markup:
    buttons = joined(
        markup(
            '<button type="button" data-far="{}" class="{}">{}</button>',
            name,
            "primary" if place == 0 and shown.is_urgent else "",
            label,
        )
        for place, (name, label) in enumerate(shown.buttons.items())
    )
    return markup('<p role="status">{}</p><div>{}</div>', shown.text, buttons)


def menu_button(label: str, clicked: Callable[[], None]) -> Callable[[], None]:
    """Adds a button to the table's menu; returns a function that removes it."""
    button = js.document.createElement("button")
    button.type, button.id, button.textContent = "button", "far-menu", label
    stop = listen(button, "click", lambda _: clicked())
    element("to-setup").before(button)

    def remove() -> None:
        stop()
        button.remove()

    return remove
