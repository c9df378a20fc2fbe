"""Solves a position: what every choice is worth if all play their best, once that can be known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from realmino.bots.endgame import RIVALRY, Endgame, Scores, TooLong, weighted_margin
from realmino.bots.last_turns import LastTurns
from realmino.pieces.actions import Action, Line
from realmino.pieces.position import NOBODY, Position
from realmino.rules.dealing import is_certain
from realmino.rules.totals import TIE
from realmino.state import State

_QUICK: Final = 100_000
"""A limit for `solve` that takes about a second."""

_THEMSELVES, _LEADER = 1 / 1024, 1.0
"""How much the best rival's points count against a rival's own, by what rivals among more than two
may care about. If only their own points count, the rest decides between equal choices.
"""


class SolvedAction(NamedTuple):
    """A choice and how the game ends after it, if all play their best."""

    action: Action
    points: int
    """The final points of the kingdom."""
    margin: int
    """The final points ahead of the best rival, negative if behind."""
    won: float
    """The share of the victory: 1 for a win, 0 for a loss."""
    behind: float
    """How many points less it is worth than the best choice."""
    spread: float
    """By how many points ``behind`` changes if all rivals care about the leader, not about
    themselves; 0 between two.
    """
    totals: tuple[int, ...]
    """The final points of every kingdom."""
    against_leader: tuple[int, ...]
    """The same if all rivals care about the leader."""


def is_solvable(state: State) -> bool:
    """Whether `solve` can solve the position.

    Without a court: once all deals to come are known. With one: in the last round, once every
    kingdom has at most one turn to come, that of the player in turn included.
    """
    return state.to_act is not None and can_end(state.simulation(Random(0)))


def can_end(position: Position) -> bool:
    """The same for a position in which a player is to act."""
    rules = position.rules
    if not position.holdings:
        return is_certain(position)
    ahead = [rules.kingdom_of(seat) for _, seat in position.line[position.turn :]]
    return position.round == rules.rounds and len(ahead) == len({*ahead})


def is_quickly_solved(position: Position) -> bool:
    """Whether the end of a game without a court is solved within some milliseconds.

    Two rounds of the Mighty Duel are not.
    """
    rules = position.rules
    if position.holdings or position.is_over:
        return False
    lines = rules.rounds - position.round
    return lines <= 1 or (lines == 2 and rules.kingdoms > 2 and is_certain(position))


def solve(state: State, limit: float = float("inf")) -> list[SolvedAction]:
    """What each legal action is worth if all play their best from then on, the best first.

    Between two, both play for the difference. Among more, everybody plays for the points of their
    own kingdom; ``spread`` says how much it matters if they play against the leader instead. Either
    way, nobody lowers their own score on purpose to change what others want. Of two kingdoms with
    equal points, the one with the larger territory is better.

    Raises `ValueError` if the position cannot be solved: see `is_solvable`. With a ``limit``,
    raises `TooLong` after about as many kingdoms have been scored. Two rounds of the Mighty Duel
    may need half a million, everything else some thousands.
    """
    end, kingdom = _end(state, limit), state.acting_kingdom
    aims = rival_aims(state.rules.kingdoms, kingdom)
    found = [
        (action, [end.ends_after(action, aim) for aim in aims]) for action in state.legal_actions()
    ]
    return _ranked(found, kingdom)


def solve_quickly(state: State) -> list[SolvedAction]:
    """The same within about a second; empty if the position cannot be solved in that time."""
    if is_solvable(state):
        with suppress(TooLong):
            return solve(state, _QUICK)
    return []


def final_scores(position: Position) -> Scores:
    """The final scores of a position that is quickly solved, if all play for themselves."""
    return Endgame(position).ends(rival_aims(len(position.kingdoms), NOBODY)[0])


def best_line(state: State, first: Action) -> Iterator[Action]:
    """The actions from ``first`` to the end of the game if all play their best after it.

    Rivals among more than two play for themselves. Raises `ValueError` as `solve`.
    """
    aims = rival_aims(state.rules.kingdoms, state.acting_kingdom)[0]
    action = first
    while True:
        yield action
        state = state.apply(action)
        if (due := state.pending_deal) is not None:
            # The line consists of all dominoes that are left.
            state = state.apply(Line(due.ids))
        if state.is_over:
            return
        end, kingdom = _end(state), state.acting_kingdom
        worths = {
            action: weighted_margin(end.ends_after(action, aims), kingdom, aims[kingdom])
            for action in state.legal_actions()
        }
        action = max(worths, key=worths.__getitem__)


def _end(state: State, limit: float = float("inf")) -> Endgame | LastTurns:
    if not is_solvable(state):
        raise ValueError(
            "no player can act in this position"
            if state.to_act is None
            else "the position cannot be solved yet; is_solvable says when it can be"
        )
    position = state.simulation(Random(0))
    return LastTurns(position) if position.holdings else Endgame(position, limit)


def rival_aims(count: int, kingdom: int) -> list[list[float]]:
    """What kingdoms may care about: for each, how much the best rival's points count."""
    if count == 2:
        return [[1.0, 1.0]]
    return [
        [RIVALRY if other == kingdom else aim for other in range(count)]
        for aim in (_THEMSELVES, _LEADER)
    ]


def _ranked(found: Sequence[tuple[Action, Sequence[Scores]]], kingdom: int) -> list[SolvedAction]:
    own = 1.0 if len(found[0][1][0]) == 2 else RIVALRY
    totals = [[[score // TIE for score in scores] for scores in each] for _, each in found]
    worths = [[weighted_margin(points, kingdom, own) for points in each] for each in totals]
    bests = [max(column) for column in zip(*worths, strict=True)]
    solved = []
    for (action, each), points, worth in zip(found, totals, worths, strict=True):
        first = each[0]
        behind = [best - one for best, one in zip(bests, worth, strict=True)]
        solved.append(
            SolvedAction(
                action,
                points[0][kingdom],
                int(weighted_margin(points[0], kingdom, 1)),
                (first[kingdom] == max(first)) / first.count(max(first)),
                behind[0],
                max(behind) - min(behind),
                tuple(points[0]),
                tuple(points[-1]),
            )
        )
    # Of choices that are worth the same, the largest territory may decide the game.
    ends = {action: weighted_margin(each[0], kingdom, own) for action, each in found}
    solved.sort(key=lambda one: (one.behind, -ends[one.action]))
    return solved
