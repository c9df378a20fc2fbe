"""Starts a page in steps, between which the browser paints and hears."""

import asyncio
import sys
from collections.abc import Callable, Sequence
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


async def take(steps: Sequence[str], awaited: Callable[[], Sequence[str]]) -> None:
    """Imports one after another, and leaves the browser time for what it has to do.

    After each of the steps that are awaited by then, the page is told how far they are.
    """
    painted = monotonic()
    for name in steps:
        import_module(name)
        whole = awaited()
        if name in whole:
            share = (whole.index(name) + 1) / len(whole)
            document.dispatchEvent(CustomEvent.new("realmino:step", detail=share))
        if monotonic() - painted > SLICE or name == steps[-1]:
            await breathe()
            painted = monotonic()


def lend(archive: str, package: str) -> None:
    """Has a package find modules of its own in one more archive."""
    place = f"/home/pyodide/{archive}/{package.replace('.', '/')}"
    import_module(package).__path__.append(place)


def speak() -> None:
    """Has all that comes speak the language of the page, whose sentences lie in `words.zip`."""
    import_module("realmino.text.spoken").speak(document.documentElement.lang.split("-")[0])
    lend("words.zip", "table.locale")


async def start_game() -> None:
    """Takes every step; the page is ready after the steps of the screen that it shows first."""

    def awaited() -> Sequence[str]:
        return SETUP + TABLE if is_waited_for() else SETUP

    await take(SETUP, awaited)
    if is_waited_for():
        await take(TABLE, awaited)
    page = await import_module("browser.main").start()
    await breathe()
    await take(TABLE, awaited)
    page.lay_table()


async def start_beside(
    archive: str, packages: Sequence[str], spoken: Sequence[str], steps: Sequence[str]
) -> None:
    """Starts a page beside the game, by ``start`` of its last step.

    What only it imports lies in an archive of its own, some of it in packages whose other modules
    are in the archives that all pages share. What it says, in the packages ``spoken``, lies in one
    of its language.
    """
    sys.path.append(f"/home/pyodide/{archive}")
    for name in packages:
        lend(archive, name)
    for name in spoken:
        lend("more.zip", name)
    await take(steps, lambda: steps)
    await import_module(steps[-1]).start()


async def start() -> None:
    """Starts the game, or what the page says of itself (`STARTS` in tools/site.py)."""
    await breathe()  # after all that led here
    speak()
    given = document.getElementById("game").dataset
    if hasattr(given, "archive"):
        names = (given.packages, given.spoken, given.steps)
        await start_beside(given.archive, *(some.split() for some in names))
    else:
        await start_game()


await start()  # type: ignore[top-level-await]  # PyScript waits for it
