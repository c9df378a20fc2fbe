"""Imports what all pages share, for a snapshot of the memory (`snapshot.mjs`)."""

import gc
import importlib
import random
import sys
import zipimport
from types import CodeType, FunctionType, ModuleType
from typing import Any

HOME = "/home/pyodide"
ARCHIVES = (f"{HOME}/page.zip", f"{HOME}/realmino.whl")
DOCUMENTED = 0x4000000  # CO_HAS_DOCSTRING


def remember(library: list[str], late: list[str]) -> int:
    """Imports everything, also from the standard library, and forgets what no visitor needs.

    Returns the address of an object that the collector leaves alone from then on.
    """
    random.seed(0)  # what modules draw is the same in every build
    sys.path[:0] = ARCHIVES
    for archive in ARCHIVES:
        for name in sorted(zipimport.zipimporter(archive)._get_files()):  # type: ignore[attr-defined]
            if name.endswith(".pyc"):
                importlib.import_module(
                    name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
                )
    for name in library:
        importlib.import_module(name)
    for name in late:
        sys.modules.pop(name, None)
    importlib.import_module("browser.library").offer()
    random.seed(0)
    for part in gc.get_objects():
        _shorten(part)
    for cache in (sys.path_importer_cache, zipimport._zip_directory_cache):  # type: ignore[attr-defined]
        cache.clear()
    sys.modules["re"].purge()
    sys.modules["linecache"].clearcache()
    sys._clear_internal_caches()  # type: ignore[attr-defined]
    del sys.path[: len(ARCHIVES)]
    gc.collect()
    gc.freeze()
    return id(sys.modules)


def _shorten(part: Any) -> None:
    """Takes docstrings from modules, and lines too from code that lies in no file."""
    if isinstance(part, FunctionType) and part.__code__.co_filename.startswith("<"):
        part.__doc__ = None
        part.__code__ = _plain(part.__code__)
    elif isinstance(part, ModuleType):
        part.__doc__ = None


def _plain(code: CodeType) -> CodeType:
    """Code without docstrings, and brief as in `compile.py`."""
    consts = tuple(_plain(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    if code.co_flags & DOCUMENTED:
        consts = (None, *consts[1:])
    return code.replace(
        co_consts=consts,
        co_flags=code.co_flags & ~DOCUMENTED,
        co_linetable=b"\xef\0" * (len(code.co_code) // 16 + 1),
        co_qualname=code.co_name,
    )
