"""The settings that people choose for all their games."""

from typing import NamedTuple

OFF, ASK, WARN = COACH_MODES = "off", "ask", "warn"
"""Whether the coach says nothing, answers who asks, or also speaks up before a choice is made."""


class Settings(NamedTuple):
    """How people want to be asked, and how quickly bots play."""

    confirm: bool = False
    """Ask before a place or claim is taken; touch always asks."""
    handover: bool = False
    """Pause between people at one device."""
    pace: float = 0.9
    """How long a bot's turn takes at least, in seconds; 0: nothing should be waited for."""
    thinking: float = 1.0
    """How long a bot may think about a choice, in seconds."""
    points: bool = True
    """Show on the table what a choice brings."""
    coordinates: bool = False
    """Show the names of the squares."""
    sounds: bool = False
    """Let what happens be heard."""
    vibration: bool = False
    """Let what a person places, or may not, be felt."""
    coach: str = OFF
    """What the coach does: one of `COACH_MODES`."""
