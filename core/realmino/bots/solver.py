"""Solves a position near the end of a game: the result of every choice with best play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from realmino.bots.endgame import RIVALRY, Endgame, Scores, TooLong, weighted_margin
from realmino.bots.last_turns import LastTurns
from realmino.bots.ranking import Ranking
from realmino.pieces.actions import Action, Line
from realmino.pieces.position import NOBODY, Position
from realmino.rules.dealing import is_certain
from realmino.rules.fast_totals import TIE
from realmino.state import State, require_player

_QUICK: Final = 100_000
"""A limit for `solve` that takes about a second."""

_SELFISH_WEIGHT, _LEADER_WEIGHT = 1 / 1024, 1.0
"""How much the best rival's points count against a rival's own in games with more than two
kingdoms: only enough to break ties if rivals play for themselves, or fully against the leader.
"""


class SolvedAction(NamedTuple):
    """A choice and how the game ends after it with best play."""

    action: Action
    points: int
    """The kingdom's final points."""
    margin: int
    """Final points ahead of the best rival; negative if behind."""
    won: float
    """The share of the win: 1 for a win, 0 for a loss."""
    behind: float
    """How many points it's behind the best choice."""
    spread: float
    """How many points ``behind`` changes by if all rivals play against the leader instead of for
    themselves; 0 with two kingdoms.
    """
    totals: tuple[int, ...]
    """Every kingdom's final points."""
    against_leader: tuple[int, ...]
    """Every kingdom's final points if all rivals play against the leader."""

    def _repr_markdown_(self) -> str:
        """The table for notebooks."""
        return Ranking([self])._repr_markdown_()


def is_solvable(state: State) -> bool:
    """Whether `solve` can solve the position.

    Without a court: once all remaining deals are known. With a court: in the last round, once every
    kingdom has at most one turn left, including that of the player to move.
    """
    return state.to_act is not None and can_end(state.simulation(Random(0)))


def can_end(position: Position) -> bool:
    """Whether a position in which a player is to act can be solved."""
    rules = position.rules
    if not position.holdings:
        return is_certain(position)
    ahead = [rules.kingdom_of(seat) for _, seat in position.line[position.turn :]]
    return position.round == rules.rounds and len(ahead) == len({*ahead})


def is_quickly_solved(position: Position) -> bool:
    """Whether the end of a game without a court can be solved within milliseconds.

    Two rounds of the Mighty Duel take longer.
    """
    rules = position.rules
    if position.holdings or position.is_over:
        return False
    lines = rules.rounds - position.round
    return lines <= 1 or (lines == 2 and rules.kingdoms > 2 and is_certain(position))


def solve(state: State, limit: float = float("inf")) -> list[SolvedAction]:
    """What each legal action is worth if everyone plays their best from then on, best first.

    With two kingdoms, both play for the difference. With more, rivals play for their own points,
    and the player for their own minus a fraction of the best rival's; ``spread`` is how much it
    matters if rivals play against the leader instead. In neither case does anyone lower their own
    score on purpose to change what others aim for. If two kingdoms have equal points, the one with
    the larger territory is ahead.

    Raises `ValueError` if the position can't be solved: see `is_solvable`. With a ``limit``, raises
    `TooLong` after scoring about that many kingdoms. Two rounds of the Mighty Duel may need half a
    million; everything else needs some thousands.
    """
    end, kingdom = _end(state, limit), state.acting_kingdom
    weightings = rival_weightings(state.rules.kingdoms, kingdom)
    ends = [
        (action, [end.best_scores_after(action, rival_weights) for rival_weights in weightings])
        for action in state.legal_actions()
    ]
    return Ranking(_rank(ends, kingdom))


def solve_quickly(state: State) -> list[SolvedAction]:
    """The result of `solve` if it takes at most about a second, otherwise an empty list."""
    if is_solvable(state):
        with suppress(TooLong):
            return solve(state, _QUICK)
    return []


def final_scores(position: Position) -> Scores:
    """The final scores of a quickly solved position, if everyone plays for themselves."""
    return Endgame(position).best_scores(rival_weightings(len(position.kingdoms), NOBODY)[0])


def best_line(state: State, first: Action) -> Iterator[Action]:
    """The actions from ``first`` to the end of the game with best play after it.

    With more than two kingdoms, rivals play for themselves. Raises `ValueError` as `solve` does.
    """
    rival_weights = rival_weightings(state.rules.kingdoms, state.acting_kingdom)[0]
    action = first
    while True:
        yield action
        state = state.apply(action)
        if (due := state.pending_deal) is not None:
            # The line consists of all remaining dominoes.
            state = state.apply(Line(due.ids))
        if state.is_over:
            return
        end, kingdom = _end(state), state.acting_kingdom
        worths = {
            action: weighted_margin(
                end.best_scores_after(action, rival_weights), kingdom, rival_weights[kingdom]
            )
            for action in state.legal_actions()
        }
        action = max(worths, key=worths.__getitem__)


def _end(state: State, limit: float = float("inf")) -> Endgame | LastTurns:
    require_player(state)
    if not is_solvable(state):
        raise ValueError("the position cannot be solved yet; is_solvable says when it can be")
    position = state.simulation(Random(0))
    return LastTurns(position) if position.holdings else Endgame(position, limit)


def rival_weightings(count: int, kingdom: int) -> list[list[float]]:
    """What each kingdom may aim for: how much the best rival's points count."""
    if count == 2:
        return [[1.0, 1.0]]
    return [
        [RIVALRY if other == kingdom else rival_weight for other in range(count)]
        for rival_weight in (_SELFISH_WEIGHT, _LEADER_WEIGHT)
    ]


def _rank(ends: Sequence[tuple[Action, Sequence[Scores]]], kingdom: int) -> list[SolvedAction]:
    rival_weight = 1.0 if len(ends[0][1][0]) == 2 else RIVALRY
    totals = [[[score // TIE for score in scores] for scores in each] for _, each in ends]
    worths = [
        [weighted_margin(points, kingdom, rival_weight) for points in each] for each in totals
    ]
    bests = [max(column) for column in zip(*worths, strict=True)]
    solved = []
    for (action, each), points, worth in zip(ends, totals, worths, strict=True):
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
    # Among equally good choices, the largest territory may decide the game.
    margins = {action: weighted_margin(each[0], kingdom, rival_weight) for action, each in ends}
    solved.sort(key=lambda one: (one.behind, -margins[one.action]))
    return solved
