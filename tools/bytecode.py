"""Python compiled ahead of the browser: the standard library and our own code."""

import fnmatch
import io
import os
import subprocess
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from tools.environment import node, stamp_of
from tools.paths import ROOT, WORK, BuildError

INSIDE = ROOT / "tools/inside"
RUN = INSIDE / "run.mjs"
DROPPED = ROOT / "tools/dropped.txt"
TAG = "cpython-313"  # of the Python inside our Pyodide
HOME = "/home/pyodide/"  # where PyScript unpacks our code


def stdlib(pyodide: Path) -> bytes:
    """The standard library for the page: trimmed, without sources, docstrings and asserts."""
    stock = unzipped((pyodide / "python_stdlib.zip").read_bytes())
    kept = trimmed(stock, patterns(DROPPED.read_text()))
    return _made("compile", pyodide, zipped(kept), "/lib/python313.zip/", "2")


def modules(pyodide: Path, sources: Mapping[str, bytes], optimize: int = 0) -> dict[str, bytes]:
    """Each module among the sources as a .pyc in its place; Python imports it without a source."""
    given = {name: body for name, body in sources.items() if name.endswith(".py")}
    return unzipped(_made("compile", pyodide, zipped(given), HOME, str(optimize)))


def methods(pyodide: Path, sources: Mapping[str, bytes]) -> bytes:
    """What dataclasses compile when these modules are imported, for `browser.methods`."""
    return _made("methods", pyodide, zipped(sources))


def cache_path(name: str) -> str:
    """Where Python looks for the compiled form of a module, from the module's own .pyc path."""
    path = PurePosixPath(name)
    return (path.parent / "__pycache__" / f"{path.stem}.{TAG}.pyc").as_posix()


def patterns(text: str) -> list[str]:
    """The globs and folders that a list names, one a line, comments and blank lines aside."""
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def trimmed(files: Mapping[str, bytes], dropped: Iterable[str]) -> dict[str, bytes]:
    """The files that no pattern names; a pattern that names nothing is an error."""
    kept = {name: body for name, body in files.items() if not name.endswith("/")}
    for pattern in dropped:
        hits = [name for name in files if _names(pattern, name)]
        if not hits:
            raise BuildError(f"dropped.txt names {pattern}, which the standard library has not.")
        for name in hits:
            kept.pop(name, None)
    return kept


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


def _names(pattern: str, name: str) -> bool:
    return fnmatch.fnmatchcase(name, pattern) or name.startswith(f"{pattern}/")


def _made(what: str, pyodide: Path, source: bytes, *arguments: str) -> bytes:
    """What a program makes of an archive inside Pyodide; of the same archive only once."""
    program = INSIDE / f"{what}.py"
    version = (pyodide / "package.json").read_bytes()
    name = stamp_of(version, RUN.read_bytes(), program.read_bytes(), source, *arguments)
    made = WORK / f"{what}-{name}"
    if made.exists():
        return made.read_bytes()
    print("Compiling Python for the page", flush=True)
    WORK.mkdir(exist_ok=True)
    given, fresh = (made.with_suffix(f".{os.getpid()}.{end}") for end in ("in", "out"))
    given.write_bytes(source)
    command = [node(), *map(str, (RUN, pyodide, program, given, fresh, *arguments))]
    done = subprocess.run(command, capture_output=True, text=True)
    given.unlink()
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise BuildError(f"Pyodide could not compile the sources: {last[0][:300]}")
    return fresh.replace(made).read_bytes()
