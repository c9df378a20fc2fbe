"""Gymnasium environments for one game and for many; they need the extra `realmino[pettingzoo]`.

Actions, observations and masks are the same as in `realmino.learning.pettingzoo`. Importing this
module registers `Realmino-v0` for Gymnasium's ``make`` and ``make_vec``.
"""

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple, NoReturn

from realmino.learning import missing_extra

try:
    import numpy as np
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as missing:
    raise missing_extra("environments", "pettingzoo") from missing

from realmino.bots.kernel import play_any
from realmino.bots.registry import find
from realmino.learning.arrays import SCALES, encoder
from realmino.learning.table import Table
from realmino.pieces.actions import Action
from realmino.pieces.parsing import shorten
from realmino.pieces.reasons import Illegal
from realmino.pieces.variants import Rules
from realmino.rules.turn import play, refusal
from realmino.state import State

__all__ = ["RealminoGameEnv", "RealminoVectorEnv"]

Seeds = int | Sequence[int | None] | None


class RealminoVectorEnv(VectorEnv):
    """Games in which one agent learns, against bots or against itself.

    Every row of a batch is a game in which it's the agent's turn. Against bots, the agent has one
    seat, drawn for each game, and `step` also plays the others' turns. In self-play it plays every
    seat, and an observation is seen from the seat to move.

    A game that ends is replaced in the same step (`AutoresetMode.SAME_STEP`): the infos then
    contain its last observation as ``final_obs`` and its last infos as ``final_info``. The only
    reward is 1 at the end, shared equally by all winners; in self-play it's that of the seat that
    acted.

    The infos are arrays:

    | name | shape | values |
    |---|---|---|
    | ``action_mask`` | games, actions | 1 for each legal action |
    | ``points`` | games, kingdoms | points if the game ended now, the agent's first |
    | ``seat`` | games | the seat to act, or at the end the one that acted |
    | ``rewards`` | games, players | only in ``final_info``: the reward of every seat |
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(
        self,
        rules: str | Rules = "K2",
        num_envs: int = 64,
        opponents: str | None = "random",
        processes: int = 1,
    ) -> None:
        """``opponents``: a bot's name (`realmino.bots.registry.find`), or None for self-play;
        ``processes`` is how many processes share the games. With more than one, scripts need the
        usual guard ``if __name__ == "__main__":``.

        Raises `NotationError` for an unknown rules code, `UnknownBot` for an unknown bot and
        `ValueError` for fewer games than processes.
        """
        if not 1 <= processes <= num_envs:
            raise ValueError(f"{num_envs} games need 1 to {num_envs} processes, not {processes}")
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(rules)
        if opponents is not None:
            find(opponents)
        self.num_envs = num_envs
        flat = encoder(self.rules)
        self.single_observation_space = Box(np.float32(0), flat.high, dtype=np.float32)
        self.single_action_space = Discrete(flat.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._points = flat.parts["points"]
        shares = [num_envs // processes + (at < num_envs % processes) for at in range(processes)]
        self._starts = [sum(shares[:at]) for at in range(processes)]
        # This process plays a share too, since otherwise it would only wait for the others.
        others = [_Process(self.rules, share, opponents) for share in shares[1:]]
        local = _Games(self.rules, shares[0], opponents)
        self._games: list[_Games | _Process] = [local, *others]
        self.processes = [games.process for games in others]
        self._masks: NDArray[np.int8] | None = None

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts new games. The same seed (or seeds) gives the same games with any ``processes``.

        There are no options.
        """
        if seed is None or isinstance(seed, int):
            seeds: list[Any] = [
                None if seed is None else f"{seed} {at}" for at in range(self.num_envs)
            ]
        else:
            seeds = list(seed)
        batch = self._call("reset", seeds)
        return batch.observations, self._infos(batch)

    def step(
        self, actions: Sequence[int] | NDArray[np.integer[Any]]
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Plays an action in every game.

        Raises `ValueError`, and changes no game, for a wrong number of actions, for an illegal
        action, and before `reset`. Also raises it for a bot's illegal action; call `reset` then.
        """
        chosen = self._check_actions(actions)
        batch = self._call("step", chosen)
        infos, rewards = self._infos(batch), np.zeros(self.num_envs)
        if batch.ended.any():
            infos |= self._final_infos(batch)
            rewards[batch.ended] = batch.rewards[range(len(batch.rewards)), batch.final_seats]
        return batch.observations, rewards, batch.ended, np.zeros_like(batch.ended), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the processes."""
        for games in self._games:
            games.close()

    def _call(self, method: str, values: list[Any]) -> "_Batch":
        """Starts the work in all processes, this one last, so that they run at the same time."""
        end = self.num_envs
        for games, start in zip(reversed(self._games), reversed(self._starts), strict=True):
            games.begin(method, values[start:end])
            end = start
        answers = [games.finish() for games in self._games]
        for answer in answers:
            if isinstance(answer, Exception):
                self._masks = None  # some games have moved
                raise answer
        batch = _Batch.concatenated([answer for answer in answers if isinstance(answer, _Batch)])
        self._masks = batch.masks
        return batch

    def _check_actions(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> list[int]:
        if self._masks is None:
            raise ValueError("call reset before step")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"step needs {self.num_envs} whole numbers, one for each game")
        is_valid = (numbers >= 0) & (numbers < self._masks.shape[1])
        legal = is_valid & (self._masks[range(self.num_envs), np.where(is_valid, numbers, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            raise ValueError(f"game {game}: action {numbers[game]} is illegal (see action_mask)")
        return list(numbers.tolist())

    def _infos(self, batch: "_Batch") -> dict[str, Any]:
        return {
            "action_mask": batch.masks,
            "points": self._read_points(batch.observations),
            "seat": batch.seats,
        }

    def _read_points(self, rows: NDArray[np.float32]) -> NDArray[np.int_]:
        points = rows[:, self._points.start : self._points.stop] * SCALES["points"]
        return np.rint(points).astype(np.int_)

    def _final_infos(self, batch: "_Batch") -> dict[str, Any]:
        ended = batch.ended
        rows = np.empty(self.num_envs, object)
        for game, row in zip(np.flatnonzero(ended), batch.final_observations, strict=True):
            rows[game] = row
        final: dict[str, NDArray[Any]] = {}
        for name, values in (
            ("points", self._read_points(batch.final_observations)),
            ("seat", batch.final_seats),
            ("rewards", batch.rewards),
        ):
            final[name] = np.zeros((self.num_envs, *values.shape[1:]), values.dtype)
            final[name][ended] = values
            final[f"_{name}"] = ended
        return {"final_obs": rows, "_final_obs": ended, "final_info": final, "_final_info": ended}


class RealminoGameEnv(Env[NDArray[np.float32], np.int64]):
    """One game of `RealminoVectorEnv`, with the same observations, rewards and infos."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, rules: str | Rules = "K2", opponents: str | None = "random") -> None:
        """Arguments and errors as in `RealminoVectorEnv`."""
        self._game = RealminoVectorEnv(rules, 1, opponents)
        self.rules = self._game.rules
        self.observation_space = self._game.single_observation_space
        self.action_space = self._game.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts a new game; the same seed gives the same game. There are no options."""
        super().reset(seed=seed)
        rows, infos = self._game.reset(seed=seed)
        return rows[0], {name: values[0] for name, values in infos.items()}

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Plays an action and the others' turns; errors as in `RealminoVectorEnv.step`."""
        rows, rewards, ended, _, infos = self._game.step([int(action)])
        if ended[0]:
            rows, infos = infos["final_obs"], infos["final_info"]
        info = {name: values[0] for name, values in infos.items() if name[0] != "_"}
        return rows[0], float(rewards[0]), bool(ended[0]), False, info


register(
    id="Realmino-v0",
    entry_point=f"{__name__}:RealminoGameEnv",
    vector_entry_point=f"{__name__}:RealminoVectorEnv",
)


class _Batch(NamedTuple):
    """The results of a step for some games."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int_]
    ended: NDArray[np.bool_]
    final_observations: NDArray[np.float32]
    """The last observations of the games that ended; the next two fields are for the same games."""
    final_seats: NDArray[np.int_]
    rewards: NDArray[np.float64]

    @staticmethod
    def concatenated(batches: "Sequence[_Batch]") -> "_Batch":
        return _Batch(*(np.concatenate(arrays) for arrays in zip(*batches, strict=True)))


class _Games:
    """Some games in this process."""

    def __init__(self, rules: Rules, number: int, opponents: str | None) -> None:
        self._start = State.start(rules)
        self._encoder = encoder(rules)
        self._learns_all = opponents is None
        self._opponents = opponents
        self._bot = None if opponents in (None, "random") else find(opponents)
        self._randoms = [Random() for _ in range(number)]
        self._seats = [0] * number
        self._tables: list[Table] = []
        self._answer: _Batch | Exception | None = None

    def begin(self, method: str, values: list[Any]) -> None:
        """Calls ``reset`` or ``step``; `finish` returns the result."""
        try:
            self._answer = getattr(self, method)(values)
        except Exception as error:
            self._answer = error

    def finish(self) -> "_Batch | Exception":
        """The result or error of `begin`."""
        assert self._answer is not None
        return self._answer

    def close(self) -> None:
        """Does nothing, since there's no process to end."""

    def reset(self, seeds: list[Any]) -> "_Batch":
        """Starts new games, with seeds where given."""
        for game, seed in enumerate(seeds):
            if seed is not None:
                self._randoms[game] = Random(seed)
        self._tables = [self._table(game) for game in range(len(seeds))]
        return self._make_batch([], [])

    def step(self, actions: list[int]) -> "_Batch":
        """Plays an action in each game, and the others' turns."""
        over: list[int] = []
        finished: list[tuple[Table, int]] = []
        for game, action in enumerate(actions):
            table, seat = self._tables[game], self._seats[game]
            table.play(action, checked=True)
            self._play_others(game, table)
            if table.position.is_over:
                over.append(game)
                finished.append((table, seat))
                self._tables[game] = self._table(game)
        return self._make_batch(over, finished)

    def _table(self, game: int) -> Table:
        """A new game in which it's the agent's turn."""
        random = self._randoms[game]
        table = Table(self._start, random)
        self._seats[game] = int(random.random() * self._start.rules.players)
        self._play_others(game, table)
        return table

    def _play_others(self, game: int, table: Table) -> None:
        """Plays until it's the agent's turn again."""
        position, random = table.position, self._randoms[game]
        if self._learns_all:
            if not position.is_over:
                self._seats[game] = position.seat
            return
        seat = self._seats[game]
        while position.seat != seat and not position.is_over:
            if self._bot is None:
                action = play_any(position, random.random)
            else:
                action = self._bot(table.state, random)
                self._check_bot_action(action, table)
                play(position, action)
            table.actions.append(action)

    def _check_bot_action(self, action: Action, table: Table) -> None:
        """Raises a `ValueError` naming the bot if its action is illegal."""
        try:
            reason = refusal(table.position, action)
        except TypeError:
            text = shorten(repr(action), 40)
            raise ValueError(
                f"the bot {self._opponents!r} returned {text}, which is not an action"
            ) from None
        if reason:
            move = f"{action}, chosen by the bot {self._opponents!r},"
            raise Illegal(move, reason, table.state)

    def _make_batch(self, over: list[int], finished: list[tuple[Table, int]]) -> "_Batch":
        positions = [table.position for table in self._tables]
        ended = np.zeros(len(positions), np.bool_)
        ended[over] = True
        return _Batch(
            self._encoder.observe(positions, self._seats),
            self._encoder.masks(positions),
            np.array(self._seats),
            ended,
            self._encoder.observe(
                [table.position for table, _ in finished], [at for _, at in finished]
            ),
            np.array([seat for _, seat in finished], np.int_),
            np.array([table.shares() for table, _ in finished]).reshape(
                -1, self._start.rules.players
            ),
        )


class _Process:
    """Some games in a separate process, which writes the large arrays into shared memory."""

    def __init__(self, rules: Rules, number: int, opponents: str | None) -> None:
        context = multiprocessing.get_context("spawn")
        flat = encoder(rules)
        observations = context.RawArray("f", number * flat.size)
        masks = context.RawArray("b", number * flat.actions)
        self._shared = _Shared(
            np.frombuffer(observations, np.float32).reshape(number, -1),
            np.frombuffer(masks, np.int8).reshape(number, -1),
        )
        self._pipe, theirs = context.Pipe()
        arguments = theirs, observations, masks, rules, number, opponents
        self.process = context.Process(target=_serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("an environment with several processes cannot be pickled")

    def begin(self, method: str, values: list[Any]) -> None:
        """Starts the call in the process."""
        with suppress(OSError):  # `finish` reports a process that has ended
            self._pipe.send((method, values))

    def finish(self) -> "_Batch | Exception":
        """The process's result or error."""
        try:
            answer = self._pipe.recv()
        except (EOFError, OSError):
            return RuntimeError("a worker process has exited unexpectedly")
        return answer if isinstance(answer, Exception) else _Batch(*self._shared, *answer)

    def close(self) -> None:
        """Ends the process."""
        self._pipe.close()
        self.process.join()


class _Shared(NamedTuple):
    """Arrays in shared memory, which the next step overwrites."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]


def _serve(
    pipe: Connection,
    observations: Any,
    masks: Any,
    rules: Rules,
    number: int,
    opponents: str | None,
) -> None:
    """Plays a process's games until the pipe closes."""
    games = _Games(rules, number, opponents)
    while True:
        try:
            method, values = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            games.begin(method, values)
            batch = games.finish()
            if isinstance(batch, Exception):
                raise batch
            np.frombuffer(observations, np.float32).reshape(number, -1)[:] = batch.observations
            np.frombuffer(masks, np.int8).reshape(number, -1)[:] = batch.masks
            pipe.send(tuple(batch)[len(_Shared._fields) :])
        except Exception as error:
            pipe.send(error)
