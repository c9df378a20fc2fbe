"""The Emperor: a search within a budget, and the solver once it can reach the end."""

from collections.abc import Callable, Iterator
from random import Random

from realmino.bots.evaluation import evaluation_for
from realmino.bots.search import CANDIDATES, CERTAIN_CANDIDATES, SHORT, Search, with_win_points
from realmino.bots.solver import solve_quickly
from realmino.pieces.actions import Action
from realmino.state import State


def think(
    state: State,
    random: Random,
    seconds: float,
    simulations: int | None,
    clock: Callable[[], float],
) -> Iterator[tuple[Action, float, int]]:
    """Yields the fields of `choosing.Thought`: better and better choices.

    Considers fewer and fewer candidates as the budget runs out, and stops early if the choice is
    certain. If the end of the game can be solved, yields only the solution.
    """
    start = clock()
    if solved := solve_quickly(state):
        best = max(solved, key=lambda one: with_win_points(-one.behind, one.won))
        yield best.action, 1.0, 0
        return
    search = Search(
        state,
        evaluation_for(state.rules),
        random,
        CANDIDATES,
        SHORT,
        certain_candidates=CERTAIN_CANDIDATES,
    )
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
            yield search.best.action, share, search.simulations
    yield search.best.action, 1.0, search.simulations
