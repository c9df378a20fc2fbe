"""Games as PettingZoo environments, checked with its own tests."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from realmino import Game, Illegal, Rules
from realmino.bots import choose
from realmino.learning import pettingzoo
from realmino.learning.pettingzoo import RealminoEnv, env
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import rules_codes
from tests.depth import ordinary_first
from tools.paths import ROOT

CODES = ordinary_first(rules_codes(), ["K2", "W6t"])

# PettingZoo knows only its own games with action masks and warns about all others.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@masked
@pytest.mark.parametrize("code", CODES)
def test_passes_the_api_test(code: str) -> None:
    api_test(env(code), num_cycles=80)


@masked
@pytest.mark.parametrize("code", CODES)
def test_a_seed_deals_the_same_games(code: str) -> None:
    seed_test(lambda: env(code), num_cycles=12)


def played(playing: RealminoEnv, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays random legal actions; yields every agent in turn and its observation."""
    random = Random(seed)
    playing.reset(seed=seed)
    for agent in playing.agent_iter():
        seen, _, ended, _, _ = playing.last()
        yield agent, seen
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        playing.step(None if ended else random.choice(legal))


@pytest.mark.parametrize("code", ["K2hm", "Q3", "W6t"])
def test_a_whole_game_is_valid_in_the_engine(code: str) -> None:
    """Its record ends the same in the engine, and the winners' rewards sum to 1."""
    playing = RealminoEnv(code)
    rewards: dict[str, float] = {}
    points: dict[str, int] = {}
    for agent, seen in played(playing, 5):
        state = playing.state_now
        if not playing.terminations[agent]:
            assert agent == f"player_{state.to_act}"
            assert seen["action_mask"].sum() == len(state.legal_actions())
        else:
            rewards[agent] = playing.last()[1]
            points[agent] = playing.infos[agent]["points"]
    again = Game.parse(str(playing.game)).state
    result = again.result()
    won = {f"player_{seat}" for seat in again.rules.seats_of(result.winners)}
    assert {agent for agent, reward in rewards.items() if reward} == won
    assert sum(rewards.values()) == pytest.approx(1)
    for seat, agent in enumerate(playing.possible_agents):
        assert points[agent] == again.sheet(again.rules.kingdom_of(seat)).total


def test_a_waiting_agent_has_no_legal_action() -> None:
    playing = RealminoEnv("K3")
    playing.reset(seed=1)
    waiting = next(agent for agent in playing.agents if agent != playing.agent_selection)
    assert not playing.observe(waiting)["action_mask"].any()


@pytest.mark.parametrize(
    "position",
    ["K4 R0e Oabcd N3-14-34-41", "Q2 R0e Oabba N51-62-82-89 T1-2-3-4-5-6 a:C:7c1k0t b:C:7c1k0t"],
)
def test_observations_hide_future_deals(position: str) -> None:
    """Differently shuffled boxes look the same until the next deal."""
    one, other = RealminoEnv(position.split()[0]), RealminoEnv(position.split()[0])
    one.reset(seed=1, options={"position": position})
    other.reset(seed=2, options={"position": position})
    for step in range(4):
        for agent in one.agents:
            left, right = one.observe(agent), other.observe(agent)
            for name, table in left["observation"].items():
                assert np.array_equal(table, right["observation"][name]), name
        for playing in (one, other):
            playing.step(677 + step)
    lines = [
        playing.observe("player_0")["observation"]["next"].tolist() for playing in (one, other)
    ]
    assert lines[0] != lines[1]


def test_a_built_in_bot_plays_in_the_environment() -> None:
    playing = RealminoEnv("K2")
    playing.reset(seed=2)
    chosen = choose(playing.state_now, "duke")
    playing.step(playing.number_of(chosen))
    assert playing.game.moves[-1] == chosen


def test_a_refused_action_changes_nothing() -> None:
    playing = RealminoEnv("K2")
    playing.reset(seed=3)
    before = playing.game
    with pytest.raises(ValueError, match="needs a domino to place, and there is none"):
        playing.step(0)
    with pytest.raises(ValueError, match="is to act and needs an action"):
        playing.step(None)
    with pytest.raises(Illegal):
        playing.step(685)
    assert playing.game is before


def test_starts_from_a_position_and_repeats_only_with_a_seed() -> None:
    playing = RealminoEnv("K2")
    study = "K2 R0e Oabab N3-14-34-41"
    playing.reset(seed=1, options={"position": study})
    assert str(playing.state_now).startswith("K2 R0e Oabab N3-14-34-41")
    playing.reset(seed=1)
    first = str(playing.game)
    playing.reset()
    assert str(playing.game) != first
    playing.reset(seed=1)
    assert str(playing.game) == first
    with pytest.raises(ValueError, match="the position is of K2, not of K4"):
        RealminoEnv("K4").reset(options={"position": study})


def test_names_wrong_arguments() -> None:
    with pytest.raises(NotationError, match="found '9', expected 2 to 4 players"):
        env("K9")
    with pytest.raises(ValueError, match="not 'rgb_array'"):
        env("K2", render_mode="rgb_array")


def test_renders_the_table_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    playing = RealminoEnv(Rules.parse("K2"), render_mode="human")
    playing.reset(seed=4)
    printed = capsys.readouterr().out
    assert "next line" in printed
    playing.render_mode = "ansi"
    text = playing.render()
    assert text is not None
    assert text + "\n" == printed
    assert "player_1, 0 points" in text


def test_the_old_path_is_a_deprecated_alias() -> None:
    with pytest.warns(DeprecationWarning, match="has moved to realmino.learning.pettingzoo"):
        module = import_module("realmino.pettingzoo")
    assert module is pettingzoo


WITHOUT = """
import sys
sys.modules["gymnasium.spaces"] = None
import realmino.learning.encoding
assert "numpy" not in sys.modules
import realmino.learning.pettingzoo
"""


def test_names_the_extra_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=ROOT / "core", capture_output=True, text=True
    )
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        "ImportError: the environments need the extra realmino[pettingzoo]:"
        ' pip install "realmino[pettingzoo]"'
    )
