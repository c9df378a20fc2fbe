"""How many random games this machine plays in a second, by the kernel and by the public API."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from realmino.bots.kernel import play_random
from realmino.dealer import Shuffled
from realmino.rules import Rules
from realmino.state import State

CODES = ("K4", "K3", "K2", "K2dhm")
REPEATS = 5


class Speed(NamedTuple):
    """Whole games per second by rules code."""

    kernel: dict[str, float]
    state: dict[str, float]

    def to_json(self) -> dict[str, Any]:
        """The speeds as plain values, rounded to a tenth."""
        return {
            "kernel_games_per_second": {code: round(rate, 1) for code, rate in self.kernel.items()},
            "state_games_per_second": {code: round(rate, 1) for code, rate in self.state.items()},
        }


def bench(seconds: float = 1.0, codes: Sequence[str] = CODES) -> Speed:
    """Measures every rules code for that many seconds in each of the two ways."""
    kernel, state = {}, {}
    for code in codes:
        rules = Rules.parse(code)
        kernel[code] = _rate(partial(_play_by_kernel, rules), seconds)
        state[code] = _rate(partial(play_by_state, rules), seconds)
    return Speed(kernel, state)


def play_by_state(rules: Rules, number: int) -> tuple[int, ...]:
    """One uniformly random game through nothing but the public API; the totals by kingdom."""
    dealer, random = Shuffled(number), Random(number).random
    state = State.start(rules)
    while not state.is_over:
        if state.due:
            state = state.apply(dealer.deal(state))
            continue
        actions = state.legal_actions()
        state = state.apply(actions[int(random() * len(actions))])
    return tuple(sheet.total for sheet in state.sheets())


def _play_by_kernel(rules: Rules, number: int) -> tuple[int, ...]:
    return play_random(rules, Random(number))


def _rate(play: Callable[[int], object], seconds: float) -> float:
    """Games per second in the best of several stretches: other programs only ever slow one down."""
    play(0)
    return max(_stretch(play, seconds / REPEATS, 1_000_000 * repeat) for repeat in range(REPEATS))


def _stretch(play: Callable[[int], object], seconds: float, first: int) -> float:
    """Games per second over one stretch of time, one game at least."""
    games, start = 0, perf_counter()
    while True:
        play(first + games)
        games += 1
        passed = perf_counter() - start
        if passed >= seconds:
            return games / passed
