"""Several processes of this machine that play games side by side."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic

from realmino.arena.processes import end_with_parent

GRACE = 2.0
"""Seconds that processes have to end when they are told to; then they are killed."""

_MOST = 61 if sys.platform == "win32" else 4096
"""Windows cannot wait for more."""


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def pool(jobs: int) -> Iterator[Executor | None]:
    """So many processes; None where one would do, which is this one.

    Left by an error, by Ctrl+C or by a signal to end, the games that are being played are given up.
    """
    if jobs < 2:
        yield None
        return
    others = {*multiprocessing.active_children()}
    hook, term = threading.excepthook, signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with ProcessPoolExecutor(min(jobs, _MOST), initializer=_serve) as executor:
            try:
                yield executor
            except BaseException:
                # The executor's own thread, in older versions of Python, stumbles over games that
                # were cancelled before their processes ended, and says so at length.
                threading.excepthook = lambda stumble: None
                _end({*multiprocessing.active_children()} - others)
                raise
    finally:
        threading.excepthook = hook
        signal.signal(signal.SIGTERM, term)


def _end(children: Iterable[BaseProcess]) -> None:
    """Ends processes; one that hangs before `_serve` has set what a signal does heeds none."""
    running = {child.sentinel: child for child in children}
    for child in running.values():
        child.terminate()
    # Whoever joins them is the executor, so that here only their sentinels are looked at.
    end = monotonic() + GRACE
    try:
        while running and (ended := wait([*running], max(0.0, end - monotonic()))):
            for sentinel in ended:
                del running[sentinel]  # type: ignore[arg-type]
    finally:  # by another Ctrl+C at once
        for child in running.values():
            child.kill()


def _serve() -> None:
    """Leaves Ctrl+C, which a terminal sends to all of its processes, to the first of them."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
