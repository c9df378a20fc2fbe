"""A table's guide: a dialog, and explanatory notes beside things."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from js import document

from browser import lazy_modules
from browser.events import listen, start_task
from browser.frames import window_of
from browser.html import elements_from
from guide.rule_links import address, rules
from guide.things import thing_at, things
from table.page.parts import TableParts
from table.picture.regions import Box
from table.play.app import App

SHOW_DELAY, HIDE_DELAY = 0.4, 0.3
"""Seconds until a note appears for a resting pointer, and until it disappears afterwards."""
GAP: Final = 8.0
"""Pixels between a thing and its note, and between the note and the edge of the window."""
STEPS: Final = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}
"""The keys that move from thing to thing."""


class GuideView:
    """The guide in the table with these ``parts``; `fit` adapts it to the current game.

    A thing is a button with its name (``data-thing``), or an area of the canvas. For keyboard
    users, each kind of thing on the canvas has a button that is visible while focused.
    """

    @staticmethod
    def link_rules(element: Any, code: str) -> None:
        """Points an element's links to the rules of a game's code; Tab reaches each rule once."""
        known, known_rules = set(), rules()
        for link in element.querySelectorAll("a.rule, a[data-rule]"):
            name = link.getAttribute("data-rule")
            if name == "":  # the refusal disappeared before the guide was loaded
                continue
            if name:
                link.href = address(known_rules[name], code)
            link.tabIndex = -1 if link.href in known else 0
            known.add(link.href)

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        root, self._bar = parts.root, parts["things"]
        root.append(elements_from(lazy_modules.markup("guide")))
        self._note = root.querySelector('[data-part="explanation"]')
        self._dialog = root.querySelector('[data-part="guide"]')
        self._dialog.querySelector("h2").autofocus = True
        self._app: App | None = None
        self._box = Box(0, 0, 0, 0)
        self._timer = 0
        self._opener: Any = None
        self.stops: list[Callable[[], None]] = [
            listen(root, "pointerout", self._on_leave),
            listen(root, "focusout", self._on_leave),
            listen(parts["canvas"], "pointermove", self._on_leave),
            listen(self._bar, "keydown", self._move_focus),
            listen(self._note, "beforetoggle", self._return_focus),
            listen(self._dialog.querySelector("button"), "click", lambda _: self._dialog.close()),
        ]

    def fit(self, app: App) -> None:
        """Shows only the current game's entries."""
        if app is self._app:
            return
        self._app = app
        letters = {*app.view.rules, "D"} if app.view.series else {*app.view.rules}
        for entry in self._dialog.querySelectorAll("[data-only]"):
            entry.hidden = not letters & {*entry.getAttribute("data-only")}

    # Opening

    def open(self) -> None:
        """Shows the whole guide."""
        self._dialog.showModal()
        self._dialog.scrollTop = 0

    def explain(self, x: float, y: float, otherwise: Callable[[], None] | None = None) -> None:
        """Explains the thing at a point of the table; without one, calls ``otherwise``."""
        app = self._app
        thing = thing_at(app.view, app.layout, x, y) if app else None
        if (
            app
            and thing
            and not self._parts.root.querySelector(".drawer:popover-open,dialog[open]")
        ):
            stage, box = self._bar.getBoundingClientRect(), app.display.zoom.to_canvas(thing.box)
            self._show(thing.name, box._replace(x=stage.left + box.x, y=stage.top + box.y))
        elif otherwise and not thing:
            otherwise()

    def on_event(self, event: Any) -> None:
        """Handles a click, focus or pointer event on a button with ``data-thing``."""
        thing = event.target.closest("[data-thing]")
        if thing.isSameNode(self._bar):
            self._add_buttons()
        elif event.type == "click":
            self._show_beside(thing)
            if not event.detail:  # pressed by key, so a further press opens the rule
                self._opener = thing
                self._note.querySelector("a").focus()
        elif event.type == "focusin":
            before = event.relatedTarget
            back = before and before.closest("[data-part=explanation]")
            if thing.matches(":focus-visible") and not back:
                self._show_beside(thing)
        elif event.pointerType == "mouse":
            self._schedule(SHOW_DELAY, lambda: self._show_beside(thing))

    # The things on the canvas by keyboard

    def _add_buttons(self) -> None:
        """Adds a button over the first thing of each kind, and focuses the first button."""
        app = self._app
        if app is None or not self._bar.matches(":focus-within"):
            return
        boxes: dict[str, Box] = {}
        for thing in things(app.view, app.layout):
            boxes.setdefault(thing.name, app.display.zoom.to_canvas(thing.box))
        self._bar.replaceChildren(*(self._button(*item) for item in boxes.items()))
        self._bar.tabIndex = -1
        self._bar.firstElementChild.focus()

    def _button(self, name: str, box: Box) -> Any:
        button = document.createElement("button")
        button.type, button.tabIndex, button.dataset.thing = "button", -1, name
        button.setAttribute("aria-label", self._entry(name).querySelector("dt").textContent)
        style = button.style
        style.left, style.top = f"{box.x}px", f"{box.y}px"
        style.width, style.height = f"{box.w}px", f"{box.h}px"
        return button

    def _move_focus(self, event: Any) -> None:
        """Moves from thing to thing with the arrow keys."""
        if event.key in STEPS:
            event.preventDefault()
            buttons = [*self._bar.children]
            index = next((i for i, one in enumerate(buttons) if one.matches(":focus")), 0)
            buttons[(index + STEPS[event.key]) % len(buttons)].focus()

    # The note

    def _entry(self, name: str) -> Any:
        return self._dialog.querySelector(f'[data-entry="{name}"]:not([hidden])')

    def _show_beside(self, thing: Any) -> None:
        at = thing.getBoundingClientRect()
        self._show(thing.dataset.thing, Box(at.left, at.top, at.width, at.height))

    def _show(self, name: str, box: Box) -> None:
        """Shows a thing's entry below its box, or above if there is no room."""
        self._timer += 1
        self._box = box
        note = self._note
        note.replaceChildren(*self._entry(name).cloneNode(True).childNodes)
        if not note.matches(":popover-open"):
            note.showPopover()
        self._parts.announce(note.querySelector("dd").firstChild.textContent.strip())
        wide, high, window = note.offsetWidth, note.offsetHeight, window_of(note)
        x = min(box.x + box.w / 2 - wide / 2, window.innerWidth - wide - GAP)
        below = box.y + box.h + GAP
        fits = below + high + GAP <= window.innerHeight
        note.style.left = f"{max(GAP, x)}px"
        note.style.top = f"{below if fits else max(GAP, box.y - high - GAP)}px"

    def _on_leave(self, event: Any) -> None:
        """Hides the note when the pointer or focus leaves, unless it moves into the note.

        The note stays while another window, perhaps with the rule, has the focus.
        """
        if event.type == "pointermove":
            goes = self._note.matches(":popover-open")
            goes = goes and not self._box.holds(event.clientX, event.clientY)
        else:
            goes = event.target.closest("[data-thing], [data-part=explanation]")
        if event.type == "focusout" and self._bar.contains(event.target):
            stays = event.relatedTarget and self._bar.contains(event.relatedTarget)
            self._bar.tabIndex = -1 if stays else 0
        if goes:
            by_focus, page = event.type == "focusout", self._note.ownerDocument
            self._schedule(
                HIDE_DELAY,
                lambda: self._hide_unless_used() if not by_focus or page.hasFocus() else None,
            )

    def _hide_unless_used(self) -> None:
        note = self._note
        if note.matches(":popover-open") and not note.matches(":hover, :focus-within"):
            note.hidePopover()

    def _return_focus(self, event: Any) -> None:
        """Returns the focus from a note to its thing."""
        if event.newState == "closed" and self._opener and self._note.matches(":focus-within"):
            self._opener.focus()

    def _schedule(self, wait: float, work: Callable[[], None]) -> None:
        """Schedules work after ``wait`` seconds, replacing any other scheduled work."""
        self._timer += 1
        start_task(self._run(self._timer, wait, work))

    async def _run(self, timer: int, wait: float, work: Callable[[], None]) -> None:
        await asyncio.sleep(wait)
        if self._timer == timer:
            work()
