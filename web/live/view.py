"""Playing live: opens and joins rooms, and puts their games on the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from os import urandom
from typing import Any

from browser.address import address_of
from browser.events import start_task
from browser.markup import Markup
from browser.messages import say
from live import codes, lobby, page, view_qr
from live.room import Room
from live.table import begun
from live.values import (
    Muted,
    OtherVersion,
    PersonChanged,
    Plan,
    Presence,
    Problem,
    RoomEvent,
    Started,
)
from live.view_carrier import relays
from live.view_dialog import LiveDialog
from live.view_game import LiveGame
from live.view_room import OpenRoom, now
from realmino import NotationError
from realmino.together.fair import SIZE, Refused, hashed
from saves.view import SavedGames
from table.match import YOU, Match
from table.names import clean
from together import view_share
from together.shared import Shared, name_of
from together.view import FarHost, Open

SitByLink = Callable[[Match, str], Coroutine[Any, Any, None]]


class Live:
    """Live games. ``open_game`` opens a saved game, ``sit_by_link`` continues a game by link."""

    def __init__(
        self, saved: SavedGames, host: FarHost, open_game: Open, sit_by_link: SitByLink
    ) -> None:
        self._saved = saved
        self._host = host
        self._open_game = open_game
        self._sit_by_link = sit_by_link
        self._dialog = LiveDialog(self._act, self._closed)
        self._opened: OpenRoom | None = None
        self._game: LiveGame | None = None
        self._plan: Plan | None = None
        self._secret = b""
        self._has_sat = False
        self._name = ""
        self._picture = Markup()
        self._shown: tuple[page.WaitingRoom, Markup] | None = None

    # The room before the game

    def enter(self, code: str = "") -> None:
        """Opens the unfinished game of a code's room, or the form to open or join a room."""
        read = codes.read(code) if code else ""
        for id, game in self._saved.games.items():
            live = (game.together or {}).get("live") or {}
            if read and live.get("code") == read and not game.progress.is_over:
                start_task(self._open_game(id, True))
                return
        if self._opened and self._opened.code == read:
            return
        self._leave()
        self._dialog.show("enter", page.enter(self._own_name(), read, relays()))
        if code and not read:
            self._dialog.report(say("live-code-wrong"))

    def _own_name(self) -> str:
        """The first player's name in the set-up form."""
        try:
            own = self._host.form_match().seats[0].name
        except NotationError:
            return ""
        return "" if own == YOU else own

    def _act(self, act: str, given: Mapping[str, str]) -> None:
        room = self._opened.room if self._opened else None
        if act in ("open", "join"):
            self._join(act == "open", given)
        elif act == "leave":
            self._dialog.close()
        elif room and self._opened:
            try:
                self._change(room, act, given)
            except Refused as refused:
                self._report(refused)
            self._shown = None  # a field may show what was refused
            self._opened.pump()

    def _join(self, leads: bool, given: Mapping[str, str]) -> None:
        name, code = clean(given["name"]), codes.read(given.get("code", ""))
        if not name:
            self._dialog.report(say("live-name-missing"))
        elif not leads and not code:
            self._dialog.report(say("live-code-wrong"))
        elif not leads or self._has_plan():
            self._name, self._secret = name, urandom(SIZE)
            self._picture = Markup()
            self._dialog.show("connecting", page.sentence(say("live-connecting")))
            self._open(codes.new_code() if leads else code, self._lead if leads else self._follow)
            assert self._opened
            start_task(self._draw(address_of(f"room={self._opened.code}")))

    def _has_plan(self) -> bool:
        """Whether the set-up form has a valid game; if not, reports what is wrong."""
        try:
            self._plan = lobby.plan_like(self._host.form_match())
        except NotationError as error:
            self._dialog.report(str(error))
            return False
        return True

    async def _draw(self, link: str) -> None:
        self._picture = await view_qr.drawn(link, say("live-qr"))
        self._show()

    def _lead(self, me: str, at: float) -> Room:
        return Room(me, self._name, self._secret, self._plan, now=at)

    def _follow(self, me: str, at: float) -> Room:
        return Room(me, self._name, self._secret, now=at)

    def _change(self, room: Room, act: str, given: Mapping[str, str]) -> None:
        """Carries out the action of a button or a field in the waiting room; raises `Refused`."""
        match act:
            case "sit":
                room.sit(int(given["seat"]))
            case "stand":
                room.stand(int(given["seat"]))
            case "ready":
                room.ready(not room.people[room.me].is_ready)
            case "start":
                room.start()
            case _ if room.plan:
                room.propose(lobby.changed(room.plan, act, given))

    def _closed(self) -> None:
        """Leaves the room unless a game has begun in it."""
        if self._opened and not (self._opened.room and self._opened.room.letter):
            self._leave(for_good=True)

    def _leave(self, *, for_good: bool = False) -> None:
        """Closes the connection and removes the parts around the table."""
        opened, self._opened = self._opened, None
        game, self._game = self._game, None
        if opened:
            opened.leave(for_good=for_good)
        if game:
            game.end()

    # What happens in the room

    def _open(self, code: str, make: Room | Callable[[str, float], Room]) -> None:
        self._leave()
        self._has_sat, self._shown = False, None
        self._opened = OpenRoom(code, make, self._heard, self._show, self._saved.kept)

    def _show(self) -> None:
        """Shows the room's current state: in the dialog before a game, else around the table."""
        opened, game = self._opened, self._game
        if not opened:
            return
        room = opened.room
        if game and not game.is_there:
            self._leave()
        elif room and not room.letter:
            self._show_waiting(room, opened.code)
        elif game:
            game.show()

    def _show_waiting(self, room: Room, code: str) -> None:
        plan, me = room.plan, room.me
        if plan is None:
            return
        if not self._has_sat and plan.free and me not in plan.peers:
            room.sit(plan.free[0])
        self._has_sat = True
        link, can_share = address_of(f"room={code}"), view_share.can_share()
        waiting = lobby.waiting_room(room, room.plan or plan, code, link, can_share)
        if (waiting, self._picture) != self._shown:
            self._shown = waiting, self._picture
            inside = page.waiting_room(waiting, self._picture)
            self._dialog.show("waiting", inside, page.waiting_buttons(waiting))

    def _heard(self, event: RoomEvent) -> None:
        room = self._opened.room if self._opened else None
        if not room:
            return
        if isinstance(event, Started):
            if not (self._game and self._game.plays(room)):
                self._begin(room)
        elif self._game and room.letter:
            self._game.heard(event)
        else:
            self._heard_before(room, event)

    def _heard_before(self, room: Room, event: RoomEvent) -> None:
        """Reports an event before a game."""
        match event:
            case PersonChanged(peer) if peer in room.people and peer != room.me:
                person = room.people[peer]
                key = "entered" if person.presence is Presence.PRESENT else "gone"
                self._dialog.report(say(f"live-{key}", name=person.name))
            case Muted(peer) if peer in room.people:
                self._dialog.report(say("live-noisy", name=room.name_of(peer)))
            case OtherVersion(peer):
                self._dialog.report(say("live-newer", name=room.name_of(peer)))
            case Problem(_, refused):
                self._report(refused)

    def _report(self, refused: Refused) -> None:
        self._dialog.report(say(f"together-refused-{refused.key}", **refused.values))

    # The table

    def _begin(self, room: Room) -> None:
        """Puts a game that has started on the table, and saves it."""
        shared = room.shared
        assert shared
        coach = bool(room.plan and room.plan.allow_coach)
        self._saved.begin()
        self._saved.keep(shared.match(), self._data(shared, shared.match(), coach))
        self._saved.show()
        self._sit(shared, shared.match(), coach)

    def _data(self, shared: Shared, match: Match, coach: bool) -> dict[str, Any]:
        """The data to save with a game at its beginning."""
        code = self._opened.code if self._opened else ""
        live = {"code": code, "name": self._name, "coach": coach}
        return {**shared.to_data(match), "live": live}

    def _sit(self, shared: Shared, match: Match, coach: bool) -> None:
        opened, before = self._opened, self._game
        assert opened
        self._shown = None
        self._dialog.close()
        if before:
            before.end()
        table = self._host.lay_table()
        by_link = lambda: start_task(self.go_by_link())  # noqa: E731
        game = LiveGame(self._saved, table, shared, self._name, coach, by_link)
        self._game = game
        self._host.sit_down(match, app=game.app)
        game.begin(opened)

    async def sit_down(self, match: Match, watched: str, data: Mapping[str, Any]) -> None:
        """Puts a saved game on the table and returns to its room.

        A game that another tab plays is only watched (``watched``).
        """
        if watched:
            self._host.sit_down(match, watched=watched)
            return
        shared, live = Shared.of_data(data), data["live"]
        self._name = str(live["name"])

        def make(me: str, at: float) -> Room:
            return Room(me, self._name, shared.secret, shared=shared, now=at)

        stored = live.get("room")
        self._open(str(live["code"]), Room.of_data(stored, shared, now()) if stored else make)
        self._sit(shared, begun(shared.match(), len(match.games)), bool(live["coach"]))

    async def go_live(self, shared: Shared) -> None:
        """Continues a game by link live, in a room whose code is derived from the game."""
        match = shared.match()
        live = {
            "code": codes.code_of(hashed(b"realmino room", shared.letter.identity)),
            "name": name_of(match, shared.letter, shared.owner),
            "coach": False,
        }
        data = {**shared.to_data(match), "live": live}
        self._saved.keep(match, data)
        await self.sit_down(match, "", data)

    def holds(self, id: str) -> bool:
        """Whether a saved game is on the table and played live."""
        return self._game is not None and self._game.is_there and self._saved.current == id

    async def go_by_link(self) -> None:
        """Continues the game on the table by link."""
        game = self._game
        if not game or not game.is_there:
            return
        shared = replace(game.shared, sent=False)
        match = shared.match()
        self._leave(for_good=True)
        self._saved.keep(match, shared.to_data(match))
        self._saved.show()
        await self._sit_by_link(match, "")
