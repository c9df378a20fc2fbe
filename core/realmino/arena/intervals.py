"""Means, win rates and Elo ratings with 95% intervals. Each deal is one sample."""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
_Z_SCORE: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

_ELO_SCALE: Final = 400.0
"""The rating difference between two bots if one wins ten times as often as the other."""

_PRIOR_GAMES: Final = 1.0
"""Extra games that an Elo rating counts, shared equally by all seats."""

_BISECTION_STEPS: Final = 60
"""Steps of the binary search: enough for full precision."""

_MAX_PAIRING_GAIN: Final = 2.0
"""How many games one game may count as, at most, when its deal is played from every seat."""


class Estimate(NamedTuple):
    """A value and its 95 % confidence interval."""

    value: float
    low: float | None
    """The lower end; None if there's only one deal."""
    high: float | None

    @property
    def interval(self) -> list[float] | None:
        """Both ends, rounded to four decimal places; None if there's only one deal."""
        if self.low is None or self.high is None:
            return None
        return [round(self.low, 4), round(self.high, 4)]


def mean(values: Sequence[float], deals: Sequence[int]) -> Estimate:
    """The mean of a value per game; its interval comes from the variation between deals."""
    centre = sum(values) / len(values)
    variance = _variance(values, deals)
    if variance is None:
        return Estimate(centre, None, None)
    half = _Z_SCORE * sqrt(variance)
    return Estimate(centre, centre - half, centre + half)


def share(values: Sequence[float], deals: Sequence[int], most: float = 1.0) -> Estimate:
    """The mean win rate with Wilson's interval; ``most`` is the highest rate in one game.

    The sample size is `_effective_size`, which accounts for how similar the games of a deal are.
    The interval has a nonzero width even if all games were won.

    >>> tuple(round(end, 3) for end in share([1.0] * 10, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]))
    (1.0, 0.722, 1.0)
    """
    rate = sum(values) / len(values)
    size = _effective_size([value / most for value in values], deals)
    if size is None:
        return Estimate(rate, None, None)
    scaled, square = rate / most, _Z_SCORE**2 / size
    centre = (scaled + square / 2) / (1 + square)
    half = sqrt(square * scaled * (1 - scaled) + square**2 / 4) / (1 + square)
    # Rounding must not push the rate itself out of its interval.
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Estimate(rate, min(rate, most * low), max(rate, most * high))


def elo(
    shares: Mapping[str, Sequence[float]], seats: Mapping[str, int], deals: Sequence[int]
) -> dict[str, Estimate]:
    """The Elo rating of each name from its win rate in each game, summed over its seats.

    ``seats`` has the number of seats for each name. The model is Bradley and Terry's, or Luce's for
    more than two players: a bot's chance to win is its strength divided by the sum of all
    strengths. Every bot plays in every game, so its most likely strength is its win rate per seat.
    One more game, shared equally by all seats, keeps the rating of an undefeated bot finite.
    Ratings average 0 over all seats. The interval comes from the profile likelihood with the sample
    size `_effective_size`.

    >>> won = {"duke": [1.0] * 10, "random": [0.0] * 10}
    >>> ratings = elo(won, {"duke": 1, "random": 1}, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
    >>> [round(number) for rating in ratings.values() for number in rating]
    [264, 87, 686, -264, -686, -87]
    """
    places, games = sum(seats.values()), len(deals)
    weights = {name: count / places for name, count in seats.items()}
    chances = {
        name: (sum(values) + _PRIOR_GAMES * weights[name]) / (games + _PRIOR_GAMES)
        for name, values in shares.items()
    }
    ratings = {}
    for name, values in shares.items():
        size = _effective_size(values, deals)
        low = high = None
        if size is not None:
            low, high = (
                _rating(
                    name,
                    _chances_at_end(name, chances, weights, size + _PRIOR_GAMES, sign),
                    weights,
                )
                for sign in (1, -1)
            )
        ratings[name] = Estimate(_rating(name, chances, weights), low, high)
    return ratings


def _rating(name: str, chances: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """A bot's rating, from all bots' chances to win and shares of the seats."""
    strengths = {one: _ELO_SCALE * log10(chances[one] / weights[one]) for one in chances}
    return strengths[name] - sum(weights[one] * strengths[one] for one in chances)


def _chances_at_end(
    name: str, chances: Mapping[str, float], weights: Mapping[str, float], size: float, sign: int
) -> dict[str, float]:
    """The chances at one end of the interval; sign 1 is the lower end.

    For any other rating of that bot, the most likely chances differ by a multiple of its weight and
    the others' (Lagrange). At the end, their log-likelihood is `_Z_SCORE` squared over 2 lower.
    """

    def at(step: float) -> dict[str, float]:
        move = sign * step
        return {one: chances[one] + move * (weights[one] - (one == name)) for one in chances}

    def loss(moved: Mapping[str, float]) -> float:
        return size * sum(chances[one] * log(chances[one] / moved[one]) for one in chances)

    falls = {one: sign * ((one == name) - weights[one]) for one in chances}
    near, far = (
        0.0,
        min((chances[one] / fall for one, fall in falls.items() if fall > 0), default=0),
    )
    for _ in range(_BISECTION_STEPS):
        middle = (near + far) / 2
        moved = at(middle)
        if min(moved.values()) <= 0 or loss(moved) > _Z_SCORE**2 / 2:
            far = middle
        else:
            near = middle
    return at(near)


def _effective_size(shares: Sequence[float], deals: Sequence[int]) -> float | None:
    """How many independent games would be as informative; None if there's only one deal.

    It ranges from the number of deals, if all games of a deal end alike, to twice the number of
    games, if the seats' luck cancels out. It's the number of games if the bot wins all or none.
    """
    variance = _variance(shares, deals)
    if variance is None:
        return None
    games, rate = len(shares), sum(shares) / len(shares)
    certainty = rate * (1 - rate)
    if certainty <= 0:
        return float(games)
    return certainty / min(
        max(variance, certainty / (_MAX_PAIRING_GAIN * games)), certainty / len({*deals})
    )


def _variance(values: Sequence[float], deals: Sequence[int]) -> float | None:
    """The variance of the mean, from the sum of each deal; None if there's only one deal."""
    centre = sum(values) / len(values)
    deviations: dict[int, float] = {}
    for value, deal in zip(values, deals, strict=True):
        deviations[deal] = deviations.get(deal, 0.0) + value - centre
    count = len(deviations)
    if count < 2:
        return None
    squares = sum(deviation * deviation for deviation in deviations.values())
    return squares * count / (count - 1) / len(values) ** 2
