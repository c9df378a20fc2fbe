"""All games as PettingZoo environments; needs the extra `realmino[pettingzoo]`.

`env` makes an environment with actions from `realmino.learning.encoding` and observations from
`realmino.learning.arrays`.
"""

from io import BytesIO
from random import Random
from typing import Any, ClassVar

from realmino.learning import missing_extra

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise missing_extra("environments", "pettingzoo") from missing

from realmino.game import Game
from realmino.learning.arrays import encoder
from realmino.learning.encoding import fields, number_of, observe
from realmino.learning.table import Table
from realmino.pieces.actions import Action
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.variants import Rules
from realmino.rules.fast_totals import total
from realmino.state import State

__all__ = ["LAYOUTS", "RealminoEnv", "env", "raw_env"]

LAYOUTS = ("flat", "box", "tables")
"""Observation layouts, explained at `RealminoEnv`."""


def env(
    rules: str | Rules = "K2", render_mode: str | None = None, layout: str = "flat"
) -> "OrderEnforcingWrapper":
    """A `RealminoEnv` that raises an error if its methods are called in the wrong order.

    Raises `NotationError` for an unknown rules code.
    """
    return OrderEnforcingWrapper(RealminoEnv(rules, render_mode, layout))


class RealminoEnv(AECEnv):
    """A game for PettingZoo: one agent acts at a time, and ``player_0`` has seat a.

    The layout determines the format of observations:

    - ``flat``: a dictionary, as in PettingZoo's own board games. ``observation`` is a row of
      `realmino.learning.arrays.Encoder`, and ``action_mask`` is 1 for every legal action while the
      agent is to act.
    - ``box``: the row alone, for wrappers that expect an array, such as SuperSuit's. The info of
      the agent to act has the ``action_mask``.
    - ``tables``: the dictionary again, but ``observation`` is a dictionary too, with an array of
      16-bit integers for each of `realmino.learning.encoding.fields`.

    The only reward is 1 at the end, shared equally by all winners. Every info then contains the
    ``points`` of the agent's kingdom.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "realmino_v1",
        "render_modes": ["ansi", "human", "rgb_array"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self, rules: str | Rules = "K2", render_mode: str | None = None, layout: str = "flat"
    ) -> None:
        """``rules``: a rules code or rules; ``render_mode``: None or one from the metadata;
        ``layout`` is one of `LAYOUTS`.
        """
        super().__init__()
        _check("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        _check("layout", layout, LAYOUTS)
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(rules)
        self.render_mode = render_mode
        self.layout = layout
        self.possible_agents = [f"player_{seat}" for seat in self.rules.seats]
        self.agents: list[str] = []
        self._encoder = encoder(self.rules)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space = Box(np.float32(0), self._encoder.high, dtype=np.float32)
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(self._encoder.actions) for agent in self.possible_agents
        }
        self._random = Random()

    def _space(self) -> Space[Any]:
        if self.layout == "box":
            return self.state_space
        rows: Space[Any] = self.state_space
        if self.layout == "tables":
            tables = fields(self.rules).items()
            rows = Dict({name: Box(0, one.most, one.shape, np.int16) for name, one in tables})
        mask = Box(0, 1, (self._encoder.actions,), np.int8)
        return Dict({"observation": rows, "action_mask": mask})

    @property
    def game(self) -> Game:
        """The game so far, with its record."""
        return self.table.game

    @property
    def state_now(self) -> State:
        """The position, for a bot or any other use of the library."""
        return self.table.state

    def observation_space(self, agent: str) -> Space[Any]:
        """The observation space, which is the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The action space, which is the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game; the same seed deals the same games from here on.

        The option ``position`` is the text of a position with these rules, from which the game
        starts. Raises `ValueError` for a position with other rules or after the end of a game.
        """
        if seed is not None:
            self._random = Random(seed)
        text, tiles = (options or {}).get("position"), self.rules.buildings or BUILDINGS
        state = State.start(self.rules) if text is None else State.parse(text, tiles)
        if state.rules != self.rules:
            raise ValueError(f"the position is of {state.rules}, not of {self.rules}")
        if state.is_over:
            raise ValueError("the game has ended in this position")
        self.table = Table(state, self._random)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def observe(self, agent: str) -> Any:
        """An agent's observation, in the environment's layout."""
        position, seat = self.table.position, self._seats[agent]
        if self.layout == "tables":
            tables = observe(self.table.state, seat)
            seen: Any = {name: np.array(table, np.int16) for name, table in tables.items()}
        else:
            seen = self._encoder.observe([position], [seat])[0]
        if self.layout == "box":
            return seen
        if position.seat == seat:
            mask = self._encoder.masks([position])[0]
        else:
            mask = np.zeros(self._encoder.actions, np.int8)
        return {"observation": seen, "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """The position as ``player_0`` observes it; nothing is hidden from anyone."""
        return self._encoder.observe([self.table.position], [0]).reshape(-1)

    def step(self, action: int | None) -> None:
        """Plays the action with that number for the selected agent.

        Raises `ValueError` if the number means nothing in this position and `Illegal` for an
        illegal action; the game then stays unchanged.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act and needs an action, not None")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.layout == "box":
            self.infos[agent] = {}
        if self.table.position.is_over:
            self._end()
        else:
            self._select()
        self._show()

    def number_of(self, action: Action) -> int:
        """A legal action's number, for example for a bot's choice."""
        return number_of(action, self.table.position)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The kingdoms and lines as text or as a picture (height, width, 3).

        The mode "human" prints the text and returns None.
        """
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return _picture(self.table.state)
        text = _plain_text(self.table.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Does nothing; PettingZoo calls it."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _select(self) -> None:
        position = self.table.position
        self.agent_selection = self.possible_agents[position.seat]
        if self.layout == "box":
            mask = self._encoder.masks([position])[0]
            self.infos[self.agent_selection] = {"action_mask": mask}

    def _end(self) -> None:
        position = self.table.position
        shares = self.table.shares()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = shares[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"points": total(position, self.rules.kingdom_of(seat))}
        self._accumulate_rewards()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


raw_env = RealminoEnv
"""The environment without a wrapper; PettingZoo's own games use this name."""


def _check(name: str, value: str | None, known: tuple[str | None, ...]) -> None:
    if value not in known:
        *others, last = map(repr, known)
        raise ValueError(f"{name} is {', '.join(others)} or {last}, not {value!r}")


def _picture(state: State) -> NDArray[np.uint8]:
    """A position's picture on a white background."""
    from PIL import Image

    from realmino.drawing.diagram import diagram
    from realmino.drawing.diagram.png import png

    drawn = Image.open(BytesIO(png(diagram(state.partial())))).convert("RGBA")
    paper = Image.new("RGBA", drawn.size, "white")
    return np.asarray(Image.alpha_composite(paper, drawn).convert("RGB"))


def _plain_text(state: State) -> str:
    """A position as text without colours."""
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
