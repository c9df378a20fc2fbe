"""Searches the positions of a game for puzzles, in which one choice is better than all others.

It tries every legal action, not only those that the bots consider, but actions with the same effect
only once. All are simulated on the same deals, with the bots' policy and the same claims.
"""

from collections.abc import Callable, Collection, Sequence
from math import inf, log2, log10, sqrt
from random import Random
from typing import Final, NamedTuple

from realmino import Game, Shuffled, State
from realmino.bots.candidates import candidates_of
from realmino.bots.levels import choose
from realmino.bots.weights import evaluation_of
from realmino.pieces.actions import Action, Burn, Construct, End, Place, Tax
from realmino.pieces.grid import CASTLE
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.rules.dealing import is_certain
from training.puzzle_simulation import (
    Choice,
    SimulatedAction,
    Simulator,
    is_far,
    is_sure,
    lead,
    ordered,
)

SCREENING: Final = 4
"""Simulations of the first few choices, to decide whether to examine a position."""

SIMULATIONS: Final = 8
"""Simulations of all choices. A puzzle is confirmed by `TIMES` as many."""

TIMES: Final = 10

GAP: Final = {"K": 3.0, "Q": 5.0}
"""By box: the least lead of the best choice over the second best, in points."""

EXACT: Final = 1
"""The most puzzles from one game in which nothing is hidden any more."""

_FEWEST: Final = 3
"""The fewest choices of a puzzle."""

_MANY: Final = 6
"""With at least this many choices, a puzzle may be easy."""

_FIRST: Final = 4
"""The number of choices that are screened."""

_PROMISE: Final = 0.8
"""The share of the gap that the first part of the confirmation requires."""

_GLANCE: Final = 1.0
"""The least lead of a choice in points without any simulation."""

_BLOCKS: Final = (2, 4, SIMULATIONS)
"""The numbers of simulations after which choices that are behind are dropped."""

_MOST: Final = 5
"""The most choices that stay after the first of these."""

_QUICK: Final = 4
"""The first part of the confirmation is one in this many of its simulations."""

_ALL: Final = 1000

_SOLVERS: Final = (
    ("squire", None, 8), ("knight", None, 2), ("duke", None, 1), ("queen", 1, 2), ("queen", 4, 2),
)  # fmt: skip
"""The bots that rate a puzzle: level, simulations and number of tries."""

_EARLY: Final = 0.15
"""The share of the first rounds without puzzles, since they decide little."""

_EASY: Final = 0.5
"""A puzzle is trivial if every bot solves it in at least this share of its tries."""

_USUAL: Final = 6
"""The number of choices, and the gap in points, that don't change the rating."""

_PER_CHOICES, _PER_GAP = 80, 60
"""How much harder a puzzle is with twice the choices, and easier with twice the gap."""

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class FoundPuzzle(NamedTuple):
    """A puzzle: a moment in a game whose deals follow from `seed_of`."""

    code: str
    """The rules of the game."""
    number: int
    """The number of the game."""
    rating: int
    """The difficulty."""
    actions: tuple[int, ...]
    """The actions before the moment, as indexes among the legal actions."""
    losses: tuple[int, ...]
    """The points that each legal action loses in the puzzle; 0 for the best."""

    def __str__(self) -> str:
        losses = "".join(digits(min(loss, 61)) for loss in self.losses)
        actions = "".join(map(digits, self.actions))
        return f"{self.code} {self.number} {self.rating} {actions} {losses}"


def digits(number: int) -> str:
    """A number from 0 as a digit to base 62, after an underscore for each whole 62 in it."""
    return "_" * (number // 62) + _DIGITS[number % 62]


def seed_of(code: str, number: int) -> str:
    """The seed of a game that is searched for puzzles."""
    return f"puzzles {code} {number}"


def choices_of(state: State) -> list[Choice]:
    """All choices in a position, the policy's favourites first."""
    liked = dict(liked_by_policy(state))
    legal = state.legal_actions()
    order = dict.fromkeys([*liked, *legal])
    groups: dict[object, list[Action]] = {}
    for action in order:
        groups.setdefault(_effect(state, action), []).append(action)
    return [Choice(tuple(actions), [], liked.get(actions[0], -inf)) for actions in groups.values()]


def liked_by_policy(state: State) -> list[tuple[Action, float]]:
    """The actions that the policy considers, with their values, best first."""
    position = state.simulation(Random(0))
    ranking = candidates_of(position, evaluation_of(state.rules), _ALL)
    allowed = {*state.legal_actions()}
    return [(action, worth) for worth, action in ranking if action in allowed]


def _effect(state: State, action: Action) -> object:
    """A key that is the same for actions with the same effect.

    At court, it ignores a building's square, which knights collect the same tax, and the domino
    claimed instead of an optional action.
    """
    if isinstance(action, Place):
        return least_symmetric(state.apply(action).kingdoms[state.acting_kingdom])
    if isinstance(action, Tax):
        court = state.apply(action).court
        assert court
        return court.purses[state.acting_kingdom]
    if isinstance(action, Construct | Burn):
        return type(action), action.spot
    return "claim" if state.phase in OPTIONAL and state.phase is not Phase.CLAIM else action


def least_symmetric(kingdom: Kingdom) -> tuple[tuple[int, ...], ...]:
    """A key that a kingdom shares with its rotations and reflections."""
    tiles = dict(kingdom.buildings)
    fields = [
        (
            square.column - CASTLE.column,
            square.row - CASTLE.row,
            (terrain, crowns, tiles.get(square, 0), kingdom.knights >> square & 1),
        )
        for square, terrain, crowns in kingdom.land()
    ]
    turns: list[Callable[[int, int], tuple[int, int]]] = [
        lambda x, y: (x, y), lambda x, y: (-y, x), lambda x, y: (-x, -y), lambda x, y: (y, -x),
        lambda x, y: (-x, y), lambda x, y: (y, x), lambda x, y: (x, -y), lambda x, y: (-y, -x),
    ]  # fmt: skip
    return min(tuple(sorted((*turn(x, y), *what) for x, y, what in fields)) for turn in turns)


class Judgement(NamedTuple):
    """The rating of a puzzle, and what each choice loses."""

    rating: int
    losses: dict[Action, int]
    """The points that each action loses."""


def judgement_of(state: State, seed: str) -> Judgement | None:
    """The judgement of a position; None if it isn't a puzzle."""
    choices, gap = choices_of(state), GAP["Q" if state.rules.has_court else "K"]
    if len(choices) < _FEWEST or choices[0].worth - choices[1].worth < _GLANCE:
        return None
    if not _is_promising(state, choices[:_FIRST], gap, seed):
        return None
    simulator = Simulator(state, f"{seed}/all")
    live = _simulated(simulator, choices, gap)
    best = live[0]
    if isinstance(best.actions[0], Burn | End) or _effect(state, best.actions[0]) == "claim":
        return None
    if _add_scripts(simulator, live) < gap:
        return None
    rating = rating_of(state, best.actions, seed, len(choices) >= _MANY)
    losses = {id(choice): best.value - choice.value for choice in choices}
    if rating is None or not (simulator.is_certain or _is_confirmed(state, live, gap, seed)):
        return None
    losses |= {id(choice): best.value - choice.value for choice in live}
    return Judgement(
        rating,
        {
            action: max(0 if choice is best else 1, round(losses[id(choice)]))
            for choice in choices
            for action in choice.actions
        },
    )


def _is_confirmed(state: State, live: list[Choice], gap: float, seed: str) -> bool:
    """Whether the first choice stays ahead in more simulations; drops choices far behind."""
    live[2:] = [choice for choice in live[2:] if not is_far(live[0], choice, gap)]
    plans = [plan for choice in live for plan in choice.plans]
    for plan in plans:
        plan.values.clear()
    simulator = Simulator(state, f"{seed}/again")
    for share in (_QUICK, 1):
        simulator.run(plans, SIMULATIONS * TIMES // share)
        if lead(live) < gap * (1 if share == 1 else _PROMISE) or not is_sure(live):
            return False
    return True


def _is_promising(state: State, choices: Sequence[Choice], gap: float, seed: str) -> bool:
    """Whether one choice is far ahead in a few simulations of a few choices."""
    simulator = Simulator(state, f"{seed}/few")
    script = simulator.claims_after(choices[0].actions[0])
    tried = [
        Choice(choice.actions, [SimulatedAction(choice.actions[0], script)]) for choice in choices
    ]
    simulator.run((choice.plans[0] for choice in tried), SCREENING)
    return lead(ordered(tried)) >= gap


def _simulated(simulator: Simulator, choices: Sequence[Choice], gap: float) -> list[Choice]:
    """Simulates all choices; returns those that may be best or second best, best first."""
    script = simulator.claims_after(choices[0].actions[0])
    for choice in choices:
        choice.plans.append(SimulatedAction(choice.actions[0], script))
    live = [*choices]
    for count in _BLOCKS:
        simulator.run((choice.plans[0] for choice in live), count)
        live = ordered(live)
        limit = live[1].value - gap * sqrt(SIMULATIONS / count)
        live = [choice for choice in live if choice.value >= limit][:_MOST]
    return live


def _add_scripts(simulator: Simulator, live: Sequence[Choice]) -> float:
    """Simulates the choices with the claims after the best and the second best as well.

    Returns the least lead of the best in points.
    """
    scripts = {simulator.claims_after(choice.actions[0]) for choice in live[:2]}
    for script in sorted(scripts - {live[0].plans[0].script}):
        for choice in live:
            choice.plans.append(SimulatedAction(choice.actions[0], script))
    simulator.run((plan for choice in live for plan in choice.plans), SIMULATIONS)
    return lead(live)


def rating_of(
    state: State, best: Collection[Action], seed: str, has_many: bool = False
) -> int | None:
    """The difficulty of a puzzle, from the share of the bots' tries that solve it.

    None for a trivial puzzle; one that ``has_many`` choices is never trivial.
    """
    solved = [
        sum(
            choose(state, level, seed=f"{seed}/{n}", simulations=games) in best for n in range(many)
        )
        / many
        for level, games, many in _SOLVERS
    ]
    if min(solved) >= _EASY and not has_many:
        return None
    share = (sum(solved) + 0.5) / (len(solved) + 1)
    return round(1500 + 400 * log10((1 - share) / share))


def refined(rating: int, losses: Sequence[int]) -> int:
    """The rating, refined among puzzles that the bots find equally hard.

    More choices and a smaller gap make a puzzle harder.
    """
    gap = min(loss for loss in losses if loss)
    choices = len(losses) / _USUAL
    return round(rating + _PER_CHOICES * log2(choices) - _PER_GAP * log2(gap / _USUAL))


def puzzles_of(code: str, number: int) -> list[FoundPuzzle]:
    """The puzzles in a game that dukes play."""
    seed = seed_of(code, number)
    dealer, game = Shuffled(seed), Game(code)
    actions: list[int] = []
    puzzles: list[FoundPuzzle] = []
    exact = 0
    while not (game := game.deal(dealer)).is_over:
        state = game.state
        legal = state.legal_actions()
        is_exact = is_certain(state.simulation(Random(0)))
        is_early = state.round < state.rules.rounds * _EARLY
        is_skipped = is_early or (is_exact and exact == EXACT)
        found = None if is_skipped else judgement_of(state, f"{seed}/{game.number}")
        if found:
            losses = tuple([found.losses[action] for action in legal])
            rating = refined(found.rating, losses)
            puzzles.append(FoundPuzzle(code, number, rating, tuple(actions), losses))
            exact += is_exact
        action = choose(state, "duke", seed=f"{seed}/{game.number}")
        actions.append(legal.index(action))
        game = game.play(action)
    return puzzles
