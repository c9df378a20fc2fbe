"""The review of a finished game: what everybody could expect, and where how much was given away.

A `GameReview` makes one request after another and takes the replies. The caller who carries them
out may stop at any time, and go on later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from coach.advised import SURE
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
"""How many seconds a choice is thought about at most."""

QUICK, THOROUGH = 6, 40
"""How often a choice is played on at first, and once it may be a turning point."""

NOTED: Final = 2.0
"""How many points a choice gives away at least to be told of."""

POINTS: Final = 5
"""How many turning points are told."""

_SOME: Final = 1.0
"""Choices that are so near the best at a glance are left alone."""


class Station(NamedTuple):
    """The beginning of a round, or the end of the game: after so many moves of that game."""

    move: int
    round: int
    position: State


class MadeChoice(NamedTuple):
    """A choice that was made after so many moves of the game, by a seat's letter."""

    move: int
    round: int
    seat: str
    position: State
    token: str


class TurningPoint(NamedTuple):
    """A choice that gave away about so many points beside the ``better`` one."""

    decision: MadeChoice
    better: str
    points: float


@dataclass
class GameReview:
    """The review of the game that ends a match, as far as it has come.

    ``expected`` are the points of every kingdom by station. Only the choices of people are looked
    at, or all where no person has played.
    """

    match: Match
    stations: list[Station] = field(init=False)
    decisions: list[MadeChoice] = field(init=False)
    expected: list[list[float]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.stations = [*_stations(self.match)]
        self.decisions = [*_decisions(self.match)]
        self._weighed: dict[MadeChoice, tuple[Suggestion, Suggestion]] = {}
        self._looked_at: set[MadeChoice] = set()
        self._sure: set[MadeChoice] = set()

    @property
    def share(self) -> float:
        """How much of it is done, 0 to 1."""
        thorough = len(self._doubtful()) + len(self._sure)
        done = len(self.expected) + len(self._looked_at) + len(self._sure)
        return done / (len(self.stations) + len(self.decisions) + max(1, thorough))

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to ask."""
        return self.request() is None

    def request(self) -> Request[Any] | None:
        """The next request, None once all is known."""
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
        if decision in self._looked_at:
            self._sure.add(decision)
        self._looked_at.add(decision)
        return True

    def _add_forecast(self, forecast: ForecastReply) -> bool:
        if forecast.share < 1:
            return False
        self.expected.append([*forecast.points] or self._points_at(len(self.expected)))
        return True

    def turning_points(self) -> list[TurningPoint]:
        """The choices that surely gave away most, by their order in the game."""
        found = [
            TurningPoint(decision, best.token, own.behind)
            for decision, (own, best) in self._weighed.items()
            if own.behind >= max(NOTED, SURE * own.doubt) and best.token != own.token
        ]
        found.sort(key=lambda point: -point.points)
        return sorted(found[:POINTS], key=lambda point: point.decision.move)

    def _points_at(self, station: int) -> list[float]:
        """The points that every kingdom has by then, where nothing is known of what will come."""
        return [float(sheet.total) for sheet in self.stations[station].position.sheets()]

    def _next_decision(self) -> MadeChoice | None:
        for decision in self.decisions:
            if decision not in self._looked_at:
                return decision
        return next(iter(self._doubtful()), None)

    def _doubtful(self) -> list[MadeChoice]:
        """The choices that may turn out to be turning points, the worst first."""
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
        wanted = THOROUGH if decision in self._looked_at else QUICK
        return own.simulations >= wanted


def _suggestion(advice: AdviceReply, token: str) -> Suggestion | None:
    """What the advice says about the choice of a token."""
    return next((one for one in advice.suggestions if one.token == token), None)


def _stations(match: Match) -> Iterator[Station]:
    """The beginnings of the rounds, once their line is dealt, and the end."""
    game, shown = match.game, -1
    for move, played in enumerate(game.history()):
        state = played.before
        if state.round != shown and state.to_act is not None:
            shown = state.round
            yield Station(move, shown, state)
    yield Station(game.number, shown + 1, game.state)


def _decisions(match: Match) -> Iterator[MadeChoice]:
    """The choices that people have made where there was any choice."""
    alone = not any(seat.is_person for seat in match.seats)
    for move, played in enumerate(match.game.history()):
        state = played.before
        if state.to_act is None:
            continue
        seat = SEATS[state.to_act]
        if (alone or match.seat(seat).is_person) and len(state.legal_actions()) > 1:
            yield MadeChoice(move, state.round, seat, state, str(played.move))
