"""Compares a language's rules with the English ones: `rules_findings`."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rulebook.reader import CASES, load_cases
from tools.paths import BuildError
from tools.rules.text import CHAPTERS, TITLES, read_titles, title_in

HEADING: Final = re.compile(r"^## .+\{#([a-z-]+)( \| [^}]+)?\}$", re.MULTILINE)
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
TITLE: Final = re.compile(r' title="([^"]*)"')
"""The title of a fenced board."""
KINDS: Final = {
    "expression": re.compile(r"\{\{(.*?)\}\}", re.DOTALL),
    "link": re.compile(r"\]\(([^)]*)\)"),
}
"""The parts that both languages must have, by name."""
TYPED: Final = re.compile(r"\d+")


def rules_findings(language: str, rulebook: Path, cases: Path = CASES) -> Iterator[str]:
    """The differences between a language's rules and the English ones."""
    for name in CHAPTERS:
        place = f"rulebook/{language}/{name}.md"
        path = rulebook / language / f"{name}.md"
        if not path.exists():
            yield f"{place} is missing."
            continue
        english = (rulebook / "en" / f"{name}.md").read_text(encoding="utf-8")
        results = chapter_findings(english, path.read_text(encoding="utf-8"))
        yield from (f"{place}: {finding}" for finding in results)
    yield from title_findings(language, rulebook, cases)


def chapter_findings(english: str, text: str) -> Iterator[str]:
    """The differences between a chapter and the English one."""
    anchors, expected = (
        [match[1] for match in HEADING.finditer(chapter)] for chapter in (text, english)
    )
    if anchors != expected:
        odd = [*(Counter(expected) - Counter(anchors)), *(Counter(anchors) - Counter(expected))]
        yield f"its sections are not the English ones in their order ({', '.join(odd) or 'order'})."
    for heading in HEADING.finditer(english):
        same = re.search(rf"^## .+\{{#{heading[1]}( \| [^}}]+)?\}}$", text, re.MULTILINE)
        if same and bool(same[1]) != bool(heading[2]):
            yield f"{heading[1]} has no terms for the index, or too many."
    for kind, pattern in KINDS.items():
        ours, theirs = (
            {*map(_without_filters, pattern.findall(chapter))} for chapter in (text, english)
        )
        yield from (f"the {kind} {missing} is missing." for missing in sorted(theirs - ours))
        yield from (f"the {kind} {odd} is not in English." for odd in sorted(ours - theirs))
    if [*map(_without_title, FENCE.findall(text))] != [
        *map(_without_title, FENCE.findall(english))
    ]:
        yield "its boards between fences are not the English ones."
    ours, theirs = (_titles(text), _titles(english))
    yield from (
        f"the title “{title}” of a board is left in English." for title in sorted(ours & theirs)
    )
    numbers = Counter(TYPED.findall(_prose(text))) - Counter(TYPED.findall(_prose(english)))
    if numbers:
        yield f"{', '.join(numbers)} is typed there; numbers come from the rules' data."


def title_findings(language: str, rulebook: Path, cases: Path) -> Iterator[str]:
    """Cases with untranslated titles, and translations without a case."""
    place = f"rulebook/{language}/{TITLES}"
    try:
        titles = read_titles(rulebook / language)
    except BuildError as fault:
        yield f"rulebook/{fault}"
        return
    expected = dict.fromkeys((case.file, case.title) for case in load_cases(cases))
    for file, title in expected:
        if not title_in(titles, file, title):
            yield f"{place}: “{title}” of {file} is missing."
    for (file, title), translated in titles.items():
        if (file, title) not in expected:
            yield f"{place}: {file} has no case “{title}”."
        elif translated == title:
            yield f"{place}: “{title}” is left in English."


def _without_filters(expression: str) -> str:
    """An expression without the filters that spell out a number, which are optional."""
    text = " ".join(re.sub(r"\|\s*[wW]ord\b", "", expression).split())
    return text[1:-1].strip() if text.startswith("(") and text.endswith(")") else text


def _titles(text: str) -> set[str]:
    """The titles of fenced boards."""
    return {title for fence in FENCE.findall(text) for title in TITLE.findall(fence)}


def _without_title(fence: str) -> str:
    """A board without its title, which each language translates."""
    return TITLE.sub("", fence)


def _prose(text: str) -> str:
    """A chapter's text without anchors, addresses, boards or inserted values."""
    text = FENCE.sub("", text)
    return re.sub(r"\{\{.*?\}\}|\]\([^)]*\)|\{#[a-z-]+", "", text, flags=re.DOTALL)
