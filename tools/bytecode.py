"""Python compiled ahead of the browser: the standard library and our own code."""

import ast
import fnmatch
import io
import os
import subprocess
import zipfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.environment import node, stamp_of
from tools.paths import ROOT, WORK, BuildError

INSIDE = ROOT / "tools/inside"
RUN = INSIDE / "run.mjs"
DROPPED = ROOT / "tools/dropped.txt"
HOME = "/home/pyodide/"  # where PyScript puts our archives; as in web/pyodide-loader.mjs
PAGE, WHEEL = f"{HOME}page.zip/", f"{HOME}realmino.whl/"


def stdlib(pyodide: Path) -> bytes:
    """The standard library for the page: trimmed, without sources, docstrings and asserts."""
    stock = unzipped((pyodide / "python_stdlib.zip").read_bytes())
    kept = trimmed(stock, patterns(DROPPED.read_text()))
    source = zipped(kept)
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


def code_cache(pyodide: Path, sources: Mapping[str, bytes]) -> bytes:
    """The code compiled by dataclasses and named tuples in these modules, for `browser.code_cache`.

    It is made again when one of them changes, and not for every other line of a module.
    """
    shapes = "\n".join(shape_of(name, body) for name, body in sorted(sources.items()))
    return _once("code_cache", pyodide, shapes.encode(), lambda: zipped(sources))


def shape_of(name: str, body: bytes) -> str:
    """All that decides what its classes write as text: they themselves, without their methods."""
    try:
        tree = ast.parse(body, name)
    except SyntaxError:
        return body.decode(errors="replace")  # Pyodide says what is wrong with it
    classes = [part for part in ast.walk(tree) if isinstance(part, ast.ClassDef)]
    for part in classes:
        for inner in part.body:
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                inner.body = [ast.Pass()]
    # A dataclass has a decorator, a named tuple a base.
    written = [part for part in classes if part.decorator_list or part.bases]
    return "\n".join([name, *map(ast.unparse, written)])


def with_compiled(
    wheel: bytes,
    compiled: Mapping[str, bytes],
    without: tuple[str, ...] = (),
    bare: tuple[str, ...] = (),
) -> bytes:
    """The wheel with compiled modules beside their sources, where an import from a zip takes them.

    An installed wheel ignores them: in a folder Python asks for the source first. Files whose names
    begin as one of ``without`` are left out, and the sources of compiled modules whose names begin
    as one of ``bare``.
    """
    files = unzipped(wheel)
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    lines = files[record].decode().splitlines()
    # What is compiled may be recorded without a digest, and digests are what packs worst.
    lines += [f"{name},," for name in sorted(compiled)]
    sources = {name for name in files if name.startswith(bare) and f"{name}c" in compiled}
    gone = {name for name in files if name.startswith(without)} | sources
    text = "".join(f"{line}\n" for line in lines if line.partition(",")[0] not in gone)
    kept = {name: body for name, body in files.items() if name not in gone}
    return zipped({**kept, record: text.encode(), **compiled})


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
