"""Advice: ranked options, their expected points, and the reason for each."""

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
from realmino.bots import Advice, advice, advise, forecasting
from realmino.bots.advice import Pondering, Why, forecast
from realmino.bots.symmetry import Symmetry
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
    """Returns positions of a greedy game in which a player has a choice."""
    game = played(code, 3, bot="greedy")
    states = [game.at(number).state for number in range(game.number)]
    return [state for state in states if len(state.legal_actions()) > 1][::every]


@pytest.mark.parametrize(
    ("code", "every"), [deep(("K2dhm", 9)), ("K4", 9), ("Q3", 9), ("W6t", 18), deep(("W6t", 9))]
)
def test_advice_ranks_legal_actions(code: str, every: int) -> None:
    reasons = set()
    for state in moments(code, every):
        ranked = advise(state, simulations=2, seed=1)
        assert 2 <= len(ranked) <= 8
        assert len({item.action for item in ranked}) == len(ranked)
        legal = state.legal_actions()
        for item in ranked:
            assert item.action in legal
            assert 0 <= item.chance <= 1
            assert item.simulations == (1 if item.is_exact else 2)
            assert item.error >= 0
            reasons.add(item.why)
            assert isinstance(item.action, KINDS.get(item.why, object))
    assert len(reasons) >= 4
    assert Why.ONLY not in reasons


def test_two_players_get_the_best_margin_first() -> None:
    for state in [*moments("Q2", every=40), *moments("K2", every=6)]:
        margins = [item.margin for item in advise(state, simulations=3)]
        assert margins == sorted(margins, reverse=True)


def test_advice_in_the_last_turn_is_the_final_score() -> None:
    """Nothing is hidden, so points, margin and winners equal those of the finished game."""
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
        assert item.points == own
        assert item.margin == own - other
        assert item.error == 0
        winners = end.result().winners
        assert item.chance == (state.acting_kingdom in winners) / len(winners)


def chooses(state: State) -> bool:
    return state.phase is Phase.ADD and len(state.legal_actions()) > 1


@pytest.mark.deep
@pytest.mark.parametrize("code", ["K3hm", "Q2", "Q3"])
def test_expects_players_to_gain_slightly_more_than_simulations(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = moments(code)[3]
    best, expected = advise(state, simulations=3)[0], next(forecast(state))
    for module in (advice, forecasting):
        monkeypatch.setattr(module, "skill_factor", lambda position: 1.0)
    [simulated] = [one for one in advise(state, simulations=3) if one.action == best.action]
    now = [sheet.total for sheet in state.sheets()]
    own = state.acting_kingdom
    assert own is not None
    gains = [(best.points - now[own], simulated.points - now[own])]
    pairs = zip(expected.points, next(forecast(state)).points, now, strict=True)
    gains += [(a - c, b - c) for a, b, c in pairs]
    assert all(1.0 < thinking / policy < 1.1 for thinking, policy in gains)


def test_advice_is_exact_if_the_end_can_be_solved() -> None:
    game = played("K2", 5, bot="greedy")
    last = max(number for number in range(game.number) if chooses(game.at(number).state))
    pondering = Pondering(game.at(last).state)
    while not pondering.is_finished:
        pondering.step()
    ranked = pondering.advice()
    assert {(item.is_exact, item.simulations) for item in ranked} == {(True, 1)}
    assert {(item.error, item.doubt, item.points_error) for item in ranked} == {(0, 0, 0)}


def test_recommends_the_best_last_place_for_its_points() -> None:
    game = played("K2", 5, bot="greedy")
    last = max(number for number in range(game.number) if chooses(game.at(number).state))
    best = advise(game.at(last).state, simulations=1)[0]
    assert best.why is Why.POINTS


def test_recommends_a_low_number_for_the_order() -> None:
    """Two equal wheat dominoes differ only in the order of the next round."""
    state = State.parse(str(first(played("K4", 1), opening).state))
    free = [domino for domino, king in state.next if king is None]
    reason_of = {item.action: item.why for item in advise(state, simulations=1)}
    assert {action.domino for action in reason_of if isinstance(action, Claim)} == {*free}
    assert Why.ORDER in reason_of.values()


def opening(state: State) -> bool:
    return state.round == 0 and state.to_act is not None


def test_names_the_only_option_as_such() -> None:
    state = first(played("K4", 1), lambda state: len(state.legal_actions()) == 1).state
    (only,) = advise(state, simulations=4)
    assert only.action == state.legal_actions()[0]
    assert only.why is Why.ONLY


@pytest.mark.deep
def test_more_simulations_reduce_the_error_and_a_seed_repeats_them() -> None:
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


def test_refuses_advice_before_a_deal() -> None:
    with pytest.raises(ValueError, match="no player can act"):
        advise(State.start(Rules.parse("K2")))
    with pytest.raises(ValueError, match="before the box deals"):
        advise(Game(Rules.parse("K2")).state)


def test_gives_a_first_ranking_before_any_simulation() -> None:
    """The evaluation alone ranks the options, with infinite doubt."""
    state = moments("K4")[2]
    glance = Pondering(state).advice()
    assert {item.simulations for item in glance} == {0}
    assert {item.doubt for item in glance} == {float("inf")}
    assert [item.behind for item in glance] == sorted(item.behind for item in glance)
    assert {item.action for item in glance} <= {*state.legal_actions()}


def test_a_deal_takes_many_short_steps() -> None:
    """Each step is a few turns; a deal counts once every option is simulated."""
    pondering = Pondering(with_many_options(), most=3)
    steps = 0
    while not pondering.simulations:
        assert {item.simulations for item in pondering.advice()} == {0}
        pondering.step()
        steps += 1
    assert steps > 6
    assert {item.simulations for item in pondering.advice()} == {1}


def test_compares_a_chosen_option_with_the_most_promising_one() -> None:
    state = with_many_options()
    promising = [item.action for item in Pondering(state, most=2).advice()]
    own = least_promising(state)
    pondering = Pondering(state, most=2, chosen=own)
    glance = pondering.advice()
    assert [item.action for item in glance] == [*promising, own]
    assert glance[-1].behind == glance[-2].behind, "its estimate is no better than the last one's"
    pondering.simulate()
    assert {item.action for item in pondering.advice()} == {promising[0], own}
    assert Pondering(state, chosen=promising[0]).is_finished, "nothing is better"


def least_promising(state: State) -> Action:
    """Returns the last action of the evaluation's ranking."""
    return Pondering(state, most=80).advice()[-1].action


def test_refuses_an_illegal_choice() -> None:
    with pytest.raises(Illegal):
        Pondering(moments("K2")[3], chosen=Burn(0))
    with pytest.raises(Illegal):
        Pondering(moments("K2")[3], also=Burn(0))


def test_another_option_is_compared_without_changing_the_others() -> None:
    state = with_many_options()
    own = least_promising(state)
    alone = Pondering(state, most=3)
    beside = Pondering(state, most=3, also=own)
    for pondering in (alone, beside):
        for count in range(10):
            pondering.simulate()
            if count == 2:
                pondering.narrow(2)
    others = [item for item in beside.advice() if item.action != own]
    assert {item.action: item.points for item in others} == {
        item.action: item.points for item in alone.advice()
    }
    [compared] = [item for item in beside.advice() if item.action == own]
    assert compared.simulations == beside.simulations == 10


def test_mirror_images_are_one_option() -> None:
    """The option asked for stands for its mirror images among the first domino's places."""
    state = first(played("K2", 1), chooses).state
    legal = state.legal_actions()
    symmetry = Symmetry(state.kingdoms[state.acting_kingdom or 0])
    assert symmetry.order == 8
    for own in legal:
        shown = [item.action for item in Pondering(state, most=48, also=own).advice()]
        assert own in shown
        assert len({*map(symmetry.key, shown)}) == len(shown) < len(legal)


@pytest.mark.deep
def test_differences_are_more_certain_than_points() -> None:
    """All options are simulated with the same deals, so differences vary less than points."""
    doubts, errors = [], []
    for state in moments("K4")[2:6]:
        best, *others = advise(state, simulations=16, seed=1)
        assert best.behind == 0
        assert best.doubt == 0
        assert [item.behind for item in others] == sorted(item.behind for item in others)
        doubts += [item.doubt for item in others]
        errors += [item.error for item in others]
    assert fmean(doubts) < fmean(errors)


def test_stops_simulating_options_that_are_clearly_behind() -> None:
    state = max(moments("K2", every=1), key=spread)
    worst = min(state.legal_actions(), key=lambda action: total_after(state, action))
    pondering = Pondering(state, most=80)
    for _ in range(12):
        pondering.simulate()
    by_action = {item.action: item for item in pondering.advice()}
    assert by_action[worst].simulations < pondering.simulations
    assert by_action[worst].behind > 2 * by_action[worst].doubt


def total_after(state: State, action: Action) -> int:
    """Returns the points of the acting kingdom after an action."""
    return state.apply(action).sheet(state.acting_kingdom).total


def spread(state: State) -> int:
    """Returns how much the immediate points of the options differ."""
    totals = [total_after(state, action) for action in state.legal_actions()]
    return max(totals) - min(totals)


def with_many_options() -> State:
    """Returns a position with many places for a domino."""
    return next(state for state in moments("K2", every=1) if len(state.legal_actions()) > 12)


def test_a_forecast_of_a_finished_game_is_its_score() -> None:
    game = played("Q2", 5, bot="greedy")
    points = next(forecast(game.state)).points
    assert points == [sheet.total for sheet in game.state.sheets()]


@pytest.mark.parametrize("code", ["K2", "K4", "Q3", "W6t"])
def test_a_late_forecast_is_closer_than_an_early_one(code: str) -> None:
    game = played(code, 5, bot="greedy")
    end = [sheet.total for sheet in game.state.sheets()]
    early, late = (
        [*islice(forecast(game.at(int(game.number * share)).state), 4)][-1].points
        for share in (0.1, 0.95)
    )
    assert len(early) == len(end)
    assert off(late, end) < off(early, end)


def off(points: Sequence[float], end: Sequence[int]) -> float:
    """Returns how far a forecast is from the scores, summed over all kingdoms."""
    return sum(abs(a - b) for a, b in zip(points, end, strict=True))
