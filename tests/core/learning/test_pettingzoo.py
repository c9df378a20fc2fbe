"""Games as PettingZoo environments, checked with its own tests."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from realmino import BUILDINGS, Game, Illegal, Rules
from realmino.bots import choose
from realmino.learning import pettingzoo
from realmino.learning.encoding import observe
from realmino.learning.pettingzoo import RealminoEnv, env
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import rules_codes
from tests.depth import ordinary_first

CODES = ordinary_first(rules_codes(), ["K2", "W6t"])

# PettingZoo warns about every game with action masks except its own.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@masked
@pytest.mark.parametrize("code", CODES)
def test_passes_the_api_test(code: str) -> None:
    api_test(env(code), num_cycles=80)


@pytest.mark.parametrize("code", CODES)
def test_boxes_pass_the_api_test_without_a_warning(code: str) -> None:
    api_test(env(code, layout="box"), num_cycles=80)


@masked
@pytest.mark.parametrize("code", ["K2", "Q3"])
def test_tables_pass_the_api_test(code: str) -> None:
    api_test(env(code, layout="tables"), num_cycles=80)


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
            assert np.array_equal(left["observation"], right["observation"])
        for playing in (one, other):
            playing.step(677 + step)
    assert one.state_now.next != other.state_now.next
    assert not np.array_equal(one.state(), other.state())


def test_a_built_in_bot_plays_in_the_environment() -> None:
    playing = RealminoEnv("K2")
    playing.reset(seed=2)
    chosen = choose(playing.state_now, "duke")
    playing.step(playing.number_of(chosen))
    assert playing.game.moves[-1] == chosen


def test_the_layouts_show_the_same_game() -> None:
    random = Random(6)
    flat, box, tables = (RealminoEnv("Q2", layout=layout) for layout in pettingzoo.LAYOUTS)
    for playing in (flat, box, tables):
        playing.reset(seed=6)
    for agent in flat.agent_iter():
        seen, reward, ended, _, _ = flat.last()
        row, *others, info = box.last()
        assert (agent, reward, ended) == (box.agent_selection, *others[:2])
        assert np.array_equal(row, seen["observation"])
        full = tables.observe(agent)
        assert tables.observation_spaces[agent].contains(full)
        for name, table in observe(tables.state_now, tables.agents.index(agent)).items():
            assert np.array_equal(full["observation"][name], table), name
        if ended:
            break
        mask = info["action_mask"]
        assert np.array_equal(mask, seen["action_mask"])
        assert np.array_equal(mask, full["action_mask"])
        number = random.choice(np.flatnonzero(mask).tolist())
        for playing in (flat, box, tables):
            playing.step(number)


def test_a_refused_action_changes_nothing() -> None:
    playing = RealminoEnv("K2")
    playing.reset(seed=3)
    before = playing.game
    seen = playing.state()
    with pytest.raises(ValueError, match="needs a domino to place, and there is none"):
        playing.step(0)
    with pytest.raises(ValueError, match="is to act and needs an action"):
        playing.step(None)
    with pytest.raises(Illegal):
        playing.step(685)
    assert playing.game == before
    assert np.array_equal(playing.state(), seen)


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


def test_starts_from_a_position_with_other_building_tiles() -> None:
    rules = Rules("Q2", tuple(tile._replace(points=40) for tile in BUILDINGS))
    study = "Q2 R0e Oabba N51-62-82-89 T1-2-3-4-5-6 a:C:7c1k0t b:C:7c1k0t"
    playing = RealminoEnv(rules)
    playing.reset(seed=1, options={"position": study})
    assert playing.state_now.rules == rules


def test_names_wrong_arguments() -> None:
    with pytest.raises(NotationError, match="found '9', expected 2 to 4 players"):
        env("K9")
    with pytest.raises(ValueError, match="'human' or 'rgb_array', not 'video'"):
        env("K2", render_mode="video")
    with pytest.raises(ValueError, match="layout is 'flat', 'box' or 'tables', not 'round'"):
        env("K2", layout="round")


def test_renders_the_table_as_a_picture() -> None:
    playing = RealminoEnv("K2", render_mode="rgb_array")
    playing.reset(seed=4)
    first = playing.render()
    assert isinstance(first, np.ndarray)
    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 50
    playing.step(677)
    second = playing.render()
    assert isinstance(second, np.ndarray)
    assert not np.array_equal(second, first)


def test_renders_the_table_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    playing = RealminoEnv(Rules.parse("K2"), render_mode="human")
    playing.reset(seed=4)
    printed = capsys.readouterr().out
    assert "next line" in printed
    playing.render_mode = "ansi"
    text = playing.render()
    assert text is not None
    assert f"{text}\n" == printed
    assert "player_1, 0 points" in text
