"""An arena's standings: points, margins, wins and Elo ratings, with confidence intervals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from realmino.arena.games import Outcome
from realmino.arena.intervals import Estimate, elo, mean, share
from realmino.pieces.variants import Rules


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's average results."""

    name: str
    points: Estimate
    """Its kingdom's points; after a forfeit, the points at that moment."""
    margin: Estimate
    """Points ahead of the best other kingdom."""
    won: Estimate
    """Its share of the win: all winners of a game, including partners, share one equally."""
    elo: Estimate
    """Its rating; the arena's average is 0. Bots with the same name share a rating."""
    games: int
    forfeits: int = 0
    """Games that it forfeited."""

    def to_json(self) -> dict[str, Any]:
        """The standing as JSON data; ``wins`` is the total number of wins."""
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
            "elo": round(self.elo.value, 1),
            "elo_ci": self.elo.interval,
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True, slots=True)
class Standings:
    """An arena's result: a standing for each bot, in the order in which they were named."""

    rules: Rules
    seed: str
    games: int
    deals: int
    bots: tuple[Standing, ...]

    def to_json(self) -> dict[str, Any]:
        """The standings as JSON data."""
        bots = [standing.to_json() for standing in self.bots]
        return {
            "rules": str(self.rules), "games": self.games, "deals": self.deals,
            "seed": self.seed, "bots": bots,
        }  # fmt: skip


def standings(
    rules: Rules, names: Sequence[str], outcomes: Sequence[Outcome], seed: int | str
) -> Standings:
    """The standings for these outcomes; all games of a deal are one sample."""
    deals = [outcome.pairing.deal for outcome in outcomes]
    shares = {name: [0.0] * len(outcomes) for name in names}
    results = []
    for bot, name in enumerate(names):
        games = [_result(rules, outcome, outcome.pairing.bots.index(bot)) for outcome in outcomes]
        points, margin, won = zip(*games, strict=True)
        results.append((points, margin, won))
        shares[name] = [total + more for total, more in zip(shares[name], won, strict=True)]
    ratings = elo(shares, Counter(names), deals)
    rows = []
    for bot, (name, (points, margin, won)) in enumerate(zip(names, results, strict=True)):
        lost = sum(bot_disqualified(outcome) == bot for outcome in outcomes)
        rows.append(
            Standing(
                name,
                mean(points, deals),
                mean(margin, deals),
                share(won, deals, rules.kingdoms / rules.players),
                ratings[name],
                len(outcomes),
                lost,
            )
        )
    return Standings(rules, str(seed), len(outcomes), len(set(deals)), tuple(rows))


def bot_disqualified(outcome: Outcome) -> int | None:
    """The index of the bot that forfeited the game; None if no bot did."""
    return outcome.pairing.bots[outcome.forfeit.seat] if outcome.forfeit else None


def _result(rules: Rules, outcome: Outcome, seat: int) -> tuple[float, float, float]:
    """A seat's points, margin and share of the win."""
    its_kingdom = rules.kingdom_of(seat)
    others = [total for kingdom, total in enumerate(outcome.totals) if kingdom != its_kingdom]
    won = 1 / len(rules.seats_of(outcome.winners)) if its_kingdom in outcome.winners else 0.0
    return outcome.totals[its_kingdom], outcome.totals[its_kingdom] - max(others), won
