"""Stories of games by link, which run in every browser.

Each story gets a function that opens a browser for another person.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from urllib.parse import quote

from browser.messages import say
from e2e.friends.by_link import (
    BAR,
    SentTurn,
    begin,
    expect_answer,
    invite,
    join,
    paste,
    receive,
    recipient,
    start_among,
    take_turn,
    turns,
)
from e2e.storage import FAULTS, break_storage
from e2e.visitor import Visitor
from friends.conflicts import common
from realmino.together.fair import SECRET_SIZE, Link, earlier_value, find_deals, link
from realmino.together.invitation import Lobby
from realmino.together.invitation import invite as invitation_to
from realmino.together.letter import Letter, decode_with_checksum, encode_with_checksum

OpenVisitor = Callable[[], Visitor]
Story = Callable[[OpenVisitor], None]

SECRET = """async () => {
  const [game] = JSON.parse(await realmino.storage.list()).games;
  return JSON.parse(game.text).together.secret;
}"""


def start_two(open_visitor: OpenVisitor, rounds: int) -> tuple[Visitor, Visitor, list[SentTurn]]:
    """Ann and Ben in a new game, and the turns of its first rounds, starting with Ann's."""
    ann, ben = open_visitor(), open_visitor()
    people = {"Ann": ann, "Ben": ben}
    start_among(people)
    played = turns(people)
    return ann, ben, [next(played)[1] for _ in range(2 * rounds)]


def reopen(visitor: Visitor, address: str) -> Visitor:
    """Closes the page and opens a link in a new one."""
    assert visitor.page.evaluate("() => realmino.saved()")
    visitor.page.goto("about:blank")
    return visitor.open(address.partition("#")[2])


# What friends do with good links


def old_links_and_unsent_choices(open_visitor: OpenVisitor) -> None:
    """Handles old links, repeated links, a player's own link, and a reload before sending."""
    ann, ben, played = start_two(open_visitor, 2)
    newest = played[-1]
    expect_answer(ben, say("friends-seen"), lambda: receive(ben, played[0].link))

    draft = take_turn(ann, newest.link, newest.moves, choices=1)
    assert draft.moves == newest.moves + 1
    expect_answer(ann, say("friends-seen"), lambda: receive(ann, newest.link))
    expect_answer(ann, say("friends-seen"), lambda: receive(ann, played[1].link))
    assert ann.page.evaluate("() => realmino.saved()")
    ann.reload().expect_move(draft.moves)
    sent = take_turn(ann, moves=draft.moves)
    undo = "(css) => document.querySelector(css).click()"
    by_undo = f"{ann.root} [data-part=undo]"
    expect_answer(ann, say("undo-sent"), lambda: ann.page.evaluate(undo, by_undo))
    expect_answer(ann, say("friends-seen"), lambda: receive(ann, sent.link))

    ann.press("menu", "to-setup")
    receive(ann, played[1].link)
    ann.expect_move(sent.moves)
    reopen(ann, played[3].link).expect_move(sent.moves)
    answer = take_turn(ben, sent.link, sent.moves)
    assert take_turn(ann, answer.link, answer.moves).link


def three_friends_in_any_order(open_visitor: OpenVisitor) -> None:
    """A friend who isn't next can only watch, even if a line is to be revealed."""
    people = {name: open_visitor() for name in ("Ann", "Ben", "Cid")}
    start_among(people, "K3")
    missed: list[SentTurn] = []
    for number, (sender, turn) in enumerate(turns(people)):
        receiver = recipient(turn, people)
        [third] = {*people.values()} - {sender, receiver}
        if 2 <= number <= 6:
            receive(third, turn.link)
            third.expect_move(turn.moves)
            name = next(name for name, who in people.items() if who is receiver)
            third.find(BAR).wait_for()
            assert f"Waiting for {name}" in third.find(f"{BAR} p").inner_text()
            assert not third.find(f"{BAR} :is([data-bar=turn-over], .primary)").count()
        missed.append(turn)
        if number == 12:
            break
    receive(third, turn.link)
    third.expect_move(turn.moves)
    for older in reversed(missed):
        expect_answer(third, say("friends-seen"), partial(receive, third, older.link))


def strangers(open_visitor: OpenVisitor) -> None:
    """A third person gets the links; links from other versions are refused or only shown."""
    ann, ben, cid = open_visitor(), open_visitor(), open_visitor()
    invitation = invite(ann, kinds=["person", "friend"])
    answer, late = join(ben, invitation), join(cid, invitation, "Cid")
    expect_answer(ann, say("friends-own-invitation"), lambda: receive(ann, invitation))
    receive(ann, answer)
    expect_answer(ann, say("together-refused-seat-taken"), lambda: receive(ann, late))
    expect_answer(ann, say("friends-known-answer"), lambda: receive(ann, answer))
    begin(ann)
    sent = take_turn(ann)

    expect_answer(cid, say("friends-seat-lost"), lambda: receive(cid, sent.link))
    cid.expect_move(sent.moves)
    expect_answer(cid, say("friends-seat-lost"), lambda: receive(cid, sent.link))
    assert not cid.find(BAR).count()
    expect_answer(cid, say("friends-no-invitation"), lambda: receive(cid, answer))
    receive(cid, sent.link.replace("&_t=", "&_unknown="))
    cid.find("body[data-screen=table]").wait_for()
    cid.expect_move(Letter.parse(sent.link).number)
    cid.press("menu", "to-setup")
    newer = with_bytes(sent.link, lambda data: bytes([15 << 4]) + data[1:])
    expect_answer(cid, say("together-refused-newer"), lambda: receive(cid, newer))
    cid.find("body[data-screen=table]").wait_for()
    expect_answer(cid, say("live-none"), lambda: receive(cid, "#room=K7QM3XPA9RTD"))

    reply = take_turn(ben, sent.link, sent.moves)
    assert take_turn(ann, reply.link, reply.moves).link


# What happens to links


def changed_links(open_visitor: OpenVisitor) -> None:
    """Links altered by programs, age or cheats are accepted, or refused with a reason."""
    ann, ben, played = start_two(open_visitor, 3)
    good, moves = played[-2].link, ben.moves
    secret = bytes.fromhex(ann.page.evaluate(SECRET))
    newest = Letter.parse(played[-1].link)
    fork = other_choice(newest, 0)
    same = common(Letter.parse(fork).game, newest.game)
    refused = {
        good[: good.index("&_t=") + 60]: say("together-refused-damaged"),
        good.replace("&n=", "A&n="): say("together-refused-damaged"),
        fork: say("together-refused-forked", move=same),
        other_choice(newest, 1): say("together-refused-played-for-you"),
        revealed_early(good, secret): say("together-refused-too-early"),
    }
    for bad, sentence in refused.items():
        expect_answer(ben, sentence, partial(receive, ben, bad))
        assert ben.moves == moves
    ben.find("#by-link-dialog [data-friends=version-keep]").click()  # of the two versions
    assert ben.moves == moves
    expect_answer(
        ben,
        say("together-refused-too-long", most=20_000),
        lambda: paste(ben, f"{good}&{'x' * 20_000}"),
    )
    fragment = good.partition("#")[2]
    understood = [
        f"#{quote(quote(fragment, safe=''), safe='')}",
        f"{good}&utm_source=chat&fbclid=IwAR0",
        f"#{fragment[:90]}\u200b{fragment[90:200]}\xad{fragment[200:]}",
    ]
    for anns_link in understood:
        expect_answer(ben, say("friends-seen"), partial(receive, ben, anns_link))
    for message in (
        f"{say('friends-message-turn', name='Ben')} <{good}>.",
        f"{good}\nsee you, Ann",
    ):
        expect_answer(ben, say("friends-seen"), partial(paste, ben, message))
    others = unrelated_letter()
    receive(ben, f"#{others.to_text()}")
    ben.expect_move(others.number)
    reply = take_turn(ann, played[-1].link, played[-1].moves)
    assert take_turn(ben, reply.link, reply.moves).link


def other_choice(letter: Letter, seat: int) -> str:
    """A link in which a seat changes an earlier choice after seeing more of the game."""
    at, before, made = next(
        (played.number, played.before, played.move)
        for played in reversed([*letter.game.history()])
        if played.seat == seat and len(played.before.legal_actions()) > 1
    )
    other = next(action for action in before.legal_actions() if action != made)
    game = replace(letter.game.at(at), undone=()).play(other)
    *_, deal = find_deals([game], letter.chance)
    revealed = (Link(deal.number, earlier_value(new, deal.number)) for new in letter.chance.links)
    chance = replace(letter.chance, links=tuple(revealed))
    return f"#{replace(letter, games=(game,), chance=chance).to_text()}"


def with_bytes(good: str, change: Callable[[bytes], bytes]) -> str:
    """A link with changed bytes and a correct checksum."""
    text = good.partition("&_t=")[2].partition("&")[0]
    return good.replace(text, encode_with_checksum(*changed(text, change)))


def changed(text: str, change: Callable[[bytes], bytes]) -> tuple[str, bytes]:
    """A field's prefix and its changed bytes."""
    begin_token, data = decode_with_checksum(text)
    return begin_token, change(data)


def revealed_early(good: str, secret: bytes) -> str:
    """Ann's link, in which she reveals her part of a future deal too early."""
    letter = Letter.parse(good)
    number = letter.last_deal + 1
    early = letter.chance.reveal(0, Link(number, link(secret, number))).to_bytes()
    return with_bytes(good, lambda data: early + data[len(early) :])


def unrelated_letter() -> Letter:
    """The first letter in another pair's game."""
    secrets = bytes(SECRET_SIZE), bytes([1] * SECRET_SIZE)
    offered = invitation_to("K2", (0, 1), secrets[0])
    return Lobby(offered).add(offered.accept(1, secrets[1])).letter(secrets[0])


# What happens to devices


def a_full_disk(open_visitor: OpenVisitor) -> None:
    """Turns can be sent even if nothing can be stored as usual, and one sentence says so."""
    ann, ben, played = start_two(open_visitor, 1)
    newest = played[-1]
    ann.page.evaluate(f"() => {{ {FAULTS} }}")
    break_storage(ann, "full")
    sent = take_turn(ann, newest.link, newest.moves)
    unsaved = f"{ann.root} [data-part=unsaved]:not([hidden])"
    ann.find(unsaved).wait_for()
    assert say("save-spare", reason="…").split("…")[1] in ann.find(unsaved).inner_text()
    ann.reload().expect_move(sent.moves)
    reply = take_turn(ben, sent.link, sent.moves)
    sent = take_turn(ann, reply.link, reply.moves)

    ann.page.evaluate(f"() => {{ {FAULTS} }}")
    break_storage(ann, "full", notes=True)
    reply = take_turn(ben, sent.link, sent.moves)
    sent = take_turn(ann, reply.link, reply.moves)
    ann.find(unsaved).wait_for()
    reply = take_turn(ben, sent.link, sent.moves)
    break_storage(ann, "")
    ann.find(unsaved).wait_for(state="hidden")
    sent = take_turn(ann, reply.link, reply.moves)
    assert ann.page.evaluate("() => realmino.saved()")
    ann.reload().expect_move(sent.moves)


STORIES = (
    old_links_and_unsent_choices,
    three_friends_in_any_order,
    strangers,
    changed_links,
    a_full_disk,
)
