"""The lessons of a first game on the page: a bubble beside what each of them tells of."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final, Protocol

from js import document

from browser.elements import announce, element
from browser.report_errors import listen, report_errors, watch_attribute, watch_size
from lessons import words
from lessons.bubbles import beside, land, needed, thing
from lessons.course import Course, Lesson, first_game, heading_of, is_first_game, step_of, text_of
from table.match import Match
from table.regions import Box

if TYPE_CHECKING:
    from browser.table_view import TableView

ABOVE: Final = "dialog[open], [popover]:not(.lesson):popover-open"
"""Whatever else may lie open above a table, and has the Escape key."""


class GameStarter(Protocol):
    """Whoever brings a new game onto a table."""

    def begin_match(self, match: Match) -> None:
        """Begins it."""

    def lay_table(self) -> TableView:
        """The table."""


def teach(page: GameStarter) -> None:
    """Begins a first game with its lessons."""
    page.begin_match(first_game(str(element("name0").value).strip()))
    Lessons(page.lay_table())


class Lessons:
    """The lessons of the game that ``table`` shows; they end with it, or when they are skipped."""

    def __init__(self, table: TableView) -> None:
        self.tell = table.tell
        self._table = table
        self._app = table.app
        self._course = Course()
        self._shown: Lesson | None = None
        root = element("table-screen")
        self._canvas = root.querySelector("[data-part=canvas]")
        self._bubble = _made()
        # The keyboard comes to it right after the table.
        self._canvas.after(self._bubble)
        self._stops = [
            listen(self._bubble.querySelector("[name=got-it]"), "click", self._understood),
            listen(self._bubble.querySelector("[name=skip]"), "click", self._skipped),
            listen(document, "keydown", self._key_pressed),
            watch_attribute(root, "data-move", self._show),
            watch_attribute(document.body, "data-screen", self._show),
            watch_size(self._canvas, self._show),
        ]
        self._show()

    # What is pressed

    @report_errors
    def _understood(self, _: Any) -> None:
        self._course = self._course.understood()
        self._show()

    @report_errors
    def _skipped(self, _: Any) -> None:
        self._end()

    @report_errors
    def _key_pressed(self, event: Any) -> None:
        """Escape closes what lies open above the table."""
        if event.key == "Escape" and self._shown and not document.querySelector(ABOVE):
            event.preventDefault()
            self._understood(event)

    # What is shown

    @report_errors
    def _show(self) -> None:
        """Brings the bubble up to date, or takes it away for good."""
        app = self._table.app
        if app is None or app is not self._app or not is_first_game(app.device.match):
            self._end()
            return
        self._course = self._course.at(app.view)
        if self._course.is_over:
            self._end()
            return
        lesson = self._course.lesson if app.choosing else None
        if lesson is None:
            self._hide()
        elif lesson is not self._shown:
            self._fill(lesson)
        if lesson:
            self._place(lesson)
        self._shown = lesson

    def _fill(self, lesson: Lesson) -> None:
        assert self._app
        text = text_of(lesson, self._app.view)
        self._bubble.setAttribute("aria-label", heading_of(lesson))
        self._bubble.querySelector(".step").textContent = step_of(lesson)
        self._bubble.querySelector("p").textContent = text
        self._bubble.showPopover()
        announce(f"{heading_of(lesson)}. {text}")

    def _place(self, lesson: Lesson) -> None:
        assert self._app
        app, bubble = self._app, self._bubble
        stage = self._canvas.getBoundingClientRect()
        size = float(bubble.offsetWidth), float(bubble.offsetHeight)
        room = Box(0.0, 0.0, float(stage.width), float(stage.height))
        told = app.zoom.seen(thing(lesson, app.view, app.layout))
        in_sight, liked = (
            [app.zoom.seen(box) for box in boxes(app.view, app.layout)] for boxes in (needed, land)
        )
        at = beside(told, size, room, in_sight, liked)
        bubble.dataset.side = at.side
        for name, pixels in (("x", stage.left + at.x), ("y", stage.top + at.y), ("tip", at.tip)):
            bubble.style.setProperty(f"--{name}", f"{pixels:.1f}px")

    def _hide(self) -> None:
        """Takes the bubble away; a keyboard that was in it goes on at the table."""
        had_focus = self._bubble.matches(":focus-within")
        if self._bubble.matches(":popover-open"):
            self._bubble.hidePopover()
        if had_focus:
            self._canvas.focus()

    def _end(self) -> None:
        self._hide()
        for stop in self._stops:
            stop()
        self._stops = []
        self._bubble.remove()


def _made() -> Any:
    """The bubble, empty."""
    bubble = document.createElement("section")
    bubble.className, bubble.popover = "lesson", "manual"
    bubble.innerHTML = (
        '<p></p><footer><span class="step"></span>'
        f'<button type="button" class="quiet" name="skip">{escape(words.say("skip"))}</button>'
        f'<button type="button" name="got-it">{escape(words.say("got-it"))}</button></footer>'
    )
    return bubble
