"""What only some dialogs need, fetched when one of them opens: `LATER` in tools/site.py."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final
from zipimport import ZipImportError, zipimporter

import js
from js import document
from pyodide.ffi import JsException

from table import words

_LOADED: Final[set[str]] = set()
_BESIDE: Final[list[str]] = []
_SHARED: Final = (
    *("browser", "table"),
    *("realmino", "realmino.art", "realmino.art.pieces", "realmino.notation", "realmino.text"),
)
"""The packages with modules in several archives."""


class OutOfReach(Exception):
    """A part of the page that cannot be had now, in one sentence."""


def begin(config: str) -> None:
    """Says where this version's files lie: beside the configuration of PyScript."""
    _BESIDE[:] = [config]


async def load(name: str, styles: tuple[str, ...] | None = None) -> None:
    """Makes the modules of an archive importable, and style sheets hold; the first time only.

    ``styles`` are the names of the sheets, by default that of the archive. Raises `OutOfReach`
    where it cannot be had now; the next call tries again.
    """
    path = f"/home/pyodide/{name}.zip"
    beside = js.URL.new(_BESIDE[0], document.baseURI)
    if name in _LOADED:
        return
    try:
        code = await js.fetch(js.URL.new(f"{name}.zip", beside).href)
        Path(path).write_bytes((await code.arrayBuffer()).to_bytes())
        zipimporter(path)  # a network that wants visitors to sign in answers with its own page
        text = ""
        for sheet in (name,) if styles is None else styles:
            text += await (await js.fetch(js.URL.new(f"{sheet}.css", beside).href)).text()
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
        import_module(package).__path__.append(f"{path}/{package.replace('.', '/')}")


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
