"""The evaluation of kingdoms: fast computations agree with full evaluations."""

from collections.abc import Iterator
from random import Random

import pytest

from realmino import Construct, Rules, Shuffled, State, Tax
from realmino.bots import evaluation as evaluation_module
from realmino.bots.court_ranking import rank_buildings, rank_taxes
from realmino.bots.evaluation import (
    LAND_POINTS_INDEX,
    Evaluation,
    RankedPlace,
    evaluation_for,
    family_name,
    feature_count,
    load_weights,
    to_come,
)
from realmino.bots.search import SHORT, Search
from realmino.bots.weights_data import SPREADS, WEIGHTS
from realmino.pieces.holdings import Holdings
from realmino.pieces.mutable_kingdom import MutableKingdom
from realmino.pieces.phases import OPTIONAL
from realmino.pieces.position import Position
from realmino.rules.fast_totals import total
from realmino.rules.turn import offers, play
from tests.each import each
from tests.tables import CODES, played, whole_game

GAMES = ("K2", "K2dhm", "K4hm", "Q2hm", "Q4", "W3", "W6t", "W8")


def positions(code: str, every: int = 9) -> Iterator[Position]:
    """Yields some positions of a game in which it is a player's turn."""
    game = whole_game(code, 2)
    for number in range(20, game.number, every):
        state = game.at(number).state
        if state.to_act is not None:
            yield state.simulation(Random(number))


@each("code", CODES)
def test_every_game_has_weights(code: str) -> None:
    rules = Rules.parse(code)
    learned = load_weights(family_name(rules))
    assert {len(row) for row in learned.weights} == {3}
    assert len(learned.weights) == feature_count(rules)
    assert learned.spread > 0


def test_every_family_of_weights_is_used() -> None:
    assert {family_name(Rules.parse(code)) for code in CODES} == {*WEIGHTS} == {*SPREADS}


@each("code", CODES)
def test_a_finished_kingdom_is_worth_its_score(code: str) -> None:
    state = whole_game(code).state
    position, evaluation = state.simulation(Random(1)), evaluation_for(state.rules)
    worths = [evaluation.worth(position, kingdom, 0) for kingdom in range(state.rules.kingdoms)]
    assert worths == [sheet.total for sheet in state.sheets()]


@pytest.mark.deep
@each("code", CODES)
def test_dominoes_to_come_count_down_to_none(code: str) -> None:
    """They include the dominoes of the lines and of future rounds."""
    game = whole_game(code, 2)
    rules = game.rules
    dominoes = {5: 12, 7: 24}[rules.grid]
    for number in range(game.number + 1):
        state = game.at(number).state
        if state.pending_deal:
            continue
        position = state.simulation(Random(1))
        for kingdom in range(rules.kingdoms):
            added = sum(
                1 for move in game.moves[:number] if type(move).__name__ in ("Place", "Discard")
            )
            left = to_come(position, kingdom)
            assert 0 <= left <= dominoes
        assert sum(to_come(position, kingdom) for kingdom in range(rules.kingdoms)) == (
            len(rules.all_kings) * rules.rounds - added
        )


@pytest.mark.parametrize("code", GAMES)
def test_the_estimate_is_the_weighted_sum_of_the_features(code: str) -> None:
    rules = Rules.parse(code)
    evaluation = evaluation_for(rules)
    weights = load_weights(family_name(rules)).weights
    for position in positions(code):
        kingdom = position.kingdom
        left = to_come(position, kingdom)
        if not left:
            continue
        share = left / (rules.grid**2 // 2)
        shown = evaluation.features(position, kingdom, left, 0)
        guess = sum(
            count * sum(weight * share**power for power, weight in enumerate(row))
            for count, row in zip(shown, weights, strict=True)
        )
        assert evaluation.worth(position, kingdom, left) == pytest.approx(guess)


@pytest.mark.parametrize("code", GAMES)
def test_a_place_is_worth_the_land_with_the_domino(code: str) -> None:
    """Compares the value computed from the changes with a full evaluation of the new land."""
    evaluation = evaluation_for(Rules.parse(code))
    seen = 0
    for position in positions(code, every=7):
        kingdom, domino = position.kingdom, position.domino
        land = position.kingdoms[kingdom]
        holdings = position.holdings[kingdom] if position.holdings else None
        after = max(0, to_come(position, kingdom) - 1)
        places = evaluation.places(land, holdings, domino, after) if domino else []
        for worth, square, side in places:
            grown = land.copy()
            grown.place(domino, square, side)
            assert worth == pytest.approx(evaluation.land(grown, holdings, after))
            seen += 1
        if places:
            assert evaluation.best_worth(land, holdings, domino, after) == places[0][0]
            assert places == sorted(places, reverse=True)
    assert seen > 20


class Forgetful(Evaluation):
    """An evaluation that searches for the best place every time."""

    def best_place(
        self, land: MutableKingdom, holdings: Holdings | None, domino: int, to_come: int
    ) -> RankedPlace:
        self._places.clear()
        return super().best_place(land, holdings, domino, to_come)


@pytest.mark.parametrize("code", GAMES)
def test_the_cache_changes_no_simulation(code: str) -> None:
    """The same deals from the same position give the same values, to the last bit."""
    rules = Rules.parse(code)
    spread, weights = load_weights(family_name(rules))
    game = played(code, 2, moves=whole_game(code, 2).number // 2)
    while game.state.to_act is None:
        game = game.deal(Shuffled(2))
    values = []
    for kind in (Evaluation, Forgetful):
        search = Search(game.state, kind(rules, weights, spread), Random(4), 4, SHORT)
        search.simulate()
        search.simulate()
        values.append([candidate.values for candidate in search.candidates])
    assert values[0] == values[1]


def test_a_full_cache_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation_module, "_MAX_CACHED_PLACES", 1)
    rules = Rules.parse("K2")
    evaluation = Evaluation(rules, load_weights(family_name(rules)).weights)
    land = State.start(rules).simulation(Random(1)).kingdoms[0]
    first = evaluation.best_place(land, None, 1, 5)
    assert evaluation.best_place(land, None, 40, 5) != first
    assert evaluation.best_place(land, None, 1, 5) == first


def test_equal_dominoes_have_the_same_best_place() -> None:
    """Dominoes 1 and 2 both show wheat and wheat."""
    evaluation = evaluation_for(Rules.parse("K2"))
    for position in positions("K2"):
        land = position.kingdoms[0]
        assert evaluation.best_place(land, None, 1, 3) == evaluation.best_place(land, None, 2, 3)
        assert evaluation.places(land, None, 1, 3) == evaluation.places(land, None, 2, 3)


@pytest.mark.parametrize("code", ["Q2hm", "Q4", "W3", "W6t"])
def test_the_worth_of_an_optional_action_is_the_gain_of_the_kingdom(code: str) -> None:
    """Compares the fast ranking with an evaluation after each action."""
    evaluation = evaluation_for(Rules.parse(code))
    seen = 0
    for position in positions(code, every=3):
        if position.phase not in OPTIONAL:
            continue
        kingdom = position.kingdom
        after = to_come(position, kingdom)
        now = evaluation.worth(position, kingdom, after)
        for kind, ranked in ((Tax, rank_taxes), (Construct, rank_buildings)):
            plain = []
            for action in offers(position):
                if isinstance(action, kind):
                    later = position.copy()
                    play(later, action)
                    plain.append((evaluation.worth(later, kingdom, after) - now, action))
            plain.sort(key=lambda option: option[0], reverse=True)
            assert ranked(position, evaluation) == plain
            seen += len(plain)
    assert seen > 20


def test_a_domino_that_fits_nowhere_keeps_the_land() -> None:
    game = played("K2", 11)
    discard = next(n for n, move in enumerate(game.moves) if type(move).__name__ == "Discard")
    state = game.at(discard).state
    position, evaluation = state.simulation(Random(1)), evaluation_for(state.rules)
    land = position.kingdoms[position.kingdom]
    assert evaluation.places(land, None, position.domino, 2) == []
    assert evaluation.best_worth(land, None, position.domino, 2) == evaluation.land(land, None, 2)


def test_an_early_turn_is_worth_more() -> None:
    evaluation = evaluation_for(Rules.parse("K4hm"))
    assert evaluation.order(0, 8) == 0 > evaluation.order(1, 8) > evaluation.order(3, 8)
    assert evaluation.order(3, 0) == 0


def test_margins_vary_more_the_longer_the_game_lasts() -> None:
    evaluation = evaluation_for(Rules.parse("W4"))
    assert evaluation.spread(20) > evaluation.spread(5) > evaluation.spread(0) > 0


def test_accepts_custom_weights() -> None:
    """If only points have a weight, the estimate is the current score."""
    rules = Rules.parse("K3")
    weights = [[0.0, 0.0, 0.0] for _ in range(feature_count(rules))]
    weights[LAND_POINTS_INDEX] = [1.0, 0.0, 0.0]
    plain = Evaluation(rules, weights)
    for position in positions("K3"):
        left = to_come(position, position.kingdom)
        assert plain.worth(position, position.kingdom, left) == total(position, position.kingdom)
    assert State.start(rules).rules is rules
