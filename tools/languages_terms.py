"""Whether a language uses the words of `text/glossary.csv`: `glossary_findings`."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

GLOSSARY: Final = "glossary.csv"
"""A row for each term of the games, a column for each language. A cell has the form by which the
term is found in the language's texts, or several with `` | `` between them, or in brackets why the
language does without."""


class _Texts(Visitor):
    """The pieces of text of a Fluent file."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """A piece of text."""
        self.texts.append(node.value)


def glossary_findings(language: str, languages: Path, rulebook: Path) -> Iterator[str]:
    """Terms that no text of a language has, and cells that say nothing about them."""
    place = f"text/{GLOSSARY}"
    written = plain(" ".join(texts(languages / language, rulebook / language)))
    for row in read_glossary(languages):
        cell = row.get(language) or ""
        if not cell:
            yield f"{place}: “{row['en']}” has neither a form in {language} nor why there is none."
        elif not cell.startswith("("):
            forms = [plain(form) for form in cell.split(" | ")]
            if not any(re.search(rf"\b{re.escape(form)}", written) for form in forms):
                yield f"{place}: no text in {language} has “{cell}”, its form of “{row['en']}”."


def read_glossary(languages: Path) -> list[dict[str, str]]:
    """The rows, each by its columns."""
    path = languages / GLOSSARY
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as lines:
        return [*csv.DictReader(lines)]


def texts(messages: Path, rules: Path) -> Iterator[str]:
    """All that a language says: the texts of its messages, and its texts of the rules."""
    for path in sorted(messages.glob("*.ftl")):
        seen = _Texts()
        seen.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        yield from seen.texts
    for path in sorted([*rules.glob("*.md"), *rules.glob("*.txt")]):
        yield path.read_text(encoding="utf-8")


def plain(text: str) -> str:
    """A text in small letters, its spaces and apostrophes those that one types."""
    return re.sub(r"\s+", " ", text.replace("’", "'")).lower()
