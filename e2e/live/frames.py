"""The relay of live play, and pages that hold only the frame that connects devices."""

import json
import socket
import subprocess
import sys
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page

from tools.paths import ROOT

RELAY = ROOT / "docs/examples/relay.py"
CODE = "K7QM3XPA9RTD"

OPEN_FRAME = """(code) => {
  window.events = [];
  const frame = document.createElement("iframe");
  const post = (...message) =>
    frame.contentWindow.postMessage(JSON.stringify(message), location.origin);
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    const event = [...JSON.parse(data), Math.round(performance.now() - window.begun)];
    if (event[0] === "ready") post("join", code);
    window.events.push(event);
    document.body.dataset.events = JSON.stringify(window.events);
  });
  window.begun = performance.now();
  window.post = post;
  frame.hidden = true;
  frame.src = "online.html";
  document.body.append(frame);
}"""

FORGET = """() => {
  window.events = window.events.filter(([kind]) => kind === "joined");
  document.body.dataset.events = JSON.stringify(window.events);
}"""


def free_port() -> int:
    """A free port of this computer."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Relay:
    """The relay of `docs/examples` on a port of this computer; it may be stopped and restarted."""

    def __init__(self) -> None:
        self.port = free_port()  # the same after a restart
        self.address = f"ws://127.0.0.1:{self.port}"
        self.origin = f"http://127.0.0.1:{self.port}/"
        """The address as Firefox logs it."""
        self._running: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Starts it, unless it is running, and waits until it listens."""
        if self._running:
            return
        command = [sys.executable, str(RELAY), str(self.port)]
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout
        assert "Relaying" in self._running.stdout.readline()

    def stop(self) -> None:
        """Kills it with all connections."""
        if self._running:
            self._running.kill()
            self._running.communicate()
            self._running = None


class Device:
    """A page without Python whose frame has joined a room."""

    def __init__(self, context: BrowserContext, address: str, code: str) -> None:
        self._code = code
        self.page: Page = context.new_page()
        self.page.goto(f"{address}licences.html")
        self.page.evaluate(OPEN_FRAME, code)

    def reload(self) -> None:
        """Loads the page and the frame again."""
        self.page.reload()
        self.page.evaluate(OPEN_FRAME, self._code)

    @property
    def frame(self) -> Frame:
        """The frame that connects the device."""
        return next(frame for frame in self.page.frames if frame.url.endswith("online.html"))

    @property
    def events(self) -> list[list[Any]]:
        """The events so far; each ends with its time in milliseconds."""
        found: list[list[Any]] = self.page.evaluate("window.events")
        return found

    def waits(self, *event: object) -> int:
        """Waits for an event of a kind with these first values; returns its time."""
        start = json.dumps(event, separators=(",", ":"), ensure_ascii=False)[:-1]
        self.page.locator(f"body[data-events*={json.dumps(start)}]").wait_for()
        return next(int(one[-1]) for one in self.events if tuple(one[: len(event)]) == event)

    @property
    def name(self) -> str:
        """The device's name in the room."""
        self.waits("joined")
        return next(str(one[1]) for one in self.events if one[0] == "joined")

    def received(self, name: str) -> list[str]:
        """The texts from a device so far."""
        return [str(one[2]) for one in self.events if one[:2] == ["received", name]]

    def forget(self) -> None:
        """Forgets all events but the device's own name."""
        self.page.evaluate(FORGET)

    def send(self, text: str, to: str | None = None) -> None:
        """Sends a text to a device or to all."""
        self.page.evaluate("([text, to]) => post('send', text, to)", [text, to])

    def leave(self) -> None:
        """Leaves the room."""
        self.page.evaluate("post('leave')")
