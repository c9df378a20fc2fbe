"""The emperor's search: its candidates, its small steps, and when it stops."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from realmino import Action, Burn, Claim, Construct, Game, State, Tax
from realmino.bots import is_solvable, solve, think
from realmino.bots import search as module
from realmino.bots.candidates import find_candidates, rank_burns
from realmino.bots.court_ranking import RankedAction, rank_buildings, rank_taxes
from realmino.bots.evaluation import Evaluation, evaluation_for
from realmino.bots.lookahead import take_turn
from realmino.bots.search import (
    CERTAIN_CANDIDATES,
    SHORT,
    Candidate,
    Horizon,
    Search,
    SimulationResult,
)
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.rules import dragon
from realmino.rules.dealing import is_certain
from tests.tables import whole_game

COURTS = ("Q2", "Q4", "W3", "W8")


def choices(code: str, every: int = 1) -> Iterator[State]:
    """Yields positions of a game in which a player has a choice."""
    yield from choices_of(whole_game(code, 3))[::every]


def choices_of(game: Game) -> list[State]:
    states = [game.at(number).state for number in range(game.number)]
    return [state for state in states if len(state.legal_actions()) > 1]


def certain(states: Iterable[State]) -> list[State]:
    """Returns the states in which nothing is hidden."""
    return [state for state in states if is_certain(state.simulation(Random(0)))]


def searching(state: State, candidates: int = 4, certain: int = 0) -> Search:
    return Search(
        state, evaluation_for(state.rules), Random(1), candidates, SHORT, certain_candidates=certain
    )


# Hidden information


@pytest.mark.parametrize("code", ["K2", "K2d", "K4", "Q4", "W3"])
def test_shuffles_do_not_affect_play_if_nothing_is_hidden(code: str) -> None:
    sure = certain(choices(code))
    assert len(sure) > 2
    for state in sure[:: len(sure) // 3]:
        assert len({played_out(state, seed) for seed in range(4)}) == 1
    last = sure[0].round
    hidden = [state for state in choices(code) if state.round < last - 1][-9::4]
    for state in hidden:
        assert len({played_out(state, seed) for seed in range(4)}) > 1


@pytest.mark.parametrize(("code", "lines"), [("K2", 0), ("K3", 1), ("K2d", 1), ("K4", 1)])
def test_the_last_line_is_known_if_the_box_runs_out(code: str, lines: int) -> None:
    """K2 leaves half of the dominoes in the box, so its last line stays hidden too."""
    known = {state.lines_to_come for state in certain(choices(code))}
    assert max(known) == lines


def played_out(state: State, seed: int) -> tuple[str, ...]:
    """Returns everything that a game reveals from now on if all players follow the policy."""
    position, evaluation = state.simulation(Random(seed)), evaluation_for(state.rules)
    seen = []
    while not position.is_over:
        take_turn(position, evaluation)
        seen.append(f"{position.free} {position.board} {position.claims}")
    return tuple(seen)


def test_one_simulation_is_enough_if_nothing_is_hidden() -> None:
    """More would give the same values. A search that starts earlier needs more simulations."""
    *_, early, late = choices("K4", every=8)
    search = searching(late, certain=CERTAIN_CANDIDATES)
    assert search.is_certain
    search.simulate()
    values = [candidate.value for candidate in search.candidates]
    while not search.is_finished:
        search.step()
    assert [candidate.value for candidate in search.candidates] == values
    first = next(choices("K4"))
    search = searching(first)
    search.simulate()
    assert not search.is_certain
    assert not search.is_finished
    assert early != late


@pytest.mark.parametrize("code", ["K2", "K4hm", "Q3"])
def test_solvable_positions_need_no_simulation(code: str) -> None:
    states = [state for state in choices(code, every=1) if is_solvable(state)]
    assert states
    for state in states[::3]:
        [thought] = think(state, "emperor")
        assert (thought.simulations, thought.share) == (0, 1.0)
        best = {one.action for one in solve(state) if not one.behind}
        assert thought.action in best or len(state.kingdoms) > 2


def test_tries_more_actions_if_nothing_is_hidden() -> None:
    counts = [
        (
            len(searching(state, 2).candidates),
            len(searching(state, 2, CERTAIN_CANDIDATES).candidates),
        )
        for state in certain(choices("K2d", every=3))
    ]
    assert all(few <= 2 <= many for few, many in counts)
    assert max(many for _, many in counts) > 4


# At court


@pytest.mark.parametrize("code", COURTS)
def test_tries_the_best_action_of_each_kind_at_court(code: str) -> None:
    seen = dict.fromkeys((Tax, Construct, Burn), 0)
    for state in choices(code, every=2):
        if state.phase not in OPTIONAL:
            continue
        position, evaluation = state.simulation(Random(0)), evaluation_for(state.rules)
        tried = [option.action for option in find_candidates(position, evaluation, 6)]
        assert len(tried) == len({*tried}) <= 8
        assert {*tried} <= {*state.legal_actions()}
        assert any(isinstance(action, Claim) for action in tried) == bool(position.free)
        for kind, rank in ((Tax, rank_taxes), (Construct, rank_buildings), (Burn, rank_burns)):
            best = rank(position, evaluation)
            if best:
                assert best[0].action in tried
                seen[kind] += 1
    assert min(seen.values()) > 0


def test_the_first_candidate_is_the_choice_of_the_policy() -> None:
    """No comparable candidate has a higher estimate."""
    for state in choices("Q2", every=2):
        position, evaluation = state.simulation(Random(0)), evaluation_for(state.rules)
        options = find_candidates(position, evaluation, 6)
        assert options[0].worth == max(option.worth for option in options) or any(
            isinstance(option.action, Construct | Burn) for option in options[1:]
        )


@pytest.mark.parametrize("code", COURTS)
def test_the_dragon_burns_the_building_a_rival_needs_most(code: str) -> None:
    """Buildings are ranked by the best rival's gain minus the player's own, not by price."""
    seen = 0
    for state in choices(code, every=3):
        position, evaluation = state.simulation(Random(0)), evaluation_for(state.rules)
        if state.phase not in OPTIONAL or not dragon.burnable(position):
            continue
        burns = rank_burns(position, evaluation)
        assert [burn.action for burn in burns] != []
        own = gains(position, position.kingdom)
        rivals = [gains(position, k) for k in range(state.rules.kingdoms) if k != position.kingdom]
        worths = {
            spot: max(rival.get(spot, 0.0) for rival in rivals) - own.get(spot, 0.0)
            for spot in dragon.burnable(position)
        }
        best = burns[0].action
        assert isinstance(best, Burn)
        assert worths[best.spot] == max(worths.values())
        assert [burn.worth for burn in burns] == sorted(worths.values(), reverse=True)
        seen += max(worths.values()) > 0
    assert seen > 0


def gains(position: Position, kingdom: int) -> dict[int, float]:
    """Returns what each building would gain if it were the kingdom's turn to construct."""
    later = position.copy()
    later.kingdom, later.phase = kingdom, Phase.BUILD
    found: dict[int, float] = {}
    for worth, action in rank_buildings(later, evaluation_for(position.rules)):
        assert isinstance(action, Construct)
        found[action.spot] = max(found.get(action.spot, 0.0), worth)
    return found


# Time


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of places compared in every turn of a simulation, appended as it runs."""
    widths: list[int] = []

    def counted(position: Position, evaluation: Evaluation, width: int) -> list[Action]:
        widths.append(width)
        return take_turn(position, evaluation, width)

    monkeypatch.setattr(module, "take_turn", counted)
    return widths


@pytest.mark.parametrize("code", ["K2dhm", "K4", "Q2", "W8"])
def test_a_step_is_one_turn_in_every_game(code: str, compared: list[int]) -> None:
    """So every slice lasts only milliseconds, and the first answer comes early."""
    for state in (next(choices(code)), certain(choices(code))[0]):
        turns: list[int] = []
        search = searching(state)
        while search.simulations < 2:
            before = len(compared)
            search.step()
            turns.append(len(compared) - before)
        assert max(turns) == 1
        assert len(turns) > 8


@pytest.mark.parametrize(("code", "places"), [("K2dhm", {6, 2}), ("K4", {1}), ("Q2", {1})])
def test_simulations_compare_places_only_for_two_players_without_a_court(
    code: str, places: set[int], compared: list[int]
) -> None:
    """Most comparisons are in the rest of the round, which is computed once per candidate."""
    search = searching(next(choices(code)))
    search.simulate()
    first = len(compared)
    search.simulate()
    assert {*compared} == places
    assert {*compared[first:]} == {min(places)}


def test_stepping_through_a_simulation_gives_the_same_result_as_running_it() -> None:
    state = next(choices("Q4", every=30))
    whole, stepped = searching(state), searching(state)
    whole.simulate()
    while not stepped.simulations:
        assert stepped.best is stepped.candidates[0]
        assert not any(candidate.values for candidate in stepped.candidates)
        stepped.step()
    assert [one.values for one in stepped.candidates] == [one.values for one in whole.candidates]


@pytest.mark.parametrize("code", ["K2dhm", "K4", "Q2", "W3", "W6t"])
def test_finds_the_rest_of_a_round_once(code: str) -> None:
    """Nothing is revealed during it, even at court, so it is the same for every deal."""
    seen = 0
    for state in choices(code, every=37):
        search, forgetful = searching(state, 6), searching(state, 6)
        for _ in range(2):
            search.simulate()
            forgetful.simulate()
            for candidate in forgetful.candidates:
                candidate.replies = None
        expected = [candidate.values for candidate in forgetful.candidates]
        assert [candidate.values for candidate in search.candidates] == expected
        seen += any(candidate.replies for candidate in search.candidates)
    assert seen > 0


# Horizon


def test_only_the_rest_of_the_round_is_known() -> None:
    """A simulation of one round is the same for every deal; one of two rounds is not."""
    for state in choices("K2", every=9):
        for rounds, alike in ((1, True), (2, False)):
            if state.round + rounds > state.rules.rounds:
                continue
            search = horizon_search(state, Horizon(rounds))
            for _ in range(3):
                search.simulate()
            values = [{*candidate.values} for candidate in search.candidates]
            assert all(len(each) == 1 for each in values) == alike


def test_every_round_counts_less_than_the_previous_one() -> None:
    """Changes in rounds 2, 3 and 4 count in full, by half and by a quarter respectively."""
    state = next(choices("K4", every=3))
    ends = [values(horizon_search(state, Horizon(rounds))) for rounds in (1, 2, 3, 4)]
    faded = values(horizon_search(state, Horizon(4, 0.5)))
    for first, second, third, fourth, value in zip(*ends, faded, strict=True):
        expected = second + (third - second) / 2 + (fourth - third) / 4
        assert value == pytest.approx(expected)
        assert first != second
    assert faded != ends[-1]


def horizon_search(state: State, horizon: Horizon) -> Search:
    return Search(state, evaluation_for(state.rules), Random(1), 4, horizon, drops=False)


def values(search: Search) -> list[float]:
    search.simulate()
    return [candidate.value for candidate in search.candidates]


# When to stop


def add_results(search: Search, number: int, *values: float) -> Candidate:
    candidate = search.candidates[number]
    for value in values:
        candidate.add(SimulationResult(value, 0.0, 0.5), value)
    return candidate


@pytest.mark.parametrize("code", ["K4", "Q2", "K2"])
def test_the_estimate_counts_as_much_as_a_few_simulations(code: str) -> None:
    """Many lucky deals outweigh it; a few don't."""
    enough = 2
    search = searching(next(choices(code)), 2)
    ahead, behind = search.candidates
    ahead.prior, behind.prior = 50.0, 48.0
    search.simulations = enough - 1
    add_results(search, 0, *[50.0] * (enough - 1))
    add_results(search, 1, *[60.0] * (enough - 1))
    assert search.best is ahead
    search.simulations = enough
    add_results(search, 0, 50.0)
    add_results(search, 1, 60.0)
    assert search.best is behind


def test_after_few_simulations_the_value_is_pulled_towards_the_estimate() -> None:
    """The mean of eight simulations and the estimate, shifted to their level, count equally."""
    search = searching(next(choices("K4")), 2)
    ahead, behind = search.candidates
    ahead.prior, behind.prior = 50.0, 48.0
    add_results(search, 0, *[60.0] * 8)
    add_results(search, 1, *[40.0] * 8)
    assert search.estimate(ahead) == pytest.approx((60 + 51) / 2)
    assert search.estimate(behind) == pytest.approx((40 + 49) / 2)
    search.is_certain = True
    assert search.estimate(ahead) == 60
    assert search.estimate(behind) == 40


def test_drops_an_option_that_always_equals_another() -> None:
    search = searching(next(choices("K4")), 3)
    add_results(search, 0, 40.0, 50.0, 60.0)
    add_results(search, 1, 40.0, 50.0, 60.0)
    add_results(search, 2, 50.0, 50.0, 50.0)
    search.simulations = 3
    best = search.best
    search.drop()
    assert best in search.live
    assert len(search.live) == 2
    assert search.candidates[2] in search.live


def test_an_included_option_starts_with_the_lowest_estimate() -> None:
    state = next(state for state in choices("K2") if len(state.legal_actions()) > 5)
    search = searching(state, 2)
    known = [candidate.action for candidate in search.candidates]
    other = next(action for action in state.legal_actions() if action not in known)
    added = search.include(other)
    assert added.prior == min(candidate.prior for candidate in search.candidates[:-1])
    assert search.include(known[0]) is search.candidates[0]
    assert RankedAction(added.prior, other) == (added.prior, other)
