"""What only some dialogs need, fetched when one of them is opened: modules, and styles.

`LATER` in tools/site.py says which modules lie in which archive. A module of one is imported in a
function, after its archive was awaited.
"""

import asyncio
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from zipimport import ZipImportError, zipimporter

import js
from js import document
from pyodide.ffi import JsException

from browser.report_errors import listen
from table import words

HOME: Final = Path("/home/pyodide")
"""Where the archives lie that Python imports from."""

PACKAGES: Final = ("browser", "table")
"""The packages of the page that a later archive may add modules to."""

_fetched: dict[str, asyncio.Future[None]] = {}
_begun: list[str] = []


def begin(config: str) -> None:
    """Says where this version's files lie: beside the configuration of PyScript."""
    _begun[:] = [config]


class OutOfReach(Exception):
    """A file of the page that cannot be had now, in one sentence for players."""


async def modules(archive: str) -> None:
    """Makes the modules of an archive importable; it is fetched once, however often it is asked.

    Raises `OutOfReach` where it cannot be had now; whoever asks again tries again.
    """
    if archive not in _fetched:
        _fetched[archive] = asyncio.ensure_future(_fetch(archive))
    try:
        await _fetched[archive]
    except OutOfReach:
        _fetched.pop(archive, None)
        raise


async def _fetch(archive: str) -> None:
    path = HOME / archive
    try:
        answer = await js.fetch(_address(archive))
        path.write_bytes((await answer.arrayBuffer()).to_bytes() if answer.ok else b"")
        # A network that wants a visitor to sign in answers with a page of its own.
        zipimporter(str(path))
    except (OSError, ZipImportError, JsException):
        raise OutOfReach(words.say("later-missing")) from None
    sys.path.append(str(path))
    for package in PACKAGES:
        import_module(package).__path__.append(f"{path}/{package}")


async def styles(name: str) -> None:
    """Adds a style sheet of the page, and waits until it holds; raises `OutOfReach` as above."""
    known = document.head.querySelector(f'link[data-later="{name}"]')
    if known and known.sheet:
        return
    if known:
        known.remove()
    arrived: asyncio.Future[bool] = asyncio.get_event_loop().create_future()
    link = document.createElement("link")
    link.rel, link.href, link.dataset.later = "stylesheet", _address(name), name
    stops = [listen(link, kind, _settling(arrived, kind == "load")) for kind in ("load", "error")]
    document.head.append(link)
    is_there = await arrived
    for stop in stops:
        stop()
    if not is_there:
        raise OutOfReach(words.say("later-missing"))


def _settling(arrived: asyncio.Future[bool], result: bool) -> Callable[[Any], None]:
    """What settles the future, unless it is settled already."""
    return lambda _: None if arrived.done() else arrived.set_result(result)


def _address(name: str) -> str:
    """The address of a file that lies beside our other ones, in the folder of this version."""
    config = js.URL.new(_begun[0], document.baseURI)
    return str(js.URL.new(name, config).href)
