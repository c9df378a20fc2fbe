"""Searches a game for puzzles: positions in which some choices are better than all others.

Where the end of the game can be solved, the solver proves a puzzle. Elsewhere, whole games prove
it: after every choice, on the same deals, all players follow the strongest bot's policy, and the
solver plays the end.
"""

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from realmino import Game, Shuffled, State
from realmino.bots import choose, is_solvable, solve
from realmino.bots.candidates import find_candidates
from realmino.bots.endgame import RIVALRY, Endgame, weighted_margin
from realmino.bots.evaluation import evaluation_for
from realmino.bots.lookahead import FAST_WIDTH, WIDTH, prospects, take_turn
from realmino.bots.solver import can_end, rival_weightings
from realmino.pieces.actions import Action, Burn, Claim, Construct, Place, Tax
from realmino.pieces.grid import CASTLE
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.phases import OPTIONAL, Phase
from realmino.pieces.position import Position
from realmino.rules.fast_totals import TIE
from realmino.rules.turn import play
from realmino.view import view

EQUAL: Final = 1.0
"""Choices within this many points of the best one also solve the puzzle."""

SOLVED_GAP: Final = 2.0
"""The fewest points that every wrong choice loses in a solved position."""

GAP: Final = {"K": 3.0, "Q": 4.0}
"""The same for any other position, by the rules' first letter."""

ERRORS: Final = 4.0
"""The smallest lead over wrong choices, in standard errors."""

GAMES: Final = 320
"""Maximum games after each choice."""

_GAMES_PER_CHECK: Final = 40
"""The games to play after each choice before deciding whether to continue."""

_SCREENING_GAMES: Final = 6
"""Games after a few choices to decide whether to examine a position."""

_MIN_PREFERENCE: Final = 1.0
"""The minimum points by which the policy must prefer another choice to those that score most."""

_MAX_SCREENED: Final = 3
"""How many of the choices that score most, and of the policy's favourites, to screen at most."""

_MIN_CHOICES: Final = 3
"""The fewest choices in a puzzle."""

_SKIPPED_FRACTION: Final = {"K": 0.15, "Q": 0.7}
"""Positions are examined after this fraction of the rounds. The first ones decide little, and games
from the middle of Queendomino take too long.
"""

_DROP_BEHIND: Final = 12.0
"""A choice this many points and standard errors behind is dropped."""

_ALL_CANDIDATES: Final = 1000
_SQUIRE_TRIES: Final = 8
_KNIGHT_TRIES: Final = 4
"""How many times a bot that may choose at random, the squire or the knight, tries a puzzle."""

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class FoundPuzzle(NamedTuple):
    """A puzzle: a moment in a game whose deals follow from `game_seed`."""

    code: str
    """The game's rules."""
    number: int
    """The game's number."""
    actions: tuple[int, ...]
    """The actions before the moment, as indexes into the legal actions."""
    losses: tuple[int, ...]
    """The points that each legal action loses in the puzzle; 0 for those that solve it."""
    games: int
    """How many games proved it; 0 if the solver did."""
    lead: tuple[float, float]
    """The points that the best wrong choice loses, as a 95% interval. If the solver proved it, both
    ends are the same.
    """
    theme: str
    """The subject of the choice; see `_theme`."""
    choices: int
    """The number of choices with different effects."""
    greedy: float
    """The fraction of the highest-scoring choices that solve it."""
    shares: tuple[float, float, float]
    """The fractions of the squire's, knight's and duke's attempts that solve it."""
    tempting: int
    """The number of wrong choices that the duke prefers to every right one."""


def encode_number(number: int) -> str:
    """Writes a number from 0 on: an underscore for each 62 in it, then the rest as a digit."""
    return "_" * (number // 62) + _DIGITS[number % 62]


def game_seed(code: str, number: int) -> str:
    """The seed for a game that is searched for puzzles."""
    return f"puzzles {code} {number}"


def find_puzzles(code: str, number: int, solved: bool) -> list[FoundPuzzle]:
    """The puzzles in a game between dukes: those that the solver solves, or all others."""
    seed = game_seed(code, number)
    dealer, game = Shuffled(seed), Game(code)
    actions: list[int] = []
    puzzles: list[FoundPuzzle] = []
    while not (game := game.deal(dealer)).is_over:
        state = game.state
        legal = state.legal_actions()
        is_searched = len(legal) >= _MIN_CHOICES and is_solvable(state) is solved
        if is_searched and (puzzle := _puzzle(state, f"{seed}/{game.number}")):
            puzzles.append(puzzle._replace(code=code, number=number, actions=tuple(actions)))
        action = choose(state, "duke", seed=f"{seed}/{game.number}")
        actions.append(legal.index(action))
        game = game.play(action)
    return puzzles


class Proof(NamedTuple):
    """How many points each legal action loses, and what proves it."""

    losses: dict[Action, float]
    games: int
    lead: tuple[float, float]


def _puzzle(state: State, seed: str) -> FoundPuzzle | None:
    """A position's puzzle, without the game before it; None if it isn't one."""
    groups = group_choices(state)
    if len(groups) < _MIN_CHOICES:
        return None
    if is_solvable(state):
        proof = proof_by_solver(state)
    elif state.round < state.rules.rounds * _SKIPPED_FRACTION[str(state.rules)[0]]:
        return None
    else:
        proof = proof_by_games(state, groups, seed)
    if proof is None:
        return None
    right = {action for action, loss in proof.losses.items() if not loss}
    if 2 * len([group for group in groups if group[0] in right]) > len(groups):
        return None
    losses = tuple([round(proof.losses[action]) for action in state.legal_actions()])
    return FoundPuzzle(
        "", 0, (), losses,
        proof.games, proof.lead, _theme(state, right), len(groups), _greedy(state, right),
        (
            _share(state, "squire", right, seed, _SQUIRE_TRIES),
            _share(state, "knight", right, seed, _KNIGHT_TRIES),
            _share(state, "duke", right, seed, 1),
        ),
        _wrong_preferred(state, right),
    )  # fmt: skip


def proof_by_solver(state: State) -> Proof | None:
    """The solver's proof, whatever rivals aim for; None if a choice is neither right nor wrong."""
    losses: dict[Action, float] = {}
    for one in solve(state):
        least, most = one.behind - one.spread, one.behind + one.spread
        if most <= EQUAL:
            losses[one.action] = 0
        elif least < SOLVED_GAP:
            return None
        else:
            losses[one.action] = one.behind
    wrong = [loss for loss in losses.values() if loss]
    return Proof(losses, 0, (min(wrong), min(wrong))) if wrong else None


class Choice:
    """Actions with the same effect, and the values of the games after them, in points."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = actions
        self.values: list[float] = []

    @property
    def value(self) -> float:
        """The mean of the values."""
        return sum(self.values) / len(self.values)

    def behind(self, best: "Choice") -> tuple[float, float]:
        """How far it's behind another choice in their common games, and the standard error."""
        leads = [a - b for a, b in zip(best.values, self.values, strict=False)]
        mean, count = sum(leads) / len(leads), len(leads)
        return mean, sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, count - 1) / count)


class Games:
    """Plays whole games from a position, on the same deals after each choice."""

    def __init__(self, state: State, seed: str) -> None:
        self._state, self._random = state, Random(seed)
        self._deals: list[Position] = []
        self._evaluation = evaluation_for(state.rules)
        self._kingdom = state.acting_kingdom
        self._rival_weights = rival_weightings(state.rules.kingdoms, self._kingdom)[0]
        self._own_rival_weight = 1.0 if state.rules.kingdoms == 2 else RIVALRY

    def run(self, choice: Choice, count: int) -> None:
        """Plays until the choice has this many values."""
        while len(choice.values) < count:
            number = len(choice.values)
            if number == len(self._deals):
                self._deals.append(self._state.simulation(self._random))
            choice.values.append(self._value(self._deals[number].copy(), choice.actions[0]))

    def _value(self, position: Position, action: Action) -> float:
        play(position, action)
        width = WIDTH if len(position.kingdoms) == 2 else FAST_WIDTH
        while not position.is_over:
            if not position.holdings and can_end(position):
                scores = Endgame(position).best_scores(self._rival_weights)
                return weighted_margin(
                    [score // TIE for score in scores], self._kingdom, self._own_rival_weight
                )
            take_turn(position, self._evaluation, width)
        return weighted_margin(
            prospects(position, self._evaluation), self._kingdom, self._own_rival_weight
        )


def proof_by_games(state: State, groups: Sequence[Sequence[Action]], seed: str) -> Proof | None:
    """Tries to prove a puzzle by playing whole games.

    Returns None as soon as that looks unlikely to succeed.
    """
    choices, gap = [*map(Choice, groups)], GAP[str(state.rules)[0]]
    tempting = {*scoring_most(state)}
    preferences = dict(_favourites(state))
    best_tempting = max([preferences.get(action, 0.0) for action in tempting])
    if max(preferences.values()) < best_tempting + _MIN_PREFERENCE:
        return None
    screening_games = Games(state, f"{seed}/few")
    screened = [one for one in choices if tempting & {*one.actions}][:_MAX_SCREENED]
    screened += [one for one in choices[:_MAX_SCREENED] if one not in screened]
    for choice in screened:
        screening_games.run(choice, _SCREENING_GAMES)
    best = max(screened, key=lambda one: one.value)
    wrong = [one for one in screened if tempting & {*one.actions} and one is not best]
    if (
        tempting & {*best.actions}
        or not wrong
        or max(one.value for one in wrong) > best.value - gap
    ):
        return None
    for choice in screened:
        choice.values.clear()
    games = Games(state, f"{seed}/all")
    live = choices
    for count in range(_GAMES_PER_CHECK, GAMES + 1, _GAMES_PER_CHECK):
        for choice in live:
            games.run(choice, count)
        best = max(live, key=lambda one: one.value)
        behind = {id(one): one.behind(best) for one in live}
        between = [
            (mean, error)
            for mean, error in behind.values()
            if mean > EQUAL and mean < max(gap, ERRORS * error)
        ]
        right = [error for mean, error in behind.values() if mean <= EQUAL]
        if not between and max(right) <= EQUAL / 2:
            means = {id(one): one.behind(best) for one in choices}
            leads = [(mean, error) for mean, error in means.values() if mean > EQUAL]
            if not leads:
                return None
            lead = min(leads)
            losses = {
                action: 0 if means[id(one)][0] <= EQUAL else means[id(one)][0]
                for one in choices
                for action in one.actions
            }
            low, high = lead[0] - 1.96 * lead[1], lead[0] + 1.96 * lead[1]
            return Proof(losses, count, (low, high))
        # Give up if a choice is probably neither right nor wrong.
        if any(mean + error < gap and mean - error > EQUAL for mean, error in between):
            return None
        live = [
            one
            for one in live
            if behind[id(one)][0] < _DROP_BEHIND
            or behind[id(one)][0] < _DROP_BEHIND * behind[id(one)][1]
        ]
    return None


def group_choices(state: State) -> list[list[Action]]:
    """All actions, grouped by effect, the policy's favourites first."""
    order = dict.fromkeys([*[action for action, _ in _favourites(state)], *state.legal_actions()])
    groups: dict[object, list[Action]] = {}
    for action in order:
        groups.setdefault(_effect(state, action), []).append(action)
    return [*groups.values()]


def _favourites(state: State) -> list[tuple[Action, float]]:
    """The actions that the policy considers, with their values, best first."""
    position = state.simulation(Random(0))
    ranking = find_candidates(position, evaluation_for(state.rules), _ALL_CANDIDATES)
    allowed = {*state.legal_actions()}
    return [(action, worth) for worth, action in ranking if action in allowed]


def _effect(state: State, action: Action) -> object:
    """A key shared by actions with the same effect.

    At court, it ignores a building's square, which knights collect a given tax, and which domino is
    claimed instead of an optional action.
    """
    if isinstance(action, Place):
        return least_symmetric(state.apply(action).kingdoms[state.acting_kingdom])
    if is_solvable(state):
        return action
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


def scoring_most(state: State) -> list[Action]:
    """The actions with the highest number shown on the page: their immediate points."""
    shown = view(Game.from_state(state))
    gains = {found.domino: found.gain or 0 for found in shown.prospects}
    option_gains = [
        gains.get(option.domino or 0, 0) if option.kind == "claim" else option.gain
        for option in shown.options
    ]
    most = max(option_gains)
    pairs = zip(state.legal_actions(), option_gains, strict=True)
    return [action for action, gain in pairs if gain == most]


def _greedy(state: State, right: Collection[Action]) -> float:
    most = scoring_most(state)
    return sum(action in right for action in most) / len(most)


def _share(state: State, level: str, right: Collection[Action], seed: str, tries: int) -> float:
    return sum(choose(state, level, seed=f"{seed}/{n}") in right for n in range(tries)) / tries


def _wrong_preferred(state: State, right: Collection[Action]) -> int:
    """How many wrong choices the duke prefers to every right one."""
    worths = dict(reversed(_favourites(state)))
    best = max([worths[action] for action in right if action in worths], default=None)
    if best is None:
        return len(worths)
    return len([action for action, worth in worths.items() if worth > best and action not in right])


def _theme(state: State, right: Collection[Action]) -> str:
    """``tax``, ``build``, ``burn``, ``wait`` (claim instead of those), ``claim`` or ``place``."""
    kinds = {type(action) for action in right}
    for kind, name in ((Tax, "tax"), (Construct, "build"), (Burn, "burn"), (Place, "place")):
        if kind in kinds:
            return name
    return "claim" if Claim in kinds and state.phase not in OPTIONAL else "wait"
