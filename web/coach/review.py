"""The review of a finished game: expected points by round, and turning points.

A `GameReview` makes one request after another and handles the replies. The caller may stop
and continue at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, Final, NamedTuple

from coach.evaluations import Evaluations
from coach.judgement import CLOSE_POINTS, MIN_STANDARD_ERRORS, TURNING_POINT_POINTS
from realmino import State
from realmino.pieces.variants import SEATS
from table.model.match import Match
from table.play.thinking import (
    AdviceReply,
    AdviceRequest,
    ForecastReply,
    ForecastRequest,
    PositionRequest,
    Suggestion,
)

MAX_SECONDS: Final = 10.0
"""Maximum seconds for one request."""

CHECK_SIMULATIONS: Final = 6
"""The number of simulations for a possible mistake."""

MAX_CHECK_SIMULATIONS: Final = 18
"""The maximum number of simulations if it stays unclear."""

EARLY_CHECKS: Final = 4
"""The number of choices to compare before the forecasts, to show mistakes soon."""

MAX_TURNING_POINTS: Final = 5
"""Maximum number of turning points."""


class Checkpoint(NamedTuple):
    """The start of a round, or the end of the game."""

    move: int
    """The number of moves before it in the game."""
    round: int
    position: State


class MadeChoice(NamedTuple):
    """A choice in the game."""

    move: int
    """The number of moves before it in the game."""
    round: int
    seat: str
    """The seat's letter."""
    position: State
    token: str


class TurningPoint(NamedTuple):
    """A choice that gave away points."""

    decision: MadeChoice
    better: str
    """The token of the better choice."""
    points: float
    """About how many more points the better choice is worth."""
    suggestions: tuple[Suggestion, Suggestion]
    """The better choice and the player's choice."""


TurningPointList = dict[MadeChoice, TurningPoint]
"""Turning points by choice, in the order in which they are listed."""


class Expectation(NamedTuple):
    """Each kingdom's expected points, and their standard errors."""

    points: list[float]
    errors: list[float]


@dataclass
class GameReview:
    """A review, in progress or done, of a match's last game.

    It covers people's choices, or all choices if only bots played.
    """

    match: Match
    checkpoints: list[Checkpoint] = field(init=False)
    decisions: list[MadeChoice] = field(init=False)
    expected: list[Expectation] = field(init=False, default_factory=list)
    """The expected points at each checkpoint."""
    known_advice: Evaluations = field(default_factory=Evaluations)
    """The advice that the coach already has; the review adds to it."""

    def __post_init__(self) -> None:
        self.checkpoints = [*_checkpoints(self.match)]
        self.decisions = [*_decisions(self.match)]
        self._guesses: dict[MadeChoice, float] = {}
        """The first estimate of the points that each choice gave away."""
        self._comparisons: dict[MadeChoice, tuple[Suggestion, Suggestion]] = {}
        self._checked: set[MadeChoice] = set()
        self._confirmed: set[MadeChoice] = set()

    @property
    def share(self) -> float:
        """The progress, from 0 to 1."""
        thorough = len(self._candidates()) + len(self._confirmed)
        done = len(self.expected) + len(self._checked) + len(self._confirmed)
        return done / (len(self.checkpoints) + len(self.decisions) + max(1, thorough))

    @property
    def is_done(self) -> bool:
        """Whether no request is left."""
        return self.request() is None

    def request(self) -> PositionRequest[Any] | None:
        """The next request; None if the review is done.

        The order is: a guess at each choice; a check of the worst guesses, so that the first
        mistakes appear soon; the forecasts; the other guesses; a thorough check of the mistakes.
        """
        decision = self._next_decision()
        if len(self.expected) < len(self.checkpoints) and self._has_first_mistakes:
            position = self.checkpoints[len(self.expected)].position
            return ForecastRequest(position, MAX_SECONDS)
        if decision is None:
            return None
        is_pair = decision not in self._checked
        return AdviceRequest(decision.position, MAX_SECONDS, decision.token, is_pair)

    def add(self, reply: ForecastReply | AdviceReply) -> bool:
        """Handles a reply to `request`; returns whether it completes that request."""
        if isinstance(reply, ForecastReply):
            return self._add_forecast(reply)
        decision = self._next_decision()
        if decision is None:
            return True
        own = _suggestion(reply, decision.token)
        if decision not in self._guesses and reply.share < 1:
            self._guess(decision, own)
            return True
        if not self._is_enough(decision, reply):
            return False
        self._record_comparison(decision, reply)
        if decision in self._checked:
            self._confirmed.add(decision)
            self.known_advice.add(decision.position, reply)
        self._guesses.setdefault(decision, 0.0)
        self._checked.add(decision)
        self._use_known()
        return True

    def _guess(self, decision: MadeChoice, own: Suggestion | None) -> None:
        """Records the first estimate. A choice close to the best needs no simulations."""
        behind = own.behind if own else 0.0
        self._guesses[decision] = behind if isfinite(behind) else TURNING_POINT_POINTS
        if behind <= CLOSE_POINTS:
            self._checked.add(decision)

    def _add_forecast(self, forecast: ForecastReply) -> bool:
        if forecast.share < 1:
            return False
        now = self._points_at(len(self.expected))
        exact = [0.0] * len(now)
        self.expected.append(Expectation([*forecast.points] or now, [*forecast.errors] or exact))
        return True

    def turning_points(self) -> list[TurningPoint]:
        """The choices that surely gave away the most points, in the order of the game."""
        worst = sorted(self.mistakes().values(), key=lambda point: -point.points)[
            :MAX_TURNING_POINTS
        ]
        return sorted(worst, key=lambda point: point.decision.move)

    def extend(self, shown: TurningPointList) -> None:
        """Updates a list of turning points; new ones are appended, so none moves."""
        shown.update({one: point for one, point in self.mistakes().items() if one in shown})
        shown.update({point.decision: point for point in self.turning_points()})

    def mistakes(self) -> TurningPointList:
        """All choices that surely gave away points."""
        return {
            decision: TurningPoint(decision, best.token, own.behind, (best, own))
            for decision, (own, best) in self._comparisons.items()
            if _is_mistake(own) and best.token != own.token
        }

    def _points_at(self, checkpoint: int) -> list[float]:
        """Each kingdom's actual points at a checkpoint."""
        return [float(sheet.total) for sheet in self.checkpoints[checkpoint].position.sheets()]

    @property
    def _has_first_mistakes(self) -> bool:
        """Whether the choices with the worst guesses have been compared."""
        guessed = len(self._guesses) == len(self.decisions)
        suspects = [one for one in self._guesses if self._guesses[one] > CLOSE_POINTS]
        compared = self._checked.intersection(suspects)
        return guessed and len(compared) >= min(EARLY_CHECKS, len(suspects))

    def _next_decision(self) -> MadeChoice | None:
        for decision in self.decisions:
            if decision not in self._guesses:
                return decision
        unchecked = [one for one in self.decisions if one not in self._checked]
        if unchecked:
            return max(unchecked, key=lambda one: self._guesses[one])
        return next(iter(self._candidates()), None)

    def _use_known(self) -> None:
        """Records earlier advice about possible turning points."""
        for decision in self._candidates():
            if advice := self.known_advice.find(decision.position, decision.token):
                self._record_comparison(decision, advice)
                self._confirmed.add(decision)
                self._use_known()
                return

    def _record_comparison(self, decision: MadeChoice, advice: AdviceReply) -> None:
        own = _suggestion(advice, decision.token)
        if own and own.simulations:
            self._comparisons[decision] = own, advice.suggestions[0]

    def _candidates(self) -> list[MadeChoice]:
        """The possible turning points, the worst first."""
        behind = {decision: own.behind for decision, (own, _) in self._comparisons.items()}
        worst = sorted(behind, key=lambda decision: -behind[decision])
        noted = [decision for decision in worst if behind[decision] >= TURNING_POINT_POINTS]
        return [one for one in noted[: MAX_TURNING_POINTS + 1] if one not in self._confirmed]

    def _is_enough(self, decision: MadeChoice, advice: AdviceReply) -> bool:
        own = _suggestion(advice, decision.token)
        if advice.share >= 1 or own is None:
            return True
        if decision in self._checked or own.simulations < CHECK_SIMULATIONS:
            return False
        is_suspect = own.behind + MIN_STANDARD_ERRORS * own.doubt >= TURNING_POINT_POINTS
        is_open = is_suspect and not _is_mistake(own) and not self.expected
        return not is_open or own.simulations >= MAX_CHECK_SIMULATIONS


def _is_mistake(own: Suggestion) -> bool:
    """Whether a choice surely gave away some points."""
    return own.behind >= max(TURNING_POINT_POINTS, MIN_STANDARD_ERRORS * own.doubt)


def _suggestion(advice: AdviceReply, token: str) -> Suggestion | None:
    """The suggestion for a choice's token."""
    return next((one for one in advice.suggestions if one.token == token), None)


def _checkpoints(match: Match) -> Iterator[Checkpoint]:
    """The start of each round, after its line is dealt, and the end of the game."""
    game, shown = match.game, -1
    for move, played in enumerate(game.history()):
        state = played.before
        if state.round != shown and state.to_act is not None:
            shown = state.round
            yield Checkpoint(move, shown, state)
    yield Checkpoint(game.number, shown + 1, game.state)


def _decisions(match: Match) -> Iterator[MadeChoice]:
    """Choices that had an alternative: people's, or everyone's if only bots played."""
    alone = not any(seat.is_person for seat in match.seats)
    for move, played in enumerate(match.game.history()):
        state = played.before
        if state.to_act is None:
            continue
        seat = SEATS[state.to_act]
        if (alone or match.seat(seat).is_person) and len(state.legal_actions()) > 1:
            yield MadeChoice(move, state.round, seat, state, str(played.move))
