"""The lookahead uses what the lines show: dominoes to add, and the order of claims."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from realmino import Claim, State
from realmino.bots import choose, lookahead
from realmino.bots.court_ranking import RankedAction
from realmino.bots.evaluation import NOWHERE, Evaluation, evaluation_for, to_come
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules.fast_totals import total
from tests.tables import whole_game
from training import policy

CODES = ("K2", "K4", "Q3", "W6t")


def states(code: str) -> Iterator[State]:
    game = whole_game(code, 3)
    yield from (game.at(number).state for number in range(game.number))


def moments(code: str, phase: Phase) -> Iterator[tuple[Position, Evaluation]]:
    """Yields playable positions of a game in that phase."""
    for state in states(code):
        if state.phase is phase:
            yield state.simulation(Random(2)), evaluation_for(state.rules)


def worths_of(options: Sequence[RankedAction]) -> dict[int, float]:
    """Returns the worth of each claim, by its domino."""
    return {action.domino: worth for worth, action in options if isinstance(action, Claim)}


def to_claim(position: Position) -> list[int]:
    """Returns the seats whose turns are left in this round."""
    return [seat for _, seat in position.line[position.turn :]]


@pytest.mark.parametrize("code", CODES)
def test_ranks_legal_actions_and_keeps_the_position(code: str) -> None:
    some = [state for state in states(code) if len(state.legal_actions()) > 1][::5]
    for state in some:
        position = state.simulation(Random(2))
        before = position.snapshot()
        ranked = lookahead.rank_actions(position, evaluation_for(state.rules))
        assert position.snapshot() == before
        assert {option.action for option in ranked} <= {*state.legal_actions()}
        worths = [option.worth for option in ranked]
        assert worths == sorted(worths, reverse=True)


def test_the_order_of_two_last_claims_of_one_player_does_not_matter() -> None:
    """One domino is worth more by itself, but the player adds both anyway."""
    seen = 0
    for position, evaluation in moments("K2", Phase.CLAIM):
        if len(position.free) == 2 and len({*to_claim(position)}) == 1:
            one, other = lookahead.rank_claims(position, evaluation)
            assert one.worth == pytest.approx(other.worth)
            best, worse = policy.rank_claims(position, evaluation)
            seen += best.worth > worse.worth + 1
    assert seen > 0


def test_a_claim_is_worth_its_gain_after_earlier_claims() -> None:
    """Checked for a line's last domino, once the kingdom's other claims have their best places."""
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
        worth = evaluation.best_worth(land, None, last, left - 1) + evaluation.order(rank, left - 1)
        assert worths_of(lookahead.rank_claims(position, evaluation)) == {
            last: pytest.approx(worth)
        }
        beside += bool(waiting)
    assert beside > 0


def test_leaves_a_rival_the_less_useful_of_two_dominoes() -> None:
    """The domino that fits a kingdom best is not always the one to claim."""
    changed = 0
    for position, evaluation in moments("K2d", Phase.CLAIM):
        if len(position.free) == 2 and len({*to_claim(position)}) == 2:
            alone = worths_of(policy.rank_claims(position, evaluation))
            aware = worths_of(lookahead.rank_claims(position, evaluation))
            one, other = position.free
            changed += (alone[one] > alone[other]) != (aware[one] > aware[other])
    assert changed > 0


@pytest.mark.parametrize("code", ["K3", "K4"])
def test_everything_is_known_in_the_last_round(code: str) -> None:
    """Every player adds one domino, and the expected points are the final points."""
    last = [each for each in moments(code, Phase.ADD) if each[0].round == each[0].rules.rounds]
    position, evaluation = last[0]
    assert position.turn == 0
    expected = lookahead.prospects(position, evaluation)
    while not position.is_over:
        lookahead.take_turn(position, evaluation)
    reached = [total(position, kingdom) for kingdom in range(position.rules.kingdoms)]
    assert expected == reached == lookahead.prospects(position, evaluation)


def test_compares_places_by_their_consequences() -> None:
    changed = count = 0
    for position, evaluation in moments("K2", Phase.ADD):
        [best] = lookahead.rank_actions(position, evaluation, 1)
        several = lookahead.rank_actions(position, evaluation)
        assert [best.action] == [one.action for one in policy.rank_actions(position, evaluation, 1)]
        assert 1 <= len(several) <= lookahead.WIDTH
        changed += several[0].action != best.action
        count += 1
    assert 0 < changed < count


@pytest.mark.parametrize(("code", "width"), [("K2", 1), ("Q2", lookahead.WIDTH)])
def test_a_duke_takes_the_top_rank_and_compares_more_places_at_court(code: str, width: int) -> None:
    for state in [*states(code)][::7]:
        if state.to_act is not None:
            ranked = lookahead.rank_actions(
                state.simulation(Random(2)), evaluation_for(state.rules), width
            )
            assert choose(state, "duke") == ranked[0].action
