"""Games by link: two people with a browser each, and only links between them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE, Visit, in_one_browser
from e2e.visitor import Visitor

BAR = ".far-bar:not([hidden])"
COPIED = "() => { const { dataset: all } = document.documentElement, is = all.copied; " \
    "delete all.copied; return is; }"  # fmt: skip
CHOOSE = """(root) => {
  const button = document.querySelector(`${root} [data-part="options"] button`);
  button?.click();
  return !!button;
}"""


def copied(visitor: Visitor) -> str:
    """The link that a button has just copied."""
    visitor.find("html[data-copied]").wait_for()
    return str(visitor.page.evaluate(COPIED))


def receive(visitor: Visitor, link: str) -> None:
    """Opens a link as from a message: in the open page, which may be elsewhere."""
    visitor.page.evaluate("(link) => { location.href = link; }", link)


def invite(visitor: Visitor, name: str = "Ann") -> str:
    """Makes an invitation and returns its link."""
    visitor.press("far")
    visitor.find("#far-dialog [name=name]").fill(name)
    visitor.find("#far-dialog [data-far=invite] button.primary").click()
    visitor.find("#far-dialog [data-far=copy]").click()
    return copied(visitor)


def join(visitor: Visitor, invitation: str, name: str = "Ben") -> str:
    """Accepts an invitation and returns the link of the answer."""
    receive(visitor, invitation)
    visitor.find("#far-dialog [name=name]").fill(name)
    visitor.find("#far-dialog [data-far=join] button.primary").click()
    visitor.find("#far-dialog [data-far=copy]").click()
    return copied(visitor)


def begin(inviter: Visitor, *answers: str) -> None:
    """Starts a game once everybody has answered."""
    for answer in answers:
        receive(inviter, answer)
    inviter.find("#far-dialog [data-far=start]").click()
    inviter.find("body[data-screen=table]").wait_for()


def play(visitor: Visitor) -> str:
    """Chooses the first option each time until a friend is next; returns the link, "" at the end.

    Turns dominoes over where that is due.
    """
    ready = f"{BAR}, [data-part=options] button"
    while True:
        visitor.find(ready).first.wait_for(state="attached")
        if visitor.page.evaluate(CHOOSE, visitor.root):
            continue
        if visitor.find(f"{BAR} [data-far=turn-over]").count():
            visitor.find(f"{BAR} [data-far=turn-over]").click()
            continue
        send = visitor.find(f"{BAR} [data-far=send].primary")
        if not send.count():
            return ""
        send.click()
        return copied(visitor)


@pytest.fixture
def begun(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people at the table of a new game by link."""
    ann, ben = visit(DESKTOP), visit(PHONE)
    begin(ann, join(ben, invite(ann)))
    return ann, ben


def turns(ann: Visitor, ben: Visitor) -> Iterator[tuple[Visitor, Visitor, str]]:
    """Who has sent a link, who receives it, and the link; until the game is over."""
    sender, receiver = (ann, ben)
    while link := play(sender):
        receive(receiver, link)
        receiver.find("body[data-screen=table]").wait_for()
        expect(receiver.table).to_have_attribute("data-move", str(sender.moves))
        yield sender, receiver, link
        sender, receiver = receiver, sender


def test_a_whole_game_by_link(begun: tuple[Visitor, Visitor]) -> None:
    ann, ben = begun
    links = []
    for sender, receiver, link in turns(ann, ben):
        links.append(link)
        assert len(link) < 2_000
        if len(links) == 2:
            expect(sender.find(BAR)).to_contain_text("Waiting for")
            expect(receiver.part("turn-text")).not_to_contain_text("is next")
            expect(sender.part("undo")).to_have_attribute("aria-disabled", "true")
        if len(links) == 3:
            receive(receiver, links[0])
            expect(receiver.part("toast")).to_contain_text("already seen")
    for visitor in (ann, ben):
        expect(visitor.table).to_have_attribute("data-prompt", "over")
        visitor.part("result", being="[open]").wait_for(timeout=40_000)  # after the counting
    assert ann.standings() == ben.standings()


@pytest.mark.deep
@in_one_browser
def test_a_device_without_a_seat_only_watches(begun: tuple[Visitor, Visitor], visit: Visit) -> None:
    ann, ben = begun
    link = next(turns(ann, ben))[2]
    other = visit()
    receive(other, link)
    other.find("body[data-screen=table]").wait_for()
    expect(other.part("toast")).to_contain_text("watch")
    assert not other.find(BAR).count()


@pytest.mark.deep
@in_one_browser
def test_a_reload_continues_and_the_list_says_whose_turn_it_is(
    begun: tuple[Visitor, Visitor],
) -> None:
    ann, ben = begun
    link = next(turns(ann, ben))[2]
    ann.reload()
    expect(ann.find(BAR)).to_contain_text("Waiting for Ben")
    ann.press("menu", "to-setup")
    expect(ann.find("#saved-list li").first).to_contain_text("Waiting for Ben")
    receive(ben, link)
    ben.find("body[data-screen=table]").wait_for()
    ben.press("menu", "to-setup")
    expect(ben.find("#saved-list li").first).to_contain_text("Your turn")
    expect(ben.page).to_have_title("(1) Realmino · Kingdomino and Queendomino in your browser")
