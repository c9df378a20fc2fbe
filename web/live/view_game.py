"""A live game on the table: shows the friends, sends each choice and shows the others'."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import js

from browser.elements import announce, element
from browser.messages import say
from live import lobby
from live.page import Device
from live.room import Room
from live.table import LiveApp, begun
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
from live.view_room import OpenRoom
from live.view_strip import Strip
from realmino import Game
from realmino.together.fair import Refused
from realmino.together.letter import Letter
from saves.view import SavedGames
from table import view_settings
from table.bar import Shown
from table.match import Match
from table.session import Mode
from table.settings import Settings
from table.view import TableView
from table.view_bar import Bar
from together.shared import Shared, name_of, proof_text
from together.table import FarApp, Hooks

SECONDS: Final = 5
"""Seconds for which a gesture is shown."""
GESTURES: Final = {"well": Gesture.WELL_PLAYED, "thinking": Gesture.THINKING, "oops": Gesture.OOPS}
VIBRATION: Final = 200
"""Milliseconds for which a phone vibrates when it becomes the turn of a person here."""


class LiveGame:
    """A game on a table. ``by_link`` continues it by link; ``opened`` is its room.

    The room's code and this device's ``name`` are saved too, so that the player can return.
    """

    def __init__(
        self,
        saved: SavedGames,
        table: TableView,
        shared: Shared,
        name: str,
        allows_coach: bool,
        by_link: Callable[[], None],
    ) -> None:
        self._saved = saved
        self._table = table
        self._shared = shared
        self._name = name
        self._allows_coach = allows_coach
        self._by_link = by_link
        self.opened: OpenRoom | None = None
        self._gestures: dict[str, str] = {}
        self._presences: dict[str, Presence] = {}
        self._app: LiveApp | None = None
        self._was_mine = True
        self._waits = False
        self._may_choose = False
        self._strip: Strip | None = None
        self._bar: Bar | None = None

    # The table

    def app(self, match: Match, settings: Settings, mode: Mode) -> LiveApp:
        """The app for the table."""
        rematch = partial(self._clicked, "rematch")
        hooks = Hooks(lambda _: self._is_mine(), self._changed, rematch, self._known)
        ask_undo = partial(self._clicked, "undo")
        self._app = LiveApp(match, settings, mode, hooks, ask_undo, self._allows_coach)
        return self._app

    def begin(self, opened: OpenRoom) -> None:
        """Adds the friends and the bar, once the table shows the game."""
        self.opened = opened
        self._strip = Strip(element("table-screen"), self._clicked)
        label, is_there = say("live-bar"), lambda: self.is_there
        self._bar = Bar(self._table, "far-bar", label, self._clicked, is_there)
        self.show()

    @property
    def is_there(self) -> bool:
        """Whether the table shows this game."""
        return self._app is not None and self._table.app is self._app

    def end(self) -> None:
        """Removes the friends and the bar."""
        if self._strip and self._bar:
            self._strip.end()
            self._bar.end()
        self._strip = self._bar = None

    @property
    def _room(self) -> Room | None:
        return self.opened.room if self.opened else None

    def plays(self, room: Room) -> bool:
        """Whether this is a room's current game, and not the one before a rematch."""
        letter = room.letter
        return letter is not None and letter.identity == self._shared.letter.identity

    @property
    def shared(self) -> Shared:
        """The latest state of the game that this device knows."""
        room = self._room
        if room and room.shared and self.plays(room):
            self._shared = room.shared
        return self._shared

    def _is_mine(self) -> bool:
        """Whether this device has to make a choice now, for a person or a bot."""
        shared, room = self._shared, self._room
        return room.may_choose if room else shared.is_mine(*shared.letter.games)

    def _known(self, match: Match) -> Game | None:
        return self.shared.known(*match.games)

    def _changed(self, app: FarApp) -> None:
        """Sends a choice that has just been made here, and stores the game."""
        games, known = app.match.games, self._known(app.match)
        if app.mode is Mode.PLAYING and known and games[-1].number > known.number:
            self._play(self.shared.drafted(*games))
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
        if self.opened:
            self.opened.pump()

    def store(self, match: Match) -> None:
        """Stores the game, if it has changed."""
        game, opened = self._saved.games.get(self._saved.current or ""), self.opened
        if not (self.is_there and game and opened):
            return
        live = {"code": opened.code, "name": self._name, "coach": self._allows_coach}
        if self._room and self.plays(self._room):
            live["room"] = self._room.to_data()
        data = {**self.shared.to_data(match), "live": live}
        if game.together != data:
            self._saved.keep(match, data)
            self._saved.show()

    # What the room reports

    def show(self) -> None:
        """Shows the current state of the game and the people."""
        app = self._app
        if not app or not self.is_there or app.mode not in (Mode.PLAYING, Mode.HANDOVER):
            return
        match, could = begun(self.shared.match(), len(app.match.games)), self._may_choose
        self._may_choose = self._is_mine()
        is_other = match.games != app.match.games or match.seats != app.match.seats
        seat = match.game.state.to_act
        is_bots = seat is not None and match.seats[seat].is_bot
        if is_other or (is_bots and self._may_choose and not could):
            self._table.carry_out(app.show(match))
        self.store(app.match)
        self._notice_turn(match)
        if self._strip and self._bar:
            self._strip.show(self._devices(), self._menu())
            self._bar.show(self._shown(match))

    def _notice_turn(self, match: Match) -> None:
        """Vibrates when it becomes the turn of a person on this device."""
        seat = match.game.state.to_act
        is_mine = seat is not None and match.seats[seat].is_person
        is_new, self._was_mine = is_mine and not self._was_mine, is_mine
        can_vibrate = hasattr(js.navigator, "vibrate")  # not in Firefox and Safari
        if is_new and can_vibrate and view_settings.settings().vibration:
            js.navigator.vibrate(VIBRATION)

    def _devices(self) -> list[Device]:
        return lobby.devices(self._room, self._gestures) if self._room else []

    def heard(self, event: RoomEvent) -> None:
        """Handles an event of the room."""
        room = self._room
        if not room or not self.is_there:
            return
        match event:
            case Gestured(peer, gesture):
                self._show_gesture(peer, room.name_of(peer), gesture)
            case PersonChanged(peer):
                self._report_return(room, peer)
            case UndoDone(is_agreed):
                self._table.report(say("live-undo-done" if is_agreed else "live-undo-refused"))
            case Muted(peer):
                self._table.report(say("live-noisy", name=room.name_of(peer)), True)
            case OtherVersion(peer):
                self._table.report(say("live-newer", name=room.name_of(peer)), True)
            case Problem(_, refused):
                self._refuse(refused)

    def _report_return(self, room: Room, peer: str) -> None:
        """Reports that somebody is back. The bar says who is away once the game waits for them."""
        if peer not in room.people:
            return
        before = self._presences.get(peer)
        now = self._presences[peer] = room.people[peer].presence
        if now is Presence.PRESENT and before not in (None, now):
            self._waits = False
            self._table.report(say("live-back", name=room.name_of(peer)))

    def _show_gesture(self, peer: str, name: str, gesture: Gesture) -> None:
        text = say(f"live-{gesture.value}")
        self._gestures[peer] = text
        announce(say("live-gesture", name=name, gesture=text))

        def forget() -> None:
            if self._gestures.get(peer) == text:
                del self._gestures[peer]
                self.show()

        asyncio.get_event_loop().call_later(SECONDS, forget)

    # What can be done

    def _menu(self) -> dict[str, str]:
        """The buttons of the menu."""
        labels = {name: say(f"live-{name}") for name in GESTURES}
        return {**labels, "by-link": say("live-by-link")}

    def _shown(self, match: Match) -> Shown | None:
        """The content of the bar: the most urgent question or note."""
        room, opened = self._room, self.opened
        if not room or not opened:
            return Shown(say("live-connecting"), {}, is_urgent=False)
        if match.is_over:
            return self._shown_at_end(room)
        asker = room.undo_asked_by
        if asker == room.me:
            return Shown(say("live-undo-waits"), {})
        if asker:
            buttons = {"undo-yes": say("live-undo-yes"), "undo-no": say("live-undo-no")}
            return Shown(say("live-undo-asked", name=room.name_of(asker)), buttons)
        if self._shared.owner not in self._shared.letter.chance.present(match.number):
            return Shown(say("live-bot-plays", name=self._name), {}, is_urgent=False)
        if not opened.is_online and not self._friends_are_there(room):
            return Shown(say("live-offline"), {"by-link": say("live-by-link")}, is_urgent=False)
        return self._shown_while_away(room, match) if room.waiting_for else None

    def _friends_are_there(self, room: Room) -> bool:
        _, *others = room.people.values()
        return any(person.presence is Presence.PRESENT for person in others)

    def _shown_while_away(self, room: Room, match: Match) -> Shown:
        """Who is away, and what the others can decide."""
        letter = self.shared.letter
        names = [name_of(match, letter, owner) for owner in room.waiting_for]
        votes = room.votes
        if votes.get(self._shared.owner):
            return Shown(say("live-bot-waits"), {"wait": say("live-wait")}, is_urgent=False)
        link = {"by-link": say("live-by-link")}
        if not all(room.has_seen(owner) for owner in room.waiting_for):
            return Shown(say("live-not-here", names=names), link, is_urgent=False)
        bot, wait = {"bot": say("live-bot")}, {"wait": say("live-wait")}
        if any(votes.values()):
            return Shown(say("live-bot-asked", name=names[0]), bot | wait | link)
        text = say("live-away", names=names)
        if self._waits:
            return Shown(text, bot | link, is_urgent=False)
        return Shown(text, wait | bot | link)

    def _shown_at_end(self, room: Room) -> Shown:
        me, *others = room.people.values()
        again = {"rematch": say("live-rematch")} if others else {}
        asking = [person.name for person in others if person.wants_rematch]
        proof_button = {"proof": say("far-proof")}
        if me.wants_rematch:
            return Shown(say("live-rematch-waits"), proof_button, is_urgent=False)
        if asking:
            return Shown(say("live-rematch-asked", name=asking[0]), {**again, **proof_button})
        return Shown("", {**again, **proof_button}, is_urgent=bool(again))

    def _clicked(self, name: str) -> None:
        app, room = self._app, self._room
        if not app or not self.is_there:
            return
        if name == "proof":
            self._table.report(proof_text(app.match, self.shared.letter))
        elif name == "by-link":
            self._by_link()
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
            self._show_gesture(room.me, room.name_of(room.me), GESTURES[name])
        elif name == "undo":
            room.request_undo()
        elif name in ("undo-yes", "undo-no"):
            room.answer_undo(name == "undo-yes")
        elif name == "rematch":
            room.rematch()
        elif name in ("bot", "wait"):
            self._waits = name == "wait"
            for owner in room.waiting_for:
                room.vote(owner, name == "bot")

    def _refuse(self, refused: Refused) -> None:
        self._table.report(say(f"together-refused-{refused.key}", **refused.values), True)
