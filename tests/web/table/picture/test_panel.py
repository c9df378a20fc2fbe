"""The kingdoms in the panel beside a wide table."""

import pytest

from realmino.drawing.shapes import Group
from realmino.view import view
from table.picture.panel import panel_scene
from tests.tables import TABLES, whole_game
from tests.web.fixtures import look, match_with

TABLE, PANEL = (1120.0, 785.0), (319.0, 445.0)


@pytest.mark.parametrize("code", TABLES)
def test_the_panel_shows_the_kingdom_in_turn_larger_than_on_the_table(code: str) -> None:
    game = whole_game(code)
    for number in (game.number // 2, game.number):
        shown = view(game.at(number))
        seen = look(match_with(game), shown, TABLE)
        groups = [group for group in panel_scene(shown, seen, *PANEL) if isinstance(group, Group)]
        grounds = [group for group in groups if "plot:" in group.key]
        others = {plot.kingdom: plot for plot in seen.layout.plots if not plot.main}
        in_turn = [
            realm.kingdom
            for realm in shown.kingdoms
            if shown.prompt.seat in realm.seats and realm.kingdom in others
        ]
        small = others[in_turn[0]].cell if in_turn else 99
        assert len(grounds) == (1 if small <= 35 else len(grounds))
        for ground in grounds:
            kingdom = ground.key.removeprefix("plot:")
            assert not in_turn or kingdom == in_turn[0]
            assert ground.scale * 100 >= 1.2 * others[kingdom].cell
            assert ground.x >= 0
            assert ground.x + ground.size[0] * ground.scale <= PANEL[0]
            assert ground.y + ground.size[1] * ground.scale <= PANEL[1]
