"""The names of the bots."""

from typing import Final, NamedTuple


class LevelSpec(NamedTuple):
    """What a level is, for programs, forms and links."""

    letter: str
    """Its letter in links."""
    chooser: str
    """The function that chooses, as ``module:function`` of this package; see `levels`."""
    thinks: bool = False
    """Whether it spends the time that it gets. Others choose at once."""
    is_slow: bool = False
    """Whether a page needs a worker for it, because a choice takes more than milliseconds."""


LEVELS: Final = {
    "squire": LevelSpec("s", "squire:choose"),
    "knight": LevelSpec("k", "greedy:choose"),
    "duke": LevelSpec("d", "lookahead:choose", is_slow=True),
    "emperor": LevelSpec("q", "emperor:think", thinks=True, is_slow=True),
}
"""From the beginner to the strongest.

The squire overlooks much, most of all dominoes that are turned or far from the castle, and likes
large land. The knight overlooks nothing, but looks no further than its next domino (it is the bot
``greedy``). The duke weighs what a kingdom may become. The Emperor also simulates the next rounds
many times and solves the end.
"""

LETTERS: Final = {
    **{name: spec.letter for name, spec in LEVELS.items()},
    "greedy": "g",
    "random": "r",
}
"""All bots, with their letters in links."""

NAMES: Final = (*LETTERS,)
"""All bots."""

STRONGEST: Final = [*LEVELS][-1]
