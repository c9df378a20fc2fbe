"""Requests to the bots and their replies; `Thinking` answers a request slice by slice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import islice
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from realmino import State
from realmino.bots import BOTS, LEVELS, choose, think
from table.model.settings import WARN, Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from realmino import Action
    from realmino.bots.advice import Pondering
    from table.model.match import Match

WORKER_SLICE: Final = 0.03
"""Seconds between two replies from the worker; after each, the page may stop it."""

PAGE_SLICE: Final = 0.008
"""Seconds between two replies in the page, which also has to paint."""

PAGE_SECONDS: Final = 0.5
"""The maximum number of seconds that a bot thinks in the page, without a worker."""

DEALS: Final = 8
"""The number of deals that a forecast plays to the end."""

SEARCHED: Final = 6
"""The number of choices that advice compares."""

ENOUGH: Final = 24
"""Advice about all choices ends after this many simulations of each."""

FINAL_FROM, FINALISTS = 8, 4
"""After this many simulations of each choice, only this many of the choices continue."""


def is_slow(kind: str) -> bool:
    """Whether players of this kind are bots that think in a worker."""
    return kind in LEVELS and LEVELS[kind].is_slow


def wants_worker(match: Match, settings: Settings) -> bool:
    """Whether a match needs a worker: a bot or the coach thinks long at every turn."""
    return settings.coach == WARN or any(is_slow(seat.kind) for seat in match.seats)


# Replies. Each has the ``share`` of the time that has been used, 1 at the end.


class MoveReply(NamedTuple):
    """The token of the action that a bot takes."""

    token: str
    share: float


class Suggestion(NamedTuple):
    """A choice and its main reason, the key of a message. Numbers are means, in points."""

    token: str
    why: str
    points: float
    """The expected points of the kingdom at the end."""
    behind: float
    """The difference from the best choice."""
    doubt: float
    """The standard error of ``behind``."""
    simulations: int
    """The games simulated after the choice; with 0 the means are estimates."""
    error: float = 0.0
    """The standard error of ``points``."""
    is_exact: bool = False
    """Whether the end of the game is solved, so that ``points`` and ``behind`` are exact."""


class AdviceReply(NamedTuple):
    """Choices, the best first; none if thinking failed."""

    suggestions: tuple[Suggestion, ...]
    share: float


class ForecastReply(NamedTuple):
    """The expected points of each kingdom with their standard errors; none if thinking failed."""

    points: tuple[float, ...]
    errors: tuple[float, ...]
    share: float
    is_exact: bool = False
    """Whether the end of the game is solved."""


class LineReply(NamedTuple):
    """The tokens of a choice and the actions after it, as far as known."""

    tokens: tuple[str, ...]
    share: float


class Reply(Protocol):
    """The answer after part of the time."""

    @property
    def share(self) -> float:
        """The share of the time that has been used, 1 at the end."""


R = TypeVar("R", bound=Reply)
P = TypeVar("P", MoveReply, AdviceReply, ForecastReply, LineReply)


# Requests


class Request(Generic[R]):
    """A question that takes a long time to answer."""

    def replies(self) -> Iterator[R]:
        """Better and better replies; the last one has a share of 1."""
        raise NotImplementedError

    def parse_reply(self, text: str) -> R:
        """The reply that a worker sends as JSON."""
        raise NotImplementedError

    def to_text(self) -> str:
        """The request as JSON, for a worker.

        Requests within the page aren't converted: parsing a position takes longer than a quick bot.
        """
        raise NotImplementedError


@dataclass(frozen=True)
class PositionRequest(Request[P]):
    """A question about a position, with the seconds to think about it."""

    KIND: ClassVar[str]
    """The name of the type in JSON."""

    position: State
    seconds: float

    def at_once(self) -> P:
        """A reply for a caller that cannot wait."""
        raise NotImplementedError

    def to_text(self) -> str:
        _, *others = (getattr(self, field.name) for field in fields(self))
        return json.dumps([self.KIND, str(self.position), *others])


@dataclass(frozen=True)
class MoveRequest(PositionRequest[MoveReply]):
    """Asks for the action of a ``bot``, whose only source of chance is ``seed``."""

    KIND = "move"

    bot: str
    seed: str

    def replies(self) -> Iterator[MoveReply]:
        if self.bot in LEVELS:
            for thought in think(self.position, self.bot, seconds=self.seconds, seed=self.seed):
                yield MoveReply(str(thought.action), thought.share)
        else:
            yield MoveReply(str(BOTS[self.bot](self.position, Random(self.seed))), 1.0)

    def at_once(self) -> MoveReply:
        """The move of the greedy bot."""
        return MoveReply(str(BOTS["greedy"](self.position, Random(self.seed))), 1.0)

    def parse_reply(self, text: str) -> MoveReply:
        return MoveReply(*json.loads(text))


@dataclass(frozen=True)
class AdviceRequest(PositionRequest[AdviceReply]):
    """Asks to compare all choices, including that of ``token``; or only that one with the best.

    The coach and the review make the same comparison of all choices, so they agree: a token doesn't
    affect the results of the others.
    """

    KIND = "advice"

    token: str = ""
    as_pair: bool = False
    """Whether to compare the choice of the token with the most promising one only."""

    def replies(self) -> Iterator[AdviceReply]:
        """First the evaluation's estimate, then the results of simulated games."""
        start, pondering = perf_counter(), self._pondering()
        share, played = 0.0, -1
        suggestions: tuple[Suggestion, ...] = ()
        while share < 1 and not pondering.is_finished:
            if played != pondering.simulations:
                played, suggestions = pondering.simulations, _suggestions(pondering)
                if played == FINAL_FROM and not self.as_pair:
                    pondering.narrow(FINALISTS)
            yield AdviceReply(suggestions, share)
            pondering.step()
            share = (perf_counter() - start) / self.seconds
            if not self.as_pair:
                share = max(share, pondering.simulations / ENOUGH)
        yield AdviceReply(_suggestions(pondering), 1.0)

    def _pondering(self) -> Pondering:
        from realmino.bots.advice import Pondering

        legal = self.position.legal_actions()
        own = next((action for action in legal if str(action) == self.token), None)
        chosen, also = (own, None) if self.as_pair else (None, own)
        return Pondering(self.position, most=SEARCHED, chosen=chosen, also=also, seed="coach")

    def at_once(self) -> AdviceReply:
        return AdviceReply((), 1.0)

    def parse_reply(self, text: str) -> AdviceReply:
        rows, share = json.loads(text)
        return AdviceReply(tuple(Suggestion(*row) for row in rows), share)


def _suggestions(pondering: Pondering) -> tuple[Suggestion, ...]:
    return tuple(
        Suggestion(
            str(one.action),
            one.why.value,
            one.points,
            one.behind,
            one.doubt,
            one.simulations,
            one.points_error,
            one.is_exact,
        )
        for one in pondering.advice()
    )


@dataclass(frozen=True)
class ForecastRequest(PositionRequest[ForecastReply]):
    """Asks how many points each kingdom can expect."""

    KIND = "forecast"

    def replies(self) -> Iterator[ForecastReply]:
        from realmino.bots.advice import forecast

        forecasts = islice(forecast(self.position, "forecast"), DEALS)
        for count, (points, errors, is_exact) in enumerate(forecasts, 1):
            share = 1.0 if is_exact else count / DEALS
            yield ForecastReply(tuple(points), tuple(errors), share, is_exact)

    def at_once(self) -> ForecastReply:
        return ForecastReply((), (), 1.0)

    def parse_reply(self, text: str) -> ForecastReply:
        points, errors, share, is_exact = json.loads(text)
        return ForecastReply(tuple(points), tuple(errors), share, is_exact)


@dataclass(frozen=True)
class LineRequest(PositionRequest[LineReply]):
    """Asks how the game continues after the choice of ``token``.

    If the position can be solved, everyone plays their best to the end. Otherwise, Dukes play
    until something unknown is dealt.
    """

    KIND = "line"

    token: str

    def replies(self) -> Iterator[LineReply]:
        tokens: list[str] = []
        for action in self._actions():
            tokens.append(str(action))
            yield LineReply(tuple(tokens), 0.0)
        yield LineReply(tuple(tokens), 1.0)

    def _actions(self) -> Iterator[Action]:
        from realmino.bots.solver import best_line, is_solvable

        state = self.position
        legal = state.legal_actions()
        action = next(action for action in legal if str(action) == self.token)
        if is_solvable(state):
            yield from best_line(state, action)
            return
        while True:
            yield action
            state = state.apply(action)
            if state.to_act is None:
                return
            action = choose(state, "duke", seed="line")

    def at_once(self) -> LineReply:
        return LineReply((self.token,), 1.0)

    def parse_reply(self, text: str) -> LineReply:
        tokens, share = json.loads(text)
        return LineReply(tuple(tokens), share)


_TYPES: Final[tuple[type[PositionRequest[Any]], ...]] = (
    MoveRequest,
    AdviceRequest,
    ForecastRequest,
    LineRequest,
)


def parse_request(text: str) -> PositionRequest[Any]:
    """The request from the text of `PositionRequest.to_text`."""
    kind, position, *others = json.loads(text)
    type = next(type for type in _TYPES if kind == type.KIND)
    return type(State.parse(position), *others)


class Thinking:
    """Thinks about a request slice by slice.

    Call `begin`, and then `keep_thinking` until a reply's share is 1. The first reply comes as soon
    as there is one, each later one after ``slice`` seconds. To stop, call neither again. ``clock``
    counts seconds.
    """

    def __init__(self, slice: float, clock: Callable[[], float] = perf_counter) -> None:
        self._slice = slice
        self._clock = clock
        self._coming: Iterator[Any] = iter(())
        self._newest: Any = None

    def begin(self, request: Request[R]) -> R:
        """The first reply to a request, which replaces any other."""
        self._coming = iter(())
        coming = self._coming = request.replies()
        self._newest = first = next(coming)
        return first

    def keep_thinking(self) -> Any:
        """The newest reply after another slice."""
        until = self._clock() + self._slice
        for reply in self._coming:
            self._newest = reply
            if reply.share >= 1:
                break
            if self._clock() >= until:
                return reply
        # Free the bot's memory now, without waiting for the next request.
        self._coming = iter(())
        self._newest = self._newest._replace(share=1.0)
        return self._newest
