"""The bots' levels and names. It imports no rules, so that the page can load it for the set-up."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple


class LevelSpec(NamedTuple):
    """A level's properties, for programs, forms and links."""

    letter: str
    """Its letter in links."""
    chooser: Callable[[], Callable[..., Any]]
    """Imports and returns the function that chooses."""
    thinks: bool = False
    """Whether it spends all the time it's allowed. Others choose immediately."""
    is_slow: bool = False
    """Whether a page needs a worker for it, because a choice takes more than milliseconds."""


# Imported only when they choose: a page whose bots are squires doesn't need the search.


def _squire() -> Callable[..., Any]:
    from realmino.bots.squire import choose

    return choose


def _knight() -> Callable[..., Any]:
    from realmino.bots.greedy import choose

    return choose


def _duke() -> Callable[..., Any]:
    from realmino.bots.lookahead import choose

    return choose


def _random() -> Callable[..., Any]:
    from realmino.bots.random_choice import choose_at_random

    return choose_at_random


def _emperor() -> Callable[..., Any]:
    from realmino.bots.emperor import think

    return think


LEVELS: Final = {
    "squire": LevelSpec("s", _squire),
    "knight": LevelSpec("k", _knight),
    "duke": LevelSpec("d", _duke, is_slow=True),
    "emperor": LevelSpec("q", _emperor, thinks=True, is_slow=True),
}
"""From beginner to strongest.

The squire overlooks a lot, especially dominoes that are turned or far from the castle, and likes
large territories. The knight overlooks nothing but plans only as far as its next domino (it's the
bot ``greedy``). The duke weighs up what a kingdom may become. The Emperor also simulates the next
rounds many times and solves the end.
"""

OTHERS: Final = {
    "greedy": LevelSpec("g", _knight),
    "random": LevelSpec("r", _random),
}
"""Two bots known from papers."""

LETTERS: Final = {name: spec.letter for name, spec in {**LEVELS, **OTHERS}.items()}
"""All bots, with their letters in links."""

NAMES: Final = (*LETTERS,)
"""All bots."""

STRONGEST: Final = [*LEVELS][-1]
