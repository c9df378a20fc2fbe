"""The duke and the queen of 0.1.0 (commit 80f30f2), kept so that ours can play against them.

``python -m realmino arena K2hm --bots queen,training.frozen:queen --ms 1000`` is such a match. The
modules here are those of that version's bots: mend and speed up ours, never these. What they play
on, positions and rules, is that of today, so both sides profit alike where that gets faster.
"""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Final, NamedTuple

from realmino.pieces.actions import Action
from realmino.state import State
from training.frozen.policy import ranked
from training.frozen.search import CANDIDATES, Search, turns_ahead
from training.frozen.weights import evaluation_of

SECONDS: Final = 1.0
SIMULATIONS: Final = 48


def duke(state: State, random: Random) -> Action:
    """The duke's action: the best by the evaluation alone."""
    chance = Random(f"{int(random.random() * (1 << 53))}/duke")
    return ranked(state.simulation(chance), evaluation_of(state.rules), 1)[0].action


class FrozenQueen(NamedTuple):
    """The queen with so many seconds of her process for a move, or so many simulations instead."""

    seconds: float = SECONDS
    simulations: int | None = SIMULATIONS

    def __call__(self, state: State, random: Random) -> Action:
        chance = Random(f"{int(random.random() * (1 << 53))}/queen")
        *_, last = self.thoughts(state, chance)
        return last

    def within(self, seconds: float | None, simulations: int | None) -> "FrozenQueen":
        """The same queen with another budget."""
        if seconds is None and simulations is None:
            return self
        return FrozenQueen(SECONDS if seconds is None else seconds, simulations)

    def thoughts(self, state: State, random: Random) -> Iterator[Action]:
        """Her best action after every simulation, on fewer and fewer candidates."""
        start = process_time()
        search = Search(
            state, evaluation_of(state.rules), random, CANDIDATES, turns_ahead(state.rules)
        )
        share = 0.0
        while share < 1 and not search.is_settled:
            search.simulate()
            if self.simulations is None:
                share = (process_time() - start) / self.seconds if self.seconds > 0 else 1.0
            else:
                share = search.simulations / self.simulations
            search.narrow(max(2, round(CANDIDATES * (1 - min(1.0, share)))))
            yield search.best.action
        yield search.best.action


queen: Final = FrozenQueen()
