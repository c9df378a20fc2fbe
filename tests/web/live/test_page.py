"""The pages of the dialog for playing live, and the people above the table."""

import pytest

from browser.messages import say
from live import page
from live.page import Device, ShownSeat, WaitingRoom
from more.en import CATALOGUE as MORE
from realmino import Rules
from tests.web.fixtures import keys_said
from words.en import CATALOGUE as WORDS

BAD = '<b>"Ann"</b>'


def room(
    leads: bool = True, may_start: bool = True, rules: str = "K2", is_dynasty: bool = False
) -> WaitingRoom:
    places = [ShownSeat("pink", "person", "Ann", True), ShownSeat("yellow", "person")]
    devices = [Device("Ann", "direct", True, True), Device("Ben", "relay")]
    code, link = "K7QM3XPA9RTD", "https://example.org/#room=K7QM3XPA9RTD"
    game = (Rules(rules), is_dynasty)
    return WaitingRoom(code, link, *game, places, devices, False, leads, False, may_start)


def test_the_code_is_shown_in_groups_and_spelled_for_screen_readers() -> None:
    made = page.waiting_room(room(), page.qr(1, "M0 0h1v1h-1z", "QR"))
    assert ">K7QM-3XPA-9RTD<" in made
    assert 'aria-label="K 7 Q M 3 X P A 9 R T D"' in made


def test_the_leader_sets_the_game_and_the_others_read_it() -> None:
    leader, guest = (
        page.waiting_room(room(leads, rules="K2h", is_dynasty=True), page.sentence(""))
        for leads in (True, False)
    )
    assert '<select id="live-game"' in leader
    assert 'value="h" checked' in leader
    assert 'name="dynasty" value="on" checked' in leader
    assert "<select" not in guest
    assert "Kingdomino for 2 players · Harmony · Dynasty" in guest


def test_offers_to_take_a_free_seat_and_to_leave_ones_own() -> None:
    made = page.waiting_room(room(), page.sentence(""))
    assert 'data-live="stand" data-seat="0"' in made
    assert 'data-live="sit" data-seat="1"' in made


@pytest.mark.parametrize("leads", [True, False])
def test_nobody_starts_too_early(leads: bool) -> None:
    act = "start" if leads else "ready"
    early, late = (page.waiting_buttons(room(leads, may_start=may)) for may in (False, True))
    assert 'aria-disabled="true"' in early.partition(f'data-live="{act}"')[2]
    assert "aria-disabled" not in late


@pytest.mark.parametrize(
    ("code", "letters"), [("K2", "dhm"), ("K3", "hm"), ("Q2", "hm"), ("W5", "hm"), ("W6", "hmt")]
)
def test_only_the_variants_of_a_game_are_offered(code: str, letters: str) -> None:
    assert "".join(letter for letter in "dhmt" if page.may_have(Rules(code), letter)) == letters


def test_names_are_text_everywhere() -> None:
    devices = [Device(BAD, "away", gesture=BAD)]
    places = [ShownSeat("pink", "person", BAD)]
    waiting = room()._replace(devices=devices, places=places)
    made = (page.waiting_room(waiting, page.sentence(BAD)), page.people(devices), page.enter(BAD))
    assert not [text for text in made if "<b>" in text]


def test_says_before_a_room_opens_what_the_relays_see() -> None:
    for code in ("", "K7QM3XPA9RTD"):
        assert "relay.example, b.example" in page.enter("Ann", code, "relay.example, b.example")


def test_describes_every_state_of_a_connection_in_words() -> None:
    for path in ("direct", "relay", "looking", "away"):
        assert say(f"live-path-{path}") in page.people([Device("Ben", path)])


def test_every_message_exists() -> None:
    used = keys_said("live")
    assert len(used) > 30
    assert used <= {*WORDS, *MORE}
