"""Benchmarks: random games per second (kernel and public API), and the Emperor's simulations."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from realmino.bots.choosing import choose, think
from realmino.bots.kernel import play_random
from realmino.pieces.actions import Action
from realmino.pieces.variants import Rules
from realmino.rules.shuffling import Shuffled
from realmino.state import State

CODES = ("K4", "K3", "K2", "K2dhm", "Q2", "Q3", "Q4", "W3", "W4", "W5", "W6", "W7", "W8")
"""The games to measure: Kingdomino, then games with a court from smallest to largest."""

EMPEROR_CODES = ("K4hm", "K2hm", "Q2", "W4")
"""The games in which the Emperor is measured."""

MOMENTS = (0, 25, 50, 75)
"""The moments in a game between dukes at which the Emperor thinks, in percent of its choices."""

SIMULATIONS_PER_MOMENT = 16
"""The Emperor's simulations at each of the `MOMENTS`."""

REPEATS = 5
GAMES = 10


class Speed(NamedTuple):
    """Measured speeds by rules code."""

    kernel: dict[str, float]
    """Games per second with the kernel."""
    state: dict[str, float]
    """Games per second with the public API."""
    actions: dict[str, float]
    """Actions in a random game, averaged over `GAMES`."""
    emperor: dict[str, dict[int, float]]
    """The Emperor's simulations per second at each of the `MOMENTS`."""

    def cost(self, code: str) -> float:
        """Milliseconds per game with the public API."""
        return 1000 / self.state[code]

    def to_json(self) -> dict[str, Any]:
        """The speeds as JSON data, rounded."""
        return {
            "kernel_games_per_second": {code: round(rate, 1) for code, rate in self.kernel.items()},
            "state_games_per_second": {code: round(rate, 1) for code, rate in self.state.items()},
            "state_milliseconds_per_game": {code: round(self.cost(code), 3) for code in self.state},
            "actions_per_game": self.actions,
            "emperor_simulations_per_second": {
                code: {moment: round(rate, 1) for moment, rate in rates.items()}
                for code, rates in self.emperor.items()
            },
        }


def bench(
    seconds: float = 1.0, codes: Sequence[str] = CODES, emperor_codes: Sequence[str] = EMPEROR_CODES
) -> Speed:
    """Measures each game for ``seconds`` with the kernel and the API, and the Emperor once."""
    kernel, state, actions = {}, {}, {}
    for code in codes:
        rules = Rules.parse(code)
        kernel[code] = _rate(partial(_play_by_kernel, rules), seconds)
        state[code] = _rate(partial(play_by_state, rules), seconds)
        positions = sum(1 for number in range(GAMES) for _ in _random_game(rules, number))
        actions[code] = positions / GAMES - 1
    emperor = {code: _simulations(code) for code in emperor_codes}
    return Speed(kernel, state, actions, emperor)


def play_by_state(rules: Rules, number: int) -> tuple[int, ...]:
    """The totals of a uniformly random game, played with the public API alone."""
    *_, last = _random_game(rules, number)
    return tuple(sheet.total for sheet in last.sheets())


def _play_by_kernel(rules: Rules, number: int) -> tuple[int, ...]:
    return play_random(rules, Random(number))


def _random_game(rules: Rules, number: int) -> Iterator[State]:
    random = Random(number).random

    def any_action(state: State) -> Action:
        actions = state.legal_actions()
        return actions[int(random() * len(actions))]

    return _game(rules, number, any_action)


def _game(rules: Rules, seed: int, choose: Callable[[State], Action]) -> Iterator[State]:
    """The positions in which a player acts, followed by the final one."""
    dealer, state = Shuffled(seed), State.start(rules)
    while not state.is_over:
        if state.pending_deal:
            state = state.apply(dealer.deal(state))
            continue
        yield state
        state = state.apply(choose(state))
    yield state


def _simulations(code: str) -> dict[int, float]:
    """The Emperor's simulations per second at each of the `MOMENTS` of a game between dukes."""
    game = _game(Rules.parse(code), 1, lambda state: choose(state, "duke"))
    choices = [state for state in game if len(state.legal_actions()) > 1]
    rates = {}
    for moment in MOMENTS:
        start = perf_counter()
        *_, last = think(
            choices[len(choices) * moment // 100], "emperor", simulations=SIMULATIONS_PER_MOMENT
        )
        rates[moment] = last.simulations / (perf_counter() - start)
    return rates


def _rate(play: Callable[[int], object], seconds: float) -> float:
    """The best games per second of several runs, since other programs can only slow a run down."""
    play(0)
    return max(_run(play, seconds / REPEATS, 1_000_000 * repeat) for repeat in range(REPEATS))


def _run(play: Callable[[int], object], seconds: float, first: int) -> float:
    """Games per second in a run of this many seconds, at least one game."""
    games, start = 0, perf_counter()
    while True:
        play(first + games)
        games += 1
        passed = perf_counter() - start
        if passed >= seconds:
            return games / passed
