"""The set-up form's own tables, written in JavaScript so that they are there before Python is."""

import json
import re
from pathlib import Path

import pytest

from realmino import NotationError, Rules
from realmino.bots import LEVELS, levels
from table.locale import en
from table.match import COLOURS, COLOURS_OF, KINDS
from tests.tables import TABLES

WEB = Path(__file__).parent.parent / "web"
SETUP = (WEB / "setup.js").read_text(encoding="utf-8")
PAGE = (WEB / "index.html").read_text(encoding="utf-8")


def written(name: str) -> dict:
    """A table of the script: its keys stand bare there, and its last comma is allowed."""
    literal = re.search(rf"^const {name} = (\{{.*?\n\}});", SETUP, re.DOTALL | re.MULTILINE)[1]
    quoted = re.sub(r"(\w+):", r'"\1":', literal)
    return json.loads(re.sub(r",(\s*\})", r"\1", quoted))


def test_every_mix_is_what_the_rules_say() -> None:
    mixes = written("MIXES")
    assert sorted(mixes) == TABLES
    for code, numbers in mixes.items():
        rules = Rules.parse(code)
        assert numbers == [rules.kings, rules.grid, rules.rounds, rules.line], code


def test_every_game_has_the_colours_and_seats_of_its_box() -> None:
    games = written("GAMES")
    assert [*games] == [*COLOURS_OF]
    for game, about in games.items():
        first, many = about["first"], about["seats"]
        assert COLOURS[first : first + many] == COLOURS_OF[game]
        for seats in range(1, 10):
            assert is_played(f"{game}{seats}") == (about["least"] <= seats <= many)


def is_played(code: str) -> bool:
    try:
        Rules.parse(code)
    except NotationError:
        return False
    return True


@pytest.mark.parametrize(("option", "seats"), [("d", range(2, 3)), ("t", (6, 8))])
def test_options_are_offered_where_the_rules_know_them(option: str, seats: range) -> None:
    game = {"d": "K", "t": "W"}[option]
    for one in COLOURS_OF:
        allowed = [n for n in range(1, 9) if is_played(f"{one}{n}{option}")]
        assert allowed == ([*seats] if one == game else [])
    test = {"d": 'game === "K" && n === 2', "t": 'game === "W" && (n === 6 || n === 8)'}[option]
    assert test in SETUP


def test_a_seat_may_be_a_person_any_bot_or_empty() -> None:
    kinds = json.loads(re.search(r"const KINDS = (\[.*?\]);", SETUP)[1])
    assert kinds == [*KINDS, "none"]
    seats = re.findall(r'<select id="kind\d".*?</select>', PAGE)
    assert len(seats) == len(COLOURS)
    for seat in seats:
        offered = re.findall(r'<option value="(\w+)"(?: selected)?>(.+?)</option>', seat)
        assert [kind for kind, _ in offered] == kinds
        assert {kind: name for kind, name in offered if kind in LEVELS} == en.LEVEL


def test_the_opponents_are_the_levels_of_the_core() -> None:
    """In its order, from the kind beginner on; the page says of each who it is for."""
    assert levels.LEVELS == LEVELS
    told = re.findall(r"<dt>(\w+)</dt><dd>for .+?</dd>", PAGE)
    assert told == [en.LEVEL[level] for level in LEVELS]


def test_at_first_a_person_plays_with_friendly_opponents() -> None:
    """Before a script runs and after, as long as nobody has chosen otherwise."""
    chosen = re.findall(r'<option value="(\w+)" selected>', PAGE)[: len(COLOURS)]
    assert chosen == ["person", *["squire"] * 3, *["none"] * 4]
    assert 'place === 0 ? "person" : place < 4 ? "squire" : "none"' in SETUP
