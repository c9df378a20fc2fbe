"""How many bytes a visitor's browser fetches: plain, with gzip, with brotli."""

import json
import re
import subprocess
import zlib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tools.paths import ROOT, WORK, folder_of, languages
from tools.pipeline.bytecode import keep
from tools.pipeline.deployed import KEPT, LIST
from tools.pipeline.policies import HEADERS
from tools.pipeline.sharing import CARD
from tools.pipeline.site import DOCUMENTS, PLAIN, REFERENCE, RULES, TRY
from tools.pipeline.wheel_index import LIBRARY
from tools.setup.environment import node

LIMIT = 4_770_000  # bytes of the whole site with brotli, but for the references
FIRST_GAME = 4_300_000  # bytes with brotli that a visitor fetches until a first game is played
ASKED = (
    *("unsupported.js", "kingdom.svg", "icons/icon.svg"),
    *("offline.js", "sounds.js", "yeseva-latin.woff2"),
)
"""What a first game fetches besides what its page names, at the root or in a folder of `v/`."""
CATALOGUE = 15_000  # bytes with brotli of what the table says in one language
BROTLI = """
const { readFileSync } = require("node:fs");
const { constants, brotliCompressSync } = require("node:zlib");
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const sizeOf = (path) => brotliCompressSync(readFileSync(path), { params }).length;
console.log(JSON.stringify(process.argv.slice(1).map(sizeOf)));
"""
"""Prints the brotli size, at its best quality, of every file named on the command line, as JSON."""
MEASURED = ROOT / "tools/bench/brotli.json"
"""What brotli makes of Pyodide's WebAssembly, by its SHA-256: 20 s in every fresh checkout."""


class FileSize(NamedTuple):
    """The bytes of some files, and the bytes that a server with gzip or brotli sends."""

    raw: int
    gzip: int
    brotli: int


def sizes(site: Path, only: Iterable[str] | None = None) -> dict[str, FileSize]:
    """The sizes of all files of a built site that a game may fetch, or ``only`` of some, by path.

    Files of earlier builds are not among them, nor are the references, what is for programmers,
    what is for links to us, what only other languages than English have (`language_sizes`), and
    what takes the place of Python's memory (`plain_sizes`).
    """
    apart = (REFERENCE, RULES, DOCUMENTS, TRY, LIBRARY)
    others = (path for folder in apart for path in (site / folder).rglob("*"))
    foreign = (path for language in languages()[1:] for path in _of_language(site, language))
    left_out = {*_kept(site), *others, *foreign, *_plain(site), site / CARD, site / HEADERS}
    paths = site.rglob("*") if only is None else map(site.joinpath, only)
    return _sizes(site, (path for path in paths if path not in left_out))


def language_sizes(site: Path, language: str) -> dict[str, FileSize]:
    """The sizes of all that a game in one language has and others do not, by path."""
    kept, rules = _kept(site), site / folder_of(language) / RULES
    own = _of_language(site, language)
    return _sizes(site, (path for path in own if path not in kept and rules not in path.parents))


def begun_with(site: Path, language: str) -> set[str]:
    """The paths of all that the game's page in a language names, and so fetches at once."""
    place = site / folder_of(language) / "index.html"
    names = re.findall(r'\b(?:href|src|config)="([^"#]*\bv/[^"#]+)"', place.read_text())
    root = site.resolve()
    return {(place.parent / name).resolve().relative_to(root).as_posix() for name in names}


def first_game(site: Path, language: str) -> set[str]:
    """The paths of all that a browser fetches until a first game is played in a language."""
    start = site / folder_of(language)
    shared = (one for stem in ("game", language) for one in site.glob(f"v/{stem}-*"))
    asked = {folder / name for folder in (site, start, *shared) for name in ASKED}
    found = {path.relative_to(site).as_posix() for path in asked if path.exists()}
    page = (start / "index.html").relative_to(site).as_posix()
    return {page, *begun_with(site, language), *found}


def plain_sizes(site: Path) -> dict[str, FileSize]:
    """The sizes of what a page fetches only where Python cannot start from its memory, by path."""
    return _sizes(site, map(site.joinpath, plain_files(site)))


def plain_files(site: Path) -> set[str]:
    """The paths of what a page fetches only where Python cannot start from its memory."""
    kept = _kept(site)
    return {path.relative_to(site).as_posix() for path in _plain(site) if path not in kept}


def _plain(site: Path) -> list[Path]:
    return [path for name in PLAIN for path in site.glob(f"v/*/{name}")]


def _of_language(site: Path, language: str) -> list[Path]:
    """Everything in the folders of a language."""
    pages = site / language
    return [*site.glob(f"v/{language}-*/*"), *(pages.rglob("*") if pages.is_dir() else ())]


def _sizes(site: Path, files: Iterable[Path]) -> dict[str, FileSize]:
    paths = sorted(path for path in files if path.is_file())
    smallest = _brotli(paths)
    by_path = {}
    for path in paths:
        body = path.read_bytes()
        # A server sends a file uncompressed when compression doesn't help.
        packed = (min(len(body), size) for size in (len(zlib.compress(body, 9)), smallest[path]))
        by_path[path.relative_to(site).as_posix()] = FileSize(len(body), *packed)
    return by_path


def total(file_sizes: Iterable[FileSize]) -> FileSize:
    """All sizes in one."""
    return FileSize(*(sum(column) for column in zip((0, 0, 0), *file_sizes, strict=True)))


def table(by_path: Mapping[str, FileSize]) -> str:
    """The sizes as a table, the largest file first, small ones in one line."""
    large = sorted(
        (name for name in by_path if by_path[name].raw >= 20_000),
        key=lambda name: -by_path[name].raw,
    )
    rest = [by_path[name] for name in by_path if name not in large]
    rows = [(name.split("/")[-1], by_path[name]) for name in large]
    rows += [(f"{len(rest)} smaller files", total(rest)), ("whole site", total(by_path.values()))]
    lines = [f"{'bytes':32}{'raw':>12}{'gzip':>12}{'brotli':>12}"]
    return "\n".join(lines + [_row(name, size) for name, size in rows])


def _row(name: str, size: FileSize) -> str:
    return f"{name:32}" + "".join(f"{number:12,}" for number in size)


def report(site: Path) -> str:
    """The table of a built site and whether it keeps within the limit."""
    by_path, plain = sizes(site), total(plain_sizes(site).values())
    kept = "within" if total(by_path.values()).brotli <= LIMIT else "ABOVE"
    lines = (table(by_path), _row("only without the memory", plain))
    return "\n".join((*lines, f"{kept} the limit of {LIMIT / 1e6:.2f} MB with brotli"))


def _kept(site: Path) -> set[Path]:
    """The files that are there for visitors with a page of an earlier build only."""
    own = set(json.loads((site / LIST).read_text())) if (site / LIST).exists() else set()
    listed = json.loads((site / KEPT).read_text()) if (site / KEPT).exists() else []
    return {site / name for names in listed for name in names if name not in own} | {site / KEPT}


def _brotli(paths: list[Path]) -> dict[Path, int]:
    """Brotli at its best is slow, so sizes are remembered by content."""
    notebook = WORK / "brotli.json"
    known: dict[str, int] = json.loads(MEASURED.read_text())
    if notebook.exists():
        known |= json.loads(notebook.read_text())
    names = {path: sha256(path.read_bytes()).hexdigest() for path in paths}
    fresh = [path for path in paths if names[path] not in known]
    if fresh:
        command = [node(), "--eval", BROTLI, "--", *map(str, fresh)]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        known |= {names[path]: size for path, size in zip(fresh, json.loads(printed), strict=True)}
        keep(notebook, json.dumps(known).encode())
    return {path: known[names[path]] for path in paths}
