"""Seats in games by link: in a Dynasty, on another device, contested, or abandoned."""

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import DESKTOP, PHONE, Visit, in_one_browser
from e2e.friends.by_link import (
    BAR,
    STATUS,
    TOAST,
    SentTurn,
    begin,
    copied,
    expect_answer,
    expect_words,
    fill_in,
    invite,
    join,
    receive,
    take_turn,
)
from e2e.storage import put_all
from e2e.table.test_accessibility import expect_no_violation
from e2e.visitor import Visitor
from friends.moving import seat_text
from friends.shared import Shared
from realmino.together.letter import Letter
from saves import versions
from saves.model import SavedGame
from table.model.match import FRIEND, PERSON
from tests.together import choose, first_letter, play, secret
from tests.web.fixtures import begun

pytestmark = [pytest.mark.in_chromium, pytest.mark.deep, in_one_browser]

DIALOG = "#by-link-dialog"


def take_seat(visitor: Visitor, letter: Letter, owner: int) -> Visitor:
    """Moves a game's seat to a device by its private link."""
    receive(visitor, f"#{seat_text(Shared(letter, owner, secret(owner)))}")
    play_here(visitor)
    return visitor


def play_here(visitor: Visitor) -> None:
    """Takes the seat offered by the dialog, and waits for its table to load."""
    button = visitor.find(f"{DIALOG} [data-friends=take-seat]")
    button.wait_for()
    button.evaluate("(button) => button.click()")
    visitor.find("body[data-screen=table]").wait_for()


def new_letter(code: str = "K2", moves: int = 0, is_dynasty: bool = False) -> Letter:
    """A letter in Ann and Ben's game after about this many moves, before a choice."""
    letter = first_letter(code, (0, 1), is_dynasty=is_dynasty, names=("Ann", "Ben"))
    return play(letter, moves)


def before_the_end(games: int) -> Letter:
    """A letter in a Dynasty, a few moves before one of its games ends."""
    whole = new_letter(is_dynasty=True, moves=10_000)
    return new_letter(is_dynasty=True, moves=sum(game.number for game in whole.games[:games]) - 3)


def current_player(letter: Letter, people: list[Visitor]) -> Visitor:
    assert letter.waits_for is not None
    return people[letter.waits_for]


def count_choices(letter: Letter) -> int:
    """The number of choices before it is a friend's turn."""
    owner, number = letter.waits_for, 0
    while letter.waits_for == owner and not letter.due:
        letter, number = choose(letter), number + 1
    return number


def play_game(sender: Visitor, others: dict[Visitor, Visitor]) -> tuple[Visitor, SentTurn]:
    """Plays until a game is over; returns the sender of the last link."""
    turn = take_turn(sender)
    while not turn.is_over:
        sender = others[sender]
        turn = take_turn(sender, turn.link, turn.moves)
    return sender, turn


def test_a_dynastys_next_game_begins_for_everyone(visit: Visit) -> None:
    letter = before_the_end(1)
    ann, ben = (
        take_seat(visit(size), letter, owner) for owner, size in enumerate((DESKTOP, PHONE))
    )
    others = {ann: ben, ben: ann}
    sender, turn = play_game(current_player(letter, [ann, ben]), others)
    receive(others[sender], turn.link)
    for who in (sender, others[sender]):
        who.part("next-game").click()  # after the counting
        who.find(f"{BAR}, #table-screen [data-part=options] button").first.wait_for()
        assert who.moves < turn.moves
    last = take_turn(others[sender])
    assert last.link
    assert not last.is_over


def test_a_dynastys_last_game_ends_with_a_proof(visit: Visit) -> None:
    letter = before_the_end(3)
    ann, ben = (
        take_seat(visit(size), letter, owner) for owner, size in enumerate((DESKTOP, PHONE))
    )
    others = {ann: ben, ben: ann}
    sender, turn = play_game(current_player(letter, [ann, ben]), others)
    receive(others[sender], turn.link)
    for who in (ann, ben):
        who.part("result", being="[open]").wait_for()  # after the counting
        expect(who.part("next-game")).to_be_hidden()
        who.page.keyboard.press("Escape")
        who.find(f"{BAR} [data-bar=proof]").click()
        expect_words(who, TOAST, "deals are fair")


def test_a_seat_moves_to_another_device_and_back(visit: Visit) -> None:
    letter = new_letter(moves=20)
    ann, ben = visit(DESKTOP), visit(PHONE)
    who = take_seat(current_player(letter, [ann, ben]), letter, letter.waits_for or 0)
    who.press("menu")
    who.find("#by-link-menu").click()
    who.find(f"{DIALOG} [data-friends=move]").click()
    who.find(f"{DIALOG} [data-friends=copy]").click()
    link = copied(who)
    who.page.keyboard.press("Escape")
    expect(who.find(BAR)).to_contain_text(say("friends-moved"))
    assert not who.options()

    phone = visit(PHONE)
    receive(phone, link)
    play_here(phone)
    turn = take_turn(phone)
    assert turn.link

    receive(who, turn.link)
    who.expect_move(turn.moves)
    expect(who.find(BAR)).to_contain_text(say("friends-moved"))
    who.find(f"{BAR} [data-bar=back]").click()
    expect(who.find(BAR)).to_contain_text("Waiting for")


def private_link(visitor: Visitor) -> str:
    """Creates the private link for a game that hasn't started, from its dialog."""
    visitor.find(f"{DIALOG} summary").filter(has_text=say("friends-move")).click()
    visitor.find(f"{DIALOG} [data-friends=move-early]").click()
    expect(visitor.find(DIALOG)).to_contain_text(say("friends-moving"))
    visitor.find(f"{DIALOG} [data-friends=copy]").click()
    return copied(visitor)


def test_an_invitation_and_its_answer_move_to_other_devices(visit: Visit) -> None:
    ann, ben = visit(DESKTOP), visit(DESKTOP)
    fill_in(ann, "K2")
    invitation = invite(ann)
    answer = join(ben, invitation)
    phones = visit(PHONE), visit(PHONE)
    for who, phone in zip((ann, ben), phones, strict=True):
        receive(phone, private_link(who))
        phone.find(f"{DIALOG} [data-friends=take-seat]").click()
        phone.find(f"{DIALOG} [data-friends=copy]").wait_for()
    expect_answer(ann, say("friends-no-invitation"), lambda: receive(ann, answer))
    expect(ann.find(f"{DIALOG} [data-friends=play-here]")).to_be_visible()
    begin(phones[0], answer)
    turn = take_turn(phones[0])
    receive(ben, turn.link)
    ben.expect_move(turn.moves)
    expect(ben.find(BAR)).to_contain_text(say("friends-moved"))
    assert take_turn(phones[1], turn.link, turn.moves).link


def test_two_friends_claim_the_same_seat(visit: Visit) -> None:
    ann, ben, dan = visit(), visit(), visit(PHONE)
    fill_in(ann, "K3")
    invitation = invite(ann, "Ann", [PERSON, FRIEND, FRIEND])
    answers = [join(who, invitation, name) for who, name in ((ben, "Ben"), (dan, "Dan"))]
    receive(ann, answers[0])
    expect_words(ann, f"{DIALOG} [role=status]", "1 of 2")
    receive(ann, answers[1])
    expect_words(ann, STATUS, say("friends-seat-clash", name="Dan"))
    ann.find(f"{DIALOG} [data-friends=copy]").click()
    again = copied(ann)

    receive(dan, again)
    expect_words(dan, STATUS, say("friends-seat-taken", name="Ben"))
    dan.find(f"{DIALOG} [name=name]").fill("Dan")
    assert dan.find(f"{DIALOG} [name=seat] option").count() == 1
    dan.find(f"{DIALOG} [data-friends=join] button.primary").click()
    dan.find(f"{DIALOG} [data-friends=copy]").click()
    other = copied(dan)
    assert dan.find("#saved-list li").count() == 1
    begin(ann, answers[0], other)


def test_a_game_goes_on_with_a_bot_when_a_friend_stops_playing(visit: Visit) -> None:
    letter = new_letter(moves=20)
    owner = letter.waits_for or 0
    who = take_seat(visit(PHONE), letter, owner)
    take_turn(who)
    who.find(f"{BAR} [data-bar=more]").click()
    who.find(f"{DIALOG} [data-friends=go-on]").click()
    form = f"{DIALOG} [data-friends=invite]"
    assert who.find(f"{form} [name=seat{1 - owner}]").input_value() == "knight"
    who.find(f"{form} button.primary").click()
    expect(who.find(BAR)).to_have_count(0)
    assert who.wait_for_turn()


def test_two_bubbles_explain_the_first_turn(visit: Visit) -> None:
    letter = new_letter(moves=20)
    owner = letter.waits_for or 0
    friend = ("Ann", "Ben")[1 - owner]
    who = take_seat(visit(PHONE), letter, owner)
    bubble = who.find(".lesson:popover-open")
    take_turn(who, choices=count_choices(letter))
    expect(bubble).to_contain_text(say("friends-lesson-send", name=friend))
    expect(bubble).to_contain_text("1 of 2")
    expect_no_violation(who)
    who.find(f"{BAR} [data-bar=send]").click()
    expect(bubble).to_contain_text("2 of 2")
    bubble.locator("[name=got-it]").click()
    expect(bubble).to_have_count(0)
    who.reload()
    expect(who.find(BAR)).to_contain_text("Waiting for")
    expect(bubble).to_have_count(0)


def test_damaged_games_do_not_keep_links_to_others_from_opening(visit: Visit) -> None:
    first, second = new_letter(moves=9), new_letter(moves=13)  # Ben chooses in between
    shared, start = Shared(first, 0, secret(0)), begun("K2")
    games = (
        SavedGame.of("a", start, 5, {"letter": "", "owner": 0, "sent": True}),
        SavedGame.of("b", start, 5, {"lobby": "", "answer": "", "secret": ""}),
        SavedGame.of("c", shared.match(), 5, shared.to_data(shared.match())),
    )
    visitor = visit()
    entries = [
        (game.id, {"revision": 1, "writer": "test", "text": versions.to_text(game)})
        for game in games
    ]
    put_all(visitor, "games", entries)
    visitor.reload()
    receive(visitor, f"#{second.to_text()}")
    visitor.expect_move(second.number)
    visitor.press("menu", "to-setup")
    receive(visitor, f"#{new_letter('Q2', 3).to_text()}")
    expect_words(visitor, TOAST, say("friends-look"))
    visitor.reload()
    visitor.find("[data-game=a][data-act=resume]").click()
    expect(visitor.find("#problem")).to_contain_text("what the friends have chosen is damaged")
