"""Starts a board in a frame of another page, in steps between which the browser paints."""

import asyncio
from importlib import import_module

from js import CustomEvent, document

STEPS = (
    *("browser.code_cache", "table.words", "realmino.state", "realmino.game", "realmino.view"),
    *("realmino.art.pieces.land", "table.scene", "table.app", "browser.screen"),
    *("browser.table_view", "browser.embedding"),
)


async def start() -> None:
    """Takes every step, and shows what the fragment asks for."""
    await asyncio.sleep(0)
    for package in ("realmino", "table", "browser"):
        # What only a frame needs lies in an archive of its own, so that no game fetches it.
        import_module(package).__path__.append(f"/home/pyodide/embed.zip/{package}")
    for number, name in enumerate(STEPS, 1):
        import_module(name)
        document.dispatchEvent(CustomEvent.new("realmino:step", detail=number / len(STEPS)))
        await asyncio.sleep(0)
    import_module("browser.embedding").start()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
