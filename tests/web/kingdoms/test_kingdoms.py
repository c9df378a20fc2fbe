"""The score pad: it scores, checks, stores and draws kingdoms as the engine does."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from browser.messages import say
from kingdoms import pad_sheets, pictures, words
from kingdoms.kingdom import PadKingdom, PadSquare
from kingdoms.model import BUILDING, CASTLE, CROWNS, ERASE, KNIGHT, TERRAINS, Pad
from kingdoms.notes import detached_squares, notes
from kingdoms.series import PadSeries
from kingdoms.texts import LONGEST, pad_from_position, pad_link, position_text, series_from_link
from realmino import Dynasty, NotationError, PartialPosition
from realmino.drawing.theme import light
from realmino.notation.oddities import oddities
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import COLOURS_OF, SEATS, rules_codes
from realmino.rules.scoring import decide
from rulebook.reader import Case, load_cases
from tests.each import each
from tests.tables import whole_game

ROOT = Path(__file__).parents[3]
CASES = [case for case in load_cases(ROOT / "rulebook/cases") if case.kind in ("score", "ties")]
EXAMPLE = "b03l1l1lf1/f1fb13b17b21/m2wCgf/m2wb27gg2/mw1s1b25g1"
"""The kingdom in the rulebook's scoring example."""


def entered(pad: Pad, number: int, text: str) -> Pad:
    """The pad after tapping in a kingdom square by square, castle first."""
    drawn = PadKingdom.of(Kingdom.parse(text), pad.rules.grid)
    pad = pad.tapped(number, drawn.castle, CASTLE)
    for spot, (terrain, crowns, knight, tile) in drawn.squares.items():
        brushes = [terrain.key] * (1 + crowns)
        if tile:
            brushes = [BUILDING + BUILDINGS[tile - 1].key]
        for brush in (*brushes, *[KNIGHT] * knight):
            pad = pad.tapped(number, spot, brush)
    return pad


def owned(pad: Pad, number: int, purse: str) -> Pad:
    """The pad with coins, knights and towers from a text such as 7c1k0t."""
    for thing, letter in (("coins", "c"), ("ready", "k"), ("towers", "t")):
        count, purse = purse.split(letter)
        pad = pad.with_owned(number, thing, int(count))
    return pad


def by_letter(text: str) -> dict[int, str]:
    """The values in a text such as ``a=… b=…``, by kingdom."""
    pairs = (part.split("=") for part in text.split())
    return {SEATS.index(letter): value for letter, value in pairs}


def pad_of_case(case: Case) -> Pad:
    pad = Pad.begin(case.rules)
    lands = case.fields.get("kingdoms") or f"a={case.fields['kingdom']}"
    for number, land in by_letter(lands).items():
        pad = entered(pad, number, land)
    for number, purse in by_letter(case.fields.get("purses", "")).items():
        pad = owned(pad, number, purse)
    host = case.fields.get("host")
    return pad.with_queen(SEATS.index(host)) if host else pad


def via_link(pad: Pad) -> Pad:
    """The pad after a round trip through its link."""
    return series_from_link(pad_link(PadSeries((pad,)))).pad


# Scoring


@each("case", CASES)
def test_scores_every_case_in_the_rulebook(case: Case) -> None:
    pad = pad_of_case(case)
    counted = pad.sheets()
    for check in case.checks:
        if check.key == "score":
            assert counted[0].total == int(check.text)
        if check.key == "largest":
            assert counted[0].largest == int(check.text)
        if check.key == "winners":
            kingdoms = decide(counted).winners
            seats = pad.rules.seats_of(kingdoms)
            assert [SEATS[seat] for seat in seats] == check.text.split()


def test_counts_knights_and_towers_of_the_worked_example() -> None:
    """The numbers follow from the buildings; only coins and the Queen are entered."""
    pad = entered(Pad.begin("Q4"), 0, EXAMPLE).with_owned(0, "coins", 11).with_queen(0)
    assert pad.position.purses[0] == (11, 4, 3)
    assert pad.sheets()[0].total == 71
    spot = pad.kingdoms[0].spot_at(pad.kingdoms[0].land.land()[0].square)
    taxed = pad.tapped(0, spot, KNIGHT)
    assert taxed.position.purses[0] == (11, 3, 3)
    assert taxed.sheets()[0].total == 71


@each("code", rules_codes())
def test_scores_a_finished_game_of_every_kind(code: str) -> None:
    game = whole_game(code)
    state = game.state
    pad = pad_from_position(str(state))
    assert pad.rules.code == code
    assert pad.sheets() == [*state.sheets()]
    assert decide(pad.sheets()) == state.result()
    assert notes(pad) == []
    assert via_link(pad) == pad


def test_taps_on_the_same_land_add_crowns_and_the_fourth_removes_all() -> None:
    pad = Pad.begin("K2")
    crowns = []
    for _ in range(5):
        pad = pad.tapped(0, (0, 0), "wheat")
        crowns.append(pad.kingdoms[0].squares[0, 0].crowns)
    assert crowns == [0, 1, 2, 3, 0]
    pad = pad.tapped(0, (0, 0), CROWNS[2]).tapped(0, (0, 0), "lake")
    assert pad.kingdoms[0].squares[0, 0] == PadSquare(Terrain.LAKE)
    assert pad.tapped(0, (0, 0), ERASE).is_empty


def test_a_town_has_no_crowns_and_its_building_can_be_removed() -> None:
    pad = Pad.begin("Q2").tapped(1, (0, 0), "town")
    assert pad.tapped(1, (0, 0), "town").tapped(1, (0, 0), CROWNS[2]) == pad
    bakery = BUILDING + "bakery"
    built = pad.tapped(1, (0, 0), KNIGHT).tapped(1, (0, 0), bakery)
    assert built.kingdoms[1].squares[0, 0] == PadSquare(Terrain.TOWN, 0, True, 1)
    another = built.tapped(0, (1, 1), bakery)
    assert another.kingdoms[0].tiles == [2]
    assert built.tapped(1, (0, 0), bakery).tapped(1, (0, 0), KNIGHT) == pad


def test_the_castle_swaps_with_the_land_on_its_new_square() -> None:
    pad = Pad.begin("K4").tapped(0, (4, 4), "mine").tapped(0, (4, 4), CASTLE)
    kingdom = pad.kingdoms[0]
    assert kingdom.castle == (4, 4)
    assert [*kingdom.squares] == [(2, 2)]
    for brush in ("wheat", CROWNS[1], KNIGHT, ERASE):
        assert pad.tapped(0, (4, 4), brush) == pad
    assert pad.tapped(0, (2, 2), CASTLE).kingdoms[0].castle == (2, 2)
    assert pad.tapped(0, (5, 0), "wheat") == pad, "beside the grid"


def test_changing_the_rules_keeps_what_fits() -> None:
    pad = entered(Pad.begin("Q4"), 0, EXAMPLE).with_owned(0, "coins", 11).with_queen(3)
    pad = pad.with_name(0, "Ann").with_name(3, "Dan").with_colour(0, "red")
    assert pad.colours == ("red", "purple", "white", "orange")
    large = pad.with_rules("Q2")
    assert (large.kingdoms[0].side, large.kingdoms[0].castle) == (7, (3, 3))
    assert large.with_rules("Q4").kingdoms[0] == pad.kingdoms[0]
    assert (large.names, large.queen) == (("Ann", ""), None)
    wedding = pad.with_rules("W6t")
    assert (wedding.names[3], len(wedding.kingdoms)) == ("Dan", 3)
    assert wedding.colours[:4] == pad.colours
    assert {*wedding.colours} < {*COLOURS_OF["W"]}
    kingdomino = pad.with_rules("K4")
    assert kingdomino.colours == COLOURS_OF["K"]
    assert kingdomino.with_rules("Q4").kingdoms == pad.kingdoms


def test_a_large_kingdom_stays_whole_under_rules_for_small_ones() -> None:
    pad = entered(Pad.begin("K2d"), 0, "wwwwwwC").with_rules("K2")
    assert pad.kingdoms[0].side == 7
    assert pad.kingdoms[1].side == 5
    assert notes(pad) == [
        say("pad-odd-large", name="Pink", wide=7, high=1, grid=5),
    ]


# Notes


SPOTS = st.tuples(st.integers(0, 4), st.integers(0, 4))
BRUSHES = st.sampled_from(
    [*TERRAINS, *CROWNS, KNIGHT, CASTLE, ERASE, BUILDING + "statue", BUILDING + "queens_tower"]
)
TAPS = st.lists(st.tuples(st.integers(0, 1), SPOTS, BRUSHES), max_size=40)


@given(st.sampled_from(["K2", "K3hm", "Q2", "Q4", "W4"]), TAPS)
@settings(max_examples=60, deadline=None)
def test_stores_checks_and_scores_any_input(
    code: str, taps: list[tuple[int, tuple[int, int], str]]
) -> None:
    """Notes and the engine's oddities agree on whether there is anything to report."""
    pad = Pad.begin(code)
    for number, spot, brush in taps:
        pad = pad.tapped(number, spot, brush)
    assert via_link(pad) == pad
    assert str(PartialPosition.parse(position_text(pad))) == str(pad.position)
    assert len(notes(pad)) >= bool(oddities(pad.position))
    assert {*notes(pad)} - {say("pad-odd-queen")} or not oddities(pad.position)
    assert len(pad.sheets()) == pad.rules.kingdoms


def odd(text: str) -> list[str]:
    return notes(pad_from_position(text))


def test_every_note_names_its_kingdom_and_square() -> None:
    notes = {
        "K4 a:w----/-----/--C--/-----/-----": [
            "Pink: a5 isn’t connected to the castle.",
            "Pink: 1 square, but dominoes always cover an even number.",
        ],
        "Q4 b:t1tC": ["Purple: the town on a3 has a crown, but no town in the box does."],
        "Q2 Qa a:b19b19C": ["Royal treasury: there’s only one in the box."],
        "Q2 a:b01b02C b:b01tC": ["Bakery: there are only 2 in the box."],
        "K2 a:m3m3C": ["Mine with 3 crowns: 1 square more than in the box."],
        "K2 a:wwnC": ["Pink: knights and buildings don’t count in Kingdomino."],
        "Q2 a:wwC:0c3k0t": ["Orange: 3 knights, but the rules and buildings give only 1."],
        "Q2 a:wwC:0c1k2t Qa": ["Orange: 2 towers, but the buildings give only 0."],
        "Q2 a:wwC:9c1k0t": ["Orange: 9 coins, but these knights could have collected 7 at most."],
        "Q2 Qb a:b26tC": ["Nobody may have more towers than the Queen’s host."],
    }
    for text, sentences in notes.items():
        assert odd(text) == sentences, text


def test_shows_unconnected_land_square_by_square() -> None:
    pad = pad_from_position("K4 a:w---w/-----/--Cf-/-----/-----")
    assert detached_squares(pad, 0) == {(0, 4), (4, 4)}
    assert detached_squares(pad, 1) == set()


# Texts


def test_a_link_keeps_all_names_and_colours() -> None:
    pad = Pad.begin("W8t")
    for seat, name in enumerate(["Zoë & Co", "a,b", "100 %", "<b>", "=#?", "日本", " x  y ", ""]):
        pad = pad.with_name(seat, name)
    pad = pad.with_colour(0, "red")
    assert pad.names[6] == "x y"
    link = pad_link(PadSeries((pad,)))
    assert link.isascii()
    assert not {*' <>"#?'} & {*link}
    assert series_from_link(link).pad == pad


def test_control_characters_in_stored_names_are_dropped() -> None:
    kept = series_from_link("p=K2_a:C&n=%E2%80%8FAda%E2%80%8F,Ben%20%20B")
    assert kept.pad.names == ("Ada", "Ben B")


def test_reads_a_position_of_the_engine_with_or_without_rules() -> None:
    assert pad_from_position("ff1f2/ffC/ff-").rules.code == "K2"
    assert pad_from_position(EXAMPLE).rules.code == "Q2"
    assert pad_from_position("a:wC c:fC e:lC").rules.code == "W5"
    assert pad_from_position("wwwwwwC").rules.code == "K2d"
    pad = pad_from_position("K4 R3a ; a comment a:-C\nX1-2 b:wwC")
    assert [*pad.kingdoms[1].squares.values()] == [PadSquare(Terrain.WHEAT)] * 2
    assert pad.kingdoms[1].castle == (2, 2)
    moved = pad.tapped(1, (4, 0), CASTLE)
    assert via_link(moved).kingdoms[1].castle == (4, 0)


@pytest.mark.parametrize(
    "text",
    [
        *("", "K4", "hello", "K9 a:C", "K2 a:C c:C", "a:CC", "K4 a:w", "x" * (LONGEST + 1)),
    ],
)
def test_refuses_other_texts_in_a_sentence(text: str) -> None:
    with pytest.raises(NotationError):
        pad_from_position(text)


@pytest.mark.parametrize(
    "link",
    [
        *("", "p=", "p=K4_a:C&c=00", "p=K2_a:C&c=07", "p=K2_a:C&c=x"),
        *("p=K2_a:C&g=2", "p=K2_a:C&p2=K2_a:C", "p=K2_a:C&p2=K2_a:C&p3=K3_a:C"),
        "p=K2_a:C&p2=K2_a:C&p3=K2_a:C&g=0",
    ],
)
def test_refuses_a_damaged_link(link: str) -> None:
    with pytest.raises(NotationError):
        series_from_link(link)


def test_a_pad_is_empty_until_the_first_entry() -> None:
    pad = Pad.begin("K2")
    assert pad.is_empty
    assert not pad.with_name(0, "Ann").is_empty
    assert not replace(pad, kingdoms=(replace(pad.kingdoms[0], coins=1),) * 2).is_empty
    assert replace(pad, kingdoms=(replace(pad.kingdoms[0], castle=(0, 0)),) * 2).is_empty


@pytest.mark.parametrize("code", ["K2", "K4hm", "Q3", "W6t"])
def test_scores_a_dynasty_as_the_engine_does(code: str) -> None:
    game = whole_game(code)
    dynasty = Dynasty((game, game, game))
    pads = tuple(pad_from_position(str(played.state)) for played in dynasty.games)
    series = PadSeries(pads)
    assert series.totals() == [*dynasty.totals()]
    assert series.result() == dynasty.result()
    assert series_from_link(pad_link(series)) == series


def counted(*kingdoms: tuple[str, str]) -> PadSeries:
    """A Dynasty of two players with these kingdoms, game by game."""
    series = PadSeries.begin("K2").as_dynasty()
    for number, (first, second) in enumerate(kingdoms):
        series = series.showing(number).with_pad(pad_from_position(f"K2 a:{first} b:{second}"))
    return series


def test_the_sum_decides_and_not_the_number_of_games_won() -> None:
    series = counted(("f1C", "C"), ("f1C", "C"), ("C", "f3ffC"))
    assert series.totals() == [2, 9]
    table = pad_sheets.standings(series)
    assert [
        re.sub(r"<[^>]*>", " ", row).split() for row in re.findall("<tr>(.*?)</tr>", table)[1:]
    ] == [
        ["Yellow", "0", "0", "9", "9"],
        ["Pink", "1", "1", "0", "2"],
    ]
    assert "Ahead" in table.split("</li>")[0]


def test_equal_sums_share_the_victory_regardless_of_territories() -> None:
    series = counted(("f1fC", "wCf1"), ("C", "f1C"))
    assert series.totals() == [2, 2]
    assert say("result-series-shared") in pad_sheets.standings(series)
    assert "<td></td>" in pad_sheets.standings(series), "the third game is to come"


def test_all_games_share_rules_names_and_colours() -> None:
    series = counted(("f1C", "C"), ("C", "f1C")).showing(0)
    changed = series.with_pad(
        series.pad.with_name(1, "Ben").with_colour(0, "blue").with_rules("K3h")
    )
    for pad in changed.pads:
        assert pad.rules.code == "K3h"
        assert pad.names == ("", "Ben", "")
        assert pad.colours[0] == "blue"
    assert changed.pads[1].kingdoms[1] == series.pads[1].kingdoms[1]
    assert not changed.emptied().has_land
    assert changed.emptied().pads[2].names == ("", "Ben", "")


def test_one_game_becomes_the_first_of_three_and_back() -> None:
    pad = pad_from_position("K2 a:f1C b:C")
    series = PadSeries((pad,)).as_dynasty()
    assert series.pads[0] == pad
    assert [one.is_empty for one in series.pads] == [False, True, True]
    assert series.as_dynasty() == series
    second = series.showing(1).with_pad(pad_from_position("K2 a:C b:f1C"))
    assert second.pads[2].is_empty
    assert second.as_one_game().pads == second.pads[1:2]
    assert PadSeries.begin("K2").is_empty


def test_words_and_pictures_name_the_game() -> None:
    assert words.summary(Pad.begin("K2h"), True) == "Kingdomino, 2 players, Harmony and Dynasty"
    series = counted(("f1C", "C"), ("C", "f3ffC"))
    head = pictures.all_kingdoms(series, light).scene[1]
    assert getattr(head, "text", "") == "Kingdomino, 2 players, Dynasty · Game 2"
