"""Trains an agent for Kingdomino with two players: masked PPO of sb3-contrib, on the CPU.

    pip install "realmino[pettingzoo]" sb3-contrib matplotlib
    python ppo.py --minutes 30 --save agent.pt --curve curve.svg

It prints how often the agent wins against two bots while it learns, and 400 games at the end.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn

from realmino import Rules
from realmino.learning.arrays import encoder
from realmino.learning.vector import RealminoVectorEnv

RULES = Rules("K2")
FLAT = encoder(RULES)
SIDE, SPAN = FLAT.side, 13
PLACES = 4 * SIDE**2
"""The places in the squares that a kingdom can reach, of the 4 × 13 × 13 that have a number."""
LINE = RULES.line
HIDDEN, CHANNELS = 128, 24
REPORTS = 10
"""How often the agent is tested while it learns."""


class Games(VecEnv):
    """The vector environment for Stable-Baselines3, with points as rewards.

    The reward of an action is a tenth of the points that it gains. A win adds half a point at the
    end, and a defeat takes half a point.
    """

    def __init__(self, games: RealminoVectorEnv) -> None:
        self.games = games
        spaces = games.single_observation_space, games.single_action_space
        super().__init__(games.num_envs, *spaces)

    def reset(self) -> Any:
        rows, self.infos = self.games.reset(seed=1)
        return rows

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        before = self.infos["points"][:, 0]
        rows, shares, ended, _, self.infos = self.games.step(self.actions)
        after = self.infos["points"][:, 0].copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            after[game] = self.infos["final_info"]["points"][game, 0]
            infos[game]["terminal_observation"] = self.infos["final_obs"][game]
        rewards = (after - before) / 10 + ended * (shares - 0.5)
        return rows, rewards.astype(np.float32), ended, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.infos["action_mask"])

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def close(self) -> None:
        self.games.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


class Network(BaseFeaturesExtractor):
    """Scores of all places and claims, and a summary of the position.

    Two convolutions look at the agent's kingdom and the domino to add, so a pattern learned in one
    corner is known in all. A third looks for spots for each domino of the next line.
    """

    def __init__(self, space: Any) -> None:
        super().__init__(space, PLACES + LINE + HIDDEN)
        planes = FLAT.parts["land"].shape[1]
        domino = FLAT.parts["line"].shape[1]
        rest = FLAT.size - FLAT.parts["land"].stop
        self.land = nn.Conv2d(planes, CHANNELS, 3, padding=1)
        self.domino = nn.Linear(domino, CHANNELS)
        self.deeper = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.places = nn.Conv2d(CHANNELS, 4, 1)
        self.first = nn.Linear(rest + 4 * CHANNELS, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.spots = nn.Conv2d(planes, 8, 3, padding=1)
        self.next = nn.Linear(domino, 8)
        self.claims = nn.Sequential(nn.Linear(8 + domino + HIDDEN, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(self, rows: Tensor) -> Tensor:
        own, other = part(rows, "land").unbind(1)
        line, claimable = part(rows, "line"), part(rows, "next")
        land = torch.relu(self.land(own) + self.domino(line[:, 0])[:, :, None, None])
        land = torch.relu(self.deeper(land))
        places = self.places(land).permute(0, 2, 3, 1).flatten(1)
        rest = rows[:, FLAT.parts["land"].stop :]
        summary = torch.cat([rest, pooled(land), pooled(torch.relu(self.land(other)))], 1)
        summary = torch.relu(self.second(torch.relu(self.first(summary))))
        spots = self.spots(own).flatten(2)[:, None] + self.next(claimable)[..., None]
        about = summary[:, None].expand(-1, LINE, -1)
        claims = self.claims(torch.cat([torch.relu(spots.amax(3)), claimable, about], 2))
        return torch.cat([places, claims.squeeze(2), summary], 1)


class Scores(nn.Module):
    """The scores by the numbers of the actions; other actions have 0."""

    numbers: Tensor

    def __init__(self) -> None:
        super().__init__()
        edge = (SPAN - SIDE) // 2
        reach = range(edge, edge + SIDE)
        places = [4 * (SPAN * column + row) + side
                  for column in reach for row in reach for side in range(4)]  # fmt: skip
        claims = range(4 * SPAN**2 + 1, 4 * SPAN**2 + 1 + LINE)
        self.register_buffer("numbers", torch.tensor([*places, *claims]))

    def forward(self, features: Tensor) -> Tensor:
        scores = features.new_zeros(len(features), FLAT.actions)
        scores[:, self.numbers] = features[:, : PLACES + LINE]
        return scores


class Summary(nn.Module):
    """The summary alone, for the value of the position."""

    def forward(self, features: Tensor) -> Tensor:
        return features[:, PLACES + LINE :]


class Policy(MaskableActorCriticPolicy):
    """Takes the scores of `Network` as they are, and the value from its summary."""

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Scores()
        value = nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1)
        self.value_net = nn.Sequential(Summary(), *value)
        self.optimizer = torch.optim.Adam(self.parameters(), lr_schedule(1), eps=1e-5)


class Report(BaseCallback):
    """Tests the agent while it learns, and stops it when the time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes
        self.tested = 0.0
        """The seconds spent on tests, which do not count."""
        self.begin = monotonic()
        self.curve: list[tuple[float, int, float, float]] = []

    def _on_training_start(self) -> None:
        self.begin = monotonic()

    def _on_rollout_start(self) -> None:
        if self._spent() >= len(self.curve) * self.seconds / REPORTS:
            self.test(self._spent())

    def _on_step(self) -> bool:
        return self.left > 0

    @property
    def left(self) -> float:
        """The share of the time that is left."""
        return 1 - self._spent() / self.seconds

    def _spent(self) -> float:
        return monotonic() - self.begin - self.tested

    def test(self, spent: float, games: int = 200) -> None:
        """Plays against both bots and prints how often the agent has won."""
        begin = monotonic()
        wins = [results(self.model, bot, games)[0] for bot in ("random", "greedy")]
        self.curve.append((spent / 60, self.num_timesteps, *wins))
        minutes, steps, *shares = self.curve[-1]
        won = f"won against random {shares[0]:.1%}, greedy {shares[1]:.1%}"
        print(f"{minutes:4.1f} min {steps:9,} steps: {won}", flush=True)
        self.tested += monotonic() - begin


def part(rows: Tensor, name: str) -> Tensor:
    """A part of the observations in its own shape."""
    found = FLAT.parts[name]
    return rows[:, found.start : found.stop].reshape(-1, *found.shape)


def pooled(land: Tensor) -> Tensor:
    """The mean and the maximum of each channel."""
    return torch.cat([land.mean((2, 3)), land.amax((2, 3))], 1)


def results(model: Any, bot: str, games: int, seed: int = 7) -> tuple[float, list[float]]:
    """The share of games that the agent wins, ties shared, and the mean points of both."""
    table = RealminoVectorEnv(RULES, 50, bot)
    rows, infos = table.reset(seed=seed)
    wins: list[float] = []
    points: list[list[int]] = []
    while len(wins) < games:
        masks = infos["action_mask"]
        actions, _ = model.predict(rows, action_masks=masks, deterministic=True)
        rows, shares, ended, _, infos = table.step(actions)
        if ended.any():
            wins += shares[ended].tolist()
            points += infos["final_info"]["points"][ended].tolist()
    return float(np.mean(wins[:games])), np.mean(points[:games], axis=0).tolist()


def draw(curve: Iterable[Sequence[float]], path: str) -> None:
    """Draws the learning curve as an SVG or PNG."""
    from matplotlib import pyplot

    pyplot.rcParams["svg.fonttype"] = "none"
    minutes, _, *wins = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(6, 3.2))
    for share, bot in zip(wins, ("random", "greedy"), strict=True):
        axes.plot(minutes, [100 * won for won in share], marker="o", label=f"against {bot}")
    axes.set(xlabel="minutes of training", ylabel="games won (%)", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    """Trains, tests and saves the agent."""
    options = argparse.ArgumentParser(description="Train an agent for Kingdomino with two players.")
    options.add_argument("--minutes", type=float, default=30)
    options.add_argument("--processes", type=int, default=2, help="for the games and the network")
    options.add_argument("--save", help="the file for the weights")
    options.add_argument("--curve", help="the picture of the learning curve")
    chosen = options.parse_args()
    torch.set_num_threads(chosen.processes)
    report = Report(chosen.minutes)
    model = MaskablePPO(
        Policy,
        Games(RealminoVectorEnv(RULES, 128, "random", chosen.processes)),
        learning_rate=lambda _: 1e-3 * max(report.left, 0.1),
        n_steps=32,
        batch_size=512,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.01,
        max_grad_norm=1.0,
        policy_kwargs={"features_extractor_class": Network, "net_arch": []},
        seed=1,
    )
    model.learn(10**9, report)
    for bot in ("random", "greedy"):
        share, points = results(model, bot, 400, seed=8)
        print(
            f"400 games against {bot}: won {share:.1%}, {points[0]:.1f} to {points[1]:.1f} points"
        )
    if chosen.save:
        torch.save(model.policy.state_dict(), chosen.save)
    if chosen.curve:
        draw(report.curve, chosen.curve)
    model.env.close()


if __name__ == "__main__":
    main()
