"""What people choose for all their games."""

from typing import NamedTuple


class Settings(NamedTuple):
    """How people want to be asked."""

    confirm: bool = False
    """Ask before a place or claim is taken; touch always asks."""
    handover: bool = False
    """Pause between people at one device."""
