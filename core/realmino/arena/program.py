"""A bot that is a program of any language: it is asked by lines of text, and answers with one.

``process:COMMAND`` is its name in an arena. `docs/arena.md` says what the lines are.
"""

import os
import shlex
import signal
import subprocess
import threading
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, Queue
from random import Random
from typing import IO, Any, Final

from realmino.arena.asking import NoAnswer
from realmino.model.actions import Action, parse_move
from realmino.notation.tokens import NotationError, shorten
from realmino.state import State

PREFIX: Final = "process:"
"""How the name of such a bot begins; the command follows."""

VERSION: Final = 1
"""Of the lines; the first one that a program is sent tells it."""

_LONGEST: Final = 1000
"""No action is as long; more bytes are not one line."""

_WAITING: Final = 100
"""So many lines that nobody asked for are kept; then the program has to wait."""

_ENDS: Final = 1.0
"""Seconds that a program has to end after its input has."""


class Program:
    """A program that is started at its first question and asked on until `close`.

    `NoAnswer` is raised where it cannot be started, ends, takes longer than ``limit`` seconds for
    an action (None: any time) or answers with something else; the next question finds it started
    afresh. It may be pickled, and is started where it arrives.
    """

    def __init__(
        self,
        command: str,
        seconds: float | None = None,
        simulations: int | None = None,
        limit: float | None = None,
    ) -> None:
        self._given = command, seconds, simulations, limit
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue(_WAITING)
        self._end: Finalize | None = None
        self._reading: threading.Thread | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Program, self._given

    def __call__(self, state: State, random: Random) -> Action:
        """The action that the program chooses."""
        _, seconds, simulations, limit = self._given
        self.start()
        while not self._lines.empty():  # said before it was asked
            if not self._lines.get():
                raise self._ended()
        budget = []
        if seconds is not None:
            budget.append(f"seconds {seconds:g}")
        if simulations is not None:
            budget.append(f"simulations {simulations}")
        self._tell(
            f"position {state}",
            f"actions {' '.join(map(str, state.legal_actions()))}",
            *budget,
            f"choose {int(random.random() * (1 << 53))}",
        )
        try:
            line = self._lines.get(timeout=limit)
        except Empty:
            self.close(at_once=True)
            raise NoAnswer(f"gave no answer within {limit:g} s") from None
        if not line:
            raise self._ended()
        answer = line.decode(errors="backslashreplace").strip()
        try:
            return parse_move(answer)  # type: ignore[return-value]
        except NotationError:
            raise NoAnswer(f"answered {shorten(answer, 40)!r}, which is no action") from None

    def start(self) -> None:
        """Starts the program if it does not run; `NoAnswer` where that fails."""
        if self._process:
            return
        command = self._given[0]
        try:
            process = subprocess.Popen(
                command if os.name == "nt" else shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A group of its own, so that what it starts ends with it.
                start_new_session=os.name != "nt",
            )
        except (OSError, ValueError, IndexError) as error:
            reason = f"{type(error).__name__}: {error}"
            raise NoAnswer(f"cannot be started ({shorten(reason, 200)})") from None
        assert process.stdout
        self._process, self._lines = process, Queue(_WAITING)
        self._end = Finalize(self, _end, (process,), exitpriority=10)
        reading = threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True)
        self._reading = reading
        reading.start()
        with suppress(OSError):  # one that has ended at once is told of when it is asked
            self._write(f"realmino {VERSION}")

    @property
    def waits(self) -> int:
        """How many lines the program has said that nobody has read."""
        return self._lines.qsize()

    def close(self, at_once: bool = False) -> None:
        """Ends the program, which has a moment to do so itself unless it is to end ``at_once``."""
        if at_once and self._process:
            self._process.kill()
        if self._end:
            self._end()
        if self._reading:
            while self._reading.is_alive():  # it may wait for room for another line
                with suppress(Empty):
                    self._lines.get(timeout=0.01)
        self._process = self._end = self._reading = None

    def _tell(self, *lines: str) -> None:
        try:
            self._write(*lines)
        except OSError:
            raise self._ended() from None

    def _write(self, *lines: str) -> None:
        assert self._process
        text = "".join(f"{line}\n" for line in lines)
        if stream := self._process.stdin:
            stream.write(text.encode())
            stream.flush()

    def _ended(self) -> NoAnswer:
        """The error of a program that has ended, or has closed its output."""
        assert self._process
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDS)
        code = self._process.returncode
        self.close()
        return NoAnswer("closed its output" if code is None else f"ended (exit code {code})")


def _read(output: IO[bytes], lines: "Queue[bytes]") -> None:
    """Passes the lines on as they come, and an empty one at the end."""
    with output:
        while line := output.readline(_LONGEST):
            lines.put(line)
    lines.put(b"")


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a program and all that it has started, after it had a moment to do so itself."""
    if process.stdin:
        with suppress(OSError):
            process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(_ENDS)
    with suppress(OSError):
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
