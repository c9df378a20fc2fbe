"""Loads features: each folder is an archive that is fetched on first use."""

import asyncio
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from zipimport import _get_data, _read_directory, zipimporter  # type: ignore[attr-defined]
from zlib import crc32

import js
from js import document
from pyodide.ffi import JsException

from browser.markup import Markup
from browser.messages import say

_BASES: Final[list[str]] = []
"""A file next to the archives, and one next to the language's archives; see `configure`."""
_DOCUMENTS: Final[list[Any]] = []
"""The documents that get style sheets; see `add_style_sheets`."""
_SHEETS: Final[list[str]] = []
"""The loaded features' style sheets."""
_HOME: Final = "/home/pyodide"
"""The folder for fetched archives."""
_MORE: Final = f"{_HOME}/more.zip"
"""The archive with all features' messages and markup."""
_LIBRARY: Final = f"{_HOME}/realmino.whl"
"""The library's path in `sys.path`; without the memory snapshot, the whole wheel is there."""


class FeatureUnavailable(Exception):
    """Raised if a feature can't be fetched now; its text is a sentence for the player."""

    def __init__(self) -> None:
        super().__init__(say("later-missing"))


def configure(program: str, config: str) -> None:
    """Sets where to fetch from: features beside the program, texts beside PyScript's settings."""
    _BASES[:] = [program, config]


def add_style_sheets(page: Any) -> Callable[[], None]:
    """Adds all features' style sheets, including later ones, to a document until stopped.

    Returns the function that stops this. Needed only for a table in another document.
    """
    _DOCUMENTS.append(page)
    for text in _SHEETS:
        _add_style_sheet(page, text)

    def stop() -> None:
        _DOCUMENTS.remove(page)

    return stop


def _add_style_sheet(page: Any, text: str) -> None:
    adopted = page.defaultView.CSSStyleSheet.new()  # a document only accepts its window's sheets
    adopted.replaceSync(text)
    page.adoptedStyleSheets.push(adopted)


async def load(*folders: str) -> Any:
    """Fetches missing folders, applies their style sheets, and returns ``view`` in the last one.

    Raises `FeatureUnavailable` if that fails; the next call tries again.
    """
    for folder in folders:
        await _load_folder(folder)
    return import_module(f"{folders[-1]}.view")


class LazyFeature:
    """A feature that is fetched on first use: the result of ``make`` for its module ``view``.

    ``report`` shows why it can't be fetched. ``instance`` is None until the feature is created.
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
        self.instance: Any = None

    async def get(self, is_silent: bool = False) -> Any:
        """The feature; None if it can't be fetched, which is reported unless ``is_silent``."""
        try:
            view = await load(*self._folders)
        except FeatureUnavailable as missing:
            if not is_silent:
                self._report(str(missing))
            return None
        if self.instance is None:
            self.instance = self._make(view)
        return self.instance

    def end(self) -> None:
        """Calls the feature's ``stops``, if it has been created."""
        for stop in self.instance.stops if self.instance else ():
            stop()


async def load_library_words() -> None:
    """Fetches the library's messages in the page's language; may raise `FeatureUnavailable`."""
    if not Path(_LIBRARY).exists():
        await _fetch("library.zip", _BASES[1], _LIBRARY)
        # Python has cached that it is missing. `invalidate_caches` would import a module of the
        # standard library that a page without a network may lack.
        for path in [path for path in sys.path_importer_cache if path.startswith(_LIBRARY)]:
            del sys.path_importer_cache[path]


def markup(feature: str) -> Markup:
    """A loaded feature's markup in the page's language."""
    return Markup(zipimporter(_MORE).get_data(f"{feature}.html").decode())


def archive_path(folder: str) -> str:
    """The path of a feature's archive, once it is fetched."""
    return f"{_HOME}/{folder}.zip"


async def _load_folder(folder: str) -> None:
    path = archive_path(folder)
    if path in sys.path:
        return
    program, config = _BASES
    fetches = [_fetch(f"{folder}.zip", program, path)]
    if _MORE not in sys.path:
        fetches.append(_fetch("more.zip", config, _MORE))
    await asyncio.gather(*fetches)
    # Another call may have finished first.
    missing = [name for name in (_MORE, path) if name not in sys.path]
    sys.path += missing
    if path in missing and "style.css" in _read_directory(path):
        _SHEETS.append(zipimporter(path).get_data("style.css").decode())
        for page in (document, *_DOCUMENTS):
            _add_style_sheet(page, _SHEETS[-1])


async def _fetch(name: str, beside: str, path: str) -> None:
    """Downloads an archive from ``beside``'s folder to ``path``; raises `FeatureUnavailable`.

    A second attempt bypasses the cache, which may contain a damaged file or a sign-in page.
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
    raise FeatureUnavailable


def _is_intact(path: str) -> bool:
    """Whether a file is an archive with correct checksums."""
    try:  # the snapshot lacks `zipfile`
        return all(
            crc32(_get_data(path, file)) == file[7] for file in _read_directory(path).values()
        )
    except Exception:  # damaged data raises many kinds of errors
        return False
