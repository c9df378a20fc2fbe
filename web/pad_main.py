"""Starts the score pad, in steps between which the browser paints and hears."""

import asyncio
import sys
from importlib import import_module

from js import CustomEvent, document

import browser.code_cache  # spares Python to compile, so it comes first
import realmino.notation

# What only this page imports lies in an archive of its own, also where the rest of a package is
# in the archives that all pages share.
ARCHIVE = "/home/pyodide/pad.zip"
sys.path.append(ARCHIVE)
for package in (browser, realmino.notation):
    package.__path__.append(f"{ARCHIVE}/{package.__name__.replace('.', '/')}")

STEPS = (
    *("table.words", "pad.texts", "realmino.art.pieces.land", "realmino.art.pieces.building"),
    *("pad.pictures", "pad.sheets", "pad.notes", "browser.pad_page"),
)


async def start() -> None:
    """Takes every step, and shows the pad."""
    for number, name in enumerate(STEPS, start=1):
        await asyncio.sleep(0)
        import_module(name)
        share = number / len(STEPS)
        document.dispatchEvent(CustomEvent.new("realmino:step", detail=share))
    await import_module("browser.pad_page").start()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
