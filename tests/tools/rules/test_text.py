"""The chapters of the rules: their form, and no number that the rules do not fill in."""

import re
from pathlib import Path
from typing import Final

import pytest

from tools.paths import ROOT, BuildError
from tools.rules.text import CHAPTERS, chapter

TEXTS: Final = ROOT / "rulebook/en"
NUMBER: Final = re.compile(
    r"\d+|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|"
    r"twenty|thirty|forty|fifty|hundred|once|twice|thrice|both halves|dozen|pair)\b",
    re.IGNORECASE,
)
NO_QUANTITY: Final = (
    *("just once", "once per turn", "Once placed", "Once dealt"),
    *("t least one half", "just one king", "One domino in every line", "only one building"),
    "count 19",
)
"""Number words that aren't quantities in the rules, and the knights that some editions count."""


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_number_in_a_text_comes_from_the_rules(name: str) -> None:
    assert NUMBER.findall(typed(name)) == []


def typed(name: str) -> str:
    """A chapter's text without anchors, addresses, boards or inserted values."""
    text = (TEXTS / f"{name}.md").read_text(encoding="utf-8")
    text = re.sub(r"^```realmino.*?^```$|^\d\. ", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"\{\{.*?\}\}|\]\([^)]*\)|\{#[a-z-]+", "", text, flags=re.DOTALL)
    return re.sub("|".join(NO_QUANTITY), "", text)


def test_every_exempt_number_still_occurs_in_a_text() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in TEXTS.glob("*.md"))
    assert [phrase for phrase in NO_QUANTITY if phrase not in texts] == []


def test_finds_a_typed_number() -> None:
    assert NUMBER.findall("There are 12 rounds, twice; the second half is none of them.") == [
        *("12", "twice"),
    ]


@pytest.mark.parametrize("text", ["## A rule {#a}\n", "# Title\n\n## No anchor\n\nText.\n"])
def test_a_chapter_needs_a_title_and_anchors_for_its_rules(text: str, tmp_path: Path) -> None:
    path = tmp_path / "chapter.md"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BuildError, match="needs `# Title`"):
        chapter(path, str)
