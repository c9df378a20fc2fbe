"""Checks that a language uses the terms in `text/glossary.csv`: `glossary_findings`."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

GLOSSARY: Final = "glossary.csv"
"""A row for each of the games' terms, a column for each language. A cell has the form to look for
in the language's texts, several forms separated by `` | ``, or the reason in brackets why there is
none. If the English messages or rules use a term, the language's must use it too."""


class _Texts(Visitor):
    """A Fluent file's pieces of text."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Records a piece of text."""
        self.texts.append(node.value)


def glossary_findings(language: str, languages: Path, rulebook: Path) -> Iterator[str]:
    """Terms missing from a language, or from the part where English uses them, and empty cells."""
    place = f"text/{GLOSSARY}"
    parts, english = _parts(language, languages, rulebook), _parts("en", languages, rulebook)
    for row in read_glossary(languages):
        cell = row.get(language) or ""
        if not cell:
            yield f"{place}: “{row['en']}” has neither a form in {language} nor why there is none."
        elif not cell.startswith("("):
            forms = cell.split(" | ")
            parts_with_term = [part for part, text in parts.items() if _has_form(text, forms)]
            expected = [part for part, text in english.items() if _has_form(text, [row["en"]])]
            if not parts_with_term:
                yield f"{place}: no text in {language} has “{cell}”, its form of “{row['en']}”."
            elif missing := [part for part in expected if part not in parts_with_term]:
                yield f"{place}: {missing[0]} in {language} lack “{cell}”, their “{row['en']}”."


def _parts(language: str, languages: Path, rulebook: Path) -> dict[str, str]:
    """The plain text of a language's messages and of its rules."""
    return {
        "the messages": plain(" ".join(messages(languages / language))),
        "the rules": plain(" ".join(rules(rulebook / language))),
    }


def _has_form(text: str, forms: list[str]) -> bool:
    """Whether one of the forms begins a word in a plain text."""
    return any(re.search(rf"\b{re.escape(plain(form))}", text) for form in forms)


def read_glossary(languages: Path) -> list[dict[str, str]]:
    """The glossary's rows as dictionaries."""
    path = languages / GLOSSARY
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as lines:
        return [*csv.DictReader(lines)]


def messages(folder: Path) -> Iterator[str]:
    """The texts of a language's messages."""
    for path in sorted(folder.glob("*.ftl")):
        seen = _Texts()
        seen.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        yield from seen.texts


def rules(folder: Path) -> Iterator[str]:
    """The texts of a language's rules."""
    for path in sorted([*folder.glob("*.md"), *folder.glob("*.txt")]):
        yield path.read_text(encoding="utf-8")


def plain(text: str) -> str:
    """A text in lower case, with plain spaces and apostrophes."""
    return re.sub(r"\s+", " ", text.replace("’", "'")).lower()
