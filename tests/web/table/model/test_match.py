"""Matches as texts and links: nothing is lost, and mistakes are reported in one sentence."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import Dynasty, Game, NotationError
from realmino.pieces.variants import COLOURS_OF
from realmino.view import view
from table.model.links import match_from_link, moment_link
from table.model.match import KINDS, BrokenSave, Match, Seat
from table.model.session import Mode
from table.model.settings import Settings
from table.play.intents import Confirm
from tests.each import each
from tests.present import present
from tests.tables import CODES, TABLES, games, played, whole_game
from tests.web.fixtures import ObservedApp, begun, match_with, seats

WORST = (
    "Zoë 👑🏰",
    "<script>alert(1)</script>",
    '"; DROP',
    "a\nb\\n",
    "\u202eevil",
    "{name}",
    "K4 _&=#%",
)


def named(code: str) -> st.SearchStrategy[tuple[Seat, ...]]:
    """Seats for these rules, with all kinds of names."""
    name = st.one_of(st.sampled_from(WORST), st.text(max_size=12))
    seat = st.tuples(name, st.sampled_from(KINDS))
    count = int(code[1])
    return st.lists(seat, min_size=count, max_size=count).map(
        lambda drawn: tuple(map(Seat, COLOURS_OF[code[0]], *zip(*drawn, strict=True)))
    )


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Random matches at any moment, some with undone moves, some of them Dynasties."""
    game = draw(games())
    code = str(game.rules)
    before = draw(st.integers(0, 2))
    earlier = tuple(whole_game(code, seed) for seed in range(before))
    if before and not game.number:
        game = played(code, 1, 1)
    dynasty = bool(before) or draw(st.booleans())
    match = Match(
        draw(named(code)), draw(st.text(max_size=9)), (*earlier, game), dynasty
    ).with_deals()
    last = match.game
    undone = draw(st.integers(0, last.number - last.last_reveal()))
    return match.with_game(last.at(last.number - undone))


# Saved texts


@given(matches())
def test_a_match_survives_saving(match: Match) -> None:
    text = match.to_text()
    assert Match.parse(text) == match
    assert Match.parse(text).to_text() == text
    assert json.loads(text)["realmino"] == 1


def test_refuses_a_saved_text_cut_off_anywhere() -> None:
    text = match_with(played("K3hm", 4, 20)).to_text()
    for length in range(len(text)):
        with pytest.raises(BrokenSave, match="not complete"):
            Match.parse(text[:length])


def with_field(name: str, value: Any) -> str:
    """A saved text with a different value in one field."""
    kept = json.loads(match_with(played("K3hm", 4, 20)).to_text())
    assert name in kept
    return json.dumps({**kept, name: value})


def without_field(name: str) -> str:
    kept = json.loads(with_field(name, None))
    del kept[name]
    return json.dumps(kept)


PINK, GREEN = ["pink", "Ann", "person"], ["green", "Ben", "greedy"]
WHOLE, PART = str(whole_game("K3hm")), str(played("K3hm", 4, 20))
BROKEN = {
    "empty": "",
    "no JSON": "K4 Oabcd",
    "deep": "[" * 100_000,
    "deep in a field": with_field("seats", None).replace("null", "[" * 200 + "]" * 200),
    "endlessly long": with_field("seed", "1" * 1_000_000),
    "a hundred games": with_field("record", "K4 " * 100),
    "another thing": "[1, 2]",
    "null": "null",
    "no version": without_field("realmino"),
    "a later version": with_field("realmino", 2),
    "an endless version": with_field("realmino", "2" * 18_000),
    "no seats": without_field("seats"),
    "no record": without_field("record"),
    "too few seats": with_field("seats", [PINK, GREEN]),
    "too many seats": with_field("seats", [PINK, GREEN] * 2),
    "an unknown colour": with_field("seats", [PINK, GREEN, ["mauve", "Cleo", "person"]]),
    "an unknown kind": with_field("seats", [PINK, GREEN, ["blue", "Cleo", "genius"]]),
    "a seat twice": with_field("seats", [PINK, PINK, GREEN]),
    "half a seat": with_field("seats", [PINK, GREEN, ["blue"]]),
    "seats that are none": with_field("seats", 3),
    "an illegal record": with_field("record", PART + " E99"),
    "an impossible first move": with_field("record", "K3hm Oaaa"),
    "a text that is no record": with_field("record", "hello"),
    "an empty record": with_field("record", ""),
    "a record that is none": with_field("record", 17),
    "more undone than played": with_field("undone", 500),
    "less than nothing undone": with_field("undone", -1),
    "endlessly much undone": with_field("undone", float("inf")),
    "not a number undone": with_field("undone", float("nan")),
    "nothing said about undone": with_field("undone", None),
    "several games but no Dynasty": with_field("record", f"{WHOLE} {PART}"),
    "a Dynasty with an unfinished game": json.dumps(
        {**json.loads(with_field("dynasty", True)), "record": f"{PART} {WHOLE}"}
    ),
    "a Dynasty of four": json.dumps(
        {**json.loads(with_field("dynasty", True)), "record": " ".join([WHOLE] * 4)}
    ),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_refuses_a_broken_text_with_a_one_sentence_message(text: str) -> None:
    with pytest.raises(BrokenSave) as caught:
        Match.parse(text)
    sentence = str(caught.value)
    assert sentence.startswith("the saved game ")
    assert "\n" not in sentence
    assert len(sentence) < 250
    assert "Expecting" not in sentence


@given(match=matches(), data=st.data())
def test_a_damaged_text_is_read_or_refused(match: Match, data: st.DataObject) -> None:
    """If it can be read, it can be played on; otherwise, `BrokenSave` is raised."""
    read_or_refuse(damaged(match.to_text(), data))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(
    match=matches(),
    field=st.sampled_from(["realmino", "seats", "seed", "dynasty", "record", "undone"]),
    value=JSON,
)
def test_a_text_with_strange_values_is_read_or_refused(
    match: Match, field: str, value: Any
) -> None:
    read_or_refuse(json.dumps({**json.loads(match.to_text()), field: value}))


def read_or_refuse(text: str) -> None:
    try:
        match = Match.parse(text)
    except BrokenSave:
        return
    assert Match.parse(match.to_text()) == match
    device = ObservedApp(match, Settings())
    assert device.view.outcome or device.view.options, "someone has to choose"


def damaged(text: str, data: st.DataObject) -> str:
    """The text with a few characters removed, inserted or changed."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        until = at + data.draw(st.integers(0, 6))
        put = data.draw(st.text('0123456789abcdegKOLAE"{}[],:-_&=% x', max_size=4))
        text = text[:at] + put + text[until:]
    return text


def test_a_text_that_ends_before_a_deal_continues_with_the_deal() -> None:
    match = begun("K4", seed="11")
    bare = json.loads(match.to_text()) | {"record": "K4"}
    assert Match.parse(json.dumps(bare)) == match


# Links


@given(matches())
def test_a_link_opens_the_same_moment(match: Match) -> None:
    opened = match_from_link(moment_link(match), "fresh")
    assert opened.games == match.games
    assert opened.dynasty == match.dynasty
    assert [seat.kind for seat in opened.seats] == [seat.kind for seat in match.seats]
    assert moment_link(opened) == moment_link(match)


def test_every_kind_of_seat_has_a_letter_in_a_link() -> None:
    """Old links with only p, g and r still work."""
    letters = "pgrskdqp"
    kinds = ["person", "greedy", "random", "squire", "knight", "duke", "emperor", "person"]
    assert {*kinds} == {*KINDS}
    opened = match_from_link(f"g=W8&k={letters}", "1")
    assert [seat.kind for seat in opened.seats] == kinds
    assert f"&k={letters}" in moment_link(opened)


@each("code", CODES)
def test_a_link_has_only_characters_that_addresses_keep(code: str) -> None:
    sitting = seats("prgskdqp"[: int(code[1])], [*WORST, "eight"], code[0])
    link = moment_link(Match(sitting, "secret seed", (whole_game(code),)))
    assert set(link) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=&")
    assert len(link) < (800 if code[0] == "K" else 2000), "short enough for any address"
    assert "secret" not in link


def test_a_link_opens_every_moment_of_a_dynasty() -> None:
    records = [whole_game("K2", seed) for seed in (1, 2, 3)]
    text = "_".join(str(game).replace(" ", "_") for game in records)
    starts = [0, records[0].number, records[0].number + records[1].number]
    for number, (start, game) in enumerate(zip(starts, records, strict=True)):
        for at in (1, 2, 20, game.number - 1, game.number):
            opened = match_from_link(f"g={text}&at={start + at}", "1")
            assert opened.dynasty
            assert len(opened.games) == number + 1
            assert opened.game == game.at(at)
            assert present(view(opened.game, None, opened.series).series).game == number + 1


def test_the_first_game_of_a_dynasty_remains_in_the_dynasty() -> None:
    match = begun("K3", dynasty=True)
    opened = match_from_link(moment_link(match), "1")
    assert opened.series == Dynasty(opened.games)
    assert match_from_link(moment_link(begun("K3")), "1").series is None


def test_a_link_needs_only_a_record() -> None:
    game = played("K3", 2, 17)
    for link in (f"g={game}", f"g={str(game).replace(' ', '_')}&utm=x", f"at=17&g={game}"):
        opened = match_from_link(link, "1")
        assert opened.game == game
        assert [seat.name for seat in opened.seats] == [""] * 3
        assert all(seat.is_person for seat in opened.seats)


GOOD = str(played("K3", 2, 17)).replace(" ", "_")
BROKEN_LINKS = {
    "empty": "",
    "no record": "at=3",
    "an empty record": "g=",
    "no rules": "g=Oabc",
    "unknown rules": "g=K9",
    "broken off": f"g={GOOD[:-1]}",
    "an illegal move": f"g={GOOD}_E99",
    "a moment too late": f"g={GOOD}&at=18",
    "a negative moment": f"g={GOOD}&at=-1",
    "no moment": f"g={GOOD}&at=",
    "a bare moment": f"g={GOOD}&at",
    "a word for a moment": f"g={GOOD}&at=end",
    "an endless moment": f"g={GOOD}&at={'9' * 5000}",
    "too few seats": f"g={GOOD}&k=pp",
    "too many seats": f"g={GOOD}&k=pppp",
    "unknown seats": f"g={GOOD}&k=ppx",
    "bare seats": f"g={GOOD}&k",
    "two rules": f"g={WHOLE.replace(' ', '_')}_{str(whole_game('K3')).replace(' ', '_')}",
    "an unfinished game before another": f"g={GOOD}_{GOOD}",
}


@pytest.mark.parametrize("link", BROKEN_LINKS.values(), ids=BROKEN_LINKS.keys())
def test_a_broken_link_names_the_place_of_the_mistake(link: str) -> None:
    with pytest.raises(NotationError) as caught:
        match_from_link(link, "1")
    tell_where(caught.value)


def test_a_broken_moment_names_the_place_of_the_mistake() -> None:
    for link, there in (
        (f"g={GOOD}&at=99&k=ppp", "99&k"),
        (f"at=99&g={GOOD}", "99&g"),
        (f"g={GOOD}&k=pxp", "pxp"),
    ):
        with pytest.raises(NotationError) as caught:
            match_from_link(link, "1")
        assert link[caught.value.position :].startswith(there)


@given(match=matches(), data=st.data())
def test_a_damaged_link_is_read_or_refused(match: Match, data: st.DataObject) -> None:
    link = damaged(moment_link(match), data)
    try:
        opened = match_from_link(link, "1")
    except NotationError as error:
        tell_where(error)
        return
    device = ObservedApp(opened, Settings(), Mode.MOMENT)
    device.handle(Confirm())
    assert device.view.outcome or device.view.options


def tell_where(error: NotationError) -> None:
    assert 0 <= error.position <= len(error.text)
    assert "expected" in str(error)
    assert "\n" not in str(error)


# A match


def test_one_seed_deals_each_game_of_a_dynasty_differently() -> None:
    first = Match(seats("pp"), "5", (whole_game("K2"),), dynasty=True)
    second, again = first.next_game().with_deals(), first.next_game().with_deals()
    assert second == again
    assert second.game.state.next != begun("K2", seed="5").game.state.next
    assert begun("K2", seed="5").game == begun("K2", seed="5").game


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [
        ("K", "ppp", "d"), ("K", "pp", "x"), ("K", "p", ""), ("K", "pp", "mh"), ("K", "pppp", "t"),
        ("Q", "p", ""), ("Q", "pp", "d"), ("Q", "pppp", "t"),
        ("W", "pp", ""), ("W", "ppp", "t"), ("W", "ppppppp", "t"), ("W", "pppp", "d"),
    ],
)  # fmt: skip
def test_refuses_an_impossible_match(game: str, kinds: str, options: str) -> None:
    with pytest.raises(NotationError):
        Match.begin(seats(kinds, game="W"), options, "1", False, game)


@pytest.mark.parametrize("code", TABLES)
def test_the_seats_of_a_link_have_the_colours_of_its_box(code: str) -> None:
    opened = match_from_link(moment_link(begun(code)), "1")
    assert [seat.colour for seat in opened.seats] == [*COLOURS_OF[code[0]][: int(code[1])]]


def test_partners_build_one_kingdom() -> None:
    for code in CODES:
        match = begun(code)
        for letter, _ in zip("abcdefgh", match.seats, strict=False):
            partners = match.partners(letter)
            assert letter in partners
            assert len(partners) == (2 if "t" in code else 1)
            assert all(match.partners(partner) == partners for partner in partners)
    assert begun("W6t").partners("a") == ["a", "d"]
    assert begun("W8t").partners("g") == ["c", "g"]


def test_a_match_is_over_with_its_last_game() -> None:
    over = whole_game("K2")
    assert Match(seats("pp"), "1", (over,)).is_over
    assert not Match(seats("pp"), "1", (over,), dynasty=True).is_over
    assert not Match(seats("pp"), "1", (over, over), dynasty=True).is_over
    assert Match(seats("pp"), "1", (over, over, over), dynasty=True).is_over
    assert not begun("K2").is_over
    assert Game.parse(str(over)).is_over
