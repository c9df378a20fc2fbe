"""Signals this person's turn in the background: title, badge, notification."""

from __future__ import annotations

from typing import Any, Final

import js
from js import document
from pyodide.ffi import JsException

from browser import storage
from browser.events import listen, start_task
from browser.messages import say

NOTE: Final = "notify"
TAG: Final = "realmino-turn"
"""A newer notification replaces one with the same tag."""


class TurnIndicator:
    """The indicator of a turn, until the player sees the page.

    `saved-games.js` changes the title and the badge.
    """

    def __init__(self) -> None:
        self._notification: Any = None
        self._stop = listen(document, "visibilitychange", lambda _: self._check())

    def show(self) -> None:
        """Shows that it's the person's turn, if the page is hidden."""
        if document.hidden:
            _mark(say("live-turn-title"))
            if notifies():
                start_task(self._notify())

    async def _notify(self) -> None:
        options = js.Object.fromEntries([["tag", TAG], ["data", js.location.href]])
        try:
            self._notification = js.window.Notification.new(say("live-turn"), options)
        except JsException:  # on Android, only service workers may show notifications
            worker = await js.navigator.serviceWorker.getRegistration()
            if worker:
                await worker.showNotification(say("live-turn"), options)
            return
        self._notification.onclick = js.window.focus.bind(js.window)

    def _check(self) -> None:
        if not document.hidden:
            self.clear()

    def clear(self) -> None:
        """Removes the indicator."""
        _mark("")
        if self._notification:
            self._notification.close()
            self._notification = None

    def end(self) -> None:
        """Removes the indicator and stops."""
        self._stop()
        self.clear()


def notifies() -> bool | None:
    """Whether the player wants notifications; None if the browser has none."""
    if not hasattr(js.window, "Notification"):
        return None
    return storage.find_note(NOTE) == "yes" and js.window.Notification.permission == "granted"


async def switch() -> str:
    """Switches notifications on or off, after asking the browser; returns a sentence."""
    if notifies():
        storage.note(NOTE, None)
        return ""
    permission = await js.window.Notification.requestPermission()
    if permission != "granted":
        return say("live-notify-refused")
    storage.note(NOTE, "yes")
    return say("live-notify-on")


def _mark(title: str) -> None:
    detail = js.Object.fromEntries([["detail", title]])
    document.dispatchEvent(js.CustomEvent.new("realmino:turn", detail))
