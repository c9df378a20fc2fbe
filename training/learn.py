"""Learns weights by self-play: ``python -m training.learn`` follows the whole recipe.

In every step, bots play against each other with the current weights. Each kingdom's features are
recorded before each claim, and its points at the end. The new weights fit these points by least
squares with a penalty on changes (ridge regression). The part that all terrains have in common is
learned together, so that rare terrains benefit from the others.

The games run on all cores, or on any `concurrent.futures.Executor` passed to `follow`, such as one
for a cluster; the result is the same.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from realmino import Rules, State
from realmino.arena.processes import cores, pool
from realmino.bots import weights_data
from realmino.bots.evaluation import (
    FIRST_COURT_INDEX,
    FIRST_SHAPE_INDEX,
    LAND_POINTS_INDEX,
    ORDER_INDEX,
    POWER_COUNT,
    Evaluation,
    LearnedWeights,
    feature_count,
    load_weights,
    to_come,
)
from realmino.bots.features import LAND_FEATURE_COUNT, NEIGHBOUR_CLASSES
from realmino.cli.inputs import positive_integer
from realmino.pieces.actions import Claim, End
from realmino.rules import turn
from realmino.rules.fast_totals import total
from training import policy
from training.recipe import (
    DECAY,
    DECIMALS,
    EPSILON,
    RIDGE,
    STAGES,
    TD_LAMBDA,
    TERRAIN_PENALTY,
    WIDTH,
    Stage,
)

Numbers = NDArray[np.float64]
Rows: TypeAlias = tuple[tuple[float, ...], ...]
"""Weights as plain numbers, so that they can be cache keys."""

CHUNK = 10
"""How many games a process plays at a time."""

LOG = Path(__file__).with_name("log.txt")
"""The results: the scores of each stage's first games and, for every step, its number, its games,
the estimates' error, and points per kingdom by rules.
"""


class Episode(NamedTuple):
    """One kingdom in one game: its features before every claim, and its final points."""

    features: list[list[int]]
    to_come: list[int]
    points: int


class StepResult(NamedTuple):
    """The result of one step."""

    weights: Numbers
    spread: float
    means: dict[str, float]
    """Points per kingdom by rules, in games without exploration."""
    error: float
    """The root mean square error of the old weights' estimates."""


def first_guess(rules: Rules) -> Numbers:
    """Initial weights: current points, and rough values for growth and lost squares."""
    weights = np.zeros((feature_count(rules), POWER_COUNT))
    weights[LAND_POINTS_INDEX, 0] = 1
    for at in range(0, LAND_POINTS_INDEX, LAND_FEATURE_COUNT):
        for free in range(NEIGHBOUR_CLASSES):
            weights[at + free, 1] = 0.8 * min(free, 3)
            weights[at + NEIGHBOUR_CLASSES + free, 1] = 0.25 * min(free, 2)
    for feature, weight in ((1, -2), (2, -1), (15, 3), (16, -3), (22, 8)):
        weights[FIRST_SHAPE_INDEX + feature, 0] = weight
    weights[ORDER_INDEX, 0] = -0.5
    return weights


def start_from(base: Numbers | None, rules: Rules) -> Numbers:
    """Another family's weights, with estimates for features that it lacks."""
    weights = first_guess(rules)
    if base is not None:
        weights[: len(base)] = base
    if rules.has_court and (base is None or len(base) <= FIRST_COURT_INDEX):
        # Towns are new too; they get the weights for grassland, which is as rare.
        count = LAND_FEATURE_COUNT
        weights[6 * count : 7 * count] = weights[3 * count : 4 * count]
        for feature, power, weight in (
            (0, 0, 0.34), (4, 1, 0.5), (5, 1, 2.0), (9, 1, 2.0), (11, 1, 0.5), (12, 0, 1.0),
            (13, 0, 1.0), (18, 1, 1.0), (22, 0, 1.0), (24, 1, 1.0), (25, 1, 2.0),
        ):  # fmt: skip
            weights[FIRST_COURT_INDEX + feature, power] = weight
    return weights


def play(rules: Rules, evaluation: Evaluation, seed: str, exploring: float) -> list[Episode]:
    """Plays a game of the evaluation against itself."""
    random = Random(seed)
    position = State.start(rules).simulation(random)
    episodes = [Episode([], [], 0) for _ in range(rules.kingdoms)]
    while not position.is_over:
        options = policy.rank_actions(position, evaluation, WIDTH)
        pick = 0
        if exploring and len(options) > 1 and random.random() < exploring:
            pick = int(random.random() * min(len(options), 4))
        action = options[pick].action
        if position.domino and isinstance(action, Claim | End):
            kingdom = position.kingdom
            remaining = to_come(position, kingdom)
            if remaining:
                episodes[kingdom].features.append(
                    evaluation.features(position, kingdom, remaining, position.turn)
                )
                episodes[kingdom].to_come.append(remaining)
        turn.play(position, action)
    return [episode._replace(points=total(position, k)) for k, episode in enumerate(episodes)]


class _GameRequest(NamedTuple):
    """A game to play: its rules, its seed, and the fraction of actions that explore."""

    code: str
    seed: str
    exploring: float


def games(
    stage: Stage, number: int, weights: Numbers, count: int, executor: Executor | None = None
) -> Iterator[tuple[str, bool, list[Episode]]]:
    """A step's first games: their rules, whether players explored, and their episodes."""
    tasks = [
        _GameRequest(
            stage.codes[game % len(stage.codes)],
            f"{stage.family}/{number}/{game}",
            EPSILON * (game // len(stage.codes) % 2),
        )
        for game in range(count)
    ]
    chunks = [tasks[at : at + CHUNK] for at in range(0, count, CHUNK)]
    play_chunk = partial(_play_chunk, tuple(map(tuple, weights.tolist())))
    results = executor.map(play_chunk, chunks) if executor else map(play_chunk, chunks)
    for chunk, played in zip(chunks, results, strict=True):
        for (code, _, exploring), episodes in zip(chunk, played, strict=True):
            yield code, exploring > 0, episodes


def _play_chunk(weights: Rows, chunk: list[_GameRequest]) -> list[list[Episode]]:
    return [
        play(Rules.parse(code), _evaluation(code, weights), seed, exploring)
        for code, seed, exploring in chunk
    ]


@lru_cache(maxsize=8)
def _evaluation(code: str, weights: Rows) -> Evaluation:
    """Cached, because an evaluation has its own cache for land."""
    return Evaluation(Rules.parse(code), weights)


class Sums:
    """Sums of products for least squares, over all of a stage's games so far."""

    def __init__(self, features: int) -> None:
        self.squares = np.zeros((features * POWER_COUNT, features * POWER_COUNT))
        self.targets = np.zeros(features * POWER_COUNT)

    def decay(self) -> None:
        """Reduces the weight of the games so far."""
        self.squares *= DECAY
        self.targets *= DECAY

    def add(self, rows: Numbers, targets: Numbers) -> None:
        """Adds a kingdom's features and its targets."""
        self.squares += rows.T @ rows
        self.targets += rows.T @ targets


def step(
    stage: Stage, number: int, weights: Numbers, sums: Sums, executor: Executor | None = None
) -> StepResult:
    """Plays a step's games and learns from them and from earlier ones."""
    dominoes = Rules.parse(stage.codes[0]).grid ** 2 // 2
    flat = weights.T.ravel()
    sums.decay()
    totals: dict[str, list[int]] = {code: [] for code in stage.codes}
    errors_by_kingdom: list[Numbers] = []
    to_come_counts: list[int] = []
    for code, explores, episodes in games(stage, number, weights, stage.steps[number], executor):
        if not explores:
            totals[code] += [episode.points for episode in episodes]
        for episode in episodes:
            features = np.array(episode.features, dtype=float)
            share = np.array(episode.to_come, dtype=float)[:, None] / dominoes
            rows = np.hstack([features, features * share, features * share * share])
            estimates = rows @ flat
            sums.add(rows, _targets(estimates, episode.points))
            errors_by_kingdom.append(estimates - episode.points)
            to_come_counts += episode.to_come
    errors = np.concatenate(errors_by_kingdom)
    return StepResult(
        fit(sums, weights, RIDGE),
        float(np.sqrt(np.mean(errors**2 / np.array(to_come_counts)) * 2)),
        {code: float(np.mean(points)) for code, points in totals.items() if points},
        float(np.sqrt(np.mean(errors**2))),
    )


def _targets(estimates: Numbers, points: int) -> Numbers:
    """The target for each estimate: mostly the final points, partly the next estimate."""
    targets = np.empty_like(estimates)
    target = following = float(points)
    for at in range(len(estimates) - 1, -1, -1):
        target = (1 - TD_LAMBDA) * following + TD_LAMBDA * target
        targets[at], following = target, float(estimates[at])
    return targets


def fit(sums: Sums, weights: Numbers, penalty: float) -> Numbers:
    """Least squares with a ``penalty`` on changes to the weights."""
    count = len(weights)
    terrains = LAND_POINTS_INDEX // LAND_FEATURE_COUNT
    shared = np.vstack(
        [np.eye(LAND_FEATURE_COUNT)] * terrains
        + [np.zeros((count - LAND_POINTS_INDEX, LAND_FEATURE_COUNT))]
    )
    parts = np.kron(np.eye(POWER_COUNT), np.hstack([shared, np.eye(count)]))
    penalties = np.full(LAND_FEATURE_COUNT + count, penalty)
    penalties[LAND_FEATURE_COUNT : LAND_FEATURE_COUNT + LAND_POINTS_INDEX] *= TERRAIN_PENALTY
    penalty_matrix = np.diag(np.concatenate([penalties, penalties, 2 * penalties]))
    flat = weights.T.ravel()
    solution = np.linalg.solve(
        parts.T @ sums.squares @ parts + penalty_matrix,
        parts.T @ (sums.targets - sums.squares @ flat),
    )
    learned: Numbers = (flat + parts @ solution).reshape(POWER_COUNT, count).T
    return learned.round(DECIMALS)


def learn(
    stage: Stage, base: Numbers | None, executor: Executor | None = None
) -> Iterator[StepResult]:
    """A stage's steps; the last step's weights are the stage's result."""
    weights = start_from(base, Rules.parse(stage.codes[0]))
    for number in range(len(stage.steps)):
        if number in (0, len(stage.first_steps)):
            sums = Sums(len(weights))
        result = step(stage, number, weights, sums, executor)
        weights = result.weights
        yield result


def first_scores(stage: Stage, weights: Numbers) -> str:
    """A log line with the scores of a stage's first two games."""
    scores = [
        [episode.points for episode in episodes] for _, _, episodes in games(stage, 0, weights, 2)
    ]
    return f"{stage.family} first {scores}"


def follow(stages: Iterable[Stage], executor: Executor | None = None) -> None:
    """Learns the families, each from its starting weights, and writes the results.

    The games run on ``executor``, or in this process if it's None.
    """
    weights = {family: np.array(rows) for family, (_, rows) in read_weights().items()}
    for stage in stages:
        base = weights[stage.base] if stage.base else None
        _log(first_scores(stage, start_from(base, Rules.parse(stage.codes[0]))))
        for number, result in enumerate(learn(stage, base, executor)):
            means = ", ".join(f"{code} {mean:.1f}" for code, mean in result.means.items())
            _log(f"{stage.family} {number} {stage.steps[number]} {result.error:.2f} {means}")
        weights[stage.family] = result.weights
        write_weights(stage.family, result.spread, result.weights.tolist())


def _log(line: str) -> None:
    print(line, flush=True)
    with LOG.open("a", encoding="utf-8") as log:
        print(line, file=log)


_HEAD = '''"""The evaluation's weights, written by ``python -m training.learn``; see `evaluation`.

For each family of games and each feature: weights for powers 0, 1 and 2 of the fraction of dominoes
to come, and how far margins stray from the estimate per square root of dominoes to come.
"""

from typing import Final

'''


def read_weights() -> dict[str, LearnedWeights]:
    """The learned families."""
    return {family: load_weights(family) for family in weights_data.WEIGHTS}


def write_weights(family: str, spread: float, weights: list[list[float]]) -> None:
    """Rewrites the module with one family replaced or added."""
    weights_data.WEIGHTS[family] = " ".join(",".join(f"{w:g}" for w in row) for row in weights)
    weights_data.SPREADS[family] = round(spread, 2)
    Path(weights_data.__file__).write_text(weights_text(), encoding="utf-8")


def weights_text() -> str:
    """The source of the module `realmino.bots.weights_data`."""
    spreads = "".join(f'    "{name}": {spread},\n' for name, spread in weights_data.SPREADS.items())
    families = "".join(f'    "{name}": "{rows}",\n' for name, rows in weights_data.WEIGHTS.items())
    return (
        f"{_HEAD}SPREADS: Final[dict[str, float]] = {{\n{spreads}}}\n\n"
        f"WEIGHTS: Final[dict[str, str]] = {{\n{families}}}\n"
    )


def main(arguments: list[str]) -> None:
    """Runs the command. The arguments are the families to learn again, by default all."""
    parser = argparse.ArgumentParser(prog="python -m training.learn", description=__doc__)
    known = [stage.family for stage in STAGES]
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=", ".join(known))
    parser.add_argument(
        "--jobs", type=positive_integer, default=cores(), metavar="N", help="processes"
    )
    chosen = parser.parse_args(arguments)
    families = chosen.families
    for family in families:
        if family not in known:
            parser.error(f"no family {family!r}, only {', '.join(known)}")
    with pool(chosen.jobs) as executor:
        follow([one for one in STAGES if one.family in families or not families], executor)


if __name__ == "__main__":
    main(sys.argv[1:])
