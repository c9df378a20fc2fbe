"""The boxes: dominoes, building tiles, and custom tables of tiles."""

from collections import Counter
from pathlib import Path

import pytest

from realmino import (
    BUILDINGS,
    DOMINOES,
    Building,
    Dynasty,
    Game,
    PartialPosition,
    Rules,
    State,
    Terrain,
    parse_games,
    read_buildings,
)
from realmino.pieces.buildings import COLUMNS
from realmino.pieces.dominoes import BOXES
from tests.commands import realmino
from tests.tables import corrected_tiles, notation_error

CORRECTED = corrected_tiles(2)
"""A table in which a Statue gives two towers."""

RECORD = "Q4 Oabcd T27-19-7-3-28-1 L93-94-95-96 E93 E94 E95 E96 L50-60-70-80 A93g8n C0g9"


def table(tiles: tuple[Building, ...] = BUILDINGS) -> str:
    """Returns the tiles as CSV, one row per tile."""
    rows = [",".join(COLUMNS)]
    for tile in tiles:
        terrain = "" if tile.per_territory is None else tile.per_territory.key
        plain = tile._asdict() | {"copies": 1, "per_territory": terrain}
        rows.append(",".join(str(plain[column]) for column in COLUMNS))
    return "\n".join(rows)


# Building tiles


def test_the_box_holds_32_tiles_of_18_kinds() -> None:
    assert [tile.id for tile in BUILDINGS] == list(range(1, 33))
    assert len({tile.kind for tile in BUILDINGS}) == len({tile.key for tile in BUILDINGS}) == 18
    copies = Counter(tile.kind for tile in BUILDINGS)
    assert Counter(copies.values()) == {1: 5, 2: 12, 3: 1}


def test_copies_of_a_kind_are_equal_and_consecutive() -> None:
    kinds = [tile._replace(id=0) for tile in BUILDINGS]
    assert len(set(kinds)) == 18
    starts = [id for id in range(32) if id == 0 or kinds[id] != kinds[id - 1]]
    assert len(starts) == 18


def test_the_tiles_use_up_the_knights_and_towers_of_the_box() -> None:
    """22 knights, four of which the players start with, and 15 towers."""
    assert sum(tile.knights for tile in BUILDINGS) == 22 - 4
    assert sum(tile.towers for tile in BUILDINGS) == 15


def test_every_tile_has_at_least_one_effect_and_at_most_one_of_each_sort() -> None:
    for tile in BUILDINGS:
        at_once = bool(tile.knights) + bool(tile.towers)
        taxes = bool(tile.tax_per_knight) + bool(tile.tax_per_tower)
        paid = [tile.points, tile.per_tower, tile.per_knight, tile.per_territory is not None]
        assert at_once + taxes + bool(tile.crowns) + sum(map(bool, paid)) > 0
        assert sum(map(bool, paid)) <= 1
        assert taxes <= 1
        assert tile.crowns <= 1


def test_two_tiles_count_the_territories_of_each_terrain() -> None:
    counted = Counter(tile.per_territory for tile in BUILDINGS if tile.per_territory is not None)
    assert counted == dict.fromkeys(Terrain, 2)


def test_every_tile_names_its_sources() -> None:
    assert all(tile.effects_from and tile.immediate_from for tile in BUILDINGS)
    inferred = {tile.kind for tile in BUILDINGS if tile.is_inferred}
    assert inferred == {
        *("Bakery", "Sawmill", "Fishmonger", "Spinning mill", "Goldsmith", "Church"),
        *("Guarded treasury", "Fortress", "Statue", "Queen's statue", "Queen's tower"),
    }


# Custom tables


def test_reads_a_table() -> None:
    assert read_buildings(table()) == BUILDINGS
    assert read_buildings(table(CORRECTED)) == CORRECTED
    for written in (table().replace("\n", "\r\n"), f"{table()}\n\n", table().replace(",", " , ")):
        assert read_buildings(written) == BUILDINGS


def test_rules_accept_a_corrected_table() -> None:
    rules = Rules.parse("Q4", buildings=CORRECTED)
    assert rules != Rules.parse("Q4")
    assert rules.buildings == CORRECTED
    assert Rules.parse("K4", CORRECTED) == Rules.parse("K4")


@pytest.mark.parametrize(("tiles", "towers", "queen"), [(BUILDINGS, 0, None), (CORRECTED, 2, 0)])
def test_a_record_is_read_with_its_table(
    tiles: tuple[Building, ...], towers: int, queen: int | None
) -> None:
    game = Game.parse(RECORD, tiles)
    assert game.state.court is not None
    assert game.state.court.purses[0].towers == towers
    assert game.state.court.queen == queen
    assert parse_games(f"{RECORD}\n{RECORD}", tiles) == [game, game]
    assert Dynasty.parse(RECORD, tiles) == Dynasty((game,))
    assert Dynasty.parse(RECORD, tiles).game.rules.buildings == tiles
    assert State.parse(str(game.state), tiles) == game.state


def test_a_repr_keeps_the_corrected_table() -> None:
    game = Game.parse(RECORD, CORRECTED)
    for value in (game, game.state, game.rules, game.state.partial()):
        assert eval(repr(value), vars(__import__("realmino")).copy()) == value
    assert "Building" not in repr(Game.parse(RECORD))


def test_reports_towers_from_another_table() -> None:
    text = str(Game.parse(RECORD, CORRECTED).state)
    assert PartialPosition.parse(text, CORRECTED).errors() == []
    assert [error.name for error in PartialPosition.parse(text).errors()] == ["TOWERS_WRONG"]


@pytest.mark.parametrize("tiles", [(), BUILDINGS[:31], BUILDINGS[::-1], (*BUILDINGS, BUILDINGS[0])])
def test_rules_require_the_tiles_1_to_32_in_order(tiles: tuple[Building, ...]) -> None:
    with pytest.raises(ValueError, match="numbered 1 to 32"):
        Rules.parse("Q4", tiles)


BAD_TABLES = [
    ("", "column 1", "the columns kind,copies,"),
    ("kind,copies", "column 1", "the columns kind,copies,"),
    (table().replace("per_knight", "per_horse"), "line 1, column 1", "the columns kind,copies,"),
    (table().replace("Bakery,1,", "Bakery,1,0,", 1), "line 2, column 1", "13 values, not 14"),
    (table().replace("\nBakery,1", '\n"Bakery,1', 1), "line 2, column 1", "13 values, not 1"),
    (table().replace("\nBakery,1,", "\n,1,", 1), "line 2, column 1", "a name as kind"),
    (table().replace("Bakery,1,0", "Bakery,1,x", 1), "line 2, column 10", "0 to 9 as knights"),
    (table().replace("Bakery,1,0", "Bakery,1,-1", 1), "line 2, column 10", "0 to 9 as knights"),
    (table().replace("Bakery,1,0", "Bakery,1,10", 1), "line 2, column 10", "0 to 9 as knights"),
    (table().replace("Bakery,1,0", "Bakery,1,٣", 1), "line 2, column 10", "0 to 9 as knights"),
    (table().replace("statue,1,0,0,0,0,1", "statue,1,0,0,0,0,4", 1), "line 31", "0 to 3 as crowns"),
    (table().replace("wheat", "wheats", 1), "line 2", "a terrain or nothing as per_territory"),
    (table().replace("Bakery,1", "Bakery,2", 1), "line 33", "32 tiles in all, not 33"),
    (table().replace("Bakery,1", "Bakery,0", 1), "line 33", "32 tiles in all, not 31"),
    (table().replace("photo", "x" * 200_000, 1), "line 2, column 1", "values separated by commas"),
]


@pytest.mark.parametrize(
    ("text", "place", "expected"), BAD_TABLES, ids=[expected for _, _, expected in BAD_TABLES]
)
def test_locates_an_error_in_a_table(text: str, place: str, expected: str) -> None:
    error = notation_error(read_buildings, text)
    assert str(error).startswith(place)
    assert expected in error.expected


# At the command line


def test_the_command_lists_every_tile_with_its_sources() -> None:
    lines = realmino("buildings").out.splitlines()
    assert len(lines) == 1 + 18
    assert "11-12  Goldsmith          1 knight, 1 tower · 2 points per mine territory" in lines[6]
    assert lines[6].endswith("single source     inferred")
    tiles = realmino("buildings", "--json").json["buildings"]
    assert len(tiles) == 32
    assert tiles[0] == BUILDINGS[0]._asdict() | {
        "per_territory": "wheat", "key": "bakery", "inferred": True
    }  # fmt: skip
    assert [tile["inferred"] for tile in tiles] == [tile.is_inferred for tile in BUILDINGS]


def test_a_printed_table_is_read_back(tmp_path: Path) -> None:
    printed = realmino("buildings", "--csv").out
    assert read_buildings(printed) == BUILDINGS
    assert printed.splitlines()[0] == ",".join(COLUMNS)
    own = tmp_path / "own.csv"
    own.write_text(table(CORRECTED), encoding="utf-8")
    assert read_buildings(realmino("buildings", "--buildings", str(own), "--csv").out) == CORRECTED


def test_every_command_accepts_a_table(tmp_path: Path) -> None:
    own = tmp_path / "own.csv"
    own.write_text("\ufeff" + table(CORRECTED), encoding="utf-8")
    position = str(Game.parse(RECORD, CORRECTED).state)
    for arguments in (
        ("replay", RECORD, "--json"),
        ("score", position, "--json"),
        ("perft", "Q4", "--depth", "2"),
        ("arena", "Q2", "--bots", "random", "--games", "1", "--json"),
        ("play", "Q2", "--seats", "greedy,random", "--seed", "1"),
        ("diagram", position),
        ("buildings", "--json"),
    ):
        result = realmino(*arguments, "--buildings", str(own))
        assert (result.code, result.err) == (0, ""), arguments
    result = realmino("replay", RECORD, "--json", "--buildings", str(own)).json
    assert result["position"] == position
    assert position != realmino("replay", RECORD, "--json").json["position"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (table().replace("Bakery,1,0", "Bakery,1,x", 1), "own.csv, line 2, column 10: found 'x,"),
        ("", "expected the columns kind,copies,"),
        (b"\xff\xfe", "is not text in UTF-8"),
        (None, "No such file"),
    ],
)
def test_refuses_a_bad_table_with_a_one_line_message(
    tmp_path: Path, text: str | bytes | None, expected: str
) -> None:
    own = tmp_path / "own.csv"
    if isinstance(text, bytes):
        own.write_bytes(text)
    elif text is not None:
        own.write_text(text, encoding="utf-8")
    result = realmino("play", "Q3", "--buildings", str(own))
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("realmino: argument --buildings: ")
    assert expected in result.err
    assert result.err.count("\n") == 1


BOX = {id: DOMINOES[id] for id in BOXES["K"]}
HALVES = [half for domino in BOX.values() for half in (domino.first, domino.second)]

SQUARES = {
    Terrain.WHEAT: 26,
    Terrain.FOREST: 22,
    Terrain.LAKE: 18,
    Terrain.GRASSLAND: 14,
    Terrain.SWAMP: 10,
    Terrain.MINE: 6,
}
CROWNS = {
    Terrain.WHEAT: 5,
    Terrain.FOREST: 6,
    Terrain.LAKE: 6,
    Terrain.GRASSLAND: 6,
    Terrain.SWAMP: 6,
    Terrain.MINE: 10,
}


def test_the_box_holds_48_dominoes_numbered_from_1() -> None:
    assert list(DOMINOES) == list(range(1, 97))
    assert {"K": tuple(range(1, 49)), "Q": tuple(range(49, 97))} == BOXES
    assert all(domino.id == id for id, domino in DOMINOES.items())
    assert [domino.printed for domino in DOMINOES.values()] == 2 * [*range(1, 49)]


def test_counts_the_squares_of_every_terrain() -> None:
    assert Counter(half.terrain for half in HALVES) == SQUARES


@pytest.mark.parametrize("terrain", SQUARES)
def test_counts_the_crowns_of_every_terrain(terrain: Terrain) -> None:
    assert sum(half.crowns for half in HALVES if half.terrain is terrain) == CROWNS[terrain]


def test_few_squares_have_crowns() -> None:
    """33 squares have 39 crowns; one mine has three."""
    crowned = Counter(half.crowns for half in HALVES if half.crowns)
    assert sum(crowns * squares for crowns, squares in crowned.items()) == sum(CROWNS.values())
    assert crowned[3] == 1
    assert [half.terrain for half in HALVES if half.crowns == 3] == [Terrain.MINE]


def test_the_twelve_lowest_dominoes_are_plain_and_have_no_crowns() -> None:
    plain = [domino for domino in BOX.values() if domino.halves_equal]
    assert [domino.id for domino in plain] == list(range(1, 13))
    assert all(domino.first.crowns == 0 for domino in plain)
    assert all(
        domino.first.crowns + domino.second.crowns > 0 for domino in BOX.values() if domino.id > 18
    )


def test_dominoes_with_more_crowns_on_a_half_have_higher_numbers() -> None:
    most = [max(domino.first.crowns, domino.second.crowns) for domino in BOX.values()]
    assert most == sorted(most)


def test_no_half_shows_a_town() -> None:
    assert not any(half.terrain is Terrain.TOWN for half in HALVES)
