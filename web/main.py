"""Starts a page: the game, or what the page says of itself (`STARTS` in tools/site_archives.py)."""

import sys
from collections.abc import Sequence
from importlib import import_module

from js import document


def lend(archive: str, package: str) -> None:
    """Adds an archive to the places of a package."""
    place = f"/home/pyodide/{archive}/{package.replace('.', '/')}"
    import_module(package).__path__.append(place)


def speak() -> None:
    """Sets the language of the page, whose sentences lie in `words.zip`."""
    import_module("realmino.text.spoken").speak(document.documentElement.lang.split("-")[0])
    lend("words.zip", "table.locale")


async def start_beside(
    archive: str, packages: Sequence[str], spoken: Sequence[str], program: str
) -> None:
    """Starts a page beside the game, by ``start`` of its program.

    What only it imports lies in an archive of its own, some of it in packages whose other modules
    all pages share. What it says, in the packages ``spoken``, lies in one of its language.
    """
    sys.path.append(f"/home/pyodide/{archive}")
    for name in packages:
        lend(archive, name)
    for name in spoken:
        lend("more.zip", name)
    await import_module(program).start()


async def start() -> None:
    """Starts what the page is for."""
    speak()
    given = document.getElementById("game").dataset
    if hasattr(given, "archive"):
        packages, spoken = given.packages.split(), given.spoken.split()
        await start_beside(given.archive, packages, spoken, given.program)
    else:
        await import_module("browser.main").start()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
