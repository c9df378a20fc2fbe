"""A bot in a process of its own, which it may leave, stop or fill: the arena goes on."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from realmino.arena.asking import NoAnswer, describe, token_of
from realmino.arena.processes import LAST, end_with_parent, kill_group, wait_for
from realmino.bots import Bot
from realmino.bots.registry import BotRef, UnknownBot, find
from realmino.pieces.actions import Action, parse_move
from realmino.pieces.parsing import NotationError, shorten
from realmino.state import State

START: Final = 60.0
"""Seconds in which a bot is imported, whatever its limit for a move."""


def find_own(name: str, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """The bot that `find` finds, after a process of its own has shown that its import ends.

    Raises `UnknownBot` also where the import takes longer than `START` or ends its process.
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
            # Whatever else is wrong, `find` says in its own words.
    return find(name, seconds, simulations)


class Guarded:
    """A bot that is asked in a process of its own and may take so many seconds for a move.

    It chooses as it would here: position and chance reach it unchanged. `NoAnswer` is raised where
    it ends its process, takes longer than ``limit`` (None: any time) or fails otherwise; the next
    question finds it started afresh. What it prints goes to standard error. It may be pickled.
    """

    def __init__(self, bot: Bot, limit: float | None = None) -> None:
        self._bot, self._limit = bot, limit
        self._process: Any = None
        self._connection: Connection | None = None
        self._chances: list[Random] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return Guarded, (self._bot, self._limit)

    def __call__(self, state: State, random: Random) -> Action:
        """The action that the bot chooses."""
        connection = self._connection or self.start()
        known = next((n for n, chance in enumerate(self._chances) if chance is random), None)
        if known is None:
            self._chances.append(random)
        number = len(self._chances) - 1 if known is None else known
        # The other side keeps its copy of the chance, which moves on there.
        question = state, number, random if known is None else None
        answer = self._ask(connection, self._limit, lambda: connection.send(question))
        try:
            return parse_move(answer)  # type: ignore[return-value]
        except NotationError:
            raise NoAnswer(f"returned {shorten(answer, 40)!r}, which is no action") from None

    def close(self) -> None:
        """Ends the process, and what it has started."""
        if self._connection:
            self._connection.close()
        if self._process:
            kill_group(self._process.pid)
            self._process.kill()  # it may not lead a group yet
            self._process.join()
            self._process.close()
        self._process, self._connection, self._chances = None, None, []

    @property
    def is_running(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._connection is not None

    def start(self) -> Connection:
        """Begins the process, in which the bot is looked up; `NoAnswer` where that fails."""
        context = get_context()
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._bot), daemon=True)
        self._process.start()
        theirs.close()
        self._ask(self._connection, START, lambda: None)
        return self._connection

    def _ask(self, connection: Connection, limit: float | None, send: Callable[[], None]) -> str:
        """The other process's reply to a question; without a reply that process is ended."""
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
            self._process.join(LAST)
            code = self._process.exitcode
            self.close()
            raise NoAnswer(f"ended its process (exit code {code})") from None
        if answer.startswith("!"):
            raise NoAnswer(answer[1:])
        return answer[1:]


def _serve(connection: Connection, bot: Bot) -> None:
    """Answers questions until nobody is left who asks them."""
    if os.name != "nt":
        os.setsid()  # what the bot starts is in its group and ends with it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _print_elsewhere()
    end_with_parent()
    chances: dict[int, Random] = {}
    try:
        _answer(connection, lambda: _look_up(bot))
        while True:
            state, number, random = connection.recv()
            chance = chances.setdefault(number, random)
            _answer(connection, lambda: token_of(bot, state, chance))  # noqa: B023
    except (EOFError, OSError):
        pass
    finally:
        kill_group(os.getpid())
        os._exit(0)


def _answer(connection: Connection, ask: Callable[[], str]) -> None:
    try:
        text = "=" + ask()
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


def _print_elsewhere() -> None:
    """Sends what a bot prints to standard error, since it is no result."""
    sys.stdout = sys.stderr
    with suppress(OSError):  # where there is no such stream
        os.dup2(2, 1)
