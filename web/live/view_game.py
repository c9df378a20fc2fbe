"""A live game on the table: shows the friends, and sends and shows choices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

import js

from browser.address import full_link
from browser.elements import announce, element
from browser.events import start_task
from browser.markup import Markup
from browser.messages import say
from friends.conflicts import common
from friends.shared import Shared, proof_text
from friends.table import friends_ports
from friends.view_table import FriendsTable, comparison, keep_aside
from live import bar, view_turn, waiting
from live.bar import GESTURES
from live.page import Device
from live.room import Room
from live.table import without_unstarted_games
from live.values import (
    Gesture,
    Gestured,
    Muted,
    OtherVersion,
    PersonChanged,
    Presence,
    Problem,
    RoomEvent,
    UndoDone,
)
from live.view_room import OpenRoom, now
from live.view_strip import Strip
from live.view_turn import TurnIndicator
from live.waiting import PATIENCE_SECONDS
from realmino import Game
from realmino.together.fair import Refused
from realmino.together.letter import Letter
from saves.view import SavedGames
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import Settings
from table.page import settings_menu
from table.page.view import TableView
from table.play.app import App
from table.wording.bar import Shown

GESTURE_SECONDS: Final = 5
"""Seconds for which a gesture is shown."""
VIBRATION_MS: Final = 200
"""Milliseconds of vibration when a person's turn begins on this device."""


class LivePageCallbacks(NamedTuple):
    """Callbacks to the page for the game on the table."""

    by_link: Callable[[], None]
    """Continues it by link."""
    stop: Callable[[], None]
    """Leaves the table."""
    show_link: Callable[[str, str], None]
    """Shows a link that can't be copied, and the message that goes with it."""
    show_page: Callable[[str, Markup], None]
    """Shows a page with a name in the dialog."""


class LiveGame:
    """A game on a table; ``open_room`` is its room.

    It also saves the room's code and this device's ``name``, so the player can return.
    """

    def __init__(
        self,
        saved: SavedGames,
        table: TableView,
        shared: Shared,
        name: str,
        allows_coach: bool,
        callbacks: LivePageCallbacks,
    ) -> None:
        self._table = FriendsTable(saved, table, callbacks.show_link)
        self._shared = shared
        self._name = name
        self.allows_coach = allows_coach
        self._callbacks = callbacks
        self.open_room: OpenRoom | None = None
        self._gestures: dict[str, str] = {}
        self._presences: dict[str, Presence] = {}
        self._was_mine = True
        self._waits = False
        self._may_choose = False
        self._strip: Strip | None = None
        self._turn_indicator = TurnIndicator()
        self._compared = ""
        self._seen: Letter | None = None
        self._started_at, self._has_reached = now(), False

    # The table

    def app(self, match: Match, settings: Settings, mode: Mode) -> App:
        """The app for the table."""
        ports = friends_ports(
            self._is_mine,
            self._on_choice,
            partial(self._on_click, "rematch"),
            self._known_game,
            ask_undo=partial(self._on_click, "undo"),
            allows_coach=self.allows_coach,
        )
        self._table.app = app = App(match, settings, mode, ports)
        return app

    def begin(self, open_room: OpenRoom) -> None:
        """Adds the friends and the bar, once the table shows the game."""
        self.open_room = open_room
        self._strip = Strip(element("table-screen"), self._on_click)
        self._table.show_bar(say("live-bar"), self._on_click)
        self.show()

    @property
    def is_on_table(self) -> bool:
        """Whether the table shows this game."""
        return self._table.is_on_table

    def end(self) -> None:
        """Removes the friends and the bar."""
        if self._strip:
            self._strip.end()
        self._strip = None
        self._table.end()
        self._turn_indicator.end()

    @property
    def _room(self) -> Room | None:
        return self.open_room.room if self.open_room else None

    def plays(self, room: Room) -> bool:
        """Whether this is a room's current game, and not the one before a rematch."""
        letter = room.letter
        return letter is not None and letter.identity == self._shared.letter.identity

    @property
    def shared(self) -> Shared:
        """The latest known state of the game."""
        room = self._room
        if room and room.shared and self.plays(room):
            self._shared = room.shared
        return self._shared

    def _is_mine(self) -> bool:
        """Whether this device has to make a choice now, for a person or a bot."""
        shared, room = self._shared, self._room
        return room.may_choose if room else shared.is_mine(*shared.letter.games)

    def _known_game(self, match: Match) -> Game | None:
        return self.shared.known_game(*match.games)

    def _on_choice(self) -> None:
        """Sends a choice just made here, and stores the game."""
        app = self._table.app
        if not app:
            return
        games, known = app.match.games, self._known_game(app.match)
        if app.mode is Mode.PLAYING and known and games[-1].number > known.number:
            self._play(self.shared.with_draft(*games))
            # The table is still carrying out this choice.
            asyncio.get_event_loop().call_soon(self._pump)
        self.store(app.match)

    def _play(self, letter: Letter) -> None:
        if self._room:
            try:
                self._room.play(letter)
            except Refused as refused:
                self._refuse(refused)
        else:  # not connected yet
            letter = letter.give(self._shared.owner, self._shared.secret)
            self._shared = Shared(letter, self._shared.owner, self._shared.secret)

    def _pump(self) -> None:
        if self.open_room:
            self.open_room.pump()

    def store(self, match: Match) -> None:
        """Stores the game if it has changed."""
        open_room = self.open_room
        if not (self.is_on_table and open_room):
            return
        live = {"code": open_room.code, "name": self._name, "coach": self.allows_coach}
        if self._room and self.plays(self._room):
            live["room"] = self._room.to_data()
        self._table.store(match, {**self.shared.to_data(match), "live": live})

    # Events

    def show(self) -> None:
        """Shows the current state of the game and the people."""
        app = self._table.app
        if not app or not self.is_on_table or app.mode not in (Mode.PLAYING, Mode.HANDOVER):
            return
        match, could = (
            without_unstarted_games(self.shared.match(), len(app.match.games)),
            self._may_choose,
        )
        self._may_choose = self._is_mine()
        is_other = match.games != app.match.games or match.seats != app.match.seats
        seat = match.game.state.to_act
        is_bots = seat is not None and match.seats[seat].is_bot
        if is_other or (is_bots and self._may_choose and not could):
            self._table.view.carry_out(app.show(match, common(app.match.game, match.game)))
        self.store(app.match)
        self._notice_turn(match)
        if self._strip and self._table.bar:
            self._strip.show(self._devices(), *self._others(match), self._menu())
            self._table.bar.show(self._bar_content(match))

    def _notice_turn(self, match: Match) -> None:
        """Vibrates and shows an indicator when a person's turn begins on this device."""
        seat = match.game.state.to_act
        is_mine = seat is not None and match.seats[seat].is_person
        is_new, was_mine, self._was_mine = is_mine and not self._was_mine, self._was_mine, is_mine
        if is_new:
            self._turn_indicator.show()
            if settings_menu.can_vibrate() and settings_menu.settings().vibration:
                js.navigator.vibrate(VIBRATION_MS)
        elif was_mine and not is_mine:
            self._turn_indicator.clear()

    def _devices(self) -> list[Device]:
        return waiting.devices(self._room, self._gestures) if self._room else []

    def _others(self, match: Match) -> tuple[int, str]:
        """The number of watchers, and whom the game waits for."""
        room, open_room = self._room, self.open_room
        if not room or not open_room or match.is_over:
            return 0, ""
        text = bar.waiting_text(self._shared, match, open_room.since_choice)
        return waiting.watchers(room), text

    def handle(self, event: RoomEvent) -> None:
        """Handles one of the room's events."""
        room = self._room
        if not room or not self.is_on_table:
            return
        match event:
            case Gestured(peer, gesture):
                self._show_gesture(peer, room.peer_name(peer), gesture)
            case PersonChanged(peer):
                self._report_return(room, peer)
            case UndoDone(is_agreed):
                self._table.view.report(say("live-undo-done" if is_agreed else "live-undo-refused"))
            case Muted(peer):
                self._table.view.report(say("live-noisy", name=room.peer_name(peer)), True)
            case OtherVersion(peer):
                self._table.view.report(say("live-newer", name=room.peer_name(peer)), True)
            case Problem(_, refused):
                self._refuse(refused)

    def _report_return(self, room: Room, peer: str) -> None:
        """Reports a return. The bar reports an absence once the game waits for somebody."""
        if peer not in room.people:
            return
        if waiting.watches(room.people[peer]) or not room.people[peer].name:
            return
        before = self._presences.get(peer)
        now = self._presences[peer] = room.people[peer].presence
        if now is Presence.PRESENT and before not in (None, now):
            self._waits = False
            self._table.view.report(say("live-back", name=room.peer_name(peer)))

    def _show_gesture(self, peer: str, name: str, gesture: Gesture) -> None:
        text = say(f"live-{gesture.value}")
        self._gestures[peer] = text
        announce(say("live-gesture", name=name, gesture=text))

        def forget() -> None:
            if self._gestures.get(peer) == text:
                del self._gestures[peer]
                self.show()

        asyncio.get_event_loop().call_later(GESTURE_SECONDS, forget)

    # Actions

    def _menu(self) -> Mapping[str, str]:
        """The menu's buttons."""
        return bar.menu(self._room, view_turn.notifies())

    def _bar_content(self, match: Match) -> Shown | None:
        """The bar's content."""
        room = self._room
        self._has_reached |= room is not None and room.can_reach
        is_new = not self._has_reached and now() - self._started_at < PATIENCE_SECONDS
        if not room or is_new:
            return Shown(say("live-connecting"), {}, is_urgent=False)
        return bar.bar_content(room, self._shared, match, self._name, waits=self._waits)

    def _on_click(self, name: str) -> None:
        app, room = self._table.app, self._room
        if not app or not self.is_on_table:
            return
        if name == "proof":
            self._table.view.report(proof_text(app.match, self.shared.letter))
        elif name == "by-link":
            self._callbacks.by_link()
        elif name == "compare" and room:
            self._compare(room)
        elif name == "stop":
            self._callbacks.stop()
        elif name == "notify":
            start_task(self._switch_notifications())
        elif name == "invite-watch":
            start_task(self._invite_to_watch())
        elif room:
            try:
                self._ask(room, name)
            except Refused as refused:
                self._refuse(refused)
            self._pump()

    def _ask(self, room: Room, name: str) -> None:
        """Carries out a button's action; raises `Refused`."""
        if name in GESTURES:
            room.gesture(GESTURES[name])
            self._show_gesture(room.me, room.peer_name(room.me), GESTURES[name])
        elif name == "undo":
            room.request_undo()
        elif name in ("undo-yes", "undo-no"):
            room.answer_undo(name == "undo-yes")
        elif name == "rematch":
            room.rematch()
        elif name in ("bot-for-me", "play-again"):
            room.let_bot_play(name == "bot-for-me")
        elif name in ("bot", "wait"):
            self._waits = name == "wait"
            for owner in room.waiting_for:
                room.vote(owner, name == "bot")

    def _compare(self, room: Room) -> None:
        """Shows another version of the game beside ours."""
        self._compared = room.version_question or next(iter(room.versions), "")
        if self._compared:
            self._seen = other = room.versions[self._compared].letter
            self._callbacks.show_page("versions", comparison(self.shared, other))

    def decide(self, is_switch: bool) -> None:
        """Continues one version of the game, and keeps the other one in the list."""
        if room := self._room:
            try:
                peer, seen = self._compared, self._seen
                other = room.switch(peer, seen) if is_switch else room.reject(peer)
            except Refused as refused:
                self._refuse(refused)
                return
            keep_aside(self._table.saved, other)
            self._pump()

    async def _switch_notifications(self) -> None:
        if text := await view_turn.switch():
            self._table.view.report(text)
        self.show()

    async def _invite_to_watch(self) -> None:
        """Shares the room's link, with which others can watch."""
        if not self.open_room:
            return
        link, message = full_link(f"room={self.open_room.code}"), say("live-message-watch")
        await self._table.send(link, message)

    def _refuse(self, refused: Refused) -> None:
        self._table.view.report(say(f"together-refused-{refused.key}", **refused.values), True)
