"""A state machine of devices that play live over an unreliable network.

Messages are lost, duplicated, late and out of order; old ones are repeated; characters change;
connections break; devices vanish, return and restart from their stored data; people vote, undo and
change their minds.
"""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from friends.conflicts import exposed_deals
from live.room import Room
from live.values import Plan
from realmino.together.agreements import Change, absent_owners
from realmino.together.fair import Refused, proof
from tests.web.live.rooms import NAMES, Devices, room_letter, stored

TABLES = [
    ("K2", "pp", ("ann", "ben")),
    ("K3", "ppp", ("ann", "ben", "cat")),
    ("K3", "ppp", ("ben", "cat", "ann")),
    ("K4", "pprp", ("ann", "ben", "", "ann")),
    ("K4", "pppp", ("ann", "ben", "cat", "dan")),
]
"""The rules code, the kinds of seats, and the device at each seat."""

any_number = st.integers(0, 10**6)
some_places = st.lists(any_number, min_size=1, max_size=12)
name = st.sampled_from(NAMES[:4])


class LiveNetwork(RuleBasedStateMachine):
    """A live game between devices that know only the messages they receive."""

    devices: Devices

    @initialize(table=st.sampled_from(TABLES))
    def begin(self, table: tuple[str, str, tuple[str, ...]]) -> None:
        """The game starts while all messages arrive."""
        code, kinds, seats = table
        self.devices = Devices(Plan(code, kinds), len({*filter(None, seats)}))
        self.devices.start(seats)
        self.seen: list[tuple[str, str, str]] = []
        self.gone: dict[str, Room] = {}
        self.made: dict[str, dict[int, Any]] = {each: {} for each in self.devices.rooms}
        self.agreed: dict[str, int] = dict.fromkeys(self.devices.rooms, 0)
        self.shown: dict[int, int] = {}
        self.undoes: set[str] = set()
        """The devices whose players have asked for an undo or allowed one."""
        self.handed_over: set[str] = set()
        """The devices whose players let a bot play, or switched to another version."""
        self.is_fair_play = True
        self.is_exposed = False
        """Whether a switch undid a deal, so somebody may know it."""
        self.note()

    def note(self) -> None:
        """Records the messages in transit."""
        self.seen = [*self.seen[-60:], *self.devices.in_transit[-20:]]
        for room in self.devices.rooms.values():
            for owner, (number, _) in enumerate(room_letter(room).chance.links):
                self.shown[owner] = max(self.shown.get(owner, 0), number)

    def present_room(self, name: str) -> Room | None:
        """A device's room; None if the device isn't present."""
        self.devices.now += 0.1
        return self.devices.rooms.get(name)

    def attempt(self, name: str, act: Any) -> None:
        """A player does something that may be refused."""
        try:
            self.devices.act(name, act)
        except Refused:
            self.devices.collect(name)
        self.note()

    # What people do

    @rule(name=name, picks=st.lists(any_number, min_size=1, max_size=4))
    def play(self, name: str, picks: list[int]) -> None:
        """A device makes choices as long as it may."""
        room = self.present_room(name)
        for pick in picks if room else ():
            assert room
            number = room_letter(room).number
            if self.devices.choose(name, pick):
                choices = {at: move for at, _, move in room_letter(room).choices()}
                self.made[name][number] = choices[number]
        self.note()

    @rule(name=name, is_bot=st.booleans())
    def vote(self, name: str, is_bot: bool) -> None:
        """Somebody votes on the player that the game is waiting for."""
        room = self.present_room(name)
        for owner in room.waiting_for if room else ():
            self.attempt(name, lambda room, owner=owner: room.vote(owner, is_bot))

    @rule(name=name, agrees=st.sampled_from([None, None, True, True, True, False]))
    def undo(self, name: str, agrees: bool | None) -> None:
        """Somebody asks for an undo, or answers such a request."""
        if self.present_room(name) is None:
            return
        if agrees is not False:
            self.undoes.add(name)
        self.attempt(name, Room.request_undo if agrees is None else lambda r: r.answer_undo(agrees))

    @rule(name=name, is_bot=st.booleans())
    def let_bot_play(self, name: str, is_bot: bool) -> None:
        """Somebody leaves the seat to a bot, or takes it back."""
        if self.present_room(name):
            self.handed_over.add(name)
            self.attempt(name, lambda room: room.let_bot_play(is_bot))

    @rule(name=name, switches=st.booleans())
    def decide(self, name: str, switches: bool) -> None:
        """Somebody decides about another version of the game."""
        room = self.present_room(name)
        peer = room.version_question if room else ""
        if not room or not peer:
            return
        if not switches:
            self.attempt(name, lambda room: room.reject(peer))
            return
        other = room.versions[peer].letter
        self.is_exposed |= exposed_deals(room_letter(room), other) > 0
        self.handed_over.add(name)
        self.attempt(name, lambda room: room.switch(peer))
        self.made[name] = {}
        self.agreed[name] = len(room_letter(room).chance.agreements)

    @rule(name=name)
    def lose_relay(self, name: str) -> None:
        """A device loses or regains its relay."""
        self.devices.offline ^= {name}

    def shuffle(self, places: list[int]) -> None:
        """Delivers messages in any order; each number picks one in transit."""
        for place in places:
            self.devices.now += 0.1
            if self.devices.in_transit:
                self.devices.receive(
                    *self.devices.in_transit.pop(place % len(self.devices.in_transit))
                )

    @rule(name=name, wants=st.lists(st.booleans(), min_size=4, max_size=4), places=some_places)
    def lose_somebody(self, name: str, wants: list[bool], places: list[int]) -> None:
        """Somebody vanishes. The others play on and then vote, most of them for a bot."""
        if name in self.devices.rooms and len(self.devices.rooms) > 1:
            self.leave_or_return(name, False)
            self.devices.pass_time(8)
            for _ in range(6):
                for each in self.devices.rooms:
                    self.play(each, [places[0]])
                self.devices.deliver()
        for each, is_for in zip(self.devices.rooms, wants, strict=False):
            self.vote(each, is_for or places[0] % 2 == 0)
        self.shuffle(places)
        self.note()

    @rule(wants=st.lists(st.booleans(), min_size=4, max_size=4), places=some_places)
    def take_back(self, wants: list[bool], places: list[int]) -> None:
        """Somebody makes a choice and asks to undo it, and most agree."""
        self.devices.pass_time(3)
        rooms = self.devices.rooms
        name = next((each for each, room in rooms.items() if room.may_choose), "")
        self.play(name, places[:1])
        self.devices.deliver()
        self.undo(name, None)
        self.shuffle(places[1:])
        for each, agrees in zip(self.devices.rooms, wants, strict=False):
            if each != name:
                self.undo(each, agrees or places[0] % 2 == 0)
        self.shuffle(places)

    # What the network does

    @precondition(lambda self: self.devices.in_transit)
    @rule(places=st.lists(any_number, min_size=1, max_size=6), keep=st.booleans())
    def deliver(self, places: list[int], keep: bool) -> None:
        """Any messages arrive, and may arrive again later."""
        for place in places:
            self.devices.now += 0.1
            if self.devices.in_transit:
                at = place % len(self.devices.in_transit)
                self.devices.receive(
                    *(self.devices.in_transit[at] if keep else self.devices.in_transit.pop(at))
                )
        self.note()

    @precondition(lambda self: self.devices.in_transit)
    @rule(place=any_number)
    def lose(self, place: int) -> None:
        """A message never arrives."""
        self.devices.in_transit.pop(place % len(self.devices.in_transit))

    @precondition(lambda self: self.seen)
    @rule(place=any_number, at=any_number, new=st.sampled_from('AZaz09-_.~"}{,:'))
    def repeat_or_damage(self, place: int, at: int, new: str) -> None:
        """An old message arrives again, and one with a changed character."""
        sender, receiver, text = self.seen[place % len(self.seen)]
        if receiver in self.devices.rooms:
            self.devices.now += 0.1
            self.devices.receive(sender, receiver, text)
            at %= len(text)
            before = self.devices.rooms[receiver].letter
            self.devices.receive(sender, receiver, text[:at] + new + text[at + 1 :])
            self.is_fair_play &= self.devices.rooms[receiver].letter is before or '"here"' in text
        self.note()

    @rule(seconds=st.integers(1, 9))
    def wait(self, seconds: int) -> None:
        """Time passes while no message arrives."""
        for _ in range(seconds):
            self.devices.now += 1
            for each, room in self.devices.rooms.items():
                if each not in self.devices.offline:
                    room.reached(self.devices.now)
                room.tick(self.devices.now)
                self.devices.collect(each)
        del self.devices.in_transit[:-60]
        self.note()

    @rule(seconds=st.integers(1, 9))
    def deliver_everything_for_a_while(self, seconds: int) -> None:
        """For a while, every message arrives immediately."""
        self.devices.pass_time(seconds)
        self.note()

    @rule(one=name, other=name)
    def connect_or_disconnect(self, one: str, other: str) -> None:
        """Two devices lose or regain their connection."""
        pair = frozenset((one, other))
        if one == other or not {one, other} <= {*self.devices.rooms}:
            return
        if pair in self.devices.broken_links:
            self.devices.broken_links.discard(pair)
            self.devices.open(one, other)
        else:
            self.devices.broken_links.add(pair)
            for here, there in ((one, other), (other, one)):
                self.devices.rooms[here].closed(there, self.devices.now)
                self.devices.collect(here)

    @rule(name=name, is_polite=st.booleans())
    def leave_or_return(self, name: str, is_polite: bool) -> None:
        """A device leaves, with or without a message, or comes back with its stored data."""
        if name in self.gone:
            self.devices.connect(name, stored(self.gone.pop(name), self.devices.now))
        elif name in self.devices.rooms and len(self.devices.rooms) > 1:
            if is_polite:
                self.devices.act(name, Room.leave)
            self.gone[name] = self.devices.vanish(name)
        self.note()

    @rule(name=name)
    def reload(self, name: str) -> None:
        """A device restarts from its stored data."""
        if name in self.devices.rooms:
            self.devices.reload(name)

    # Invariants

    @invariant()
    def choices_never_change(self) -> None:
        """A device's choices never change unless its player has agreed to undo them."""
        for each, room in self.devices.rooms.items():
            letter, made = room_letter(room), self.made[each]
            for agreement in letter.chance.agreements[self.agreed[each] :]:
                if agreement.change is Change.UNDO and each in self.undoes:
                    made = {at: move for at, move in made.items() if at < agreement.at}
            self.agreed[each] = len(letter.chance.agreements)
            self.made[each] = made
            choices = {at: move for at, _, move in letter.choices()}
            assert {at: choices.get(at) for at in made} == made

    @invariant()
    def no_bot_plays_for_a_person_who_did_not_agree(self) -> None:
        """A bot never plays a device's seats unless its player decided that on the device."""
        for each, room in self.devices.rooms.items():
            letter = room_letter(room)
            assert room.shared
            is_absent = room.shared.owner in absent_owners(letter.chance.agreements, letter.number)
            assert not is_absent or each in self.handed_over

    @invariant()
    def deals_follow_from_the_links(self) -> None:
        """Every deal is proven."""
        for room in self.devices.rooms.values():
            letter = room_letter(room)
            assert len([*proof(letter.games, letter.chance)]) == len(letter.deals) - bool(
                letter.due
            )

    @invariant()
    def devices_agree(self) -> None:
        """Devices with the same agreements have the same game as far as both know it."""
        if not self.is_fair_play:
            return
        letters = [room_letter(room) for room in self.devices.rooms.values()]
        for one in letters:
            for other in letters:
                agreements = one.chance.agreements, other.chance.agreements
                if agreements[0] == agreements[1]:
                    pairs = zip(one.choices(), other.choices(), strict=False)
                    assert all(mine == theirs for mine, theirs in pairs)

    @invariant()
    def nobody_can_know_the_next_deal(self) -> None:
        """All messages together with one secret don't reveal the next deal.

        Devices that were separated may have agreed on different bots. Then they never play the
        same game again, so links sent in one game may be known in the other.
        """
        letters = [room_letter(room) for room in self.devices.rooms.values()]
        newest = max(letters, key=lambda letter: letter.number)
        agreements = newest.chance.agreements
        here = {
            room.shared.owner
            for room in (*self.devices.rooms.values(), *self.gone.values())
            if room.shared
            if (theirs := room.shared.letter.chance.agreements) == agreements[: len(theirs)]
        }
        number = newest.last_deal + 1
        givers = newest.chance.present_owners(newest.number)
        for each in givers if self.is_fair_play and not self.is_exposed else ():
            others = {*givers} - {each}
            assert any(self.shown[other] < number for other in others) or not others & here

    def teardown(self) -> None:
        """Once everyone is back and agrees, all have the same game or know that it differs."""
        if not hasattr(self, "devices"):
            return
        for each in [*self.gone]:
            self.leave_or_return(each, False)
        self.devices.broken_links.clear()
        for one in self.devices.rooms:
            for other in self.devices.rooms:
                self.devices.open(one, other)
        self.devices.offline.clear()
        self.devices.pass_time(45)  # ends open questions and muting
        for _ in range(4):
            for each in self.devices.rooms:
                self.decide(each, True)
                self.devices.pass_time(8)
        self.devices.play(12)
        self.devices.pass_time(12)
        self.deals_follow_from_the_links()
        if self.is_fair_play:
            self.check_final_games()

    def check_final_games(self) -> None:
        """Checks that any two devices have the same game, or know that it differs."""
        rooms = self.devices.rooms
        texts = {
            each: replace(room_letter(room), names=()).to_text() for each, room in rooms.items()
        }
        for one, room in rooms.items():
            for other in rooms:
                assert texts[one] == texts[other] or room.versions
