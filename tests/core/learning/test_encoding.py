"""Positions and actions as numbers: stable numbers, no hidden information."""

from itertools import chain
from math import prod
from typing import Any

import pytest

from realmino import Game, Rules, State, parse_move
from realmino.learning.encoding import (
    PLANES,
    action_of,
    count,
    fields,
    legal_numbers,
    number_of,
    observe,
)
from tests.tables import FEW_FIRST, whole_game

NUMBERS = {
    "A14a1n": 0, "A14g7e": 84 * 4 + 1, "A14m13w": 675, "A14x": 676, "E3": 677, "E41": 680, "E": 685,
    "Bg8": 686, "Bh8": 687, "Bg8h8": 688, "C0a1": 689, "C5m13": 1702, "D0": 1703, "D5": 1708,
}  # fmt: skip
"""The documented numbers, for line 14, next line 3–14–34–41 and a domino on g8 and h8."""


def nested(table: Any) -> tuple[int, ...]:
    """Returns the shape of nested lists."""
    return (len(table), *nested(table[0])) if isinstance(table, list) else ()


def values(table: list[Any]) -> list[int]:
    """Returns all numbers in nested lists."""
    while isinstance(table[0], list):
        table = [*chain.from_iterable(table)]
    return table


@pytest.fixture
def at_court() -> State:
    """A position with a domino just placed on g8 and h8 and a known next line."""
    return Game.parse(
        "Q2 Oabba T1-2-3-4-5-6 L51-62-82-89 E51 E62 E82 E89 L53-64-84-90 A51g8e"
    ).state


def test_numbers_match_the_documents(at_court: State) -> None:
    choosing = Game.parse("Q2 Oabba T1-2-3-4-5-6 L51-62-82-89").state
    for token, number in NUMBERS.items():
        if token[0] == "E" and len(token) > 1:
            place = number - 677
            claimed = choosing.next[place].domino
            assert number_of(parse_move(f"E{claimed}"), choosing) == number  # type: ignore[arg-type]
        elif token[0] != "B":
            assert number_of(parse_move(token), choosing) == number  # type: ignore[arg-type]
        else:
            assert number_of(parse_move(token), at_court) == number  # type: ignore[arg-type]
    assert count(Rules.parse("K4hm")) == 686
    assert count(Rules.parse("W8t")) == 1709


@pytest.mark.parametrize("code", FEW_FIRST)
def test_every_legal_action_has_its_own_number(code: str) -> None:
    """Each number leads back to its action, at every position of a game."""
    for played in whole_game(code, 3).history():
        state = played.before
        if state.to_act is None:
            continue
        legal = legal_numbers(state)
        assert [*legal.values()] == state.legal_actions()
        assert max(legal) < count(state.rules)
        assert {number: action_of(number, state) for number in legal} == legal


@pytest.mark.parametrize(
    ("record", "number", "why"),
    [
        ("K2 Oabab L3-14-34-41", 686, "686 is not an action of K2, which has 0 to 685"),
        ("K2 Oabab L3-14-34-41", -1, "-1 is not an action"),
        ("K2 Oabab L3-14-34-41", 5, "action 5 needs a domino to place, and there is none"),
        ("K2 Oabab L3-14-34-41", 681, "action 681 needs a place that the next line does not have"),
        (
            "Q2 Oabba T1-2-3-4-5-6 L51-62-82-89",
            688,
            "action 688 needs a domino just placed, and there is none",
        ),
    ],
)
def test_explains_an_invalid_number(record: str, number: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        action_of(number, Game.parse(record).state)


@pytest.mark.parametrize("code", FEW_FIRST)
def test_an_observation_matches_its_declared_shapes_and_values(code: str) -> None:
    rules = Rules.parse(code)
    game = whole_game(code, 4)
    states = [played.before for played in game.history()[:: 1 + rules.players]]
    declared = fields(rules)
    for state in [*states, game.state]:
        for seat in rules.seats if not state.pending_deal else ():
            seen = observe(state, seat)
            assert [*seen] == [*declared]
            for name, field in declared.items():
                numbers = values(seen[name])
                assert nested(seen[name]) == field.shape, name
                assert len(numbers) == prod(field.shape), name
                assert 0 <= min(numbers) <= max(numbers) <= field.most, name


def test_players_observe_from_their_own_seat() -> None:
    game = Game.parse("K3 Oabc L3-14-34-41 E34 E3 E14 L5-6-7-8 A3g8e")
    state = game.state
    mine, theirs = observe(state, 1), observe(state, 0)
    assert mine["turn"] == [1, 4, 1]
    assert theirs["turn"] == [1, 4, 2]
    assert mine["line"] == [[3, 1], [14, 2], [34, 3], [0, 0]]
    assert mine["next"] == [[5, 0], [6, 0], [7, 0], [8, 0]]
    wheat = PLANES.index("wheat")
    own, other = mine["kingdoms"][0], theirs["kingdoms"][0]
    assert [own[plane][6][6] for plane in range(len(PLANES))].index(1) == PLANES.index("castle")
    assert sum(values(own[wheat : wheat + 7])) == 2
    assert sum(values(other[wheat : wheat + 7])) == 0
    assert mine["kingdoms"][0] == theirs["kingdoms"][1]


def test_refuses_to_observe_before_a_deal() -> None:
    with pytest.raises(ValueError, match="a pending deal cannot be observed"):
        observe(Game(Rules.parse("K2")).state, 0)
