"""The standings of an arena: points, margins and wins of each bot, with their intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from realmino.arena.games import Outcome
from realmino.pieces.variants import Rules

CONFIDENCE = 0.95
_DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A mean and its 95 % confidence interval."""

    value: float
    low: float | None
    """The lower end; None after a single deal."""
    high: float | None

    @property
    def interval(self) -> list[float] | None:
        """Both ends, rounded to four decimal places; None after a single deal."""
        if self.low is None or self.high is None:
            return None
        return [round(self.low, 4), round(self.high, 4)]


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's results per game."""

    name: str
    points: Estimate
    """Of its kingdom; after a forfeit those at that moment."""
    margin: Estimate
    """Points ahead of the best other kingdom."""
    won: Estimate
    """Its share of the victory: all winners of a game, partners too, share one in equal parts."""
    games: int
    forfeits: int = 0
    """Games in which it was disqualified."""

    def to_json(self) -> dict[str, Any]:
        """The standing for JSON; ``wins`` are the victories added up."""
        rate = self.won.interval
        return {
            "name": self.name,
            "mean": round(self.points.value, 4),
            "mean_ci": self.points.interval,
            "margin": round(self.margin.value, 4),
            "margin_ci": self.margin.interval,
            "wins": round(self.won.value * self.games, 4),
            "wins_ci": rate and [round(end * self.games, 4) for end in rate],
            "win_rate": round(self.won.value, 4),
            "win_rate_ci": rate,
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of an arena: a standing for each bot, in the order of the list."""

    rules: Rules
    seed: str
    games: int
    deals: int
    bots: tuple[Standing, ...]

    def to_json(self) -> dict[str, Any]:
        """The standings for JSON."""
        bots = [standing.to_json() for standing in self.bots]
        return {
            "rules": str(self.rules), "games": self.games, "deals": self.deals,
            "seed": self.seed, "bots": bots,
        }  # fmt: skip


def standings(
    rules: Rules, names: Sequence[str], outcomes: Sequence[Outcome], seed: int | str
) -> Standings:
    """The standings in these outcomes; all games of a deal are one sample."""
    deals = [outcome.pairing.deal for outcome in outcomes]
    rows = []
    for bot, name in enumerate(names):
        results = [_result(rules, outcome, outcome.pairing.bots.index(bot)) for outcome in outcomes]
        points, margin, won = (
            _estimate(list(measured), deals) for measured in zip(*results, strict=True)
        )
        lost = sum(bot_disqualified(outcome) == bot for outcome in outcomes)
        rows.append(Standing(name, points, margin, won, len(outcomes), lost))
    return Standings(rules, str(seed), len(outcomes), len(set(deals)), tuple(rows))


def bot_disqualified(outcome: Outcome) -> int | None:
    """The index of the bot that lost the game by a forfeit; None without one."""
    return outcome.pairing.bots[outcome.forfeit.seat] if outcome.forfeit else None


def _result(rules: Rules, outcome: Outcome, seat: int) -> tuple[float, float, float]:
    """Points, margin and share of the victory of a seat."""
    own = rules.kingdom_of(seat)
    others = [total for kingdom, total in enumerate(outcome.totals) if kingdom != own]
    share = 1 / len(rules.seats_of(outcome.winners)) if own in outcome.winners else 0.0
    return outcome.totals[own], outcome.totals[own] - max(others), share


def _estimate(values: Sequence[float], deals: Sequence[int]) -> Estimate:
    """The mean of the values; its interval comes from the spread between deals."""
    mean = sum(values) / len(values)
    strays: dict[int, float] = {}
    for value, deal in zip(values, deals, strict=True):
        strays[deal] = strays.get(deal, 0.0) + value - mean
    count = len(strays)
    if count < 2:
        return Estimate(mean, None, None)
    squares = sum(stray * stray for stray in strays.values())
    half = _DEVIATIONS * sqrt(squares * count / (count - 1)) / len(values)
    return Estimate(mean, mean - half, mean + half)
