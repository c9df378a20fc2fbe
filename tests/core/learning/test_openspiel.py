"""Games for OpenSpiel, checked with its own simulations."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from realmino import Game, Illegal, Kingdom, Kings, Phase, Rules, State, Tiles
from realmino.learning.arrays import encoder
from realmino.learning.encoding import count, number_of
from realmino.learning.openspiel import RealminoState
from realmino.pieces.actions import Draw
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import rules_codes
from tests.depth import ordinary_first
from tests.tables import FEW_FIRST, whole_game

CHANCE = pyspiel.PlayerId.CHANCE
BEGUN = "K3 Oabc L3-14-34-41 E34 E3 E14 L5-6-7-8 A3g8e"
"""A game at b's first claim."""


def load(code: str) -> Any:
    """The OpenSpiel game with this rules code."""
    return pyspiel.load_game("realmino", {"rules": code})


def outcomes_of(draw: Draw) -> tuple[int, ...]:
    """The chance outcomes that draw the same pieces."""
    if isinstance(draw, Kings):
        return draw.seats
    if isinstance(draw, Tiles):
        return tuple(tile - 1 for tile in draw.tiles)
    return tuple((domino - 1) % 48 for domino in draw.dominoes)


def followed(game: Game) -> Any:
    """OpenSpiel's state after the same moves."""
    state = load(game.rules.code).new_initial_state()
    for played in game.history():
        move = played.move
        if not isinstance(move, Draw):
            state.apply_action(number_of(move, state.state_now))
            continue
        for outcome in outcomes_of(move):
            if state.state_now == played.before:
                state.apply_action(outcome)
    return state


@pytest.mark.parametrize("code", ordinary_first(rules_codes(), ["K2", "Q2"]))
def test_passes_the_random_simulations(code: str) -> None:
    pyspiel.random_sim_test(load(code), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("code", FEW_FIRST)
def test_a_game_of_the_library_can_be_played(code: str) -> None:
    """Its deals and actions lead to the same end, within the declared length."""
    game = whole_game(code, 6)
    state = followed(game)
    assert state.state_now == game.state
    assert state.is_terminal()
    players = [action.player for action in state.full_history()]
    chances = players.count(CHANCE)
    assert 0 < chances <= state.get_game().max_chance_nodes_in_history()
    assert 0 < len(players) - chances <= state.get_game().max_game_length()


@pytest.mark.parametrize(
    ("code", "kingdoms", "returns"),
    [
        ("K2", "Cwm3 Cf1w", [1, -1]),
        ("K2", "Cf1w Cf1w", [0, 0]),
        ("K3", "wwCf1w Cf1l ffCl1w", [0.5, -1, 0.5]),
        ("K4", "C C Cwm3 C", [-1, -1, 3, -1]),
        ("W6t", "C Cwm3 C", [-1, 2, -1, -1, 2, -1]),
    ],
)
def test_the_winners_share_the_stakes(code: str, kingdoms: str, returns: list[float]) -> None:
    rules = Rules.parse(code)
    lands = tuple(map(Kingdom.parse, kingdoms.split()))
    end = State.start(rules)._replace(phase=Phase.OVER, kingdoms=lands)
    game = load(code)
    assert RealminoState(game, end).returns() == returns
    assert (game.min_utility(), game.max_utility()) == (-1, rules.kingdoms - 1)
    assert game.new_initial_state().returns() == [0] * rules.players


def drawn(state: Any, *outcomes: int) -> list[tuple[str, Any]]:
    """The pieces that may be drawn after these outcomes, and their probabilities."""
    for outcome in outcomes:
        state.apply_action(outcome)
    return [
        (state.action_to_string(CHANCE, outcome), pytest.approx(probability))
        for outcome, probability in state.chance_outcomes()
    ]


def test_kings_are_drawn_one_by_one_until_the_order_is_certain() -> None:
    state = load("K2").new_initial_state()
    assert drawn(state) == [("Oa", 1 / 2), ("Ob", 1 / 2)]
    assert drawn(state, 1) == [("Oa", 2 / 3), ("Ob", 1 / 3)]
    assert str(state) == "K2 R0o a:C b:C Ob"
    drawn(state, 1)
    assert str(state) == "K2 R0l Obbaa a:C b:C"
    duel = load("Q2").new_initial_state()
    drawn(duel, 1)
    assert duel.state_now.order == (1, 0, 0, 1)


def test_tiles_are_drawn_in_order_and_dominoes_in_any() -> None:
    state = load("Q2").new_initial_state()
    assert drawn(state, 0) == [(f"T{tile}", 1 / 32) for tile in range(1, 33)]
    drawn(state, 4, 1, 2, 3, 0, 5)
    assert state.state_now.court.board == (5, 2, 3, 4, 1, 6)
    assert drawn(state) == [(f"L{domino}", 1 / 48) for domino in range(49, 97)]
    left = [domino for domino in range(49, 97) if domino not in (51, 96)]
    assert drawn(state, 47, 2) == [(f"L{domino}", 1 / 46) for domino in left]
    drawn(state, 1, 0)
    assert [entry.domino for entry in state.state_now.next] == [49, 50, 51, 96]


def test_the_last_line_of_a_box_has_no_chance_nodes() -> None:
    state = followed(whole_game("K4", 6))
    players = [action.player for action in state.full_history()]
    assert players.count(CHANCE) == 3 + 11 * 4
    assert load("K4").max_chance_outcomes() == 48


def test_an_observation_is_the_position_from_a_seat() -> None:
    state = followed(Game.parse(BEGUN))
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    rows = encoder(state.state_now.rules)
    assert [*seen.dict] == ["seat", *rows.parts, "deal", "drawn"]
    assert seen.dict["seat"].tolist() == [0, 1, 0]
    [row] = rows.observe([state.state_now.position()], [1])
    for name in rows.parts:
        assert np.array_equal(seen.dict[name], rows.part(row, name)), name
    assert not seen.dict["deal"].any()
    assert seen.tensor.tolist() == state.observation_tensor(1)
    assert state.observation_tensor(0) != state.observation_tensor(1)
    assert state.observation_string(1) == f"b: {state.state_now}"


def test_an_observation_of_a_deal_shows_what_has_been_drawn() -> None:
    state = load("K3").new_initial_state()
    seen = make_observation(state.get_game())
    state.apply_action(2)
    seen.set_from(state, 1)
    assert seen.dict["deal"].tolist() == [1, 0, 0]
    assert seen.dict["drawn"] * 48 == pytest.approx([3, 0, 0, 0])
    for action in (0, 33, 2):
        state.apply_action(action)
    seen.set_from(state, 1)
    assert seen.dict["deal"].tolist() == [0, 0, 1]
    assert seen.dict["drawn"] * 48 == pytest.approx([34, 3, 0, 0])
    assert not seen.dict["phase"].any()
    assert not seen.dict["player"].any()
    assert seen.dict["order"].argmax(1).tolist() == [1, 2, 0]
    assert seen.dict["unseen"].all()


def test_a_deal_during_the_game_leaves_the_rest_in_view() -> None:
    whole = whole_game("Q2", 6)
    number = next(
        played.number
        for played in reversed(whole.history())
        if isinstance(played.move, Tiles) and len(played.move.tiles) > 1
    )
    state = followed(whole.at(number))
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert seen.dict["deal"].tolist() == [0, 1, 0]
    assert seen.dict["line"].any()
    sheets = state.state_now.sheets()
    assert seen.dict["points"] * 100 == pytest.approx([sheet.total for sheet in sheets])


def test_an_information_state_recalls_all_actions() -> None:
    state = followed(Game.parse(BEGUN))
    game = state.get_game()
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    seen = make_observation(game, recall)
    seen.set_from(state, 0)
    numbers = state.history()
    actions = count(state.state_now.rules)
    past = seen.dict["history"] * (actions + 48)
    assert len(past) == game.max_history_length()
    assert past[: len(numbers)] == pytest.approx([
        action.action + 1 + (actions if action.player < 0 else 0)
        for action in state.full_history()
    ])  # fmt: skip
    assert not past[len(numbers) :].any()
    assert seen.tensor.tolist() == state.information_state_tensor(0)
    assert state.information_state_string(0) == f"a: {', '.join(map(str, numbers))}"


def test_an_observation_may_omit_public_information() -> None:
    game = load("K2")
    state = game.new_initial_state()
    seen = make_observation(
        game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    )
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == [0, 1]
    assert seen.string_from(state, 1) == "b"
    with pytest.raises(ValueError, match="has no parameters"):
        make_observation(game, params={"planes": 1})


def test_a_refused_action_changes_nothing() -> None:
    state = load("K2").new_initial_state()
    with pytest.raises(ValueError, match="7 is not an outcome of the deal that is due"):
        state.apply_action(7)
    for outcome in (0, 1, 0, 2, 13, 33, 40):
        state.apply_action(outcome)
    before = state.state_now
    with pytest.raises(ValueError, match="needs a domino to place, and there is none"):
        state.apply_action(3)
    with pytest.raises(Illegal):
        state.apply_action(685)
    assert state.state_now is before
    assert state.history() == [0, 1, 0, 2, 13, 33, 40]


def test_a_clone_goes_its_own_way() -> None:
    state = load("K2").new_initial_state()
    state.apply_action(0)
    other = state.clone()
    other.apply_action(0)
    assert (state.drawn, state.history()) == ((0,), [0])
    assert other.state_now.order == (0, 0, 1, 1)


def test_begins_at_a_position() -> None:
    game = load("K2")
    state = game.new_initial_state("K2 R0e Oabab N3-14-34-41")
    assert state.current_player() == 0
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "E3", "E14", "E34", "E41",
    ]  # fmt: skip
    with pytest.raises(ValueError, match="the position is of K4, not of K2"):
        game.new_initial_state("K4 R0e Oabcd N3-14-34-41")


def test_names_a_wrong_rules_code() -> None:
    with pytest.raises(NotationError, match="found '9', expected 2 to 4 players"):
        load("K9")
