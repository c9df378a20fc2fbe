"""The texts of the rules reference: chapters in Markdown with numbers from the rules' data.

A chapter begins with `# Title`. Each section is a rule: `## Title {#anchor | term, term}`; the
terms go into the index. Jinja fills in the numbers, and `{{ cases("title", …) }}` draws the rule's
cases. Boards are fenced, as in other documents (`docs/documents.md`). The list before the first
section summarises the game; its `![](name)` are pictures from `rulebook/pictures.txt`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from jinja2 import Environment, StrictUndefined
from markdown import markdown

from realmino.docs.board import BoardBlock
from realmino.game.dynasty import Dynasty
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.numbers import (
    BRIBE,
    COINS,
    COINS_PER_POINT,
    DISCOUNT,
    KNIGHTS,
    POINTS_PER_TERRITORY,
    SPOTS,
)
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import OPTIONS, Rules
from tools.paths import BuildError
from tools.rules.boards import with_boards

CHAPTERS: Final = (
    *("kingdomino", "variants", "queendomino", "royal-wedding"),
    *("decisions", "editions"),
)
"""The chapters in reading order."""

REMARKS: Final = ("decisions", "editions")
"""Chapters about other chapters' rules, whose sections need no cases."""

KNIGHTS_IN_BOX: Final = 22
TOWERS_IN_BOX: Final = 15
COINS_IN_BOX: Final = 12 * 1 + 18 * 3 + 12 * 9
"""The box's contents according to Queendomino's American rulebook; coins by value."""

DISPUTED: Final = range(41, 45)
"""Queendomino's dominoes by printed number that have forest, not a town, in another public list."""

_HEADING: Final = re.compile(
    r"^## (?P<title>.+?) \{#(?P<anchor>[a-z-]+)(?: \| (?P<terms>[^}]+))?\}$", re.MULTILINE
)
_PLACE: Final = re.compile(r"<p>@cases@</p>")


ShownGroup: TypeAlias = tuple[str, ...] | BoardBlock


@dataclass(frozen=True)
class RuleSection:
    """A rule as a section of a page: its text in HTML, with placeholders for cases.

    ``shown`` has, for each placeholder, a group of titles or a board.
    """

    anchor: str
    title: str
    terms: tuple[str, ...]
    html: str
    shown: tuple[ShownGroup, ...]

    def filled(self, figures: Iterable[str]) -> str:
        """The text with figures in place of the placeholders."""
        waiting = iter(figures)
        return _PLACE.sub(lambda _: next(waiting), self.html)

    @property
    def plain(self) -> str:
        """The text without markup, for the search."""
        flat = re.sub("</?(?:a|em|strong)[^>]*>", "", _PLACE.sub("", self.html))
        return " ".join(re.sub("<[^>]+>", " ", flat).split())


@dataclass(frozen=True)
class RuleChapter:
    """A page of rules; ``name`` is used in addresses."""

    name: str
    title: str
    intro: str
    sections: tuple[RuleSection, ...]


def chapters(folder: Path, spell: Callable[[int], str]) -> list[RuleChapter]:
    """A language's chapters; ``spell`` writes a number as a word."""
    return [chapter(folder / f"{name}.md", spell) for name in CHAPTERS]


def chapter(path: Path, spell: Callable[[int], str]) -> RuleChapter:
    """A chapter; raises `BuildError` if the text doesn't begin with a title."""
    source = path.read_text(encoding="utf-8")
    head, *parts = _HEADING.split(source)
    title = re.match("# (.+)\n", head)
    if not title or re.search("^## ", "".join((head, *parts[3::4])), re.MULTILINE):
        raise BuildError(f"{path.name} needs `# Title`, then `## Title {{#anchor | terms}}`.")
    environment = _environment(spell)
    intro = _html(environment, head[title.end() :], [], path.name)
    sections = []
    for number in range(0, len(parts), 4):
        heading, anchor, terms, text = parts[number : number + 4]
        name = environment.from_string(heading).render()
        shown: list[ShownGroup] = []
        html = _html(environment, text, shown, path.name)
        listed = tuple(term.strip() for term in (terms or "").split(",") if term.strip())
        sections.append(RuleSection(anchor, name, listed, html, tuple(shown)))
    return RuleChapter(path.stem, title[1], intro, tuple(sections))


def _environment(spell: Callable[[int], str]) -> Environment:
    environment = Environment(undefined=StrictUndefined, autoescape=False)  # our own texts
    environment.globals |= numbers()
    environment.filters |= {
        "word": spell,
        "Word": lambda number: spell(number).capitalize(),
        "square": lambda side: f"{side}\u00a0×\u00a0{side}",
    }
    return environment


def _html(environment: Environment, text: str, shown: list[ShownGroup], file: str) -> str:
    """A text as HTML; adds the titles of its cases, and its boards, to ``shown``."""
    blocks: list[BoardBlock] = []

    def lift(block: BoardBlock) -> str:
        blocks.append(block)
        return f"{{{{ board({len(blocks) - 1}) }}}}"

    def place(group: ShownGroup) -> str:
        shown.append(group)
        return "\n\n@cases@\n\n"

    filled = environment.from_string(with_boards(text, file, lift)).render(
        cases=lambda *titles: place(titles), board=lambda number: place(blocks[number])
    )
    return markdown(filled, extensions=["tables"])


def most_knights(code: str) -> int:
    """The number of knights in play for a rules code once every building is built."""
    return Rules.parse(code).kingdoms * KNIGHTS + sum(tile.knights for tile in BUILDINGS)


def numbers() -> Mapping[str, Any]:
    """All numbers that a text may use."""
    tiles = [tile for tile in BUILDINGS if tile.is_inferred]
    halves = [half for domino in DOMINOES.values() for half in domino[1:3]]
    towns = sum(half.terrain is Terrain.TOWN for half in halves)
    return {
        "game": Rules.parse,
        "dominoes": sum(domino.box == "K" for domino in DOMINOES.values()),
        "halves": len(DOMINOES[1][1:3]),
        "crowns": max(half.crowns for half in halves),
        **{option.key: option.points for option in OPTIONS.values()},
        "dynasty": Dynasty.LENGTH,
        "coins": COINS,
        "knights": KNIGHTS,
        "spots": SPOTS,
        "dearest": SPOTS - 1,
        "tiles": len(BUILDINGS),
        "kinds": len({tile.kind for tile in BUILDINGS}),
        "inferred": len({tile.kind for tile in tiles}),
        "knights_in_box": KNIGHTS_IN_BOX,
        "most_knights": most_knights,
        "towers_in_box": TOWERS_IN_BOX,
        "coins_in_box": COINS_IN_BOX,
        "towns": towns,
        "fewer_towns": towns - len(DISPUTED),
        "disputed_first": DISPUTED[0],
        "disputed_last": DISPUTED[-1],
        "discount": DISCOUNT,
        "bribe": BRIBE,
        "coins_per_point": COINS_PER_POINT,
        "per_territory": POINTS_PER_TERRITORY,
        "tower_points": max(tile.per_tower for tile in BUILDINGS),
        "knight_points": max(tile.per_knight for tile in BUILDINGS),
    }


TITLES: Final = "cases.txt"

Titles = Mapping[tuple[str, str], str]
"""A case's translated title by its file's name and its English title."""


def read_titles(folder: Path) -> dict[tuple[str, str], str]:
    """A language's titles; empty if its folder has no such file.

    Raises `BuildError` for an invalid line or a second translation of a title.
    """
    path, titles, file = folder / TITLES, dict[tuple[str, str], str](), ""
    if not path.exists():
        return titles
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{folder.name}/{TITLES}, line {number}"
        if line.startswith(";"):
            file = line.removeprefix(";").strip()
        elif line.strip():
            english, equals, title = (part.strip() for part in line.partition(" = "))
            if not (equals and english and title):
                raise BuildError(f"{place}: expected `English title = title`, found “{line}”.")
            if (file, english) in titles:
                raise BuildError(f"{place}: {file} has “{english}” already.")
            titles[file, english] = title
    return titles


def title_in(titles: Titles, file: str, english: str) -> str:
    """A case's title in another language; empty if it isn't translated."""
    others = (title for (_, one), title in titles.items() if one == english)
    return titles.get((file, english)) or next(others, "")
