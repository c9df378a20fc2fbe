"""The four levels of opponents by name; what they need in order to think comes with `levels`."""

from random import Random
from typing import Final, NamedTuple

from realmino.actions import Action
from realmino.state import State

LEVELS: Final = ("squire", "knight", "duke", "queen")
"""From the kind beginner to the strongest, by name.

The squire sees half of what it could do and takes what scores most at once; the knight overlooks
nothing but thinks no further than its next domino (it is the bot ``greedy``); the duke weighs what
a kingdom may become; the queen also plays the rest of the game in her head, many times.
"""

SECONDS: Final = 1.0
"""How long a level thinks unless told otherwise. Only the queen needs it."""

SIMULATIONS: Final = 48
"""How much the queen thinks in an arena that sets no time, so that its games can be repeated."""


class Level(NamedTuple):
    """A level as a bot for the arena: so many simulations a move, or so many seconds instead."""

    name: str
    seconds: float | None = None
    simulations: int | None = SIMULATIONS

    def __call__(self, state: State, random: Random) -> Action:
        # Only now, because a page that asks no level starts sooner without all of this.
        from realmino.bots.levels import choose

        return choose(
            state,
            self.name,
            seconds=SECONDS if self.seconds is None else self.seconds,
            simulations=self.simulations,
            seed=int(random.random() * (1 << 53)),
        )

    def within(self, seconds: float | None, simulations: int | None) -> "Level":
        """The same level with so many seconds for a move, or simulations instead."""
        if seconds is None and simulations is None:
            return self
        return self._replace(seconds=seconds, simulations=simulations)
