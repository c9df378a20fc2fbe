"""The dialog before a live game: the form, the first wait and the waiting room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import urandom
from typing import Final, NamedTuple, Protocol

import js

from browser import storage
from browser.address import full_link
from browser.dates import date_text, today
from browser.events import start_task
from browser.markup import Markup
from browser.messages import say
from friends import view_host, view_share
from friends.page import paragraph
from friends.view_dialog import FriendsDialog
from live import codes, page, page_waiting, view_qr, waiting
from live.page import Entry, WaitStep
from live.page_waiting import WaitingRoom
from live.room import Room
from live.values import Muted, OtherVersion, PersonChanged, Plan, Presence, Problem, RoomEvent
from live.view_carrier import relays
from live.view_room import OpenRoom, now
from live.waiting import Patience
from realmino import NotationError
from realmino.together.fair import SECRET_SIZE, Refused
from saves.view_host import Host
from table.model.names import clean

NOTE: Final = "rooms"
"""The stored note with the recent rooms."""
WIDE: Final = "(min-width: 44rem) and (min-height: 36rem)"
"""Screens with room for everything in the waiting room."""

CreateRoom = Callable[[str, float], Room]


class Rooms(Protocol):
    """Opens and leaves rooms."""

    @property
    def open_room(self) -> OpenRoom | None:
        """The room that this device is in."""

    def open(self, code: str, create_room: CreateRoom) -> None:
        """Opens a code's room after leaving any other."""

    def leave(self, *, for_good: bool = False) -> None:
        """Leaves the room; ``for_good`` notifies the others."""

    def resume(self, code: str) -> bool:
        """Opens the unfinished game in a code's room; returns whether there is one."""

    def play_by_link(self) -> None:
        """Opens the form for a game by link."""

    def decide(self, is_switch: bool) -> None:
        """Continues our version of the game on the table, or the other one."""


class ShownRoom(NamedTuple):
    """The waiting room's contents, which are redrawn only if they change."""

    room: WaitingRoom
    picture: Markup


class LobbyDialog:
    """The dialog, from its first page to the start of a game."""

    def __init__(self, host: Host, rooms: Rooms) -> None:
        self._saved = host.saved
        self._host = host
        self._rooms = rooms
        self._dialog = FriendsDialog("live-dialog", say("live-title"), self._act, self._on_close)
        self._plan: Plan | None = None
        self._secret = b""
        self._has_sat = False
        self.name = ""
        """This person's name."""
        self._picture = Markup()
        self._shown: ShownRoom | None = None
        self._patience = Patience(now())
        self._keeps_waiting = False
        self._asked = ""
        self._here: set[str] = set()

    # The form

    def enter(self, code: str = "") -> None:
        """Opens the form to open or join a room; ``code`` is an invitation's, in any format."""
        read = codes.read(code) if code else ""
        if read:
            _note_room(read)
        recent = [(room.code, date_text(room.day, month="short")) for room in _noted_rooms()]
        entry = Entry(
            self.name or view_host.player_name(self._host),
            read,
            relays(),
            recent,
            view_host.is_new(self._saved),
            view_host.is_storage_unavailable(self._saved),
        )
        self._dialog.show(page.enter(entry), name="enter")
        if code and not read:
            self._dialog.report(say("live-code-wrong"))

    def _act(self, act: str, fields: Mapping[str, str]) -> None:
        match act:
            case "open" | "join" | "recent":
                self._join(act == "open", fields)
            case "open-here" if self._rooms.open_room and self._has_plan():
                self._open(self._rooms.open_room.code, self._lead)
            case "other-code":
                self._rooms.leave(for_good=True)
                self.enter()
            case "keep-waiting":
                self._keeps_waiting = True
                self.show()
            case "leave":
                self.close()
            case "by-link":
                self.close()
                self._rooms.play_by_link()
            case "version-keep" | "version-switch":
                self.close()
                self._rooms.decide(act == "version-switch")
            case "learn":
                self.name = clean(fields["name"]) or self.name
                self._learn(codes.read(fields.get("code", "")))
            case _:
                self._act_in_room(act, fields)

    def _learn(self, code: str) -> None:
        """Starts a lesson, then shows the invitation again."""
        self.close()
        start_task(view_host.learn_first(self._host, lambda: self.enter(code)))

    def _join(self, leads: bool, fields: Mapping[str, str]) -> None:
        name, code = clean(fields["name"]), codes.read(fields.get("code", ""))
        if not name:
            self._dialog.report(say("live-name-missing"))
        elif not leads and not code:
            self._dialog.report(say("live-code-wrong"))
        elif leads or not self._rooms.resume(code):
            self.name = name
            if not leads:
                self._open(code, self._follow)
            elif self._has_plan():
                self._open(codes.new_code(), self._lead)

    def _has_plan(self) -> bool:
        """Whether the set-up form has a valid game; if not, reports the problem."""
        try:
            self._plan = waiting.plan_like(self._host.form_match())
        except NotationError as error:
            self._dialog.report(str(error))
            return False
        return True

    def _open(self, code: str, create_room: CreateRoom) -> None:
        self._secret = urandom(SECRET_SIZE)
        self._patience, self._keeps_waiting = Patience(now()), False
        self._picture = Markup()
        _note_room(code)
        self._rooms.open(code, create_room)
        self.show()
        start_task(self._draw(code))

    async def _draw(self, code: str) -> None:
        picture = await view_qr.qr_svg(full_link(f"room={code}"), say("live-qr"))
        open_room = self._rooms.open_room
        if open_room and open_room.code == code:
            self._picture = picture
            self.show()

    def _lead(self, me: str, at: float) -> Room:
        return Room(me, self.name, self._secret, self._plan, now=at)

    def _follow(self, me: str, at: float) -> Room:
        return Room(me, self.name, self._secret, now=at)

    # The room

    def begin(self) -> None:
        """Forgets the previous room when another one is opened."""
        self._has_sat, self._shown, self._asked = False, None, ""
        self._here.clear()

    def _act_in_room(self, act: str, fields: Mapping[str, str]) -> None:
        open_room = self._rooms.open_room
        room = open_room.room if open_room else None
        if not open_room or not room:
            return
        asked, self._asked = self._asked, ""
        try:
            if act == "remove" and asked != fields["peer"]:
                self._asked = fields["peer"]
            else:
                self._change(room, act, fields)
        except Refused as refused:
            self._report(refused)
        self._shown = None  # a field may show a refused value
        open_room.pump()

    def _change(self, room: Room, act: str, fields: Mapping[str, str]) -> None:
        """Carries out an action in the waiting room; raises `Refused`."""
        match act:
            case "sit":
                room.request_seat(int(fields["seat"]))
            case "stand":
                room.free_seat(int(fields["seat"]))
            case "ready":
                room.set_ready(not room.people[room.me].is_ready)
            case "start":
                room.start()
            case "remove":
                room.remove(fields["peer"])
            case "watch":
                room.watch()
            case _ if room.plan:
                room.propose(waiting.after_change(room.plan, act, fields))

    def _on_close(self) -> None:
        """Leaves the room unless a game has begun."""
        open_room = self._rooms.open_room
        if open_room and not (open_room.room and open_room.room.letter):
            self._rooms.leave(for_good=True)

    def close(self) -> None:
        """Closes the dialog."""
        self._shown = None
        self._dialog.close()

    def show_page(self, name: str, inside: Markup) -> None:
        """Shows a page about the game on the table."""
        self._dialog.show(inside, name=name)

    def show_link(self, link: str, message: str) -> None:
        """Shows a link that couldn't be copied, and the message that goes with it."""
        self._dialog.show_link(link, message)

    def show(self) -> None:
        """Shows the current state before a game."""
        open_room = self._rooms.open_room
        if not open_room:
            return
        room = open_room.room
        if open_room.was_removed:
            self._rooms.leave()
            self._wait(open_room.code, "removed", "other-code", "by-link")
        elif room and room.is_watching:
            self._show_wait(
                say("live-connecting"), open_room.code, page.steps(WaitStep.LINK), "leave"
            )
        elif room and room.is_latecomer:
            self._wait(open_room.code, "late", "watch", "leave")
        elif room and room.plan:
            self._show_waiting(open_room, room, room.plan)
        elif open_room.is_full:
            self._wait(open_room.code, "full", "other-code", "by-link")
        else:
            self._show_steps(open_room, room)

    def _show_steps(self, open_room: OpenRoom, room: Room | None) -> None:
        """Shows the first wait and, after a while, which step is slow."""
        step, code = waiting.wait_step(room, open_room.is_online), open_room.code
        steps = page.steps(step)
        if not self._patience.is_over(step, now()):
            self._show_wait(say("live-connecting"), code, steps, "leave")
        elif room and step is WaitStep.LINK and waiting.is_met(room):
            self._wait(code, "unled", "open-here", "other-code", "by-link")
        elif step is not WaitStep.PEOPLE:
            self._show_wait(say(f"live-slow-{step.value}"), code, steps, "by-link", "leave")
        elif self._keeps_waiting:
            self._wait(code, "waiting", "open-here", "other-code", "by-link")
        else:
            self._wait(code, "empty", "keep-waiting", "open-here", "other-code", "by-link")

    def _wait(self, code: str, state: str, *ways: str) -> None:
        how = paragraph(say(f"live-{state}-how"))
        self._show_wait(say(f"live-{state}"), code, how, *ways)

    def _show_wait(self, text: str, code: str, more: Markup, *ways: str) -> None:
        self._shown = None
        self._dialog.show(page.wait(text, code, more, ways), name="wait")

    def _show_waiting(self, open_room: OpenRoom, room: Room, plan: Plan) -> None:
        if not self._has_sat and plan.free_seats and room.me not in plan.peers:
            room.request_seat(plan.free_seats[0])
        self._has_sat = True
        content = waiting.waiting_room(
            room,
            room.plan or plan,
            open_room.code,
            full_link(f"room={open_room.code}"),
            is_online=open_room.is_online,
            can_share=view_share.can_share(),
            is_wide=bool(js.matchMedia(WIDE).matches),
            asked=self._asked,
        )
        shown = ShownRoom(content, self._picture)
        if shown != self._shown:
            self._shown = shown
            inside = page_waiting.waiting_room(content, self._picture)
            buttons = page_waiting.waiting_buttons(content)
            self._dialog.show(inside, say("live-message"), "waiting", buttons)

    # Events

    def handle(self, room: Room, event: RoomEvent) -> None:
        """Shows an event that happens before the game has started."""
        match event:
            case PersonChanged(peer) if peer != room.me:
                self._report_person(room, peer)
            case Muted(peer) if name := self._name_of(room, peer):
                self._dialog.report(say("live-noisy", name=name))
            case OtherVersion(peer) if name := self._name_of(room, peer):
                self._dialog.report(say("live-newer", name=name))
            case Problem(_, refused):
                self._report(refused)

    def _report_person(self, room: Room, peer: str) -> None:
        """Reports that somebody has joined or left, once their name is known."""
        person = room.people.get(peer)
        if person is None:
            self._here.discard(peer)
        elif person.presence is Presence.PRESENT and person.name and peer not in self._here:
            self._here.add(peer)
            self._dialog.announce(say("live-entered", name=person.name))
        elif person.presence is not Presence.PRESENT and peer in self._here:
            self._here.discard(peer)
            self._dialog.announce(say("live-gone", name=person.name))

    def _name_of(self, room: Room, peer: str) -> str:
        return room.people[peer].name if peer in room.people else ""

    def _report(self, refused: Refused) -> None:
        self._dialog.report(say(f"together-refused-{refused.key}", **refused.values))


def _noted_rooms() -> list[codes.RecentRoom]:
    return codes.rooms_in(storage.find_note(NOTE))


def _note_room(code: str) -> None:
    storage.note(NOTE, codes.rooms_text(codes.with_room(_noted_rooms(), code, today())))
