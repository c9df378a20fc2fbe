"""The review of a finished game: the points that players could expect, and the turning points.

A `GameReview` makes one request after another and takes the replies. The caller may stop and
continue at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from coach.judgement import SURE
from realmino import State
from realmino.pieces.variants import SEATS
from table.match import Match
from table.thinking import (
    AdviceReply,
    AdviceRequest,
    ForecastReply,
    ForecastRequest,
    Request,
    Suggestion,
)

LONGEST: Final = 10.0
"""The most seconds for one request."""

QUICK, THOROUGH = 6, 40
"""The simulations for each choice, and for a possible turning point."""

NOTED: Final = 2.0
"""The least number of points given away at a turning point."""

POINTS: Final = 5
"""The most turning points."""

_SOME: Final = 1.0
"""A choice whose first estimate is this close to the best needs no simulations."""


class Station(NamedTuple):
    """The beginning of a round, or the end of the game."""

    move: int
    """How many moves of the game precede it."""
    round: int
    position: State


class MadeChoice(NamedTuple):
    """A choice that was made."""

    move: int
    """How many moves of the game precede it."""
    round: int
    seat: str
    """The letter of the seat."""
    position: State
    token: str


class TurningPoint(NamedTuple):
    """A choice that gave away points."""

    decision: MadeChoice
    better: str
    """The token of the better choice."""
    points: float
    """About how many points the better choice is worth more."""


@dataclass
class GameReview:
    """The review, so far, of the last game of a match.

    It is about the choices of people, or about all choices if only bots played.
    """

    match: Match
    stations: list[Station] = field(init=False)
    decisions: list[MadeChoice] = field(init=False)
    expected: list[list[float]] = field(init=False, default_factory=list)
    """The expected points of each kingdom at each station."""

    def __post_init__(self) -> None:
        self.stations = [*_stations(self.match)]
        self.decisions = [*_decisions(self.match)]
        self._weighed: dict[MadeChoice, tuple[Suggestion, Suggestion]] = {}
        self._checked: set[MadeChoice] = set()
        self._sure: set[MadeChoice] = set()

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        thorough = len(self._doubtful()) + len(self._sure)
        done = len(self.expected) + len(self._checked) + len(self._sure)
        return done / (len(self.stations) + len(self.decisions) + max(1, thorough))

    @property
    def is_done(self) -> bool:
        """Whether no request is left."""
        return self.request() is None

    def request(self) -> Request[Any] | None:
        """The next request; None if the review is done."""
        if len(self.expected) < len(self.stations):
            position = self.stations[len(self.expected)].position
            return ForecastRequest(position, LONGEST)
        decision = self._next_decision()
        if decision is None:
            return None
        return AdviceRequest(decision.position, LONGEST, decision.token)

    def add(self, reply: ForecastReply | AdviceReply) -> bool:
        """Takes a reply to `request`; returns whether it is good enough for the next request."""
        if isinstance(reply, ForecastReply):
            return self._add_forecast(reply)
        decision = self._next_decision()
        if decision is None:
            return True
        if not self._is_enough(decision, reply):
            return False
        own = _suggestion(reply, decision.token)
        if own and own.simulations:
            self._weighed[decision] = own, reply.suggestions[0]
        if decision in self._checked:
            self._sure.add(decision)
        self._checked.add(decision)
        return True

    def _add_forecast(self, forecast: ForecastReply) -> bool:
        if forecast.share < 1:
            return False
        self.expected.append([*forecast.points] or self._points_at(len(self.expected)))
        return True

    def turning_points(self) -> list[TurningPoint]:
        """The choices that surely gave away the most points, in the order of the game."""
        found = [
            TurningPoint(decision, best.token, own.behind)
            for decision, (own, best) in self._weighed.items()
            if own.behind >= max(NOTED, SURE * own.doubt) and best.token != own.token
        ]
        found.sort(key=lambda point: -point.points)
        return sorted(found[:POINTS], key=lambda point: point.decision.move)

    def _points_at(self, station: int) -> list[float]:
        """The points of each kingdom at a station, in place of expected points."""
        return [float(sheet.total) for sheet in self.stations[station].position.sheets()]

    def _next_decision(self) -> MadeChoice | None:
        for decision in self.decisions:
            if decision not in self._checked:
                return decision
        return next(iter(self._doubtful()), None)

    def _doubtful(self) -> list[MadeChoice]:
        """The possible turning points, the worst first."""
        behind = {decision: own.behind for decision, (own, _) in self._weighed.items()}
        worst = sorted(behind, key=lambda decision: -behind[decision])
        noted = [decision for decision in worst if behind[decision] >= NOTED]
        return [one for one in noted[: POINTS + 1] if one not in self._sure]

    def _is_enough(self, decision: MadeChoice, advice: AdviceReply) -> bool:
        own = _suggestion(advice, decision.token)
        if advice.share >= 1 or own is None:
            return True
        if not own.simulations:
            return own.behind <= _SOME
        enough = THOROUGH if decision in self._checked else QUICK
        return own.simulations >= enough


def _suggestion(advice: AdviceReply, token: str) -> Suggestion | None:
    """The suggestion for the choice of a token."""
    return next((one for one in advice.suggestions if one.token == token), None)


def _stations(match: Match) -> Iterator[Station]:
    """The beginnings of the rounds, after their line is dealt, and the end."""
    game, shown = match.game, -1
    for move, played in enumerate(game.history()):
        state = played.before
        if state.round != shown and state.to_act is not None:
            shown = state.round
            yield Station(move, shown, state)
    yield Station(game.number, shown + 1, game.state)


def _decisions(match: Match) -> Iterator[MadeChoice]:
    """The choices of people that had an alternative."""
    alone = not any(seat.is_person for seat in match.seats)
    for move, played in enumerate(match.game.history()):
        state = played.before
        if state.to_act is None:
            continue
        seat = SEATS[state.to_act]
        if (alone or match.seat(seat).is_person) and len(state.legal_actions()) > 1:
            yield MadeChoice(move, state.round, seat, state, str(played.move))
