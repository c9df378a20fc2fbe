"""Processes: waiting for a bot that may never answer, ending it, and a pool that plays games."""

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

LONGEST: Final = 1000
"""Bytes of the longest line that is read from a bot."""

LAST: Final = 1.0
"""Seconds for a process to end when it should, and for its last lines to arrive."""

GRACE: Final = 2.0
"""Seconds for the processes of a pool to end before they are killed."""

_MOST: Final = 61 if sys.platform == "win32" else 4096
"""Processes of a pool; Windows cannot wait for more."""


def wait_for(
    look: Callable[[float], T | None], has_ended: Callable[[], bool], limit: float | None
) -> T:
    """The first result of ``look``, which is called with the seconds that it may take.

    Raises `TimeoutError` after ``limit`` seconds and `EOFError` once the process has ended. Its
    pipe alone does not show that: a child of the process may hold the pipe open.
    """
    end = inf if limit is None else monotonic() + limit
    while True:
        ended = has_ended()
        found = look(max(0.0, min(LAST, end - monotonic())))
        if found is not None:
            return found
        if ended:
            raise EOFError
        if monotonic() >= end:
            raise TimeoutError


def kill_group(pid: int) -> None:
    """Kills a process and the group that it leads; on Windows its children."""
    with suppress(OSError):
        if os.name == "nt":
            command = ["taskkill", "/F", "/T", "/PID", str(pid)]
            subprocess.run(command, capture_output=True, check=False)
        else:
            os.killpg(pid, signal.SIGKILL)


def end_with_parent() -> None:
    """Makes this process and its group end with the parent process."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait([parent.sentinel])
        kill_group(os.getpid())
        os._exit(1)


def kill_group_with_this(pid: int) -> "subprocess.Popen[bytes] | None":
    """Makes a group end even if this process is killed; None on Windows.

    Returns a process that waits for the end of its input, which only this process holds open.
    """
    if os.name == "nt":
        return None
    return subprocess.Popen(
        ["/bin/sh", "-c", f"read -r line; kill -s KILL -- -{pid}"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def pool(jobs: int) -> Iterator[Executor | None]:
    """An executor with this many processes; None for fewer than two, which this process replaces.

    An error, Ctrl+C or a termination signal ends the processes in the middle of their games.
    """
    if jobs < 2:
        yield None
        return
    others = {*multiprocessing.active_children()}
    hook, term = threading.excepthook, signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with ProcessPoolExecutor(min(jobs, _MOST), initializer=_start_worker) as executor:
            try:
                yield executor
            except BaseException:
                # Before Python 3.12 the executor's thread prints a traceback if games are cancelled
                # before their processes end.
                threading.excepthook = lambda error: None
                _end({*multiprocessing.active_children()} - others)
                raise
    finally:
        threading.excepthook = hook
        signal.signal(signal.SIGTERM, term)


def _end(children: Iterable[BaseProcess]) -> None:
    """Ends processes; kills those that do not react, such as one that has not begun yet."""
    running = {child.sentinel: child for child in children}
    for child in running.values():
        child.terminate()
    # The executor joins the processes, so this only looks at their sentinels.
    end = monotonic() + GRACE
    try:
        while running and (ended := wait([*running], max(0.0, end - monotonic()))):
            for sentinel in ended:
                del running[sentinel]  # type: ignore[arg-type]
    finally:  # at once after another Ctrl+C
        for child in running.values():
            child.kill()


def _start_worker() -> None:
    """Makes a worker ignore Ctrl+C, which a terminal sends to all processes."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
