"""Words and marks on the canvas have enough contrast in both themes, for every kind of vision.

Words need 4.5 to 1, marks and their subjects 3 to 1 (WCAG 2.2, AA). For eyes that lack one kind of
cone, both colours are first converted to what these eyes see.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from realmino.drawing.art.icons import GROUNDS
from realmino.drawing.shapes import Linear, Paint, Path, Radial, Scene
from realmino.drawing.theme import SEAT_COLOURS, Theme, contrast, dark, forced_theme, light, mix
from table.play.intents import Next
from tests.each import each
from tests.outlines import EYES, Point, leaves, outline, simulated_colour
from tests.web.drivers import with_actions
from tests.web.fixtures import DESK, PHONE, ObservedApp, claiming, moment, placing, table

TABLES = {
    "K3 placing": ("K3", placing),
    "K4 choosing": ("K4", claiming),
    "Q4 at court": ("Q4", with_actions),
    "W6t at court": ("W6t", with_actions),
    "K2 over": ("K2", lambda view: view.outcome is not None),
}
THEMES = {"light": light, "dark": dark}
MARKS = ("accent", "refused", "focus", "last")
"""The colours of marks, all on paper: legal, illegal, keyboard focus, last move."""

by_eyes = each("eyes", EYES)
by_theme = each("theme", THEMES.values())


def seen_contrast(eyes: str, colour: str, ground: str) -> float:
    """The contrast of two colours for these eyes."""
    return contrast(simulated_colour(eyes, colour[:7]), simulated_colour(eyes, ground[:7]))


def words_on_grounds(scene: Scene) -> Iterator[tuple[str, str, set[str]]]:
    """Every text of a picture with its colour and the possible colours under its middle."""
    below: list[tuple[Path, float, float, float]] = []
    for shape, x, y, scale in leaves(scene):
        if isinstance(shape, Path):
            below.append((shape, x, y, scale))
            continue
        wide = min(shape.max_width or 9999, len(shape.text) * shape.size * 0.55)
        shift = {"start": wide / 2, "middle": 0, "end": -wide / 2}[shape.anchor]
        at = (x + (shape.x + shift) * scale, y + (shape.y - shape.size * 0.35) * scale)
        yield shape.text, shape.fill, grounds(below, at)


def grounds(below: list[tuple[Path, float, float, float]], at: Point) -> set[str]:
    """The colours possible at a point after painting these paths; a gradient has several."""
    found: set[str] = set()
    for path, x, y, scale in below:
        if path.fill is None or not holds(path.d, ((at[0] - x) / scale, (at[1] - y) / scale)):
            continue
        painted = set()
        for colour in colours(path.fill):
            share = path.alpha * (int(colour[7:9], 16) / 255 if len(colour) > 7 else 1)
            painted |= {mix(ground, colour[:7], share) for ground in found or {colour[:7]}}
        found = painted
    return found


def colours(paint: Paint) -> list[str]:
    return [colour for _, colour in paint.stops] if isinstance(paint, Linear | Radial) else [paint]


def holds(d: str, at: Point) -> bool:
    """Whether the box of an outline contains a point."""
    left, top, right, bottom = box_of(d)
    return left <= at[0] <= right and top <= at[1] <= bottom


@cache
def box_of(d: str) -> tuple[float, float, float, float]:
    points = [*outline(d)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.fixture(scope="module", params=TABLES)
def app(request: pytest.FixtureRequest) -> ObservedApp:
    """Each kind of table in turn."""
    code, holds = TABLES[request.param]
    return table(moment(code, holds))


@by_theme
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_words_on_the_canvas_can_be_read(app: ObservedApp, theme: Theme, size: Point) -> None:
    app.display.resize(*size)
    app.handle(Next(1))
    texts = [*words_on_grounds(app.display.scene(theme) + app.display.overlay(theme))]
    assert len(texts) >= 5
    faint = {
        (eyes, text, fill, ground, round(ratio, 2))
        for text, fill, below in texts
        for ground in below
        for eyes in EYES
        if (ratio := seen_contrast(eyes, fill, ground)) < 4.5
    }
    assert faint == set()


@by_eyes
@by_theme
@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_has_contrast_with_the_line_around_it(mark: str, theme: Theme, eyes: str) -> None:
    assert seen_contrast(eyes, getattr(theme, mark), theme.paper) >= 3


@by_eyes
@by_theme
@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_a_king_has_contrast_with_everything(colour: str, theme: Theme, eyes: str) -> None:
    """Its dark edge stands out from a light rim, and its symbol from its fill."""
    seat = theme.seat(colour)
    assert seen_contrast(eyes, seat.deep, theme.rim) >= 3
    assert seen_contrast(eyes, seat.fill, seat.ink) >= 4.5
    for ground in (theme.table, theme.glow, theme.plot):
        edges = (seat.fill, seat.deep, theme.rim)
        assert max(seen_contrast(eyes, edge, ground) for edge in edges) >= 3


@by_eyes
@by_theme
@pytest.mark.parametrize("terrain", GROUNDS)
def test_signs_and_crowns_have_contrast_with_their_land(
    terrain: str, theme: Theme, eyes: str
) -> None:
    ground, ink = (theme.tint(colour) for colour in GROUNDS[terrain])
    assert seen_contrast(eyes, ground, ink) >= 3
    ribbon = mix(ground, theme.tint("#24170c"), 0.74)
    assert seen_contrast(eyes, theme.tint("#ffcb2e"), ribbon) >= 4.5


@pytest.mark.parametrize(
    "chosen",
    [
        ("#000000", "#ffffff", "#ffff00", "#1aebff", "#3ff23f"),
        ("#ffffff", "#000000", "#00009f", "#37006e", "#600000"),
    ],
    ids=["white on black", "black on white"],
)
def test_words_use_the_colours_of_the_forced_colours_mode(chosen: tuple[str, ...]) -> None:
    theme = forced_theme(*chosen)
    assert forced_theme(*chosen) is theme, "sprites are kept by the theme's name"
    texts = [*words_on_grounds(table(moment("K4", claiming)).display.scene(theme))]
    assert {fill for _, fill, below in texts if chosen[0] in below} == {chosen[1]}
    assert min(contrast(fill, ground) for _, fill, below in texts for ground in below) >= 4.5
