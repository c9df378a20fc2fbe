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
language does without. Where the messages in English have a term, those of the language have it, and
so do the rules."""


class _Texts(Visitor):
    """The pieces of text of a Fluent file."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """A piece of text."""
        self.texts.append(node.value)


def glossary_findings(language: str, languages: Path, rulebook: Path) -> Iterator[str]:
    """Terms that a language does without where English has them, or anywhere at all, and cells
    that say nothing about them.
    """
    place = f"text/{GLOSSARY}"
    own, english = _parts(language, languages, rulebook), _parts("en", languages, rulebook)
    for row in read_glossary(languages):
        cell = row.get(language) or ""
        if not cell:
            yield f"{place}: “{row['en']}” has neither a form in {language} nor why there is none."
        elif not cell.startswith("("):
            forms = cell.split(" | ")
            where = [part for part, text in own.items() if _says(text, forms)]
            due = [part for part, text in english.items() if _says(text, [row["en"]])]
            if not where:
                yield f"{place}: no text in {language} has “{cell}”, its form of “{row['en']}”."
            elif missing := [part for part in due if part not in where]:
                yield f"{place}: {missing[0]} in {language} lack “{cell}”, their “{row['en']}”."


def _parts(language: str, languages: Path, rulebook: Path) -> dict[str, str]:
    """What a language says in its messages and in its rules, plainly."""
    return {
        "the messages": plain(" ".join(messages(languages / language))),
        "the rules": plain(" ".join(rules(rulebook / language))),
    }


def _says(text: str, forms: list[str]) -> bool:
    """Whether a plain text has one of the forms at the beginning of a word."""
    return any(re.search(rf"\b{re.escape(plain(form))}", text) for form in forms)


def read_glossary(languages: Path) -> list[dict[str, str]]:
    """The rows, each by its columns."""
    path = languages / GLOSSARY
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as lines:
        return [*csv.DictReader(lines)]


def messages(folder: Path) -> Iterator[str]:
    """The texts of all messages of a language."""
    for path in sorted(folder.glob("*.ftl")):
        seen = _Texts()
        seen.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        yield from seen.texts


def rules(folder: Path) -> Iterator[str]:
    """The texts of the rules in a language."""
    for path in sorted([*folder.glob("*.md"), *folder.glob("*.txt")]):
        yield path.read_text(encoding="utf-8")


def plain(text: str) -> str:
    """A text in small letters, its spaces and apostrophes those that one types."""
    return re.sub(r"\s+", " ", text.replace("’", "'")).lower()
