"""Starts the page, in steps between which the browser paints and hears."""

import asyncio
from importlib import import_module

from js import CustomEvent, document

# Each imports what those before it have left: about the same for every step. What spares Python to
# compile comes first, for it makes all further imports quicker.
STEPS = (
    *("browser.methods", "realmino", "realmino.view", "table.words"),
    *("table.draw.land", "table.scene", "table.app", "browser.screen", "browser.main"),
)


async def breathe() -> None:
    """Lets the browser paint and hear; what was pressed is seen before anything else is done."""
    await asyncio.sleep(1 / 60 if document.querySelector("[aria-busy=true]") else 0)


async def start() -> None:
    """Takes every step, and then begins."""
    for number, name in enumerate(STEPS, 1):
        import_module(name)
        document.dispatchEvent(CustomEvent.new("realmino:step", detail=number / len(STEPS)))
        await breathe()
    await import_module("browser.main").start()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
