"""The search for puzzles in games: equal choices are grouped, and proofs decide on puzzles."""

from random import Random

import pytest

from realmino import Game, Shuffled, State
from realmino.bots import is_solvable, solve
from realmino.pieces.actions import Construct, Tax
from realmino.pieces.kingdom import Kingdom
from tests.depth import deep
from training import puzzle_search
from training.puzzle_search import (
    FoundPuzzle,
    encode_number,
    find_puzzles,
    game_seed,
    group_choices,
    least_symmetric,
)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (9, "9"), (10, "A"), (61, "z"), (62, "_0"), (130, "__6")]
)
def test_writes_an_index_as_digits(number: int, text: str) -> None:
    assert encode_number(number) == text


@pytest.mark.parametrize(
    ("other", "is_same"),
    [("w1f/-C", True), ("C-/fw1", True), ("Cf/-w1", True), ("-w1/Cf", True), ("fw1/-C", False)],
)
def test_rotations_and_reflections_are_the_same(other: str, is_same: bool) -> None:
    first, second = Kingdom.parse("w1f/-C"), Kingdom.parse(other)
    assert (least_symmetric(first) == least_symmetric(second)) is is_same


def test_the_first_domino_has_few_choices_that_differ() -> None:
    game = Game.parse("K2 Oabab L1-14-34-41 E1 E14 E34 E41 L2-15-35-42")
    choices = group_choices(game.state)
    # Domino 1 has equal halves, so it points away from the castle or runs along it.
    assert sorted(map(len, choices)) == [4, 8]
    assert {action for actions in choices for action in actions} == {*game.state.legal_actions()}


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
    states = [state for state in court_states()[::3] if not is_solvable(state)]
    squares = 0
    for state in states:
        for choice in group_choices(state):
            first, *others = choice
            if isinstance(first, Construct):
                spots = [one.spot for one in others if isinstance(one, Construct)]
                assert spots == [first.spot] * len(others)
                squares += len(others)
            if isinstance(first, Tax):
                purses = {purse_after(state, action) for action in choice}
                assert len(purses) == 1
    assert squares


def purse_after(state: State, action: object) -> object:
    court = state.apply(action).court  # type: ignore[arg-type]
    assert court
    return court.purses[state.acting_kingdom]


@pytest.mark.parametrize(("code", "number"), [("K4", 1), ("K2hm", 0), ("Q4", 4)])
def test_the_solver_proves_the_puzzles_at_the_end_of_a_game(code: str, number: int) -> None:
    puzzles = find_puzzles(code, number, solved=True)
    assert puzzles
    for puzzle in puzzles:
        state = state_of(puzzle)
        behind = {one.action: (one.behind, one.spread) for one in solve(state)}
        for action, loss in zip(state.legal_actions(), puzzle.losses, strict=True):
            points, spread = behind[action]
            if loss:
                assert points - spread >= puzzle_search.SOLVED_GAP
                assert loss == round(points)
            else:
                assert points + spread <= puzzle_search.EQUAL
        assert puzzle.games == 0
        assert puzzle.lead == (min(each for each, _ in behind.values() if each > 1),) * 2


def state_of(puzzle: FoundPuzzle) -> State:
    game, dealer = Game(puzzle.code), Shuffled(game_seed(puzzle.code, puzzle.number))
    for action in puzzle.actions:
        game = game.deal(dealer)
        game = game.play(game.state.legal_actions()[action])
    return game.deal(dealer).state


@pytest.mark.parametrize(
    ("means", "right"),
    [
        ((0, 20, 14, 12), {1}),
        ((0, 20, 19.8, 12), {1, 2}),
        ((0, 20, 18, 12), None),
        ((20, 16, 14, 12), None),
    ],
    ids=["one", "two are equal", "one is neither equal nor worse", "the highest number is best"],
)
def test_games_prove_a_puzzle_if_every_choice_is_right_or_clearly_wrong(
    means: tuple[float, ...], right: set[int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uses games with known means; the first choice has the most immediate points."""
    state = Game.parse("K4 Oabcd L1-14-34-41").state
    actions = state.legal_actions()
    chance = Random(1)

    class FakeGames:
        def __init__(self, state: State, seed: str) -> None:
            pass

        def run(self, choice: puzzle_search.Choice, count: int) -> None:
            at = actions.index(choice.actions[0])
            while len(choice.values) < count:
                choice.values.append(means[at] + chance.gauss(0, 1))

    monkeypatch.setattr(puzzle_search, "Games", FakeGames)
    monkeypatch.setattr(puzzle_search, "scoring_most", lambda state: [actions[0]])
    liked = [(action, 2.0 * at) for at, action in enumerate(actions)]
    monkeypatch.setattr(puzzle_search, "_favourites", lambda state: liked)
    proof = puzzle_search.proof_by_games(state, [[action] for action in actions], "test")
    if right is None:
        assert proof is None
        return
    assert proof
    assert {actions.index(action) for action, loss in proof.losses.items() if not loss} == right
    low, high = proof.lead
    assert puzzle_search.GAP["K"] < low < high < 9
    assert 0 < proof.games <= puzzle_search.GAMES


def test_a_position_in_which_all_choices_turn_out_equal_is_not_a_puzzle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the first few games they seem to differ; in all games they don't."""
    state = Game.parse("K4 Oabcd L1-14-34-41").state
    actions = state.legal_actions()

    class FakeGames:
        def __init__(self, state: State, seed: str) -> None:
            self.gap = 20.0 if seed.endswith("few") else 0.1

        def run(self, choice: puzzle_search.Choice, count: int) -> None:
            choice.values[:] = [self.gap * actions.index(choice.actions[0])] * count

    monkeypatch.setattr(puzzle_search, "Games", FakeGames)
    monkeypatch.setattr(puzzle_search, "scoring_most", lambda state: [actions[0]])
    favourites = [(action, 2.0 * at) for at, action in enumerate(actions)]
    monkeypatch.setattr(puzzle_search, "_favourites", lambda state: favourites)
    groups = [[action] for action in actions]
    assert puzzle_search.proof_by_games(state, groups, "test") is None


@deep
def test_games_find_the_same_puzzles_again() -> None:
    found = find_puzzles("Q4", 1001, solved=False)
    assert found
    assert found == find_puzzles("Q4", 1001, solved=False)
    for puzzle in found:
        assert not is_solvable(state_of(puzzle))
        assert puzzle.lead[0] > 0
        assert not puzzle.greedy
