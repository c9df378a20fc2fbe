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
    COURT_VALUE,
    ORDER,
    POINTS,
    POWERS,
    SHAPES,
    Evaluation,
    LearnedWeights,
    feature_count,
    load_weights,
    to_come,
)
from realmino.bots.features import LAND, OPEN
from realmino.cli.inputs import positive_integer
from realmino.pieces.actions import Claim, End
from realmino.rules import turn
from realmino.rules.fast_totals import total
from training import policy
from training.recipe import DECAY, DECIMALS, EPSILON, OWN, RIDGE, STAGES, TD_LAMBDA, WIDTH, Stage

Numbers = NDArray[np.float64]
Rows: TypeAlias = tuple[tuple[float, ...], ...]
"""Weights as plain numbers, so that they can be cache keys."""

PIECE = 10
"""How many games a process plays at a time."""

LOG = Path(__file__).with_name("log.txt")
"""The results: the scores of each stage's first games and, for every step, its number, its games,
the estimates' error, and points per kingdom by rules.
"""


class Episode(NamedTuple):
    """One kingdom in one game: its features before every claim, and its final points."""

    shown: list[list[int]]
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
    weights = np.zeros((feature_count(rules), POWERS))
    weights[POINTS, 0] = 1
    for at in range(0, POINTS, LAND):
        for free in range(OPEN):
            weights[at + free, 1] = 0.8 * min(free, 3)
            weights[at + OPEN + free, 1] = 0.25 * min(free, 2)
    weights[SHAPES + 1, 0], weights[SHAPES + 2, 0] = -2, -1
    weights[SHAPES + 15, 0], weights[SHAPES + 16, 0], weights[SHAPES + 22, 0] = 3, -3, 8
    weights[ORDER, 0] = -0.5
    return weights


def start_from(base: Numbers | None, rules: Rules) -> Numbers:
    """Another family's weights, with estimates for features that it lacks."""
    weights = first_guess(rules)
    if base is not None:
        weights[: len(base)] = base
    if rules.has_court and (base is None or len(base) <= COURT_VALUE):
        # Towns are new too; they get the weights for grassland, which is as rare.
        weights[6 * LAND : 7 * LAND] = weights[3 * LAND : 4 * LAND]
        for feature, power, weight in (
            (0, 0, 0.34), (4, 1, 0.5), (5, 1, 2.0), (9, 1, 2.0), (11, 1, 0.5), (12, 0, 1.0),
            (13, 0, 1.0), (18, 1, 1.0), (22, 0, 1.0), (24, 1, 1.0), (25, 1, 2.0),
        ):  # fmt: skip
            weights[COURT_VALUE + feature, power] = weight
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
            left = to_come(position, kingdom)
            if left:
                episodes[kingdom].shown.append(
                    evaluation.features(position, kingdom, left, position.turn)
                )
                episodes[kingdom].to_come.append(left)
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
    pieces = [tasks[at : at + PIECE] for at in range(0, count, PIECE)]
    play_piece = partial(_play_piece, tuple(map(tuple, weights.tolist())))
    results = executor.map(play_piece, pieces) if executor else map(play_piece, pieces)
    for piece, played in zip(pieces, results, strict=True):
        for (code, _, exploring), episodes in zip(piece, played, strict=True):
            yield code, exploring > 0, episodes


def _play_piece(weights: Rows, piece: list[_GameRequest]) -> list[list[Episode]]:
    return [
        play(Rules.parse(code), _evaluation(code, weights), seed, exploring)
        for code, seed, exploring in piece
    ]


@lru_cache(maxsize=8)
def _evaluation(code: str, weights: Rows) -> Evaluation:
    """Cached, because an evaluation has its own cache for land."""
    return Evaluation(Rules.parse(code), weights)


class Sums:
    """Sums of products for least squares, over all of a stage's games so far."""

    def __init__(self, features: int) -> None:
        self.squares = np.zeros((features * POWERS, features * POWERS))
        self.targets = np.zeros(features * POWERS)

    def fade(self) -> None:
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
    top = Rules.parse(stage.codes[0]).grid ** 2 // 2
    flat = weights.T.ravel()
    sums.fade()
    totals: dict[str, list[int]] = {code: [] for code in stage.codes}
    wrong: list[Numbers] = []
    left: list[int] = []
    for code, explores, episodes in games(stage, number, weights, stage.steps[number], executor):
        if not explores:
            totals[code] += [episode.points for episode in episodes]
        for episode in episodes:
            shown = np.array(episode.shown, dtype=float)
            share = np.array(episode.to_come, dtype=float)[:, None] / top
            rows = np.hstack([shown, shown * share, shown * share * share])
            guessed = rows @ flat
            sums.add(rows, _targets(guessed, episode.points))
            wrong.append(guessed - episode.points)
            left += episode.to_come
    errors = np.concatenate(wrong)
    return StepResult(
        fit(sums, weights, RIDGE),
        float(np.sqrt(np.mean(errors**2 / np.array(left)) * 2)),
        {code: float(np.mean(points)) for code, points in totals.items() if points},
        float(np.sqrt(np.mean(errors**2))),
    )


def _targets(guessed: Numbers, points: int) -> Numbers:
    """The target for each estimate: mostly the final points, partly the next estimate."""
    targets = np.empty_like(guessed)
    target = following = float(points)
    for at in range(len(guessed) - 1, -1, -1):
        target = (1 - TD_LAMBDA) * following + TD_LAMBDA * target
        targets[at], following = target, float(guessed[at])
    return targets


def fit(sums: Sums, weights: Numbers, hold: float) -> Numbers:
    """Least squares with the penalty ``hold`` on changes to the weights."""
    count = len(weights)
    terrains = POINTS // LAND
    shared = np.vstack([np.eye(LAND)] * terrains + [np.zeros((count - POINTS, LAND))])
    parts = np.kron(np.eye(POWERS), np.hstack([shared, np.eye(count)]))
    holds = np.full(LAND + count, hold)
    holds[LAND : LAND + POINTS] *= OWN
    penalties = np.diag(np.concatenate([holds, holds, 2 * holds]))
    flat = weights.T.ravel()
    solution = np.linalg.solve(
        parts.T @ sums.squares @ parts + penalties, parts.T @ (sums.targets - sums.squares @ flat)
    )
    learned: Numbers = (flat + parts @ solution).reshape(POWERS, count).T
    return learned.round(DECIMALS)


def learn(
    stage: Stage, base: Numbers | None, executor: Executor | None = None
) -> Iterator[StepResult]:
    """A stage's steps; the last step's weights are the stage's result."""
    weights = start_from(base, Rules.parse(stage.codes[0]))
    for number in range(len(stage.steps)):
        if number in (0, len(stage.first)):
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
