"""Bot processes: waiting for one that may never answer, and ending it with all it has started."""

import os
import signal
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from math import inf
from multiprocessing import parent_process
from multiprocessing.connection import wait
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

LONGEST: Final = 1000
"""The most bytes read as one line; no bot's answer is as long."""

LAST: Final = 1.0
"""Seconds that a process gets to end when asked to, and that its last lines get to arrive."""


def wait_for(
    look: Callable[[float], T | None], has_ended: Callable[[], bool], limit: float | None
) -> T:
    """What ``look`` finds; it is called until ``limit``, each time with the seconds it may take.

    Raises `TimeoutError` after ``limit``, and `EOFError` once the process has ended. Its pipe alone
    does not show that: a process that it has started may hold the pipe open.
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
    """Ends a process that leads a group, with its group; on Windows, with its children."""
    with suppress(OSError):
        if os.name == "nt":
            command = ["taskkill", "/F", "/T", "/PID", str(pid)]
            subprocess.run(command, capture_output=True, check=False)
        else:
            os.killpg(pid, signal.SIGKILL)


def end_with_parent() -> None:
    """Makes this process and its group end with its parent, whatever they are doing."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
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
