"""Chooses actions with the built-in bots, directly or step by step while they think."""

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time
from typing import Final, NamedTuple

from realmino.bots.levels import LEVELS, NAMES, OTHERS, STRONGEST
from realmino.pieces.actions import Action
from realmino.state import State, require_player

SECONDS: Final = 1.0
"""The library's and the command line's default thinking time; only the Emperor uses it.

The page's default is in `Settings.thinking` (`web/table/model/settings.py`).
"""

SIMULATIONS: Final = 48
"""The Emperor's simulations per move in an arena without a time limit, for repeatable games."""

PROCESS_CLOCK: Final[Callable[[], float]] = (
    perf_counter if sys.platform == "emscripten" else process_time
)
"""This process's clock. In WebAssembly, `process_time` counts microseconds since the page loaded in
31 bits and fails after 36 minutes.
"""


class Thought(NamedTuple):
    """A bot's choice so far."""

    action: Action
    share: float
    """The fraction of its time or simulations used so far; 1 in the last thought."""
    simulations: int
    """The number of simulations so far."""


def think(
    state: State,
    level: str = STRONGEST,
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    seed: int | str = 0,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[Thought]:
    """Yields better and better choices: the first soon, then one every few milliseconds.

    Ends after ``seconds`` by ``clock``, or after this many ``simulations``; in that case, the same
    arguments give the same thoughts. The caller may stop at any time and use the last one.
    ``level`` is one of `realmino.bots.NAMES`. Raises `KeyError` for another name and `ValueError`
    if it's no player's turn.
    """
    spec = LEVELS.get(level) or OTHERS.get(level)
    if spec is None:
        raise KeyError(f"no bot has the name {level!r}; there are {', '.join(NAMES)}")
    require_player(state)
    random = Random(f"{seed}/{level}")
    chooser = spec.chooser()
    if spec.thinks:
        for thought in chooser(state, random, seconds, simulations, clock):
            yield Thought(*thought)
    else:
        yield Thought(chooser(state, random), 1.0, 0)


def choose(
    state: State,
    level: str = STRONGEST,
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    seed: int | str = 0,
    clock: Callable[[], float] = perf_counter,
) -> Action:
    """The level's choice, after at most about ``seconds``; see `think`.

    >>> from realmino import Game
    >>> state = Game.parse("K2 Oabab L3-14-34-41").state
    >>> str(choose(state, "squire", seed=1)) in map(str, state.legal_actions())
    True
    """
    *_, last = think(state, level, seconds=seconds, simulations=simulations, seed=seed, clock=clock)
    return last.action


class Level(NamedTuple):
    """A level as a bot for the arena."""

    name: str
    seconds: float | None = None
    """Processor time per move, so that a busy machine doesn't weaken it."""
    simulations: int | None = SIMULATIONS
    """Simulations per move, instead of seconds."""

    def __call__(self, state: State, random: Random) -> Action:
        return choose(
            state,
            self.name,
            seconds=SECONDS if self.seconds is None else self.seconds,
            simulations=self.simulations,
            seed=int(random.random() * (1 << 53)),
            clock=PROCESS_CLOCK,
        )

    def within(self, seconds: float | None, simulations: int | None) -> "Level":
        """The same level with this many seconds per move, or this many simulations."""
        if seconds is None and simulations is None:
            return self
        return self._replace(seconds=seconds, simulations=simulations)
