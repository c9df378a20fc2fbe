"""The rules texts agree with the boxes, and have the same parts and links in every language."""

import html
import json
import re
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Final

import pytest

from realmino import BOXES, BUILDINGS, DOMINOES, Rules, Terrain
from realmino.text.languages import tag
from tests.tables import played
from tools.checks.languages import BREAKING
from tools.paths import ROOT, WEB, languages
from tools.pipeline import assemble
from tools.pipeline.site import with_marks
from tools.rules.files import is_font, is_shared, rules_folder, shared_assets
from tools.rules.pages import RuleBook, folded
from tools.rules.text import (
    COINS_IN_BOX,
    DISPUTED,
    KNIGHTS_IN_BOX,
    TOWERS_IN_BOX,
    most_knights,
    numbers,
    read_titles,
)

COURTS: Final = ("Q2", "Q3", "Q4", "W3", "W4", "W5", "W6", "W6t", "W7", "W8", "W8t")


# Pieces that run out


def test_towers_cannot_run_out() -> None:
    assert sum(tile.towers for tile in BUILDINGS) == TOWERS_IN_BOX


def test_knights_run_out_only_with_five_or_more_kingdoms() -> None:
    assert [code for code in COURTS if most_knights(code) > KNIGHTS_IN_BOX] == [
        *("W5", "W6", "W7", "W8"),
    ]
    assert most_knights("Q4") == KNIGHTS_IN_BOX
    assert most_knights("W8") == 26


def test_there_is_a_town_square_for_every_building_with_knights() -> None:
    assert sum(tile.knights > 0 for tile in BUILDINGS) <= numbers()["fewer_towns"]


def test_players_can_have_more_coins_than_the_box() -> None:
    """Two dukes have more at the end of about one game in seven."""
    courts = (played("Q2", seed, bot="duke").state.court for seed in range(7, 47))
    held = (sum(purse.coins for purse in court.purses) for court in courts if court)
    assert any(coins > COINS_IN_BOX for coins in held)


# The dominoes on which two lists disagree


def test_a_disputed_domino_has_a_town_on_one_half() -> None:
    queens = {DOMINOES[id].printed: DOMINOES[id] for id in BOXES["Q"]}
    for number in DISPUTED:
        lands = [half.terrain for half in (queens[number].first, queens[number].second)]
        assert lands.count(Terrain.TOWN) == 1
    assert numbers()["towns"] == 20
    assert numbers()["fewer_towns"] == 16


# The editions


def test_three_players_of_the_other_edition_use_36_dominoes() -> None:
    rules = Rules.parse("K3")
    assert rules.players * rules.rounds == 36


# Languages


def facts(language: str) -> dict[str, set[str]]:
    """Returns the placeholders in each section of a language, by the section's anchor."""
    found = {}
    for path in sorted((ROOT / "rulebook" / language).glob("*.md")):
        _, *parts = re.split(r"\{#([a-z-]+)", path.read_text(encoding="utf-8"))
        for anchor, text in zip(parts[::2], parts[1::2], strict=True):
            named = re.findall(r"\{\{(.*?)\}\}", text.rpartition("\n## ")[0] or text)
            found[anchor] = {re.sub(r"\|\s*\w+|[\s()]", "", name) for name in named}
    return found


@pytest.mark.parametrize("language", languages())
def test_a_section_has_the_same_numbers_in_every_language(language: str) -> None:
    assert facts(language) == facts("en")


@pytest.mark.parametrize(
    ("anchor", "named"),
    [
        ("decision-pieces", {"knights_in_box", "towers_in_box", "coins_in_box", "most_knights"}),
        ("decision-tiles", {"disputed_first", "disputed_last", "towns", "fewer_towns"}),
        ("decision-middle", {'game"K4".grid', 'game"K2d".grid'}),
        ("edition-three-players", {'game"K3".players*game"K3".rounds', 'game"K3".line'}),
        ("edition-ties", set()),
        ("edition-large-groups", {'game"W7".players', 'game"W8".players'}),
    ],
)
def test_a_section_has_its_important_numbers(anchor: str, named: set[str]) -> None:
    present = facts("en")[anchor]
    assert all(any(name in fact for fact in present) for name in named), present


@pytest.fixture(scope="module")
def books() -> dict[str, dict[str, str]]:
    """The files of the rules in English and in one other language."""
    shared = {name: body.decode() for name, body in shared_assets().items() if not is_font(name)}
    return {"en": RuleBook().files() | shared, languages()[-1]: RuleBook(languages()[-1]).files()}


def test_every_link_leads_to_a_file_of_its_site_or_a_shared_one(
    books: dict[str, dict[str, str]],
) -> None:
    known = {
        f"{rules_folder(language)}/{name}" for language, files in books.items() for name in files
    }
    outside = {"docs/index.html"}
    for language, files in books.items():
        folder = PurePosixPath(rules_folder(language))
        outside |= {normpath(folder / f"../{page}.html") for page in ("index", "pad")}
        for name, page in files.items():
            is_page = name.endswith(".html")
            for address in re.findall(r"\b(?:href|src)=\"([^\"#]+)", page) if is_page else ():
                target = normpath(folder / PurePosixPath(name).parent / html.unescape(address))
                is_unseen = target.partition("/")[0] in {*languages()} - {*books}
                assert target in known | outside or is_unseen, f"{language}, {name}: {address}"


def test_only_english_has_the_shared_files(books: dict[str, dict[str, str]]) -> None:
    for language, files in books.items():
        assert [name for name in files if is_shared(name)] == [] or language == "en"
        assert {"search.json", "index.html", "buildings/church.html"} <= {*files}


def test_search_engines_get_the_steps_of_each_summary(books: dict[str, dict[str, str]]) -> None:
    element = re.compile('<script type="application/ld[+]json">(.*?)</script>')
    for files in books.values():
        found = {name: element.findall(text) for name, text in files.items()}
        assert {name for name, data in found.items() if data} == {
            *("kingdomino.html", "queendomino.html", "royal-wedding.html")
        }
        for name, [data] in ((name, data) for name, data in found.items() if data):
            steps = json.loads(data)["step"]
            assert len(steps) == files[name].count("<li><img")
            assert all(step["name"] and step["text"] for step in steps)
            assert all(
                f'<a href="{step["url"]}">{step["name"]}</a>' in files[name] for step in steps
            )


def test_every_page_links_its_translations(books: dict[str, dict[str, str]]) -> None:
    for language, files in books.items():
        folder = PurePosixPath(rules_folder(language))
        for name in ("index.html", "buildings/church.html"):
            assert f'<html lang="{tag(language)}">' in files[name]
            assert {*re.findall(r'hreflang="([\w-]+)" rel="alternate"', files[name])} == {
                *languages()
            }
            links = dict(re.findall(r'<li><a lang="([\w-]+)"[^>]* href="([^"]+)"', files[name]))
            to = {
                other: normpath(folder / PurePosixPath(name).parent / links.pop(tag(other)))
                for other in languages()
                if tag(other) in links
            }
            assert to == {
                other: f"{rules_folder(other)}/{name}"
                for other in languages()
                if len(languages()) > 1
            }


def test_pictures_are_described_and_titles_are_translated(
    books: dict[str, dict[str, str]],
) -> None:
    described = {}
    for language, files in books.items():
        pages = html.unescape("".join(files[name] for name in files if name.endswith(".html")))
        alternatives = re.findall(r'/pictures/(?!buildings|dominoes)[^"]+" alt="([^"]+)"', pages)
        described[language] = {*alternatives}
        assert language == "en" or len(described[language]) > 100
        for title in read_titles(ROOT / "rulebook" / language).values():
            assert title[1:] in pages
    assert not set.intersection(*described.values())


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Château", "chateau"),
        ("Größe", "grosse"),
        ("cœur", "coeur"),
        ("Подсчёт зданий", "подсчет зданий"),
    ],
)
def test_the_search_ignores_accents(text: str, plain: str) -> None:
    assert folded(text) == plain
    script = (WEB.parent / "tools/rules/templates/rules.js").read_text(encoding="utf-8")
    assert "function folded(text)" in script


def test_a_reader_stores_one_language_and_the_shared_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(assemble, "languages", lambda: ["en", "fr"])
    names = ("index.html", "rules.css", "pictures/buildings/church-front.svg", "pictures/a/b.svg")
    english = {f"rules/{name}": b"</body>" for name in names}
    french = {"fr/rules/index.html": b"</body>"}
    template = (WEB / "shell/sw.js").read_text(encoding="utf-8")
    kept = assemble.rules_workers(with_marks({**english, **french, "index.html": b""}), template)
    listed = {
        name: {*json.loads(re.findall(r"const FILES = (\{.*?\});", body.decode(), re.DOTALL)[0])}
        for name, body in kept.items()
    }
    assert listed == {
        "rules/sw.js": {*names},
        "fr/rules/sw.js": {
            *("index.html", "../../rules/rules.css", "../../rules/pictures/a/b.svg"),
            "../../rules/pictures/buildings/church-front.svg",
        },
    }


@pytest.mark.parametrize("language", BREAKING)
def test_no_line_of_the_rules_starts_with_a_sign(language: str) -> None:
    for path in sorted((ROOT / "rulebook" / language).glob("*.md")):
        text = re.sub(r"\{\{.*?\}\}", "0", path.read_text("utf-8"))
        text = re.sub(r"\{#.*?\}|!\[\]", "", text)
        assert BREAKING[language].findall(text) == [], path.name
