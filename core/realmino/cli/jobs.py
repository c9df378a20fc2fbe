"""Several processes of this machine that play games side by side."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

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
                for child in {*multiprocessing.active_children()} - others:
                    child.terminate()
                raise
    finally:
        threading.excepthook = hook
        signal.signal(signal.SIGTERM, term)


def _serve() -> None:
    """Leaves Ctrl+C, which a terminal sends to all of its processes, to the first of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
