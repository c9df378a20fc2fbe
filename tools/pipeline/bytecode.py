"""Compiles Python ahead of time: the standard library and our own code."""

import io
import os
import subprocess
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import ROOT, WORK, BuildError
from tools.setup.environment import node, stamp_of

INSIDE = ROOT / "tools/pipeline/inside"
RUN, COMPILE = INSIDE / "run.mjs", INSIDE / "compile.py"
MOST_MODULES = 3_000
"""The maximum number of compiled modules to cache; a build has a tenth as many."""
HOME = "/home/pyodide/"  # where PyScript puts our archives, as in web/shell/pyodide-loader.mjs
PAGE, WHEEL = f"{HOME}page.zip/", f"{HOME}realmino.whl/"


def stdlib(pyodide: Path) -> bytes:
    """The standard library for a snapshot: without docstrings, asserts or line numbers."""
    source, arguments = (pyodide / "python_stdlib.zip").read_bytes(), ("/lib/python313.zip/", "2")
    made = WORK / f"compile-{stamp_of(_compiler_stamp(pyodide), source, *arguments)}"
    if not made.exists():
        print("Compiling Python for the page", flush=True)
        keep(made, _run(pyodide, source, *arguments))
        prune(WORK, "compile-*", 2)
    return made.read_bytes()


def modules(pyodide: Path, sources: Mapping[str, bytes], home: str = PAGE) -> dict[str, bytes]:
    """Each of the sources compiled to a .pyc, which Python imports without the source.

    Compiled modules are cached, because they don't depend on one another.
    """
    kept = {
        name: WORK / "modules" / stamp_of(_compiler_stamp(pyodide), name, body, home, "0")
        for name, body in sorted(sources.items())
        if name.endswith(".py")
    }
    changed = {name: sources[name] for name, path in kept.items() if not path.exists()}
    if changed:
        print(f"Compiling {len(changed)} Python modules for the page", flush=True)
        made = unzip(_run(pyodide, zipped(changed), home, "0"))
        for name, path in kept.items():
            if name in changed:
                keep(path, made[f"{name}c"])
            path.touch()
        prune(WORK / "modules", "*", MOST_MODULES)
    return {f"{name}c": path.read_bytes() for name, path in kept.items()}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A reproducible zip archive of the files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def unzip(archive: bytes) -> dict[str, bytes]:
    """A zip archive's files by name."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


@cache
def _compiler_stamp(pyodide: Path) -> str:
    """A stamp of the compiler: this Pyodide and the program that runs inside it."""
    return stamp_of(*(path.read_bytes() for path in (pyodide / "package.json", RUN, COMPILE)))


def keep(path: Path, body: bytes) -> None:
    """Writes a file atomically, even if other processes write it at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(body)
    fresh.replace(path)


def prune(folder: Path, pattern: str, most: int) -> None:
    """Deletes a folder's oldest files that match a pattern until ``most`` are left."""
    with suppress(FileNotFoundError):  # another process may prune too
        for path in sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)[:-most]:
            path.unlink()


def run_node(message: str, *words: object) -> None:
    """Runs a program in Node.js.

    Raises `BuildError` with ``message`` and the last line of its error output if it fails.
    """
    result = subprocess.run([node(), *map(str, words)], capture_output=True, text=True)
    if result.returncode:
        last = result.stderr.strip().splitlines()[-1:] or ["no message"]
        raise BuildError(f"{message}: {last[0][:300]}")


def _run(pyodide: Path, source: bytes, *arguments: str) -> bytes:
    """The compiled copy of an archive."""
    with TemporaryDirectory(prefix="realmino-") as folder:
        source_path, target_path = Path(folder) / "source.zip", Path(folder) / "target.zip"
        source_path.write_bytes(source)
        message = "Pyodide could not compile the sources"
        run_node(message, RUN, pyodide, COMPILE, source_path, target_path, *arguments)
        return target_path.read_bytes()
