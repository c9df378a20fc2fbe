"""Simulates the choices in a position, all on the same deals, and compares them."""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from realmino import State
from realmino.bots.evaluation import Evaluation
from realmino.bots.lookahead import prospects, rank_optional, ranked, take_turn
from realmino.bots.search import horizon_of, is_plain_duel, widths_of
from realmino.bots.simulations import play_nested, value_of
from realmino.bots.weights import evaluation_of
from realmino.pieces.actions import Action, Claim
from realmino.pieces.phases import Phase
from realmino.pieces.position import Position
from realmino.rules.dealing import is_certain
from realmino.rules.turn import play

ERRORS: Final = 3.0
"""The best choice must be ahead by at least this many standard errors."""


_FAR: Final = 4.0
"""A choice this many gaps and standard errors behind needs no more simulations."""


class SimulatedAction:
    """An action and the claims in the rest of its round, with the results of simulations."""

    def __init__(self, action: Action, script: tuple[Claim, ...] = ()) -> None:
        self.action, self.script = action, script
        self.replies: list[Action] | None = None
        """The actions of the rest of the round, the same in all simulations."""
        self.values: list[float] = []

    @property
    def value(self) -> float:
        """The mean of the values, in points."""
        return sum(self.values) / len(self.values)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims of the rest of the round."""
        return tuple([action for action in self.replies or () if isinstance(action, Claim)])


class Choice(NamedTuple):
    """Actions with the same effect, and a plan for each script that they were simulated with."""

    actions: tuple[Action, ...]
    plans: list[SimulatedAction]
    worth: float = 0.0
    """The value that the policy gives it, in points."""

    @property
    def value(self) -> float:
        """The value of its first plan, in points."""
        return self.plans[0].value


class Simulator:
    """Simulates the choices of one position, all on the same deals."""

    def __init__(self, state: State, seed: str) -> None:
        self._state, self._random = state, Random(seed)
        self._deals: list[Position] = []
        self._evaluation: Evaluation = evaluation_of(state.rules)
        position = state.simulation(Random(seed))
        self._kingdom = position.kingdom
        self._rivalry = 1.0 if len(position.kingdoms) == 2 else 0.3
        self._now, self._later = widths_of(position)
        self.is_certain = is_certain(position)
        """Whether nothing is hidden, so that one simulation is exact."""
        self._is_nested = self.is_certain and is_plain_duel(position)
        rounds = horizon_of(state.rules).rounds if state.rules.has_court else state.rules.rounds + 1
        self._last = state.round + (state.rules.rounds + 1 if self.is_certain else rounds)

    def run(self, plans: Iterable[SimulatedAction], count: int) -> None:
        """Simulates each plan until it has this many values."""
        for plan in plans:
            while len(plan.values) < (1 if self.is_certain else count):
                number = len(plan.values)
                if number == len(self._deals):
                    self._deals.append(self._state.simulation(self._random))
                plan.values.append(self._value(self._deals[number].copy(), plan))

    def _value(self, position: Position, plan: SimulatedAction) -> float:
        play(position, plan.action)
        if plan.replies is None:
            plan.replies = [*self._finish_round(position, [*plan.script])]
        else:
            for action in plan.replies:
                play(position, action)
        if self._is_nested:
            for _ in play_nested(position, self._evaluation, self._rivalry):
                pass
        while position.round < self._last and not position.is_over:
            take_turn(position, self._evaluation, self._later)
        return value_of(prospects(position, self._evaluation), self._kingdom, self._rivalry)

    def _finish_round(self, position: Position, script: list[Claim]) -> Iterator[Action]:
        """Plays the rest of the round by the policy, except for the claims of the script."""
        while position.round == self._state.round and not position.is_over:
            is_optional = position.phase is not Phase.ADD
            options = rank_optional(position, self._evaluation) if is_optional else []
            scripted = script.pop(0) if script and is_optional and not options else None
            if scripted and scripted.domino in position.free:
                action: Action = scripted
            else:
                action = (options or ranked(position, self._evaluation, self._now))[0].action
            play(position, action)
            yield action

    def claims_after(self, action: Action) -> tuple[Claim, ...]:
        """The policy's claims in the rest of the round after an action; none after a claim.

        Others' claims may depend on tiny differences. So placements, taxes and buildings are
        compared with the same claims.
        """
        if isinstance(action, Claim):
            return ()
        plan = SimulatedAction(action)
        self.run([plan], 1)
        return plan.claims


def ordered(choices: Iterable[Choice]) -> list[Choice]:
    """The choices, best first."""
    return sorted(choices, key=lambda choice: -choice.value)


def _leads(choices: Sequence[Choice]) -> Iterator[list[float]]:
    """For each other choice and script: the first choice's leads over it in each simulation."""
    first, *others = (choice.plans for choice in choices)
    for other in others:
        for own, theirs in zip(first, other, strict=True):
            yield [a - b for a, b in zip(own.values, theirs.values, strict=False)]


def lead(choices: Sequence[Choice]) -> float:
    """The fewest points by which the first choice is ahead of any other, with any script."""
    return min(sum(leads) / len(leads) for leads in _leads(choices))


def is_sure(choices: Sequence[Choice]) -> bool:
    """Whether the first choice is ahead of all others by `ERRORS` standard errors."""
    return all(sum(leads) / len(leads) >= ERRORS * _error(leads) for leads in _leads(choices))


def is_far(best: Choice, other: Choice, gap: float) -> bool:
    """Whether a choice is so far behind that it can't be second best."""
    return all(
        sum(leads) / len(leads) >= _FAR * max(gap, _error(leads)) for leads in _leads([best, other])
    )


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    mean, count = sum(values) / len(values), len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
