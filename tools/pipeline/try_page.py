"""The page to try the library: the examples of the documents, for editing and running.

`tools.pipeline.render` runs it. `tools.pipeline.assemble` replaces `$styles$`, `$runtime$` and
`$wheel$` in its files by paths.
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
"""The documents with examples, except the arena's, which need several processes."""

STATES: Final = ("starting", "ready", "running", "done", "stopped", "failed")
"""The page's messages about Python."""


class DocumentExample(NamedTuple):
    """The examples below one heading of a document: the code before them, and their own code."""

    document: str
    title: str
    before: str
    code: str
    expected: tuple[str, ...]
    """The output of each statement according to the document."""


def examples() -> list[DocumentExample]:
    """All examples of the documents, in order."""
    return [example for name in DOCUMENTS for example in _examples(ROOT / name)]


def _examples(path: Path) -> Iterator[DocumentExample]:
    """The examples of a document, one for each heading that has any."""
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
    """The last heading above a line, or the first of that level."""
    above = [line for line in lines[:end] if re.match("#+ ", line) and line.startswith(marks)]
    return (above[0] if marks == "# " else above[-1]).lstrip("# ")


def files(language: str = "en") -> dict[str, str]:
    """Every file of the page by its path in the page's folder."""
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
