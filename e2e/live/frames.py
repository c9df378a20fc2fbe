"""Live play's relay, and pages with only the frame that connects devices."""

import json
import signal
import socket
import subprocess
import sys
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

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


CONTENTS: list[object] = [7, None, [[]], "=", "", "x" * 30_000]
MALFORMED: list[str | bytes] = [
    *("", "{", "null", "7", "[]", "[[]]", "[" * 60_000, b"\0", '["OK", null]', '["EVENT"]'),
    *('["EVENT", "room"]', '["EVENT", "room", null]', '["EVENT", null, {"content": 7}]'),
    *(json.dumps(["EVENT", "room", {"content": content}]) for content in CONTENTS),
    json.dumps(["EVENT", "room", [0] * 10_000]),
    '["CLOSED", "ping", "blocked: no pings"]',
]
"""Malformed messages from a relay."""


def free_port() -> int:
    """A free port on this computer."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Relay:
    """The relay from `docs/examples`, which tests can stop and pause."""

    def __init__(self) -> None:
        self.port = free_port()  # stays the same after a restart
        self.address = f"ws://127.0.0.1:{self.port}"
        self.origin = f"http://127.0.0.1:{self.port}/"
        """The address as Firefox logs it."""
        self._running: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Starts the relay and waits until it listens, or resumes it."""
        if self._running:
            self._running.send_signal(signal.SIGCONT)
            return
        command = [sys.executable, str(RELAY), str(self.port)]
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout
        assert "Relaying" in self._running.stdout.readline()

    def stop(self) -> None:
        """Kills the relay with all its connections."""
        if self._running:
            self._running.kill()
            self._running.communicate()
            self._running = None

    def pause(self) -> None:
        """Silences the relay but keeps its connections open, as after a network loss."""
        assert self._running
        self._running.send_signal(signal.SIGSTOP)


class BadRelay:
    """A relay that replies to every message with malformed ones until `stop`."""

    def __init__(self) -> None:
        self._server = serve(self._reply, "127.0.0.1", 0)
        self.address = f"ws://127.0.0.1:{self._server.socket.getsockname()[1]}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def _reply(self, connection: ServerConnection) -> None:
        try:
            for _ in connection:
                for reply in MALFORMED:
                    connection.send(reply)
        except ConnectionClosed:
            pass

    def stop(self) -> None:
        """Closes all connections."""
        self._server.shutdown()


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

    def wait_for_event(self, *event: object) -> int:
        """Waits for an event that begins with these values; returns its time."""
        start = json.dumps(event, separators=(",", ":"), ensure_ascii=False)[:-1]
        self.page.locator(f"body[data-events*={json.dumps(start)}]").wait_for()
        return next(int(one[-1]) for one in self.events if tuple(one[: len(event)]) == event)

    @property
    def name(self) -> str:
        """The device's name in the room."""
        self.wait_for_event("joined")
        return next(str(one[1]) for one in self.events if one[0] == "joined")

    def received(self, name: str) -> list[str]:
        """The texts received from a device so far."""
        return [str(one[2]) for one in self.events if one[:2] == ["received", name]]

    def forget(self) -> None:
        """Forgets all events except the one with the device's own name."""
        self.page.evaluate(FORGET)

    def send(self, text: str, to: str | None = None) -> None:
        """Sends a text to one device or to all."""
        self.page.evaluate("([text, to]) => post('send', text, to)", [text, to])

    def block(self, *names: str) -> None:
        """Blocks the devices with these names."""
        self.page.evaluate("(names) => post('block', ...names)", names)

    def advance(self, milliseconds: int) -> None:
        """Advances the frame's clock, except for its heartbeat."""
        self.frame.evaluate(
            "(time) => { performance.now = (now => () => now() + time)"
            "(performance.now.bind(performance)); }",
            milliseconds,
        )

    def leave(self) -> None:
        """Leaves the room."""
        self.page.evaluate("post('leave')")
