"""Makes the memory from which pages start Python, with all modules imported."""

import ast
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import WEB, WORK
from tools.pipeline.bytecode import COMPILE, INSIDE, keep, prune, run_node, unzip, zipped
from tools.pipeline.imports import import_statements
from tools.setup.environment import stamp_of

MOST_MEMORIES = 4
"""The maximum number of snapshots to cache."""
PROGRAM = INSIDE / "snapshot.mjs"
MADE_WITH = (
    PROGRAM,
    INSIDE / "import_modules.py",
    COMPILE,
    INSIDE / "encode_memory.mjs",
    WEB / "shell/memory.mjs",
)

CALL = "def {0}(*args, **names): return __getattr__('{0}')(*args, **names)"
LATE = {
    "asyncio.base_events": "__all__ = ()",
    "asyncio.protocols": "__all__ = ()",
    "asyncio.streams": "__all__ = ()",
    "asyncio.subprocess": "__all__ = ()",
    "asyncio.transports": "__all__ = ()",
    "asyncio.unix_events": """
from . import events
__all__ = ("DefaultEventLoopPolicy",)
class DefaultEventLoopPolicy(events.BaseDefaultEventLoopPolicy): pass
""",
    "concurrent.futures": """
FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"
""",
    "ipaddress": "",
    "logging": "DEBUG = 10",
    "shutil": """
def nothing(*args, **names): pass
register_archive_format = register_unpack_format = nothing
_unpack_zipfile = None
""",
    "signal": "",
    "socket": "AF_UNSPEC, AI_PASSIVE = 0, 1",
    "subprocess": "PIPE = -1",
    "tempfile": "\n".join(map(CALL.format, ("NamedTemporaryFile", "TemporaryDirectory"))),
    "zipfile": CALL.format("ZipFile"),
}
"""Modules that others import but no page uses, with the names needed at import.

While the memory is made, a stand-in has only these names. Later imports find the real module,
as does using any other name of a stand-in.
"""
STAND_IN = """
def __getattr__(name):
    import importlib, sys
    if __spec__ is getattr(sys.modules.get(__name__), "__spec__", None):
        raise AttributeError(f"{__name__}'s stand-in lacks {name}")
    return getattr(importlib.import_module(__name__), name)
"""


def with_stand_ins(library: bytes) -> dict[str, bytes]:
    """The standard library with stand-ins for the modules in `LATE`."""
    late = {name.replace(".", "/"): text for name, text in LATE.items()}
    gone = {f"{name}{end}" for name in late for end in (".pyc", "/__init__.pyc")}
    files = {name: body for name, body in unzip(library).items() if name not in gone}
    return files | {f"{name}.py": (STAND_IN + text).encode() for name, text in late.items()}


def imported_names(sources: Mapping[str, bytes]) -> dict[str, list[str]]:
    """The names that modules import from the `browser` and from the standard `library`."""
    browser, library = set(), set()
    for name, body in sources.items():
        for part, _ in import_statements(name, body):
            if isinstance(part, ast.Import):
                library |= {alias.name for alias in part.names}
            elif part.module == "js":
                browser |= {alias.name for alias in part.names}
            elif part.module and not part.level:
                library.add(part.module)
    known = {name for name in library if name.partition(".")[0] in sys.stdlib_module_names}
    return {"browser": sorted(browser), "library": sorted(known), "late": [*LATE]}


def memory(
    pyodide: Path,
    library: bytes,
    archives: Mapping[str, Mapping[str, bytes]],
    names: Mapping[str, list[str]],
) -> bytes:
    """The file `memory.wasm`, cached until its contents change.

    ``library`` is the compiled standard library, ``archives`` has compiled modules by archive,
    and ``names`` their other imports (`imported_names`).
    """
    parts = (
        *(path.read_bytes() for path in (pyodide / "package.json", *MADE_WITH)),
        *(library, json.dumps(LATE), json.dumps(names)),
        *(part for files in archives.values() for item in sorted(files.items()) for part in item),
    )
    made = WORK / f"memory-{stamp_of(*archives, *parts)}"
    if not made.exists():
        print("Importing all modules for the page", flush=True)
        with TemporaryDirectory(prefix="realmino-") as folder:
            given = {"library.zip": with_stand_ins(library), **archives}
            paths = [Path(folder, name) for name in given]
            for path, files in zip(paths, given.values(), strict=True):
                path.write_bytes(zipped(files))
            target = Path(folder, "memory")
            words = (PROGRAM, pyodide, paths[0], target, json.dumps(names), *paths[1:])
            run_node("Python's memory could not be made", *words)
            keep(made, target.read_bytes())
            prune(WORK, "memory-*", MOST_MEMORIES)
    return made.read_bytes()
