"""The squire plays like a child: it overlooks what is turned or far, and likes large land."""

from collections.abc import Iterator
from random import Random

import pytest

from realmino import DOMINOES, Action, Burn, Claim, Construct, Place, State, Tax
from realmino.bots import choose
from realmino.bots.greedy import choose as choose_greedily
from realmino.bots.squire import choose as choose_at_sight
from realmino.pieces.grid import CASTLE, Side
from tests.tables import played


def states(code: str, kind: type[Action]) -> Iterator[State]:
    """Positions of three games of the greedy bot in which there are several actions of a kind."""
    for seed in range(3):
        game = played(code, seed, bot="greedy")
        for number in range(game.number):
            state = game.at(number).state
            if sum(isinstance(action, kind) for action in state.legal_actions()) > 1:
                yield state


def is_turned(place: Place) -> bool:
    return place.side is not Side.EAST


def is_far(place: Place) -> bool:
    column, row = place.square.column - CASTLE.column, place.square.row - CASTLE.row
    return max(abs(column), abs(row)) > 2


@pytest.mark.parametrize("is_hard", [is_turned, is_far])
def test_it_overlooks_what_is_turned_or_far(is_hard: object) -> None:
    """Less of what it places lies there than of what a knight places, in the same positions."""
    hard = {choose_at_sight: 0, choose_greedily: 0}
    for state in states("K2dhm", Place):
        for seed in range(4):
            for bot in hard:
                place = bot(state, Random(seed))
                assert isinstance(place, Place)
                hard[bot] += is_hard(place)  # type: ignore[operator]
    assert hard[choose_at_sight] < 0.9 * hard[choose_greedily]


def test_it_likes_a_domino_of_its_largest_land() -> None:
    """Of the dominoes that it may choose it prefers those of what it has most of."""
    liked = other = 0
    for state in states("K4", Claim):
        kingdom = state.kingdoms[state.acting_kingdom or 0]
        if not any(kingdom.lands):
            continue
        largest = max(range(6), key=lambda terrain: kingdom.lands[terrain].bit_count())
        claims = [action for action in state.legal_actions() if isinstance(action, Claim)]
        fitting = [claim for claim in claims if has(claim, largest)]
        if not fitting or len(fitting) == len(claims):
            continue
        for seed in range(4):
            claim = choose_at_sight(state, Random(seed))
            assert isinstance(claim, Claim)
            liked += has(claim, largest)
            other += not has(claim, largest)
    assert liked > other


def has(claim: Claim, terrain: int) -> bool:
    domino = DOMINOES[claim.domino]
    return terrain in (domino.first.terrain, domino.second.terrain)


def test_it_forgets_taxes_and_buildings_half_of_the_time_and_never_burns() -> None:
    asked = [*states("Q2", Tax), *states("Q2", Construct)]
    chosen = [choose(state, "squire", seed=seed) for seed, state in enumerate(asked * 4)]
    optional = [action for action in chosen if isinstance(action, Tax | Construct)]
    assert 0.35 < len(optional) / len(chosen) < 0.65
    assert not [action for action in chosen if isinstance(action, Burn)]
