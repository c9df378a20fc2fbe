"""Bots by name: built-in ones, ``module:function``, or programs as ``process:COMMAND``."""

import importlib
import inspect
from random import Random
from typing import Any, Protocol, runtime_checkable

from realmino.bots.opponents import BOTS, Bot
from realmino.pieces.actions import Action
from realmino.state import State

__all__ = ["BotRef", "Thinker", "UnknownBot", "find"]


class UnknownBot(ValueError):
    """No bot has this name; the message is a one-line explanation."""


@runtime_checkable
class Thinker(Protocol):
    """A bot with a budget per move, which `find` sets."""

    def within(self, seconds: float | None, simulations: int | None) -> Bot:
        """The same bot with this many seconds, or this many simulations, per move.

        With None for both, returns itself. With a number of simulations, its choice may depend only
        on the position and the random state, so that games can be repeated.
        """
        ...


def find(name: str, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """The bot with that name: one of `BOTS`, ``module:function`` or ``process:COMMAND``.

    ``seconds`` and ``simulations`` are the budget per move of a `Thinker`; other bots ignore them.
    The bot can be pickled; a copy looks the name up again. Raises `UnknownBot` if the module can't
    be imported or contains no such bot.

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
    """A bot's name and budget; the bot is looked up on the first call."""

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
            # Imported here because a page can't start processes.
            from realmino.arena.program import PREFIX, Program

            self._bot = Program(name.removeprefix(PREFIX), seconds, simulations)
            return self._bot
        bot = _import(name) if ":" in name else BOTS.get(name)
        if bot is None:
            choices = ", ".join((*BOTS, "MODULE:FUNCTION", "process:COMMAND"))
            raise UnknownBot(f"unknown bot {name!r}; choose from {choices}")
        if isinstance(bot, Thinker):
            bot = bot.within(seconds, simulations)
        self._bot = bot
        return bot


def _import(name: str) -> Bot:
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
        raise UnknownBot(f"{name!r} is of type {type(bot).__name__}, not a function")
    _check_parameters(name, bot)
    return bot


def _check_parameters(name: str, bot: Bot) -> None:
    """Raises `UnknownBot` unless the bot takes two arguments, as far as Python can tell."""
    try:
        signature = inspect.signature(bot)
    except ValueError:
        return
    try:
        signature.bind(None, None)
    except TypeError:
        raise UnknownBot(f"{name!r} takes {signature}, but a bot takes (state, random)") from None
