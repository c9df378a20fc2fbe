"""Bots that run as separate programs, in any language, and exchange lines of text.

Their names in an arena are ``process:COMMAND``; `docs/arena.md` documents the protocol.
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

from realmino.arena.games import NoAnswer
from realmino.arena.processes import (
    EXIT_TIMEOUT,
    MAX_LINE_BYTES,
    kill_group,
    kill_group_with_this,
    wait_for,
)
from realmino.pieces.actions import Action, parse_move
from realmino.pieces.parsing import NotationError, shorten
from realmino.state import State

PREFIX: Final = "process:"
"""The prefix of such a bot's name; the command follows it."""

VERSION: Final = 1
"""The protocol version, sent to a program in the first line."""

_WAITING: Final = 100
"""How many unread lines to buffer before the program has to wait."""


class _Pipes:
    """The lines to and from a program, which may stop reading or writing at any time."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.lines: Queue[bytes] = Queue(_WAITING)
        """The program's output lines; an empty one once a pipe has closed."""
        self._unsent: SimpleQueue[bytes] = SimpleQueue()
        self._closed = threading.Event()
        assert process.stdin
        assert process.stdout
        self._reading = threading.Thread(
            target=self._read_lines, args=(process.stdout,), daemon=True
        )
        writing = threading.Thread(target=self._write, args=(process.stdin,), daemon=True)
        for thread in (self._reading, writing):
            thread.start()

    def send(self, *lines: str) -> None:
        """Queues lines for the program; without arguments, closes its input."""
        self._unsent.put("".join(f"{line}\n" for line in lines).encode())

    def next_line(self, seconds: float) -> bytes | None:
        """The next line; None if it doesn't arrive in time."""
        try:
            return self.lines.get(timeout=seconds)
        except Empty:
            return None

    def close(self) -> None:
        """Stops reading, even if a process outside the group holds the other end open."""
        self._closed.set()
        while not self.lines.empty():  # the reader thread may be waiting for space
            self.lines.get()
        self._reading.join(EXIT_TIMEOUT)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while text := self._unsent.get():
                pipe.write(text)
                pipe.flush()
            return
        self.lines.put(b"")

    def _read_lines(self, output: IO[bytes]) -> None:
        with output:
            while not self._closed.is_set() and (line := output.readline(MAX_LINE_BYTES)):
                self.lines.put(line)
        self.lines.put(b"")


class Program:
    """A program that starts on the first call and runs until `close`.

    Raises `NoAnswer` if the program can't be started, ends, takes longer than ``limit`` seconds for
    an action (None for no limit) or sends an invalid answer; the next call restarts it. A pickled
    copy starts a separate process.
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
        """The program's choice."""
        _, seconds, simulations, limit = self._given
        pipes, process = self.start()
        while pipes.lines.qsize():  # discard lines written before the question
            if not pipes.lines.get():
                raise self._end_error()
        budget = []
        if seconds is not None:
            budget.append(f"seconds {seconds:g}")
        if simulations is not None:
            budget.append(f"simulations {simulations}")
        pipes.send(
            f"position {state}",
            f"actions {' '.join(map(str, state.legal_actions()))}",
            *budget,
            f"choose {int(random.random() * (1 << 53))}",
        )
        try:
            line = wait_for(pipes.next_line, lambda: process.poll() is not None, limit)
        except TimeoutError:
            self.close(at_once=True)
            raise NoAnswer(f"gave no answer within {limit:g} s") from None
        except EOFError:
            raise self._end_error() from None
        if not line:
            raise self._end_error()
        answer = line.decode(errors="backslashreplace").strip()
        try:
            return parse_move(answer)  # type: ignore[return-value]
        except NotationError:
            raise NoAnswer(f"answered {shorten(answer, 40)!r}, which is not an action") from None

    def start(self) -> tuple[_Pipes, "subprocess.Popen[bytes]"]:
        """Starts the program unless it's running; raises `NoAnswer` if that fails."""
        if self._pipes and self._process:
            return self._pipes, self._process
        command = self._given[0]
        try:
            process = subprocess.Popen(
                command if os.name == "nt" else shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A separate group, so that its children end with it.
                start_new_session=os.name != "nt",
            )
        except (OSError, ValueError, IndexError) as error:
            reason = f"{type(error).__name__}: {error}"
            raise NoAnswer(f"cannot be started ({shorten(reason, 200)})") from None
        watch = kill_group_with_this(process.pid)
        self._process, self._pipes = process, _Pipes(process)
        self._end = Finalize(self, _end, (process, self._pipes, watch), exitpriority=10)
        self._pipes.send(f"realmino {VERSION}")
        return self._pipes, process

    @property
    def unread_count(self) -> int:
        """The number of unread lines from the program."""
        return self._pipes.lines.qsize() if self._pipes else 0

    def close(self, at_once: bool = False) -> None:
        """Ends the program; unless ``at_once``, it has a second to exit by itself."""
        if at_once and self._process:
            kill_group(self._process.pid)
        if self._end:
            self._end()
        self._process = self._pipes = self._end = None

    def _end_error(self) -> NoAnswer:
        """The error for a program that has exited or closed its input or output."""
        assert self._process
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_TIMEOUT)
        code = self._process.returncode
        self.close()
        closed = "closed its input or output"
        return NoAnswer(closed if code is None else f"ended (exit code {code})")


def _end(
    process: "subprocess.Popen[bytes]", pipes: _Pipes, watch: "subprocess.Popen[bytes] | None"
) -> None:
    """Ends a program and its children, after giving it a second to exit by itself."""
    pipes.send()
    with suppress(subprocess.TimeoutExpired):
        process.wait(EXIT_TIMEOUT)
    kill_group(process.pid)
    if watch:
        watch.kill()
        watch.communicate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(EXIT_TIMEOUT)
    pipes.close()
