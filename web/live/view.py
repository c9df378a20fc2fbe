"""Live play: opens and leaves rooms, and shows their games on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from browser.events import start_task
from friends.shared import Shared, owner_name
from friends.view import Friends
from live import codes
from live.room import Room
from live.table import without_unstarted_games
from live.values import RoomEvent, Started
from live.view_game import LiveGame, LivePageCallbacks
from live.view_lobby import CreateRoom, LobbyDialog
from live.view_room import OpenRoom, now
from realmino.together.fair import joint_hash
from table.model.match import Match


class Live:
    """Live games."""

    def __init__(self, friends: Friends) -> None:
        self._friends = friends
        self._saved = friends.saved
        self._host = friends.host
        self.open_room: OpenRoom | None = None
        """The room that this device is in."""
        self._game: LiveGame | None = None
        self._lobby = LobbyDialog(self._host, self)

    # Rooms

    def enter(self, code: str = "") -> None:
        """Opens the unfinished game in a code's room, or the form to open or join a room."""
        read = codes.read(code)
        if read and (self.resume(read) or (self.open_room and self.open_room.code == read)):
            return
        self.leave()
        self._lobby.enter(code)

    def resume(self, code: str) -> bool:
        """Opens the unfinished game in a code's room; returns whether there is one."""
        for id, game in self._saved.games.items():
            live = (game.friends or {}).get("live") or {}
            if live.get("code") == code and not game.progress.is_over:
                start_task(self._host.open_game(id, True))
                return True
        return False

    def play_by_link(self) -> None:
        """Opens the form for a game by link."""
        self._friends.invite()

    def open(self, code: str, create_room: Room | CreateRoom) -> None:
        """Opens a code's room after leaving any other."""
        self.leave()
        self._lobby.begin()
        self.open_room = OpenRoom(
            code, create_room, self._handle, self._show, self._saved.wait_until_stored
        )

    def leave(self, *, for_good: bool = False) -> None:
        """Leaves the room, and removes the parts around the table.

        ``for_good`` notifies the others.
        """
        open_room, self.open_room = self.open_room, None
        game, self._game = self._game, None
        if open_room:
            open_room.leave(for_good=for_good)
        if game:
            game.end()

    def _show(self) -> None:
        """Shows the room's current state in the dialog, or around the table during a game."""
        game, room = self._game, self.open_room.room if self.open_room else None
        if game and not game.is_on_table:
            self.leave()
        elif room and room.letter:
            if game:
                game.show()
        elif not (game and room is None):
            self._lobby.show()

    def _handle(self, event: RoomEvent) -> None:
        room = self.open_room.room if self.open_room else None
        if not room:
            return
        if isinstance(event, Started):
            if not (self._game and self._game.plays(room)):
                self._begin(room)
        elif self._game and room.letter:
            self._game.handle(event)
        else:
            self._lobby.handle(room, event)

    # The table

    def _begin(self, room: Room) -> None:
        """Shows a started game on the table, and saves it if it's played here."""
        shared = room.shared
        assert shared
        coach = bool(room.plan and room.plan.allow_coach)
        if room.is_watching:
            self._saved.leave()
        else:
            self._saved.begin()
            self._saved.keep(shared.match(), self._data(shared, shared.match(), coach))
        self._saved.show()
        self._show_game(shared, shared.match(), coach)

    def _data(self, shared: Shared, match: Match, coach: bool) -> dict[str, Any]:
        """The initial data to save with a game."""
        code = self.open_room.code if self.open_room else ""
        live = {"code": code, "name": self._lobby.name, "coach": coach}
        return {**shared.to_data(match), "live": live}

    def _show_game(self, shared: Shared, match: Match, coach: bool) -> None:
        open_room, before = self.open_room, self._game
        assert open_room
        self._lobby.close()
        if before:
            before.end()
        table, by_link = self._host.ensure_table(), lambda: start_task(self.go_by_link())
        pages = self._lobby.show_link, self._lobby.show_page
        callbacks = LivePageCallbacks(by_link, self._stop_watching, *pages)
        game = LiveGame(self._saved, table, shared, self._lobby.name, coach, callbacks)
        self._game = game
        self._host.open_match(match, app=game.app)
        game.begin(open_room)

    def decide(self, is_switch: bool) -> None:
        """Continues our version of the game on the table, or the other one."""
        game, room = self._game, self.open_room.room if self.open_room else None
        if not game or not room or not room.letter:
            return
        game.decide(is_switch)
        if is_switch and room.shared:
            self._show_game(room.shared, room.shared.match(), game.allows_coach)

    def _stop_watching(self) -> None:
        self.leave(for_good=True)
        self._host.leave_table()

    async def open_match(self, match: Match, watched: str, data: Mapping[str, Any]) -> None:
        """Shows a saved game on the table and returns to its room.

        ``watched`` is the id of a game that another tab plays.
        """
        if watched:
            self._host.open_match(match, watched=watched)
            return
        shared, live = Shared.from_data(data), data["live"]
        name = self._lobby.name = str(live["name"])

        def create_room(me: str, at: float) -> Room:
            return Room(me, name, shared.secret, shared=shared, now=at)

        stored = live.get("room")
        self.open(
            str(live["code"]), Room.from_data(stored, shared, now()) if stored else create_room
        )
        self._show_game(
            shared, without_unstarted_games(shared.match(), len(match.games)), bool(live["coach"])
        )

    async def go_live(self, shared: Shared) -> None:
        """Continues a game by link live, in a room whose code is derived from the game."""
        match = shared.match()
        live = {
            "code": codes.code_from(joint_hash(b"realmino room", shared.letter.identity)),
            "name": owner_name(match, shared.letter, shared.owner),
            "coach": False,
        }
        data = {**shared.to_data(match), "live": live}
        self._saved.keep(match, data)
        await self.open_match(match, "", data)

    def holds(self, id: str) -> bool:
        """Whether a saved game is on the table and played live."""
        return self._game is not None and self._game.is_on_table and self._saved.current == id

    async def go_by_link(self) -> None:
        """Continues the game on the table by link."""
        game = self._game
        if not game or not game.is_on_table:
            return
        shared = replace(game.shared, sent=False)
        match = shared.match()
        self.leave(for_good=True)
        self._saved.keep(match, shared.to_data(match))
        self._saved.show()
        await self._friends.open_match(match, "")
