"""The weights in the wheel still play well, and the recipe reproduces them."""

import runpy
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from realmino import Rules
from realmino.arena.processes import cores, pool
from realmino.bots import weights_data as module
from realmino.bots.evaluation import Evaluation, load_weights
from tests.tables import Played
from training import learn, recipe
from training.calibration import Prediction, main, predictions, report

GAMES = 4
"""The number of games per family, enough to check its strength."""


def log() -> list[str]:
    return learn.LOG.read_text(encoding="utf-8").splitlines()


def mean_points(family: str, code: str) -> float:
    """Returns the mean points of a kingdom in a family's last logged step."""
    last = [line for line in log() if line.split()[0] == family][-1]
    means = dict(pairwise(last.replace(",", "").split()[4:]))
    return float(means[code])


@pytest.mark.deep
@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_weights_are_as_strong_as_when_they_were_learned(stage: recipe.Stage) -> None:
    """Allows a fifth more or less, because small changes to the bots need no new weights."""
    code = stage.codes[0]
    mind = Evaluation(Rules.parse(code), load_weights(stage.family).weights)
    episodes = [learn.play(mind.rules, mind, f"strength {game}", 0) for game in range(GAMES)]
    mean = fmean(episode.points for game in episodes for episode in game)
    assert 0.8 < mean / mean_points(stage.family, code) < 1.25


@pytest.mark.deep
@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_recipe_reproduces_the_weights(stage: recipe.Stage, played: Played) -> None:
    base = np.array(load_weights(stage.base).weights) if stage.base else None
    with pool(cores()) as executor:
        *_, last = learn.learn(stage, base, executor)
    wheel = load_weights(stage.family)
    np.testing.assert_allclose(last.weights, wheel.weights, atol=2 * 10**-recipe.DECIMALS)
    assert last.spread == pytest.approx(wheel.spread, abs=0.01)
    played("games of learning replayed", sum(stage.steps))


@pytest.mark.deep
def test_two_processes_learn_the_same_weights_as_one() -> None:
    stage = recipe.Stage("K2", ("K2", "K2hm"), None, (2 * learn.CHUNK + 1, 5))
    *_, alone = learn.learn(stage, None)
    with pool(2) as executor:
        assert executor
        *_, together = learn.learn(stage, None, executor)
    np.testing.assert_array_equal(together.weights, alone.weights)
    assert together[1:] == alone[1:]


def test_every_family_was_learned_by_the_recipe() -> None:
    """The log has every step of every stage, with the recipe's number of games."""
    played = [tuple(line.split()[:3]) for line in log() if line.split()[1] != "first"]
    expected = [
        (stage.family, str(number), str(games))
        for stage in recipe.STAGES
        for number, games in enumerate(stage.steps)
    ]
    assert sorted(played) == sorted(expected)
    assert {stage.family for stage in recipe.STAGES} == {*module.WEIGHTS}


def test_a_family_starts_from_an_earlier_one() -> None:
    known: set[str] = set()
    for stage in recipe.STAGES:
        assert stage.base is None or stage.base in known
        known.add(stage.family)


@pytest.mark.deep
@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_first_games_of_a_stage_match_the_log(stage: recipe.Stage) -> None:
    """A change to the bots that changes these games may need new weights: see `learn`."""
    base = np.array(load_weights(stage.base).weights) if stage.base else None
    weights = learn.start_from(base, Rules.parse(stage.codes[0]))
    assert learn.first_scores(stage, weights) in log()


def test_learned_weights_are_written_and_read_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Replaces one family in a copy of the module and keeps all others."""
    copy = tmp_path / "weights_data.py"
    monkeypatch.setattr(module, "__file__", str(copy))
    for name in ("WEIGHTS", "SPREADS"):
        monkeypatch.setattr(module, name, dict(getattr(module, name)))
    before = learn.read_weights()
    rows = [[0.125, -3, 1e-3], [0, 40.5, 2]]
    learn.write_weights("K2", 7.126, rows)
    written = runpy.run_path(str(copy))
    assert written["SPREADS"]["K2"] == 7.13
    assert [[float(w) for w in row.split(",")] for row in written["WEIGHTS"]["K2"].split()] == rows
    assert {**learn.read_weights(), "K2": before["K2"]} == before
    assert [*written["WEIGHTS"]] == [*before]


def test_refuses_an_unknown_family(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        learn.main(["K9"])
    assert stop.value.code == 2
    assert "no family 'K9', only K4hm, K4," in capsys.readouterr().err


@pytest.mark.deep
@pytest.mark.parametrize("code", ["K2hm", "K4"])
def test_compares_predictions_with_results(code: str) -> None:
    rules = Rules.parse(code)
    found = list(predictions(rules, 3, 2, "1"))
    assert len(found) == 3
    assert all(0 <= one.chance <= 1 and one.won in (0, 1 / 2, 1) for one in found)
    assert found == list(predictions(rules, 3, 2, "1"))
    assert {one.scored for one in found} != {one.points for one in found}


def test_reports_errors_and_the_gain_of_recalibration() -> None:
    """All predictions of 0.9 won, those of 0.1 lost, and all were two points too high."""
    found = [Prediction(42.0, 0.9, 40, 1.0), Prediction(32.0, 0.1, 30, 0.0)] * 10
    assert report(found) == [
        "20 games",
        "points predicted - real +2.00 ± 0.00",
        "chance predicted 0.500, won 0.500",
        "Brier 0.010 ± 0.000, recalibrated 0.000, constant 0.250",
    ]


@pytest.mark.deep
def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["K2", "--games", "2", "--simulations", "2"])
    assert capsys.readouterr().out.startswith("2 games\npoints predicted - real ")
