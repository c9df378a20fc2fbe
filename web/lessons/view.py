"""Shows the current game's lessons, each in a bubble beside its thing."""

from __future__ import annotations

from typing import Any

from js import document

from browser.elements import element
from browser.events import listen, report_errors, watch_attribute, watch_size
from lessons.bubbles import EDGE, best_place, needed_boxes, thing, useful_boxes
from lessons.course import (
    LESSON_GAMES,
    Course,
    Lesson,
    LessonGame,
    find_lesson_game,
    lesson_heading,
    lesson_match,
    lesson_step,
    lesson_text,
)
from lessons.view_hint import ABOVE, Hint, fill, new_bubble, place
from saves.view_lesson_progress import note_lessons
from table.model.match import Match
from table.page.view import TableView
from table.picture.regions import Box
from table.wording.words import typed_name

__all__ = ["Hint", "Lessons", "new_match", "show_lessons"]


def new_match(letter: str) -> Match:
    """A lesson match for a game's letter, for the first player in the set-up."""
    name = document.querySelector("#setup-form .seat:not([hidden]) input").value
    return lesson_match(LESSON_GAMES[letter], typed_name(str(name)))


def show_lessons(table: TableView, id: str, seen: int = 0) -> None:
    """Shows the current game's lessons after the first ``seen``; ``id`` is the saved game's."""
    game = find_lesson_game(table.app.match) if table.app else None
    if game:
        Lessons(table, game, id, seen)


class Lessons:
    """Shows the current game's lessons until the game changes or they are skipped.

    A stored note (`saves.view_lesson_progress`) keeps the progress.
    """

    def __init__(self, table: TableView, game: LessonGame, id: str, seen: int) -> None:
        self.report = table.report
        self._table = table
        self._app = table.app
        self._game = game
        self._id = id
        self._course = Course(game.lessons, seen)
        self._shown: Lesson | None = None
        root = element("table-screen")
        self._canvas = root.querySelector("[data-part=canvas]")
        self._bubble = new_bubble()
        # Tab reaches it right after the table.
        self._canvas.after(self._bubble)
        self._stops = [
            listen(self._bubble.querySelector("[name=got-it]"), "click", self._advance),
            listen(self._bubble.querySelector("[name=skip]"), "click", self._skip),
            listen(document, "keydown", self._key_pressed),
            watch_attribute(root, "data-move", self._show),
            watch_attribute(document.body, "data-screen", self._show),
            watch_size(self._canvas, self._show),
        ]
        self._show()

    # Buttons and keys

    @report_errors
    def _advance(self, _: Any) -> None:
        self._course = self._course.advanced()
        self._show()

    @report_errors
    def _skip(self, _: Any) -> None:
        note_lessons(self._id, None)
        self._end()

    @report_errors
    def _key_pressed(self, event: Any) -> None:
        """Closes the bubble on Escape, unless that closes something else."""
        if event.key == "Escape" and self._shown and not document.querySelector(ABOVE):
            event.preventDefault()
            self._advance(event)

    # The bubble

    @report_errors
    def _show(self) -> None:
        """Updates the bubble, or removes it if the lessons are over."""
        app = self._table.app
        if app is None or app is not self._app or find_lesson_game(app.match) is None:
            self._end()
            return
        self._course = self._course.at(app.view)
        note_lessons(self._id, None if self._course.is_over else self._course.seen)
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
        text = lesson_text(lesson, self._app.view, self._app.match, self._table.touch)
        heading = lesson_heading(self._course, self._game)
        fill(self._bubble, heading, lesson_step(self._course), text)

    def _place(self, lesson: Lesson) -> None:
        assert self._app
        app, bubble = self._app, self._bubble
        stage = self._canvas.getBoundingClientRect()
        # Large text scrolls, so the buttons stay visible.
        below = float(document.documentElement.clientHeight) - stage.top
        bubble.style.setProperty("--room", f"{below - 2 * EDGE:.0f}px")
        size = float(bubble.offsetWidth), float(bubble.offsetHeight)
        room = Box(0.0, 0.0, float(stage.width), float(stage.height))
        there = app.display.zoom.to_canvas(thing(lesson, app.view, app.layout))
        most_needed, useful = (
            [app.display.zoom.to_canvas(box) for box in boxes(app.view, app.layout)]
            for boxes in (needed_boxes, useful_boxes)
        )
        at = best_place(there, size, room, most_needed, useful)
        place(bubble, at._replace(x=stage.left + at.x, y=stage.top + at.y))

    def _hide(self) -> None:
        """Hides the bubble and moves its focus to the table."""
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
