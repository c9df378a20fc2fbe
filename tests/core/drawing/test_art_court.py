"""The drawings of Queendomino: tiles with their effects, the builders' board and the court."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from realmino.drawing import theme as themes
from realmino.drawing.art import (
    board,
    buildings,
    castle,
    crowns_coins_towers,
    dragon,
    emblem,
    figures,
    land,
    marks,
)
from realmino.drawing.art.icons import GROUNDS, terrain_icon
from realmino.drawing.shapes import BLEED, Group, Path, Text
from realmino.drawing.svg import svg
from realmino.drawing.theme import Theme, contrast
from realmino.pieces.buildings import BUILDINGS, Building, tile_of
from table.wording.words import EFFECTS
from tests.outlines import box, invalid_colours, leaves, within

THEMES = (themes.light, themes.dark)
KINDS = {tile.key: tile for tile in BUILDINGS}
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
by_name = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
by_kind = pytest.mark.parametrize("kind", KINDS)


def drawn(tile: Building, theme: Theme, done: bool) -> Group:
    """Returns the drawing of a tile with all its effects."""
    return buildings.building(tile_of(tile), theme, done)


def court(theme: Theme) -> list[Group]:
    """Returns one of every piece that only Queendomino has."""
    tiles = [drawn(tile, theme, done) for tile in KINDS.values() for done in (False, True)]
    signs = [buildings.icon(kind, theme, done) for kind in KINDS for done in (False, True)]
    spots = [board.spot(price, theme, state) for price in range(6) for state in board.STATES]
    piles = [board.pile(count, theme) for count in (0, 1, 8, 9, 26, 32)]
    frames = [board.frame(columns, rows, theme) for columns, rows in ((8, 1), (4, 2), (2, 4))]
    coins = [crowns_coins_towers.coin(theme, value) for value in (None, 0, 12)]
    pieces = [
        figures.knight(theme),
        figures.standing_knight(theme),
        crowns_coins_towers.tower(theme),
    ]
    caves = [*(dragon.cave(theme, home) for home in (True, False)), dragon.dragon(theme)]
    pairs = [
        draw(colour, other, theme)
        for draw in (castle.partners_castle, emblem.pair)
        for colour, other in permutations(themes.SEAT_COLOURS, 2)
    ]
    marked = [draw(theme) for draw in (marks.open_town, marks.tax, marks.buildable)]
    marked += [figures.queen(theme), dragon.flame(theme)]
    return [*tiles, *signs, *spots, *piles, *frames, *coins, *pieces, *caves, *pairs, *marked]


def words(group: Group) -> list[str]:
    return [shape.text for shape, *_ in leaves(group.shapes) if isinstance(shape, Text)]


def test_every_kind_has_its_own_picture() -> None:
    assert set(buildings.PICTURES) == set(KINDS)
    assert len({tuple(draw()) for draw in buildings.PICTURES.values()}) == len(KINDS) == 18


def test_refuses_an_unknown_kind() -> None:
    with pytest.raises(KeyError):
        buildings.icon("casino", themes.light, True)


@by_name
def test_pieces_of_the_court_stay_within_their_bleed(theme: Theme) -> None:
    for piece in court(theme):
        assert within(piece, BLEED), (piece.sprite, box(piece))


@by_kind
def test_a_building_fits_its_square(kind: str) -> None:
    for piece in (drawn(KINDS[kind], themes.light, True), buildings.icon(kind, themes.light, True)):
        assert piece.size == (100, 100)
        assert within(piece, 0), box(piece)


@by_kind
def test_a_building_has_the_ground_of_its_town(kind: str) -> None:
    town = land.square("town", 0, 0, themes.light).shapes[0]
    assert drawn(KINDS[kind], themes.light, True).shapes[0] == town
    assert drawn(KINDS[kind], themes.light, False).shapes[0] != town


@by_kind
def test_the_front_of_a_tile_shows_every_number(kind: str) -> None:
    tile = KINDS[kind]
    expected = [str(count) for count in (tile.knights, tile.towers) if count > 1]
    expected += [str(coins) for coins in (tile.tax_per_knight, tile.tax_per_tower) if coins]
    expected += [str(tile.points)] if tile.points else []
    expected += ["2"] if tile.per_territory is not None else []
    expected += [str(each) for each in (tile.per_tower, tile.per_knight) if each]
    assert words(drawn(tile, themes.light, False)) == expected


@by_kind
def test_a_built_tile_hides_its_immediate_effects(kind: str) -> None:
    tile = KINDS[kind]
    spent = tile._replace(knights=0, towers=0)
    assert drawn(tile, themes.light, True).shapes == drawn(spent, themes.light, True).shapes
    if tile.knights or tile.towers:
        assert drawn(tile, themes.light, False).shapes != drawn(spent, themes.light, False).shapes


def test_building_crowns_are_placed_like_terrain_crowns() -> None:
    tile = KINDS["queens_statue"]
    crown = land.square("lake", 1, 0, themes.light).shapes[-1]
    assert crown in drawn(tile, themes.light, True).shapes
    assert crown in buildings.icon(tile.key, themes.light, True, tile.crowns).shapes


@by_kind
def test_a_knight_hides_no_effect_of_a_building(kind: str) -> None:
    tile = KINDS[kind]
    nothing: dict[str, Any] = dict.fromkeys(EFFECTS, 0) | {"per_territory": None}
    plain = buildings.building(replace(tile_of(tile), **nothing), themes.light, True)
    figure = figures.standing_knight(themes.light)
    _, top, right, _ = box(figure)
    for sign in set(drawn(tile, themes.light, True).shapes) - set(plain.shapes):
        left, _, _, bottom = box(Group((sign,)))
        assert left >= right - 1 or bottom <= top, (box(figure), box(Group((sign,))))


def test_a_knight_does_not_hide_three_crowns() -> None:
    crowns = Group(land.square("mine", 3, 0, themes.light).shapes[-4:])
    assert box(figures.standing_knight(themes.light))[1] > box(crowns)[3]


def test_spots_show_their_price_and_state() -> None:
    for price in range(6):
        spots = [board.spot(price, themes.light, state) for state in board.STATES]
        assert all(words(spot) == [str(price)] for spot in spots)
        assert len({spot.shapes for spot in spots}) == len(spots)
    with pytest.raises(ValueError, match="burnt"):
        board.spot(1, themes.light, "burnt")


def test_spots_cave_and_pile_have_the_same_size() -> None:
    pieces = [
        board.spot(0, themes.light, "open"),
        board.pile(26, themes.light),
        dragon.cave(themes.light, True),
    ]
    assert {piece.size for piece in pieces} == {(board.WIDE, board.HIGH)}
    assert board.frame(4, 2, themes.light).size == (4 * board.WIDE, 2 * board.HIGH)


def test_the_pile_shrinks_and_shows_its_count() -> None:
    outlines = [
        [
            shape.d
            for shape, *_ in leaves(board.pile(n, themes.light).shapes)
            if isinstance(shape, Path)
        ]
        for n in (32, 20, 10, 1, 0)
    ]
    assert [len(outline) for outline in outlines[:4]] == sorted(
        {len(outline) for outline in outlines[:4]}
    )[::-1]
    assert words(board.pile(26, themes.light)) == ["26"]
    assert words(board.pile(0, themes.light)) == ["0"]


def test_the_cave_shows_whether_the_dragon_is_at_home() -> None:
    home, away = dragon.cave(themes.light, True), dragon.cave(themes.light, False)
    assert home.shapes != away.shapes
    eyes = dragon.dragon_shapes()[-4].d
    assert [
        eyes in {shape.d for shape, *_ in leaves(cave.shapes) if isinstance(shape, Path)}
        for cave in (home, away)
    ] == [True, False]


@pytest.mark.parametrize("terrain", TERRAINS)
def test_terrain_icons_differ_without_colour(terrain: str) -> None:
    ground, ink = GROUNDS[terrain]
    assert contrast(ground, ink) >= 3.5
    others = [terrain_icon(other)[2:] for other in TERRAINS if other != terrain]
    assert terrain_icon(terrain)[2:] not in others


@by_name
def test_numbers_contrast_with_their_plates(theme: Theme) -> None:
    plate = theme.tint(themes.CREAM)
    for ink in (themes.INK, board.UNAFFORDABLE_INK):
        assert contrast(theme.tint(ink), plate) >= 4.5
    assert contrast(theme.tint("#ffffff"), theme.tint("#7a2340")) >= 4.5


@by_name
def test_partners_share_both_symbols(theme: Theme) -> None:
    for draw in (castle.partners_castle, emblem.pair):
        outlines = {
            shape.d
            for shape, *_ in leaves(draw("orange", "white", theme).shapes)
            if isinstance(shape, Path)
        }
        assert {emblem.SYMBOLS["fox"][0], emblem.SYMBOLS["star"][0]} <= outlines
        assert draw("orange", "white", theme).shapes != draw("white", "orange", theme).shapes


def test_a_sprite_name_of_the_court_identifies_one_drawing() -> None:
    known: dict[str, tuple[object, ...]] = {}
    for group in (piece for theme in THEMES for piece in court(theme)):
        content = (group.shapes, group.size)
        assert known.setdefault(group.sprite, content) == content, group.sprite
    assert len(known) > 300


@by_name
def test_every_drawing_of_the_court_is_valid(theme: Theme) -> None:
    for group in court(theme):
        assert not invalid_colours(group), group.sprite
        assert ET.fromstring(svg((group,), *group.size, group.sprite)).tag.endswith("svg")


def test_caches_tiles_and_spots() -> None:
    tile = KINDS["brewery"]
    assert drawn(tile, themes.dark, True) is drawn(tile, themes.dark, True)
    assert board.spot(3, themes.dark, "open") is board.spot(3, themes.dark, "open")
