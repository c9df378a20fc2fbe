"""The connection to a room: a frame with its own policy."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any, Final

import js
from js import document

from browser.events import listen, start_task
from live.carrier import CarrierEvent, Joined, parse_event

FRAME: Final = "online.html"
RETRY_SECONDS: Final = 10.0
"""Seconds after which the frame is loaded again."""
LEFT: Final = '["left"]'
READY: Final = '["ready"]'


def relays() -> str:
    """The relays' hosts, separated by commas; empty without live play."""
    return document.documentElement.getAttribute("data-relays") or ""


class Carrier:
    """Joins a code's room and reports its events until `leave`.

    Only for sites with relays.
    """

    def __init__(self, code: str, receive: Callable[[CarrierEvent], None]) -> None:
        self.me = ""
        """This device's name in the room; empty until `Joined`."""
        self._receive: Callable[[CarrierEvent], None] | None = receive
        self._join = json.dumps(("join", code))
        self._block = json.dumps(("block",))
        self._waiting: list[str] | None = []
        self._frame: Any = document.createElement("iframe")
        self._frame.hidden = True
        self._stop = listen(js.window, "message", self._on_message)
        document.body.append(self._frame)
        start_task(self._load())

    def send(self, text: str, to: str | None = None) -> None:
        """Sends a text to the device ``to``, or to all devices in the room if it's None."""
        self._post("send", text, to)

    def block(self, names: Iterable[str]) -> None:
        """Blocks the devices with these names, and no others.

        It disconnects them and ignores their messages; they get `Removed`.
        """
        self._block = json.dumps(("block", *names))
        if self._waiting is None:
            self._post_text(self._block)

    def leave(self) -> None:
        """Leaves the room and notifies the friends. No more events follow."""
        self._receive = None
        if self._waiting is None:
            self._post("leave")
        else:  # the frame never loaded, so no friend has seen this device
            self._end()

    def _end(self) -> None:
        self._stop()
        self._frame.remove()

    async def _load(self) -> None:
        """Loads the frame, and retries, because the frame isn't available offline."""
        while self._waiting is not None and self._frame.isConnected:
            if js.navigator.onLine:
                self._frame.src = f"{document.documentElement.dataset.root}{FRAME}"
            await asyncio.sleep(RETRY_SECONDS)

    def _post(self, *message: str | None) -> None:
        text = json.dumps(message)
        if self._waiting is not None:
            self._waiting.append(text)
        else:
            self._post_text(text)

    def _post_text(self, text: str) -> None:
        self._frame.contentWindow.postMessage(text, js.location.origin)

    def _on_message(self, event: Any) -> None:
        if event.source != self._frame.contentWindow or event.origin != js.location.origin:
            return
        if event.data == READY:
            # This also happens if the browser restores the page and reloads the frame.
            waiting, self._waiting = self._waiting or [], None
            for text in (self._block, self._join, *waiting):
                self._post_text(text)
        elif event.data == LEFT:
            self._end()
        elif self._receive:
            read = parse_event(event.data)
            if isinstance(read, Joined):
                self.me = read.me
            self._receive(read)
