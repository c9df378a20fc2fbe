"""How many random games this machine plays in a second by the kernel and by the public API, and how
many the queen plays on."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from realmino.bots.kernel import play_random
from realmino.bots.levels import choose, think
from realmino.pieces.variants import Rules
from realmino.rules.shuffling import Shuffled
from realmino.state import State

CODES = ("K4", "K3", "K2", "K2dhm", "Q2", "Q3", "Q4", "W3", "W4", "W5", "W6", "W7", "W8")
"""Measured in both ways: Kingdomino, then the games with a court from the smallest to the largest.
"""

THINKING = ("K4hm", "K2hm", "Q2", "W4")
"""The rules for which the queen – the level, not the piece – is asked."""

MOMENTS = (0, 25, 50, 75)
"""When she is asked: after so many per cent of the choices of a game of dukes."""

EACH = 16
"""How many simulations she plays each time."""

REPEATS = 5
GAMES = 10


class Speed(NamedTuple):
    """Whole games per second by rules code, and the actions of a random game (mean of 10).

    ``queen`` are her simulations per second by rules code, and by the `MOMENTS` of a game.
    """

    kernel: dict[str, float]
    state: dict[str, float]
    actions: dict[str, float]
    queen: dict[str, dict[int, float]]

    def cost(self, code: str) -> float:
        """Milliseconds of a whole game by the public API."""
        return 1000 / self.state[code]

    def to_json(self) -> dict[str, Any]:
        """The speeds as plain values, rounded."""
        return {
            "kernel_games_per_second": {code: round(rate, 1) for code, rate in self.kernel.items()},
            "state_games_per_second": {code: round(rate, 1) for code, rate in self.state.items()},
            "state_milliseconds_per_game": {code: round(self.cost(code), 3) for code in self.state},
            "actions_per_game": self.actions,
            "queen_simulations_per_second": {
                code: {moment: round(rate, 1) for moment, rate in rates.items()}
                for code, rates in self.queen.items()
            },
        }


def bench(
    seconds: float = 1.0, codes: Sequence[str] = CODES, thinking: Sequence[str] = THINKING
) -> Speed:
    """Measures every rules code so many seconds long in both ways, and once the queen."""
    kernel, state, actions = {}, {}, {}
    for code in codes:
        rules = Rules.parse(code)
        kernel[code] = _rate(partial(_play_by_kernel, rules), seconds)
        state[code] = _rate(partial(play_by_state, rules), seconds)
        actions[code] = sum(_actions(rules, number) for number in range(GAMES)) / GAMES
    queen = {code: _simulations(code) for code in thinking}
    return Speed(kernel, state, actions, queen)


def play_by_state(rules: Rules, number: int) -> tuple[int, ...]:
    """One uniformly random game through nothing but the public API; the totals by kingdom."""
    *_, last = _moments(rules, number)
    return tuple(sheet.total for sheet in last.sheets())


def _moments(rules: Rules, number: int) -> Iterator[State]:
    """The positions of a random game in which somebody is to act, and its end."""
    dealer, random = Shuffled(number), Random(number).random
    state = State.start(rules)
    while not state.is_over:
        if state.pending_deal:
            state = state.apply(dealer.deal(state))
            continue
        yield state
        actions = state.legal_actions()
        state = state.apply(actions[int(random() * len(actions))])
    yield state


def _simulations(code: str) -> dict[int, float]:
    """The queen's simulations per second at the `MOMENTS` of a game of dukes."""
    asked = [state for state in _game_of_dukes(Rules.parse(code))
             if len(state.legal_actions()) > 1]  # fmt: skip
    rates = {}
    for moment in MOMENTS:
        start = perf_counter()
        *_, last = think(asked[len(asked) * moment // 100], "queen", simulations=EACH)
        rates[moment] = last.simulations / (perf_counter() - start)
    return rates


def _game_of_dukes(rules: Rules) -> Iterator[State]:
    """The positions in which somebody is to act."""
    dealer, state = Shuffled(1), State.start(rules)
    while not state.is_over:
        if state.pending_deal:
            state = state.apply(dealer.deal(state))
            continue
        yield state
        state = state.apply(choose(state, "duke"))


def _actions(rules: Rules, number: int) -> int:
    return sum(1 for _ in _moments(rules, number)) - 1


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
