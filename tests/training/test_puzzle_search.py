"""Searching games for puzzles: what counts as the same choice, and what makes a puzzle."""

from functools import cache

import pytest

from realmino import Game, Shuffled, State
from realmino.pieces.actions import Construct, Tax
from realmino.pieces.kingdom import Kingdom
from tests.tables import played
from training import puzzle_search
from training.puzzle_search import (
    FoundPuzzle,
    Judgement,
    choices_of,
    digits,
    judgement_of,
    least_symmetric,
    puzzles_of,
    rating_of,
    refined,
    seed_of,
)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (9, "9"), (10, "A"), (61, "z"), (62, "_0"), (130, "__6")]
)
def test_writes_an_index_as_digits(number: int, text: str) -> None:
    assert digits(number) == text


def test_a_puzzle_is_one_short_line() -> None:
    puzzle = FoundPuzzle("K4hm", 7, 1460, (0, 62, 5), (0, 3, 99))
    assert str(puzzle) == "K4hm 7 1460 0_05 03z"


@pytest.mark.parametrize(
    ("other", "is_same"),
    [("w1f/-C", True), ("C-/fw1", True), ("Cf/-w1", True), ("-w1/Cf", True), ("fw1/-C", False)],
)
def test_rotations_and_reflections_are_the_same(other: str, is_same: bool) -> None:
    first, second = Kingdom.parse("w1f/-C"), Kingdom.parse(other)
    assert (least_symmetric(first) == least_symmetric(second)) is is_same


def test_the_first_domino_has_few_choices_that_differ() -> None:
    game = Game.parse("K2 Oabab L1-14-34-41 E1 E14 E34 E41 L2-15-35-42")
    choices = choices_of(game.state)
    # The halves of domino 1 are equal: away from the castle or along it.
    assert sorted(len(choice.actions) for choice in choices) == [4, 8]
    assert {action for choice in choices for action in choice.actions} == {
        *game.state.legal_actions()
    }


def court_states() -> list[State]:
    game, dealer = Game("Q2"), Shuffled("puzzles")
    states = []
    while not (game := game.deal(dealer)).is_over:
        states.append(game.state)
        actions = game.state.legal_actions()
        paying = [action for action in actions if isinstance(action, Tax)]
        game = game.play(paying[-1] if paying else actions[0])
    return states


def test_at_court_a_building_is_one_choice_and_so_are_equal_taxes() -> None:
    states = court_states()[::3]
    squares = 0
    for state in states:
        for choice in choices_of(state):
            first, *others = choice.actions
            if isinstance(first, Construct):
                spots = [one.spot for one in others if isinstance(one, Construct)]
                assert spots == [first.spot] * len(others)
                squares += len(others)
            if isinstance(first, Tax):
                purses = {purse_after(state, action) for action in choice.actions}
                assert len(purses) == 1
    assert squares


def purse_after(state: State, action: object) -> object:
    court = state.apply(action).court  # type: ignore[arg-type]
    assert court
    return court.purses[state.acting_kingdom]


@cache
def late_states(code: str) -> list[State]:
    """The positions at the end of some greedy games, where little is hidden any more."""
    games = [played(code, seed, bot="greedy") for seed in range(3)]
    states = [game.at(number).state for game in games for number in range(game.number)]
    return [
        state
        for state in states
        if state.to_act is not None
        and state.round >= state.rules.rounds - 1
        and len(state.legal_actions()) > 1
    ]


def test_a_late_puzzle_has_one_best_choice_that_is_far_ahead() -> None:
    found = 0
    for state in late_states("K4"):
        judgement = judgement_of(state, "test")
        if judgement is None:
            continue
        losses = judgement.losses
        found += 1
        assert {*losses} == {*state.legal_actions()}
        best = {action for action, loss in losses.items() if not loss}
        assert best in [{*choice.actions} for choice in choices_of(state)]
        assert min(loss for loss in losses.values() if loss) >= puzzle_search.GAP["K"]
        assert judgement_of(state, "test") == judgement
    assert found


def test_no_position_is_a_puzzle_if_the_gap_is_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_search, "GAP", {"K": 1000.0})
    assert not any(judgement_of(state, "test") for state in late_states("K4"))


def test_a_puzzle_that_all_bots_solve_is_trivial() -> None:
    state = late_states("K2")[-1]
    assert rating_of(state, {*state.legal_actions()}, "test") is None


def test_the_rating_says_how_many_bots_solve_it() -> None:
    state = late_states("K2")[-1]
    nothing = rating_of(state, set(), "test")
    assert nothing
    assert nothing > 1900
    everything = rating_of(state, {*state.legal_actions()}, "test", has_many=True)
    assert everything
    assert everything < 1100


def test_more_choices_and_a_smaller_gap_make_a_puzzle_harder() -> None:
    usual = refined(1300, [0, 6, 7, 8, 9, 9])
    assert usual == 1300
    assert refined(1300, [0, 6, 7]) < usual < refined(1300, [0, 6, 7, 8, 9, 9, 9, 9])
    assert refined(1300, [0, 9, 9, 9, 9, 9]) < usual < refined(1300, [0, 3, 9, 9, 9, 9])


def test_the_puzzles_of_a_game_lead_to_their_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a search that calls every third choice a puzzle, to save time."""
    calls: list[State] = []

    def judge(state: State, seed: str) -> Judgement | None:
        calls.append(state)
        found = {action: at for at, action in enumerate(state.legal_actions())}
        is_puzzle = len(found) > 1 and len(calls) % 3 == 0
        return Judgement(1500, found) if is_puzzle else None

    monkeypatch.setattr(puzzle_search, "judgement_of", judge)
    puzzles = puzzles_of("K3", 4)
    assert puzzles
    shown = [state for at, state in enumerate(calls, 1) if at % 3 == 0]
    for puzzle in puzzles:
        game, dealer = Game("K3"), Shuffled(seed_of("K3", 4))
        for action in puzzle.actions:
            game = game.deal(dealer)
            game = game.play(game.state.legal_actions()[action])
        state = game.deal(dealer).state
        assert state in shown
        assert puzzle.losses == tuple(range(len(state.legal_actions())))
        assert state.round >= 0.15 * state.rules.rounds
