"""The oracle's Queendomino: its tables, and invariants of random games."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from rulebook.reader import CaseError, parse_purse, read_cases
from tests.depth import ordinary_first

from .codes import CODES, terms
from .game import Misdeal, Oracle, Refused
from .land import Land
from .players import Chooser, choose_busily, choose_randomly, choose_wastefully, play_out, replay
from .scores import territory_around
from .table import BOXES, TILES
from .tokens import read_token

COURT_CODES = [code for code in CODES if code[0] in "QW"]


def test_queendominos_box_has_the_printed_dominoes() -> None:
    halves = [half for domino in BOXES["Q"].values() for half in domino]
    crowns: Counter[str] = Counter()
    for terrain, count in halves:
        crowns[terrain] += count
    assert sorted(BOXES["Q"]) == list(range(49, 97))
    squares = Counter(terrain for terrain, _crowns in halves)
    assert squares == {"w": 19, "f": 17, "l": 14, "g": 12, "s": 8, "m": 6, "t": 20}
    assert crowns == {"w": 5, "f": 6, "l": 6, "g": 6, "s": 6, "m": 10, "t": 0}


def test_the_pile_has_the_printed_tiles() -> None:
    tiles = TILES.values()
    assert sorted(TILES) == list(range(1, 33))
    assert len({tile.name for tile in tiles}) == 18
    assert sum(tile.knights for tile in tiles) == 22 - 4
    assert sum(tile.towers for tile in tiles) == 15
    assert [number for number, tile in TILES.items() if tile.crowns] == [30, 31, 32]
    assert [number for number, tile in TILES.items() if tile.tax_by_towers] == [19]
    assert [number for number, tile in TILES.items() if tile.tax_by_knights] == [20]
    named = {TILES[number].name: number for number in reversed(TILES)}
    assert named["Statue"] == 27
    assert named["Guardtower"] == 25
    assert named["Queen's tower"] == 32


def test_lists_all_rules_codes() -> None:
    plain = [code for code in CODES if not set(code) & set("dhm")]
    assert " ".join(plain) == "K2 K3 K4 Q2 Q3 Q4 W3 W3s W4 W4s W5 W6 W6t W7 W8 W8t"
    assert len(CODES) == 16 + 4 * 13


@pytest.mark.parametrize(
    "code",
    ["Q1", "Q5", "Q2d", "Q4t", "W1", "W2", "W9", "W5t", "W5s", "W6th", "W4d", "W8mht", "QW4"],
)
def test_refuses_unknown_rules_codes(code: str) -> None:
    with pytest.raises(ValueError, match="no such rules"):
        terms(code)


def test_partners_share_a_kingdom() -> None:
    assert [terms("W6t").kingdom_of(seat) for seat in "abcdef"] == list("abcabc")
    assert [terms("W8t").kingdom_of(seat) for seat in "abcdefgh"] == list("abcdabcd")
    assert [terms("W8").kingdom_of(seat) for seat in "abcdefgh"] == list("abcdefgh")


def check_invariants(game: Oracle) -> None:
    """Checks the invariants after a token: nothing is lost or duplicated."""
    court = game.court
    assert court is not None
    built = [number for land in game.lands.values() for number in land.buildings.values()]
    on_board = [number for number in court.spots if number]
    assert sorted([*built, *on_board, *court.burnt]) == sorted(court.dealt)
    for letter, land in game.lands.items():
        tiles = [TILES[number] for number in land.buildings.values()]
        assert court.coins[letter] >= 0
        assert court.ready[letter] >= 0
        assert court.towers[letter] == sum(tile.towers for tile in tiles)
        assert court.knights_owned(letter, land) == 1 + sum(tile.knights for tile in tiles)
        assert all(land.squares[square][0] == "t" for square in land.buildings)
        assert land.knights <= set(land.squares) - {(0, 0)}
        assert Land.read(land.text(), land.size).text() == land.text()
    most = max(court.towers.values())
    assert (game.queen is None) == (most == 0)
    assert game.queen is None or court.towers[game.queen] == most
    if court.dragon is not None:
        assert court.spots[court.dragon] is None


@pytest.mark.parametrize("code", ordinary_first(COURT_CODES, ("Q3", "W4s", "W6t", "W8")))
def test_random_games_keep_the_invariants(code: str) -> None:
    choosers = [choose_randomly, choose_busily, choose_wastefully]
    for seed, chooser in enumerate(choosers if len(code) < 4 else choosers[1:2]):
        watched = Oracle(code)

        def watch(game: Oracle, rng: Random, chooser: Chooser = chooser) -> str:
            check_invariants(game)
            return chooser(game, rng)

        play_out(watched, Random(seed), dict.fromkeys(watched.seats, watch))
        check_invariants(watched)
        rounds = " ".join(watched.tokens).split(" L")
        assert all(part.count(" D") <= 1 for part in rounds[:-1])
        assert watched.legal_tokens() == set()
        assert all(watched.score(seat) in watched.sheets(seat) for seat in watched.seats)


def test_the_queen_may_choose_among_largest_territories() -> None:
    game = Oracle("Q4")
    game.lands["a"] = Land.read("wwCff/--b17l-", 5)
    assert game.court is not None
    game.court.coins["a"], game.court.towers["a"], game.court.queen = 0, 1, "a"
    sheets = game.sheets("a")
    assert len(sheets) == 2
    assert {total for total, _items in sheets} == {3}
    assert ("territory", "wheat", 2, 1, 2) in sheets[1][1]
    assert ("territory", "forest", 2, 1, 2) in sheets[0][1]


def test_finds_the_territory_around_a_square() -> None:
    assert len(territory_around(Land.read("wwCww/-w---", 5), (-1, 0))) == 3


@pytest.mark.parametrize("text", ["Cx", "Cw4", "Cb33", "Cb7", "Cn", "C-n", "b07", "Ct1"])
def test_refuses_unknown_characters_in_a_kingdom(text: str) -> None:
    with pytest.raises(ValueError, match=r"unknown character|no tile|one castle"):
        Land.read(text, 5)


@pytest.mark.parametrize(
    "token",
    ["B", "Bg7g7", "Bh7g7", "Bg14", "C6g7", "Cg7", "C0", "D6", "D", "T", "F1", "A97g7n", "A0x"],
)
def test_refuses_words_that_are_not_tokens(token: str) -> None:
    with pytest.raises(ValueError, match=r"no such token|has the number"):
        read_token(token)


def test_squares_of_knights_are_sorted_by_column_then_row() -> None:
    assert read_token("Bg9g10").squares == ((0, 2), (0, 3))
    with pytest.raises(ValueError, match="no such token"):
        read_token("Bg10g9")


def test_a_refused_token_changes_nothing() -> None:
    record = "Q4 Oabcd T1-3-5-7-9-11 L80-94-95-96 E80 E94 E95 E96 L49-50-51-52 A80g8n"
    game = replay(record)
    for token in ("C0g9", "Bh7", "A80h7e", "T2"):
        with pytest.raises(Refused):
            game.apply(token)
    assert game.purse("a") == (7, 1, 0)
    assert game.board == [1, 3, 5, 7, 9, 11]
    with pytest.raises(Misdeal):
        replay("Q2 Oabab")


def test_reads_purses() -> None:
    assert parse_purse("11c4k3t") == (11, 4, 3)
    with pytest.raises(ValueError, match="no purse"):
        parse_purse("7c1k")


def test_turn_cases_cannot_check_deals(tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    path.write_text("case: x\nrules: Q4\nkingdoms: a=C\ntiles: 1-2-3-4-5-6\ndue: line\n")
    with pytest.raises(CaseError, match="a turn case cannot check 'due'"):
        read_cases(path)
