"""All games as environments of PettingZoo; needs the extra `realmino[pettingzoo]`.

`env` makes an environment with the actions and observations of `realmino.learning.encoding`.
"""

from random import Random
from typing import Any, ClassVar

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError(
        'the environments need the extra realmino[pettingzoo]: pip install "realmino[pettingzoo]"'
    ) from missing

from realmino.game import Game
from realmino.learning.encoding import action_of, count, fields, legal_numbers, number_of, observe
from realmino.pieces.actions import Action
from realmino.pieces.variants import Rules
from realmino.rules.shuffling import Shuffled
from realmino.state import State

__all__ = ["RealminoEnv", "env"]


def env(rules: str | Rules = "K2", render_mode: str | None = None) -> "OrderEnforcingWrapper":
    """A `RealminoEnv` that raises an error if its methods are called in a wrong order.

    Raises `NotationError` for an unknown rules code.
    """
    return OrderEnforcingWrapper(RealminoEnv(rules, render_mode))


class RealminoEnv(AECEnv):
    """A game for PettingZoo: one agent acts at a time, ``player_0`` has seat a.

    An observation is a dictionary: ``observation`` has an array of 16-bit integers for each of
    `realmino.learning.encoding.fields`, and ``action_mask`` is 1 for every legal action while the
    agent is to act. The only reward is 1 at the end, shared in equal parts by all winners; every
    info has the ``points`` of the agent's kingdom then.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "realmino_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(self, rules: str | Rules = "K2", render_mode: str | None = None) -> None:
        """``rules``: a rules code or rules; ``render_mode``: None, "ansi" or "human"."""
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, 'ansi' or 'human', not {render_mode!r}")
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(rules)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in self.rules.seats]
        self.agents: list[str] = []
        agents = self.possible_agents
        self.observation_spaces: dict[str, Dict] = {
            agent: self._observation_space() for agent in agents
        }
        self.action_spaces = {agent: Discrete(count(self.rules)) for agent in agents}
        self._random = Random()

    def _observation_space(self) -> Dict:
        tables: dict[str, Space[Any]] = {
            name: Box(0, field.most, field.shape, np.int16)
            for name, field in fields(self.rules).items()
        }
        mask = Box(0, 1, (count(self.rules),), np.int8)
        return Dict({"observation": Dict(tables), "action_mask": mask})

    @property
    def state_now(self) -> State:
        """The position, for a bot or for any other use of the library."""
        return self.game.state

    def observation_space(self, agent: str) -> Dict:
        """The space of observations, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of actions, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins another game; the same seed deals the same games from here on.

        The option ``position`` is the text of a position with these rules, where the game begins.
        Raises `ValueError` for a position of other rules or after the end of a game.
        """
        if seed is not None:
            self._random = Random(seed)
        self._dealer = Shuffled(self._random.getrandbits(53))
        text = (options or {}).get("position")
        state = State.start(self.rules) if text is None else State.parse(text)
        if state.rules != self.rules:
            raise ValueError(f"the position is of {state.rules}, not of {self.rules}")
        self.game = Game.from_state(state).deal(self._dealer)
        if self.game.is_over:
            raise ValueError("the game has ended in this position")
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_to_act()
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent, with its action mask."""
        state, seat = self.game.state, self.possible_agents.index(agent)
        seen = {name: np.array(table, np.int16) for name, table in observe(state, seat).items()}
        mask = np.zeros(count(self.rules), np.int8)
        if state.to_act == seat:
            mask[[*legal_numbers(state)]] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of that number for the selected agent.

        Raises `ValueError` for a number without a meaning in this position and `Illegal` for an
        illegal action; the game stays unchanged then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act and needs an action, not None")
        chosen = action_of(int(action), self.game.state)
        self.game = self.game.play(chosen).deal(self._dealer)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over:
            self._end()
        else:
            self.agent_selection = self._agent_to_act()
        self._accumulate_rewards()
        self._show()

    def number_of(self, action: Action) -> int:
        """The number of a legal action, such as one that a bot chose."""
        return number_of(action, self.game.state)

    def render(self) -> str | None:
        """The kingdoms and lines as text; the mode "human" prints them and returns None."""
        if self.render_mode is None:
            return None
        text = _text_of(self.game.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Does nothing; PettingZoo calls it."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _agent_to_act(self) -> str:
        seat = self.game.state.to_act
        assert seat is not None
        return self.possible_agents[seat]

    def _end(self) -> None:
        state = self.game.state
        won = self.rules.seats_of(state.result().winners)
        sheets = state.sheets()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1 / len(won) if seat in won else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"points": sheets[self.rules.kingdom_of(seat)].total}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _text_of(state: State) -> str:
    """A position as letters, without colours."""
    from realmino.cli.terminal import Pen, kingdom, line

    pen = Pen(False, "*", ".", "k", state.rules.colours)
    lines = [f"round {state.round} of {state.rules.rounds}"]
    for name, dominoes in (("line", state.line), ("next line", state.next)):
        if dominoes:
            lines += ["", name, *line(dominoes, pen)]
    for number, sheet in enumerate(state.sheets()):
        owners = " and ".join(f"player_{seat}" for seat in state.rules.seats_of([number]))
        lines += ["", f"{owners}, {sheet.total} points"]
        lines += kingdom(state.kingdoms[number], number, pen)
    return "\n".join(lines)
