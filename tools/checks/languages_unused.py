"""Messages that no source says: `unused`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.pipeline.catalogue import messages, references

SOURCES: Final = (
    *("core/realmino/**/*.py", "web/**/*.py", "web/*/*.html", "web/*/*.*js"),
    *("web/shell/app.webmanifest", "tools/**/*.py", "tools/**/*.html", "tools/**/*.js"),
)
NOT_OURS: Final = {"node_modules", "words", "more", "stock"}
SCRIPTS: Final = (
    *("boot-", "offline-", "realmino-board-", "saved-games-", "setup-", "share-", "storage-"),
    *("try-", "unsupported-"),
)
"""How the keys begin that scripts have as properties."""
MADE: Final = re.compile(r"realmino/text/[a-z]{2}\.py$")
"""The modules that are made of Fluent files have every key."""


def unused(folder: Path, root: Path) -> Iterator[str]:
    """The messages of a folder of Fluent files that neither a source nor another message says.

    A source says a key outright, as a property of a script's words, or puts it together of a
    beginning and an end; then the end has to stand in a source too.
    """
    written = "\n".join(_sources(root))
    words = {word.lower() for word in re.findall(r"[A-Za-z]\w*", written)}
    quoted = {*re.findall(r"[\"'`](-?[A-Za-z][\w-]*)(?=[\"'`])", written)}
    starts = {*re.findall(r"[\"'`]-?([a-z][\w-]*-)(?=\{|\$\{|[\"'`] ?[~+%,)])", written)}
    heads = {*re.findall(r"(?:, |= )\"([a-z]+)\"\)", written)}
    ends = {*re.findall(r"\}(-[\w-]+)[\"'`]", written)} | {"-team"}
    properties = {*re.findall(r"\.([a-z]\w*)\b", written)} | quoted
    named = _named(folder)

    def is_said(key: str, is_script: bool) -> bool:
        """Outright, by another message, by its pieces, or as a property of a script's words."""
        term = key.removeprefix("-")
        if {key, term} & (quoted | named) or key.startswith("list-"):
            return True
        if any(key.endswith(end) and key.removesuffix(end) in quoted for end in ends):
            return True
        head, _, tail = term.rpartition("-")
        if head in heads and tail in quoted:
            return True
        rests = [term.removeprefix(start) for start in starts if term.startswith(start)]
        if any({*rest.lower().split("-")} <= words for rest in rests):
            return True
        return is_script and bool(_ends(term) & properties)

    for path in sorted(folder.glob("*.ftl")):
        for key, _ in messages(path.read_text(encoding="utf-8"), path.name):
            if "." not in key and not is_said(key, key.startswith(SCRIPTS)):
                yield f"text/{folder.name}/{path.name}: nothing says {key}."


def _named(folder: Path) -> set[str]:
    """The keys that messages name."""
    every = [
        pattern
        for path in folder.glob("*.ftl")
        for _, pattern in messages(path.read_text(encoding="utf-8"), path.name)
    ]
    return {key for pattern in every for key in references(pattern)}


def _ends(key: str) -> set[str]:
    """The ends of a key as properties of a script's words: what follows any of its dashes."""
    pieces = key.split("-")
    tails = ["-".join(pieces[number:]) for number in range(1, len(pieces))]
    return {re.sub("-(.)", lambda letter: letter[1].upper(), tail) for tail in tails}


def _sources(root: Path) -> Iterator[str]:
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            inside = path.relative_to(root)
            if not NOT_OURS & {*inside.parts} and not MADE.search(inside.as_posix()):
                yield path.read_text(encoding="utf-8")
