"""Environments of every layout, encoders and OpenSpiel's objects can be pickled."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from realmino import Rules
from realmino.learning.arrays import Encoder, encoder
from realmino.learning.encoding import fields
from realmino.learning.openspiel import RealminoObserver
from realmino.learning.pettingzoo import LAYOUTS, env, raw_env
from realmino.learning.vector import RealminoVectorEnv


def pickled_copy(value: Any) -> Any:
    """A copy made by pickling."""
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("code", ["K2", "Q2"])
def test_a_copied_environment_continues_the_same_game(
    make: Callable[..., Any], code: str, layout: str
) -> None:
    game = make(code, layout=layout)
    pickled_copy(game).reset(seed=2)
    game.reset(seed=1)
    copy = pickled_copy(game)
    for _ in range(20):
        action = game.unwrapped.number_of(game.unwrapped.state_now.legal_actions()[0])
        for played in (game, copy):
            played.step(action)
        np.testing.assert_equal(copy.observe("player_0"), game.observe("player_0"))
    assert copy.unwrapped.game == game.unwrapped.game
    assert copy.observation_space("player_0") == game.observation_space("player_0")


def test_copied_games_in_one_process_continue_identically() -> None:
    games = RealminoVectorEnv("K2", 3)
    _, infos = games.reset(seed=1)
    copy = pickled_copy(games)
    for _ in range(40):
        actions = infos["action_mask"].argmax(1)
        seen, *_, infos = games.step(actions)
        np.testing.assert_equal(copy.step(actions)[0], seen)


def test_games_in_several_processes_say_that_they_cannot_be_copied() -> None:
    games = RealminoVectorEnv("K2", 2, processes=2)
    try:
        with pytest.raises(TypeError, match="several processes cannot be pickled"):
            pickle.dumps(games)
    finally:
        games.close()


def test_encoders_and_fields_can_be_pickled() -> None:
    shared = encoder(Rules("Q3"))
    assert pickled_copy(shared) is shared
    assert pickled_copy(Encoder(Rules("Q3"))).parts == shared.parts
    assert pickled_copy(fields(Rules("Q3"))) == fields(Rules("Q3"))


def test_openspiel_games_states_and_observers_can_be_pickled() -> None:
    game = pyspiel.load_game("realmino", {"rules": "K4"})
    state = game.new_initial_state("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-")
    assert str(pickled_copy(game)) == str(game)
    assert str(pickled_copy(state)) == str(state)
    observer: RealminoObserver = game.make_py_observer()
    copy = pickled_copy(observer)
    for each in (observer, copy):
        each.set_from(state, 1)
    assert copy.tensor.any()
    np.testing.assert_equal(copy.tensor, observer.tensor)
    np.testing.assert_equal(copy.dict, observer.dict)
