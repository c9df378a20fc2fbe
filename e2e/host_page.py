"""Another site's page with boards: sends commands to them and records their events."""

import re
from typing import Any

from playwright.sync_api import Frame, Locator, Page

from tools.paths import ROOT

HOUSE = "https://realmino.example/"
RECORD = "K2 Oabab L4-12-22-45 E45 E12 E22 E4 L6-13-31-48 A4f6n E48 A12h7n E31 A22g6w E13 A45h5w E6"
MOVES = RECORD.split()[1:]

HOST_PARTS = """
<meta name="viewport" content="width=device-width">
<style>body { margin: 0 } .far { height: 2000px }</style>
<input id="own" aria-label="own" autofocus>
<script>
const events = [];
for (const type of ["ready", "move", "end", "solved", "size", "error"])
  addEventListener(`realmino-${type}`, ({ detail, target: { id } }) =>
    events.push({ type, ...detail, board: id }));
const loading = [];
addEventListener("realmino-loading", ({ detail: { percent }, target: { id, shadowRoot } }) =>
  loading.push({ id, percent, face: Boolean(shadowRoot.querySelector("slot")) }));
</script>
"""
"""The host page's own elements: a focused field, space to scroll, and event listeners.

At each step of a start, ``loading`` records whether the board still shows the host's content.
"""

NO_STORAGE = """
window.touched = [];
const refuse = (name) => () => {
  touched.push(name);
  throw new DOMException("not here", "SecurityError");
};
IDBFactory.prototype.open = refuse("databases");
for (const name of ["localStorage", "sessionStorage", "caches"])
  Object.defineProperty(window, name, { get: refuse(name), configurable: true });
window.BroadcastChannel = function () { throw new DOMException("not here", "SecurityError"); };
"""
"""Forbids storage, as Firefox does in frames, and records each attempt in ``touched``.

Also forbids broadcast channels, which PyScript uses.
"""


class HostPage:
    """A page with boards from the site at ``address``."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, other_address: str, body: str, headers: dict[str, str]) -> "HostPage":
        """Opens a page with this body and these headers on the other site."""
        text = body.replace(HOUSE, self.address)
        self.page.route("**/rules.html", lambda route: route.fulfill(
            headers={"Content-Type": "text/html; charset=utf-8", **headers}, body=text
        ))  # fmt: skip
        self.page.goto(f"{other_address}rules.html")
        return self

    def board(self, id: str = "") -> Locator:
        return self.page.locator(f"realmino-board#{id}" if id else "realmino-board").first

    def tap(self, id: str = "") -> None:
        """Presses the button without moving the focus, as a tap does."""
        self.board(id).locator("button").evaluate("(button) => button.click()")

    def wait_until_painted(self, id: str = "") -> None:
        """Waits for the board, and checks that the host's content was visible until then."""
        self.page.wait_for_function(
            "(id) => loading.some((step) => step.id === id && step.percent === 100)",
            arg=id,
        )
        steps = self.page.evaluate("(id) => loading.filter((step) => step.id === id)", id)
        assert len(steps) > 1
        assert [step["face"] for step in steps] == [step["percent"] < 100 for step in steps]

    def events(self) -> list[dict[str, Any]]:
        """The events so far, without height changes."""
        events: list[dict[str, Any]] = self.page.evaluate("events")
        return [event for event in events if event["type"] != "size"]

    def wait_for(self, type: str, after: int = 0) -> dict[str, Any]:
        """The first event of this type after the first ``after`` events."""
        self.page.wait_for_function(
            "([type, after]) => events.filter((event) => event.type !== 'size')"
            ".slice(after).some((event) => event.type === type)",
            arg=[type, after],
        )
        return next(event for event in self.events()[after:] if event["type"] == type)

    def call(self, script: str, expected: str = "move") -> dict[str, Any]:
        """Runs a script on the board; returns the next event of the expected type."""
        before = len(self.events())
        self.board().evaluate(f"(board) => {{ {script}; }}")
        return self.wait_for(expected, before)

    def frame(self) -> Frame:
        return next(frame for frame in self.page.frames if "board.html" in frame.url)

    @property
    def focus(self) -> str:
        """The id of this page's focused element."""
        return str(self.page.evaluate("document.activeElement.id"))


def examples(language: str) -> list[str]:
    """The documentation's examples in a markup language."""
    text = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def example() -> str:
    """The documentation's example page."""
    page, _ = examples("html")
    return page


def element(attributes: str, face: str = "<p>A game</p>") -> str:
    return f"<realmino-board {attributes}>{face}</realmino-board>"


def page_with(*boards: str) -> str:
    script = f'<script async src="{HOUSE}realmino-board.js"></script>'
    return (
        f'<!doctype html><html lang="en">{script}{HOST_PARTS}'
        f'{"".join(boards)}<p class="far"></html>'
    )
