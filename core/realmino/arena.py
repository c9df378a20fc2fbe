"""Opponents against each other: the same deals from every seat, and what the results are worth."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Any, NamedTuple

from realmino.actions import Action
from realmino.bots import BOTS, Bot
from realmino.dealer import Shuffled
from realmino.game import Game
from realmino.reasons import Illegal
from realmino.rules import Rules

CONFIDENCE = 0.95
_DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Pairing(NamedTuple):
    """A game to play: its number, that of its deal, and the bot in each seat."""

    number: int
    deal: int
    bots: tuple[int, ...]
    """By seat: the bot's place in the list."""


class Outcome(NamedTuple):
    """A game that was played: its record, and the total of every kingdom."""

    pairing: Pairing
    record: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]


class Disqualified(ValueError):
    """A bot chose what the rules refuse; ``record`` tells the game up to there."""

    def __init__(self, bot: str, action: Action, reason: str, record: str) -> None:
        self.bot, self.action, self.record = bot, action, record
        super().__init__(f"the bot {bot} chose {action}, refused ({reason}), after {record}")


class Estimate(NamedTuple):
    """A mean and the ends of its 95 % confidence interval, None where one deal has no spread."""

    value: float
    low: float | None
    high: float | None

    @property
    def interval(self) -> list[float] | None:
        """Both ends, rounded to four digits."""
        if self.low is None or self.high is None:
            return None
        return [round(self.low, 4), round(self.high, 4)]


@dataclass(frozen=True, slots=True)
class Standing:
    """What one bot achieved per game: points, points ahead of the best other, share of victory."""

    name: str
    points: Estimate
    margin: Estimate
    won: Estimate
    games: int

    def to_json(self) -> dict[str, Any]:
        """The standing as plain values; ``wins`` are games, a shared victory in equal parts."""
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
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of an arena: one standing per bot, in the order of the list."""

    rules: Rules
    seed: str
    games: int
    deals: int
    bots: tuple[Standing, ...]

    def to_json(self) -> dict[str, Any]:
        """The standings as plain values."""
        bots = [standing.to_json() for standing in self.bots]
        return {
            "rules": str(self.rules), "games": self.games, "deals": self.deals,
            "seed": self.seed, "bots": bots,
        }  # fmt: skip


def arena(
    rules: Rules,
    names: Sequence[str],
    games: int,
    seed: int | str,
    bots: Mapping[str, Bot] = BOTS,
    on_game: Callable[[Outcome], None] | None = None,
) -> Standings:
    """Plays ``games`` games between the named bots, one name per seat, and says how they stand.

    Every deal is played once per different seating (see `pairings`), and ``on_game`` is told every
    outcome. The same arguments give the same games. Raises `ValueError` for a number of names that
    is not the number of seats, `KeyError` for a name that no bot has, and `Disqualified` at the
    first illegal action.
    """
    if len(names) != len(rules.seats):
        raise ValueError(f"{rules} has {len(rules.seats)} seats, not {len(names)}")
    seated = [bots[name] for name in names]
    outcomes = []
    for pairing in pairings(names, games):
        outcome = play(rules, names, seated, pairing, seed)
        outcomes.append(outcome)
        if on_game:
            on_game(outcome)
    return standings(rules, names, outcomes, seed)


def seatings(names: Sequence[str]) -> int:
    """How many different ways the names can be turned around the table.

    >>> seatings(["greedy", "random", "greedy", "random"]), seatings(["greedy", "greedy"])
    (2, 1)
    """
    turned = (tuple(names[turn:]) + tuple(names[:turn]) for turn in range(1, len(names) + 1))
    return next(turn for turn, other in enumerate(turned, start=1) if other == tuple(names))


def pairings(names: Sequence[str], games: int) -> Iterator[Pairing]:
    """Who sits where in every game: a deal is played once for each different seating.

    The bots move on by one seat from game to game, so that each gets every seat equally often. A
    last deal for which too few games are left is played by the first seatings only.
    """
    seats, each = len(names), seatings(names)
    for number in range(games):
        bots = tuple((seat + number) % seats for seat in range(seats))
        yield Pairing(number, number // each, bots)


def play(
    rules: Rules, names: Sequence[str], bots: Sequence[Bot], pairing: Pairing, seed: int | str
) -> Outcome:
    """Plays one game of an arena; depends on nothing but its arguments."""
    dealer = Shuffled(f"{seed}/{pairing.deal}")
    chances = [Random(f"{seed}/{pairing.number}/{seat}") for seat in rules.seats]
    game = Game(rules).deal(dealer)
    while (seat := game.state.to_act) is not None:
        bot = pairing.bots[seat]
        action = bots[bot](game.state, chances[seat])
        try:
            game = game.play(action).deal(dealer)
        except Illegal as error:
            why = error.reason.value.replace("_", " ")
            raise Disqualified(names[bot], action, why, str(game)) from None
    totals = tuple(sheet.total for sheet in game.state.sheets())
    return Outcome(pairing, str(game), totals, game.state.result().winners)


def standings(
    rules: Rules, names: Sequence[str], outcomes: Sequence[Outcome], seed: int | str
) -> Standings:
    """What the outcomes say of every bot; the games of one deal count as one sample."""
    deals = [outcome.pairing.deal for outcome in outcomes]
    found = []
    for bot, name in enumerate(names):
        results = [_result(rules, outcome, outcome.pairing.bots.index(bot)) for outcome in outcomes]
        points, margin, won = (
            _estimate(list(measured), deals) for measured in zip(*results, strict=True)
        )
        found.append(Standing(name, points, margin, won, len(outcomes)))
    return Standings(rules, str(seed), len(outcomes), len(set(deals)), tuple(found))


def _result(rules: Rules, outcome: Outcome, seat: int) -> tuple[float, float, float]:
    """Points, margin and share of the victory of a seat."""
    own = rules.kingdom_of(seat)
    others = [total for kingdom, total in enumerate(outcome.totals) if kingdom != own]
    share = 1 / len(outcome.winners) if own in outcome.winners else 0.0
    return outcome.totals[own], outcome.totals[own] - max(others), share


def _estimate(values: Sequence[float], deals: Sequence[int]) -> Estimate:
    """Their mean and its interval, from how much the sums of whole deals differ."""
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
