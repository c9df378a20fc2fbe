"""How a game begins: invitations, answers, the first letter, and refusals."""

from dataclasses import replace

import pytest

from realmino import State
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import BOT, Giving, Link, Refused, link
from realmino.together.invitation import Acceptance, Invitation, Lobby, invite
from realmino.together.letter import Letter, decode_with_checksum, encode_with_checksum
from realmino.together.merging import merged
from tests.together import choose, first_letter, play, secret

OWNERS = (0, 1, BOT, 2)
THREE = invite("K4hm", OWNERS, secret(0), kinds="ppkp", names=("Ann", "Ben", "", ""))
_, THREE_DATA = decode_with_checksum(THREE.to_text()[5:].split("&")[0])
BEN, CAT = THREE.accept(1, secret(1), "Ben"), THREE.accept(2, secret(2), "Cat & co.")


def test_invitations_and_answers_are_read_as_they_were_written() -> None:
    position = str(play(first_letter("K3", (0, 1, 2)), 30).game.state)
    for invitation in (
        THREE,
        invite("K2d", (1, 0), secret(0), Giving.ALL, is_dynasty=True),
        invite(f"[{position}]", (0, 1, BOT), secret(0)),
    ):
        text = invitation.to_text()
        assert Invitation.parse(f"Come and play! https://example.org/#{text}.") == invitation
        answer = invitation.accept(1, secret(1), "Ben")
        assert Acceptance.parse(f"https://example.org/#{answer.to_text()}") == answer
    lobby = Lobby(THREE).add(CAT)
    assert Lobby.parse(lobby.to_text()) == lobby


def test_the_game_begins_once_everyone_has_answered() -> None:
    lobby = Lobby(THREE)
    assert lobby.missing_guests == [1, 2]
    for answer in (CAT, CAT, BEN, BEN):
        if not lobby.is_complete:
            with pytest.raises(Refused, match="not-answered"):
                lobby.letter(secret(0))
        lobby = lobby.add(answer)
    assert lobby.is_complete
    letter = lobby.letter(secret(0))
    assert letter.due
    assert letter.chance.missing_givers(letter.due) == [1, 2]
    assert letter.names == ("Ann", "Ben", "", "Cat & co.")
    assert letter.kinds == "ppkp"
    for answer in (BEN, CAT):
        THREE.check(Letter.parse(letter.to_text()), answer)
    others = Lobby(THREE).add(BEN).add(CAT).letter(secret(0))
    assert merged(letter, others) == letter


def test_a_game_from_a_position_may_begin_with_a_choice() -> None:
    position = play(first_letter("K3", (0, 1, 2)), 30).game.state
    assert position.to_act is not None
    invitation = invite(f"[{position}]", (0, 1, 1), secret(0))
    answer = invitation.accept(1, secret(1))
    assert answer.revealed == Link(0, link(secret(1), 0))
    letter = Lobby(invitation).add(answer).letter(secret(0))
    assert letter.game.state == position
    assert letter.number == 0
    assert play(letter).is_over
    assert State.parse(str(position)) == position


def refusal(lobby: Lobby, answer: Acceptance) -> str:
    """Returns why an answer is refused."""
    with pytest.raises(Refused) as refused:
        lobby.add(answer)
    return refused.value.key


def test_refuses_answers_that_could_choose_a_deal() -> None:
    lobby = Lobby(THREE).add(BEN)
    assert refusal(lobby, THREE.accept(1, secret(5))) == "seat-taken"
    assert refusal(lobby, replace(CAT, revealed=BEN.revealed)) == "same-anchor"
    copied = Link(0, link(secret(0), 0))
    assert refusal(lobby, replace(CAT, revealed=copied)) == "same-anchor"
    assert refusal(lobby, replace(CAT, owner=0)) == "other-invitation"
    assert refusal(lobby, replace(CAT, owner=3)) == "other-invitation"
    other = invite("K4hm", OWNERS, secret(7), kinds="ppkp")
    assert refusal(lobby, other.accept(2, secret(2))) == "other-invitation"
    for number in (1, 2):
        revealed = Link(number, link(secret(2), number))
        assert refusal(lobby, replace(CAT, revealed=revealed)) == "damaged"
    for owner in (0, 3, BOT):
        with pytest.raises(Refused, match="no-seat"):
            THREE.accept(owner, secret(4))


def test_a_guest_refuses_another_game_than_agreed() -> None:
    letter = Lobby(THREE).add(BEN).add(CAT).letter(secret(0))
    swapped = replace(THREE, owners=(0, 2, BOT, 1))
    deals_anew = Lobby(swapped)
    for answer in (BEN, CAT):
        answer = replace(answer, invitation=swapped.hash)
        deals_anew = deals_anew.add(answer)
    for other, answer in (
        (deals_anew.letter(secret(0)), BEN),
        (first_letter("K4hm", OWNERS), BEN),
        (replace(letter, is_dynasty=True), BEN),
        (replace(letter, kinds="ppgp"), BEN),
        (letter, replace(BEN, owner=2)),
        (letter, replace(BEN, invitation=swapped.hash)),
        (letter, replace(BEN, revealed=Link(1, link(secret(8), 1)))),
    ):
        with pytest.raises(Refused, match="other-game"):
            THREE.check(other, answer)


def test_a_guest_refuses_a_first_letter_with_departed_guests() -> None:
    """Otherwise the inviter could deal the first line alone."""
    letter = Lobby(THREE).add(BEN).add(CAT).letter(secret(0))
    for guests in ([1], [2], [1, 2]):
        gone = tuple(Agreement(Change.LEFT, guest, 0) for guest in guests)
        early = replace(letter, chance=replace(letter.chance, agreements=gone))
        with pytest.raises(Refused, match="other-game"):
            THREE.check(Letter.parse(early.to_text()), BEN)


def test_a_guest_refuses_a_first_letter_with_choices() -> None:
    """The inviter may choose first, so the inviter's choices are legitimate."""
    invitation = invite("K2", (0, 1), secret(0))
    answer = invitation.accept(1, secret(1))
    letter = Lobby(invitation).add(answer).letter(secret(0))
    letters = [letter]
    for _ in range(4):
        letter = choose(letter)
        letters.append(letter)
    players = [letter.player_of(at, seat) for at, seat, _ in letter.choices()]
    for number, first in enumerate(letters):
        came = Letter.parse(first.to_text())
        if 1 in players[:number]:
            with pytest.raises(Refused, match="other-game"):
                invitation.check(came, answer)
        else:
            invitation.check(came, answer)
    assert players.index(1) > 0


@pytest.mark.parametrize("owners", [(0, 0, 0), (0, BOT, BOT), (1, 2, 3), (0, 1), (0, 1, 3)])
def test_refuses_invitations_with_invalid_owners(owners: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match="bad-owners"):
        invite("K3", owners, secret(0))
    with pytest.raises(Refused, match="bad-owners"):
        invite("K3", (0, 1, BOT), secret(0), kinds="ppp")


@pytest.mark.parametrize(
    ("parse", "text", "key"),
    [
        (Invitation.parse, "hello", "no-invitation"),
        (Invitation.parse, BEN.to_text(), "no-invitation"),
        (Acceptance.parse, THREE.to_text(), "no-answer"),
        (Invitation.parse, THREE.to_text().replace("K4hm", "K4h"), "damaged"),
        (Acceptance.parse, BEN.to_text()[:20], "damaged"),
        (Invitation.parse, f"with={encode_with_checksum('K2', b'')}", "damaged"),
        (Invitation.parse, f"with={encode_with_checksum('K2', b'1234567')}", "damaged"),
        (Invitation.parse, f"with={encode_with_checksum('K9', THREE_DATA)}", "damaged"),
        (Acceptance.parse, f"join={encode_with_checksum('', b'1' * 28).removeprefix('.')}",
         "damaged"),
    ],
)  # fmt: skip
def test_refuses_texts_of_another_kind_and_damaged_ones(parse, text, key) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Refused) as refused:
        parse(text)
    assert refused.value.key == key
