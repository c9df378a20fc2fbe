"""Fair chance: chains of hashes, givers of deals, and the proof of a game."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import Game, rules_codes
from realmino.together.fair import (
    BOT,
    CHAIN_LENGTH,
    SECRET_SIZE,
    Chance,
    FairDealer,
    Giving,
    Link,
    Refused,
    earlier_value,
    find_deals,
    from_base64,
    link,
    proof,
    start_token,
    to_base64,
)
from tests.depth import plain_first
from tests.present import present
from tests.together import first_letter, play
from tests.together import secret as own
from tools.dev.vectors import fair_game, secret

PEOPLE = {code: tuple(range(int(code[1]))) for code in rules_codes()}
"""A person in each seat."""


def test_a_link_is_the_hash_of_the_next_one() -> None:
    links = [link(secret(0), number) for number in range(CHAIN_LENGTH + 1)]
    assert len({*links}) == CHAIN_LENGTH + 1
    assert links[-1] == secret(0)
    assert all(len(value) == SECRET_SIZE for value in links)
    for number, (value, after) in enumerate(pairwise(links)):
        assert earlier_value(Link(number + 1, after), number) == value
    assert earlier_value(Link(9, links[9]), 0) == links[0]


@pytest.mark.parametrize("code", plain_first(rules_codes()))
@pytest.mark.parametrize("giving", Giving)
def test_every_deal_of_a_game_is_proven(code: str, giving: Giving) -> None:
    game, chance = fair_game(code, PEOPLE[code], giving)
    proven = [*proof([game], chance)]
    draws = [draw for deal in proven for draw in deal.draws]
    assert draws == [played.move for played in game.history() if played.seat is None]
    assert [deal.number for deal in proven] == [*range(1, len(proven) + 1)]
    everyone = set(PEOPLE[code])
    assert {*proven[0].givers} == everyone
    expected = {2} if giving is Giving.PAIR else {len(everyone)}
    assert {len(deal.givers) for deal in proven[1:]} == expected
    assert all(len({*deal.givers}) > 1 for deal in proven)


def test_a_pair_is_the_last_person_to_choose_and_the_next_other_person() -> None:
    owners = (0, BOT, 1, 2)
    game, chance = fair_game("K4", owners, Giving.PAIR)
    later = [deal for deal in find_deals([game], chance) if not deal.is_first]
    assert len(later) == 11
    for deal in later:
        reveal = game.moves.index(deal.draws[0])
        seats = [game.at(number).state.to_act for number in range(reveal)]
        last = [owners[seat] for seat in seats if seat is not None and owners[seat] != BOT][-1]
        order = [owners[king] for _, king in deal.before.line if king is not None]
        after = next(owner for owner in order if owner not in (last, BOT))
        assert chance.givers(deal) == (last, after)


def test_owner_0_counts_as_last_if_only_bots_chose() -> None:
    game, chance = fair_game("K4", (BOT, BOT, 0, 1), Giving.PAIR)
    deals = [deal._replace(last=None) for deal in find_deals([game], chance)]
    later = [deal for deal in deals if not deal.is_first]
    assert {chance.givers(deal) for deal in later} == {(0, 1)}


@given(st.integers(0, 7), st.integers(1, 300), st.data())
def test_the_deals_so_far_of_an_unfinished_game_are_proven(
    seed: int, moves: int, data: st.DataObject
) -> None:
    code = data.draw(st.sampled_from(["K2", "K3", "Q2"]))
    game, chance = fair_game(code, PEOPLE[code], Giving.PAIR, str(seed), moves)
    made = [deal.number for deal in find_deals([game], chance) if deal.draws]
    assert [deal.number for deal in proof([game], chance)] == made
    assert Chance.parse(str(chance)) == chance


def refusal(games: list[Game], chance: Chance) -> str:
    """Returns why a game isn't proven."""
    with pytest.raises(Refused) as refused:
        list(proof(games, chance))
    return refused.value.key


def test_refuses_a_rigged_deal() -> None:
    game, chance = fair_game("K2", (0, 1), Giving.PAIR, moves=12)
    before = game.at(game.last_reveal() - 1)
    line = sorted(present(before.state.pending_deal).ids[:4])
    rigged = before.play("L" + "-".join(map(str, line)))
    assert rigged.state != game.at(game.last_reveal()).state
    assert refusal([rigged], chance) == "other-deal"


def test_refuses_missing_early_and_foreign_links() -> None:
    game, chance = fair_game("K2", (0, 1), Giving.PAIR)
    first, second = chance.links

    def with_links(*links: Link) -> Chance:
        return replace(chance, links=links)

    old = Link(second.number - 1, earlier_value(second, second.number - 1))
    assert refusal([game], with_links(first, old)) == "no-link"
    new = Link(second.number + 1, link(secret(1), second.number + 1))
    assert refusal([game], with_links(first, new)) == "too-early"
    other = Link(second.number, link(secret(5), second.number))
    assert refusal([game], with_links(first, other)) == "other-deal"
    assert refusal([Game("K3")], chance) == "bad-owners"
    with pytest.raises(Refused, match="same-anchor"):
        with_links(first, first)
    with pytest.raises(Refused, match="other-secret"):
        chance.reveal(1, Link(second.number + 1, link(secret(5), second.number + 1)))
    with pytest.raises(Refused, match="other-secret"):
        chance.reveal(1, old)


def test_refuses_a_dynastys_next_game_from_a_made_up_position() -> None:
    """Its first line could be any, and all later deals would follow from the links."""
    letter = play(first_letter("K2", (0, 1), is_dynasty=True), 60)
    one = letter.games[0]
    assert one.is_over
    two = Game.from_state(Game.parse("K2 Oabba L45-46-47-48").state)
    while not two.state.pending_deal:
        two = two.play(two.state.legal_actions()[0])

    def newest() -> Chance:
        *_, deal = find_deals([one, two], letter.chance)
        links = (Link(deal.number, link(own(owner), deal.number)) for owner in (0, 1))
        return replace(letter.chance, links=tuple(links))

    *_, deal = find_deals([one, two], newest())
    seed = newest().seed(start_token(one), deal)
    assert seed
    two = two.deal(FairDealer(seed))
    assert refusal([one, two], newest()) == "damaged"
    assert [*proof(letter.games, letter.chance)]


@pytest.mark.parametrize("owners", [(0, 0), (0, 2), (1, 0, 3), (BOT, 0), (0,), (0, 1) * 5])
def test_refuses_owners_that_no_game_has(owners: tuple[int, ...]) -> None:
    count = len({*owners} - {BOT})
    links = tuple(Link(0, link(secret(owner), 0)) for owner in range(count))
    with pytest.raises(Refused, match="bad-owners"):
        Chance(Giving.ALL, owners, links)


def test_the_seed_depends_on_everything_that_defines_the_game() -> None:
    game, chance = fair_game("K2", (0, 1), Giving.PAIR)
    deal = next(deal for deal in find_deals([game], chance) if deal.number == 3)
    begin = start_token(game)
    seeds = {
        chance.seed(begin, deal),
        chance.seed(begin, deal._replace(number=2)),
        chance.seed("K2h", deal),
        replace(chance, giving=Giving.ALL).seed(begin, deal),
        replace(chance, owners=(1, 0)).seed(begin, deal),
        replace(chance, links=chance.links[::-1]).seed(begin, deal),
    }
    assert len(seeds) == 6


@given(st.binary(max_size=80))
def test_damaged_texts_are_refused(data: bytes) -> None:
    assert from_base64(to_base64(data)) == data
    try:
        chance = Chance.parse(to_base64(data))
    except Refused:
        return
    assert str(chance) == to_base64(data)


@pytest.mark.parametrize("text", ["", "A", "EQ", "é", "ESIB=", "ES IB", "ESIB\n", "/w", "++"])
def test_refuses_text_that_is_not_base64(text: str) -> None:
    with pytest.raises(Refused, match="damaged"):
        Chance.parse(text)


def test_a_newer_versions_proof_is_reported() -> None:
    _, chance = fair_game("K2", (0, 1), Giving.PAIR, moves=3)
    newer = bytes([0x31, *chance.to_bytes()[1:]])
    with pytest.raises(Refused, match="newer"):
        Chance.parse(to_base64(newer))
