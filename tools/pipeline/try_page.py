"""The page for trying the library: the documents' examples, which can be edited and run.

`tools.pipeline.render` runs this. `tools.pipeline.assemble` replaces `$styles$`, `$runtime$` and
`$wheel$` in the files with paths.
"""

import doctest
import json
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from tools.paths import ROOT
from tools.pipeline.catalogue import catalogue
from tools.pipeline.policies import TRY

sys.path.insert(0, str(ROOT / "core"))

from realmino.text.messages import Messages

FILES: Final = Path(__file__).with_name("try_files")

DOCUMENTS: Final = ("docs/library.md", "docs/bots.md", "docs/notation.md")
"""The documents with examples, except the arena's examples, which need several processes."""

STATES: Final = ("starting", "ready", "running", "done", "stopped", "failed")
"""The keys of messages about Python's state."""


class DocumentExample(NamedTuple):
    """The examples below a heading: their code, and the document's code before it."""

    document: str
    title: str
    before: str
    code: str
    expected: tuple[str, ...]
    """Each statement's output according to the document."""


def examples() -> list[DocumentExample]:
    """All of the documents' examples, in order."""
    return [example for name in DOCUMENTS for example in _examples(ROOT / name)]


def _examples(path: Path) -> Iterator[DocumentExample]:
    """A document's examples, one for each heading that has any."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    title = _heading(lines, len(lines), "# ")
    before = ""
    parsed = doctest.DocTestParser().get_examples(text, path.name)
    for heading, group in groupby(parsed, lambda example: _heading(lines, example.lineno)):
        parts = [*group]
        code = "".join(part.source for part in parts)
        expected = tuple(part.want for part in parts)
        yield DocumentExample(title, heading, before, code, expected)
        before += code


def _heading(lines: list[str], end: int, marks: str = "#") -> str:
    """The last heading above a line, at the level of ``marks`` or deeper."""
    above = [line for line in lines[:end] if re.match("#+ ", line) and line.startswith(marks)]
    return (above[0] if marks == "# " else above[-1]).lstrip("# ")


def files(language: str = "en") -> dict[str, str]:
    """The page's files by their path in its folder."""
    environment = Environment(
        loader=FileSystemLoader(FILES), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
    )  # fmt: skip
    offered = examples()
    numbered = [
        {"number": number, "document": example.document, "title": example.title}
        for number, example in enumerate(offered)
    ]
    page = environment.get_template("page.html").render(
        language=language,
        policy=TRY,
        say=Messages(catalogue(language), language).say,
        documents=[
            (name, [*group]) for name, group in groupby(numbered, lambda one: one["document"])
        ],
        first=offered[0].code,
        states=STATES,
    )
    given = [{"before": example.before, "code": example.code} for example in offered]
    texts = {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted(FILES.iterdir())
        if path.suffix in (".css", ".js", ".py")
    }
    script = texts["page.js"].replace("$examples$", json.dumps(given, ensure_ascii=False))
    return {**texts, "page.js": script, "index.html": page}
