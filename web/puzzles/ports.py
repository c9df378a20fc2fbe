"""A puzzle's ports, which report the choice instead of playing it, without advice or points."""

from __future__ import annotations

from collections.abc import Callable

from table.model.ports import Ports
from table.model.settings import OFF, Settings


def puzzle_ports(choose: Callable[[str], None]) -> Ports:
    """A puzzle's ports; ``choose`` receives the token of the player's choice."""
    return Ports(_without_coach, choose, hides_points=True)


def _without_coach(settings: Settings) -> Settings:
    return settings._replace(coach=OFF, handover=False)
