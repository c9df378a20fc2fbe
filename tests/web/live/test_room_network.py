"""A state machine of devices that play live over an unreliable network with attackers.

Any of them may write choices for others, claim agreements, forge links, flood and cheat.
"""

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    precondition,
    rule,
    run_state_machine_as_test,
)

from live.messages import message
from live.values import Muted, Presence
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import Link, Refused, link
from realmino.together.letter import Letter
from tests.core.together.test_network import with_link
from tests.web.live.live_network import LiveNetwork, any_number, name
from tests.web.live.rooms import NAMES, room_letter, stored


class AttackedNetwork(LiveNetwork):
    """A live game in which any device may belong to an attacker."""

    # What an attacker does

    def forge(self, name: str, make: Callable[[Letter], str]) -> None:
        """A device sends a forged letter, which must be ignored, then its real one.

        A forged choice is believed only while its player is away, so the real letter replaces it.
        """
        room = self.present_room(name)
        if room is None:
            return
        try:
            text = make(room_letter(room))
        except (Refused, ValueError):
            return
        for other in self.devices.rooms:
            if other != name and self.devices.is_linked(name, other):
                self.devices.now += 1
                before = self.devices.rooms[other].letter
                self.devices.receive(name, other, message("letter", text))
                self.is_fair_play &= self.devices.rooms[other].letter is before
                own = room_letter(room).to_text(0)
                self.devices.receive(name, other, message("letter", own))
                here = self.devices.rooms[other]
                self.is_fair_play &= here.people[name].presence is Presence.PRESENT
        self.note()

    @rule(name=name, pick=any_number)
    def play_for_another(self, name: str, pick: int) -> None:
        """Somebody writes a letter with a legal choice, perhaps somebody else's."""

        def make(letter: Letter) -> str:
            actions = letter.game.state.legal_actions()
            return letter.play(actions[pick % len(actions)]).to_text(0) if actions else ""

        self.forge(name, make)

    @rule(
        name=name, change=st.sampled_from(Change), owner=st.integers(0, 3), back=st.integers(0, 4)
    )
    def claim_agreement(self, name: str, change: Change, owner: int, back: int) -> None:
        """Somebody claims that everyone has agreed."""
        owner = 0 if change is Change.UNDO else owner
        self.forge(
            name,
            lambda letter: letter.agree(Agreement(change, owner, letter.number - back)).to_text(0),
        )

    @rule(name=name, owner=st.integers(0, 3), more=st.integers(0, 2))
    def swap_links(self, name: str, owner: int, more: int) -> None:
        """Sends links from another secret, or the sender's own link too early."""
        room = self.present_room(name)
        if room is None:
            return
        assert room.shared
        own = room.shared
        for secret in (b"!" * 18, own.secret):
            before = {other: each.letter for other, each in self.devices.rooms.items()}
            number = room_letter(room).last_deal + more
            revealed = Link(number, link(secret, number))
            owner %= len(room_letter(room).chance.links)
            try:
                text = with_link(room_letter(room), owner, revealed)
            except Refused:  # two owners would have the same anchor
                continue
            is_honest = secret == own.secret and owner == own.owner and more == 0
            for other in self.devices.rooms:
                if other != name:
                    self.devices.receive(name, other, message("letter", text))
                    letter = self.devices.rooms[other].letter
                    assert letter is before[other] or is_honest
        self.note()

    @rule(name=name, victim=name, is_big=st.booleans())
    def flood(self, name: str, victim: str, is_big: bool) -> None:
        """Somebody sends a megabyte, or a thousand messages in a second."""
        if name == victim or victim not in self.devices.rooms or name not in NAMES:
            return
        text = message("letter", "x" * (1_000_000 if is_big else 100))
        before = room_letter(self.devices.rooms[victim])
        for _ in range(1 if is_big else 1_000):
            self.devices.receive(name, victim, text)
        assert room_letter(self.devices.rooms[victim]) is before
        assert Muted(name) in self.devices.events[victim]

    @precondition(lambda self: self.is_fair_play)
    @rule(name=name, picks=st.tuples(any_number, any_number), skip=st.integers(0, 3))
    def cheat(self, name: str, picks: tuple[int, int], skip: int) -> None:
        """A device with two windows makes two different choices."""
        room = self.present_room(name)
        if skip or room is None or not room.may_choose:
            return
        self.is_fair_play = False
        twin = stored(room, self.devices.now)
        letter = room_letter(twin)
        actions = letter.game.state.legal_actions()
        twin.play(letter.play(actions[picks[1] % len(actions)]))
        self.play(name, [picks[0]])
        for text, _ in twin.take_outbox():
            for other in self.devices.rooms:
                if other != name:
                    self.devices.in_transit.append((name, other, text))


def test_devices_play_live_over_any_network(request: pytest.FixtureRequest) -> None:
    examples, steps = (150, 40) if request.config.getoption("--deep", False) else (15, 16)
    run_state_machine_as_test(
        AttackedNetwork,
        settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None),
    )
