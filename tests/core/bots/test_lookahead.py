"""What is known of the lines: dominoes that wait to be added, and who will claim after whom."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from realmino import Claim, State
from realmino.bots import choose, lookahead
from realmino.bots.court import RankedAction
from realmino.bots.evaluation import NOWHERE, Evaluation, to_come
from realmino.bots.weights import evaluation_of
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules.totals import total
from tests.tables import whole_game
from training import policy

CODES = ("K2", "K4", "Q3", "W6t")


def states(code: str) -> Iterator[State]:
    game = whole_game(code, 3)
    yield from (game.at(number).state for number in range(game.number))


def moments(code: str, phase: Phase) -> Iterator[tuple[Position, Evaluation]]:
    """Positions of a game in that phase, to be played on."""
    for state in states(code):
        if state.phase is phase:
            yield state.simulation(Random(2)), evaluation_of(state.rules)


def worths_of(options: Sequence[RankedAction]) -> dict[int, float]:
    """By domino what its claim is worth."""
    return {action.domino: worth for worth, action in options if isinstance(action, Claim)}


def to_claim(position: Position) -> list[int]:
    """Whose turns are left in this round."""
    return [seat for _, seat in position.line[position.turn :]]


@pytest.mark.parametrize("code", CODES)
def test_what_it_ranks_is_legal_and_the_position_stays_as_it_is(code: str) -> None:
    some = [state for state in states(code) if len(state.legal_actions()) > 1][::5]
    for state in some:
        position = state.simulation(Random(2))
        before = position.snapshot()
        ranked = lookahead.ranked(position, evaluation_of(state.rules))
        assert position.snapshot() == before
        assert {option.action for option in ranked} <= {*state.legal_actions()}
        worths = [option.worth for option in ranked]
        assert worths == sorted(worths, reverse=True)


def test_who_claims_twice_and_last_takes_both_in_whatever_order() -> None:
    """By itself one of the two promises more, but both will be added anyway."""
    seen = 0
    for position, evaluation in moments("K2", Phase.CLAIM):
        if len(position.free) == 2 and len({*to_claim(position)}) == 1:
            one, other = lookahead.rank_claims(position, evaluation)
            assert one.worth == pytest.approx(other.worth)
            best, worse = policy.rank_claims(position, evaluation)
            seen += best.worth > worse.worth + 1
    assert seen > 0


def test_a_claim_is_worth_what_it_brings_beside_all_that_is_claimed_already() -> None:
    """The last domino of a line, when the kingdom's others are on their best places."""
    beside = 0
    for position, evaluation in moments("K2", Phase.CLAIM):
        if len(position.free) != 1:
            continue
        [last], seat, kingdom = position.free, position.seat, position.kingdom
        land, left = position.kingdoms[kingdom].copy(), to_come(position, kingdom)
        waiting = [domino for domino, owner in sorted(position.claims) if owner == seat]
        for domino in waiting:
            left -= 1
            _, square, side = evaluation.best_place(land, None, domino, left)
            if square != NOWHERE:
                land.place(domino, square, side)
        rank = sorted([last, *dict(position.claims)]).index(last)
        worth = evaluation.hope(land, None, last, left - 1) + evaluation.order(rank, left - 1)
        assert worths_of(lookahead.rank_claims(position, evaluation)) == {
            last: pytest.approx(worth)
        }
        beside += bool(waiting)
    assert beside > 0


def test_of_two_dominoes_it_leaves_the_rival_the_one_that_helps_him_less() -> None:
    """What suits a kingdom best by itself is not always what it should claim."""
    changed = 0
    for position, evaluation in moments("K2d", Phase.CLAIM):
        if len(position.free) == 2 and len({*to_claim(position)}) == 2:
            alone = worths_of(policy.rank_claims(position, evaluation))
            aware = worths_of(lookahead.rank_claims(position, evaluation))
            one, other = position.free
            changed += (alone[one] > alone[other]) != (aware[one] > aware[other])
    assert changed > 0


@pytest.mark.parametrize("code", ["K3", "K4"])
def test_in_the_last_round_all_is_known(code: str) -> None:
    """Everybody has one domino to add, and what is expected then is what they have in the end."""
    last = [each for each in moments(code, Phase.ADD) if each[0].round == each[0].rules.rounds]
    position, evaluation = last[0]
    assert position.turn == 0
    expected = lookahead.prospects(position, evaluation)
    while not position.is_over:
        lookahead.take_turn(position, evaluation)
    reached = [total(position, kingdom) for kingdom in range(position.rules.kingdoms)]
    assert expected == reached == lookahead.prospects(position, evaluation)


def test_places_are_compared_by_what_follows_or_the_best_is_taken_at_once() -> None:
    changed = count = 0
    for position, evaluation in moments("K2", Phase.ADD):
        [best] = lookahead.ranked(position, evaluation, 1)
        several = lookahead.ranked(position, evaluation)
        assert [best.action] == [one.action for one in policy.ranked(position, evaluation, 1)]
        assert 1 <= len(several) <= lookahead.WIDTH
        changed += several[0].action != best.action
        count += 1
    assert 0 < changed < count


@pytest.mark.parametrize(("code", "width"), [("K2", 1), ("Q2", lookahead.WIDTH)])
def test_a_duke_takes_what_is_first_and_looks_at_more_places_at_court(
    code: str, width: int
) -> None:
    for state in [*states(code)][::7]:
        if state.to_act is not None:
            ranked = lookahead.ranked(
                state.simulation(Random(2)), evaluation_of(state.rules), width
            )
            assert choose(state, "duke") == ranked[0].action
