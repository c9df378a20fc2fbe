"""Zooming: points stay under the fingers, and nothing beyond the table is shown."""

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.model.interaction import Placing, is_confirming
from table.picture.regions import Box
from table.play.gestures import MAX_SCALE, WHOLE, Gestures, Zoom
from table.play.intents import Intent, LetGo, Point, Press, Release
from tests.web.fixtures import (
    PHONE,
    claiming,
    click,
    domino,
    ground,
    moment,
    placing_unequal,
    square,
    table,
)

WIDE, HIGH = PHONE
points = st.tuples(st.floats(0, WIDE), st.floats(0, HIGH))
zooms = st.builds(
    lambda scale, x, y: Zoom(scale, x, y).panned_within(WIDE, HIGH),
    st.floats(1, MAX_SCALE),
    st.floats(-3 * WIDE, WIDE),
    st.floats(-3 * HIGH, HIGH),
)


def test_a_box_grows_with_the_table_and_moves_with_it() -> None:
    assert Zoom(2, -30, -40).to_canvas(Box(100, 50, 20, 10)) == Box(170, 60, 40, 20)


@given(zooms, points)
def test_a_point_of_the_canvas_maps_to_the_point_of_the_table_and_back(
    zoom: Zoom, at: tuple[float, float]
) -> None:
    assert zoom.on_canvas(*zoom.on_table(*at)) == pytest.approx(at)
    x, y = zoom.on_table(*at)
    assert -0.001 <= x <= WIDE + 0.001
    assert -0.001 <= y <= HIGH + 0.001


@given(zooms, points, st.floats(0.2, 5))
def test_points_stay_under_the_fingers(zoom: Zoom, at: tuple[float, float], factor: float) -> None:
    nearer = zoom.scaled_about(*at, factor)
    assert 1 <= nearer.scale <= MAX_SCALE
    assert nearer.on_canvas(*zoom.on_table(*at)) == pytest.approx(at, abs=0.001)


def test_zooming_out_ends_at_the_whole_table() -> None:
    near = WHOLE.scaled_about(100, 200, 2).panned_within(WIDE, HIGH)
    assert near == Zoom(2, -100, -200)
    assert not near.is_whole
    assert near.scaled_about(300, 20, 0.52).panned_within(WIDE, HIGH).snapped() == WHOLE
    assert near.scaled_about(300, 20, 0.2).panned_within(WIDE, HIGH) == WHOLE
    assert near.panned(1000, -5000).panned_within(WIDE, HIGH) == Zoom(2, 0, -HIGH)


def test_a_double_tap_zooms_only_beside_everything() -> None:
    app = table(moment("K4", claiming), size=PHONE)
    free = app.view.options[0].domino
    assert app.display.may_zoom(*square(app, "g7"))
    assert not app.display.may_zoom(*domino(app, free))
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    assert not app.display.may_zoom(*ground(app, other))
    click(app, domino(app, free), touch=True)
    assert is_confirming(app.activity)
    assert not app.display.may_zoom(*square(app, "g7"))


class FakeLens:
    """A table on which a tap starts a choice if ``chooses``, and a double tap zooms otherwise."""

    def __init__(self, chooses: bool) -> None:
        self.zoom = WHOLE
        self.chooses = chooses
        self.is_choosing = False

    def send(self, intent: Intent) -> None:
        if isinstance(intent, Release):
            self.is_choosing = self.chooses

    def set_zoom(self, zoom: Zoom, moving: bool = False) -> None:
        self.zoom = zoom

    def may_zoom(self, x: float, y: float) -> bool:
        return not self.is_choosing

    def is_held(self) -> bool:
        return False


@pytest.mark.parametrize("chooses", [False, True])
def test_two_quick_taps_zoom_unless_the_first_one_chooses_something(chooses: bool) -> None:
    """The choice may be confirmed by a button between the two taps."""
    lens = FakeLens(chooses)
    gestures = Gestures(SimpleNamespace(setPointerCapture=lambda _: None), lens.send, lens)
    for time in (1000.0, 1200.0):
        lens.is_choosing = False
        finger = SimpleNamespace(
            pointerId=1, pointerType="touch", isPrimary=True, button=0, offsetX=90, offsetY=80
        )
        finger.timeStamp = time
        gestures.press(finger)
        gestures.release(finger)
    assert lens.zoom.is_whole == chooses


def test_a_second_finger_drops_the_domino() -> None:
    app = table(moment("K3", placing_unequal), size=PHONE)
    at = domino(app, app.view.prompt.domino)
    app.handle(Press(*at, True))
    app.handle(Point(*square(app, app.view.options[0].squares[0])))
    assert isinstance(app.activity, Placing)
    assert app.activity.held
    app.handle(LetGo())
    assert not app.activity.held
    before = app.view.number
    app.handle(Release(*square(app, "g7"), True))
    assert app.view.number == before
    assert not is_confirming(app.activity)
