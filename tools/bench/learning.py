"""Compares the learning environments with PettingZoo's Connect Four, all in one run."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from realmino.learning.pettingzoo import env
from realmino.learning.vector import RealminoVectorEnv

CODES = ("K2", "K4", "W8")
VECTORS = (("random", 1), ("random", 2), (None, 2), ("greedy", 2))
"""The vector environments to measure: their opponents and processes."""

_GAMES = 128


def report(runs: int, seconds: float = 1.0) -> str:
    """Measures several runs of about ``seconds`` each and returns the table of the best."""
    makers: dict[str, Callable[[], Any]] = {code: partial(env, code) for code in CODES}
    try:
        makers = {"Connect Four": import_module("pettingzoo.classic.connect_four_v3").env} | makers
        note = ""
    except ImportError:
        note = "\nFor PettingZoo's Connect Four beside them: pip install pygame"
    rates: dict[str, list[float]] = {name: [] for name in makers}
    for _ in range(runs):
        for name, make in makers.items():
            rates[name].append(agents_rate(make(), seconds))
    lines = [f"learning environments: random legal actions a second, best of {runs} runs"]
    lines += [f"{name:34}{max(found):9,.0f}" for name, found in rates.items()]
    for opponents, processes in VECTORS:
        best = max(games_rate(opponents, processes, seconds) for _ in range(runs))
        suffix = f"against {opponents}" if opponents else "against itself"
        name = f"K2 × {_GAMES} {suffix}, {processes} processes"
        lines.append(f"{name:34}{best:9,.0f}")
    return "\n".join(lines) + note


def agents_rate(table: Any, seconds: float) -> float:
    """A PettingZoo environment's actions per second."""
    random, actions, begin = Random(1), 0, perf_counter()
    while perf_counter() - begin < seconds:
        table.reset(seed=1)
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            legal = seen["action_mask"].nonzero()[0]
            over = ended or cut
            table.step(None if over else int(random.choice(legal)))
            actions += not over
    return actions / (perf_counter() - begin)


def games_rate(opponents: str | None, processes: int, seconds: float) -> float:
    """A vector environment's actions per second."""
    games = RealminoVectorEnv("K2", _GAMES, opponents, processes)
    random = np.random.default_rng(1)
    try:
        _, infos = games.reset(seed=1)
        for _ in range(20):
            *_, infos = games.step(random_actions(infos["action_mask"], random))
        steps, begin = 0, perf_counter()
        while perf_counter() - begin < seconds:
            *_, infos = games.step(random_actions(infos["action_mask"], random))
            steps += 1
        return steps * _GAMES / (perf_counter() - begin)
    finally:
        games.close()


def random_actions(masks: NDArray[np.int8], random: np.random.Generator) -> NDArray[np.intp]:
    """A random legal action for each game."""
    games, actions = np.nonzero(masks.view(np.bool_))
    counts = np.bincount(games)
    chosen = (random.random(len(masks)) * counts).astype(np.intp)
    return np.asarray(actions[np.cumsum(counts) - counts + chosen])
