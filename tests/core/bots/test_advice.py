"""Advice: ranked options with what they may be expected to bring, and in a word why."""

from collections.abc import Sequence
from itertools import islice
from statistics import fmean

import pytest

from realmino import (
    Action,
    Burn,
    Claim,
    Construct,
    Game,
    Illegal,
    Phase,
    Place,
    Rules,
    State,
    Tax,
)
from realmino.bots import Advice, advice, advise
from realmino.bots.advice import Pondering, Why, forecast
from tests.depth import deep
from tests.tables import first, played

KINDS = {
    Why.POINTS: (Place,),
    Why.GROWTH: (Place, Claim),
    Why.ORDER: (Claim,),
    Why.COINS: (Tax,),
    Why.BUILDING: (Construct,),
    Why.RIVAL: (Claim, Burn),
}


def moments(code: str, every: int = 5) -> list[State]:
    """Positions of a game of the greedy bot in which somebody has a choice."""
    game = played(code, 3, bot="greedy")
    states = [game.at(number).state for number in range(game.number)]
    return [state for state in states if len(state.legal_actions()) > 1][::every]


@pytest.mark.parametrize(
    ("code", "every"), [("K2dhm", 9), ("K4", 9), ("Q3", 9), ("W6t", 18), deep(("W6t", 9))]
)
def test_advice_ranks_what_is_legal(code: str, every: int) -> None:
    reasons = set()
    for state in moments(code, every):
        ranked = advise(state, simulations=2, seed=1)
        assert 2 <= len(ranked) <= 8
        assert len({item.action for item in ranked}) == len(ranked)
        legal = state.legal_actions()
        for item in ranked:
            assert item.action in legal
            assert 0 <= item.chance <= 1
            assert item.simulations == 2
            assert item.error >= 0
            reasons.add(item.why)
            assert isinstance(item.action, KINDS.get(item.why, object))
    assert len(reasons) >= 4
    assert Why.ONLY not in reasons


def test_between_two_the_best_margin_comes_first() -> None:
    for state in [*moments("Q2", every=40), *moments("K2", every=6)]:
        margins = [item.margin for item in advise(state, simulations=3)]
        assert margins == sorted(margins, reverse=True)


def test_in_the_last_turn_advice_is_the_score_itself() -> None:
    """Nothing is left to chance: points, margin and victory are those of the game played out."""
    game = played("K2", 5, bot="greedy")
    last = max(number for number in range(game.number) if chooses(game.at(number).state))
    state = game.at(last).state
    for item in advise(state, simulations=2):
        end = state.apply(item.action)
        while not end.is_over:
            end = end.apply(end.legal_actions()[0])
        own, other = (sheet.total for sheet in end.sheets())
        if state.acting_kingdom:
            own, other = other, own
        assert (item.points, item.margin, item.error) == (own, own - other, 0)
        winners = end.result().winners
        assert item.chance == (state.acting_kingdom in winners) / len(winners)


def chooses(state: State) -> bool:
    return state.phase is Phase.ADD and len(state.legal_actions()) > 1


@pytest.mark.parametrize("code", ["K3hm", "Q2", "Q3"])
def test_thinking_players_are_expected_to_gain_more_than_simulations_do(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = moments(code)[3]
    best, expected = advise(state, simulations=3)[0], next(forecast(state))
    monkeypatch.setattr(advice, "_skill", lambda position: 1.0)
    [simulated] = [one for one in advise(state, simulations=3) if one.action == best.action]
    now = [sheet.total for sheet in state.sheets()]
    own = state.acting_kingdom
    assert own is not None
    gains = [(best.points - now[own], simulated.points - now[own])]
    gains += [(a - c, b - c) for a, b, c in zip(expected, next(forecast(state)), now, strict=True)]
    assert all(1.0 < thinking / policy < 1.1 for thinking, policy in gains)


def test_where_nothing_is_hidden_advice_is_soon_sure() -> None:
    """After two simulations of the one deal that there is."""
    game = played("K2", 5, bot="greedy")
    last = max(number for number in range(game.number) if chooses(game.at(number).state))
    pondering = Pondering(game.at(last).state)
    while not pondering.is_finished:
        pondering.step()
    ranked = pondering.advice()
    assert {item.simulations for item in ranked} == {2}
    assert {(item.error, item.doubt) for item in ranked} == {(0, 0)}


def test_of_places_that_only_differ_in_points_the_dearest_is_for_the_points() -> None:
    game = played("K2", 5, bot="greedy")
    last = max(number for number in range(game.number) if chooses(game.at(number).state))
    best = advise(game.at(last).state, simulations=1)[0]
    assert best.why is Why.POINTS


def test_a_small_number_is_advised_for_its_order() -> None:
    """Two equal dominoes of wheat: only the order of the next round is between them."""
    state = State.parse(str(first(played("K4", 1), opening).state))
    free = [domino for domino, king in state.next if king is None]
    reason_of = {item.action: item.why for item in advise(state, simulations=1)}
    assert {action.domino for action in reason_of if isinstance(action, Claim)} == {*free}
    assert Why.ORDER in reason_of.values()


def opening(state: State) -> bool:
    return state.round == 0 and state.to_act is not None


def test_the_only_option_says_so() -> None:
    state = first(played("K4", 1), lambda state: len(state.legal_actions()) == 1).state
    (only,) = advise(state, simulations=4)
    assert (only.action, only.why) == (state.legal_actions()[0], Why.ONLY)


def test_more_simulations_make_it_surer_and_the_same_seed_repeats_it() -> None:
    state = moments("K3")[2]
    short, long = (advise(state, simulations=count, seed=2) for count in (8, 64))
    assert fmean(item.error for item in long) < fmean(item.error for item in short)
    assert advise(state, simulations=8, seed=2) == short
    assert advise(state, simulations=8, seed=3) != short


def test_it_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter(range(1000))
    monkeypatch.setattr(advice, "perf_counter", lambda: next(looks) / 10)
    ranked = advise(moments("K3")[2], 0.35)
    assert {item.simulations for item in ranked} == {4}
    assert isinstance(ranked[0], Advice)


def test_there_is_no_advice_while_the_box_deals() -> None:
    with pytest.raises(ValueError, match="no player is to act"):
        advise(State.start(Rules.parse("K2")))
    with pytest.raises(ValueError, match="no player is to act"):
        advise(Game(Rules.parse("K2")).state)


def test_the_first_glance_comes_before_any_simulation() -> None:
    """It is ranked by the evaluation alone, and says that it knows nothing for sure."""
    state = moments("K4")[2]
    glance = Pondering(state).advice()
    assert {item.simulations for item in glance} == {0}
    assert {item.doubt for item in glance} == {float("inf")}
    assert [item.behind for item in glance] == sorted(item.behind for item in glance)
    assert {item.action for item in glance} <= {*state.legal_actions()}


def test_a_step_is_a_few_turns_and_a_deal_counts_once_all_were_played_on() -> None:
    """So many steps make a deal that no one of them takes long."""
    pondering = Pondering(with_many_options(), most=3)
    steps = 0
    while not pondering.simulations:
        assert {item.simulations for item in pondering.advice()} == {0}
        pondering.step()
        steps += 1
    assert steps > 6
    assert {item.simulations for item in pondering.advice()} == {1}


def test_a_chosen_option_is_compared_with_the_most_promising_one() -> None:
    state = with_many_options()
    promising = [item.action for item in Pondering(state, most=2).advice()]
    own = next(action for action in state.legal_actions() if action not in promising)
    pondering = Pondering(state, most=2, chosen=own)
    glance = pondering.advice()
    assert [item.action for item in glance] == [*promising, own]
    assert glance[-1].behind == glance[-2].behind, "it is guessed to be no better than the last"
    pondering.simulate()
    assert {item.action for item in pondering.advice()} == {promising[0], own}
    assert Pondering(state, chosen=promising[0]).is_finished, "nothing is better"


def test_a_choice_that_the_rules_refuse_is_not_looked_at() -> None:
    with pytest.raises(Illegal):
        Pondering(moments("K2")[3], chosen=Burn(0))


def test_how_far_one_is_behind_is_told_more_surely_than_how_it_ends() -> None:
    """All options meet the same deals, so their difference strays less than they do themselves."""
    doubts, errors = [], []
    for state in moments("K4")[2:6]:
        best, *others = advise(state, simulations=16, seed=1)
        assert (best.behind, best.doubt) == (0, 0)
        assert [item.behind for item in others] == sorted(item.behind for item in others)
        doubts += [item.doubt for item in others]
        errors += [item.error for item in others]
    assert fmean(doubts) < fmean(errors)


def test_what_is_clearly_behind_is_left_alone() -> None:
    state = max(moments("K2", every=1), key=spread)
    worst = min(state.legal_actions(), key=lambda action: total_after(state, action))
    pondering = Pondering(state, most=80)
    for _ in range(12):
        pondering.simulate()
    by_action = {item.action: item for item in pondering.advice()}
    assert by_action[worst].simulations < pondering.simulations
    assert by_action[worst].behind > 2 * by_action[worst].doubt


def total_after(state: State, action: Action) -> int:
    """The points of the kingdom in turn after an action."""
    return state.apply(action).sheet(state.acting_kingdom).total


def spread(state: State) -> int:
    """How much the choices differ in what they bring at once."""
    totals = [total_after(state, action) for action in state.legal_actions()]
    return max(totals) - min(totals)


def with_many_options() -> State:
    """A position in which there are many places for a domino."""
    return next(state for state in moments("K2", every=1) if len(state.legal_actions()) > 12)


def test_a_forecast_of_a_finished_game_is_its_score() -> None:
    game = played("Q2", 5, bot="greedy")
    points = next(forecast(game.state))
    assert points == [sheet.total for sheet in game.state.sheets()]


@pytest.mark.parametrize("code", ["K2", "K4", "Q3", "W6t"])
def test_a_forecast_comes_nearer_to_the_end_as_the_game_does(code: str) -> None:
    game = played(code, 5, bot="greedy")
    end = [sheet.total for sheet in game.state.sheets()]
    early, late = (
        next(islice(forecast(game.at(int(game.number * share)).state), 3, None))
        for share in (0.1, 0.95)
    )
    assert len(early) == len(end)
    assert off(late, end) < off(early, end)


def off(points: Sequence[float], end: Sequence[int]) -> float:
    """How far a forecast is from the scores, in points of all kingdoms."""
    return sum(abs(a - b) for a, b in zip(points, end, strict=True))
