"""The pages of the dialog for playing by link, and the feature's messages."""

from dataclasses import replace

import pytest

from browser.messages import say
from friends import page
from more.en import CATALOGUE as MORE
from realmino import Rules
from table.model.match import FRIEND, PERSON, Seat
from tests.web.fixtures import keys_said, seats
from words.en import CATALOGUE as WORDS


def kinds(seated: tuple[Seat, ...]) -> list[str]:
    return [seat.kind for seat in seated]


@pytest.mark.parametrize(
    ("form", "by_link"),
    [
        ("pp", [PERSON, FRIEND]),
        ("ps", [PERSON, FRIEND]),
        ("spsp", ["squire", PERSON, "squire", FRIEND]),
        ("gr", [PERSON, FRIEND]),
    ],
)
def test_only_the_first_person_plays_on_this_device(form: str, by_link: list[str]) -> None:
    assert kinds(page.with_friends(seats(form))) == by_link


def test_a_rematch_has_the_same_players() -> None:
    first = page.with_friends(seats("psp"))
    assert kinds(page.with_friends(first)) == kinds(first)


def test_names_are_text_in_every_page() -> None:
    name = '<b>"Ann"</b>'
    made = (
        page.invite(page.with_friends(seats("pp")), name, name),
        page.lobby("https://example.org/#x", True, [name], 2),
        page.invitation_form(name, name, {1: "pink"}, name),
        page.answered("https://example.org/#x", False, name, can_choose=True),
        page.more_actions(True, name),
        page.seat_offered(name, name),
    )
    assert not [text for text in made if "<b>" in text]


def test_a_game_starts_once_everybody_has_answered() -> None:
    waiting = page.lobby("#x", False, ["Ben"], 2)
    complete = page.lobby("#x", False, ["Ben", "Cat"], 2)
    assert 'data-friends="start" aria-disabled="true"' in waiting
    assert "aria-disabled" not in complete


def test_a_bot_replaces_a_silent_friend() -> None:
    first, *others = page.with_friends(seats("ppp"))
    sitting = [
        first,
        *(replace(seat, name=name) for seat, name in zip(others, ("Ben", "Cat"), strict=False)),
    ]
    continued = page.with_bot(sitting, "Ben", "knight")
    assert kinds(continued) == [PERSON, "knight", FRIEND]
    assert [seat.name for seat in continued] == [first.name, "", "Cat"]


def test_an_invitation_names_its_game() -> None:
    assert page.game_text(Rules("K3hm"), True) == (
        "Kingdomino for 3 players · Harmony · Middle Kingdom · Dynasty"
    )
    assert page.game_text(Rules("W6t"), False).endswith("for 6 players · Teams of two")
    invitation = page.invitation_form("K3", "Ann", {1: "pink"}, "", is_begun=True)
    assert say("friends-from-position") in invitation


def test_other_seats_are_offered_only_if_there_are_any() -> None:
    assert [
        'data-friends="reseat"' in page.answered("#x", False, "Ann", can_choose=can_choose)
        for can_choose in (True, False)
    ] == [True, False]


def test_a_game_that_is_over_or_played_elsewhere_can_only_be_read() -> None:
    offered = ('data-friends="move"', 'data-friends="go-on"')
    assert all(button in page.more_actions(True, "") for button in offered)
    assert not [button for button in offered if button in page.more_actions(False, "Ben")]


def test_every_message_exists() -> None:
    used = keys_said("friends")
    assert len(used) > 30
    assert used <= {*WORDS, *MORE}
