"""Features of the page, each fetched as the archive of its folder when somebody first wants it."""

import sys
from collections.abc import Callable
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any, Final
from zipimport import _get_data, _read_directory, zipimporter  # type: ignore[attr-defined]
from zlib import crc32

import js
from js import document
from pyodide.ffi import JsException

from browser.markup import Markup
from browser.speech import say

_FOLDERS: Final[list[str]] = []
"""Where the archives lie, and where those of the page's language do."""
_HOME: Final = "/home/pyodide"
"""Where they lie once they have been fetched."""
_MORE: Final = f"{_HOME}/more.zip"
"""The sentences and the markup of all features."""
_LIBRARY: Final = f"{_HOME}/realmino.whl"
"""Where Python looks for modules of the library; a plain start puts the whole wheel there."""


class OutOfReach(Exception):
    """A part of the page that cannot be had now, in one sentence."""

    def __init__(self) -> None:
        super().__init__(say("later-missing"))


def begin(program: str, config: str) -> None:
    """Says where this version's files lie.

    Beside the program those of every language, beside PyScript's configuration those of the page's.
    """
    _FOLDERS[:] = [program, config]


async def load(*folders: str) -> Any:
    """The module ``view`` of the last of some folders; the first time, all of them are fetched.

    Their style sheets hold from then on. Raises `OutOfReach` where they cannot be had now; the next
    call tries again.
    """
    for folder in folders:
        await _load(folder)
    return import_module(f"{folders[-1]}.view")


async def load_or_tell(tell: Callable[[str, bool], object], *folders: str) -> Any:
    """As `load`; None where that cannot be had, and ``tell`` is told so."""
    try:
        return await load(*folders)
    except OutOfReach as missing:
        tell(str(missing), True)
        return None


async def load_library_words() -> None:
    """Has the library find its sentences in the page's language; `OutOfReach` as in `load`."""
    if not Path(_LIBRARY).exists():
        await _fetch("library.zip", _FOLDERS[1], _LIBRARY)
        invalidate_caches()  # Python may have looked there before


def markup(feature: str) -> Markup:
    """The markup of a feature in the page's language, once it has been loaded."""
    return Markup(zipimporter(_MORE).get_data(f"{feature}.html").decode())


async def _load(folder: str) -> None:
    path = f"{_HOME}/{folder}.zip"
    if path in sys.path:
        return
    program, config = _FOLDERS
    if _MORE not in sys.path:
        await _fetch("more.zip", config, _MORE)
    await _fetch(f"{folder}.zip", program, path)
    missing = [name for name in (_MORE, path) if name not in sys.path]  # another call may be faster
    sys.path += missing
    if path in missing and "style.css" in _read_directory(path):
        held = js.CSSStyleSheet.new()
        held.replaceSync(zipimporter(path).get_data("style.css").decode())
        document.adoptedStyleSheets.push(held)


async def _fetch(name: str, beside: str, path: str) -> None:
    """Fetches an archive that lies beside a file of the site; `OutOfReach` where that fails.

    A network may answer with its own page, and the browser may have cached a damaged file: a second
    attempt bypasses the cache.
    """
    address = js.URL.new(name, js.URL.new(beside, document.baseURI)).href
    for cache in ("default", "reload"):
        try:
            answer = await js.fetch(address, cache=cache)
            body = (await answer.arrayBuffer()).to_bytes()
        except JsException:
            break
        Path(f"{path}.new").write_bytes(body)
        if _is_intact(f"{path}.new"):
            Path(f"{path}.new").rename(path)
            return
    raise OutOfReach


def _is_intact(path: str) -> bool:
    """Whether a file is an archive in which every file has the right checksum."""
    try:  # the memory from which Python starts lacks `zipfile`
        return all(
            crc32(_get_data(path, file)) == file[7] for file in _read_directory(path).values()
        )
    except Exception:  # damaged bytes raise errors of many kinds
        return False
