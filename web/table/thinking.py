"""A bot's turn in slices: better and better replies, with a pause after each to be asked again."""

import json
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from realmino import State
from realmino.bots import BOTS, LEVELS, think
from table.effects import AskBot

WORKER_SLICE: Final = 0.03
"""How many seconds the worker thinks between two replies: so soon it can be stopped."""

PAGE_SLICE: Final = 0.008
"""The same in the page itself, which has pictures to paint meanwhile."""

PAGE_SECONDS: Final = 0.5
"""How long the page itself thinks at most, where no worker does it."""


IN_WORKER: Final = ("duke", "queen")
"""The bots that think in a worker. The others need milliseconds, and no second Python."""


class Request(NamedTuple):
    """A request to a bot: its name, the position, the seed and the seconds it may think."""

    bot: str
    position: State
    seed: str
    seconds: float

    @staticmethod
    def of(asked: AskBot, seconds: float) -> "Request":
        """The request for a question of the table, with the seconds for it."""
        return Request(asked.bot, asked.position, asked.seed, seconds)

    def to_text(self) -> str:
        """The request as it goes to a worker; `parse` reads it.

        Within the page it goes as it is: to read a position takes longer than a quick bot's choice.
        """
        return json.dumps([self.bot, str(self.position), self.seed, self.seconds])

    @staticmethod
    def parse(text: str) -> "Request":
        """The request of `to_text`."""
        bot, position, seed, seconds = json.loads(text)
        return Request(bot, State.parse(position), seed, seconds)


class Reply(NamedTuple):
    """The token that the bot would play now; ``share`` of its time is spent, 1 when it is done."""

    token: str
    share: float


def replies(request: Request) -> Iterator[Reply]:
    """Better and better replies, the last of them with a share of 1."""
    bot, position, seed, seconds = request
    if bot in LEVELS:
        for thought in think(position, bot, seconds=seconds, seed=seed):
            yield Reply(str(thought.action), thought.share)
    else:
        yield Reply(str(BOTS[bot](position, Random(seed))), 1.0)


def at_once(request: Request) -> Reply:
    """A reply of the greedy bot, for a caller that cannot wait for a better one."""
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
