"""Games by link between people with their own browsers."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, Visit, in_one_browser
from e2e.friends.by_link import (
    BAR,
    TOAST,
    copied,
    expect_words,
    invite,
    play_whole_game,
    receive,
    recipient,
    start_among,
    take_turn,
    turns,
)
from e2e.visitor import Visitor

pytestmark = pytest.mark.in_chromium

DIALOG = "#by-link-dialog"

People = dict[str, Visitor]


@pytest.fixture
def people(visit: Visit) -> People:
    """Two people in a new game by link."""
    there = {"Ann": visit(DESKTOP), "Ben": visit(PHONE)}
    start_among(there)
    return there


def test_a_game_by_link_has_the_same_scores_for_both_players(revisit: Visit) -> None:
    people = {"Ann": revisit(DESKTOP), "Ben": revisit(PHONE, device=1)}
    start_among(people)
    links: list[str] = []
    played = turns(people)
    for sender, turn in played:
        links.append(turn.link)
        assert len(turn.link) < 2_000
        if len(links) == 2:
            expect(sender.find(BAR)).to_contain_text("Waiting for")
            expect(sender.part("undo")).to_have_attribute("aria-disabled", "true")
            receiver = recipient(turn, people)
            receive(receiver, turn.link)  # the next turn's link includes it too
            receiver.expect_move(turn.moves)
            expect(receiver.part("turn-text")).not_to_contain_text("Waiting for")
        if len(links) == 3:
            receive(sender, links[0])
            expect_words(sender, TOAST, say("friends-seen"))
    for who in people.values():
        if who is not sender:
            take_turn(who, turn.link, turn.moves)
        expect(who.table).to_have_attribute("data-prompt", "over")
        who.part("result", being="[open]").wait_for()  # after the counting
    assert people["Ann"].standings() == people["Ben"].standings()


@pytest.mark.deep
@pytest.mark.parametrize("code", ["Q3", "W8t"])
def test_games_by_link_have_the_same_scores_for_everyone(visit: Visit, code: str) -> None:
    play_whole_game(code, visit)


@pytest.mark.deep
@in_one_browser
def test_a_device_without_a_seat_only_watches(people: People, visit: Visit) -> None:
    _, turn = next(turns(people))
    other = visit()
    receive(other, turn.link)
    other.find("body[data-screen=table]").wait_for()
    expect(other.part("toast")).to_contain_text("watch")
    assert not other.find(BAR).count()


@pytest.mark.deep
@in_one_browser
def test_a_reload_continues_and_the_list_shows_the_turn(people: People) -> None:
    ann, ben = people.values()
    _, turn = next(turns(people))
    ann.reload()
    expect(ann.find(BAR)).to_contain_text("Waiting for Ben since")
    ann.find(f"{BAR} [data-bar=send]").click()
    assert copied(ann) == f"{say('friends-message-remind', name='Ben')}\n{turn.link}"
    ann.press("menu", "to-setup")
    expect(ann.find("#saved-list li").first).to_contain_text("Waiting for Ben")
    receive(ben, turn.link)
    ben.find("body[data-screen=table]").wait_for()
    ben.press("menu", "to-setup")
    expect(ben.find("#saved-list li").first).to_contain_text("Your turn")
    expect(ben.page).to_have_title("(1) Realmino · Kingdomino and Queendomino in your browser")


@pytest.mark.deep
@in_one_browser
def test_an_invitation_waits_while_its_friend_learns_the_game(visit: Visit) -> None:
    ben = visit(PHONE)
    receive(ben, invite(visit(DESKTOP)))
    expect(ben.find(f"{DIALOG} .friends-new")).to_contain_text(say("friends-about"))
    ben.find(f"{DIALOG} [data-friends=learn]").click()
    expect(ben.find(".lesson")).to_be_visible()
    ben.press("menu", "to-setup")
    join_form = ben.find(f"{DIALOG} [data-friends=join]")
    expect(join_form).to_be_visible()
    ben.reload()
    ben.press("by-link")
    ben.find(f"{DIALOG} [data-friends=unanswered]").click()
    join_form.locator("[name=name]").fill("Ben")
    join_form.locator("button.primary").click()
    expect(ben.find(DIALOG)).to_contain_text(say("friends-joined", name="Ann"))
