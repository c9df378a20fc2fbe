"""An arena's intervals are honest, even for few games, paired games and one-sided results."""

from collections.abc import Sequence
from math import log10
from random import Random

import pytest

from realmino.arena.intervals import Estimate, elo, share


def paired(games: int) -> list[int]:
    """The deal of each game, if every deal is played twice."""
    return [number // 2 for number in range(games)]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(10, 10, 0.7225, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (3, 20, 0.0524, 0.3604)],
)
def test_without_pairs_it_is_wilsons_interval(
    won: int, games: int, low: float, high: float
) -> None:
    """The values match Wilson's formula; the estimate from deals is close."""
    found = share([1.0] * won + [0.0] * (games - won), list(range(games)))
    assert found.value == won / games
    assert found.low == pytest.approx(low, abs=0.02)
    assert found.high == pytest.approx(high, abs=0.02)


def test_all_or_no_wins_have_an_interval() -> None:
    assert share([1.0] * 10, paired(10)) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert share([0.0] * 10, paired(10)) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)


def test_partners_who_always_win_have_half_of_each_victory() -> None:
    assert share([0.5] * 10, paired(10), 0.5) == pytest.approx((0.5, 0.3612, 0.5), abs=1e-4)


def test_games_of_a_deal_that_end_alike_count_once() -> None:
    alike = share([1.0, 1.0, 0.0, 0.0] * 10, paired(40))
    single = share([1.0, 0.0] * 10, list(range(20)))
    assert alike == pytest.approx(single, abs=0.02)


def test_deals_that_always_split_are_not_certain() -> None:
    """In each of three deals both bots win once: 50 %, but not for certain."""
    found = share([1.0, 0.0] * 3, paired(6))
    assert found.low is not None
    assert found.low == pytest.approx(0.254, abs=0.001)


def test_one_deal_gives_no_interval() -> None:
    assert share([1.0, 1.0], [0, 0]) == (1.0, None, None)
    ratings = elo({"a": [1.0, 1.0], "b": [0.0, 0.0]}, {"a": 1, "b": 1}, [0, 0])
    assert ratings["a"].high is None


@pytest.mark.deep
@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95, 0.99])
@pytest.mark.parametrize("luck", [0.0, 0.15])
def test_intervals_contain_the_truth_in_nineteen_of_twenty_arenas(
    chance: float, luck: float
) -> None:
    """Arenas of 10 deals, each in two seatings; ``luck`` favours a random seat in every deal."""
    random, arenas = Random(f"{chance}{luck}"), 1000
    hits = {"share": 0, "elo": 0}
    true = 400 / 2 * logit10(chance)
    for _ in range(arenas):
        won: list[float] = []
        for _ in range(10):
            lucky = random.choice((-1, 1)) * min(luck, 1 - chance)
            won += [float(random.random() < chance + sign * lucky) for sign in (1, -1)]
        hits["share"] += contains(share(won, paired(20)), chance)
        lost = [1 - one for one in won]
        rating = elo({"a": won, "b": lost}, {"a": 1, "b": 1}, paired(20))["a"]
        hits["elo"] += contains(rating, true)
    assert min(hits.values()) >= 0.92 * arenas


def logit10(chance: float) -> float:
    return log10(chance / (1 - chance))


def contains(estimate: Estimate, value: float) -> bool:
    return (
        estimate.low is not None
        and estimate.high is not None
        and (estimate.low <= value <= estimate.high)
    )


def test_ratings_follow_the_bradley_terry_model() -> None:
    """Ten times as many wins mean 400 points; the extra shared game hardly matters among 1,100."""
    won = [1.0] * 1000 + [0.0] * 100
    ratings = elo({"a": won, "b": [1 - one for one in won]}, {"a": 1, "b": 1}, paired(1100))
    assert ratings["a"].value == pytest.approx(200, abs=1)
    assert ratings["b"].value == pytest.approx(-200, abs=1)


def luce(strengths: Sequence[float], games: int) -> list[list[float]]:
    """The expected victory shares of bots with these strengths."""
    random, total = Random(1), sum(strengths)
    shares: list[list[float]] = [[] for _ in strengths]
    for _ in range(games):
        (winner,) = random.choices(range(len(strengths)), [one / total for one in strengths])
        for bot, own in enumerate(shares):
            own.append(float(bot == winner))
    return shares


def test_ratings_of_four_bots_follow_the_luce_model() -> None:
    """A name in two seats has one rating, as if each seat had won half of its games."""
    elos = {"a": 300.0, "b": 100.0, "c": -200.0}
    strengths = [10 ** (elos[name] / 400) for name in "abcc"]
    first, second, third, fourth = luce(strengths, 20_000)
    shares = {"a": first, "b": second, "c": [sum(two) for two in zip(third, fourth, strict=True)]}
    deals = list(range(20_000))
    ratings = elo(shares, {"a": 1, "b": 1, "c": 2}, deals)
    for name, true in elos.items():
        assert ratings[name].value == pytest.approx(true, abs=25)
        assert contains(ratings[name], true)
    assert sum(ratings[name].value for name in "abcc") == pytest.approx(0)


def test_an_undefeated_bot_has_a_limited_rating_that_more_games_raise() -> None:
    few, many = (
        elo({"a": [1.0] * games, "b": [0.0] * games}, {"a": 1, "b": 1}, paired(games))["a"]
        for games in (10, 100)
    )
    assert 0 < few.value < many.value < 1000
    assert few.low is not None
    assert many.low is not None
    assert 0 < few.low < many.low


def test_bots_of_one_name_are_rated_zero() -> None:
    assert elo({"a": [1.0] * 4}, {"a": 2}, paired(4)) == {"a": (0.0, 0.0, 0.0)}
