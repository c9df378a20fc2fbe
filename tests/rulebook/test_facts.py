"""What the rules texts say about the boxes, checked against the tiles, the dominoes and games."""

import re
from typing import Final

import pytest

from realmino import BOXES, BUILDINGS, DOMINOES, Rules, Terrain
from tests.tables import played
from tools.paths import ROOT, languages
from tools.rules.text import (
    COINS_IN_BOX,
    DISPUTED,
    KNIGHTS_IN_BOX,
    TOWERS_IN_BOX,
    most_knights,
    numbers,
)

COURTS: Final = ("Q2", "Q3", "Q4", "W3", "W4", "W5", "W6", "W6t", "W7", "W8", "W8t")


# Pieces that run out


def test_towers_cannot_run_out() -> None:
    assert sum(tile.towers for tile in BUILDINGS) == TOWERS_IN_BOX


def test_knights_run_out_only_with_five_or_more_kingdoms() -> None:
    assert [code for code in COURTS if most_knights(code) > KNIGHTS_IN_BOX] == [
        *("W5", "W6", "W7", "W8"),
    ]
    assert (most_knights("Q4"), most_knights("W8")) == (KNIGHTS_IN_BOX, 26)


def test_there_is_a_town_square_for_every_building_with_knights() -> None:
    assert sum(tile.knights > 0 for tile in BUILDINGS) <= numbers()["fewer_towns"]


def test_players_may_hold_more_coins_than_the_box_has() -> None:
    """Two dukes do at the end of one game in seven or so."""
    courts = (played("Q2", seed, bot="duke").state.court for seed in range(7, 47))
    held = (sum(purse.coins for purse in court.purses) for court in courts if court)
    assert any(coins > COINS_IN_BOX for coins in held)


# The dominoes on which two lists disagree


def test_a_disputed_domino_has_a_town_on_one_half() -> None:
    queens = {DOMINOES[id].printed: DOMINOES[id] for id in BOXES["Q"]}
    for number in DISPUTED:
        lands = [half.terrain for half in (queens[number].first, queens[number].second)]
        assert lands.count(Terrain.TOWN) == 1
    assert (numbers()["towns"], numbers()["fewer_towns"]) == (20, 16)


# The editions


def test_three_players_of_the_other_edition_use_36_dominoes() -> None:
    rules = Rules.parse("K3")
    assert rules.players * rules.rounds == 36


# Languages


def facts(language: str) -> dict[str, set[str]]:
    """The anchors of a language's sections, each with the numbers and cases that its text names."""
    found = {}
    for path in sorted((ROOT / "rulebook" / language).glob("*.md")):
        _, *parts = re.split(r"\{#([a-z-]+)", path.read_text(encoding="utf-8"))
        for anchor, text in zip(parts[::2], parts[1::2], strict=True):
            named = re.findall(r"\{\{(.*?)\}\}", text.rpartition("\n## ")[0] or text)
            found[anchor] = {re.sub(r"\|\s*\w+|[\s()]", "", name) for name in named}
    return found


@pytest.mark.parametrize("language", languages())
def test_a_section_names_the_same_numbers_in_every_language(language: str) -> None:
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
def test_a_section_names_what_it_is_about(anchor: str, named: set[str]) -> None:
    told = facts("en")[anchor]
    assert all(any(name in fact for fact in told) for name in named), told
