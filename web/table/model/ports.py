"""Ports: what a table asks the feature that has put a match on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from table.model.match import Match, Seat
from table.model.settings import Settings

if TYPE_CHECKING:
    from realmino import Game


class Ports(NamedTuple):
    """What a feature decides about its match; by default, this device alone plays the match."""

    adapted: Callable[[Settings], Settings] = lambda settings: settings
    """Returns the settings to use instead of the player's."""
    choose: Callable[[str], None] | None = None
    """Takes the token of each choice; without it, the table plays the choice.

    With it, nothing leaves the position on the table.
    """
    hides_points: bool = False
    """Whether nothing shows what a choice scores."""
    plays: Callable[[Seat], bool] = lambda _: True
    """Whether this device now plays a seat."""
    own_seat: str = ""
    """The seat whose kingdom is shown large if no person plays on this device."""
    deals: bool = True
    """Whether the table deals; otherwise deals come with `App.show`."""
    known: Callable[[Match], Game | None] = lambda _: None
    """Returns friends' version of the game on the table; None if it hasn't begun there."""
    ask_undo: Callable[[], None] | None = None
    """Asks friends to undo a choice; without it, moves that friends know stay."""
    rematch: Callable[[], None] | None = None
    """Arranges another match; without it, the table begins one."""
    changed: Callable[[], None] = lambda: None
    """Called after every change, before its effects are carried out."""


LOCAL: Final = Ports()
"""The ports of a match that this device alone plays."""
