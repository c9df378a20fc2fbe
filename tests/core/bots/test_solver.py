"""`solve` agrees with the full game tree, played out with `State.legal_actions` and `State.apply`.

Among three or more kingdoms, a rival may have several equally good choices. The tree therefore
finds every outcome that can follow, and `solve` must find one of them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from realmino import Action, Game, IllegalPosition, Line, Purse, State
from realmino.bots import SolvedAction, choose, is_solvable, solve
from tests.depth import ordinary_first
from tests.present import present
from tests.tables import FEW_FIRST, Played, whole_game, with_purse

KINGDOMINO = ("K2", "K2h", "K2hm", "K2d", "K2dhm", "K3", "K3hm", "K4", "K4hm")
COURT = ("Q2", "Q3", "Q4", "W3", "W4", "W6t", "W8")
CODES = ordinary_first((*KINGDOMINO, *COURT), ("K2hm", "K2d", "K4", "Q2", "W6t"))
PLAYERS = ("random", "squire", "knight", "duke")

MOST_NODES = (1000, 15_000)
"""The largest trees to test, normally and with ``--deep``."""
GAMES = (1, 6)
"""Games per rules code, normally and with ``--deep``."""
COPIES = (2, 5)
"""Altered copies of each game's positions, normally and with ``--deep``."""
BOLD = 0.1
"""How often the players choose at random."""
UNIT = 128
"""More than any territory: an outcome is the points × `UNIT` plus the largest territory."""

Outcome = tuple[int, ...]
"""The final points and largest territory of each kingdom; see `UNIT`."""


class TooLarge(Exception):
    """The tree has more nodes than allowed."""


class Tree:
    """Every way in which a game can end from a position if all play their best."""

    def __init__(self, root: State, most: int, against_leader: bool = False) -> None:
        self.root, self.most, self.against_leader = root, most, against_leader
        self.kingdom = present(root.acting_kingdom)
        self.known: dict[State, frozenset[Outcome]] = {}
        self.nodes = 0

    def worth(self, outcome: Outcome, kingdom: int) -> int:
        """The value that a kingdom maximises."""
        own, rival = outcome[kingdom], best_rival(outcome, kingdom)
        if len(outcome) == 2:
            return own - rival
        if kingdom == self.kingdom:
            return 10 * own - 3 * rival
        return own - rival if self.against_leader else 1024 * own - rival

    def choices(self) -> dict[Action, frozenset[Outcome]]:
        """The outcomes that can follow each legal action."""
        return {action: self.outcomes(self.root.apply(action)) for action in legal(self.root)}

    def outcomes(self, state: State) -> frozenset[Outcome]:
        """The outcomes that can follow a position."""
        if state not in self.known:
            self.nodes += 1
            if self.nodes > self.most:
                raise TooLarge
            self.known[state] = frozenset(self._outcomes(state))
        return self.known[state]

    def _outcomes(self, state: State) -> Iterable[Outcome]:
        if state.is_over:
            return [tuple(UNIT * sheet.total + sheet.largest for sheet in state.sheets())]
        if deal := state.pending_deal:
            assert deal.kind == "line"
            assert deal.amount == len(state.unseen)
            return self.outcomes(state.apply(Line(state.unseen)))
        kingdom = present(state.acting_kingdom)
        branches = [self.outcomes(state.apply(action)) for action in legal(state)]
        return self.best(branches, kingdom)

    def best(self, branches: Sequence[frozenset[Outcome]], kingdom: int) -> Iterator[Outcome]:
        """Yields the outcomes that a kingdom may choose, whichever outcome each branch has."""
        floor = max(min(self.worth(each, kingdom) for each in branch) for branch in branches)
        for branch in branches:
            yield from (each for each in branch if self.worth(each, kingdom) >= floor)


def best_rival(values: Sequence[int], kingdom: int) -> int:
    return max(value for number, value in enumerate(values) if number != kingdom)


def legal(state: State) -> Sequence[Action]:
    return [*state.legal_actions()]


def points_of(outcome: Outcome) -> tuple[int, ...]:
    return tuple(value // UNIT for value in outcome)


def share(outcome: Outcome, kingdom: int) -> float:
    """The kingdom's share of the victory."""
    return (outcome[kingdom] == max(outcome)) / outcome.count(max(outcome))


def behind(totals: Sequence[tuple[int, ...]], kingdom: int) -> list[float]:
    """How many points each of several results is behind the best, for the player to move."""
    weight = 1 if len(totals[0]) == 2 else 0.3
    worths = [each[kingdom] - weight * best_rival(each, kingdom) for each in totals]
    return [max(worths) - worth for worth in worths]


def compare(state: State, most: int) -> Counter[str]:
    """Compares `solve` with the trees of a position; returns counts for the report."""
    tree, other = Tree(state, most), Tree(state, most, against_leader=True)
    choices = tree.choices()
    against_leader = other.choices() if state.rules.kingdoms > 2 else choices
    solved = solve(state)
    assert sorted(map(str, legal(state))) == sorted(str(option.action) for option in solved)
    less = [option.behind for option in solved]
    assert less[0] == 0, state
    assert less == sorted(less), state
    assert less == pytest.approx(behind([each.totals for each in solved], tree.kingdom)), state
    otherwise = behind([each.against_leader for each in solved], tree.kingdom)
    for option, less_then in zip(solved, otherwise, strict=True):
        fault = f"{state}\n{option}\n{less_then}"
        check(option, tree.kingdom, choices[option.action], fault)
        assert option.against_leader in {*map(points_of, against_leader[option.action])}, fault
        assert option.spread == pytest.approx(abs(less_then - option.behind)), fault
    results = [{*map(points_of, outcomes)} for outcomes in choices.values()]
    return Counter(
        {
            "positions solved": 1,
            "positions solved, with different choices": solved[-1].behind > 0,
            "positions solved, with a spread": any(option.spread for option in solved),
            "positions solved, with ties that matter": any(len(each) > 1 for each in results),
            "nodes of their trees": tree.nodes + other.nodes,
        }
    )


def check(option: SolvedAction, kingdom: int, outcomes: Iterable[Outcome], fault: str) -> None:
    """Checks that a choice leads to one of the tree's outcomes."""
    same = [each for each in outcomes if points_of(each) == option.totals]
    assert same, f"{fault}\n{ {points_of(each) for each in outcomes} }"
    assert option.points == option.totals[kingdom], fault
    assert option.margin == option.points - best_rival(option.totals, kingdom), fault
    assert option.won in {share(each, kingdom) for each in same}, fault


def finished(code: str, seed: int) -> Game:
    """A game between players of one level who sometimes choose at random."""
    player, random = PLAYERS[seed % len(PLAYERS)], Random(f"{code} {seed}")
    game = Game(code).deal(seed)
    while not game.is_over:
        state = game.state
        by_chance = player == "random" or random.random() < BOLD
        action = random.choice(legal(state)) if by_chance else choose(state, player, seed=seed)
        game = game.play(action).deal(seed)
    return game


def endings(game: Game) -> list[State]:
    """The positions of a game that can be solved, last one first."""
    every = [game.at(moves).state for moves in range(game.number)]
    return [state for state in every if is_solvable(state)][::-1]


def altered(state: State, game: Game, random: Random) -> State | None:
    """The position with kingdoms from some rounds earlier or with other coins.

    The kingdoms then have more room, or several can afford something. None if the position would
    be illegal.
    """
    if state.court:
        for kingdom, purse in enumerate(state.court.purses):
            coins = random.randrange(6)
            state = with_purse(state, kingdom, Purse(coins, purse.knights, purse.towers))
    else:
        past = [game.at(random.randrange(game.number // 2, game.number)) for _ in state.kingdoms]
        kingdoms = [earlier.state.kingdoms[number] for number, earlier in enumerate(past)]
        state = state._replace(kingdoms=tuple(kingdoms))
    try:
        return State.parse(str(state))
    except IllegalPosition:
        return None


def agree(states: Iterable[State | None], most: int) -> Counter[str]:
    """Compares `solve` with the trees of these positions, up to the first that is too large."""
    counts: Counter[str] = Counter()
    for state in states:
        try:
            counts += compare(state, most) if state else Counter()
        except TooLarge:
            break
    return counts


@pytest.mark.parametrize("code", CODES)
def test_agrees_with_the_whole_tree(
    code: str, played: Played, request: pytest.FixtureRequest
) -> None:
    is_deep = bool(request.config.getoption("--deep", False))
    counts: Counter[str] = Counter()
    most = MOST_NODES[is_deep]
    for seed in range(GAMES[is_deep]):
        game, random = finished(code, seed), Random(f"altered {code} {seed}")
        ends = endings(game)
        counts += agree(ends, most)
        for _ in range(COPIES[is_deep]):
            copies = (altered(state, game, random) for state in ends)
            counts += agree(copies, most // COPIES[is_deep])
    for what, count in counts.items():
        played(what, count)
    assert counts["positions solved, with different choices"] > 0


def can_be_solved(state: State) -> bool:
    """Whether a position can be solved, by the documented rule; never while a deal is due."""
    if state.to_act is None:
        return False
    if state.rules.has_court:
        kingdoms = [state.rules.kingdom_of(present(domino.king)) for domino in state.line]
        return state.round == state.rules.rounds and len({*kingdoms}) == len(kingdoms)
    to_come = state.lines_to_come
    return to_come == 0 or (to_come == 1 and len(state.unseen) == state.rules.line)


@pytest.mark.parametrize("code", FEW_FIRST)
def test_can_solve_a_game_once_nothing_is_left_to_chance(code: str) -> None:
    game = whole_game(code)
    states = [game.at(moves).state for moves in range(game.number + 1)]
    assert [is_solvable(state) for state in states] == [can_be_solved(state) for state in states]
    for state in states:
        if not is_solvable(state):
            with pytest.raises(ValueError, match=r"^[^\n]+\Z"):
                solve(state)


def test_solves_two_turns_of_kingdomino_but_only_one_with_a_court() -> None:
    """In the Mighty Duel and with three or four players, the last line is known in advance."""
    rounds = {}
    for code in ("K2", "K2d", "K3", "K4", "Q2", "Q3", "W4"):
        first_end = endings(whole_game(code))[-1]
        rounds[code] = first_end.rules.rounds - first_end.round
    assert rounds == {"K2": 1, "K2d": 2, "K3": 2, "K4": 2, "Q2": 0, "Q3": 0, "W4": 0}
