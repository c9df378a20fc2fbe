"""The pages of the dialog for live play, and the people shown above the table."""

import re

import pytest

from browser.markup import Markup
from browser.messages import say
from live import page, page_waiting
from live.page import Device, Entry, WaitStep
from live.page_waiting import ShownSeat, WaitingRoom
from more.en import CATALOGUE as MORE
from realmino import Rules
from tests.web.fixtures import keys_said
from words.en import CATALOGUE as WORDS

BAD = '<b>"Ann"</b>'


def room(
    leads: bool = True,
    may_start: bool = True,
    rules: str = "K2",
    is_dynasty: bool = False,
    why: str = "",
) -> WaitingRoom:
    places = [ShownSeat("pink", "person", "Ann", True), ShownSeat("yellow", "person")]
    devices = [Device("Ann", "direct", True, True), Device("Ben", "relay")]
    code, link = "K7QM3XPA9RTD", "https://example.org/#room=K7QM3XPA9RTD"
    game = (Rules(rules), is_dynasty)
    return WaitingRoom(code, link, *game, places, devices, False, leads, False, may_start, why)


def test_the_code_is_shown_in_groups_and_spelled_for_screen_readers() -> None:
    made = page_waiting.waiting_room(room(), page.qr(1, "M0 0h1v1h-1z", "QR"))
    assert ">K7QM-3XPA-9RTD<" in made
    assert 'aria-label="K 7 Q M 3 X P A 9 R T D"' in made


def test_only_the_leader_can_change_the_game() -> None:
    leader, guest = (
        page_waiting.waiting_room(room(leads, rules="K2h", is_dynasty=True), Markup())
        for leads in (True, False)
    )
    assert '<select id="live-game"' in leader
    assert 'value="h" checked' in leader
    assert 'name="dynasty" value="on" checked' in leader
    assert "<select" not in guest
    assert "Kingdomino for 2 players · Harmony · Dynasty" in guest


def test_offers_to_take_free_seats_and_leave_taken_ones() -> None:
    made = page_waiting.waiting_room(room(), Markup())
    assert 'data-friends="stand" data-seat="0"' in made
    assert 'data-friends="sit" data-seat="1"' in made


@pytest.mark.parametrize("leads", [True, False])
def test_nobody_starts_too_early(leads: bool) -> None:
    act = "start" if leads else "ready"
    early, late = (
        page_waiting.waiting_buttons(room(leads, may_start=may)) for may in (False, True)
    )
    assert 'aria-disabled="true"' in early.partition(f'data-friends="{act}"')[2]
    assert "aria-disabled" not in late


@pytest.mark.parametrize(
    ("code", "letters"), [("K2", "dhm"), ("K3", "hm"), ("Q2", "hm"), ("W5", "hm"), ("W6", "thm")]
)
def test_only_the_variants_of_a_game_are_offered(code: str, letters: str) -> None:
    shown = page_waiting.waiting_room(room(rules=code), Markup())
    assert re.findall('name="variant" value="(.)"', shown) == [*letters]


def test_names_are_text_everywhere() -> None:
    devices = [Device(BAD, "away", gesture=BAD)]
    places = [ShownSeat("pink", "person", BAD)]
    waiting = room()._replace(devices=devices, places=places)
    made = (
        page_waiting.waiting_room(waiting, Markup()),
        page.people(devices),
        page.enter(Entry(BAD)),
    )
    assert not [text for text in made if "<b>" in text]


def test_explains_what_relays_see_before_a_room_opens() -> None:
    for code in ("", "K7QM3XPA9RTD"):
        assert "relay.example, b.example" in page.enter(
            Entry("Ann", code, "relay.example, b.example")
        )


def test_describes_every_state_of_a_connection_in_words() -> None:
    for path in ("direct", "relay", "looking", "away"):
        assert say(f"live-path-{path}") in page.people([Device("Ben", path)])


def test_an_invited_person_can_learn_the_game_first() -> None:
    invited = page.enter(Entry("", "K7QM3XPA9RTD", is_new=True))
    assert say("friends-about") in invited
    assert 'data-friends="learn"' in invited
    for entry in (Entry("", "K7QM3XPA9RTD"), Entry("", is_new=True)):
        assert 'data-friends="learn"' not in page.enter(entry)


def test_warns_before_joining_if_nothing_is_saved() -> None:
    warning = say("friends-unkept").partition("'")[0]
    made = page.enter(Entry("Ann", "K7QM3XPA9RTD", is_storage_unavailable=True))
    assert made.index(warning) < made.index('data-friends="join"')
    assert warning not in page.enter(Entry("Ann", "K7QM3XPA9RTD"))


def test_offers_recent_rooms_only_without_an_invitation() -> None:
    recent = (("K7QM3XPA9RTD", "3 Dec"), ("AAAABBBBCCCC", "1 Dec"))
    made = page.enter(Entry("Ann", recent=recent))
    assert made.index("K7QM-3XPA-9RTD") < made.index("AAAA-BBBB-CCCC")
    assert 'data-friends="recent" data-code="AAAABBBBCCCC"' in made
    assert 'data-friends="recent"' not in page.enter(Entry("Ann", "K7QM3XPA9RTD", recent=recent))


def test_the_first_wait_shows_which_step_is_slow() -> None:
    made = page.steps(WaitStep.PEOPLE)
    done, now, later = made.split("</li>")[:3]
    assert 'class="done"' in done
    assert 'class="now"' in now
    assert say("live-step-now") in now
    assert 'class=""' in later


def test_the_wait_page_shows_the_room_and_actions() -> None:
    made = page.wait(
        "Nobody", "K7QM3XPA9RTD", page.steps(WaitStep.PEOPLE), ("keep-waiting", "by-link")
    )
    assert 'role="status">Nobody<' in made
    assert "K7QM-3XPA-9RTD" in made
    assert 'class="primary" data-friends="keep-waiting"' in made
    assert f">{say('friends-title')}<" in made


def test_code_and_link_fold_away_once_somebody_is_there() -> None:
    alone = room()._replace(devices=room().devices[:1])
    assert '<div class="live-invite">' in page_waiting.waiting_room(alone, Markup())
    assert '<details class="more live-invite">' in page_waiting.waiting_room(room(), Markup())


def test_the_footer_shows_whom_the_game_waits_for() -> None:
    made = page_waiting.waiting_buttons(room(may_start=False, why="Not ready yet: Ben"))
    assert ">Not ready yet: Ben<" in made
    assert 'aria-describedby="live-why"' in made


def test_a_second_tap_removes_somebody() -> None:
    ben = Device("Ben", "direct", peer="ben")
    once, asked = (
        page_waiting.waiting_room(room()._replace(devices=[device]), Markup())
        for device in (ben, ben._replace(is_asked=True))
    )
    assert f'data-peer="ben" aria-label="{say("live-remove")}' in once
    assert say("live-remove-sure") in asked
    assert say("live-remove-sure") not in once


def test_people_who_watch_are_counted_and_not_named() -> None:
    assert "live-watchers" not in page.people([Device("Ann", "direct", True)])
    made = page.people([Device("Ann", "direct", True)], 2)
    assert say("live-watchers", number=2) in made


def test_every_message_exists() -> None:
    used = keys_said("live")
    assert len(used) > 30
    assert used <= {*WORDS, *MORE}
