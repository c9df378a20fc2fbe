"""What differs between the rules in a language and in English: `rules_findings`."""

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
"""The title of a board between fences."""
KINDS: Final = {
    "expression": re.compile(r"\{\{(.*?)\}\}", re.DOTALL),
    "link": re.compile(r"\]\(([^)]*)\)"),
}
"""What stands in both languages, by what it is called."""
TYPED: Final = re.compile(r"\d+")


def rules_findings(language: str, rulebook: Path, cases: Path = CASES) -> Iterator[str]:
    """What differs between the texts of the rules in a language and the English ones."""
    for name in CHAPTERS:
        place = f"rulebook/{language}/{name}.md"
        path = rulebook / language / f"{name}.md"
        if not path.exists():
            yield f"{place} is missing."
            continue
        english = (rulebook / "en" / f"{name}.md").read_text(encoding="utf-8")
        found = chapter_findings(english, path.read_text(encoding="utf-8"))
        yield from (f"{place}: {finding}" for finding in found)
    yield from title_findings(language, rulebook, cases)


def chapter_findings(english: str, text: str) -> Iterator[str]:
    """What differs between a chapter and the English one."""
    anchors, wanted = ([found[1] for found in HEADING.finditer(one)] for one in (text, english))
    if anchors != wanted:
        odd = [*(Counter(wanted) - Counter(anchors)), *(Counter(anchors) - Counter(wanted))]
        yield f"its sections are not the English ones in their order ({', '.join(odd) or 'order'})."
    for heading in HEADING.finditer(english):
        same = re.search(rf"^## .+\{{#{heading[1]}( \| [^}}]+)?\}}$", text, re.MULTILINE)
        if same and bool(same[1]) != bool(heading[2]):
            yield f"{heading[1]} has no terms for the index, or too many."
    for kind, pattern in KINDS.items():
        ours, theirs = ({*map(_bare, pattern.findall(one))} for one in (text, english))
        yield from (f"the {kind} {missing} is missing." for missing in sorted(theirs - ours))
        yield from (f"the {kind} {odd} is not in English." for odd in sorted(ours - theirs))
    if [*map(_untitled, FENCE.findall(text))] != [*map(_untitled, FENCE.findall(english))]:
        yield "its boards between fences are not the English ones."
    ours, theirs = (_titles(text), _titles(english))
    yield from (
        f"the title “{left}” of a board is left in English." for left in sorted(ours & theirs)
    )
    numbers = Counter(TYPED.findall(_typed(text))) - Counter(TYPED.findall(_typed(english)))
    if numbers:
        yield f"{', '.join(numbers)} is typed there; numbers come from the rules' data."


def title_findings(language: str, rulebook: Path, cases: Path) -> Iterator[str]:
    """Cases whose titles are not translated, and translations of no case."""
    place = f"rulebook/{language}/{TITLES}"
    try:
        titles = read_titles(rulebook / language)
    except BuildError as fault:
        yield f"rulebook/{fault}"
        return
    wanted = dict.fromkeys((case.file, case.title) for case in load_cases(cases))
    for file, title in wanted:
        if not title_in(titles, file, title):
            yield f"{place}: “{title}” of {file} is missing."
    for (file, title), translated in titles.items():
        if (file, title) not in wanted:
            yield f"{place}: {file} has no case “{title}”."
        elif translated == title:
            yield f"{place}: “{title}” is left in English."


def _bare(expression: str) -> str:
    """An expression without the filters that spell a number, which a language may do without."""
    bare = " ".join(re.sub(r"\|\s*[wW]ord\b", "", expression).split())
    return bare[1:-1].strip() if bare.startswith("(") and bare.endswith(")") else bare


def _titles(text: str) -> set[str]:
    """The titles of the boards between fences."""
    return {title for fence in FENCE.findall(text) for title in TITLE.findall(fence)}


def _untitled(fence: str) -> str:
    """A board without its title, which each language has in its own words."""
    return TITLE.sub("", fence)


def _typed(text: str) -> str:
    """The text of a chapter without what the data fills in, anchors, addresses and boards."""
    text = FENCE.sub("", text)
    return re.sub(r"\{\{.*?\}\}|\]\([^)]*\)|\{#[a-z-]+", "", text, flags=re.DOTALL)
