"""Looking ahead: the best actions are tried on the same possible deals and played on.

This is the rollout algorithm of Tesauro and Galperin (1996) over our `lookahead`. Every simulation
shuffles what nobody has seen, plays each candidate on its own copy of the position, lets all
kingdoms follow the policy, and looks how they stand after each round: by the evaluation, and by
their scores at the end. The candidates share each shuffle, so luck hits them alike at first. Later
their games part, and what comes then tells less and less of the action: so it counts less.

Where nothing is hidden one simulation tells what the policy makes of each candidate, and between
two without a court a second one is `nested`.
"""

import itertools
from collections.abc import Generator, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from realmino.bots.candidates import candidates_of
from realmino.bots.court import RankedAction
from realmino.bots.endings import SimulationResult, ending_of, value_of, with_victory
from realmino.bots.evaluation import Evaluation
from realmino.bots.lookahead import FEW, WIDTH, prospects, take_turn
from realmino.bots.nested import play_nested
from realmino.pieces.actions import Action
from realmino.pieces.position import Position
from realmino.pieces.variants import Rules
from realmino.rules.dealing import is_certain
from realmino.rules.turn import play
from realmino.state import State

CANDIDATES: Final = 6
"""How many actions are tried."""

_LONG: Final = 16
"""A simulation looks ahead about so many turns of all kingdoms."""

_FADE: Final = 0.6
"""A simulation's change by a round counts so much of that by the round before."""

_ROUND: Final = 8
"""After so many simulations the worst candidates may be dropped."""

_CLEARLY: Final = 3.0
"""A candidate is dropped when it is behind by so many standard errors."""

_PRIOR: Final = 8
"""The policy's guess counts like so many simulations."""

_DUEL_PRIOR: Final = 32
"""The same between two without a court, for the best action: there the policy reckons with both."""

CERTAIN: Final = 24
"""How many actions are tried where nothing is hidden, because few simulations are enough there."""

_ENDED: Final = object()

_Result: TypeAlias = tuple[SimulationResult, float]
"""How a simulation ended, and what that is worth."""

_RIVALRY, _DUEL = 0.3, 0.8
"""How much of the best rival's points counts against one's own, among many and between two."""


class Horizon(NamedTuple):
    """How far a simulation looks ahead."""

    rounds: int
    """That of its position included."""
    fade: float = 1.0
    """How much of the change by a round counts, compared with the round before: with 1 only how the
    last one ends.
    """


def horizon_of(rules: Rules) -> Horizon:
    """How far to look ahead for the best action."""
    return Horizon(max(2, _LONG // len(rules.all_kings)), _FADE)


def widths_of(position: Position) -> tuple[int, int]:
    """How many places the policy compares by the claims that follow in a simulation: in the rest of
    the round, where they are found once a candidate, and later.
    """
    return (WIDTH, FEW) if is_plain_duel(position) else (1, 1)


def is_plain_duel(position: Position) -> bool:
    """Whether two kingdoms play without a court."""
    return len(position.kingdoms) == 2 and not position.holdings


class Candidate:
    """An action that is tried, with how its simulations ended."""

    def __init__(self, option: RankedAction) -> None:
        self.prior, self.action = option
        self.replies: list[Action] | None = None
        """What the policy plays after it in the rest of the round, where nothing is revealed: the
        same in every simulation. None before the first.
        """
        self.endings: list[SimulationResult] = []
        self.values: list[float] = []
        self.total = 0.0

    def add(self, ending: SimulationResult, value: float) -> None:
        """Notes how one more simulation ended, and what that is worth."""
        self.endings.append(ending)
        self.values.append(value)
        self.total += value

    def correct(self, ending: SimulationResult, value: float) -> None:
        """Notes how one more simulation ended, a truer one, as which all before it count now."""
        count = len(self.endings) + 1
        self.endings, self.values, self.total = [ending] * count, [value] * count, value * count

    @property
    def value(self) -> float:
        """The mean value of the simulations; undefined before the first."""
        return self.total / len(self.values)


class Search:
    """Thinks about one position, step by step; `best` may be asked at any moment."""

    def __init__(
        self,
        state: State,
        evaluation: Evaluation,
        random: Random,
        candidates: int,
        horizon: Horizon,
        duel: float = _DUEL,
        drops: bool = True,
        certain: int = 0,
    ) -> None:
        """``duel``: how much of the rival's points counts between two; with 1 the margin is all.

        ``drops``: candidates that are clearly behind are left alone after a while. ``certain``: how
        many are tried at least where nothing is hidden, so that few simulations are enough.
        """
        self._state, self._evaluation, self._random = state, evaluation, random
        self._horizon, self._drops = horizon, drops
        position = state.simulation(random)
        self._own_kingdom = position.kingdom
        self._rivalry = duel if len(position.kingdoms) == 2 else _RIVALRY
        self._prior = _DUEL_PRIOR if is_plain_duel(position) else _PRIOR
        self._now, self._later = widths_of(position)
        self.is_certain = is_certain(position)
        """Whether nothing is hidden: then one simulation tells all, or two with a nested one."""
        self._is_nested = self.is_certain and is_plain_duel(position)
        if self.is_certain:
            self._horizon = Horizon(state.rules.rounds + 1)
        most = max(candidates, certain) if self.is_certain else candidates
        options = candidates_of(position, evaluation, most)
        self.candidates = [Candidate(option) for option in options]
        """All candidates, the most promising first."""
        self.live = list(self.candidates)
        """The candidates that may still be the best."""
        self.simulations = 0
        self._running: Iterator[None] | None = None

    @property
    def best(self) -> Candidate:
        """The candidate to choose now."""
        if not self.simulations:
            return self.candidates[0]
        return max(self.live, key=self._promise)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to find out."""
        return len(self.live) == 1 or self.is_known

    @property
    def is_known(self) -> bool:
        """Whether everything is known, so that another simulation would end as the last one."""
        return self.is_certain and self.simulations >= (2 if self._is_nested else 1)

    def step(self) -> None:
        """Plays a simulation on by a turn; some milliseconds, in any game."""
        if self._running is None:
            self._running = self._simulation()
        if next(self._running, _ENDED) is _ENDED:
            self._running = None

    def simulate(self) -> None:
        """Tries the live candidates on one more deal, or on the one that has been begun."""
        count = self.simulations
        while self.simulations == count:
            self.step()

    def _simulation(self) -> Iterator[None]:
        """Tries the live candidates on one more deal, with a pause after every turn."""
        tried = [*self.live]
        nested = self._is_nested and self.simulations > 0
        endings = []
        if self.is_known:
            endings = [(candidate.endings[0], candidate.values[0]) for candidate in tried]
        else:
            dealt = self._state.simulation(self._random)
            for candidate in tried:
                later = dealt.copy()
                play(later, candidate.action)
                ended = self._end_nested(later) if nested else self._end(later, candidate)
                endings.append((yield from ended))
                yield
        for candidate, (ending, value) in zip(tried, endings, strict=True):
            if nested:
                candidate.correct(ending, value)
            else:
                candidate.add(ending, value)
        self.simulations += 1
        if self._drops and self.simulations % _ROUND == 0:
            self.drop()

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
            self.live.sort(key=self._promise, reverse=True)
        del self.live[most:]

    def drop(self) -> None:
        """Leaves the candidates alone that are clearly behind the best, or always equal to it."""
        best = self.best
        self.live = [
            candidate
            for candidate in self.live
            if candidate is best or not _is_behind(candidate, best)
        ]

    def promise(self, candidate: Candidate) -> float:
        """The mean value of a candidate that was tried, where the policy's guess counts like some
        simulations.

        So the best of several noisy means is not too high. The guess is of one's own points only;
        what all candidates differ from theirs on average makes it one of the value.
        """
        tried = [one for one in self.candidates if one.values]
        offset = sum([one.value - one.prior for one in tried]) / len(tried)
        guess = candidate.prior + offset
        return guess + self.belief(candidate) * (candidate.value - guess)

    def belief(self, candidate: Candidate) -> float:
        """How much its simulations count beside what was guessed before, 0 to 1."""
        if self.is_certain:
            return 1.0
        count = len(candidate.values)
        return count / (count + _PRIOR)

    @property
    def usual_chance(self) -> float:
        """The mean chance to win over the candidates that were tried."""
        tried = [one for one in self.candidates if one.endings]
        return sum([ending.won for one in tried for ending in one.endings]) / sum(
            [len(one.endings) for one in tried]
        )

    def _promise(self, candidate: Candidate) -> float:
        """By what the live candidates are compared, which all have had the same deals."""
        if self.is_certain:
            return with_victory(candidate.value, candidate.endings[0].won)
        return candidate.total + self._prior * candidate.prior

    def _end(self, position: Position, candidate: Candidate) -> Generator[None, None, _Result]:
        """How a candidate ends where the policy plays on, and what that is worth."""
        worths: list[list[float]] = []
        yield from self._reply(position, candidate)
        yield from self._play_on(position, worths)
        return self._result(position, worths)

    def _end_nested(self, position: Position) -> Generator[None, None, _Result]:
        """The same where both choose what ends best for them."""
        yield from play_nested(position, self._evaluation, self._rivalry)
        return self._result(position, [prospects(position, self._evaluation)])

    def _result(self, position: Position, worths: Sequence[Sequence[float]]) -> _Result:
        ending = ending_of(position, worths[-1], self._own_kingdom, self._evaluation)
        return ending, self._faded(worths)

    def _faded(self, worths: Sequence[Sequence[float]]) -> float:
        """The value of a simulation, where each round changes it less than the one before."""
        values = [value_of(each, self._own_kingdom, self._rivalry) for each in worths]
        value, share = values[0], 1.0
        for before, after in itertools.pairwise(values):
            value += share * (after - before)
            share *= self._horizon.fade
        return value

    def _reply(self, position: Position, candidate: Candidate) -> Iterator[None]:
        """Lets all kingdoms follow the policy for the rest of the round, and pauses after every
        turn. What they do is found once: nothing is revealed before the round ends.
        """
        if candidate.replies is not None:
            for action in candidate.replies:
                play(position, action)
            return
        replies = []
        while position.round == self._state.round and not position.is_over:
            replies += take_turn(position, self._evaluation, self._now)
            yield
        candidate.replies = replies

    def _play_on(self, position: Position, worths: list[list[float]]) -> Iterator[None]:
        """Lets all kingdoms follow the policy, notes their worths at the end of each round, and
        pauses after every turn.
        """
        evaluation, round = self._evaluation, self._state.round
        last = round + self._horizon.rounds
        while True:
            if position.round > round or position.is_over:
                worths.append(prospects(position, evaluation))
                round = position.round
            if round >= last or position.is_over:
                return
            take_turn(position, evaluation, self._later)
            yield


def _is_behind(candidate: Candidate, best: Candidate) -> bool:
    leads = [a - b for a, b in zip(best.values, candidate.values, strict=True)]
    count = len(leads)
    mean = sum(leads) / count
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1))
    # Without any spread the two are the same, or one is better whatever is dealt.
    return not spread or mean > _CLEARLY * spread / sqrt(count)
