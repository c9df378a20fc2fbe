"""Many games at once: the same games for a seed, and every game as the engine plays it."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from realmino import BUILDINGS, Rules
from realmino.bots.registry import UnknownBot
from realmino.learning.arrays import encoder
from realmino.learning.vector import RealminoGameEnv, RealminoVectorEnv
from realmino.pieces.parsing import NotationError

Step = dict[str, Any]


@contextmanager
def opened(*arguments: Any, **named: Any) -> Iterator[RealminoVectorEnv]:
    """Yields an environment and closes it."""
    envs = RealminoVectorEnv(*arguments, **named)
    try:
        yield envs
    finally:
        envs.close()


def played(envs: RealminoVectorEnv, seed: int, steps: int) -> Iterator[Step]:
    """Plays random legal actions; yields what each step returns."""
    random = np.random.default_rng(seed)
    rows, infos = envs.reset(seed=seed)
    yield {"rows": rows, "infos": infos, "ended": np.zeros(envs.num_envs, bool)}
    for _ in range(steps):
        mask = infos["action_mask"]
        actions = (random.random(mask.shape) * mask).argmax(axis=1)
        rows, rewards, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        yield {"rows": rows, "rewards": rewards, "ended": ended, "infos": infos, "actions": actions}


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
def test_a_seed_repeats_the_games_in_any_number_of_processes(opponents: str | None) -> None:
    with opened("K2", 5, opponents) as one, opened("K2", 5, opponents, processes=2) as two:
        for left, right in zip(played(one, 3, 40), played(two, 3, 40), strict=True):
            assert np.array_equal(left["rows"], right["rows"])
            assert np.array_equal(left["ended"], right["ended"])
            assert np.array_equal(left["infos"]["action_mask"], right["infos"]["action_mask"])


def test_every_process_has_the_building_tiles_of_the_rules() -> None:
    rules = Rules("Q2", tuple(tile._replace(points=40) for tile in BUILDINGS))
    with opened(rules, 4) as one, opened(rules, 4, processes=2) as two:
        for left, right in zip(played(one, 3, 60), played(two, 3, 60), strict=True):
            assert np.array_equal(left["rows"], right["rows"])


@pytest.mark.parametrize("code", ["K3", "Q2", "W6t"])
def test_the_agent_always_acts(code: str) -> None:
    """It is the first player of its own observations, and has a legal action."""
    flat = encoder(Rules.parse(code))
    with opened(code, 3) as envs:
        for step in played(envs, 1, 30):
            assert (flat.part(step["rows"], "player")[:, 0] == 1).all()
            assert step["infos"]["action_mask"].any(axis=1).all()
            points = np.rint(flat.part(step["rows"], "points") * 100)
            assert np.array_equal(step["infos"]["points"], points)


@pytest.mark.parametrize("opponents", ["random", None])
def test_the_end_of_a_game_is_rewarded_and_begins_another(opponents: str | None) -> None:
    flat = encoder(Rules.parse("K2"))
    ends = 0
    with opened("K2", 4, opponents) as envs:
        for step in played(envs, 2, 120):
            infos = step["infos"]
            if not step["ended"].any():
                assert not np.any(step.get("rewards", 0))
                assert "final_obs" not in infos
                continue
            final = infos["final_info"]
            assert np.array_equal(infos["_final_obs"], step["ended"])
            for game in np.flatnonzero(step["ended"]):
                ends += 1
                mine, theirs = final["points"][game]
                share, seat = step["rewards"][game], final["seat"][game]
                assert final["rewards"][game][seat] == share
                assert final["rewards"][game].sum() == 1
                assert share == 1 or mine <= theirs
                assert share == 0 or mine >= theirs
                last = infos["final_obs"][game]
                assert flat.part(last, "phase")[-1] == 1
                assert flat.part(step["rows"][game], "round") == 0
            assert not np.any(step["rewards"][~step["ended"]])
    assert ends >= 8


def test_in_self_play_every_seat_acts() -> None:
    with opened("K3", 2, None) as envs:
        seats = {int(seat) for step in played(envs, 1, 20) for seat in step["infos"]["seat"]}
    assert seats == {0, 1, 2}


def test_against_bots_the_agent_plays_every_seat_in_turn() -> None:
    with opened("K3", 12) as envs:
        _, infos = envs.reset(seed=1)
    assert {*infos["seat"].tolist()} == {0, 1, 2}


def test_refuses_illegal_actions_and_changes_nothing() -> None:
    with opened("K2", 2) as envs:
        with pytest.raises(ValueError, match="call reset before step"):
            envs.step([677, 677])
        _, infos = envs.reset(seed=1)
        legal = infos["action_mask"].argmax(axis=1)
        for actions, why in (
            ([legal[0]], "step needs 2 whole numbers, one for each game"),
            ([0.5, 1.5], "step needs 2 whole numbers"),
            ([legal[0], 0], r"game 1: action 0 is illegal \(see action_mask\)"),
            ([-1, legal[1]], "game 0: action -1 is illegal"),
            ([legal[0], 686], "game 1: action 686 is illegal"),
        ):
            with pytest.raises(ValueError, match=why):
                envs.step(np.array(actions))
        rows, *_ = envs.step(legal)
        envs.reset(seed=1)
        assert np.array_equal(envs.step(legal)[0], rows)


def test_names_wrong_arguments() -> None:
    with pytest.raises(NotationError, match="expected 2 to 4 players"):
        RealminoVectorEnv("K9")
    with pytest.raises(UnknownBot, match="unknown bot 'grandma'"):
        RealminoVectorEnv("K2", opponents="grandma")
    with pytest.raises(ValueError, match="2 games need 1 to 2 processes, not 3"):
        RealminoVectorEnv("K2", 2, processes=3)


@pytest.mark.parametrize(
    ("returned", "message"),
    [
        ("Claim(96)", "E96, chosen by the bot 'wrong_bot:choose', is refused: not in line, in K2 "),
        ("'E34'", "the bot 'wrong_bot:choose' returned 'E34', which is not an action"),
        ("None", "the bot 'wrong_bot:choose' returned None, which is not an action"),
    ],
)
def test_an_illegal_action_of_a_bot_is_reported(
    returned: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = f"from realmino import Claim\ndef choose(state, random): return {returned}\n"
    (tmp_path / "wrong_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "wrong_bot", raising=False)
    is_reported = pytest.raises(ValueError, match=f"^{re.escape(message)}")
    with opened("K2", 4, "wrong_bot:choose") as envs, is_reported:
        envs.reset(seed=1)


def test_after_an_illegal_action_new_games_can_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = """
from pathlib import Path
from realmino import Claim

def choose(state, random):
    is_wrong = Path(__file__).with_name("wrong").exists()
    return Claim(96) if is_wrong else state.legal_actions()[0]
"""
    (tmp_path / "sometimes_wrong_bot.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "sometimes_wrong_bot", raising=False)
    name = "sometimes_wrong_bot:choose"
    with opened("K2", 8, name) as one, opened("K2", 8, name, processes=2) as two:
        legal = [envs.reset(seed=1)[1]["action_mask"].argmax(axis=1) for envs in (one, two)]
        (tmp_path / "wrong").touch()
        for envs, actions in zip((one, two), legal, strict=True):
            with pytest.raises(ValueError, match="not in line"):
                envs.step(actions)
            with pytest.raises(ValueError, match="call reset before step"):
                envs.step(actions)
        (tmp_path / "wrong").unlink()
        assert np.array_equal(two.reset(seed=2)[0], one.reset(seed=2)[0])


def test_a_process_that_has_ended_is_reported() -> None:
    with opened("K2", 2, processes=2) as envs:
        envs.reset(seed=1)
        (process,) = envs.processes
        process.kill()
        process.join()
        with pytest.raises(RuntimeError, match="a worker process has exited unexpectedly"):
            envs.reset(seed=1)


ID = "realmino.learning.vector:Realmino-v0"


def test_gymnasium_makes_one_game_which_is_the_first_of_many() -> None:
    one = gymnasium.make(ID, rules="K3", opponents="greedy")
    assert isinstance(one.unwrapped, RealminoGameEnv)
    with opened("K3", 1, "greedy") as many:
        row, info = one.reset(seed=4)
        rows, infos = many.reset(seed=4)
        is_over = False
        while not is_over:
            assert (row == rows[0]).all()
            assert {*info} == {"action_mask", "points", "seat"}
            assert (info["action_mask"] == infos["action_mask"][0]).all()
            action = info["action_mask"].argmax()
            row, reward, is_over, is_cut, info = one.step(action)
            rows, rewards, ended, _, infos = many.step([action])
            assert (reward, is_over, is_cut) == (rewards[0], ended[0], False)
        assert (row == infos["final_obs"][0]).all()
        assert info["points"].tolist() == infos["final_info"]["points"][0].tolist()
        assert info["rewards"].sum() == 1
    assert (one.reset(seed=4)[0] == one.reset(seed=4)[0]).all()
    with pytest.raises(ValueError, match="action 685 is illegal"):
        one.step(685)  # ends a turn in the last round


def test_gymnasium_makes_many_games() -> None:
    many = gymnasium.make_vec(ID, num_envs=3, rules="Q2", opponents=None)
    assert isinstance(many, RealminoVectorEnv)
    assert many.num_envs == 3
    assert many.rules == Rules.parse("Q2")
    many.close()
