"""What is shown of the squares themselves: names on request, and ground that stays empty."""

from dataclasses import replace

import pytest

from realmino.drawing.art import marks, plot
from realmino.drawing.shapes import Group, Scene, Text
from realmino.drawing.theme import dark, light
from realmino.pieces.grid import COLUMNS
from realmino.view import View, view
from table.effects import Settle
from table.intents import NameSquares
from table.interaction import Idle, Looking
from table.overlay import overlay
from table.scene import board
from tests.tables import TABLES, whole_game
from tests.web.fixtures import DESK, PHONE, Point2, click, ground, look, match_with, moment, table


def names(scene: Scene) -> list[tuple[str, Group]]:
    """The names of columns and rows in a picture, with their plates."""
    found = [shape for shape in scene if isinstance(shape, Group)]
    plates = [group for group in found if group.sprite.startswith("name:")]
    return [
        (part.text, plate) for plate in plates for part in plate.shapes if isinstance(part, Text)
    ]


def placing(seen: View) -> bool:
    return seen.prompt.kind == "place" and seen.round == 5


def test_one_key_shows_the_names_of_squares_and_hides_them_again() -> None:
    app = table(moment("K4", placing))
    assert not names(app.overlay(light))
    app.handle(NameSquares())
    assert [effect for effect in app.take_effects() if isinstance(effect, Settle)] == [
        Settle(app.device.settings)
    ]
    assert names(app.overlay(light))
    app.handle(NameSquares())
    assert not names(app.overlay(dark))


def test_the_kingdom_that_is_looked_at_has_names_too() -> None:
    app = table(moment("K4", placing))
    app.handle(NameSquares())
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    assert isinstance(app.interaction, Looking)
    window = app.layout.main.window
    letters = [name for name, _ in names(app.overlay(light)) if name in COLUMNS]
    assert "".join(letters) == COLUMNS[window.west : window.west + window.columns]


@pytest.mark.parametrize("size", [(320.0, 480.0), PHONE, (740.0, 360.0), DESK], ids=str)
@pytest.mark.parametrize("code", TABLES)
def test_every_column_and_row_is_named_beside_its_squares(code: str, size: Point2) -> None:
    game = whole_game(code)
    for number in (game.number // 3, game.number - 2):
        seen = view(game.at(number))
        eye = replace(look(match_with(game), seen, size), coordinates=True)
        ground, window = eye.layout.main, eye.layout.main.window
        named = names(overlay(seen, Idle(), eye, {}))
        assert len(named) == window.columns + window.rows
        for name, plate in named:
            wide, high = plot.NAME_WIDE * plate.scale, plot.NAME_HIGH * plate.scale
            assert 16 * plate.scale >= 11, "letters of less than 11 pixels"
            assert 0 <= plate.x <= size[0] - wide
            assert 0 <= plate.y <= size[1] - high
            x, y = plate.x + wide / 2, plate.y + high / 2
            if name in COLUMNS:
                square = ground.square_at(x, ground.y + ground.cell / 2)
                assert square is not None
                assert square[0] == name
            else:
                square = ground.square_at(ground.x + ground.cell / 2, y)
                assert square is not None
                assert square[1:] == name


@pytest.mark.parametrize("code", ["K2", "K4", "Q3"])
def test_lost_ground_is_marked_where_it_is_seen_large(code: str) -> None:
    game, marked = whole_game(code), 0
    for number in range(game.number // 2, game.number, 3):
        seen = view(game.at(number))
        for realm in seen.kingdoms:
            eye = look(match_with(game), seen, focus=realm.kingdom)
            ground = eye.layout.main
            drawn = {
                ground.square_at(group.x + 1, group.y + 1)
                for group in board(seen, eye)
                if isinstance(group, Group) and group.sprite == marks.lost(light).sprite
            }
            assert drawn == {square for square in realm.lost if ground.window.shows(square)}
            marked += len(drawn)
    assert marked
