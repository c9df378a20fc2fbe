"""Attacks that try to reveal or choose deals, or to replace choices and seats, in live games."""

from dataclasses import replace

import pytest

from friends.shared import Shared
from live.carrier import Route
from live.messages import message, read
from live.room import Room
from live.values import Plan
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import Link, link
from realmino.together.invitation import Invitation, Lobby
from realmino.together.letter import Letter
from tests.together import first_letter, play, secret
from tests.web.live.attackers import (
    K2,
    K3,
    all_ready,
    begun,
    first,
    owner_number,
    pulse,
    send,
    send_heartbeat,
    silence,
    undo,
    until,
    until_after,
    until_last,
    until_not_last,
)
from tests.web.live.rooms import Devices, agree, room_letter

LEFT, BACK, UNDO = Change
each_plan = pytest.mark.parametrize("plan", [K2, K3], ids=["two", "three"])


# The first deal


class WatchedStart(Devices):
    """Devices with a check: nobody reveals a link before their own game has begun."""

    def __init__(self, plan: Plan) -> None:
        self.shown: set[int] = set()
        super().__init__(plan, len(plan.kinds))

    def receive(self, sender: str, receiver: str, text: str) -> None:
        kind, content = read(text)
        if kind == "letter":
            chance = Letter.parse(content).chance
            self.shown |= {owner for owner, shown in enumerate(chance.links) if shown.number}
            begun = {owner_number(self, name) for name, room in self.rooms.items() if room.letter}
            assert self.shown <= begun
        super().receive(sender, receiver, text)


@each_plan
def test_nobody_shows_a_link_before_their_own_game_has_begun(plan: Plan) -> None:
    """Otherwise, somebody could know the first deal while an answer may still change."""
    devices = WatchedStart(plan)
    devices.start()
    assert devices.shown == {*range(len(plan.kinds))}
    assert agree(devices)
    assert devices.letters()[0].number


@each_plan
def test_delayed_starts_reveal_no_deals_to_the_leader(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices = all_ready(plan)
    lobby, known = devices.rooms["ann"]._lobby, []
    honest = lobby.first_letter
    monkeypatch.setattr(lobby, "first_letter", lambda: known.append(honest()))
    for _ in range(2):
        devices.act("ann", Room.start)
        devices.pass_time(3)
        devices.act("ann", lambda room: room.set_ready(False))
        devices.pass_time(3)
        for name in devices.rooms:
            devices.act(name, lambda room: room.set_ready(True))
        devices.pass_time(3)
    letters = [letter for letter in known if letter]
    assert len({letter.identity for letter in letters}) == 2
    assert not any(letter.game.moves for letter in letters)
    assert not any(room.letter for room in devices.rooms.values())


def rigged_first_letters(letter: Letter, own: bytes) -> dict[str, Letter]:
    """Returns first letters that would let the leader know or choose the first deal."""
    alone = letter.agree(Agreement(LEFT, 1, 0)).agree(Agreement(LEFT, 2, 0)).give(0, own)
    links = (*letter.chance.links[:2], Link(1, link(b"?" * len(own), 1)))
    return {"alone": alone, "made-up": replace(letter, chance=replace(letter.chance, links=links))}


@pytest.mark.parametrize("kind", ["alone", "made-up"])
def test_a_leader_cannot_leave_a_guest_out_of_the_first_deal(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices = all_ready(K3)
    lobby = devices.rooms["ann"]._lobby
    honest = lobby.first_letter

    def forged() -> Letter | None:
        letter = honest()
        return rigged_first_letters(letter, lobby.secret(0))[kind] if letter else None

    monkeypatch.setattr(lobby, "first_letter", forged)
    devices.act("ann", Room.start)
    devices.pass_time(3)
    assert room_letter(devices.rooms["ann"]).chance.links[0].number == 1
    assert devices.rooms["ben"].letter is None
    assert devices.rooms["cat"].letter is None


def test_a_rematch_never_uses_a_secret_again() -> None:
    """The leader, who knows the last game's deals, resends its plan and invitation."""
    devices = all_ready(K3)
    devices.act("ann", Room.start)
    ann = devices.rooms["ann"]
    start, own = ann._lobby.to_data(), ann._lobby.secret(0)
    devices.pass_time(3)
    devices.play()
    silence(devices, "ann")
    for name in devices.rooms:
        devices.act(name, Room.rematch)
    devices.deliver()
    for invitation in ("", start["with"]):
        for name in devices.rooms:
            devices.receive("ann", name, message("plan", {**start, "with": invitation}))
            if not invitation:
                devices.act(name, lambda room: room.set_ready(True))
        devices.deliver()
    lobby = Lobby(Invitation.parse(start["with"]))
    for room in devices.rooms.values():
        if room._lobby.starting and room._lobby.starting.answer:
            lobby = lobby.add(room._lobby.starting.answer)
    for name in devices.rooms if lobby.is_complete else ():
        send(devices, "ann", name, lobby.letter(own))
    assert lobby.missing_guests
    assert not any(room.letter for room in devices.rooms.values())


# Later deals


@each_plan
def test_nobody_undoes_the_last_choice_after_links_are_revealed(plan: Plan) -> None:
    """The last to choose sees the others' links, then leaves "before" that choice."""
    devices = begun(plan, 0)
    cheat = until_last(devices)
    before, number = room_letter(devices.rooms[cheat]), owner_number(devices, cheat)
    room = silence(devices, cheat)
    assert room.shared
    for victim in devices.rooms:
        send(devices, cheat, victim, first(before))
    devices.deliver()
    due = devices.letters()[0]
    assert due.due
    assert due.chance.missing_givers(due.due) == [number]
    assert not due.give(number, room.shared.secret).due  # the cheat alone knows the line now
    for victim in devices.rooms:
        send(devices, cheat, victim, before.agree(Agreement(LEFT, number, before.number)))
    devices.deliver()
    assert {letter.number for letter in devices.letters()} == {due.number}


def test_no_vote_allows_a_new_choice_with_the_line_known() -> None:
    """Ann votes for a bot in Cat's place; Ben backdates Cat's leaving to before his last choice."""
    devices = begun(K3, 0)
    until_last(devices, "ben")
    before, gone = room_letter(devices.rooms["ben"]), owner_number(devices, "cat")
    silence(devices, "cat")
    devices.choose("ben")
    devices.pass_time(9)
    devices.act("ann", lambda room: room.vote(gone, True))
    due = room_letter(devices.rooms["ann"])
    silence(devices, "ben")
    assert not due.agree(Agreement(LEFT, gone, due.number)).due  # Ben knows this line
    agreed = before.agree(Agreement(LEFT, gone, before.number))
    other = agreed.play(agreed.game.state.legal_actions()[-1])
    choices = [*due.choices()]
    assert [*other.choices()][-1] != choices[-1]
    send(devices, "ben", "ann", other)
    assert [*room_letter(devices.rooms["ann"]).choices()][: len(choices)] == choices


def test_nobody_comes_back_while_a_deal_is_due() -> None:
    """Cat, who has left her seat to a bot, would see the others' links before she reveals hers."""
    devices = begun(K3, 0)
    number = owner_number(devices, "cat")
    devices.act("cat", lambda room: room.let_bot_play(True))
    devices.deliver()
    until(devices, lambda name, letter: number not in letter.chance.present_owners(letter.number))
    name = until_last(devices)
    other = "ben" if name == "ann" else "ann"
    send(devices, name, other, first(room_letter(silence(devices, name))))
    silence(devices, "cat")
    due = room_letter(devices.rooms[other])
    assert due.due
    send_heartbeat(devices, "cat", other, owner=number, wants_back=True)
    send(devices, "cat", other, due.agree(Agreement(BACK, number, due.number)))
    devices.pass_time(3)
    assert room_letter(devices.rooms[other]).chance.agreements == due.chance.agreements


def test_two_different_choices_are_noticed_and_lead_to_no_deal() -> None:
    devices = begun(K3, 0)
    cheat = until_not_last(devices)
    letter = room_letter(devices.rooms[cheat])
    silence(devices, cheat)
    actions = letter.game.state.legal_actions()
    one, other = devices.rooms
    for victim, action in ((one, actions[0]), (other, actions[-1])):
        send(devices, cheat, victim, letter.play(action))
    devices.deliver()
    devices.play()
    devices.pass_time(8)
    assert devices.rooms[one].version_question == other
    assert devices.rooms[other].version_question == one
    assert all(known.last_deal <= letter.last_deal + 1 for known in devices.letters())
    assert not agree(devices)


# Choices and seats


def test_a_vote_for_a_bot_does_not_undo_your_own_choice() -> None:
    devices = begun(K3, 0)
    gone = owner_number(devices, "cat")
    at = until_after(devices, "ann", gone).number
    devices.choose("ann")
    devices.deliver()
    silence(devices, "cat")
    devices.pass_time(8)
    devices.act("ann", lambda room: room.vote(gone, True))
    before = room_letter(devices.rooms["ann"])
    silence(devices, "ben")
    send(devices, "ben", "ann", before.agree(Agreement(LEFT, gone, at)))
    assert room_letter(devices.rooms["ann"]).number >= before.number


def test_leaving_cannot_remove_choices_of_others() -> None:
    """Ben leaves "before" Ann's choice, which Cat's device would then drop."""
    devices = begun(K3, 0)
    before = until_after(devices, "ben", owner_number(devices, "ann"))
    number = owner_number(devices, "ben")
    for name in ("ben", "ann"):
        devices.choose(name)
        devices.deliver()
    now = room_letter(devices.rooms["cat"])
    silence(devices, "ben")
    send_heartbeat(devices, "ben", "cat", owner=number, wants_bot=True)
    send(devices, "ben", "cat", before.agree(Agreement(LEFT, number, before.number)))
    assert room_letter(devices.rooms["cat"]).number == now.number


def after_deal(letter: Letter) -> int:
    """Returns the number of moves with the newest deal."""
    deal = letter.deals[-1]
    return deal.at + len(deal.draws)


def test_an_undo_removes_only_the_askers_last_choice() -> None:
    """The page asks about Ben's last choice, but the request also undoes Ann's own one."""
    devices = begun(K3, 0)

    def ann_has_chosen(name: str, letter: Letter) -> bool:
        new = [choice for choice in letter.choices() if choice[0] >= after_deal(letter)]
        players = [letter.player_of(at, seat) for at, seat, _ in new]
        return name == "ben" and owner_number(devices, "ann") in players and not first(letter).due

    until(devices, ann_has_chosen)
    devices.choose("ben")
    devices.deliver()
    letter = room_letter(devices.rooms["ben"])
    request = undo(devices, "ben", after_deal(letter))
    silence(devices, "ben")
    for name in devices.rooms:
        send_heartbeat(devices, "ben", name, **request)
        devices.act(name, lambda room: room.answer_undo(True))
    devices.deliver()
    assert room_letter(devices.rooms["ann"]).number == letter.number
    assert not devices.rooms["ann"].undo_asked_by


def test_a_refused_undo_cannot_be_carried_out_later() -> None:
    devices = begun(K2, 0)
    until_not_last(devices, "ann")
    before = room_letter(devices.rooms["ann"])
    devices.choose("ann")
    devices.deliver()
    devices.act("ann", Room.request_undo)
    devices.deliver()
    devices.act("ben", lambda room: room.answer_undo(False))
    devices.pass_time(40)
    now = room_letter(devices.rooms["ann"])
    assert now.number == before.number + 1
    silence(devices, "ben")
    send(devices, "ben", "ann", now.agree(Agreement(UNDO, 0, before.number)))
    assert room_letter(devices.rooms["ann"]).number == now.number


def test_nobody_is_brought_back_from_a_bot_by_others() -> None:
    devices = begun(K3, 0)
    devices.act("ann", lambda room: room.let_bot_play(True))
    number = owner_number(devices, "ann")
    until(devices, lambda name, letter: number not in letter.chance.present_owners(letter.number))
    letter = room_letter(devices.rooms["ann"])
    silence(devices, "ben")
    send(devices, "ben", "ann", letter.agree(Agreement(BACK, number, letter.number)))
    assert room_letter(devices.rooms["ann"]).chance.agreements == letter.chance.agreements


def test_the_real_player_replaces_a_stranger() -> None:
    """The room's code comes from the game, so anyone with a link can take an absent seat."""
    letter = play(first_letter("K3", (0, 1, 2)), 14)
    devices = Devices(None, 0)
    devices.add("ann", shared=Shared(letter, 0, secret(0)))
    devices.rooms["ann"].opened("mal", Route.RELAY, devices.now)
    send_heartbeat(devices, "mal", "ann", owner=1, wants_bot=True)
    assert devices.rooms["ann"].people["mal"].owner == 1
    devices.add("ben", shared=Shared(letter, 1, secret(1)))
    devices.add("cat", shared=Shared(letter, 2, secret(2)))
    for _ in range(12):
        devices.play(1)
        pulse(devices)
    ben = devices.rooms["ben"]
    assert ben.shared
    assert ben.shared.owner in room_letter(ben).chance.present_owners(room_letter(ben).number)
    devices.pass_time(8)  # Mal is gone
    assert devices.rooms["ann"].people["mal"].owner is None
    assert devices.rooms["ann"].people["ben"].owner == 1


def test_a_stranger_gets_no_seat_in_a_live_game() -> None:
    devices = begun(K3)
    number = owner_number(devices, "ben")
    silence(devices, "ben")
    devices.pass_time(8)
    for room in devices.rooms.values():
        room.opened("mal", Route.RELAY, devices.now)
    for name in devices.rooms:
        send_heartbeat(devices, "mal", name, owner=number, wants_bot=True)
    devices.play(6)
    assert all(room.people["mal"].owner is None for room in devices.rooms.values())
    assert not any(letter.chance.agreements for letter in devices.letters())
