"""Compiles what dataclasses and named tuples write as text while modules are imported.

code_cache.py IN_ZIP OUT_FILE, inside Pyodide (`run.mjs`); `web/browser/code_cache.py` reads the
file.
"""

import collections
import dataclasses
import importlib
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType
from typing import Any


def code_of(archive: str) -> dict[str, CodeType]:
    """Texts and their code, met while every module of the archive is imported."""
    met: dict[str, CodeType] = {}

    def keep(text: str, *spaces: dict[str, Any]) -> None:
        met[text] = compile(text, "<dataclass>", "exec")
        exec(met[text], *spaces)

    def value(text: str, *spaces: dict[str, Any]) -> Any:
        met[text] = compile(text, "<named tuple>", "eval")
        return eval(met[text], *spaces)

    # They call the built-ins of these names otherwise.
    vars(dataclasses)["exec"] = keep
    vars(collections)["eval"] = value
    sys.path.insert(0, archive)
    with zipfile.ZipFile(archive) as source:
        names = sorted(name for name in source.namelist() if name.endswith(".py"))
    for name in names:
        path = name.removesuffix(".py").removesuffix("/__init__")
        importlib.import_module(path.replace("/", "."))
    return dict(sorted(met.items()))


Path(sys.argv[2]).write_bytes(marshal.dumps(code_of(sys.argv[1])))
