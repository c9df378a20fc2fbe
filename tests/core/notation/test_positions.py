"""Hand-written positions: every fault has a name."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import (
    Game,
    IllegalPosition,
    Kingdom,
    PartialPosition,
    Phase,
    PositionError,
    Rules,
    Shuffled,
    State,
)
from tests.each import each
from tests.tables import CODES, whole_game

# Four players in round 1: a has added domino 3 and claims next.
GOOD = "K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C"


def test_a_valid_position_has_no_error() -> None:
    assert PartialPosition.parse(GOOD).errors() == []
    state = State.parse(GOOD)
    assert state.to_act == 0
    assert state.phase is Phase.CLAIM
    assert state.round == 1
    assert [str(action) for action in state.legal_actions()] == ["E5", "E20", "E37", "E48"]


def test_a_parsed_position_equals_the_state_of_its_game() -> None:
    state = Game.parse("K4 Oabcd L3-14-34-41 E3 E14 E34 E41 L5-20-37-48 A3g8e").state
    assert State.parse(GOOD) == state


FAULTY = [
    ("a:wwC", {PositionError.RULES_MISSING, PositionError.ROUND_MISSING}),
    ("K4 a:wwC", {PositionError.ROUND_MISSING}),
    ("R1a L3a", {PositionError.RULES_MISSING}),
    ("K4 R13a L3a-14b-34c-41d N5-20-37-48", {PositionError.ROUND_OUT_OF_RANGE}),
    ("K2 R7z", {PositionError.ROUND_OUT_OF_RANGE}),
    ("K4 R1a L3a-14b-34c-41d", {PositionError.PHASE_WITHOUT_LINE}),
    ("K4 R0o Oabcd", {PositionError.PHASE_WITHOUT_LINE}),
    ("K4 R1l Oabcd", {PositionError.PHASE_WITHOUT_LINE}),
    ("K4 R1z", {PositionError.PHASE_WITHOUT_LINE}),
    ("K4 R12a L3a N5-20-37-48", {PositionError.PHASE_WITHOUT_LINE}),
    ("K3 R0e Oabd N3-14-34-41", {PositionError.SEAT_NOT_IN_GAME}),
    ("K2 R0o c:C", {PositionError.SEAT_NOT_IN_GAME}),
    ("K3 R1l L3a-14b-34h X41", {PositionError.SEAT_NOT_IN_GAME}),
    ("K4 R1a L3a-14b-34c-41c N5-20-37-48", {PositionError.KINGS_WRONG}),
    ("K4 R1a L3a-14b-34c-41 N5-20-37-48", {PositionError.KINGS_WRONG}),
    ("K2 R0e Oab N3-14-34-41", {PositionError.KINGS_WRONG}),
    ("K4 R0e Oabcd N3a-14-34-41", {PositionError.KINGS_WRONG}),
    ("K4 R1e L14a-3b-34c-41d N5-20-37-48 X14", {PositionError.LINE_UNSORTED}),
    ("K4 R1e L3a-14b-34c-41d N5-37-20-48 X3", {PositionError.LINE_UNSORTED}),
    ("K4 R0e Oabcd N3-14-34", {PositionError.NEXT_LINE_LENGTH}),
    ("K4 R0e Oabcd N3-14-34-41-42", {PositionError.NEXT_LINE_LENGTH}),
    ("K4 R1e L3a-14b-34c-41d N5-20-34-48 X3", {PositionError.DOMINO_TWICE}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X14", {PositionError.DOMINO_TWICE}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48", {PositionError.DOMINO_COUNT}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3-4", {PositionError.DOMINO_COUNT}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X4", {PositionError.DOMINO_COUNT}),
    ("K4 R3l L3a-14b-34c-41d X1-2-4-5-6-7-8-9 a:wwwwwwC", {PositionError.KINGDOM_TOO_LARGE}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/--/-C", {PositionError.KINGDOM_APART}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff-/--C", {PositionError.KINGDOM_APART}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:fC", {PositionError.KINGDOM_ODD}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ffffC", {PositionError.LAND_WITHOUT_DOMINO}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 b:ff/-C a:ff/-C", {PositionError.LAND_WITHOUT_DOMINO}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:mmC", {PositionError.LAND_WITHOUT_DOMINO}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:f1fC", {PositionError.LAND_WITHOUT_DOMINO}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ttC", {PositionError.LAND_WITHOUT_DOMINO}),
    ("K4 R1e L3a-14b-34c-41d N5-20-37-48 X51", {PositionError.DOMINO_NOT_IN_BOX}),
    (
        "Q4 R1e L3a-14b-34c-41d N5-20-37-48 X3",
        {PositionError.DOMINO_NOT_IN_BOX, PositionError.COURT_MISSING},
    ),
]
COURT = (
    "Q4 R1b L51a-62b-82c-89d N50-60-70-80 X51 Ag8g9 T4-19-7-3-28-1 "
    "a:f/f/C:7c1k0t b:C:7c1k0t c:C:7c1k0t d:C:7c1k0t"
)
BUILT = (  # a built the Royal treasury on spot 1 and hosts the Queen
    "Q4 R1d L93a-94b-95c-96d N50-60-70-80 X93 T4-x-7-3-28-1 Qa "
    "a:b19/m3/C:6c1k1t b:C:7c1k0t c:C:7c1k0t d:C:7c1k0t"
)
WEDDING = (
    "W3 R1b L51a-62b-82c N1-2-3-4 X51-52 Ag8g9 T4-19-7-3-28-1 a:f/f/C:7c1k0t b:C:7c1k0t c:C:7c1k0t"
)
FAULTY += [
    (text.replace(part, instead), {error})
    for text, part, instead, error in [
        (COURT, "T4-19-7-3-28-1 ", "", PositionError.COURT_MISSING),
        (COURT, "d:C:7c1k0t", "d:C", PositionError.COURT_MISSING),
        (COURT, " d:C:7c1k0t", "", PositionError.COURT_MISSING),
        (COURT, "T4-19", "T4-4", PositionError.TILE_TWICE),
        (BUILT, "T4-", "T19-", PositionError.TILE_TWICE),
        (BUILT, "Qa", "Qa Z19", PositionError.TILE_TWICE),
        (BUILT, "T4-x", "T4-d", PositionError.DRAGON_WITHOUT_FIRE),
        (COURT, "Ag8g9", "Ag9g10", PositionError.LAID_WITHOUT_LAND),
        (COURT, "Ag8g9", "Af8g8", PositionError.LAID_WITHOUT_LAND),
        (COURT, "R1b", "R1c", PositionError.LAID_WITHOUT_LAND),
        (COURT, "f/f/C:7c1k", "fn/f/C:7c0k", PositionError.LAID_WITHOUT_LAND),
        (COURT, "C:7c1k0t b", "C:7c2k0t b", PositionError.KNIGHTS_WRONG),
        (COURT, "f/f/C:7c1k0t", "f/fn/C:7c1k0t", PositionError.KNIGHTS_WRONG),
        (BUILT, "6c1k1t", "6c2k1t", PositionError.KNIGHTS_WRONG),
        (BUILT, "6c1k1t", "6c1k2t", PositionError.TOWERS_WRONG),
        (COURT, "b:C:7c1k0t", "b:C:7c1k1t", PositionError.TOWERS_WRONG),
        (COURT, "a:f/f/C:7c1k", "a:b03/f/C:7c1k", PositionError.LAID_WITHOUT_LAND),
        (WEDDING, "N1-2-3-4", "N50-60-70-80", PositionError.DOMINO_NOT_IN_BOX),
        (WEDDING, "L51a-62b-82c", "L5a-6b-7c", PositionError.DOMINO_NOT_IN_BOX),
        (WEDDING, "X51-52", "X5-51", PositionError.DOMINO_COUNT),
        (BUILT, "Qa ", "", PositionError.QUEEN_WRONG),
        (BUILT, "Qa", "Qb", PositionError.QUEEN_WRONG),
        (COURT, " a:", " Qc a:", PositionError.QUEEN_WRONG),
        (BUILT, "Qa", "Qe", PositionError.SEAT_NOT_IN_GAME),
    ]
]
FAULTY += [
    ("K4 R1b L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-", {PositionError.COURT_WITHOUT_GAME}),
    ("K4 R0t Oabcd", {PositionError.COURT_WITHOUT_GAME}),
    (f"{GOOD} T1-2-3-4-5-6", {PositionError.COURT_WITHOUT_GAME}),
    (f"{GOOD} Qa", {PositionError.COURT_WITHOUT_GAME}),
    (f"{GOOD} Z3", {PositionError.COURT_WITHOUT_GAME}),
    (GOOD.replace("b:C", "b:C:7c1k0t"), {PositionError.COURT_WITHOUT_GAME}),
    (GOOD.replace("ff/C-", "fnf/C-"), {PositionError.KNIGHT_WITHOUT_COURT}),
    (GOOD.replace("ff/C-", "b01f/C-"), {PositionError.KNIGHT_WITHOUT_COURT}),
    ("Q2 R0t Oabba T1-2-3-4-5-6 a:C:7c1k0t b:C:7c1k0t", {PositionError.TILES_DUE}),
    ("Q2 R0l Oabba T1-2-3-4-5-x a:C:7c1k0t b:C:7c1k0t", {PositionError.TILES_DUE}),
    ("Q2 R0t Oabba Tx-x-x-x-x-d Z3 a:C:7c1k0t b:C:7c1k0t", {PositionError.DRAGON_WITHOUT_FIRE}),
]
FIRST = (  # before the first turn of round 1
    "Q2 R1a L51a-62b-82b-89a N50-60-70-80 T4-19-7-3-28-1 a:C:7c1k0t b:C:7c1k0t"
)
SECOND = (  # the start of round 2; each player has added one domino
    "K4 R2a L5a-20b-37c-48d N1-2-4-6 X3-14-34-41 a:ff/C- b:wlC c:l1fC d:wg2/-C"
)
BARE_END = "K2 R6z X" + "-".join(map(str, range(1, 25))) + " a:C b:C"
FAULTY += [
    (text, {error})
    for text, error in [
        # Rulebook, "End of Game": all turns are over; any domino fits next to a castle.
        (BARE_END, PositionError.DOMINO_DISCARDED),
        (SECOND.replace(" a:ff/C-", " a:C"), PositionError.DOMINO_DISCARDED),
        (SECOND.replace("b:wlC c:l1fC", "b:wlC/l1f- c:C"), PositionError.TURNS_EXCEEDED),
        (FIRST.replace("a:C:7c1k", "a:tb01C:7c1k").replace("X", "X"), PositionError.TURNS_EXCEEDED),
        (GOOD.replace("a:ff/C-", "a:f-/Cf"), PositionError.LAND_UNCOVERED),
        # Rulebook, "Connection Rules": a half touches the castle or its own terrain.
        (
            SECOND.replace("a:ff/C-", "a:ffC/--- b:C").replace("b:wlC c", "c"),
            PositionError.DOMINO_DISCARDED,
        ),
        ("K2 R2a L5a-20b-37b-48a N1-2-4-6 X3-13-14-34 a:ll1C b:C", PositionError.LAND_UNCOVERED),
        # Rulebook, "Starting a New Round": the board is filled again.
        (FIRST.replace("T4-19-7-3-28-1", "Tx-x-x-x-x-x"), PositionError.BOARD_EMPTIED),
        (FIRST.replace("T4-19-7-3-28-1", "T4-x-7-3-28-1"), PositionError.BOARD_EMPTIED),
        (COURT.replace("T4-19-7-3-28-1", "T4-x-7-3-28-1"), PositionError.BOARD_EMPTIED),
        (
            FIRST.replace("T4-19", "T4-d").replace("a:C", "Z19 a:C"),
            PositionError.DRAGON_WITHOUT_FIRE,
        ),
        (FIRST.replace("a:C", "Z8-9-10-11-12-13 a:C"), PositionError.BURNT_TOO_MANY),
        (FIRST.replace("a:C:7c", "a:C:9999c"), PositionError.COINS_TOO_MANY),
        (COURT.replace("b:C:7c", "b:C:8c"), PositionError.COINS_TOO_MANY),
    ]
]


@each(("text", "errors"), FAULTY)
def test_names_the_faults_of_a_position(text: str, errors: set[PositionError]) -> None:
    actual = PartialPosition.parse(text).errors()
    assert errors <= set(actual)
    with pytest.raises(IllegalPosition) as caught:
        State.parse(text)
    assert caught.value.errors == tuple(actual)
    assert all(error.value in str(caught.value) for error in actual)
    assert caught.value.problems == tuple(PartialPosition.parse(text).problems())


@pytest.mark.parametrize("text", [COURT, BUILT, WEDDING])
def test_a_position_at_court_has_no_error(text: str) -> None:
    assert PartialPosition.parse(text).errors() == []
    assert str(State.parse(text)) == text


FIELDS = (
    *("rules", "round", "phase", "order", "line", "next", "gone", "kingdoms"),
    *("purses", "board", "queen", "dragon", "burnt", "laid"),
)


def test_every_fault_has_a_case() -> None:
    named = {error for _, errors in FAULTY for error in errors}
    assert named == set(PositionError) - {PositionError.DRAGON_ON_TILE}


def test_the_dragon_must_be_on_an_empty_spot_of_the_board() -> None:
    """Text cannot express this, but a position built in Python can."""
    game = whole_game("Q4")
    moments = (game.at(number).state.partial() for number in range(game.number))
    away = next(moment for moment in moments if moment.dragon is not None)
    assert away.board
    assert away.errors() == []
    tiles = [spot for spot, tile in enumerate(away.board) if tile]
    for spot in (*tiles, len(away.board), -1):
        odd = replace(away, dragon=spot)
        assert odd.errors() == [PositionError.DRAGON_ON_TILE]
        with pytest.raises(
            IllegalPosition, match=f"^not a valid position: spot {spot}: the Dragon"
        ):
            State.from_partial(odd)


def test_reports_all_errors_of_a_position_at_once() -> None:
    errors = set(PartialPosition.parse("K4 R1e L3a-14a-34c-41d N5-20-37 X3 a:fC").errors())
    assert errors >= {
        PositionError.KINGS_WRONG,
        PositionError.NEXT_LINE_LENGTH,
        PositionError.KINGDOM_ODD,
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 b:ff/--/-C",
            "kingdom b, f9: squares that are not connected to the castle",
        ),
        (
            FIRST.replace("a:C:7c", "a:C:9999c"),
            "kingdom a, 9999 instead of at most 7: more coins than",
        ),
        (FIRST.replace("b:C:7c1k", "b:C:7c3k"), "kingdom b, 3 instead of 1: more or fewer k"),
        (FIRST.replace("T4-19", "T4-4"), "tile 4: a building tile in two places"),
        (
            FIRST.replace("a:C", "Qb a:C"),
            "kingdom b: the Queen is not in a kingdom with the most towers",
        ),
        (SECOND.replace("a:ff/C-", "a:C"), "kingdom a, 0 of 1 dominoes: a domino was discarded"),
        (
            SECOND.replace("b:wlC c:l1fC", "b:wlC/l1f- c:C"),
            "kingdom b, 2 dominoes instead of at most 1: more dominoes, buildings or knights than",
        ),
        (
            GOOD.replace("a:ff/C-", "a:f-/Cf"),
            "kingdom a: squares that the dominoes gone cannot cover",
        ),
        (GOOD.replace("34c", "34b"), "kings abbd of abcd: not every king is exactly once"),
        (GOOD.replace("L3a-14b-34c-41d ", ""), "kings none of abcd: not eve"),
        (FIRST.replace("T4-19-7-3-28-1 ", ""), "board: the builders' board or a purse is missing"),
        (
            FIRST.replace("a:C:7c1k0t", "a:C"),
            "kingdom a: the builders' board or a purse is missing",
        ),
        (
            FIRST.replace("b:C:7c1k0t", "b:C:7c1k2t"),
            "kingdom b, no Queen: the Queen is not in a kingdom",
        ),
        (GOOD.replace("X3", "X3-14"), "domino 14: a domino is in two places"),
        (GOOD.replace("R1e", "R14e"), "round 14: the game has no such round"),
        (GOOD.replace("b:C", "g:C"), "kingdom g: a seat that is not in this game"),
        (
            "K4 R3l L3a-14b-34c-41d X1-2-4-5-6-7-8-9 a:wwwwwwC",
            "kingdom a, 7 × 1 squares in a grid of 5 × 5: a kingdom is larger than its grid",
        ),
    ],
)
def test_locates_a_problem(text: str, problem: str) -> None:
    assert any(actual.startswith(problem) for actual in PartialPosition.parse(text).problems())


@pytest.mark.parametrize("text", [GOOD, FIRST, SECOND, COURT, BUILT, WEDDING])
def test_a_valid_position_has_no_problem(text: str) -> None:
    assert PartialPosition.parse(text).problems() == []


@given(st.sampled_from(CODES), st.integers(0, 999), st.integers(0, 260))
def test_every_moment_of_a_game_is_a_valid_position(code: str, seed: int, at: int) -> None:
    game = whole_game(code, seed)
    assert game.at(min(at, game.number)).state.partial().problems() == []


def test_a_partial_position_may_omit_anything() -> None:
    assert PartialPosition.parse("") == PartialPosition()
    assert PartialPosition.parse("a:wwC ; a kingdom alone").kingdoms == {0: Kingdom.parse("wwC")}
    assert str(PartialPosition.parse("c:wC a:C")) == "a:C c:wC"


def test_omitted_kingdoms_are_bare_castles() -> None:
    bare = State.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-")
    assert bare == State.parse(GOOD)


@each("code", CODES)
def test_the_set_up_is_a_valid_position(code: str) -> None:
    start = State.start(Rules.parse(code))
    kingdoms = "abcdefgh"[: start.rules.kingdoms]
    court = " Tx-x-x-x-x-x " + " ".join(f"{letter}:C:7c1k0t" for letter in kingdoms)
    assert State.parse(f"{code} R0o" + (court if start.rules.has_court else "")) == start
    assert start.partial().errors() == []


@given(
    st.sampled_from(CODES),
    st.integers(0, 999),
    st.integers(0, 117) | st.integers(0, 260),
    st.fixed_dictionaries({name: st.integers(0, 3) for name in FIELDS}),
)
def test_a_position_without_errors_can_be_played_to_its_end(
    code: str, seed: int, at: int, chosen: dict[str, int]
) -> None:
    """Mixes the fields of neighbouring moments; positions without errors must be playable."""
    game = whole_game(code, seed)
    moments = [game.at(min(at + step, game.number)).state.partial() for step in (0, 1, 2, 7)]
    mixed = replace(moments[0], **{name: getattr(moments[chosen[name]], name) for name in FIELDS})
    if mixed.errors():
        return
    state, random, dealer = State.from_partial(mixed), Random(seed), Shuffled(seed)
    assert State.parse(str(state)) == state
    steps = 0
    while not state.is_over:
        legal = state.legal_actions()
        state = state.apply(random.choice(legal) if legal else dealer.deal(state))
        steps += 1
        if steps % 5 == 0 or state.is_over:
            assert state.partial().errors() == []
    assert state.result().winners
