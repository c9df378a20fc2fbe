"""Starts a page: its language, the archives that it came with, and ``start`` of its feature."""

import sys
from importlib import import_module

from js import document

from realmino.text.language import set_language

HOME = "/home/pyodide"
"""Where PyScript and the loader put archives."""


async def start() -> None:
    """Starts what the page is for."""
    given = document.getElementById("game").dataset
    set_language(document.documentElement.lang.split("-")[0])
    sys.path += [f"{HOME}/{archive}" for archive in given.archives.split()]
    await import_module(f"{given.feature}.view").start()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
