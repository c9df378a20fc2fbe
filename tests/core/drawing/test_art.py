"""Drawings fit their squares, differ in name, symbol and contrast, and are valid SVG."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import product
from pathlib import Path as File
from struct import unpack

import pytest

from realmino.drawing import paths
from realmino.drawing import theme as themes
from realmino.drawing.art import (
    castle,
    crowns_coins_towers,
    domino,
    emblem,
    figures,
    icons,
    land,
    marks,
    plot,
)
from realmino.drawing.shapes import BLEED, Group, Path, Text, rect
from realmino.drawing.svg import svg
from realmino.drawing.theme import Theme, contrast, mix
from tests.each import each
from tests.outlines import box, invalid_colours, leaves, outline, within
from tests.present import present
from tools.pipeline.pictures import kingdom_picture, vector_icons

THEMES = (themes.light, themes.dark)
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
SEATS = ("pink", "yellow", "green", "blue", "orange", "purple", "white", "red")
MARKS = (
    *(
        marks.legal,
        marks.illegal_place,
        marks.focus,
        marks.last_move,
        marks.lost_square,
        marks.ghost,
        marks.clash,
    ),
    icons.nowhere_badge,
)
WORDS = ("ink", "muted", "accent", "refused", "focus", "last")
GROUNDS = ("table", "glow", "paper", "plot")
ICONS = File(__file__).parents[3] / "web" / "icons"
SVG = "{http://www.w3.org/2000/svg}"


def lands(theme: Theme) -> list[Group]:
    return [land.square(*kind, theme) for kind in product(TERRAINS, range(4), range(4))]


def pieces(theme: Theme) -> list[Group]:
    """Returns one of every kind of piece, except squares of land."""
    seats = [
        draw(seat, theme) for draw in (castle.castle, figures.king, emblem.emblem) for seat in SEATS
    ]
    faces = [
        domino.face((terrain, 0), (other, crowns), theme, turns)
        for terrain, other in (("wheat", "lake"), ("mine", "swamp"))
        for crowns, turns in product(range(4), range(4))
    ]
    backs = [domino.back(number, theme) for number in range(1, 49)]
    others = [
        crowns_coins_towers.crown(theme),
        *(land.border(sides, theme) for sides in ("nesw", "nw", "s")),
    ]
    plots = [plot.plot(5, 5, theme), plot.plot(9, 7, theme), plot.name("m", theme)]
    plots += [
        icons.badge(text, tone, theme)
        for text, tone in (
            ("+3", "gain"),
            ("−10", "loss"),
            ("14\u00a0×\u00a012\u00a0=\u00a0168", "plain"),
        )
    ]
    return [*seats, *faces, *backs, *others, *plots, *(mark(theme) for mark in MARKS)]


@pytest.mark.parametrize("crowns", range(4))
@pytest.mark.parametrize("terrain", TERRAINS)
def test_land_fits_its_square(terrain: str, crowns: int) -> None:
    for variant in range(land.VARIANTS):
        square = land.square(terrain, crowns, variant, themes.light)
        assert square.size == (100, 100)
        assert within(square, 0), (terrain, variant, box(square))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_pieces_stay_within_their_bleed(theme: Theme) -> None:
    for piece in pieces(theme):
        assert within(piece, BLEED), (piece.sprite, box(piece))


@pytest.mark.parametrize("terrain", TERRAINS)
def test_land_covers_its_whole_square(terrain: str) -> None:
    for variant in range(land.VARIANTS):
        ground = land.square(terrain, 0, variant, themes.light).shapes[0]
        assert isinstance(ground, Path)
        assert ground.d == rect(0, 0, 100, 100)
        assert isinstance(ground.fill, str), "one flat colour, so equal neighbours merge"


@pytest.mark.parametrize("terrain", TERRAINS)
def test_four_variants_of_a_terrain_differ_and_then_repeat(terrain: str) -> None:
    drawn = [land.square(terrain, 0, variant, themes.light).shapes for variant in range(4)]
    assert len(set(drawn)) == 4
    assert land.square(terrain, 0, 6, themes.light).shapes == drawn[2]


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("count", range(4))
def test_a_square_shows_each_of_its_crowns(terrain: str, count: int) -> None:
    square = land.square(terrain, count, 1, themes.light)
    crowns = [shape for shape in square.shapes if isinstance(shape, Group)]
    assert len(crowns) == count
    assert len({group.x for group in crowns}) == count
    assert len({(group.y, group.scale) for group in crowns}) <= 1


def test_caches_drawings() -> None:
    assert land.square("lake", 1, 0, themes.dark) is land.square("lake", 1, 0, themes.dark)
    assert domino.face(("lake", 1), ("mine", 0), themes.dark) is domino.face(
        ("lake", 1), ("mine", 0), themes.dark
    )


def test_a_sprite_name_identifies_one_drawing() -> None:
    drawn: dict[str, tuple[object, ...]] = {}
    for group in [drawing for theme in THEMES for drawing in (*lands(theme), *pieces(theme))]:
        assert group.sprite
        assert min(group.size) > 0
        content = (group.shapes, group.size)
        assert drawn.setdefault(group.sprite, content) == content, group.sprite
    assert len(drawn) > 400


def test_every_fill_and_stroke_is_a_colour() -> None:
    for theme in THEMES:
        for group in (*lands(theme), *pieces(theme)):
            assert not invalid_colours(group), group.sprite


def test_halves_follow_the_rotation() -> None:
    for turns, (first, second) in enumerate(domino.PLACES):
        face = domino.face(("wheat", 1), ("lake", 0), themes.light, turns)
        halves = [shape for shape in face.shapes if isinstance(shape, Group)]
        assert [half.sprite.split(":")[1] for half in halves] == ["wheat", "lake"]
        assert [(half.x, half.y) for half in halves] == [first, second]


@each("theme", THEMES)
@each("ground", GROUNDS)
@each("word", WORDS)
def test_words_are_readable_on_every_ground(theme: Theme, ground: str, word: str) -> None:
    ratio = contrast(getattr(theme, word), getattr(theme, ground))
    assert ratio >= 4.5, f"{ratio:.2f}"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("colour", SEATS)
def test_a_seat_is_readable(theme: Theme, colour: str) -> None:
    seat = theme.seat(colour)
    assert contrast(seat.fill, seat.ink) >= 4.5
    edges = (seat.deep, seat.fill, theme.rim)
    assert max(contrast(edge, theme.glow) for edge in edges) >= 3


def test_every_seat_has_its_own_symbol() -> None:
    symbols = [themes.light.seat(colour).symbol for colour in SEATS]
    assert len(set(symbols)) == len(SEATS) == len(themes.SEAT_COLOURS)
    assert len({emblem.SYMBOLS[symbol] for symbol in symbols}) == len(SEATS)


def test_refuses_an_unknown_seat() -> None:
    with pytest.raises(KeyError):
        themes.light.seat("mauve")


def ground_of(terrain: str, theme: Theme) -> str:
    """Returns the colour that covers a square."""
    shape = land.square(terrain, 0, 0, theme).shapes[0]
    assert isinstance(shape, Path)
    assert isinstance(shape.fill, str)
    return shape.fill


def outlines(group: Group) -> list[str]:
    """Returns the outlines of a drawing."""
    return [shape.d for shape, *_ in leaves(group.shapes) if isinstance(shape, Path)]


def test_terrains_differ_in_brightness() -> None:
    """Without colour, shades of grey and the patterns on them remain."""
    greys = {terrain: themes.luminance(ground_of(terrain, themes.light)) for terrain in TERRAINS}
    assert greys["mine"] < greys["forest"] < greys["swamp"] < greys["lake"] < greys["wheat"]
    assert greys["wheat"] < greys["grassland"]


def test_crowns_contrast_with_their_ribbon() -> None:
    for theme in THEMES:
        for terrain in TERRAINS:
            ground = ground_of(terrain, theme)
            ribbon = mix(ground, theme.tint("#24170c"), 0.74)
            assert contrast(theme.tint("#ffcb2e"), ribbon) >= 4.5


def test_the_dark_theme_changes_colours_and_keeps_outlines() -> None:
    day, night = (land.square("mine", 2, 0, theme) for theme in THEMES)
    assert day != night
    assert outlines(day) == outlines(night)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_svg_contains_each_sprite_once(theme: Theme) -> None:
    face = domino.face(("wheat", 1), ("lake", 0), theme)
    words = Text(5, 9, "“Anna & <Ben>”", 12, theme.ink, max_width=20)
    scene = (plot.table(400, 300, theme), face, face._replace(x=200, rotate=90, scale=0.5), words)
    root = ET.fromstring(svg(scene, 400, 300, "A & B"))
    assert root.findtext(f"{SVG}title") == "A & B"
    assert root.get("viewBox") == "0 0 400 300"
    names = [name for each in root.iter() if (name := each.get("id"))]
    assert len(names) == len(set(names))
    used = [each.get("href", "").removeprefix("#") for each in root.iter(f"{SVG}use")]
    assert set(used) <= set(names)
    assert used.count(next(name for name in names if name.startswith("s-face"))) == 2
    painted = [each.get(side, "") for each in root.iter() for side in ("fill", "stroke")]
    links = {text[5:-1] for text in painted if text.startswith("url(#")}
    assert links
    assert links <= set(names)
    assert "".join(present(root.find(f"{SVG}text")).itertext()) == words.text


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_drawing_is_well_formed_svg(theme: Theme) -> None:
    for group in (*lands(theme), *pieces(theme)):
        text = svg((group,), *group.size, group.sprite)
        assert ET.fromstring(text).tag == f"{SVG}svg"


def test_rounded_rectangles_stay_in_their_box() -> None:
    assert box(Group((Path(rect(10, 20, 30, 8, 99), fill="#000000"),))) == (10, 20, 40, 28)


@pytest.mark.parametrize(
    ("name", "side"), [("icon-192.png", 192), ("icon-512.png", 512), ("maskable-512.png", 512)]
)
def test_icons_have_the_size_in_their_name(name: str, side: int) -> None:
    head = (ICONS / name).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert unpack(">II", head[16:]) == (side, side)


@pytest.mark.parametrize("path", vector_icons(), ids=lambda path: path.name)
def test_the_icon_files_are_up_to_date(path: File) -> None:
    """`python build.py pictures` redraws them."""
    assert path.read_text(encoding="utf-8") == vector_icons()[path] + "\n"


@pytest.mark.parametrize(
    "text", [*vector_icons().values(), kingdom_picture()], ids=["icon", "favicon", "kingdom"]
)
def test_a_picture_of_the_page_is_well_formed_and_self_contained(text: str) -> None:
    assert ET.fromstring(text).tag == f"{SVG}svg"
    assert "url(http" not in text
    assert "<script" not in text


@pytest.mark.parametrize(
    "draw",
    [
        lambda: paths.blade(10, 10, 20, 5, 30),
        lambda: paths.smooth_curve([(0, 0), (10, 0), (10, 10)]),
        lambda: paths.smooth_curve([(0, 0), (10, 0), (10, 10)], closed=False),
        lambda: paths.cloud(20, 20, 30, 20),
        lambda: paths.blob(20, 20, 9, 8),
        lambda: paths.band(10, 20, 2, 1),
        lambda: paths.trace("M", 1.004, -0.001, "H", 9),
    ],
)
def test_strokes_are_path_data(draw: Callable[[], str]) -> None:
    assert len(list(outline(draw()))) > 1


def test_a_band_continues_in_the_next_square() -> None:
    for phase in range(2):
        spots = list(outline(paths.band(30, 40, 3, phase)))
        left = [y for x, y in spots if abs(x) < 0.01]
        right = [y for x, y in spots if abs(x - 100) < 0.01]
        assert (min(left), max(left)) == (30, 40)
        assert (min(right), max(right)) == (30, 40)
