"""What bots see in a kingdom, and that the fast ways to guess agree with the plain one."""

from collections.abc import Iterator
from random import Random

import pytest

from realmino import Rules, State
from realmino.bots.evaluation import POINTS, Evaluation, size_of, to_come
from realmino.bots.weights import evaluation_of, family_of, weights_of
from realmino.bots.weights_data import SPREADS, WEIGHTS
from realmino.model.position import Position
from realmino.rules.totals import total
from tests.tables import CODES, played, whole_game

GAMES = ("K2", "K2dhm", "K4hm", "Q2hm", "Q4", "W3", "W6t", "W8")


def positions(code: str, every: int = 9) -> Iterator[Position]:
    """Some positions of a game in which a kingdom is to act."""
    game = whole_game(code, 2)
    for number in range(20, game.number, every):
        state = game.at(number).state
        if state.to_act is not None:
            yield state.simulation(Random(number))


@pytest.mark.parametrize("code", CODES)
def test_there_are_weights_for_every_game(code: str) -> None:
    rules = Rules.parse(code)
    learned = weights_of(family_of(rules))
    assert {len(row) for row in learned.weights} == {3}
    assert len(learned.weights) == size_of(rules)
    assert learned.spread > 0


def test_no_weights_are_left_over() -> None:
    assert {family_of(Rules.parse(code)) for code in CODES} == {*WEIGHTS} == {*SPREADS}


@pytest.mark.parametrize("code", CODES)
def test_at_the_end_the_guess_is_the_score(code: str) -> None:
    state = whole_game(code).state
    position, evaluation = state.simulation(Random(1)), evaluation_of(state.rules)
    worths = [evaluation.worth(position, kingdom, 0) for kingdom in range(state.rules.kingdoms)]
    assert worths == [sheet.total for sheet in state.sheets()]


@pytest.mark.parametrize("code", CODES)
def test_dominoes_to_come_are_counted_down_to_none(code: str) -> None:
    """At every moment: those on the lines and in the rounds ahead that the kingdom will claim."""
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
def test_the_guess_weighs_the_features(code: str) -> None:
    rules = Rules.parse(code)
    evaluation = evaluation_of(rules)
    weights = weights_of(family_of(rules)).weights
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
def test_a_place_is_worth_what_the_land_is_worth_with_the_domino(code: str) -> None:
    """The quick sum over what a domino changes, against the whole sum after it lies there."""
    evaluation = evaluation_of(Rules.parse(code))
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
            assert evaluation.hope(land, holdings, domino, after) == places[0].worth
            assert places == sorted(places, reverse=True)
    assert seen > 20


def test_a_domino_that_fits_nowhere_leaves_the_land_as_it_is() -> None:
    game = played("K2", 11)
    discard = next(n for n, move in enumerate(game.moves) if type(move).__name__ == "Discard")
    state = game.at(discard).state
    position, evaluation = state.simulation(Random(1)), evaluation_of(state.rules)
    land = position.kingdoms[position.kingdom]
    assert evaluation.places(land, None, position.domino, 2) == []
    assert evaluation.hope(land, None, position.domino, 2) == evaluation.land(land, None, 2)


def test_being_early_is_worth_something() -> None:
    evaluation = evaluation_of(Rules.parse("K4hm"))
    assert evaluation.order(0, 8) == 0 > evaluation.order(1, 8) > evaluation.order(3, 8)
    assert evaluation.order(3, 0) == 0


def test_margins_stray_further_the_longer_the_game_still_is() -> None:
    evaluation = evaluation_of(Rules.parse("W4"))
    assert evaluation.spread(20) > evaluation.spread(5) > evaluation.spread(0) > 0


def test_weights_can_be_ones_own() -> None:
    """Only crowned land counts: then a guess is the points on the table."""
    rules = Rules.parse("K3")
    weights = [[0.0, 0.0, 0.0] for _ in range(size_of(rules))]
    weights[POINTS] = [1.0, 0.0, 0.0]
    plain = Evaluation(rules, weights)
    for position in positions("K3"):
        left = to_come(position, position.kingdom)
        assert plain.worth(position, position.kingdom, left) == total(position, position.kingdom)
    assert State.start(rules).rules is rules
