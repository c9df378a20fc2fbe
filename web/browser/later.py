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
    *("realmino", "realmino.art", "realmino.art.pieces", "realmino.text"),
)
"""The packages with modules in several archives."""


class OutOfReach(Exception):
    """A part of the page that cannot be had now, in one sentence."""


def begin(config: str) -> None:
    """Says where this version's files lie: beside the configuration of PyScript."""
    _BESIDE[:] = [config]


async def load(name: str, has_styles: bool = True) -> None:
    """Makes the modules of an archive importable, and its style sheet hold; the first time only.

    Raises `OutOfReach` where it cannot be had now; the next call tries again.
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
        if has_styles:
            text = await (await js.fetch(js.URL.new(f"{name}.css", beside).href)).text()
    except (JsException, ZipImportError):
        raise OutOfReach(words.say("later-missing")) from None
    if name in _LOADED:  # asked for twice at once
        return
    _LOADED.add(name)
    sheet = js.CSSStyleSheet.new()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    sys.path.append(path)
    for package in _SHARED:
        import_module(package).__path__.append(f"{path}/{package.replace('.', '/')}")


async def has(name: str, tell: Callable[[str, bool], object], has_styles: bool = True) -> bool:
    """Whether the modules of an archive can be imported now; ``tell`` is told why they cannot."""
    try:
        await load(name, has_styles)
    except OutOfReach as missing:
        tell(str(missing), True)
        return False
    return True
