"""The settings that people choose for all their games."""

from typing import NamedTuple

OFF, ASK, WARN = COACH_MODES = "off", "ask", "warn"
"""Whether the coach is off, answers questions, or also warns before choices."""


class Settings(NamedTuple):
    """Confirmations, the pace of bots, and other preferences."""

    confirm: bool = False
    """Ask for confirmation of a place or claim; touch always does."""
    handover: bool = False
    """Pause between people at one device."""
    pace: float = 0.9
    """The shortest time that a bot's turn takes, in seconds; 0 for no pauses."""
    thinking: float = 1.0
    """How long a bot may think about a choice, in seconds."""
    points: bool = True
    """Show the points of choices on the table."""
    coordinates: bool = False
    """Show the names of the squares."""
    sounds: bool = False
    """Play sounds."""
    vibration: bool = False
    """Vibrate when a person places something, and on refusals."""
    coach: str = OFF
    """What the coach does: one of `COACH_MODES`."""
