"""The rules reference: every rule has cases, links work, and numbers come from the engine."""

import html
import json
import re
import zlib
from dataclasses import replace
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final
from xml.etree import ElementTree

import pytest

from realmino import BUILDINGS, DOMINOES, PartialPosition
from realmino.drawing.diagram.pieces import THEME_PAINTS
from realmino.game.partial_state import partial_state
from realmino.pieces.actions import Claim, Place
from realmino.pieces.dominoes import parse_line
from rulebook.reader import CASES, load_cases
from table.model.links import match_from_link
from tools.paths import ROOT, WEB, BuildError, languages
from tools.pipeline import render
from tools.pipeline.assemble import rendered_sources
from tools.pipeline.assemble import rules as site_rules
from tools.pipeline.catalogue import catalogue
from tools.pipeline.policies import READING
from tools.pipeline.site import RULES
from tools.rules import pages as pages_of_rules
from tools.rules.boards import RulePicture, summary_pictures, with_pictures
from tools.rules.files import is_font, shared_assets
from tools.rules.pages import SUMMARIES, RuleBook
from tools.rules.text import REMARKS

ALL_CASES: Final = load_cases(CASES)
GAMES: Final = ("kingdomino", "queendomino", "royal-wedding")
LARGEST: Final = 60_000
"""The maximum size of a page sent with gzip, in bytes; brotli is even smaller."""


@pytest.fixture(scope="module")
def book() -> RuleBook:
    """The sources of the reference."""
    return RuleBook()


@pytest.fixture(scope="module")
def files(book: RuleBook) -> dict[str, str]:
    """Every file of the reference by its path."""
    styles = {name: body.decode() for name, body in shared_assets().items() if not is_font(name)}
    return book.files() | styles


@pytest.fixture(scope="module")
def pages(files: dict[str, str]) -> dict[str, str]:
    """The pages of the reference."""
    return {name: text for name, text in files.items() if name.endswith(".html")}


def rule_anchors(book: RuleBook) -> list[str]:
    """The anchors of the sections that are rules."""
    chapters = [chapter for chapter in book.chapters if chapter.name not in REMARKS]
    return [section.anchor for chapter in chapters for section in chapter.sections]


# Rules and cases


def test_every_case_belongs_to_a_rule(book: RuleBook) -> None:
    anchors = {section.anchor for section in book.sections()}
    assert [case.name for case in ALL_CASES if case.rule not in anchors] == []
    assert len(ALL_CASES) >= 558


def test_every_rule_has_cases_and_shows_some_of_them(book: RuleBook) -> None:
    for text in book.chapters:
        for section in text.sections if text.name not in REMARKS else ():
            own = {case.case.title: case for case in book.cases[section.anchor]}
            groups = [group for group in section.shown if isinstance(group, tuple)]
            shown = [title for group in groups for title in group]
            assert shown, section.anchor
            assert {*shown} <= {*own}, section.anchor
            assert any(own[title].picture or own[title].totals for title in shown), section.anchor


def test_an_anchor_names_a_single_rule(book: RuleBook) -> None:
    anchors = [section.anchor for section in book.sections()]
    assert len(anchors) == len({*anchors})


def test_lists_every_case_with_its_text(pages: dict[str, str], book: RuleBook) -> None:
    for anchor in rule_anchors(book):
        page = html.unescape(pages[book.homes[anchor]])
        section = page[page.index(f'<section id="{anchor}">') :].partition("</section>")[0]
        listed = section.partition("<details")[2]
        for case in book.cases[anchor]:
            assert case.title in listed
            assert all(check in listed for check in case.checks())


def test_pictures_show_legal_moves_green_and_illegal_ones_red(
    files: dict[str, str], book: RuleBook
) -> None:
    seen = set()
    stored = {*files.values()}
    for case in [case for cases in book.cases.values() for case in cases]:
        picture = case.picture.svg if case.picture else ""
        if picture in stored and case.tried:
            verdict = "allowed" if case.is_allowed else "refused"
            assert f'stroke="{THEME_PAINTS[verdict][0]}"' in picture or not case.tried[0].squares, (
                case.title
            )
            seen.add(verdict)
    assert seen == {"allowed", "refused"}


def test_a_board_between_fences_is_a_figure(pages: dict[str, str], files: dict[str, str]) -> None:
    page = html.unescape(pages["kingdomino.html"])
    [address] = re.findall(r'href="../index.html#([^"]+&at=[^"]+)"', page)
    match = match_from_link(address, seed="")
    assert match.game.is_over
    assert files[f"pictures/the-end/board-{len(match.game)}.svg"].startswith("<svg")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_starts_with_five_pictures_that_lead_to_its_rules(
    name: str, pages: dict[str, str], files: dict[str, str], book: RuleBook
) -> None:
    steps = re.findall("<li>.*?</li>", pages[f"{name}.html"].partition("<section")[0], re.DOTALL)
    assert len(steps) == 5
    for step in steps:
        [address] = re.findall(r'<img src="([^"]+)"', step)
        assert files[address].startswith("<svg")
        [anchor] = re.findall(r'<strong><a href="#([^"]+)"', step)
        assert book.homes[anchor] == f"{name}.html"


def test_a_summary_has_no_picture_without_a_text() -> None:
    texts = "".join(path.read_text("utf-8") for path in (ROOT / "rulebook/en").glob("*.md"))
    assert {*re.findall(r"!\[\]\((.*?)\)", texts)} == {*summary_pictures(SUMMARIES)}


def test_the_pictures_of_a_summary_show_legal_moves() -> None:
    pictures = summary_pictures(SUMMARIES)
    for picture in pictures.values():
        position, move = picture.position, picture.tried and picture.tried.action
        match move:
            case Place():
                turn = replace(position, line=parse_line(f"{move.domino}a"))
                assert partial_state(turn).why_not(move) is None, move
            case Claim():
                assert (move.domino, None) in position.line
    tax = PartialPosition.parse(f"Q4 R12b L49a Aj6j7 {drawn(pictures['queendomino-tax'])}")
    assert partial_state(tax).why_not("Bj7") is None
    build = PartialPosition.parse(
        f"Q4 R12c L49a T1-2-3-4-5-6 {drawn(pictures['queendomino-build'])}"
    )
    assert partial_state(build).why_not("C1i7") is None
    moves = [str(picture.tried.action) for picture in pictures.values() if picture.tried]
    assert moves == ["E14", "A24h9n", "Bj7", "C1i7", "A1d8e"]


def drawn(picture: RulePicture) -> str:
    """A picture's kingdom in position notation, assigned to seat a."""
    return f"a:{picture.position.kingdoms[0]}"


def test_a_rule_folds_its_examples_away(pages: dict[str, str]) -> None:
    page = pages["kingdomino.html"]
    rule = page[page.index('<section id="connection">') :].partition("</section>")[0]
    text, _, examples = rule.partition('<details class="examples">')
    assert "At least one half of the domino" in text
    assert "<figure" not in text
    assert "23 examples" in examples
    assert examples.count("<figure") + examples.partition('class="cases"')[2].count("<li>") >= 23


def test_an_unknown_picture_ends_the_build(book: RuleBook) -> None:
    with pytest.raises(BuildError, match="has no picture castle"):
        with_pictures('<img alt="" src="castle" />', book._summary_picture)


def test_a_picture_cannot_show_a_deal_as_its_move(tmp_path: Path) -> None:
    path = tmp_path / "pictures.txt"
    path.write_text("; A deal.\nline = K4 L1-2-3-4 | L1-2-3-4\n", encoding="utf-8")
    with pytest.raises(BuildError, match="L1-2-3-4 is a deal"):
        summary_pictures(path)


def test_a_refusal_is_explained_below_its_picture(pages: dict[str, str]) -> None:
    page = html.unescape(pages["kingdomino.html"])
    [caption] = [
        text
        for text in re.findall(r"<figcaption>(.*?)</figcaption>", page, re.DOTALL)
        if "Turned round, the wrong half touches" in text
    ]
    assert "At least one half must touch matching terrain or the castle" in caption


def test_pictures_are_complete_and_described_in_words(
    files: dict[str, str], pages: dict[str, str]
) -> None:
    pictures = {name for name in files if name.endswith(".svg")}
    assert len({files[name] for name in pictures}) == len(pictures)
    for name in pictures:
        ElementTree.fromstring(files[name])
    shown = set()
    for name, page in pages.items():
        for tag in re.findall(r"<img [^>]+>", page):
            found = dict(re.findall(r'(\w+)="([^"]*)"', tag))
            shown.add(normpath(PurePosixPath(name).parent / found["src"]))
            assert "alt" in found
            assert found["width"]
            assert found["height"]
            if "/buildings/" not in found["src"] and "favicon" not in found["src"]:
                assert len(found["alt"]) > 20
    assert pictures <= shown


def test_a_page_names_the_tiles_that_its_picture_only_shows(pages: dict[str, str]) -> None:
    page = html.unescape(pages["queendomino.html"])
    figure = page[page.index("A tile that was built or burnt") :].partition("</figure>")[0]
    assert "spot 0: Archery range (16)" in figure.partition('class="tiles" aria-hidden="true"')[2]


def test_every_picture_of_a_page_can_be_tried(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for figure in re.findall(r"<figure(?: class=\"\w+\")?>(.*?)</figure>", page, re.DOTALL):
            is_case = 'class="picture"' in figure
            links = re.findall(r'<a class="leave" [^>]*href="([^"#]+)#', figure)
            known = {f"{'../' * (name.count('/') + 1)}{page}.html" for page in ("index", "pad")}
            assert len(links) == is_case, name
            assert {*links} <= known, name


# Texts


def test_every_message_is_used() -> None:
    sources = [*(ROOT / "tools/rules").glob("*.py"), *(ROOT / "tools/rules/templates").iterdir()]
    used = "".join(path.read_text(encoding="utf-8") for path in sources)
    beginnings = {"rules-check-", "rules-item-", "rules-from-", "rules-box-", "rules-check-due-"}
    beginnings |= {"rules-dominoes-sure-"}
    keys = [key for key in catalogue("en") if key.startswith("rules-")]
    assert keys
    for key in keys:
        assert f'"{key}"' in used or key.startswith((*beginnings,)), key


def test_a_reference_to_a_missing_thing_ends_the_build(book: RuleBook) -> None:
    with pytest.raises(BuildError, match="not the title of one case"):
        book.find("a domino may fly", "connection")
    with pytest.raises(BuildError, match=r"links to #flying, which is no rule\.$"):
        book._linked('<a href="#flying">', book.chapters[0])


def test_finds_a_case_by_its_title_and_rule(book: RuleBook) -> None:
    title = "ties go to the largest territory"
    assert book.find(title, "who-wins").case.file == "ties.txt"
    assert book.find(title, "who-wins-at-court").case.file == "queen_scoring.txt"
    with pytest.raises(BuildError):
        book.find(title, "connection")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Kingdomino\n", "kingdomino.md needs `# Title`"),
        (
            "# Kingdomino\n\n{{ dragons }}\n",
            "tools.rules.pages cannot render a page: UndefinedError",
        ),
        ("# K\n\n```realmino\nK9\n```\n", "kingdomino.md: invalid Realmino board: "),
        (None, "tools.rules.pages cannot render a page: FileNotFoundError"),
    ],
)
def test_a_one_line_message_reports_a_mistake_in_a_text(
    text: str | None,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(pages_of_rules, "TEXTS", tmp_path)
    if text is not None:
        (tmp_path / "en").mkdir()
        (tmp_path / "en/kingdomino.md").write_text(text, encoding="utf-8")
    assert render.main(pages_of_rules.__name__) == 1
    output = capsys.readouterr()
    assert output.err.startswith(message)
    assert (output.out, output.err.count("\n")) == ("", 1)


# Pages


def test_every_address_in_a_page_exists(files: dict[str, str], pages: dict[str, str]) -> None:
    known = {*files, "../index.html", "../pad.html", "../docs/index.html"}
    known |= {f"../{language}/{RULES}/{name}" for language in languages() for name in files}
    known |= {f"../{RULES}/{name}" for name in files}
    for name, page in pages.items():
        addresses = re.findall(r'\b(?:href|src)="([^"]+)"', page)
        for address in addresses:
            path, _, place = html.unescape(address).partition("#")
            target = normpath(PurePosixPath(name).parent / path) if path else name
            assert target in known, f"{name}: {address}"
            is_ours = place and target in pages
            assert not is_ours or f'id="{place}"' in pages[target], f"{name}: {address}"


def test_pages_follow_the_policy_and_name_no_other_host(files: dict[str, str]) -> None:
    for name, text in files.items():
        if name.endswith(".html"):
            assert READING in html.unescape(text)
            text = re.sub('<script type="application/ld[+]json">.*?</script>', "", text)  # data
            assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text), name
        hosts = re.findall(r"https?://[^\"' ]+", text)
        assert {*hosts} <= {"http://www.w3.org/2000/svg"}, name


def test_pages_are_small(pages: dict[str, str]) -> None:
    sizes = {name: len(zlib.compress(page.encode(), 9)) for name, page in pages.items()}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}


def test_the_same_sources_give_the_same_bytes(files: dict[str, str]) -> None:
    made = {name: body.decode() for name, body in site_rules().items() if not is_font(name)}
    assert made == files


def test_tables_have_every_domino_and_building(pages: dict[str, str]) -> None:
    rows = re.findall(r'<tr><th scope="row">\d+</th>', pages["dominoes.html"])
    assert len(rows) == len(DOMINOES)
    kinds = {tile.kind.replace("'", "’") for tile in BUILDINGS}
    page = html.unescape(pages["buildings.html"])
    assert all(f">{kind}</a>" in page for kind in kinds)
    assert len([name for name in pages if name.startswith("buildings/")]) == len(kinds)


def test_a_building_has_its_effects_its_rules_and_its_cases(pages: dict[str, str]) -> None:
    page = html.unescape(pages["buildings/guarded-treasury.html"])
    assert "1 knight · tax +1 per knight · 2 points" in page
    assert 'href="../queendomino.html#tax-buildings"' in page
    assert "The Guarded treasury pays for each of two knights" in page
    assert "inferred from the totals" in page


def test_index_and_search_have_every_rule_and_building(
    files: dict[str, str], book: RuleBook
) -> None:
    entries = {address: words for _, address, words, _ in json.loads(files["search.json"])}
    homes = {f"{home}#{anchor}" for anchor, home in book.homes.items()}
    assert homes | {f"buildings/{kind.key}.html" for kind in book.kinds} == {*entries}
    assert "touching a corner of the castle doesn't count" in entries["kingdomino.html#connection"]
    listed = html.unescape(files["index.html"].partition('id="index"')[2])
    assert all(f'href="{address}"' in listed for address in entries)


def test_pages_use_the_colours_of_the_game(files: dict[str, str]) -> None:
    assert "--royal: light-dark(" in files["rules.css"]
    assert files["rules.css"].count(":root {") == 2  # in the game's style, and on paper


def test_the_page_of_the_game_links_to_it() -> None:
    links = re.findall(rf'href="{RULES}/([^"]*)"', rendered_sources(WEB)["index.html"].decode())
    assert {*links} == {"index.html"}
