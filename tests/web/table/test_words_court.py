"""Sentences at court: steps of a turn, buildings, optional actions, partners, purses."""

from dataclasses import replace
from typing import Any

import pytest

from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.terrain import Terrain
from realmino.pieces.tile import tile_of
from realmino.view import View, view
from table import choice_words, words
from table.words import OPTIONAL_ACTIONS
from tests.present import present
from tests.tables import whole_game
from tests.web.courts import with_actions
from tests.web.fixtures import begun, moment


@pytest.mark.parametrize("code", ["K4", "Q2", "W8t"])
def test_the_steps_of_a_turn_are_the_same_to_its_end(code: str) -> None:
    game = whole_game(code)
    seen = set()
    for number in range(0, game.number + 1, 2):
        shown = view(game.at(number))
        steps = words.phases(shown)
        if code == "K4" or shown.prompt.seat is None or shown.order:
            assert steps == []
            continue
        last = "End" if shown.round == shown.rounds else "Choose"
        assert [name for _, name, _ in steps] == ["Place", "Tax", "Build", "Dragon", last]
        states = [state for _, _, state in steps]
        assert states.count("now") == 1
        assert states[1:4].count("may") == len(shown.prompt.optional)
        seen |= {*states}
    assert seen == (set() if code == "K4" else {"now", "done", "later", "may", "closed"})


def test_every_building_says_what_it_gives() -> None:
    said: dict[str, set[str]] = {}
    for building in BUILDINGS:
        shown = tile_of(building)
        said.setdefault(shown.key, set()).add(words.tile(shown))
        gives = [effect for effect in words.EFFECTS if getattr(shown, effect)]
        assert words.effects(shown).count(";") == len(gives) - 1
    assert {*said} == {building.key for building in BUILDINGS}
    assert all(len(texts) == 1 for texts in said.values()), "copies of a tile are all the same"
    assert len({words.building_name(key) for key in said}) == len(said)
    none: dict[str, Any] = dict.fromkeys(words.EFFECTS, 0)
    nothing = replace(tile_of(BUILDINGS[0]), **none)
    assert words.effects(nothing) == words.say("effects-none")


def test_a_building_with_other_numbers_says_its_own() -> None:
    other = BUILDINGS[0]._replace(
        tax_per_knight=2, tax_per_tower=3, per_tower=4, per_knight=5, per_territory=Terrain.LAKE
    )
    text = words.effects(tile_of(other))
    for part in ("2 coins more for each knight", "3 coins more for each tower"):
        assert part in text
    for part in ("4 points at the end for every tower", "5 points at the end for every knight"):
        assert part in text
    assert "8 points at the end" in words.effects(replace(tile_of(other), territory_points=8))


def test_optional_actions_are_told_by_what_they_bring() -> None:
    shown = view(moment("Q4", with_actions).game)
    for option in shown.options:
        text = words.option_label(shown, option)
        if option.kind in OPTIONAL_ACTIONS:
            assert words.count("coins", abs(option.coins)) in text
            assert all(square in text for square in option.squares)
            assert not option.tile or words.building_name(shown.tiles[option.tile - 1].key) in text
            assert choice_words.question(shown, option).endswith(("?", "."))
    labels = [words.option_label(shown, option) for option in shown.options]
    assert len({*labels}) == len(labels)


def two_knights(shown: View) -> bool:
    """Whether two knights can be sent at once."""
    return any(len(option.squares) == 2 for option in shown.options if option.kind == "tax")


def test_one_knight_is_no_knights() -> None:
    shown = view(moment("Q4", two_knights).game)
    begins = {
        len(option.squares): words.option_label(shown, option).split(" on ")[0]
        for option in shown.options
        if option.kind == "tax"
    }
    assert begins == {1: "Knight", 2: "Knights"}


def test_a_team_is_told_whose_partner_plays() -> None:
    match = begun("W6t")
    shown = view(match.game)
    seat = present(shown.prompt.seat)
    other = next(partner for partner in match.partners(seat) if partner != seat)
    line = words.round_line(shown, match)
    assert words.name_of(match, other) in line
    assert words.name_of(match, seat) not in line
    assert words.name_of(match, seat) in words.turn(shown, match)
    alone = begun("W6")
    assert words.round_line(view(alone.game), alone) == words.say("round", round=0)
