"""Another page with boards on it: what it has of its own, what it hears, what it does with them."""

import re
from typing import Any

from playwright.sync_api import Frame, Locator, Page

from tools.paths import ROOT

HOUSE = "https://realmino.example/"
RECORD = "K2 Oabab L4-12-22-45 E45 E12 E22 E4 L6-13-31-48 A4f6n E48 A12h7n E31 A22g6w E13 A45h5w E6"
MOVES = RECORD.split()[1:]

OWN = """
<meta name="viewport" content="width=device-width">
<style>body { margin: 0 } .far { height: 2000px }</style>
<input id="own" aria-label="own" autofocus>
<script>
const told = [];
for (const type of ["ready", "move", "end", "solved", "size", "error"])
  addEventListener(`realmino-${type}`, ({ detail, target: { id } }) =>
    told.push({ type, ...detail, board: id }));
const loading = [];
addEventListener("realmino-loading", ({ detail: { percent }, target: { id, shadowRoot } }) =>
  loading.push({ id, percent, face: Boolean(shadowRoot.querySelector("slot")) }));
</script>
"""
"""What the page around has of its own: something with the focus, much below, and an ear.

For every part of a start it notes down whether the board's face, what the host wrote, still stands.
"""

NOTED = """
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
"""Forbids storage as Firefox does in frames, and notes down who asks for it all the same.

Channels are forbidden with it, which PyScript asks for.
"""


class Host:
    """Another page with boards; ``address`` is where the boards come from."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, elsewhere: str, body: str) -> "Host":
        """Shows a page of that site."""
        text = body.replace(HOUSE, self.address)
        self.page.route("**/rules.html", lambda route: route.fulfill(
            content_type="text/html", body=text
        ))  # fmt: skip
        self.page.goto(f"{elsewhere}rules.html")
        return self

    def board(self, id: str = "") -> Locator:
        return self.page.locator(f"realmino-board#{id}" if id else "realmino-board").first

    def tap(self, id: str = "") -> None:
        """Presses the button; the focus stays where it is, which a mouse would take along."""
        self.board(id).locator("button").evaluate("(button) => button.click()")

    def wait_until_painted(self, id: str = "") -> None:
        """Until then the face of the board stayed, and no longer."""
        self.page.wait_for_function(
            "(id) => loading.some((step) => step.id === id && step.percent === 100)",
            arg=id,
            timeout=30_000,
        )
        steps = self.page.evaluate("(id) => loading.filter((step) => step.id === id)", id)
        assert len(steps) > 1
        assert [step["face"] for step in steps] == [step["percent"] < 100 for step in steps]

    def told(self) -> list[dict[str, Any]]:
        """The events so far, but for those of heights."""
        told: list[dict[str, Any]] = self.page.evaluate("told")
        return [event for event in told if event["type"] != "size"]

    def wait_for(self, type: str, after: int = 0) -> dict[str, Any]:
        """The first event of a type, later than so many events."""
        self.page.wait_for_function(
            "([type, after]) => told.filter((event) => event.type !== 'size')"
            ".slice(after).some((event) => event.type === type)",
            arg=[type, after],
            timeout=30_000,
        )
        return next(event for event in self.told()[after:] if event["type"] == type)

    def call(self, order: str, expected: str = "move") -> dict[str, Any]:
        """What a board tells first after an order to it."""
        before = len(self.told())
        self.board().evaluate(f"(board) => {{ {order}; }}")
        return self.wait_for(expected, before)

    def frame(self) -> Frame:
        return next(frame for frame in self.page.frames if "embed.html" in frame.url)

    @property
    def focus(self) -> str:
        """Where the keyboard is, as this page sees it."""
        return str(self.page.evaluate("document.activeElement.id"))


def examples(language: str) -> list[str]:
    """What the documentation shows in a language."""
    text = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def example() -> str:
    """The page that the documentation shows."""
    page, _ = examples("html")
    return page


def element(attributes: str, face: str = "<p>A game</p>") -> str:
    return f"<realmino-board {attributes}>{face}</realmino-board>"


def page_with(*boards: str) -> str:
    script = f'<script async src="{HOUSE}realmino-board.js"></script>'
    return f'<!doctype html><html lang="en">{script}{OWN}{"".join(boards)}<p class="far"></html>'
