"""What only some dialogs need, fetched when one of them opens: `LATER` in tools/site.py."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from zipimport import (  # type: ignore[attr-defined]
    ZipImportError,
    _get_data,
    _read_directory,
    zipimporter,
)
from zlib import crc32

import js
from js import document
from pyodide.ffi import JsException

from table import words
from table.markup import Markup

_LOADED: Final[set[str]] = set()
_FOLDERS: Final[list[str]] = []
"""Where the archives lie, and where those of the page's language do."""
_MORE: Final = "more"
_SPOKEN: Final = {
    "analysis": "analysis.locale",
    "coach": "coach.locale",
    "ending": "ending.locale",
    "guide": "",
    "lessons": "lessons.locale",
    "pad": "pad.locale",
    "pictures": "realmino.text",
    "shelf": "shelf.locale",
}
"""The archives whose sentences lie in `more.zip`, and the package that looks for them."""
_SHARED: Final = (
    *("browser", "table"),
    *("realmino", "realmino.art", "realmino.art.pieces", "realmino.notation", "realmino.text"),
)
"""The packages with modules in several archives."""


class OutOfReach(Exception):
    """A part of the page that cannot be had now, in one sentence."""


def begin(program: str, config: str) -> None:
    """Says where this version's files lie.

    Beside the program those of every language, beside PyScript's configuration those of the page's.
    """
    _FOLDERS[:] = [program, config]


async def load(name: str, styles: tuple[str, ...] | None = None) -> None:
    """Makes the modules of an archive importable, and style sheets hold; the first time only.

    ``styles`` are the names of the sheets, by default that of the archive. Raises `OutOfReach`
    where it cannot be had now; the next call tries again.
    """
    program, config = (js.URL.new(path, document.baseURI) for path in _FOLDERS)
    if name in _LOADED:
        return
    try:
        path = await _fetched(name, program)
        if name in _SPOKEN and not Path(_place(_MORE)).exists():
            await _fetched(_MORE, config)
        text = ""
        for sheet in (name,) if styles is None else styles:
            text += await (await js.fetch(js.URL.new(f"{sheet}.css", program).href)).text()
    except (JsException, ZipImportError):
        raise OutOfReach(words.say("later-missing")) from None
    if name in _LOADED:  # asked for twice at once
        return
    _LOADED.add(name)
    held = js.CSSStyleSheet.new()
    held.replaceSync(text)
    document.adoptedStyleSheets.push(held)
    sys.path.append(path)
    for package in _SHARED:
        lend(path, package)
    if spoken := _SPOKEN.get(name):
        lend(_place(_MORE), spoken)


def markup(name: str) -> Markup:
    """A file of HTML in the page's language; its archive has to be there."""
    return Markup(zipimporter(_place(_MORE)).get_data(name).decode())


def _place(name: str) -> str:
    return f"/home/pyodide/{name}.zip"


def lend(path: str, package: str) -> None:
    """Has a package find modules of its own in one more archive."""
    import_module(package).__path__.append(f"{path}/{package.replace('.', '/')}")


async def _fetched(name: str, beside: Any) -> str:
    """Fetches the archive beside a file; returns its path.

    A network may answer with its own page, and the browser may have cached a damaged file: a second
    attempt bypasses the cache.
    """
    path, address = _place(name), js.URL.new(f"{name}.zip", beside).href
    for cache in ("default", "reload"):
        answer = await js.fetch(address, cache=cache)
        body = (await answer.arrayBuffer()).to_bytes()
        Path(f"{path}.new").write_bytes(body)
        if _is_intact(f"{path}.new"):
            return str(Path(f"{path}.new").rename(path))
    raise ZipImportError(f"{name}.zip is not what it was")


def _is_intact(path: str) -> bool:
    """Whether a file is an archive in which every file has the right checksum."""
    try:  # the memory from which Python starts lacks `zipfile`
        return all(
            crc32(_get_data(path, file)) == file[7] for file in _read_directory(path).values()
        )
    except Exception:  # damaged bytes raise errors of many kinds
        return False


async def has(
    name: str, tell: Callable[[str, bool], object], styles: tuple[str, ...] | None = None
) -> bool:
    """Whether the modules of an archive can be imported now; ``tell`` is told why they cannot."""
    try:
        await load(name, styles)
    except OutOfReach as missing:
        tell(str(missing), True)
        return False
    return True
