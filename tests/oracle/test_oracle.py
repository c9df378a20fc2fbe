"""The oracle: its table, rulebook cases, playthroughs, and invariants of random games."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from rulebook.reader import CASES as FOLDER
from rulebook.reader import Case, CaseError, load_cases, read_cases
from tests.depth import ordinary_first, plain_first
from tests.each import each

from .codes import CODES
from .game import Misdeal, Oracle, Refused
from .land import Land, square_name, square_of
from .players import packing_record, play_out, random_record, replay
from .playthroughs import endings, expectation_lines, load_playthroughs, required_endings
from .positions import can_be_built, impossible
from .table import BOXES, DOMINOES
from .verdict import wrong_answers

KINGDOMINO = [code for code in CODES if code[0] == "K"]
CASES = load_cases(FOLDER)
DRAWN = [case for case in CASES if {"kingdom", "kingdoms"} & set(case.fields)]
PLAYTHROUGHS = load_playthroughs()


def test_kingdominos_box_has_the_printed_dominoes() -> None:
    halves = [half for domino in BOXES["K"].values() for half in domino]
    squares = Counter(terrain for terrain, _crowns in halves)
    crowns: Counter[str] = Counter()
    for terrain, count in halves:
        crowns[terrain] += count
    assert sorted(BOXES["K"]) == list(range(1, 49))
    assert squares == {"w": 26, "f": 22, "l": 18, "g": 14, "s": 10, "m": 6}
    assert crowns == {"w": 5, "f": 6, "l": 6, "g": 6, "s": 6, "m": 10}


@each("case", CASES)
def test_the_oracle_follows_the_rulebook(case: Case) -> None:
    assert wrong_answers(case) == []


@each("case", DRAWN)
def test_a_case_shows_a_possible_position(case: Case) -> None:
    assert impossible(case) == []


def test_every_reason_has_a_case() -> None:
    checks = [check for case in CASES for check in case.checks]
    reasons = {check.text.split()[-1] for check in checks if check.key == "refused"}
    assert reasons == {
        "game_over",
        "mirrored",
        "must_place",
        "no_match",
        "not_in_line",
        "not_touching",
        "not_your_domino",
        "occupied",
        "taken",
        "too_large",
        "wrong_phase",
        *("dragon_away", "no_coins", "no_knight", "no_tile", "not_on_domino", "not_open"),
        *("phase_closed", "queen_here"),
    }


@each("name", PLAYTHROUGHS)
def test_a_playthrough_ends_as_stated(name: str) -> None:
    code, ending = name.split("-")
    game = replay(PLAYTHROUGHS[name].record)
    assert game.is_over
    assert game.rules_code == code
    assert expectation_lines(game) == PLAYTHROUGHS[name].lines
    assert ending in endings(game)


def test_every_rules_code_has_playthroughs_for_its_endings() -> None:
    assert {*PLAYTHROUGHS} == {
        f"{code}-{ending}" for code in CODES for ending in required_endings(code)
    }


GAME = "; win: more points\n;= a 9 largest 3\n;= b 8 largest 3\n;= winners a\nK2 Oabba\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "K2.txt: expected `;=` lines and a record"),
        (GAME.replace(";= winners a\n", ""), "K2.txt: expected .*win: more points"),
        (GAME.replace("K2 Oabba\n", ""), "K2.txt: expected"),
        (GAME + GAME, "K2.txt: expected"),
        (GAME + "\n" + GAME, "K2.txt: K2-win appears twice"),
        (GAME.replace("K2", "K2dh"), "K2.txt: K2dh-win .* is in the wrong file"),
    ],
    ids=["empty", "no winners", "no record", "no line between", "twice", "wrong file"],
)
def test_names_errors_in_playthroughs(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "K2.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=f"(?s){message}"):
        load_playthroughs(tmp_path)


@pytest.mark.parametrize("code", [*KINGDOMINO, "Q2", "Q4", "W8t"])
def test_the_fast_search_finds_all_places(code: str) -> None:
    rng = Random(code)

    def both_ways(game: Oracle, rng: Random) -> str:
        number = game.in_hand
        if number is not None:
            assert game.to_act
            land = game.land(game.to_act)
            assert land.places(number) == land.places_the_long_way(number)
        return rng.choice(sorted(game.legal_tokens()))

    game = Oracle(code)
    play_out(game, rng, dict.fromkeys(game.seats, both_ways))
    assert game.is_over


@pytest.mark.parametrize("code", plain_first(CODES))
def test_random_games_lose_no_domino(code: str) -> None:
    for seed in range(20 if code[0] == "K" else 2):
        game = replay(random_record(code, Random(seed)))
        claimed = [token for token in game.tokens if token[0] == "E" and token != "E"]
        length = game.terms.line_length
        added = [token for token in game.tokens if token[0] == "A"]
        land = sum(len(land.squares) - 1 for land in game.lands.values())
        discarded = sum(token.endswith("x") for token in added)
        assert len(game.seen) == length * game.lines_in_game
        assert len(claimed) == len(set(claimed)) == len(added)
        assert len(added) == len(game.seats) * game.kings_each * game.lines_in_game
        assert land == 2 * (len(added) - discarded)
        assert game.legal_tokens() == set()
        assert game.to_act is None
        assert game.pending_deal is None


TOKEN_CODES = ordinary_first([*KINGDOMINO, "Q2", "Q3", "W5", "W6t"], ("K2d", "K4", "Q2", "W6t"))


@pytest.mark.parametrize("code", TOKEN_CODES)
def test_a_token_is_legal_if_nothing_refuses_it(code: str) -> None:
    rng = Random(code)

    def compare(game: Oracle, rng: Random) -> str:
        assert game.to_act
        legal = game.legal_tokens()
        tried = {f"E{number}" for number in DOMINOES} | {"E"} | {f"A{n}x" for n in DOMINOES}
        names = [square_name(square) for square in sorted(game.land(game.to_act).squares)]
        tried |= {f"B{name}" for name in names} | {f"D{spot}" for spot in range(6)}
        tried |= {f"B{first}{second}" for first, second in combinations(names, 2)}
        tried |= {f"C{spot}{name}" for spot in range(6) for name in names}
        if game.in_hand is not None:
            squares = [square_name((x, y)) for x in range(-6, 7) for y in range(-6, 7)]
            tried |= {f"A{game.in_hand}{square}{way}" for square in squares for way in "nesw"}
        assert {token for token in tried if game.why_not(token) is None} == legal
        return rng.choice(sorted(legal))

    game = Oracle(code)
    play_out(game, rng, dict.fromkeys(game.seats, compare))
    assert game.is_over


@pytest.mark.parametrize("code", ["K2dhm", "K3hm", "K4hm"])
def test_kingdom_strings_are_read_back(code: str) -> None:
    game = replay(packing_record(code, Random(1)))
    for seat, land in game.lands.items():
        again = Land.read(game.kingdom_string(seat), land.size)
        assert again.squares == land.squares
        assert can_be_built([again], "K")


def test_square_names_are_read_back() -> None:
    names = [f"{column}{row}" for column in "abcdefghijklm" for row in range(1, 14)]
    assert [square_name(square_of(name)) for name in names] == names
    assert square_of("g7") == (0, 0)


@pytest.mark.parametrize("code", ["K", "K1", "K5", "K3d", "K4dh", "K2hd", "K2x", "K2dhmt", ""])
def test_refuses_unknown_rules(code: str) -> None:
    with pytest.raises(ValueError, match="no such rules"):
        Oracle(code)


def test_a_refused_token_changes_nothing() -> None:
    game = replay("K4 Oabcd L3-14-34-41 E3")
    with pytest.raises(Refused, match="E3: taken"):
        game.apply("E3")
    with pytest.raises(Misdeal):
        replay("K4 Oabcc")
    assert game.tokens == ["Oabcd", "L3-14-34-41", "E3"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no case in this file"),
        ("rules: K4\n", "t.txt:1: expected `case"),
        ("case: x\n\n", "t.txt:1: .* describe no position"),
        ("case: x\nrules: K4\nkingdom: C\n", "expects nothing"),
        ("case: x\nrules: K4\nkingdom: C\nwinners: a\n", "t.txt:4: a score case cannot"),
        ("case: x\nrules: K4\nrules: K4\n", "t.txt:3: 'rules' occurs twice"),
        ("case: x\nkingdon: C\n", "t.txt:2: expected one of .* found 'kingdon: C'"),
        ("case: x\nrules: K4\nkingdom: C\nplace: A1x\nallowed: A1x\n", "t.txt:5: .* needs no text"),
        ("case: x\nrecord: K4\nlegal\n", "t.txt:3: 'legal' needs a text"),
        ("rule: a\n", "no case in this file"),
        ("rule: The Line\n", "t.txt:1: expected `rule: <anchor>` by itself"),
        ("rule:\n", "t.txt:1: expected `rule: <anchor>` by itself"),
        ("rule: a-line\ncase: x\nrules: K4\nexists\n", "t.txt:1: expected `rule: <anchor>`"),
    ],
)
def test_names_errors_in_case_files(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "t.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CaseError, match=message):
        read_cases(path)


def test_a_rule_line_applies_to_the_cases_after_it(tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    case = "case: {}\nrules: K4\nexists\n\n"
    blocks = [case, "rule: the-line ; of dominoes\n\n", case, case, "rule: grid\n\n", case]
    path.write_text("".join(blocks).format(*"abcd"), encoding="utf-8")
    rules = [(case.title, case.rule) for case in read_cases(path)]
    assert rules == [("a", ""), ("b", "the-line"), ("c", "the-line"), ("d", "grid")]


def test_refuses_a_folder_without_cases(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="no case at all"):
        load_cases(tmp_path)
