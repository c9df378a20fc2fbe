"""Looking ahead: the best actions are tried on the same possible deals and played on.

This is the rollout algorithm of Tesauro and Galperin (1996) over our `policy`. Every simulation
shuffles what nobody has seen, plays each candidate on its own copy of the position, lets all
kingdoms follow the policy, and looks how they stand: by their scores at the end, or by the
evaluation some turns earlier where a game is too long. The candidates share each shuffle, so luck
hits them alike.
"""

from collections.abc import Sequence
from math import erf, sqrt
from random import Random
from typing import Final, NamedTuple

from realmino.pieces.actions import Action, Burn
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.pieces.variants import Rules
from realmino.rules.totals import winners
from realmino.rules.turn import offers, play
from realmino.state import State
from training.frozen.evaluation import Evaluation, to_come
from training.frozen.policy import RankedAction, rank_claims, ranked, take_turn

CANDIDATES: Final = 6
"""How many actions are tried."""

_LONG: Final = 16
"""In a game at court a simulation looks ahead about so many turns of all kingdoms."""

_ROUND: Final = 8
"""After so many simulations the worst candidates may be dropped."""

_CLEARLY: Final = 3.0
"""A candidate is dropped when it is behind by so many standard errors."""

_RIVALRY, _DUEL = 0.3, 0.8
"""How much of the best rival's points counts against one's own, among many and between two."""


def turns_ahead(rules: Rules) -> int:
    """How many turns of its own a kingdom looks ahead: at court some, else to the end."""
    return max(2, _LONG // rules.kingdoms) if rules.has_court else rules.rounds * rules.kings


class SimulationResult(NamedTuple):
    """How one simulation ended for the kingdom that thinks."""

    points: float
    margin: float
    """Points ahead of the best rival, negative behind."""
    won: float
    """Its share of the victory, or the chance of it where the game was not played to the end."""


class Candidate:
    """An action that is tried, with how its simulations ended."""

    def __init__(self, option: RankedAction) -> None:
        self.prior, self.action = option
        self.endings: list[SimulationResult] = []
        self.values: list[float] = []

    @property
    def value(self) -> float:
        """The mean value of the simulations; undefined before the first."""
        return sum(self.values) / len(self.values)


class Search:
    """Thinks about one position, a simulation at a time; `best` may be asked at any moment."""

    def __init__(
        self,
        state: State,
        evaluation: Evaluation,
        random: Random,
        candidates: int,
        turns: int,
        duel: float = _DUEL,
    ) -> None:
        """``duel``: how much of the rival's points counts between two; with 1 the margin is all."""
        self._state, self._evaluation, self._random = state, evaluation, random
        self._turns = turns
        position = state.simulation(random)
        self._own_kingdom = position.kingdom
        self._rivalry = duel if len(position.kingdoms) == 2 else _RIVALRY
        options = candidates_of(position, evaluation, candidates)
        self.candidates = [Candidate(option) for option in options]
        """All candidates, the most promising first."""
        self.live = list(self.candidates)
        """The candidates that may still be the best."""
        self.simulations = 0

    @property
    def best(self) -> Candidate:
        """The candidate to choose now."""
        if not self.simulations:
            return self.candidates[0]
        return max(self.live, key=lambda candidate: candidate.value)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to find out."""
        return len(self.live) == 1

    def simulate(self, every: bool = False) -> None:
        """Tries the live candidates, or ``every`` one, on one more deal."""
        dealt = self.deal()
        for candidate in self.candidates if every else self.live:
            self.attempt(candidate, dealt)
        self.simulations += 1
        if self.simulations % _ROUND == 0 and not every:
            self.drop()

    def deal(self) -> Position:
        """The position with one possible order of all that nobody has seen."""
        return self._state.simulation(self._random)

    def attempt(self, candidate: Candidate, dealt: Position) -> None:
        """Plays a candidate on from a deal, and notes how that has ended."""
        later = dealt.copy()
        play(later, candidate.action)
        ending = self._play_on(later)
        candidate.endings.append(ending)
        own = (1 - self._rivalry) * ending.points
        candidate.values.append(own + self._rivalry * ending.margin)

    def include(self, action: Action) -> Candidate:
        """The candidate of an action; one that the policy left out promises no more than the last
        of its kind.
        """
        for candidate in self.candidates:
            if candidate.action == action:
                return candidate
        alike = [one.prior for one in self.candidates if type(one.action) is type(action)]
        added = Candidate(RankedAction(min(alike, default=0.0), action))
        self.candidates.append(added)
        return added

    def narrow(self, most: int) -> None:
        """Goes on with the best of the candidates only."""
        if self.simulations:
            self.live.sort(key=lambda candidate: candidate.value, reverse=True)
        del self.live[most:]

    def drop(self) -> None:
        """Leaves the candidates alone that are clearly behind the best."""
        best = self.best
        self.live = [
            candidate
            for candidate in self.live
            if candidate is best or not _is_behind(candidate, best)
        ]

    def _play_on(self, position: Position) -> SimulationResult:
        evaluation, own_kingdom = self._evaluation, self._own_kingdom
        turns = self._turns
        while not position.is_over:
            if position.phase is Phase.ADD and position.kingdom == own_kingdom:
                if not turns:
                    break
                turns -= 1
            take_turn(position, evaluation)
        worths = worths_of(position, evaluation)
        margin = _margin(worths, own_kingdom)
        if position.is_over:
            first = winners(position)
            won = 1 / len(first) if own_kingdom in first else 0.0
        else:
            won = _chance(margin, evaluation.spread(to_come(position, own_kingdom)))
        return SimulationResult(worths[own_kingdom], margin, won)


def worths_of(position: Position, evaluation: Evaluation) -> list[float]:
    """The points that every kingdom has in the end, or will have as far as can be guessed."""
    return [
        evaluation.worth(position, kingdom, to_come(position, kingdom))
        for kingdom in range(len(position.kingdoms))
    ]


def candidates_of(position: Position, evaluation: Evaluation, most: int) -> list[RankedAction]:
    """The actions worth trying: the policy's best, at court together with the alternatives."""
    options = ranked(position, evaluation, most)
    if position.phase not in OPTIONAL:
        return options[:most]
    claims = rank_claims(position, evaluation)
    burns = [RankedAction(0.0, action) for action in offers(position) if isinstance(action, Burn)]
    if options[0].action == claims[0].action:
        return [*claims[: most - 2], *burns[:2]]
    return [*options[: most - 3], claims[0], *burns[:2]]


def _is_behind(candidate: Candidate, best: Candidate) -> bool:
    leads = [a - b for a, b in zip(best.values, candidate.values, strict=True)]
    count = len(leads)
    mean = sum(leads) / count
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1))
    return mean > _CLEARLY * spread / sqrt(count)


def _margin(totals: Sequence[float], own_kingdom: int) -> float:
    return totals[own_kingdom] - max(
        total for kingdom, total in enumerate(totals) if kingdom != own_kingdom
    )


def _chance(margin: float, spread: float) -> float:
    """The chance that a margin with that standard deviation is positive in the end."""
    return 0.5 + 0.5 * erf(margin / (spread * sqrt(2)))
