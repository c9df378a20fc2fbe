"""Completes the standard library, because the memory snapshot has only what pages usually use.

Fetches the rest when a page imports a module from it, and gives `importlib.metadata` the name and
version of our library, which has no files here.
"""

from __future__ import annotations

import asyncio
import sys
from codecs import utf_16_le_encode
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import js
from pyodide.ffi import JsException
from pyodide_js import _api

from realmino import __version__

if TYPE_CHECKING:
    from importlib.metadata import Distribution, DistributionFinder

STDLIB_PATH = "/lib/python313.zip"
"""The archive's path in `sys.path`."""
LIBRARY: Final = "realmino"
ASYNCIO_MODULES: Final = (
    "base_events",
    "protocols",
    "streams",
    "subprocess",
    "transports",
    "unix_events",
)
"""Modules of `asyncio` that the snapshot lacks; `asyncio` therefore lacks their names too."""


class StdlibFinder:
    """An import finder that fetches the standard library once, and finds our library's metadata."""

    def __init__(self) -> None:
        self._is_fetched = False

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's spec if it is in the standard library, else None."""
        if self._is_fetched or name.partition(".")[0] not in sys.stdlib_module_names:
            return None
        # An import can't await, and a blocking request returns only text: one character per byte.
        request = js.XMLHttpRequest.new()
        request.open("GET", f"{_api.config.indexURL}python_stdlib.zip", False)
        request.overrideMimeType("text/plain;charset=x-user-defined")
        try:
            request.send()
        except JsException:
            return None  # no network
        body = utf_16_le_encode(request.responseText)[0][::2]
        if request.status != 200 or not body.startswith(b"PK"):
            return None
        self._is_fetched = True
        Path(STDLIB_PATH).write_bytes(body)
        sys.path_importer_cache.clear()
        return PathFinder.find_spec(name, path, target)

    def find_distributions(self, context: DistributionFinder.Context) -> list[Distribution]:
        """Our library's metadata, if the search is for it or for every distribution."""
        from importlib.metadata import Distribution  # the snapshot lacks it

        class Library(Distribution):
            """The name and version of our library, which is in the snapshot."""

            def read_text(self, filename: str) -> str | None:
                if filename != "METADATA":
                    return None
                return f"Metadata-Version: 2.1\nName: {LIBRARY}\nVersion: {__version__}\n"

            def locate_file(self, path: Any) -> Path:
                return Path(path)

        return [Library()] if context.name in (None, LIBRARY) else []


def install_finder() -> None:
    """Installs the finder, and a lookup for the names that `asyncio` lacks."""
    sys.meta_path.append(StdlibFinder())
    del asyncio.DefaultEventLoopPolicy  # a stand-in: `LATE` in tools/pipeline/snapshot.py
    vars(asyncio)["__getattr__"] = _asyncio_name


def _asyncio_name(name: str) -> Any:
    """A name in `asyncio` from a module that hasn't been fetched yet."""
    for part in () if name.startswith("_") else ASYNCIO_MODULES:
        module = import_module(f"asyncio.{part}")
        if name in module.__all__:
            return getattr(module, name)
    raise AttributeError(f"module 'asyncio' has no attribute {name!r}", name=name, obj=asyncio)
