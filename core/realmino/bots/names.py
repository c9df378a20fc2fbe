"""The names of the levels of opponents."""

from typing import Final

LEVELS: Final = ("squire", "knight", "duke", "queen")
"""From the kind beginner to the strongest, by name.

The squire overlooks much, most of all what is turned or far from the castle, and likes large land;
the knight overlooks nothing but thinks no further than its next domino (it is the bot ``greedy``);
the duke weighs what a kingdom may become; the queen also plays the rest of the game in her head,
many times.
"""
