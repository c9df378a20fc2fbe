"""A bot's turn in slices: better and better replies, with a pause after each to be asked again."""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from realmino import State
from realmino.bots import BOTS, LEVELS, think
from table.effects import AskBot
from table.settings import WARN, Settings

if TYPE_CHECKING:
    from realmino.bots import Advice
    from table.match import Match

WORKER_SLICE: Final = 0.03
"""How many seconds the worker thinks between two replies: so soon it can be stopped."""

PAGE_SLICE: Final = 0.008
"""The same in the page itself, which has pictures to paint meanwhile."""

PAGE_SECONDS: Final = 0.5
"""How long the page itself thinks at most, where no worker does it."""


IN_WORKER: Final = ("duke", "queen")
"""The bots that think in a worker. The others need milliseconds, and no second Python."""


def wants_worker(match: "Match", settings: Settings) -> bool:
    """Whether somebody thinks long at a table again and again: then a worker starts with it."""
    return settings.coach == WARN or any(seat.kind in IN_WORKER for seat in match.seats)


COACH: Final = "coach"
"""Who is asked for advice instead of a move."""

FORECAST: Final = "forecast"
"""Who is asked how many points every kingdom may expect."""

DEALS: Final = 8
"""How many deals a forecast plays on."""

SEARCHED: Final = 6
"""How many choices the coach looks at where nobody has made one."""


class Request(NamedTuple):
    """A request to a bot: its name, the position, the seed and the seconds it may think.

    The coach is asked about the choice of a ``token``, beside the best one; without it about all.
    """

    bot: str
    position: State
    seed: str
    seconds: float
    token: str = ""

    @staticmethod
    def of(asked: AskBot, seconds: float) -> "Request":
        """The request for a question of the table, with the seconds for it."""
        return Request(asked.bot, asked.position, asked.seed, seconds)

    def to_text(self) -> str:
        """The request as it goes to a worker; `parse` reads it.

        Within the page it goes as it is: to read a position takes longer than a quick bot's choice.
        """
        return json.dumps([self.bot, str(self.position), *self[2:]])

    @staticmethod
    def parse(text: str) -> "Request":
        """The request of `to_text`."""
        bot, position, *others = json.loads(text)
        return Request(bot, State.parse(position), *others)


class Reply(NamedTuple):
    """What is to be said now: the token that a bot would play, or the text of some advice.

    ``share`` of its time is spent, 1 when it is done.
    """

    said: str
    share: float


def replies(request: Request) -> Iterator[Reply]:
    """Better and better replies, the last of them with a share of 1."""
    bot, position, seed, seconds, _ = request
    if bot == COACH:
        yield from _advice(request)
    elif bot == FORECAST:
        yield from _forecast(request)
    elif bot in LEVELS:
        for thought in think(position, bot, seconds=seconds, seed=seed):
            yield Reply(str(thought.action), thought.share)
    else:
        yield Reply(str(BOTS[bot](position, Random(seed))), 1.0)


def _advice(request: Request) -> Iterator[Reply]:
    """First what the evaluation says at a glance, then what the games played on from there say."""
    from realmino.bots.advice import Pondering

    start = perf_counter()
    state, token = request.position, request.token
    chosen = next((action for action in state.legal_actions() if str(action) == token), None)
    pondering = Pondering(state, most=SEARCHED, chosen=chosen, seed=request.seed)
    share, played = 0.0, -1
    while share < 1 and not pondering.is_finished:
        if played != pondering.simulations:
            played, text = pondering.simulations, _advice_text(pondering.advice())
        yield Reply(text, share)
        pondering.step()
        share = (perf_counter() - start) / request.seconds
    yield Reply(_advice_text(pondering.advice()), 1.0)


def _advice_text(advice: "list[Advice]") -> str:
    """Advice as it goes to the page; `coach.advised` reads it."""
    rows = [
        [str(one.action), one.why.value, one.points, one.behind, one.doubt, one.simulations]
        for one in advice
    ]
    return json.dumps(rows)


def _forecast(request: Request) -> Iterator[Reply]:
    from realmino.bots.advice import forecast

    deals = islice(forecast(request.position, request.seed), DEALS)
    for count, points in enumerate(deals, 1):
        yield Reply(json.dumps(points), count / DEALS)


def at_once(request: Request) -> Reply:
    """A reply of the greedy bot, for a caller that cannot wait for a better one; the coach says
    nothing then.
    """
    if request.bot in (COACH, FORECAST):
        return Reply("", 1.0)
    return next(replies(request._replace(bot="greedy")))


class Thinking:
    """Answers requests slice by slice: `begin`, then `go_on` until a reply's share is 1.

    The first reply comes as soon as there is one, every other after ``slice`` seconds. Whoever
    does not want to know any more just stops asking. ``clock`` counts seconds.
    """

    def __init__(
        self,
        slice: float,
        think: Callable[[Request], Iterator[Reply]] = replies,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._slice = slice
        self._think = think
        self._clock = clock
        self._coming: Iterator[Reply] = iter(())

    def begin(self, request: Request) -> Reply:
        """The first reply to another request; the one before it is forgotten."""
        self._coming = iter(())
        self._coming = self._think(request)
        self._newest = next(self._coming)
        return self._newest

    def go_on(self) -> Reply:
        """The newest reply after another slice."""
        until = self._clock() + self._slice
        for reply in self._coming:
            self._newest = reply
            if reply.share >= 1:
                break
            if self._clock() >= until:
                return reply
        # What the bot has built up in its mind need not wait for the next request.
        self._coming = iter(())
        self._newest = self._newest._replace(share=1.0)
        return self._newest
