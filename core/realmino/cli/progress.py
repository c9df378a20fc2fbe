"""The bar on stderr that fills while games are played, with the time that is left."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from realmino.arena import Outcome
from realmino.text.catalogue import say

_BAR = 30


@contextmanager
def progress(games: int, known: int = 0) -> Iterator[Callable[[Outcome], None]]:
    """Yields a listener that draws the bar after every game; the bar is wiped away at the end.

    ``known`` games were played before and say nothing of the speed.
    """
    done, start = known, monotonic()

    def draw(key: str, time: str = "") -> None:
        full = _BAR * done // games
        bar = "█" * full + "░" * (_BAR - full)
        text = say(key, bar=bar, done=done, games=games, time=time)
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def step(_: Outcome) -> None:
        nonlocal done
        done += 1
        spent = monotonic() - start
        left = spent / (done - known) * (games - done)
        if done < games:
            draw("progress-left", time_left(left))
        else:
            draw("progress")

    try:
        if known:
            draw("progress-known")
        yield step
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def time_left(seconds: float) -> str:
    """A time in the two largest units that matter.

    >>> [time_left(seconds) for seconds in (0.4, 59.2, 61, 3599.5, 3600, 90000)]
    ['0 s', '59 s', '1 min 1 s', '1 h 0 min', '1 h 0 min', '25 h 0 min']
    """
    whole = round(seconds)
    if whole < 60:
        return say("time-seconds", seconds=whole)
    if whole < 3600:
        return say("time-minutes", minutes=whole // 60, seconds=whole % 60)
    return say("time-hours", hours=whole // 3600, minutes=whole // 60 % 60)
