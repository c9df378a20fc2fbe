"""Comparing choices by simulations on the same deals."""

from random import Random

from realmino import State
from realmino.pieces.actions import Claim, Place
from realmino.pieces.grid import Side, Square
from realmino.rules.dealing import is_certain
from tests.tables import played
from training.puzzle_simulation import (
    Choice,
    SimulatedAction,
    Simulator,
    is_far,
    is_sure,
    lead,
    ordered,
)


def choice(*values: list[float]) -> Choice:
    place = Place(1, Square("g8"), Side.NORTH)
    plans = [SimulatedAction(place) for _ in values]
    for plan, given in zip(plans, values, strict=True):
        plan.values = given
    return Choice((place,), plans)


def test_the_lead_is_the_least_over_all_scripts_and_choices() -> None:
    best = choice([10.0, 12.0], [9.0, 9.0])
    assert lead([best, choice([1.0, 1.0], [5.0, 7.0])]) == 3
    assert lead([best, choice([1.0, 1.0], [5.0, 7.0]), choice([0.0], [8.0])]) == 1


def test_a_lead_that_varies_too_much_is_not_sure() -> None:
    assert is_sure([choice([5.0, 6.0, 5.0]), choice([1.0, 1.0, 1.0])])
    assert not is_sure([choice([50.0, -30.0, 5.0]), choice([1.0, 1.0, 1.0])])


def test_a_choice_is_far_behind_only_with_every_script() -> None:
    best = choice([50.0, 51.0], [50.0, 51.0])
    assert is_far(best, choice([1.0, 1.0], [1.0, 1.0]), 3)
    assert not is_far(best, choice([1.0, 1.0], [49.0, 49.0]), 3)


def test_orders_choices_by_the_values_of_their_first_script() -> None:
    worse, better = choice([1.0], [9.0]), choice([2.0], [0.0])
    assert ordered([worse, better]) == [better, worse]


def placing(code: str) -> State:
    """A position with a domino to place and dominoes to claim after it."""
    return next(
        state
        for state in states_of(code)
        if state.round == 6 and isinstance(state.legal_actions()[0], Place)
    )


def states_of(code: str) -> list[State]:
    game = played(code, 5, bot="greedy")
    states = [game.at(number).state for number in range(game.number)]
    return [state for state in states if state.to_act is not None]


def test_the_same_seed_gives_the_same_values_for_each_plan() -> None:
    state = placing("K4")
    actions = state.legal_actions()[:2]
    together, alone = [SimulatedAction(action) for action in actions], SimulatedAction(actions[1])
    Simulator(state, "test").run(together, 3)
    Simulator(state, "test").run([alone], 3)
    assert alone.values == together[1].values
    assert len({*alone.values}) > 1


def test_follows_the_script_of_claims() -> None:
    state = placing("K4")
    simulator, action = Simulator(state, "test"), state.legal_actions()[0]
    free = [Claim(entry.domino) for entry in state.next if entry.king is None]
    script = tuple(reversed(free))
    plan = SimulatedAction(action, script)
    simulator.run([plan], 1)
    assert plan.claims == script
    assert simulator.claims_after(action) != script
    assert sorted(simulator.claims_after(action)) == free


def test_one_simulation_is_enough_if_nothing_is_hidden() -> None:
    certain = [state for state in states_of("K2") if is_certain(state.simulation(Random(0)))]
    plan = SimulatedAction(certain[0].legal_actions()[0])
    Simulator(certain[0], "test").run([plan], 9)
    assert len(plan.values) == 1
