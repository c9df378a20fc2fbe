"""The counting of a finished game: it shows every point once."""

from dataclasses import replace

import pytest

from counting.sequence import Beat, badge, beats, reduced_motion_beats
from realmino.drawing.shapes import Group, Scene, Text
from realmino.drawing.theme import light
from table.model.match import Match
from table.model.session import Mode
from table.play import hints
from table.play.effects import Finish
from table.play.intents import Proceed
from tests.each import each
from tests.present import present
from tests.tables import SOME, whole_game
from tests.web.fixtures import DESK, PHONE, ObservedApp, Point2, match_with, table


def counting(match: Match, size: Point2 = DESK) -> tuple[ObservedApp, list[Beat]]:
    """The table of a finished match, and the beats of its counting."""
    app = table(match, size=size)
    return app, [*beats(app.view, match)]


def written(scene: Scene) -> set[str]:
    """All texts of a scene."""
    texts: set[str] = set()
    for shape in scene:
        if isinstance(shape, Text):
            texts.add(shape.text)
        elif isinstance(shape, Group):
            texts |= written(shape.shapes)
    return texts


@each("code", SOME)
def test_the_points_of_every_kingdom_add_up_to_its_sheet(code: str) -> None:
    """Points are added line by line, each to the kingdom in the middle at that time."""
    app, shown = counting(match_with(whole_game(code)))
    sheets = {realm.kingdom: realm.sheet for realm in app.view.kingdoms}
    totals = {kingdom: sheet["total"] for kingdom, sheet in sheets.items()}
    before = shown[0].counted.totals
    assert before == dict.fromkeys(totals, 0)
    paid: dict[str, list[int]] = {kingdom: [] for kingdom in totals}
    for beat in shown:
        grown = {key for key, total in beat.counted.totals.items() if total != before[key]}
        assert grown <= {beat.counted.kingdom}
        for kingdom in grown:
            paid[kingdom].append(beat.counted.totals[kingdom] - before[kingdom])
        before = beat.counted.totals
    assert before == totals
    for kingdom, sheet in sheets.items():
        lines = [item["points"] for item in sheet["items"] if item["points"]]
        assert sorted(paid[kingdom]) == sorted(lines)


@each("code", SOME)
def test_reduced_motion_shows_each_kingdom_once(code: str) -> None:
    """The winner comes last and stays in the middle for the crown; nothing is animated."""
    app, counted = counting(match_with(whole_game(code)))
    calm = [*reduced_motion_beats(app.view, app.match)]
    assert len(calm) == len(app.view.kingdoms)
    assert not any(beat.arrives for beat in calm)
    assert calm[-1].counted.totals == counted[-1].counted.totals
    assert app.view.outcome
    assert calm[-1].counted.kingdom in app.view.outcome.winners


def test_each_game_of_a_dynasty_is_counted_alone() -> None:
    first, second = whole_game("K2", 1), whole_game("K2", 2)
    match = replace(match_with(first), games=(first, second), dynasty=True)
    app, shown = counting(match)
    expected = [sheet.total for sheet in second.state.sheets()]
    kingdoms = [realm.kingdom for realm in app.view.kingdoms]
    assert shown[-1].counted.totals == dict(zip(kingdoms, expected, strict=True))


@pytest.mark.parametrize("code", ["K2dhm", "Q4", "W6t", "W8"])
def test_counts_kingdoms_in_ascending_order(code: str) -> None:
    app, shown = counting(match_with(whole_game(code)))
    order = [beat.counted.kingdom for beat in shown if beat.arrives]
    assert sorted(order) == [realm.kingdom for realm in app.view.kingdoms]
    assert order[-1] in present(app.view.outcome).winners
    points = {realm.kingdom: realm.sheet["total"] for realm in app.view.kingdoms}
    assert [points[kingdom] for kingdom in order] == sorted(points.values())
    for realm in app.view.kingdoms:
        lands = [item["points"] for item in realm.sheet["items"] if item.get("crowns")]
        if lands:
            first = next(
                beat.counted.totals[realm.kingdom]
                for beat in shown
                if beat.counted.totals[realm.kingdom]
            )
            assert first == max(lands)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("code", ["K4hm", "Q2", "W8"])
def test_the_table_shows_the_line_being_counted(code: str, size: Point2) -> None:
    """Shows the kingdom enlarged, its points beside its name, and the line on its squares."""
    app, shown = counting(match_with(whole_game(code)), size)
    for beat in shown:
        app.display.counted = beat.counted
        assert app.layout.main.kingdom == beat.counted.kingdom
        plates = written(app.display.scene(light))
        assert {str(total) for total in beat.counted.totals.values()} <= plates
        assert hints.hint(app, touch=False).text == beat.counted.hint
        for shape in app.display.overlay(light):
            if isinstance(shape, Group) and shape.sprite.startswith("points:"):
                box = app.layout.main.box
                assert box.holds(shape.x, shape.y)
                wide, high = (side * shape.scale for side in shape.size)
                assert shape.x + wide <= box.x + box.w + 0.1
                assert shape.y + high <= box.y + box.h + 0.1
    app.display.counted = None
    assert app.layout.main.kingdom == app.display.focus


def test_a_badge_shows_how_its_points_are_calculated() -> None:
    nbsp = "\N{NO-BREAK SPACE}"
    land = {
        "kind": "territory", "points": 10, "terrain": "forest",
        "squares": ["a1", "a2", "a3", "a4", "a5"], "crowns": 2,
    }  # fmt: skip
    assert badge(land) == f"5{nbsp}×{nbsp}2{nbsp}={nbsp}10"
    coins = {"kind": "coins", "points": 4, "amount": 13}
    assert badge(coins) == f"13{nbsp}÷{nbsp}3{nbsp}={nbsp}4"
    assert badge({"kind": "harmony", "points": 5}) == "+5"


def test_the_hint_names_everything_that_scores() -> None:
    """The Queen, coins, buildings and both bonuses, in words."""
    hints = [
        beat.counted.hint
        for code in ("Q2", "K2hm", "K4hm", "W4")
        for seed in range(1, 4)
        for beat in counting(match_with(whole_game(code, seed)))[1]
    ]
    for part in ("with the Queen", "coins ", "Statue +", "Harmony +5", "Middle Kingdom +10"):
        assert any(part in hint for hint in hints), part


@pytest.mark.parametrize("code", ["K2", "Q4", "W8"])
def test_counting_takes_less_than_20_seconds(code: str) -> None:
    _, shown = counting(match_with(whole_game(code)))
    assert 5 < sum(beat.seconds for beat in shown) < 20
    assert all(beat.seconds >= 0.15 for beat in shown)


def test_a_game_opened_after_its_end_shows_its_table_first() -> None:
    over = match_with(whole_game("K2"))
    reopened = table(over)
    assert reopened.take_effects() == []
    reopened.handle(Proceed("8"))
    assert reopened.take_effects() == [Finish(is_known=True)]
    assert table(over, mode=Mode.MOMENT).take_effects() == []
