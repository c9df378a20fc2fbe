"""Process helpers: wait for a bot that may never answer, end it, and run a pool for games."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from math import inf
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

MAX_LINE_BYTES: Final = 1000
"""Maximum bytes in a line from a bot."""

EXIT_TIMEOUT: Final = 1.0
"""Seconds for a process to exit after being asked, and for its last lines to be read."""

GRACE_PERIOD: Final = 2.0
"""Seconds that a pool's processes have to exit before they're killed."""

_MAX_PROCESSES: Final = 61 if sys.platform == "win32" else 4096
"""Maximum processes in a pool; Windows can't wait for more."""


def wait_for(
    poll: Callable[[float], T | None], has_ended: Callable[[], bool], limit: float | None
) -> T:
    """The first result of ``poll``, which is called with the seconds it may take.

    Raises `TimeoutError` after ``limit`` seconds and `EOFError` once the process has ended. A
    closed pipe isn't enough to detect that, since a child of the process may hold it open.
    """
    end = inf if limit is None else monotonic() + limit
    while True:
        ended = has_ended()
        result = poll(max(0.0, min(EXIT_TIMEOUT, end - monotonic())))
        if result is not None:
            return result
        if ended:
            raise EOFError
        if monotonic() >= end:
            raise TimeoutError


def kill_group(pid: int) -> None:
    """Kills a process and its group; on Windows, a process and its children."""
    with suppress(OSError):
        if os.name == "nt":
            command = ["taskkill", "/F", "/T", "/PID", str(pid)]
            subprocess.run(command, capture_output=True, check=False)
        else:
            os.killpg(pid, signal.SIGKILL)


def end_with_parent() -> None:
    """Ends this process and its group when the parent process ends."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        kill_group(os.getpid())
        os._exit(1)


def kill_group_with_this(pid: int) -> "subprocess.Popen[bytes] | None":
    """Makes sure that a group ends with this process, even if this one is killed.

    Returns a helper process that waits for its input, which only this process holds open, to close
    and then kills the group. Does nothing and returns None on Windows.
    """
    if os.name == "nt":
        return None
    return subprocess.Popen(
        ["/bin/sh", "-c", f"read -r line; kill -s KILL -- -{pid}"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip


def cores() -> int:
    """The number of processors available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def pool(jobs: int) -> Iterator[Executor | None]:
    """An executor with ``jobs`` processes; None if ``jobs`` is less than 2.

    An error, Ctrl+C or a termination signal ends the processes even during a game.
    """
    if jobs < 2:
        yield None
        return
    others = {*multiprocessing.active_children()}
    hook, term = threading.excepthook, signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with ProcessPoolExecutor(min(jobs, _MAX_PROCESSES), initializer=_start_worker) as executor:
            try:
                yield executor
            except BaseException:
                # Before Python 3.12, the executor's thread prints a traceback if games are
                # cancelled before their processes end.
                threading.excepthook = lambda error: None
                _end({*multiprocessing.active_children()} - others)
                raise
    finally:
        threading.excepthook = hook
        signal.signal(signal.SIGTERM, term)


def _end(children: Iterable[BaseProcess]) -> None:
    """Ends processes; kills any that don't react, such as one that hasn't started yet."""
    running = {child.sentinel: child for child in children}
    for child in running.values():
        child.terminate()
    # The executor joins the processes, so this only checks their sentinels.
    end = monotonic() + GRACE_PERIOD
    try:
        while running and (ended := wait([*running], max(0.0, end - monotonic()))):
            for sentinel in ended:
                del running[sentinel]  # type: ignore[arg-type]
    finally:  # immediately after a second Ctrl+C
        for child in running.values():
            child.kill()


def _start_worker() -> None:
    """Makes a worker ignore Ctrl+C, which a terminal sends to every process."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
