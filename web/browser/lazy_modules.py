"""Loads features: each is the archive of a folder, fetched on first use."""

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
from browser.messages import say

_FOLDERS: Final[list[str]] = []
"""A file next to the archives, and one next to those of the page's language; see `begin`."""
_DOCUMENTS: Final[list[Any]] = []
"""The documents with tables; see `style`."""
_SHEETS: Final[list[str]] = []
"""The style sheets of the loaded features."""
_HOME: Final = "/home/pyodide"
"""The folder for fetched archives."""
_MORE: Final = f"{_HOME}/more.zip"
"""The messages and the markup of all features."""
_LIBRARY: Final = f"{_HOME}/realmino.whl"
"""The library's place on `sys.path`; a plain start puts the whole wheel there."""


class OutOfReach(Exception):
    """A feature cannot be fetched now; its text is a sentence for the player."""

    def __init__(self) -> None:
        super().__init__(say("later-missing"))


def begin(program: str, config: str) -> None:
    """Sets where to fetch from: features next to the program, texts next to PyScript's settings."""
    _FOLDERS[:] = [program, config]


def style(page: Any) -> Callable[[], None]:
    """Gives a document the style sheets of all features, loaded now or later, until it's stopped.

    Only a document with a table that isn't the page's own needs this.
    """
    _DOCUMENTS.append(page)
    for text in _SHEETS:
        _adopt(page, text)

    def stop() -> None:
        _DOCUMENTS.remove(page)

    return stop


def _adopt(page: Any, text: str) -> None:
    held = page.defaultView.CSSStyleSheet.new()  # a document takes only sheets of its own window
    held.replaceSync(text)
    page.adoptedStyleSheets.push(held)


async def load(*folders: str) -> Any:
    """Fetches folders unless they are there, and returns the module ``view`` of the last one.

    Applies their style sheets. Raises `OutOfReach` if that fails; the next call tries again.
    """
    for folder in folders:
        await _load(folder)
    return import_module(f"{folders[-1]}.view")


class LazyFeature:
    """A feature that is fetched on first use: what ``make`` returns for its module ``view``.

    ``report`` shows why it can't be fetched. ``made`` is None until the feature is there.
    """

    def __init__(
        self,
        make: Callable[[Any], Any],
        *folders: str,
        report: Callable[[str], object] = lambda _: None,
    ) -> None:
        self._make = make
        self._folders = folders
        self._report = report
        self.made: Any = None

    async def get(self, is_silent: bool = False) -> Any:
        """The feature; None if it can't be fetched, after a report unless it ``is_silent``."""
        try:
            view = await load(*self._folders)
        except OutOfReach as missing:
            if not is_silent:
                self._report(str(missing))
            return None
        if self.made is None:
            self.made = self._make(view)
        return self.made

    def end(self) -> None:
        """Calls the feature's ``stops``, if it has been made."""
        for stop in self.made.stops if self.made else ():
            stop()


async def load_library_words() -> None:
    """Fetches the library's messages in the page's language; raises `OutOfReach` like `load`."""
    if not Path(_LIBRARY).exists():
        await _fetch("library.zip", _FOLDERS[1], _LIBRARY)
        invalidate_caches()  # Python may have cached that it is missing


def markup(feature: str) -> Markup:
    """The markup of a loaded feature in the page's language."""
    return Markup(zipimporter(_MORE).get_data(f"{feature}.html").decode())


async def _load(folder: str) -> None:
    path = f"{_HOME}/{folder}.zip"
    if path in sys.path:
        return
    program, config = _FOLDERS
    if _MORE not in sys.path:
        await _fetch("more.zip", config, _MORE)
    await _fetch(f"{folder}.zip", program, path)
    # Another call may have finished first.
    missing = [name for name in (_MORE, path) if name not in sys.path]
    sys.path += missing
    if path in missing and "style.css" in _read_directory(path):
        _SHEETS.append(zipimporter(path).get_data("style.css").decode())
        for page in (document, *_DOCUMENTS):
            _adopt(page, _SHEETS[-1])


async def _fetch(name: str, beside: str, path: str) -> None:
    """Fetches an archive next to a file of the site to ``path``; raises `OutOfReach` if that fails.

    The second attempt bypasses the cache, which may hold a damaged file or a network's own page.
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
    """Whether a file is an archive with correct checksums."""
    try:  # the snapshot lacks `zipfile`
        return all(
            crc32(_get_data(path, file)) == file[7] for file in _read_directory(path).values()
        )
    except Exception:  # damaged bytes raise errors of many kinds
        return False
