"""The weights in the wheel come from the recipe: a stage played again gives them again."""

import numpy as np
import pytest

from realmino import Rules
from realmino.bots import weights as module
from realmino.bots.learned import learned
from training import learn, recipe, shelf

SHORT = "K2"
"""The stage with the shortest games is followed whole; of the others there is the log."""


def log() -> list[str]:
    return learn.LOG.read_text(encoding="utf-8").splitlines()


def test_the_recipe_gives_the_weights_of_the_wheel() -> None:
    stage = next(stage for stage in recipe.STAGES if stage.family == SHORT)
    assert stage.base
    *_, last = learn.learn(stage, np.array(learned(stage.base).weights))
    wheel = learned(SHORT)
    np.testing.assert_allclose(last.weights, wheel.weights, atol=2 * 10**-recipe.DECIMALS)
    assert last.spread == pytest.approx(wheel.spread, abs=0.01)


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


@pytest.mark.parametrize("stage", recipe.STAGES, ids=lambda stage: stage.family)
def test_the_first_games_of_a_stage_end_as_the_log_tells(stage: recipe.Stage) -> None:
    """A change to the bots that changes these games asks for new weights."""
    base = np.array(learned(stage.base).weights) if stage.base else None
    weights = learn.start_from(base, Rules.parse(stage.codes[0]))
    assert learn.first_scores(stage, weights) in log()


def test_the_module_is_as_it_was_written() -> None:
    with open(module.__file__, encoding="utf-8") as file:
        assert file.read() == shelf.text()


def test_an_unknown_family_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        learn.main(["K9"])
    assert stop.value.code == 2
    assert "no family 'K9', only K4hm, K4," in capsys.readouterr().err
