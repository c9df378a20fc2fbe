"""The names of the bots."""

from typing import Final

LEVELS: Final = ("squire", "knight", "duke", "queen")
"""From the beginner to the strongest.

The squire overlooks much, most of all dominoes that are turned or far from the castle, and likes
large land. The knight overlooks nothing, but looks no further than its next domino (it is the bot
``greedy``). The duke weighs what a kingdom may become. The queen also simulates the rest of the
game many times.
"""

NAMES: Final = (*LEVELS, "greedy", "random")
"""All bots. In links, a bot is the first letter of its name."""
