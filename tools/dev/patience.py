"""Decides how long to wait for browsers, after measuring once how slow the machine is."""

from time import perf_counter
from typing import Final

USUAL: Final = 0.3
"""The seconds that `_work` takes on an idle machine."""


def _work() -> None:
    for _ in range(20):
        sum(range(1_000_000))


def _slowness() -> float:
    """How many times slower than usual this machine is; at least 1."""
    start = perf_counter()
    _work()
    return max(1.0, (perf_counter() - start) / USUAL)


PATIENCE: Final = int(30_000 * _slowness())
"""The maximum time to wait for anything, in milliseconds; long enough for Python to start."""
