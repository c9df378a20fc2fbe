"""The weights in the wheel play as they were learned to; played again, the recipe gives them."""

import runpy
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from realmino import Rules
from realmino.arena.processes import cores, pool
from realmino.bots import weights_data as module
from realmino.bots.evaluation import Evaluation
from realmino.bots.weights import weights_of
from tests.tables import Played
from training import learn, recipe, weights_io

GAMES = 4
"""Games of every family that are enough to see that it plays as it did when it was learned."""


def log() -> list[str]:
    return learn.LOG.read_text(encoding="utf-8").splitlines()


def mean_points(family: str, code: str) -> float:
    """The points of a kingdom in the last step that the log tells of."""
    last = [line for line in log() if line.split()[0] == family][-1]
    means = dict(pairwise(last.replace(",", "").split()[4:]))
    return float(means[code])


@pytest.mark.deep
@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_weights_play_as_well_as_when_they_were_learned(stage: recipe.Stage) -> None:
    """Within a fifth: the bots may change in many ways that need no new weights."""
    code = stage.codes[0]
    mind = Evaluation(Rules.parse(code), weights_of(stage.family).weights)
    episodes = [learn.play(mind.rules, mind, f"strength {game}", 0) for game in range(GAMES)]
    mean = fmean(episode.points for game in episodes for episode in game)
    assert 0.8 < mean / mean_points(stage.family, code) < 1.25


@pytest.mark.deep
@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_recipe_gives_the_weights_of_the_wheel(stage: recipe.Stage, played: Played) -> None:
    base = np.array(weights_of(stage.base).weights) if stage.base else None
    with pool(cores()) as executor:
        *_, last = learn.learn(stage, base, executor)
    wheel = weights_of(stage.family)
    np.testing.assert_allclose(last.weights, wheel.weights, atol=2 * 10**-recipe.DECIMALS)
    assert last.spread == pytest.approx(wheel.spread, abs=0.01)
    played("games of the learning played again", sum(stage.steps))


def test_two_processes_learn_the_same_weights_as_one() -> None:
    stage = recipe.Stage("K2", ("K2", "K2hm"), None, (2 * learn.PIECE + 1, 5))
    *_, alone = learn.learn(stage, None)
    with pool(2) as executor:
        assert executor
        *_, together = learn.learn(stage, None, executor)
    np.testing.assert_array_equal(together.weights, alone.weights)
    assert together[1:] == alone[1:]


def test_every_family_was_learned_by_the_recipe() -> None:
    """The log has every step of every stage with as many games as the recipe says."""
    played = [tuple(line.split()[:3]) for line in log() if line.split()[1] != "first"]
    asked = [
        (stage.family, str(number), str(games))
        for stage in recipe.STAGES
        for number, games in enumerate(stage.steps)
    ]
    assert sorted(played) == sorted(asked)
    assert {stage.family for stage in recipe.STAGES} == {*module.WEIGHTS}


def test_a_family_begins_where_another_has_ended() -> None:
    known: set[str] = set()
    for stage in recipe.STAGES:
        assert stage.base is None or stage.base in known
        known.add(stage.family)


@pytest.mark.deep
@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_first_games_of_a_stage_end_as_the_log_tells(stage: recipe.Stage) -> None:
    """A change to the bots that changes these games may ask for new weights: see `learn`."""
    base = np.array(weights_of(stage.base).weights) if stage.base else None
    weights = learn.start_from(base, Rules.parse(stage.codes[0]))
    assert learn.first_scores(stage, weights) in log()


def test_what_was_learned_is_read_back_from_the_module(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One family is put into a copy of the module, which then has it and all the others."""
    copy = tmp_path / "weights_data.py"
    monkeypatch.setattr(module, "__file__", str(copy))
    for name in ("WEIGHTS", "SPREADS"):
        monkeypatch.setattr(module, name, dict(getattr(module, name)))
    before = weights_io.read()
    rows = [[0.125, -3, 1e-3], [0, 40.5, 2]]
    weights_io.write("K2", 7.126, rows)
    written = runpy.run_path(str(copy))
    assert written["SPREADS"]["K2"] == 7.13
    assert [[float(w) for w in row.split(",")] for row in written["WEIGHTS"]["K2"].split()] == rows
    assert {**weights_io.read(), "K2": before["K2"]} == before
    assert [*written["WEIGHTS"]] == [*before]


def test_an_unknown_family_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        learn.main(["K9"])
    assert stop.value.code == 2
    assert "no family 'K9', only K4hm, K4," in capsys.readouterr().err
