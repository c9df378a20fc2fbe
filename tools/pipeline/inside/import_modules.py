"""Imports the modules that all pages share, for the memory snapshot (`snapshot.mjs`)."""

import gc
import importlib
import random
import sys
import zipimport
from types import FunctionType, ModuleType
from typing import Any

from compile import minimal_code  # type: ignore[import-not-found]  # beside it in Pyodide


def import_modules(archives: list[str], library: list[str], late: list[str]) -> int:
    """Imports all modules in the archives and the named library modules, then cleans up.

    ``late`` are modules with a stand-in. Returns the address of an object that isn't collected.
    """
    random.seed(0)  # makes builds reproducible
    sys.path[:0] = archives
    for archive in archives:
        for name in sorted(zipimport.zipimporter(archive)._get_files()):  # type: ignore[attr-defined]
            if name.endswith(".pyc"):
                importlib.import_module(
                    name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
                )
    for name in library:
        importlib.import_module(name)
    for name in (*late, "compile"):
        sys.modules.pop(name, None)
    importlib.import_module("browser.missing_stdlib").install_finder()
    for part in gc.get_objects():
        _shorten(part)
    for cache in (sys.path_importer_cache, zipimport._zip_directory_cache):  # type: ignore[attr-defined]
        cache.clear()
    sys.modules["re"].purge()
    sys.modules["linecache"].clearcache()
    sys._clear_internal_caches()  # type: ignore[attr-defined]
    del sys.path[: len(archives)]
    gc.collect()
    gc.freeze()
    return id(sys.modules)


def _shorten(part: Any) -> None:
    """Removes a module's docstring, or line numbers from code without a file."""
    if isinstance(part, FunctionType) and part.__code__.co_filename.startswith("<"):
        part.__doc__ = None
        part.__code__ = minimal_code(part.__code__)
    elif isinstance(part, ModuleType):
        part.__doc__ = None
