"""The two bubbles that explain a player's first turn by link."""

from __future__ import annotations

from typing import Any, Final

from js import document

from browser import storage
from browser.events import start_task
from browser.lazy_modules import LazyFeature
from browser.messages import say
from friends.shared import Duty, Hinted, hint_to_show

NOTE: Final = "far-lessons"
"""The stored note with the number of closed bubbles."""
BUTTONS: Final = {Hinted.SEND: "send", Hinted.NEXT: "more"}
"""The bar's buttons to which the bubbles point."""


class Hints:
    """Shows the hint bubbles for a game by link."""

    def __init__(self) -> None:
        self._shown: Hinted | None = None
        self._hint: Any = None
        self._lessons = LazyFeature(lambda view: view, "lessons")

    def follow(self, duty: Duty, name: str) -> None:
        """Shows the right bubble after the bar has changed; ``name`` is the friend's."""
        due = hint_to_show(duty, _closed_count(), self._shown)
        if due is self._shown:
            return
        if self._shown and due:
            _note(due.number - 1)
        self.close()
        self._shown = due
        if due:
            start_task(self._show(due, name))

    async def _show(self, due: Hinted, name: str) -> None:
        lessons = await self._lessons.get()
        if lessons and due is self._shown:
            step = say("lesson-step", number=due.number, of=len(Hinted))
            texts = {
                Hinted.SEND: say("friends-lesson-send", name=name),
                Hinted.NEXT: say("friends-lesson-next", name=name),
            }
            button = document.querySelector(f".friends-bar [data-bar={BUTTONS[due]}]")
            self._hint = lessons.Hint(
                button, say("friends-lesson"), step, texts[due], self._on_close
            )

    def _on_close(self, skip: bool) -> None:
        if self._shown:
            _note(len(Hinted) if skip else self._shown.number)
        self._hint = None

    def close(self) -> None:
        """Removes the bubble."""
        if self._hint:
            self._hint.close()
        self._hint = self._shown = None


def _closed_count() -> int:
    """The number of closed bubbles."""
    noted = storage.find_note(NOTE) or ""
    return int(noted) if noted in ("1", "2") else 0


def _note(number: int) -> None:
    storage.note(NOTE, str(number))
