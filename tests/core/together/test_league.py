"""Two conspiring players may know a deal early, but can't choose one."""

from itertools import combinations

import pytest

from realmino.pieces.actions import Draw
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import (
    Chance,
    FairDealer,
    Giving,
    Link,
    Refused,
    joint_hash,
    link,
    proof,
    start_token,
)
from realmino.together.invitation import Acceptance, Invitation, Lobby, invite
from realmino.together.letter import Letter
from realmino.together.merging import merged
from tests.together import choose, first_letter, play, revealed, secret


def next_line(letter: Letter, *owners: int) -> Draw:
    """Returns the line that these owners deal next, from their secrets alone."""
    number = letter.last_deal + 1
    given = [bytes([owner]) + link(secret(owner), number) for owner in owners]
    seed = joint_hash(b"realmino deal", letter.identity, bytes([number]), *given)
    while not letter.due:
        letter = choose(letter)
    return FairDealer(seed).deal(letter.game.state)


def test_two_conspirators_by_link_know_their_own_deals_early() -> None:
    """They know each one as soon as the previous line is dealt."""
    letter = first_letter("K3", (0, 1, 2))
    known: dict[int, Draw] = {}
    while not letter.is_over:
        if not letter.due and letter.last_deal < 12:
            known.setdefault(letter.last_deal, next_line(letter, 0, 2))
        letter = revealed(letter) if letter.due else choose(letter)
    _, *later = proof(letter.games, letter.chance)
    for deal in later:
        assert (deal.draws == (known[deal.number - 1],)) == ({*deal.givers} == {0, 2})
    assert 0 < sum({*deal.givers} == {0, 2} for deal in later) < len(later)


def until_due(letter: Letter, picks: int) -> Letter:
    """Returns the letter at the next deal, after choices that depend on ``picks``."""
    while not letter.due:
        actions = letter.game.state.legal_actions()
        picks, pick = divmod(picks, len(actions))
        letter = letter.play(actions[pick])
    return letter


def test_two_conspirators_can_produce_only_one_line() -> None:
    letter = first_letter("K3", (0, 1, 2))
    lines: dict[tuple[int, ...], set[Draw]] = {}
    for picks in range(6):
        other = until_due(letter, picks)
        assert other.due
        givers = tuple(sorted(other.chance.givers(other.due)))
        lines.setdefault(givers, set()).add(play(other, other.number + 1).deals[-1].draws[0])
    assert len(lines) > 1
    assert lines == {givers: {next_line(letter, *givers)} for givers in lines}


@pytest.mark.parametrize("league", [*combinations(range(3), 2)])
def test_live_everyone_has_to_be_in_league(league: tuple[int, int]) -> None:
    letter = until_due(first_letter("K3", (0, 1, 2), Giving.ALL), 0)
    for owner in league:
        letter = letter.give(owner, secret(owner))
    assert letter.due
    assert letter.chance.seed(start_token(letter.games[0]), letter.due) is None


@pytest.mark.parametrize("giving", Giving)
def test_trying_out_secrets_shows_no_first_deal(giving: Giving) -> None:
    """The inviter and the last guest know what everyone has sent, but not Ben's link 1."""
    invitation = Invitation.parse(invite("K3", (0, 1, 2), secret(0), giving).to_text())
    ben = Acceptance.parse(invitation.accept(1, secret(1)).to_text())
    lobby = Lobby(invitation).add(ben)
    for tried in range(2, 9):
        letter = lobby.add(invitation.accept(2, secret(tried))).letter(secret(0))
        known = letter.give(2, secret(tried))
        assert known.due
        assert known.chance.missing_givers(known.due) == [1]
    begun = letter.give(1, secret(1))
    other = lobby.add(invitation.accept(2, secret(2))).letter(secret(0))
    with pytest.raises(Refused, match="other-game"):
        merged(begun, other, [1])


def test_a_single_friend_answers_without_knowing_the_first_deal() -> None:
    """By link, the friend's answer has link 1, which only the inviter can complete."""
    invitation = invite("K2", (0, 1), secret(0))
    for tried in range(1, 9):
        answer = invitation.accept(1, secret(tried))
        links = (Link(0, invitation.anchor), answer.revealed)
        letter = Letter((invitation.start,), Chance(Giving.PAIR, (0, 1), links))
        assert letter.due
        assert letter.chance.missing_givers(letter.due) == [0]
    lobby = Lobby(invitation).add(answer)
    assert lobby.letter(secret(0)).number  # the inviter knows it first
    with pytest.raises(Refused, match="other-secret"):
        lobby.letter(secret(9))  # but can't change it


@pytest.mark.parametrize(("code", "giving"), [("K2", Giving.PAIR), ("K3", Giving.ALL)])
def test_the_same_line_is_dealt_whatever_was_chosen(code: str, giving: Giving) -> None:
    letter = play(first_letter(code, tuple(range(int(code[1]))), giving), 12)
    ends = [until_due(letter, picks) for picks in range(9)]
    assert len({end.game.moves for end in ends}) > 2
    dealt = [play(end, end.number + 1) for end in ends]
    assert len({end.deals[-1].draws for end in dealt}) == 1
    for end in dealt:
        if end.game != dealt[0].game:
            with pytest.raises(Refused, match="forked"):
                merged(dealt[0], end)


def test_leaving_before_a_deal_changes_it() -> None:
    """All links but one are out, and the last owner knows the line; the others vote for a bot."""
    letter = until_due(first_letter("K3", (0, 1, 2), Giving.ALL), 0)
    for owner in (0, 1):
        letter = letter.give(owner, secret(owner))
    whole = letter.give(2, secret(2))
    left = letter.agree(Agreement(Change.LEFT, 2, letter.number))
    assert [deal.givers for deal in proof(left.games, left.chance)][-1] == (0, 1)
    assert left.deals[-1].draws != whole.deals[-1].draws
    with pytest.raises(Refused, match="other-agreement"):
        merged(left, whole)


def test_a_stolen_secret_gives_only_its_owners_links() -> None:
    letter = until_due(first_letter("K2", (0, 1)), 0)
    stolen = letter.give(1, secret(1))
    assert stolen.due
    assert stolen.chance.missing_givers(stolen.due) == [0]
    with pytest.raises(Refused, match="other-secret"):
        stolen.give(0, secret(1))


def test_without_a_secret_a_deal_stays_due() -> None:
    letter = until_due(first_letter("K2", (0, 1)), 0)
    with pytest.raises(Refused, match="other-secret"):
        letter.give(1, secret(9))
    assert letter.give(0, secret(0)).waits_for == 1
