"""Starts a page: the game, or what the page says of itself (`STARTS` in tools/site_archives.py)."""

import sys
from collections.abc import Sequence
from importlib import import_module

from js import document

from browser.later import lend
from realmino.text import spoken

HOME = "/home/pyodide"
"""Where PyScript and the loader put archives."""


def speak() -> None:
    """Sets the language of the page, whose sentences lie in `words.zip`."""
    spoken.speak(document.documentElement.lang.split("-")[0])
    lend(f"{HOME}/words.zip", "table.locale")


async def start_beside(
    archive: str, packages: Sequence[str], sentences: Sequence[str], program: str
) -> None:
    """Starts a page beside the game, by ``start`` of its program.

    What only it imports lies in an archive of its own, some of it in packages whose other modules
    all pages share. What it says, in the packages ``sentences``, lies in one of its language.
    """
    path = f"{HOME}/{archive}"
    sys.path.append(path)
    for name in packages:
        lend(path, name)
    for name in sentences:
        lend(f"{HOME}/more.zip", name)
    await import_module(program).start()


async def start() -> None:
    """Starts what the page is for."""
    speak()
    given = document.getElementById("game").dataset
    if hasattr(given, "archive"):
        packages, sentences = given.packages.split(), given.spoken.split()
        await start_beside(given.archive, packages, sentences, given.program)
    else:
        await import_module("browser.main").start()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
