"""Speech bubbles: those of lessons, and a hint that any feature can show beside a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document

from browser.elements import announce
from browser.events import listen, report_errors, watch_size
from browser.html import set_html
from browser.markup import markup
from browser.messages import say
from lessons.bubbles import EDGE, Bubble, best_place
from table.picture.regions import Box

ABOVE: Final = "dialog[open], [popover]:not(.lesson):popover-open"
"""Selects other elements above the table that close on Escape."""


def new_bubble() -> Any:
    """An empty bubble."""
    bubble = document.createElement("section")
    bubble.className, bubble.popover = "lesson", "manual"
    set_html(
        bubble,
        markup(
            '<p></p><footer><span class="step"></span>'
            '<button type="button" class="quiet" name="skip">{}</button>'
            '<button type="button" name="got-it">{}</button></footer>',
            say("lesson-skip"),
            say("lesson-got-it"),
        ),
    )
    return bubble


def fill(bubble: Any, heading: str, step: str, text: str) -> None:
    """Opens a bubble with a text, and announces it."""
    bubble.setAttribute("aria-label", heading)
    bubble.querySelector(".step").textContent = step
    bubble.querySelector("p").textContent = text
    bubble.showPopover()
    announce(f"{heading}. {text}")


def place(bubble: Any, at: Bubble) -> None:
    """Moves a bubble; its place is in window pixels."""
    bubble.dataset.side = at.side
    for name, pixels in (("x", at.x), ("y", at.y), ("tip", at.tip)):
        bubble.style.setProperty(f"--{name}", f"{pixels:.1f}px")


class Hint:
    """A bubble beside a button, until it's closed.

    ``closed`` is called with True to skip all other bubbles too.
    """

    def __init__(
        self, button: Any, heading: str, step: str, text: str, closed: Callable[[bool], None]
    ) -> None:
        self._button = button
        self._closed = closed
        self._bubble = new_bubble()
        button.parentElement.parentElement.after(self._bubble)  # Tab reaches it after the button
        find = self._bubble.querySelector
        self._stops = [
            listen(find("[name=got-it]"), "click", lambda _: self._answer(False)),
            listen(find("[name=skip]"), "click", lambda _: self._answer(True)),
            listen(document, "keydown", self._key_pressed),
            watch_size(document.documentElement, self._place),
            watch_size(button, self._place),
        ]
        fill(self._bubble, heading, step, text)
        self._place()

    @report_errors
    def _place(self) -> None:
        root, there = document.documentElement, self._button.getBoundingClientRect()
        room = Box(0.0, 0.0, float(root.clientWidth), float(root.clientHeight))
        self._bubble.style.setProperty("--room", f"{room.h - 2 * EDGE:.0f}px")
        size = float(self._bubble.offsetWidth), float(self._bubble.offsetHeight)
        box = Box(*(float(getattr(there, side)) for side in ("left", "top", "width", "height")))
        place(self._bubble, best_place(box, size, room, [box]))

    @report_errors
    def _key_pressed(self, event: Any) -> None:
        """Closes it on Escape, unless that closes something else."""
        if event.key == "Escape" and not document.querySelector(ABOVE):
            event.preventDefault()
            self._answer(False)

    def _answer(self, skip: bool) -> None:
        self.close()
        self._closed(skip)

    def close(self) -> None:
        """Removes the bubble and moves its focus to the button."""
        if self._bubble.matches(":focus-within"):
            self._button.focus()
        for stop in self._stops:
            stop()
        self._stops = []
        self._bubble.remove()
