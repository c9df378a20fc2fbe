"""Opponents: each is a function from a position to an action, and is given nothing but the
position.
"""

from typing import TYPE_CHECKING, Final

from realmino.exports import on_demand

if TYPE_CHECKING:
    from realmino.bots.advice import Advice, advise
    from realmino.bots.levels import Level, Thought, choose, think
    from realmino.bots.opponents import BOTS, Bot

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Level", "Thought", "advise", "choose", "think"]

LEVELS: Final = ("squire", "knight", "duke", "queen")
"""From the kind beginner to the strongest, by name.

The squire sees half of what it could do and takes what scores most at once; the knight overlooks
nothing but thinks no further than its next domino (it is the bot ``greedy``); the duke weighs what
a kingdom may become; the queen also plays the rest of the game in her head, many times.
"""

_NAMES: Final = {
    "advice": ("Advice", "advise"),
    "levels": ("Level", "Thought", "choose", "think"),
    "opponents": ("BOTS", "Bot"),
}
__getattr__ = on_demand(__name__, _NAMES)


def __dir__() -> list[str]:
    return __all__
