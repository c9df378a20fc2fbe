"""A bot that is a program of any language: it is asked by lines of text, and answers with one.

``process:COMMAND`` is its name in an arena. `docs/arena.md` says what the lines are.
"""

import os
import shlex
import subprocess
import threading
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, Queue, SimpleQueue
from random import Random
from typing import IO, Any, Final

from realmino.arena.asking import NoAnswer
from realmino.arena.processes import LAST, LONGEST, kill_group, kill_group_with_this, wait_for
from realmino.pieces.actions import Action, parse_move
from realmino.pieces.parsing import NotationError, shorten
from realmino.state import State

PREFIX: Final = "process:"
"""How the name of such a bot begins; the command follows."""

VERSION: Final = 1
"""Of the lines; the first one that a program is sent tells it."""

_WAITING: Final = 100
"""So many lines that nobody asked for are kept; then the program has to wait."""


class _Pipes:
    """The lines to and from a program, which may stop reading or writing at any time."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.said: Queue[bytes] = Queue(_WAITING)
        """The lines it has written; an empty one once a pipe is closed."""
        self._told: SimpleQueue[bytes] = SimpleQueue()
        self._closed = threading.Event()
        assert process.stdin
        assert process.stdout
        self._reading = threading.Thread(target=self._read, args=(process.stdout,), daemon=True)
        writing = threading.Thread(target=self._write, args=(process.stdin,), daemon=True)
        for thread in (self._reading, writing):
            thread.start()

    def tell(self, *lines: str) -> None:
        """Writes lines as soon as the program reads them; called without lines, ends its input."""
        self._told.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, seconds: float) -> bytes | None:
        """The next line, or None if it does not come in time."""
        try:
            return self.said.get(timeout=seconds)
        except Empty:
            return None

    def close(self) -> None:
        """Stops reading; a process that has left the group may hold the other end open."""
        self._closed.set()
        while not self.said.empty():  # the thread may wait for room for another line
            self.said.get()
        self._reading.join(LAST)

    def _write(self, given: IO[bytes]) -> None:
        with suppress(OSError), given:
            while text := self._told.get():
                given.write(text)
                given.flush()
            return
        self.said.put(b"")

    def _read(self, output: IO[bytes]) -> None:
        with output:
            while not self._closed.is_set() and (line := output.readline(LONGEST)):
                self.said.put(line)
        self.said.put(b"")


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
        self._pipes: _Pipes | None = None
        self._end: Finalize | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Program, self._given

    def __call__(self, state: State, random: Random) -> Action:
        """The action that the program chooses."""
        _, seconds, simulations, limit = self._given
        pipes, process = self.start()
        while pipes.said.qsize():  # said before it was asked
            if not pipes.said.get():
                raise self._ended()
        budget = []
        if seconds is not None:
            budget.append(f"seconds {seconds:g}")
        if simulations is not None:
            budget.append(f"simulations {simulations}")
        pipes.tell(
            f"position {state}",
            f"actions {' '.join(map(str, state.legal_actions()))}",
            *budget,
            f"choose {int(random.random() * (1 << 53))}",
        )
        try:
            line = wait_for(pipes.hear, lambda: process.poll() is not None, limit)
        except TimeoutError:
            self.close(at_once=True)
            raise NoAnswer(f"gave no answer within {limit:g} s") from None
        except EOFError:
            raise self._ended() from None
        if not line:
            raise self._ended()
        answer = line.decode(errors="backslashreplace").strip()
        try:
            return parse_move(answer)  # type: ignore[return-value]
        except NotationError:
            raise NoAnswer(f"answered {shorten(answer, 40)!r}, which is no action") from None

    def start(self) -> tuple[_Pipes, "subprocess.Popen[bytes]"]:
        """Starts the program if it does not run; `NoAnswer` where that fails."""
        if self._pipes and self._process:
            return self._pipes, self._process
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
        watch = kill_group_with_this(process.pid)
        self._process, self._pipes = process, _Pipes(process)
        self._end = Finalize(self, _end, (process, self._pipes, watch), exitpriority=10)
        self._pipes.tell(f"realmino {VERSION}")
        return self._pipes, process

    @property
    def waits(self) -> int:
        """How many lines the program has said that nobody has read."""
        return self._pipes.said.qsize() if self._pipes else 0

    def close(self, at_once: bool = False) -> None:
        """Ends the program, which has a moment to do so itself unless it is to end ``at_once``."""
        if at_once and self._process:
            kill_group(self._process.pid)
        if self._end:
            self._end()
        self._process = self._pipes = self._end = None

    def _ended(self) -> NoAnswer:
        """The error of a program that has ended, or has closed its input or output."""
        assert self._process
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST)
        code = self._process.returncode
        self.close()
        closed = "closed its input or output"
        return NoAnswer(closed if code is None else f"ended (exit code {code})")


def _end(
    process: "subprocess.Popen[bytes]", pipes: _Pipes, watch: "subprocess.Popen[bytes] | None"
) -> None:
    """Ends a program and all that it has started, after it had a moment to do so itself."""
    pipes.tell()
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST)
    kill_group(process.pid)
    if watch:
        watch.kill()
        watch.communicate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST)
    pipes.close()
