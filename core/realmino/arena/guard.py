"""Runs a bot in a separate process, so that the arena continues if it hangs or exits."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from realmino.arena.games import NoAnswer, choose_token, describe
from realmino.arena.processes import EXIT_TIMEOUT, end_with_parent, kill_group, wait_for
from realmino.bots import Bot
from realmino.bots.registry import BotRef, UnknownBot, find
from realmino.pieces.actions import Action, parse_move
from realmino.pieces.parsing import NotationError, shorten
from realmino.state import State

START_TIMEOUT: Final = 60.0
"""Seconds to import a bot, whatever its time limit per move."""


def find_isolated(name: str, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """The result of `find`, after importing the bot's module in another process as a test.

    Also raises `UnknownBot` if the import takes longer than `START_TIMEOUT` or ends the process.
    """
    with closing(Guarded(BotRef(name, seconds, simulations))) as guarded:
        try:
            guarded.start()
        except NoAnswer as failure:
            if not guarded.is_running:
                module = name.partition(":")[0]
                raise UnknownBot(
                    f"the module {module!r} cannot be imported (it {failure})"
                ) from None
            # `find` reports any other error itself.
    return find(name, seconds, simulations)


class Guarded:
    """Runs a bot in a separate process, where it makes the same choices as it would here.

    Raises `NoAnswer` if the bot fails or its process ends; the next call restarts it. Its output
    goes to standard error. It can be pickled.
    """

    def __init__(self, bot: Bot, limit: float | None = None) -> None:
        """``limit``: seconds per move; None for no limit."""
        self._bot, self._limit = bot, limit
        self._process: Any = None
        self._connection: Connection | None = None
        self._randoms: list[Random] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return Guarded, (self._bot, self._limit)

    def __call__(self, state: State, random: Random) -> Action:
        """The bot's choice."""
        connection = self._connection or self.start()
        known = next((n for n, other in enumerate(self._randoms) if other is random), None)
        if known is None:
            self._randoms.append(random)
        number = len(self._randoms) - 1 if known is None else known
        # Each generator is sent only once: the process keeps its own copy, which advances there.
        question = state, number, random if known is None else None
        answer = self._answer_to(connection, self._limit, lambda: connection.send(question))
        try:
            return parse_move(answer)  # type: ignore[return-value]
        except NotationError:
            raise NoAnswer(f"returned {shorten(answer, 40)!r}, which is not an action") from None

    def close(self) -> None:
        """Ends the process and its children."""
        if self._connection:
            self._connection.close()
        if self._process:
            kill_group(self._process.pid)
            self._process.kill()  # it may not be a group leader yet
            self._process.join()
            self._process.close()
        self._process, self._connection, self._randoms = None, None, []

    @property
    def is_running(self) -> bool:
        """Whether the process is running."""
        return self._connection is not None

    def start(self) -> Connection:
        """Starts the process, which imports the bot; raises `NoAnswer` if that fails."""
        context = get_context()
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._bot), daemon=True)
        self._process.start()
        theirs.close()
        self._answer_to(self._connection, START_TIMEOUT, lambda: None)
        return self._connection

    def _answer_to(
        self, connection: Connection, limit: float | None, send: Callable[[], None]
    ) -> str:
        """The process's answer to ``send``; ends the process if there's none."""
        try:
            send()
            wait_for(
                lambda seconds: connection.poll(seconds) or None,
                lambda: not self._process.is_alive(),
                limit,
            )
            answer = connection.recv_bytes().decode()
        except TimeoutError:
            self.close()
            raise NoAnswer(f"gave no answer within {limit:g} s") from None
        except (EOFError, OSError):
            self._process.join(EXIT_TIMEOUT)
            code = self._process.exitcode
            self.close()
            raise NoAnswer(f"ended its process (exit code {code})") from None
        if answer.startswith("!"):
            raise NoAnswer(answer[1:])
        return answer[1:]


def _serve(connection: Connection, bot: Bot) -> None:
    """The process's main function: answers until the other end closes the connection."""
    if os.name != "nt":
        os.setsid()  # puts the bot's children into its group, so that they end with it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.stdout = sys.stderr
    with suppress(OSError):  # the stream may not exist
        os.dup2(2, 1)
    end_with_parent()
    randoms: dict[int, Random] = {}
    try:
        _send(connection, lambda: _look_up(bot))
        while True:
            state, number, random = connection.recv()
            own_random = randoms.setdefault(number, random)
            _send(connection, lambda: choose_token(bot, state, own_random))  # noqa: B023
    except (EOFError, OSError):
        pass
    finally:
        kill_group(os.getpid())
        os._exit(0)


def _send(connection: Connection, compute: Callable[[], str]) -> None:
    try:
        text = "=" + compute()
    except NoAnswer as failure:
        text = f"!{failure}"
    except BaseException as error:
        text = "!" + describe(error)
    connection.send_bytes(text.encode(errors="backslashreplace"))


def _look_up(bot: Bot) -> str:
    look_up = getattr(bot, "look_up", None)
    if look_up:
        look_up()
    return ""
