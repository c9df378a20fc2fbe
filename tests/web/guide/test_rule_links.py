"""The links from the table into the rules: each leads to the section about its subject."""

import re
from functools import cache
from pathlib import PurePosixPath

import pytest

from guide.rule_links import GAMES, LINES, REFUSALS, REPLACEMENTS, THINGS, address, rules
from guide.things import things
from kingdoms import pad_sheets
from kingdoms.texts import pad_from_position
from realmino import BUILDINGS, Game, ItemKind, Reason, Rules
from realmino.pieces.numbers import SIZES
from realmino.pieces.variants import GAMES as GAME_LETTERS
from realmino.pieces.variants import OPTIONS, variants
from realmino.view import view
from table.wording import sheets, words
from tests.elements import Elements
from tests.tables import TABLES, whole_game
from tests.web.fixtures import DESK, look, match_with
from tests.web.table.wording.test_words import reasons
from tools.paths import WEB
from tools.pipeline import guide, pages
from tools.rules.pages import RuleBook

CODES = (*SIZES, "K4hm", "K2dhm", "Q2hm", "W8hmt")
OF_ALL_THINGS = ("K2", "Q3", "W6t")
"""Rules codes of games that together use every kind of piece."""
OWN = {"place_first", "choose_tile", "no_bribe"}
"""The reasons that only the table gives, not the engine."""
MORE_LINES = {"town", "queen", "total", "series"}
"""The sheet lines that don't correspond to one of the engine's item kinds."""
OF_THE_BOX = {"deal_due", "nothing_due", "wrong_deal"}
"""The reasons for refusing draws, which cases express in another way."""

TOLD_BEFORE = {"not_your_domino"}
"""The reasons explained by Kingdomino's turn; the court's cases don't repeat them."""


@pytest.fixture(scope="module")
def book() -> RuleBook:
    """The sources of the reference."""
    return RuleBook()


@cache
def markup() -> Elements:
    """The markup of the guide."""
    return Elements(pages.pages(WEB)["guide.html"])


def test_every_game_has_a_page_of_rules(book: RuleBook) -> None:
    pages = {f"rules/{chapter.name}.html" for chapter in book.chapters}
    assert {sheets.game_rules(letter) for letter in GAME_LETTERS} <= pages


def test_every_refusal_thing_and_line_has_its_rule() -> None:
    assert REFUSALS.keys() == {reason.value for reason in Reason} | OWN
    lines = {kind.value for kind in ItemKind} | MORE_LINES
    assert LINES.keys() == lines - {ItemKind.BUILDING.value, ItemKind.BONUS.value}
    bonuses = {option.key for option in OPTIONS.values() if option.points}
    assert rules().keys() == {*REFUSALS, *THINGS, *LINES, *bonuses}
    for name in (THINGS.keys() & LINES.keys()) | (REFUSALS.keys() & {*THINGS, *LINES}):
        assert THINGS[name] == LINES[name]
    assert {*GAMES} == {*GAME_LETTERS}
    assert [entry.only for entry in guide.games()] == [*GAMES, *variants()]
    steps = {step for code in OF_ALL_THINGS for step in steps_of(whole_game(code))}
    assert steps == {*guide.STEPS}
    shown = {name for code in OF_ALL_THINGS for name in things_of(whole_game(code))}
    assert shown | steps == THINGS.keys()


def steps_of(game: Game) -> set[str]:
    """The steps that occur in a game's turns."""
    shown = [view(game.at(number)) for number in range(game.number + 1)]
    return {step for one in shown for step, _, _ in words.phases(one, ())}


def things_of(game: Game) -> set[str]:
    """The things on the table during a whole game."""
    found = set()
    for number in range(0, game.number + 1, 5):
        shown = view(game.at(number))
        found |= {thing.name for thing in things(shown, look(match_with(game), shown, DESK).layout)}
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_link_leads_to_a_section_of_the_rules(code: str, book: RuleBook) -> None:
    assert str(Rules.parse(code)) == code
    first = {*GAMES.values(), *(variant.rule for variant in variants().values())}
    for rule in {*rules().values(), *first}:
        path, anchor = address(rule, code).split("#")
        assert path == f"rules/{book.homes[anchor]}"


def test_each_game_links_to_its_own_sections() -> None:
    for code, rule in (
        ("K4", "kingdomino.html#the-grid"),
        ("K2d", "variants.html#the-mighty-duel"),
        ("Q2", "queendomino.html#add-at-court"),
        ("W6t", "royal-wedding.html#kingdoms-of-the-wedding"),
    ):
        assert address(REFUSALS["too_large"], code) == f"rules/{rule}"
    wins = [address(LINES["total"], code) for code in ("K4", "Q4", "W4", "W6t")]
    assert len({*wins}) == 4
    linked = {rule for table in (REFUSALS, THINGS, LINES) for rule in table.values()}
    replaced = {rule for table in REPLACEMENTS.values() for rule in table}
    assert replaced <= linked | {"royal-wedding#the-wedding-ends"}


def test_the_rule_of_a_refusal_has_a_case_with_that_refusal(book: RuleBook) -> None:
    """This ensures that the sentence and the rule agree."""
    refused: dict[str, set[str]] = {}
    for anchor, cases in book.cases.items():
        for case in cases:
            for check in case.case.checks:
                if check.key == "refused":
                    refused.setdefault(check.text.split()[-1], set()).add(anchor)
    for reason in REFUSALS.keys() - OWN - OF_THE_BOX:
        for code in ("K4", "K2d", "Q4", "W4")[: 1 if reason in TOLD_BEFORE else 4]:
            anchor = address(REFUSALS[reason], code).split("#")[1]
            assert anchor in refused[reason], (reason, code)


def test_refusals_of_the_table_have_a_rule() -> None:
    seen = set()
    for code in TABLES:
        game = whole_game(code)
        for number in range(10, game.number, 9):
            seen |= {*reasons(view(game.at(number)))}
    assert len(seen) > 10
    assert seen <= rules().keys()
    assert all(words.reason(reason, view(whole_game("Q4"))) for reason in REFUSALS.keys() & OWN)


@pytest.mark.parametrize("code", ["K4hm", "Q3hm", "W8hmt"])
def test_every_line_of_a_sheet_leads_to_a_rule(code: str) -> None:
    game = whole_game(code)
    page = sheets.body(view(game), match_with(game))
    rows = re.findall(r"<tr[^>]*>.*?</tr>", page)
    lines = [row for row in rows if "<td>" in row]
    assert len(lines) > 20
    for line in lines:
        if 'class="building"' in line:
            assert re.search(r'<a class="rule" href="rules/buildings/[a-z-]+.html"', line)
            continue
        [kind, *more] = re.findall(r'<a class="rule" data-rule="([^"]+)"', line)
        assert {kind, *more} <= rules().keys()
        assert more in ([], ["queen"])


def test_every_line_of_a_score_pads_sheet_leads_to_a_rule() -> None:
    pad = pad_from_position(str(whole_game("Q3hm").state))
    for number, counted in enumerate(pad.sheets()):
        lines = re.findall(r"<tr[^>]*>.*?</tr>", pad_sheets.sheet(pad, number, counted))[1:]
        assert len(lines) > 5
        assert all('<a class="rule"' in line for line in lines)
        kinds = re.findall(r'data-rule="([^"]+)"', "".join(lines))
        assert {"total", "coins"} <= {*kinds} <= rules().keys()


def test_the_name_of_a_building_leads_to_its_page(book: RuleBook) -> None:
    pages = {f"rules/buildings/{kind.key}.html" for kind in book.kinds}
    assert {sheets.building_page(tile.key) for tile in BUILDINGS} == pages
    table = sheets.tiles(BUILDINGS)
    assert {*re.findall(r'<th scope="row"><a class="rule" href="([^"]+)"', table)} == pages


def test_the_guide_explains_everything_once_in_every_game() -> None:
    for letter in GAME_LETTERS:
        named = [
            str(given["data-entry"])
            for tag, given in markup().all
            if tag == "div" and "data-entry" in given and letter in str(given["data-only"])
        ]
        assert len(named) == len({*named})
        assert {*named} == (
            THINGS.keys() if letter != "K" else {"points", "waiting", "line", "next"}
        )


def test_links_of_the_guide_exist_and_open_beside_the_game(book: RuleBook) -> None:
    ways = [given for tag, given in markup().all if str(given.get("href")).startswith("rules/")]
    assert len(ways) > len(THINGS) + len(GAMES)
    for given in ways:
        path, _, anchor = str(given["href"]).partition("#")
        name = PurePosixPath(path).name
        assert given["target"] == "_blank"
        assert book.homes[anchor] == name
