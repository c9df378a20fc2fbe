"""The ports for a game with friends; people here play only this device's seats."""

from __future__ import annotations

from collections.abc import Callable

from realmino import Game
from table.model.match import Match
from table.model.ports import Ports
from table.model.settings import OFF, Settings


def friends_ports(
    plays_bots: Callable[[], bool],
    changed: Callable[[], None],
    rematch: Callable[[], None],
    known: Callable[[Match], Game | None],
    own_seat: str = "",
    ask_undo: Callable[[], None] | None = None,
    allows_coach: bool = False,
) -> Ports:
    """The ports of a game that friends deal together.

    ``plays_bots`` says whether this device has to play a bot's turn, ``allows_coach`` whether
    friends have agreed to the coach. `Ports` explains the others.
    """

    def adapted(settings: Settings) -> Settings:
        return settings if allows_coach else settings._replace(coach=OFF)

    return Ports(
        adapted,
        plays=lambda seat: seat.is_person or (seat.is_bot and plays_bots()),
        own_seat=own_seat,
        deals=False,
        known=known,
        ask_undo=ask_undo,
        rematch=rematch,
        changed=changed,
    )
