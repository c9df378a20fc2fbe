"""Letters: texts, merging, turns and refusals."""

import re
from dataclasses import replace
from urllib.parse import quote

import pytest

from realmino import Game, Illegal, State, rules_codes
from realmino.together.fair import BOT, Chance, Giving, Link, Refused, link
from realmino.together.fields import read_names
from realmino.together.letter import (
    LONGEST_LINK,
    Letter,
    decode_with_checksum,
    encode_with_checksum,
)
from realmino.together.merging import merged
from tests.depth import ordinary_first
from tests.together import choose, first_letter, play, secret
from tools.dev.vectors import secret as other_secret

PLAIN = [code for code in rules_codes() if not {"h", "m"} & {*code}]
LONGEST_NAMES = ("Наталья-Александра-В", "ABCDEFGHIJKLMNOPQRST", "王" * 20)


def refusal(text: str) -> str:
    """Returns why a text is refused."""
    with pytest.raises(Refused) as refused:
        Letter.parse(text)
    return refused.value.key


@pytest.mark.parametrize(
    ("code", "is_dynasty"),
    [
        *ordinary_first(
            [(code, is_dynasty) for is_dynasty in (False, True) for code in rules_codes()],
            [*((code, False) for code in PLAIN), ("K2", True), ("W8", True)],
        )
    ],
)
def test_every_game_fits_into_a_link_with_names(code: str, is_dynasty: bool) -> None:
    """Tries whole games and Dynasties with the longest names."""
    owners = tuple(range(int(code[1])))
    whole = play(first_letter(code, owners, is_dynasty=is_dynasty))
    assert whole.is_over
    assert len(whole.games) == (3 if is_dynasty else 1)
    for name in LONGEST_NAMES:
        named = replace(whole, names=(name,) * len(owners))
        text = named.to_text()
        assert len(text) <= LONGEST_LINK
        read = Letter.parse(text)
        assert replace(read, names=named.names) == named
        if not is_dynasty or len(owners) < 8 or not name.startswith("王"):
            assert read.names == named.names
    assert len(named.to_text().split("_t=")[1].split("&")[0]) <= 550


def test_a_link_opens_as_a_moment_in_a_page_that_knows_no_letters() -> None:
    from table.model.links import match_from_link

    whole = play(first_letter("K2", (0, 1), names=("Ann & Ben", "Çağla, 2")))
    match = match_from_link(whole.to_text(), "seed")
    assert match.games == whole.games
    assert [seat.name for seat in match.seats] == ["Ann & Ben", "Çağla, 2"]
    eight = play(first_letter("W8t", tuple(range(8))))
    assert match_from_link(eight.to_text(), "seed").game.state == eight.game.state


@pytest.mark.parametrize(
    "change",
    [
        lambda text: f"https://example.org/play/#{text}",
        lambda text: f"Your turn, Ben! https://example.org/?x=1#{text}.",
        lambda text: f"({text})",
        lambda text: quote(quote(text)),
        lambda text: text.replace("&", "&amp;"),
        lambda text: text[:300] + "\u200b" + text[300:],
        lambda text: f"https://example.org/?utm_source=chat#{text}&fbclid=x",
        lambda text: f"https://example.org/#{text}see you, Ann",  # fields for text drop line ends
    ],
)
def test_reads_links_altered_by_messengers(change) -> None:  # type: ignore[no-untyped-def]
    letter = play(first_letter("K4hm", (0, 1, BOT, 2), names=("Ann", "Bé ñ", "", "%&=#")), 40)
    assert Letter.parse(change(letter.to_text())) == letter


def test_waits_for_the_chooser_then_for_the_givers() -> None:
    letter = first_letter("K2", (0, 1))
    assert letter.due is None
    for _ in range(4):
        assert letter.waits_for == letter.game.state.to_act
        letter = choose(letter)
    assert letter.due
    pair = letter.chance.givers(letter.due)
    assert {*pair} == {0, 1}
    assert letter.waits_for == pair[0]
    revealed = letter.give(pair[0], secret(pair[0]))
    assert revealed.waits_for == pair[1]
    assert revealed.give(pair[0], secret(pair[0])) is revealed
    dealt = revealed.give(pair[1], secret(pair[1]))
    assert dealt.due is None
    assert dealt.number == revealed.number + 1


def test_nobody_chooses_during_a_deal_or_reveals_before_it() -> None:
    letter = first_letter("K2", (0, 1))
    assert letter.give(0, secret(0)) is letter
    while not letter.due:
        letter = choose(letter)
    with pytest.raises(Illegal):
        letter.play("E1")
    with pytest.raises(Refused, match="other-secret"):
        letter.give(letter.waits_for or 0, other_secret(7))


def test_bots_are_played_by_the_device_that_chose_before() -> None:
    letter = first_letter("K4", (BOT, 0, BOT, 1))
    letter = replace(letter, games=(Game("K4").play("Oabcd").play("L3-14-34-41"),))
    assert letter.waits_for == 0
    for waits_for in (0, 0, 1):
        letter = choose(letter)
        assert letter.waits_for == waits_for


def test_merging_does_not_depend_on_the_order() -> None:
    start = first_letter("K3", (0, 1, 2))
    some = play(start, 20)
    more = play(some, 30)
    for known, came in ((start, more), (more, start), (some, more), (more, some), (more, more)):
        assert merged(known, came) == more


def test_links_from_different_letters_complete_a_deal() -> None:
    letter = first_letter("K3", (0, 1, 2), Giving.ALL)
    while not letter.due:
        letter = choose(letter)
    revealed = [letter.give(owner, secret(owner)) for owner in range(3)]
    assert all(one.due for one in revealed)
    together = merged(merged(revealed[0], revealed[1]), revealed[2])
    assert together.due is None
    assert together == play(letter, together.number)


def test_the_first_of_two_histories_stays() -> None:
    letter = first_letter("K3", (0, 1, 2))
    first, second, *_ = letter.game.state.legal_actions()
    with pytest.raises(Refused, match="forked") as refused:
        merged(letter.play(first), choose(letter.play(second)))
    assert refused.value.values == {"move": letter.number}


def test_nobody_plays_for_the_player_at_this_device() -> None:
    letter = first_letter("K3", (0, 1, 2))
    owner = letter.waits_for or 0
    others = {0, 1, 2} - {owner}
    first, second, *_ = letter.game.state.legal_actions()
    for known, came in ((letter, letter.play(first)), (letter.play(first), letter.play(second))):
        with pytest.raises(Refused, match="played-for-you"):
            merged(known, came, [owner])
    assert merged(letter, letter.play(first), others) == letter.play(first)


def test_a_letter_from_another_game_is_refused() -> None:
    letter = first_letter("K2", (0, 1))
    links = (letter.chance.links[0], Link(1, link(other_secret(3), 1)))
    for other in (
        first_letter("K2h", (0, 1)),
        first_letter("K2", (0, 1), Giving.ALL),
        first_letter("K2", (1, 0)),
        first_letter("K2", (0, 1), is_dynasty=True),
        Letter((Game("K2"),), Chance(Giving.PAIR, (0, 1), links)),
    ):
        with pytest.raises(Refused, match="other-game"):
            merged(letter, other)


def test_a_link_revealed_too_early_is_refused() -> None:
    letter = first_letter("K2", (0, 1))
    early = Link(2, link(secret(1), 2))
    with pytest.raises(Refused, match="too-early"):
        replace(letter, chance=letter.chance.reveal(1, early))


def test_a_record_in_a_link_deals_nothing() -> None:
    """The record is for pages that know no letters; deals follow from the links for them."""
    letter = first_letter("K2", (0, 1))
    text = letter.to_text()
    made_up = re.sub("_L[0-9-]+&", "_L45-46-47-48&", text)
    assert made_up != text
    assert Letter.parse(made_up) == letter


def test_invalid_texts_are_refused() -> None:
    text = play(first_letter("K2", (0, 1)), 9).to_text()
    value = text.split("_t=")[1].split("&")[0]
    begin, data = decode_with_checksum(value)
    assert refusal("") == refusal("#g=K2&k=pp") == refusal("hello") == "no-letter"
    assert refusal("x" * 20_001) == "too-long"
    for broken in (
        value[:-1],
        value.replace("K2", "K3"),
        value.replace("K2.", "."),
        encode_with_checksum("K2", data[:30]),
        encode_with_checksum("K9", data),
        encode_with_checksum("K2 Oabba", data),
        encode_with_checksum("[K2]", data),
        encode_with_checksum(begin, data[:-2] + b"\0" + data[-2:]),
        encode_with_checksum(begin, data + b"\xff" * 9),
    ):
        assert refusal(f"_t={broken}&k=pp") in ("damaged", "bad-owners")
    assert refusal(f"_t={value}&k=pr") == "bad-owners"
    newer = encode_with_checksum(begin, bytes([0x31]) + data[1:])
    assert refusal(f"_t={newer}&k=pp") == "newer"


def test_a_game_may_continue_from_a_position() -> None:
    before = play(first_letter("K3", (0, 1, 2)), 30).game.state
    game = Game.from_state(before)
    letter = play(first_letter("K3", (0, 1, BOT), start=game))
    assert letter.is_over
    assert Letter.parse(letter.to_text()) == letter
    assert letter.game.start == before
    assert State.parse(str(before)) == before


def test_names_are_cleaned_and_never_a_reason_to_refuse() -> None:
    text = first_letter("K2", (0, 1)).to_text()
    for names, read in (
        ("A~1B[31m~0A,B~E2~80~AE", ("A[31m", "B")),
        ("~FF~FE", ("\ufffd\ufffd", "")),
        ("x" * 300, ("x" * 240, "")),
        (",,,,", ()),
    ):
        assert Letter.parse(f"{text}&n={names}").names == read
    assert Letter.parse(f"{text}&_n=é").names == ()
    assert read_names({"_n": "QW5uCkJlbgpDYXQ"}, 2) == ("Ann", "Ben")
