"""The search: simulates the best actions on the same random deals.

This is the rollout algorithm by Tesauro and Galperin (1996) on top of `lookahead`. Every simulation
shuffles what's hidden, plays each candidate on a copy of the position, has all kingdoms follow the
policy, and evaluates them after each round, or by their scores at the end. All candidates share
each shuffle, so at first luck affects them equally. Later their games diverge, and changes depend
less and less on the action, so they count less.

With an exact horizon, a Kingdomino simulation ends as soon as `endgame` can solve the rest. If
nothing is hidden, one simulation per candidate is enough.
"""

import itertools
from collections.abc import Callable, Generator, Iterator, Sequence
from math import erf, sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from realmino.bots.candidates import find_candidates
from realmino.bots.court_ranking import RankedAction
from realmino.bots.endgame import RIVALRY, Scores, weighted_margin
from realmino.bots.evaluation import Evaluation, to_come
from realmino.bots.lookahead import FAST_WIDTH, WIDTH, prospects, take_turn
from realmino.bots.solver import final_scores, is_quickly_solved
from realmino.pieces.actions import Action
from realmino.pieces.position import Position
from realmino.rules.dealing import is_certain
from realmino.rules.fast_totals import TIE, winners
from realmino.rules.turn import play
from realmino.state import State

_WIN_POINTS: Final = 10.0
"""The points that a win is worth if nothing is hidden."""


class SimulationResult(NamedTuple):
    """How a simulation ended for the kingdom that is choosing."""

    points: float
    margin: float
    """Points ahead of the best rival; negative if behind."""
    won: float
    """Its share of the win, or the chance of one if the game wasn't played to the end."""


def simulation_result(
    position: Position, worths: Sequence[float], kingdom: int, evaluation: Evaluation
) -> SimulationResult:
    """A kingdom's result; ``worths`` are the points that each kingdom has or can expect."""
    margin = weighted_margin(worths, kingdom, 1)
    if position.is_over:
        first = winners(position)
        won = 1 / len(first) if kingdom in first else 0.0
    else:
        # The chance that a margin with this standard deviation ends up positive.
        spread = evaluation.spread(to_come(position, kingdom))
        won = 0.5 + 0.5 * erf(margin / (spread * sqrt(2)))
    return SimulationResult(worths[kingdom], margin, won)


def final_result(scores: Sequence[int], kingdom: int) -> SimulationResult:
    """A kingdom's result in a game with these scores, as `encoded_total`."""
    totals, best = [score // TIE for score in scores], max(scores)
    won = 1 / scores.count(best) if scores[kingdom] == best else 0.0
    return SimulationResult(totals[kingdom], weighted_margin(totals, kingdom, 1), won)


def with_win_points(value: float, won: float) -> float:
    """A value including the share of the win, for positions in which nothing is hidden."""
    return value + _WIN_POINTS * won


CANDIDATES: Final = 9
"""How many actions the Emperor tries."""

_ROUND_DISCOUNT: Final = 0.6
"""The weight of the change in a round, relative to the previous round."""

_DROP_INTERVAL: Final = 8
"""The number of simulations between decisions to drop candidates."""

_DROP_ERRORS: Final = 3.0
"""A candidate this many standard errors behind the best is dropped."""

_PRIOR_SIMULATIONS: Final = 8
"""The policy's guess counts as much as this many simulations."""

_CERTAIN_REPEATS: Final = 4
"""How often a simulation counts if nothing is hidden, since repeating it would change nothing."""

CERTAIN_CANDIDATES: Final = 24
"""How many actions the Emperor tries if nothing is hidden and a few simulations are enough."""

_ENDED: Final = object()

_Result: TypeAlias = tuple[SimulationResult, float]
"""A simulation's result and its value."""

_RIVAL_WEIGHT = 0.8
"""How much the rival's points count in a two-player game."""


class Horizon(NamedTuple):
    """How far a simulation looks ahead."""

    rounds: int
    """How many rounds, including the current one."""
    discount: float = 1.0
    """The weight of the change in a round, relative to the previous round. With 1, only the end of
    the last round counts.
    """
    is_exact: bool = True
    """Whether a simulation ends as soon as the rest can be solved, which is more accurate but takes
    longer than playing on.
    """


SHORT: Final = Horizon(2, _ROUND_DISCOUNT, is_exact=False)
"""The Emperor's horizon: more simulations are better than longer ones."""


def search_widths(position: Position) -> tuple[int, int]:
    """How many places the policy compares by the claims that follow: in this round, and later.

    In this round it plays only once per candidate, so it can take longer.
    """
    return (WIDTH, FAST_WIDTH) if is_plain_duel(position) else (1, 1)


def is_plain_duel(position: Position) -> bool:
    """Whether this is a two-player game without a court."""
    return len(position.kingdoms) == 2 and not position.holdings


class Candidate:
    """An action to try, with the results of its simulations."""

    def __init__(self, option: RankedAction) -> None:
        self.prior, self.action = option
        self.replies: list[Action] | None = None
        """The policy's actions in the rest of the round, which are the same in every simulation
        because nothing is revealed; None before the first.
        """
        self.results: list[SimulationResult] = []
        self.values: list[float] = []
        """The value of each result."""
        self.total = 0.0
        """The sum of the values."""

    def add(self, result: SimulationResult, value: float) -> None:
        """Adds a simulation's result."""
        self.results.append(result)
        self.values.append(value)
        self.total += value

    @property
    def value(self) -> float:
        """The mean value of the simulations, of which there must be at least one."""
        return self.total / len(self.values)


class Search:
    """The search in one position; `step` advances it, and `best` is its current choice."""

    def __init__(
        self,
        state: State,
        evaluation: Evaluation,
        random: Random,
        candidates: int,
        horizon: Horizon,
        rival_weight: float = _RIVAL_WEIGHT,
        drops: bool = True,
        certain_candidates: int = 0,
    ) -> None:
        """``candidates``: how many actions to try; ``certain_candidates``: the minimum if nothing
        is hidden. ``rival_weight`` is the weight of the rival's points in a two-player game; with
        1, only the margin counts. ``drops``: whether to drop candidates that are clearly behind.
        """
        self._state, self._evaluation, self._random = state, evaluation, random
        self._horizon, self._drops = horizon, drops
        position = state.simulation(random)
        self._own_kingdom = position.kingdom
        self._rival_weight = rival_weight if len(position.kingdoms) == 2 else RIVALRY
        self._current_width, self._later_width = search_widths(position)
        self.is_certain = is_certain(position)
        """Whether nothing is hidden, so that one simulation is enough."""
        if self.is_certain:
            self._horizon = Horizon(state.rules.rounds + 1)
        most = max(candidates, certain_candidates) if self.is_certain else candidates
        options = find_candidates(position, evaluation, most)
        self.candidates = [Candidate(option) for option in options]
        """All candidates, the policy's best first."""
        self.live = list(self.candidates)
        """The candidates that may still be the best."""
        self.guest: Candidate | None = None
        """A candidate that is compared without influencing the others."""
        self.simulations = 0
        """The number of deals on which all live candidates have been played."""
        self._running: Iterator[None] | None = None

    @property
    def best(self) -> Candidate:
        """The current best candidate."""
        if not self.simulations:
            return self.candidates[0]
        return max(self.live, key=self._rank_value)

    @property
    def is_finished(self) -> bool:
        """Whether further simulations can't change the choice."""
        return len(self.live) == 1 or self.is_known

    @property
    def is_known(self) -> bool:
        """Whether another simulation would only repeat the last one."""
        return self.is_certain and self.simulations >= _CERTAIN_REPEATS

    def step(self) -> None:
        """Advances a simulation by one turn, which takes some milliseconds."""
        if self._running is None:
            self._running = self._simulation()
        if next(self._running, _ENDED) is _ENDED:
            self._running = None

    def simulate(self) -> None:
        """Finishes the current simulation, or runs a new one."""
        count = self.simulations
        while self.simulations == count:
            self.step()

    def _simulation(self) -> Iterator[None]:
        """Plays the live candidates on one more deal, pausing after every turn."""
        tried = [*self.live]
        results = []
        if self.is_certain and self.simulations:
            results = [(candidate.results[0], candidate.values[0]) for candidate in tried]
        else:
            dealt = self._state.simulation(self._random)
            for candidate in tried:
                later = dealt.copy()
                play(later, candidate.action)
                results.append((yield from self._end(later, candidate)))
                yield
        for candidate, (result, value) in zip(tried, results, strict=True):
            candidate.add(result, value)
        self.simulations += 1
        if self._drops and self.simulations % _DROP_INTERVAL == 0:
            self.drop()

    def include(self, action: Action) -> Candidate:
        """An action's candidate; if there's none, adds one with the lowest prior of its kind."""
        for candidate in self.candidates:
            if candidate.action == action:
                return candidate
        alike = [one.prior for one in self.candidates if type(one.action) is type(action)]
        added = Candidate(RankedAction(min(alike, default=0.0), action))
        self.candidates.append(added)
        return added

    def merge(self, key: Callable[[Action], object], most: int, chosen: Action | None) -> None:
        """Keeps the best ``most`` actions, one per key; ``chosen`` replaces its equivalent."""
        best_by_key: dict[object, Candidate] = {}
        for candidate in self.candidates:
            best_by_key.setdefault(key(candidate.action), candidate)
        if chosen is not None and (twin := best_by_key.get(key(chosen))):
            twin.action = chosen
        self.candidates = [*best_by_key.values()][:most]
        self.live = [*self.candidates]

    def compare(self, action: Action) -> None:
        """Compares this action until the end; a new candidate doesn't affect the others."""
        known = len(self.candidates)
        own = self.include(action)
        if len(self.candidates) > known:
            self.live.append(own)
            self.guest = own

    def narrow(self, most: int) -> None:
        """Keeps only the best ``most`` candidates."""
        guest = [one for one in self.live if one is self.guest]
        others = [one for one in self.live if one is not self.guest]
        if self.simulations:
            others.sort(key=self._rank_value, reverse=True)
        self.live = [*others[:most], *guest]

    def drop(self) -> None:
        """Drops candidates that are clearly behind the best, or always equal to it."""
        best = max((one for one in self.live if one is not self.guest), key=self._rank_value)
        self.live = [
            candidate
            for candidate in self.live
            if candidate in (best, self.guest) or not _is_behind(candidate, best)
        ]

    def estimate(self, candidate: Candidate) -> float:
        """A candidate's estimated value, from the mean of its simulations and the policy's guess.

        The guess counts as much as some simulations, so that the best of several noisy means isn't
        too high. It's in points; adding the candidates' mean difference converts it into a value.
        """
        tried = [one for one in self.candidates if one.values and one is not self.guest]
        offset = sum([one.value - one.prior for one in tried]) / len(tried)
        guess = candidate.prior + offset
        return guess + self.confidence(candidate) * (candidate.value - guess)

    def confidence(self, candidate: Candidate) -> float:
        """The weight of a candidate's simulations relative to the guess, 0 to 1."""
        if self.is_certain:
            return 1.0
        count = len(candidate.values)
        return count / (count + _PRIOR_SIMULATIONS)

    @property
    def mean_chance(self) -> float:
        """The candidates' mean chance to win."""
        results = [result for one in self.candidates for result in one.results]
        return sum([result.won for result in results]) / len(results)

    def _rank_value(self, candidate: Candidate) -> float:
        """The key by which live candidates, which all had the same deals, are sorted."""
        if self.is_certain:
            return with_win_points(candidate.value, candidate.results[0].won)
        return candidate.total + _PRIOR_SIMULATIONS * candidate.prior

    def _end(self, position: Position, candidate: Candidate) -> Generator[None, None, _Result]:
        """The result of a simulation in which the policy plays on."""
        worths: list[list[float]] = []
        yield from self._reply(position, candidate)
        scores = yield from self._play_on(position, worths)
        if scores:
            result = final_result(scores, self._own_kingdom)
        else:
            result = simulation_result(position, worths[-1], self._own_kingdom, self._evaluation)
        return result, self._discounted_value(worths)

    def _discounted_value(self, worths: Sequence[Sequence[float]]) -> float:
        """A simulation's value, to which each round contributes less than the one before."""
        values = [weighted_margin(each, self._own_kingdom, self._rival_weight) for each in worths]
        value, share = values[0], 1.0
        for before, after in itertools.pairwise(values):
            value += share * (after - before)
            share *= self._horizon.discount
        return value

    def _reply(self, position: Position, candidate: Candidate) -> Iterator[None]:
        """Plays the rest of the round with the policy, or as in the first simulation."""
        if candidate.replies is not None:
            for action in candidate.replies:
                play(position, action)
            return
        replies = []
        while position.round == self._state.round and not position.is_over:
            replies += take_turn(position, self._evaluation, self._current_width)
            yield
        candidate.replies = replies

    def _play_on(
        self, position: Position, worths: list[list[float]]
    ) -> Generator[None, None, Scores]:
        """Plays on with the policy and appends every kingdom's worth after each round.

        Returns the final scores if it reaches a position that is quickly solved, else ``()``.
        """
        evaluation, round = self._evaluation, self._state.round
        last = round + self._horizon.rounds
        while True:
            if position.round > round or position.is_over:
                worths.append(prospects(position, evaluation))
                round = position.round
                if self._horizon.is_exact and round < last and is_quickly_solved(position):
                    scores = final_scores(position)
                    worths.append([score // TIE for score in scores])
                    return scores
            if round >= last or position.is_over:
                return ()
            take_turn(position, evaluation, self._later_width)
            yield


def _is_behind(candidate: Candidate, best: Candidate) -> bool:
    leads = [a - b for a, b in zip(best.values, candidate.values, strict=True)]
    count = len(leads)
    mean = sum(leads) / count
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1))
    # Without spread the two are the same, or one is always better.
    return not spread or mean > _DROP_ERRORS * spread / sqrt(count)
