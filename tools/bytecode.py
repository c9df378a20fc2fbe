"""Python compiled ahead of the browser: the standard library and our own code."""

import io
import os
import subprocess
import zipfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.environment import node, stamp_of
from tools.paths import ROOT, WORK, BuildError

INSIDE = ROOT / "tools/inside"
RUN = INSIDE / "run.mjs"
HOME = "/home/pyodide/"  # where PyScript puts our archives; as in web/pyodide-loader.mjs
PAGE, WHEEL = f"{HOME}page.zip/", f"{HOME}realmino.whl/"


def stdlib(pyodide: Path) -> bytes:
    """The standard library for a snapshot: without docstrings, asserts and lines."""
    source = (pyodide / "python_stdlib.zip").read_bytes()
    return _once("compile", pyodide, source, lambda: source, "/lib/python313.zip/", "2")


def modules(
    pyodide: Path, sources: Mapping[str, bytes], home: str = PAGE, optimize: int = 0
) -> dict[str, bytes]:
    """Each module among the sources as a .pyc in its place; Python imports it without a source.

    A module is compiled once; its code does not depend on the others (see `tools/inside`).
    """
    kept = {
        name: WORK / "modules" / _stamp("compile", pyodide, name, body, home, str(optimize))
        for name, body in sorted(sources.items())
        if name.endswith(".py")
    }
    changed = {name: sources[name] for name, path in kept.items() if not path.exists()}
    if changed:
        print(f"Compiling {len(changed)} Python modules for the page", flush=True)
        made = unzipped(_run("compile", pyodide, zipped(changed), home, str(optimize)))
        for name in changed:
            keep(kept[name], made[f"{name}c"])
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


def _once(
    what: str, pyodide: Path, key: bytes, source: Callable[[], bytes], *arguments: str
) -> bytes:
    """The output of a program for an archive inside Pyodide; run only once for the same key."""
    made = WORK / f"{what}-{_stamp(what, pyodide, key, *arguments)}"
    if not made.exists():
        print("Compiling Python for the page", flush=True)
        keep(made, _run(what, pyodide, source(), *arguments))
    return made.read_bytes()


def _stamp(what: str, pyodide: Path, *parts: str | bytes) -> str:
    """A name for what a program of `tools/inside` makes of some parts in this Pyodide."""
    return stamp_of(_maker(what, pyodide), *parts)


@cache
def _maker(what: str, pyodide: Path) -> str:
    version = (pyodide / "package.json").read_bytes()
    return stamp_of(version, RUN.read_bytes(), (INSIDE / f"{what}.py").read_bytes())


def keep(path: Path, body: bytes) -> None:
    """Writes a file whole or not at all, also if others write it at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(body)
    fresh.replace(path)


def _run(what: str, pyodide: Path, source: bytes, *arguments: str) -> bytes:
    """The output of a program of `tools/inside` for an archive."""
    with TemporaryDirectory(prefix="realmino-") as folder:
        given, made = Path(folder) / "given", Path(folder) / "made"
        given.write_bytes(source)
        words = (node(), RUN, pyodide, INSIDE / f"{what}.py", given, made, *arguments)
        done = subprocess.run([*map(str, words)], capture_output=True, text=True)
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or ["no message"]
            raise BuildError(f"Pyodide could not compile the sources: {last[0][:300]}")
        return made.read_bytes()
