"""How long to wait for a browser: longer on a slower or busier machine, which is measured once."""

from time import perf_counter
from typing import Final

USUAL: Final = 0.3
"""Seconds that `_work` takes on an idle machine."""


def _work() -> None:
    for _ in range(20):
        sum(range(1_000_000))


def _slowness() -> float:
    """How many times longer than usual this machine takes; at least 1."""
    begun = perf_counter()
    _work()
    return max(1.0, (perf_counter() - begun) / USUAL)


PATIENCE: Final = int(30_000 * _slowness())
"""Milliseconds that anything may take to appear, long enough for a start of Python."""
