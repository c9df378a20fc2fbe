"""The land that moves while the table rests."""

import pytest

from realmino.drawing.art import domino, land, marks
from realmino.drawing.shapes import Path, Scene, rect
from realmino.drawing.svg import svg
from realmino.drawing.theme import Theme, dark, light
from realmino.view import View, face, view
from table.picture import scene as scenes
from table.picture.living import LEAST, LivingSquare, living_squares
from table.picture.scene import Look, table_scene
from tests.each import each
from tests.tables import FEW_FIRST, played
from tests.web.fixtures import DESK, PHONE, look, match_with

MOVING = [
    (terrain, variant)
    for terrain in land.TERRAINS
    for variant in range(land.VARIANTS)
    if land.animation_frames(terrain, variant)
]


@each("theme", [light, dark])
def test_a_moving_square_begins_as_it_is_on_the_table(theme: Theme) -> None:
    for terrain, variant in MOVING:
        for crowns in range(4):
            square = land.square(terrain, crowns, variant, theme)
            assert land.animation_frame(terrain, crowns, variant, theme, 0) == square.shapes


@each("kind", MOVING)
def test_every_moment_differs(kind: tuple[str, int]) -> None:
    terrain, variant = kind
    frames = land.animation_frames(terrain, variant)
    count = len({*frames})
    drawn = [
        svg(land.animation_frame(terrain, 1, variant, light, number), 100, 100, "")
        for number in range(count)
    ]
    assert len({*drawn}) == count
    assert frames[0] == 0
    assert {*frames} == {*range(count)}


def test_water_mills_sheep_and_smoke_move() -> None:
    assert {terrain for terrain, _ in MOVING} == {"lake", "wheat", "grassland", "town"}
    assert ("wheat", 0) not in MOVING


def squares(scene: Scene, marks: Scene = (), ratio: float = 1.0) -> list[LivingSquare]:
    return living_squares(scene, marks, ratio)


def table_of(
    code: str, size: tuple[float, float] = DESK, moves: int = 1000
) -> tuple[View, Look, Scene]:
    game = played(code, 3, moves)
    shown = view(game)
    looked = look(match_with(game), shown, size)
    return shown, looked, table_scene(shown, looked)


@pytest.mark.parametrize("code", FEW_FIRST)
@each("moves", [30, 1000])
@each("size", [DESK, PHONE])
def test_free_squares_move_and_occupied_or_small_ones_do_not(
    code: str, size: tuple[float, float], moves: int
) -> None:
    shown, looked, scene = table_of(code, size, moves)
    free, taken = set(), set()
    for ground in looked.layout.plots:
        for half in scenes.realm_of(shown, ground.kingdom).land:
            x, y = ground.corner(half.square)
            corner = round(x), round(y)
            if half.tile or half.knight or ground.cell < LEAST:
                taken.add(corner)
            elif half.domino:
                variant = domino.variants(*face(half.domino).halves)[half.half]
                if land.animation_frames(half.terrain, variant):
                    free.add(corner)
    moving = {(square.x, square.y) for square in squares(scene)}
    assert moving == free
    assert not moving & taken


def test_what_covers_a_square_keeps_it_still() -> None:
    _, looked, scene = table_of("K4")
    first, *others = squares(scene)
    ring = marks.focus(light)._replace(x=first.x, y=first.y, scale=looked.layout.main.cell / 100)
    assert squares(scene, (ring,)) == others
    assert first not in squares(scene, (ring._replace(scale=9),))
    beside = ring._replace(x=first.x - first.wide - 9, y=-400)
    assert squares(scene, (beside,)) == [first, *others]


def test_the_land_is_still_while_territories_are_lit() -> None:
    scene = table_of("K4")[2]
    assert squares(scene)
    assert not squares(scene, (Path(rect(1, 1, 4, 4), fill="#fff"),))
