"""The script for a page with two tables, which ``test_two_tables`` opens."""

import sys

from js import CustomEvent, DOMPoint, document, realmino
from pyodide.ffi import create_proxy

from realmino.pieces.variants import COLOURS_OF
from table.model.match import Match, Seat
from table.model.settings import Settings
from table.page.bots import WorkerFiles
from table.page.view import TableView
from table.play.effects import TableEvent

AT_ONCE = Settings(pace=0)

sys.path.append("/home/pyodide/words.zip")


def new_match(game: str, *kinds: str) -> Match:
    """A new game."""
    seats = [Seat(*seat) for seat in zip(COLOURS_OF[game], ("Ada", "Ben"), kinds, strict=False)]
    return Match.begin((*seats,), "", "two tables", False, game)


def mount_table(id: str, theme: str, inset: str, match: Match) -> TableView:
    """Mounts a table in a new element, and records its events."""
    root = document.createElement("section")
    root.id = id
    root.style.cssText = f"position: fixed; inset: {inset}"
    root.dataset.events = ""
    document.body.append(root)

    def record(event: TableEvent, match: Match) -> None:
        root.dataset.events += f"{type(event).__name__} {match.game.rules}, "

    markup = document.getElementById("table-markup")
    files = WorkerFiles.of(document.getElementById("game"))
    table = TableView(root, markup, files, record, AT_ONCE, theme)
    table.open_match(match)
    return table


document.getElementById("setup").hidden = True
document.body.dataset.screen = "two tables"
tables = {
    "left": mount_table("left", "light", "0 50% 0 0", new_match("K", "person", "person")),
    "right": mount_table("right", "dark", "0 0 0 50%", new_match("Q", "person", "greedy")),
}


def where(id: str, name: str) -> object:
    """The centre of a square or domino on a table."""
    found = tables[id].where(name)
    return DOMPoint.new(*found) if found else None


realmino.where = create_proxy(where)
realmino.unmount = create_proxy(lambda id: tables[id].unmount())
document.dispatchEvent(CustomEvent.new("realmino:ready"))
