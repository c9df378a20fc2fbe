"""Starts the page, in steps between which the browser paints and hears."""

import asyncio
from collections.abc import Sequence
from importlib import import_module
from time import monotonic

from js import CustomEvent, document

# Each imports what those before it have left: about the same for every step. What spares Python to
# compile comes first, for it makes all further imports quicker. The set-up is ready as soon as its
# own steps are done; those of the table follow.
SETUP = ("browser.code_cache", "table.words", "browser.main")
TABLE = (
    *("realmino.state", "realmino.game", "realmino.view", "realmino.art.pieces.land"),
    *("table.scene", "table.app", "browser.screen", "browser.table_view", "browser.hosting"),
)
SLICE = 0.03
"""Seconds of work after which the browser paints; a picture takes some ten milliseconds itself."""


def is_begun() -> bool:
    """Whether somebody has pressed Begin, or the button of a saved game."""
    return bool(document.querySelector("[aria-busy=true]"))


def is_waited_for() -> bool:
    """Whether the table comes next: somebody has begun, or a link or a reload leads to it."""
    return is_begun() or document.body.dataset.screen == "opening"


async def breathe() -> None:
    """Lets the browser paint, and handle keys and clicks before the next step."""
    await asyncio.sleep(1 / 60 if is_begun() else 0)


def tell(name: str) -> None:
    """Says how far the start is after a step; nothing after the last one that is waited for."""
    steps = SETUP + TABLE if is_waited_for() else SETUP
    if name in steps:
        share = (steps.index(name) + 1) / len(steps)
        document.dispatchEvent(CustomEvent.new("realmino:step", detail=share))


async def take(steps: Sequence[str]) -> None:
    """Imports one after another, and leaves the browser time for what it has to do."""
    painted = monotonic()
    for name in steps:
        import_module(name)
        tell(name)
        if monotonic() - painted > SLICE or name == steps[-1]:
            await breathe()
            painted = monotonic()


async def start() -> None:
    """Takes every step; the page is ready after the steps of the screen that it shows first."""
    await breathe()  # after all that led here
    await take(SETUP)
    if is_waited_for():
        await take(TABLE)
    page = await import_module("browser.main").start()
    await breathe()
    await take(TABLE)
    page.lay_table()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
