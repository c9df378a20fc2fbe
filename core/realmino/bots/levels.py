"""The four levels of bots, from a beginner to the strongest, and how they think."""

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time
from typing import Final, NamedTuple

from realmino.bots.greedy import choose as choose_greedily
from realmino.bots.names import LEVELS
from realmino.bots.squire import choose as choose_at_sight
from realmino.pieces.actions import Action
from realmino.state import State

SECONDS: Final = 1.0
"""How long a level thinks by default; only the queen needs it."""

SIMULATIONS: Final = 48
"""The queen's simulations per move in an arena without a time, so that games can be repeated."""

OWN_TIME: Final[Callable[[], float]] = (
    perf_counter if sys.platform == "emscripten" else process_time
)
"""The clock of this process. In WebAssembly `process_time` counts microseconds since the start of
the page in 31 bits and fails after 36 minutes.
"""


class Thought(NamedTuple):
    """A bot's choice so far."""

    action: Action
    share: float
    """The share of its time or simulations that is used, 0 to 1; 1 in the last thought."""
    simulations: int
    """The number of simulations so far."""


def think(
    state: State,
    level: str = LEVELS[-1],
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    seed: int | str = 0,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[Thought]:
    """Yields better and better choices, the first soon and then one every few milliseconds.

    Ends after ``seconds`` of ``clock``, or after this many ``simulations``: then the same arguments
    give the same thoughts. The caller may stop at any time and use the last one. Raises `KeyError`
    for an unknown level and `ValueError` if no player is to act.
    """
    if level not in LEVELS:
        raise KeyError(level)
    if state.to_act is None:
        raise ValueError("no player can act in this position")
    random = Random(f"{seed}/{level}")
    if level == "queen":
        yield from _search(state, random, seconds, simulations, clock)
    else:
        yield Thought(_AT_ONCE[level](state, random), 1.0, 0)


def choose(
    state: State,
    level: str = LEVELS[-1],
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    seed: int | str = 0,
    clock: Callable[[], float] = perf_counter,
) -> Action:
    """The action that a level chooses, after about ``seconds`` at most; see `think`.

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
    """Processor time for a move, so that a busy machine does not weaken it."""
    simulations: int | None = SIMULATIONS
    """Simulations for a move, instead of seconds."""

    def __call__(self, state: State, random: Random) -> Action:
        return choose(
            state,
            self.name,
            seconds=SECONDS if self.seconds is None else self.seconds,
            simulations=self.simulations,
            seed=int(random.random() * (1 << 53)),
            clock=OWN_TIME,
        )

    def within(self, seconds: float | None, simulations: int | None) -> "Level":
        """The same level with this many seconds for a move, or simulations instead."""
        if seconds is None and simulations is None:
            return self
        return self._replace(seconds=seconds, simulations=simulations)


def _search(
    state: State,
    random: Random,
    seconds: float,
    simulations: int | None,
    clock: Callable[[], float],
) -> Iterator[Thought]:
    """Spends the budget on fewer and fewer candidates, unless one is clearly the best.

    Where the end of the game can be solved, nothing else is needed.
    """
    # Imported here, as in `_duke`, because pages choose for squires and knights without them.
    from realmino.bots.search import CANDIDATES, CERTAIN, SHORT, Search
    from realmino.bots.simulations import with_victory
    from realmino.bots.solver import solve_quickly
    from realmino.bots.weights import evaluation_of

    start = clock()
    if solved := solve_quickly(state):
        best = max(solved, key=lambda one: with_victory(-one.behind, one.won))
        yield Thought(best.action, 1.0, 0)
        return
    search = Search(state, evaluation_of(state.rules), random, CANDIDATES, SHORT, certain=CERTAIN)
    share = 0.0
    while not search.is_finished:
        count = search.simulations
        search.step()
        if simulations is None:
            share = min(1.0, (clock() - start) / seconds) if seconds > 0 else 1.0
        else:
            share = min(1.0, search.simulations / simulations)
        if share >= 1:
            break
        has_more = search.simulations > count
        if has_more:
            search.narrow(max(2, round(CANDIDATES * (1 - share))))
        if has_more or simulations is None:
            yield Thought(search.best.action, share, search.simulations)
    yield Thought(search.best.action, 1.0, search.simulations)


def _duke(state: State, random: Random) -> Action:
    from realmino.bots.lookahead import FEW, WIDTH, ranked
    from realmino.bots.weights import evaluation_of

    width = WIDTH if state.rules.has_court else FEW
    return ranked(state.simulation(random), evaluation_of(state.rules), width)[0].action


_AT_ONCE: Final = {"squire": choose_at_sight, "knight": choose_greedily, "duke": _duke}
