"""Python compiled ahead of the browser: the standard library and our own code."""

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
"""How many compiled modules stay for later builds; a build has a tenth of them."""
HOME = "/home/pyodide/"  # where PyScript puts our archives; as in web/shell/pyodide-loader.mjs
PAGE, WHEEL = f"{HOME}page.zip/", f"{HOME}realmino.whl/"


def stdlib(pyodide: Path) -> bytes:
    """The standard library for a snapshot: without docstrings, asserts and line numbers."""
    source, arguments = (pyodide / "python_stdlib.zip").read_bytes(), ("/lib/python313.zip/", "2")
    made = WORK / f"compile-{stamp_of(_maker(pyodide), source, *arguments)}"
    if not made.exists():
        print("Compiling Python for the page", flush=True)
        keep(made, _run(pyodide, source, *arguments))
        prune(WORK, "compile-*", 2)
    return made.read_bytes()


def modules(pyodide: Path, sources: Mapping[str, bytes], home: str = PAGE) -> dict[str, bytes]:
    """Each module among the sources as a .pyc, which Python imports without the source.

    A module is compiled once; its code does not depend on the others (see `tools/pipeline/inside`).
    """
    kept = {
        name: WORK / "modules" / stamp_of(_maker(pyodide), name, body, home, "0")
        for name, body in sorted(sources.items())
        if name.endswith(".py")
    }
    changed = {name: sources[name] for name, path in kept.items() if not path.exists()}
    if changed:
        print(f"Compiling {len(changed)} Python modules for the page", flush=True)
        made = unzipped(_run(pyodide, zipped(changed), home, "0"))
        for name, path in kept.items():
            if name in changed:
                keep(path, made[f"{name}c"])
            path.touch()
        prune(WORK / "modules", "*", MOST_MODULES)
    return {f"{name}c": path.read_bytes() for name, path in kept.items()}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip archive that depends on nothing but its contents."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def unzipped(archive: bytes) -> dict[str, bytes]:
    """The files of a zip archive by name."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


@cache
def _maker(pyodide: Path) -> str:
    """A stamp of the compiler: this Pyodide, and the program inside it."""
    return stamp_of(*(path.read_bytes() for path in (pyodide / "package.json", RUN, COMPILE)))


def keep(path: Path, body: bytes) -> None:
    """Writes a file atomically, even if other processes write it at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(body)
    fresh.replace(path)


def prune(folder: Path, pattern: str, most: int) -> None:
    """Deletes the oldest files of a folder that match a pattern, until ``most`` are left."""
    with suppress(FileNotFoundError):  # another process prunes it too
        for path in sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)[:-most]:
            path.unlink()


def run_node(fault: str, *words: object) -> None:
    """Runs a program in Node.js; `BuildError` with the fault and its last line if it fails."""
    done = subprocess.run([node(), *map(str, words)], capture_output=True, text=True)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise BuildError(f"{fault}: {last[0][:300]}")


def _run(pyodide: Path, source: bytes, *arguments: str) -> bytes:
    """The archive compiled from another one."""
    with TemporaryDirectory(prefix="realmino-") as folder:
        given, made = Path(folder) / "given", Path(folder) / "made"
        given.write_bytes(source)
        fault = "Pyodide could not compile the sources"
        run_node(fault, RUN, pyodide, COMPILE, given, made, *arguments)
        return made.read_bytes()
