"""Bots by name: those of the house, anybody's function as ``module:function``, and programs of any
language as ``process:COMMAND``.
"""

import importlib
import inspect
from random import Random
from typing import Any, Protocol, runtime_checkable

from realmino.bots.opponents import BOTS, Bot
from realmino.pieces.actions import Action
from realmino.state import State


class UnknownBot(ValueError):
    """A name stands for no bot; the message says why, in one line."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that may be told how much it may think; `find` asks those that have this method."""

    def within(self, seconds: float | None, simulations: int | None) -> Bot:
        """The same bot with so many seconds for a move, or with so many simulations instead.

        None for both leaves it as it is. With a number of simulations it depends on nothing but the
        position and the chance it is given, so games are repeatable.
        """
        ...


def find(name: str, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """The bot of that name, one of `BOTS`, ``module:function`` or ``process:COMMAND``, told what it
    may spend on a move.

    ``seconds`` and ``simulations`` are for bots that think (see `Thinker`) and mean nothing to
    others. The bot found can be pickled, whatever it is: it is looked up again where it arrives.
    Raises `UnknownBot` unless the module can be imported and has a bot of that name.

    >>> find("realmino.bots.greedy:choose")
    BotRef('realmino.bots.greedy:choose', None, None)
    >>> find("realmino.bots.greedy:chose")
    Traceback (most recent call last):
    realmino.bots.registry.UnknownBot: the module 'realmino.bots.greedy' has no 'chose'
    """
    bot = BotRef(name, seconds, simulations)
    bot.look_up()
    return bot


class BotRef:
    """A bot by its name and budget, looked up when it is first asked."""

    def __init__(self, name: str, seconds: float | None, simulations: int | None) -> None:
        self._given = name, seconds, simulations
        self._bot: Bot | None = None

    def __call__(self, state: State, random: Random) -> Action:
        return (self._bot or self.look_up())(state, random)

    def __repr__(self) -> str:
        return f"BotRef{self._given!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return BotRef, self._given

    def look_up(self) -> Bot:
        """The bot itself."""
        name, seconds, simulations = self._given
        if name.startswith("process:"):
            # Only here, since it needs what no page has.
            from realmino.arena.program import PREFIX, Program

            self._bot = Program(name.removeprefix(PREFIX), seconds, simulations)
            return self._bot
        bot = _imported(name) if ":" in name else BOTS.get(name)
        if bot is None:
            raise UnknownBot(
                f"no bot {name!r}, only {', '.join(BOTS)}, MODULE:FUNCTION or process:COMMAND"
            )
        if isinstance(bot, Thinker):
            bot = bot.within(seconds, simulations)
        self._bot = bot
        return bot


def _imported(name: str) -> Bot:
    path, _, attribute = name.partition(":")
    try:
        module = importlib.import_module(path)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{path}.".startswith(f"{error.name}."):
            raise UnknownBot(f"there is no module {path!r} in this folder or on the path") from None
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise UnknownBot(f"the module {path!r} cannot be imported ({reason})") from error
    bot: Bot | None = getattr(module, attribute, None)
    if bot is None:
        raise UnknownBot(f"the module {path!r} has no {attribute!r}")
    if not callable(bot):
        raise UnknownBot(f"{name!r} is no function but of type {type(bot).__name__}")
    _check_shape(name, bot)
    return bot


def _check_shape(name: str, bot: Bot) -> None:
    """A bot is called with two values; what says nothing of its parameters may try."""
    try:
        signature = inspect.signature(bot)
    except ValueError:
        return
    try:
        signature.bind(None, None)
    except TypeError:
        raise UnknownBot(f"{name!r} takes {signature}, but a bot takes (state, random)") from None
