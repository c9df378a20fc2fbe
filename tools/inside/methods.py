"""Compiles the methods that dataclasses write as text while modules are imported.

methods.py IN_ZIP OUT_FILE, inside Pyodide (`run.mjs`); `web/browser/methods.py` reads the file.
"""

import dataclasses
import importlib
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType
from typing import Any


def methods_of(archive: str) -> dict[str, CodeType]:
    """Texts and their code, met while every module of the archive is imported."""
    met: dict[str, CodeType] = {}

    def keep(text: str, *spaces: dict[str, Any]) -> None:
        met[text] = compile(text, "<dataclass>", "exec")
        exec(met[text], *spaces)

    # Dataclasses call the built-in of that name otherwise.
    vars(dataclasses)["exec"] = keep
    sys.path.insert(0, archive)
    with zipfile.ZipFile(archive) as source:
        names = sorted(name for name in source.namelist() if name.endswith(".py"))
    for name in names:
        path = name.removesuffix(".py").removesuffix("/__init__")
        importlib.import_module(path.replace("/", "."))
    return dict(sorted(met.items()))


Path(sys.argv[2]).write_bytes(marshal.dumps(methods_of(sys.argv[1])))
