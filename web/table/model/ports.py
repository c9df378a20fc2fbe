"""Ports: the decisions that a table leaves to the feature that has put a match on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from table.model.match import Match, Seat
from table.model.settings import Settings

if TYPE_CHECKING:
    from realmino import Game


class Ports(NamedTuple):
    """A feature's decisions about its match; by default, this device alone plays the match."""

    adapted: Callable[[Settings], Settings] = lambda settings: settings
    """Returns the settings to use instead of the player's."""
    choose: Callable[[str], None] | None = None
    """Takes the token of each choice; without it, the table plays the choice.

    With it, the table stays at its position: it offers no undo and no other game.
    """
    hides_points: bool = False
    """Whether the points of choices are hidden."""
    plays: Callable[[Seat], bool] = lambda _: True
    """Whether this device now plays a seat."""
    own_seat: str = ""
    """The seat whose kingdom is shown large if no person plays on this device."""
    deals: bool = True
    """Whether the table deals; otherwise deals come with `App.show`."""
    known: Callable[[Match], Game | None] = lambda _: None
    """Returns the friends' version of the game on the table; None if they haven't begun it."""
    ask_undo: Callable[[], None] | None = None
    """Asks friends to undo a choice; without it, moves that friends know can't be undone."""
    rematch: Callable[[], None] | None = None
    """Arranges another match; without it, the table begins one."""
    changed: Callable[[], None] = lambda: None
    """Called after every change, before its effects are carried out."""


LOCAL: Final = Ports()
"""The ports of a match that this device alone plays."""
