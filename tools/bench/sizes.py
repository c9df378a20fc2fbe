"""Measures how much a visitor's browser fetches: uncompressed, with gzip, with brotli."""

import json
import re
import subprocess
import zlib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tools.paths import ROOT, WORK, language_folder, languages
from tools.pipeline.bytecode import keep
from tools.pipeline.deployed import KEPT, LIST
from tools.pipeline.policies import HEADERS
from tools.pipeline.sharing import CARD, ICON, NOT_FOUND
from tools.pipeline.site import DOCUMENTS, PLAIN, REFERENCE, RULES, TRY
from tools.pipeline.wheel_index import LIBRARY
from tools.setup.environment import node

LIMIT = 4_890_000  # brotli bytes of the site without the references
FIRST_GAME = 4_300_000  # brotli bytes fetched up to the end of a first game
REQUESTED = (
    *("unsupported.js", "kingdom.svg", "icons/icon.svg"),
    *("offline.js", "living.js", "sounds.js", "yeseva-latin.woff2"),
)
"""Other files that a first game fetches, at the root or in a folder of `v/`."""
CATALOGUE = 15_000  # brotli bytes of the table's messages in one language
BROTLI = """
const { readFileSync } = require("node:fs");
const { constants, brotliCompressSync } = require("node:zlib");
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const sizeOf = (path) => brotliCompressSync(readFileSync(path), { params }).length;
console.log(JSON.stringify(process.argv.slice(1).map(sizeOf)));
"""
"""Prints, as JSON, the size of each given file with brotli at its best quality."""
KNOWN_SIZES = ROOT / "tools/bench/brotli.json"
"""A file with the brotli size of Pyodide's WebAssembly, which takes 20 s to compute, by SHA-256."""


class FileSize(NamedTuple):
    """The size of some files in bytes: uncompressed, with gzip, with brotli."""

    raw: int
    gzip: int
    brotli: int


def sizes(site: Path, only: Iterable[str] | None = None) -> dict[str, FileSize]:
    """The size of each file that a game may fetch, by path; with ``only``, just those files.

    Leaves out earlier builds, references, files for programmers and for links to the site, other
    languages (`language_sizes`), and what only a start without a snapshot needs (`plain_sizes`).
    """
    apart = (REFERENCE, RULES, DOCUMENTS, TRY, LIBRARY)
    others = (path for folder in apart for path in (site / folder).rglob("*"))
    foreign = (path for language in languages()[1:] for path in _language_files(site, language))
    left_out = {
        *_earlier_files(site),
        *others,
        *foreign,
        *_plain(site),
        *(site / name for name in (CARD, HEADERS, ICON, NOT_FOUND)),
    }
    paths = site.rglob("*") if only is None else map(site.joinpath, only)
    return _sizes(site, (path for path in paths if path not in left_out))


def language_sizes(site: Path, language: str) -> dict[str, FileSize]:
    """The size of each file that only a game in this language fetches, by path."""
    kept, rules = _earlier_files(site), site / language_folder(language) / RULES
    own = _language_files(site, language)
    return _sizes(site, (path for path in own if path not in kept and rules not in path.parents))


def linked_files(site: Path, language: str) -> set[str]:
    """The files that the game's page links to, and so fetches immediately."""
    place = site / language_folder(language) / "index.html"
    names = re.findall(r'\b(?:href|src|config)="([^"#]*\bv/[^"#]+)"', place.read_text())
    root = site.resolve()
    return {(place.parent / name).resolve().relative_to(root).as_posix() for name in names}


def first_game_files(site: Path, language: str) -> set[str]:
    """The files that a browser fetches up to the end of a first game."""
    start = site / language_folder(language)
    shared = (path for stem in ("game", language) for path in site.glob(f"v/{stem}-*"))
    candidates = {folder / name for folder in (site, start, *shared) for name in REQUESTED}
    requested = {path.relative_to(site).as_posix() for path in candidates if path.exists()}
    page = (start / "index.html").relative_to(site).as_posix()
    return {page, *linked_files(site, language), *requested}


def plain_sizes(site: Path) -> dict[str, FileSize]:
    """The size of each of the `plain_files`, by path."""
    return _sizes(site, map(site.joinpath, plain_files(site)))


def plain_files(site: Path) -> set[str]:
    """The files that a page fetches only if Python can't start from its snapshot."""
    kept = _earlier_files(site)
    return {path.relative_to(site).as_posix() for path in _plain(site) if path not in kept}


def _plain(site: Path) -> list[Path]:
    return [path for name in PLAIN for path in site.glob(f"v/*/{name}")]


def _language_files(site: Path, language: str) -> list[Path]:
    """Everything in a language's folders."""
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
    """The sum of the sizes."""
    return FileSize(*(sum(column) for column in zip((0, 0, 0), *file_sizes, strict=True)))


def table(by_path: Mapping[str, FileSize]) -> str:
    """A table of the sizes, the largest file first; small files share a line."""
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
    """A built site's table, and whether the site is within the limit."""
    by_path, plain = sizes(site), total(plain_sizes(site).values())
    verdict = "within" if total(by_path.values()).brotli <= LIMIT else "ABOVE"
    lines = (table(by_path), _row("only without the memory", plain))
    return "\n".join((*lines, f"{verdict} the limit of {LIMIT / 1e6:.2f} MB with brotli"))


def _earlier_files(site: Path) -> set[Path]:
    """The files that remain only for visitors with a page of an earlier build."""
    own = set(json.loads((site / LIST).read_text())) if (site / LIST).exists() else set()
    listed = json.loads((site / KEPT).read_text()) if (site / KEPT).exists() else []
    return {site / name for names in listed for name in names if name not in own} | {site / KEPT}


def _brotli(paths: list[Path]) -> dict[Path, int]:
    """Sizes with brotli. Its best quality is slow, so they are cached by content."""
    cache = WORK / "brotli.json"
    known: dict[str, int] = json.loads(KNOWN_SIZES.read_text())
    if cache.exists():
        known |= json.loads(cache.read_text())
    names = {path: sha256(path.read_bytes()).hexdigest() for path in paths}
    fresh = [path for path in paths if names[path] not in known]
    if fresh:
        command = [node(), "--eval", BROTLI, "--", *map(str, fresh)]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        known |= {names[path]: size for path, size in zip(fresh, json.loads(printed), strict=True)}
        keep(cache, json.dumps(known).encode())
    return {path: known[names[path]] for path in paths}
