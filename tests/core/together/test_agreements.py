"""Agreements in a game: a bot for somebody, their return, or an undo."""

from dataclasses import replace

import pytest

from realmino.together.agreements import MAX_AGREEMENTS, Agreement, Change, are_consistent
from realmino.together.fair import (
    AGREEMENTS_VERSION,
    BOT,
    Chance,
    Giving,
    Refused,
    proof,
    start_token,
)
from realmino.together.letter import Letter
from realmino.together.merging import merged
from tests.together import choose, first_letter, play, revealed, secret

LEFT, BACK, UNDO = Change


def live(code: str = "K3", owners: tuple[int, ...] = (0, 1, 2)) -> Letter:
    """Returns the first letter of a live game."""
    return first_letter(code, owners, Giving.ALL)


def until_due(letter: Letter) -> Letter:
    """Returns the letter at the next deal, before anyone reveals a link for it."""
    while not letter.due:
        letter = choose(letter)
    return letter


def test_a_text_without_agreements_keeps_the_old_version() -> None:
    chance = live().chance
    assert chance.to_bytes()[0] >> 4 == 1
    agreed = replace(chance, agreements=(Agreement(LEFT, 1, 2),))
    assert agreed.to_bytes()[0] >> 4 == AGREEMENTS_VERSION
    assert agreed.to_bytes()[1:].startswith(chance.to_bytes()[1:])
    assert Chance.parse(str(agreed)) == agreed


@pytest.mark.parametrize(
    "agreements",
    [
        [(BACK, 1, 3)],
        [(LEFT, 1, 3), (LEFT, 1, 4)],
        [(LEFT, 1, 3), (BACK, 1, 2)],
        [(LEFT, 3, 3)],
        [(LEFT, 0, 3), (LEFT, 1, 3), (LEFT, 2, 3)],
        [(LEFT, 0, 5), (UNDO, 0, 4)],
        [(UNDO, 1, 4)],
        [(UNDO, 0, 9), (UNDO, 0, 4), (LEFT, 1, 3)],
        [(UNDO, 0, 9)] * (MAX_AGREEMENTS + 1),
    ],
)
def test_refuses_impossible_agreements(agreements: list[tuple[Change, int, int]]) -> None:
    made = tuple(Agreement(*agreement) for agreement in agreements)
    assert not are_consistent(made, 3)
    with pytest.raises(Refused, match="damaged"):
        replace(live().chance, agreements=made)


def test_undos_may_follow_one_another_in_any_order() -> None:
    made = [Agreement(UNDO, 0, 9), Agreement(UNDO, 0, 4), Agreement(LEFT, 1, 5)]
    assert are_consistent(made, 3)


def test_the_previous_player_plays_for_one_who_left() -> None:
    letter = choose(live())
    ((_, before, _),) = letter.choices()
    owner = letter.waits_for
    assert owner not in (None, before)
    left = letter.agree(Agreement(LEFT, owner, letter.number))
    assert left.waits_for == before
    assert left.chance.owners_at(left.number)[owner] == BOT
    assert left.chance.owners_at(left.number - 1) == (0, 1, 2)


def test_an_owner_who_has_left_gives_no_links_until_back() -> None:
    letter = until_due(live())
    for owner in (0, 2):
        letter = letter.give(owner, secret(owner))
    assert letter.due
    left = letter.agree(Agreement(LEFT, 1, letter.number))
    assert not left.due  # the deal is made without owner 1
    left = until_due(left)
    assert left.chance.missing_givers(left.deals[-1]) == [0, 2]
    left = play(left, left.number)
    back = until_due(left.agree(Agreement(BACK, 1, left.number)))
    assert back.chance.missing_givers(back.deals[-1]) == [0, 1, 2]
    whole = play(back)
    assert whole.is_over
    givers = [deal.givers for deal in proof(whole.games, whole.chance)]
    assert givers[:4] == [(0, 1, 2), (0, 2), (0, 2), (0, 1, 2)]
    assert Letter.parse(whole.to_text()) == whole


def test_the_last_owner_plays_on_alone() -> None:
    letter = live("K2", (0, 1))
    whole = play(letter.agree(Agreement(LEFT, 0, letter.number)))
    assert whole.is_over
    assert {deal.givers for deal in proof(whole.games, whole.chance)} == {(0, 1), (1,)}


def test_by_link_present_owners_give_the_deal() -> None:
    letter = first_letter("K3", (0, 1, 2))
    letter = until_due(letter.agree(Agreement(LEFT, 1, letter.number)))
    assert {*letter.chance.givers(letter.deals[-1])} == {0, 2}


def test_without_the_agreement_the_deal_is_not_proven() -> None:
    letter = until_due(live())
    whole = play(letter.agree(Agreement(LEFT, 1, letter.number)))
    chance = replace(whole.chance, agreements=())
    with pytest.raises(Refused, match="no-link"):
        list(proof(whole.games, chance))
    early = replace(whole.chance, agreements=(Agreement(LEFT, 1, 60_000),))
    with pytest.raises(Refused, match="damaged"):
        list(proof(whole.games, early))


def test_an_undo_takes_back_choices_but_no_deal() -> None:
    first = live()
    later = choose(choose(choose(first)))
    undone = later.agree(Agreement(UNDO, 0, first.number + 1))
    assert undone.number == first.number + 1
    assert undone.game.moves == later.game.moves[: undone.number]
    whole = play(undone)
    assert [*proof(whole.games, whole.chance)]
    assert Letter.parse(whole.to_text()) == whole
    dealt = play(until_due(first))
    with pytest.raises(Refused, match="dealt"):
        dealt.agree(Agreement(UNDO, 0, first.number))
    with pytest.raises(Refused, match="damaged"):
        first.agree(Agreement(UNDO, 0, first.number + 1))


def test_links_for_a_deal_that_is_no_longer_due_count_later() -> None:
    letter = until_due(live())
    number = letter.last_deal
    shown = letter.give(0, secret(0))
    undone = shown.agree(Agreement(UNDO, 0, shown.number - 1))
    assert undone.chance.links[0].number == number - 1
    assert undone.chance.seed(start_token(undone.games[0]), undone.deals[-1])
    # A late letter has the link again.
    assert merged(undone, shown) == undone
    assert merged(shown, undone, agreed=undone.chance.agreements) == undone


def test_agreements_are_merged_only_if_this_device_accepts_them() -> None:
    letter = choose(live())
    more = choose(choose(letter))
    undone = choose(more.agree(Agreement(UNDO, 0, letter.number)))
    with pytest.raises(Refused, match="not-agreed"):
        merged(more, undone)
    agreed = undone.chance.agreements
    assert merged(more, undone, agreed=agreed) == undone
    assert merged(letter, undone, agreed=agreed) == undone
    for late in (letter, more):
        assert merged(undone, late) == undone
    other = more.agree(Agreement(UNDO, 0, letter.number + 1))
    with pytest.raises(Refused, match="other-agreement"):
        merged(undone, other, agreed=other.chance.agreements)
    first = live()
    different = next(
        other
        for other in map(first.play, first.game.state.legal_actions())
        if other.game != letter.game
    )
    with pytest.raises(Refused, match="forked"):
        merged(different, undone, agreed=agreed)


def test_refuses_others_choices_for_this_player() -> None:
    letter = live()
    owner = letter.waits_for
    assert owner is not None
    undone = choose(choose(letter).agree(Agreement(UNDO, 0, letter.number)))
    agreed = undone.chance.agreements
    with pytest.raises(Refused, match="played-for-you"):
        merged(choose(letter), undone, [owner], agreed)
    left = choose(letter.agree(Agreement(LEFT, owner, letter.number)))
    assert merged(letter, left, [owner], left.chance.agreements) == left


def test_an_agreement_that_contradicts_a_deal_is_refused() -> None:
    due = until_due(live())
    dealt = play(due, due.number)
    left = due.agree(Agreement(LEFT, 1, due.number))
    for known, came in ((dealt, left), (left, dealt)):
        with pytest.raises(Refused, match="other-agreement"):
            merged(known, came, agreed=left.chance.agreements)


def test_a_dynasty_goes_back_within_its_game() -> None:
    letter = first_letter("K2", (0, 1), Giving.ALL, is_dynasty=True)
    while len(letter.games) < 2:
        letter = revealed(letter) if letter.due else choose(letter)
    end = letter.games[0].number
    assert letter.number == end
    undone = letter.agree(Agreement(UNDO, 0, end - 1))
    assert (len(undone.games), undone.number) == (1, end - 1)
    assert Letter.parse(undone.to_text()) == undone
    assert merged(letter, undone, agreed=undone.chance.agreements) == undone
