"""Help on the table: the points of a place, the names of squares, the unseen dominoes."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations
from xml.etree import ElementTree

import pytest

from browser.messages import say
from realmino import Game
from realmino.drawing.art import icons, marks, plot
from realmino.drawing.shapes import Group, Scene, Text
from realmino.drawing.theme import Theme, contrast, dark, light
from realmino.pieces.grid import COLUMNS
from realmino.view import GrownTerritory, Option, View, view
from table.model.interaction import NOTHING, Idle, Looking, Placing, from_option
from table.model.settings import Settings
from table.picture.ground_marks import score_badges
from table.picture.least_sizes import NARROW
from table.picture.overlay import overlay
from table.picture.regions import Box
from table.picture.scene import Look, table_scene
from table.play import hints
from table.play.effects import ChangeSettings
from table.play.intents import Adopt, Cancel, NameSquares, Next, Point
from table.wording import move_words
from table.wording.unseen_dominoes import body, title
from tests.each import each
from tests.outlines import EYES, simulated_colour
from tests.tables import TABLES, played, whole_game
from tests.web.drivers import of_kind, with_actions
from tests.web.fixtures import (
    DESK,
    PHONE,
    ObservedApp,
    Point2,
    claiming,
    click,
    domino,
    ground,
    look,
    match_with,
    moment,
    placing_unequal,
    spot,
    square,
    table,
)


def badges(scene: Scene) -> Iterator[tuple[str, Box]]:
    """The text and box of every badge; the badge for "doesn't fit" has no text."""
    for shape in scene:
        if isinstance(shape, Group) and shape.sprite.startswith("points:"):
            said = "".join(part.text for part in shape.shapes if isinstance(part, Text))
            size = Box(shape.x, shape.y, shape.size[0] * shape.scale, shape.size[1] * shape.scale)
            yield said, size


def on_ground(scene: Scene, eye: Look) -> dict[str, Box]:
    """The badges on the kingdom in the middle."""
    ground = eye.layout.main.box
    return {said: box for said, box in badges(scene) if ground.holds(box.x, box.y)}


def on_lines(scene: Scene, eye: Look) -> dict[int, tuple[str, Box]]:
    """The badges of the dominoes in both lines."""
    found = {}
    for said, box in badges(scene):
        for slot in (*eye.layout.line, *eye.layout.next):
            x, y, w, h = slot.box
            if Box(x - w / 6, y, w, h * 1.5).holds(box.x, box.y):
                found[slot.domino] = said, box
    return found


def places(code: str, bot: str = "greedy") -> Iterator[tuple[Game, View, Option]]:
    """Every legal place in every fifth position of a game."""
    game = played(code, 5, bot=bot)
    for number in range(0, game.number, 5):
        at = game.at(number)
        seen = view(at)
        yield from ((at, seen, option) for option in seen.options if option.kind == "place")


def hinted(app: ObservedApp) -> str:
    """The hint below the table."""
    hint = hints.hint(app, touch=False)
    assert not hint.reason
    return hint.text


@pytest.mark.parametrize("code", ["K4hm", "Q2", "W6t"])
def test_the_domino_over_its_place_shows_its_points(code: str) -> None:
    for game, seen, option in places(code):
        eye = look(match_with(game), seen, focus=of_turn(seen))
        activity = from_option(seen, Placing(), option)
        shown = on_ground(overlay(seen, activity, eye, {}), eye)
        assert next(iter(shown)) == signed(option.gain)
        joined = [land for land in option.territories if {*land.squares} - {*option.squares}]
        sums = {product(land) for land in joined}
        assert {*shown} - {next(iter(shown))} == sums


def signed(gain: int) -> str:
    """A gain as text: ``+3``, ``−1`` or ``+0``."""
    return f"{gain:+}".replace("-", "−")


def product(land: GrownTerritory) -> str:
    """A territory's points as text, such as ``5 × 2 = 10``, without line breaks."""
    text = f"{len(land.squares)} × {land.crowns} = {land.points}"
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def of_turn(seen: View) -> str:
    """The kingdom of the player to move."""
    return next(realm.kingdom for realm in seen.kingdoms if seen.prompt.seat in realm.seats)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_badges_cover_no_crown_and_no_other_badge(size: Point2) -> None:
    """Crowns are at the upper left, in the top 31 % of a square."""
    for game, seen, option in places("K4hm"):
        eye = look(match_with(game), seen, size, focus=of_turn(seen))
        ground = eye.layout.main
        shown = [box for _, box in badges(score_badges(option, ground, light))]
        for box in shown:
            if box.y < ground.y + ground.window.rows * ground.cell:
                above = (box.y - ground.y) % ground.cell
                assert above >= 0.31 * ground.cell
                assert above + box.h <= ground.cell
            assert box.h >= 17, "letters of less than 11 pixels"
            assert ground.box.x <= box.x
            assert box.x + box.w <= ground.box.x + ground.box.w + 0.01
            assert box.y + box.h <= ground.box.y + ground.box.h + 0.01
        for one, other in combinations(shown, 2):
            across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
            down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
            assert min(across, down) <= 0.01


def test_a_building_over_its_square_shows_its_gain() -> None:
    app = table(moment("Q4", with_actions))
    for option in of_kind(app, "construct")[:5]:
        app.handle(Cancel())
        click(app, spot(app, option.spot))
        app.handle(Point(*square(app, *option.squares)))
        [text] = on_ground(
            app.display.overlay(light), look(app.match, app.view, focus=app.display.focus)
        )
        assert text == signed(option.gain)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", [light, dark], ids=["light", "dark"])
@pytest.mark.parametrize("tone", ["gain", "loss", "plain"])
def test_a_badge_can_be_read(tone: str, theme: Theme, eyes: str) -> None:
    fill, ink = (simulated_colour(eyes, colour) for colour in icons.badge_colours(tone, theme))
    assert contrast(fill, ink) >= 4.5


def test_the_only_numbers_in_the_hint_are_gains() -> None:
    """A place that extends two territories names the points of each."""
    shared = 0
    for _, seen, option in chain(places("K3"), places("K4")):
        gains = [land.gain for land in option.territories]
        assert sum(gains) == option.gain
        numbers = [*map(int, re.findall(r"\d+", move_words.score_words(seen, option)))]
        several = all(gains) and len(gains) > 1
        assert numbers == (
            [option.gain, *gains] if several else [option.gain] if sum(gains) else []
        )
        shared += several
    assert shared


def test_the_hint_and_the_announcement_give_the_points_too() -> None:
    app = table(moment("K3", placing_unequal))
    best = max(app.view.options, key=lambda option: option.gain)
    assert best.gain > 0
    app.handle(Point(*square(app, best.squares[0])))
    shown = app.ready_option()
    assert shown is not None
    assert re.match("Scores .+ here", hinted(app))
    points = say("gain", points=shown.gain)
    assert points in hinted(app)
    assert points in hints.description(app)
    app.handle(Next(1))
    assert hints.description(app).count("point")


def test_points_are_hidden_without_help() -> None:
    app = table(moment("K3", placing_unequal))
    app.handle(Adopt(Settings(points=False)))
    app.handle(Point(*square(app, app.view.options[0].squares[0])))
    assert not [*badges(app.display.overlay(light))]
    assert "brings" not in hinted(app)
    app.handle(Adopt(Settings()))
    assert [*badges(app.display.overlay(light))]


# Dominoes of the lines


@pytest.mark.parametrize("size", [DESK, PHONE, (360, 570)], ids=["desk", "phone", "small phone"])
@pytest.mark.parametrize("code", ["K2", "K4hm", "Q2", "Q3"])
def test_a_claimable_domino_shows_its_best_points(code: str, size: Point2) -> None:
    """A small domino shows them on its strip or not at all, as they would cover its picture."""
    game = played(code, 6)
    nowhere = 0
    for number in range(3, game.number, 4):
        seen = view(game.at(number))
        if seen.prompt.seat is None:
            continue
        eye = look(match_with(game), seen, size, focus=of_turn(seen))
        shown = on_lines(overlay(seen, NOTHING, eye, {}), eye)
        slots = {slot.domino: slot for slot in (*eye.layout.line, *eye.layout.next)}
        gains = {
            one.domino: one.gain
            for one in seen.prospects
            if slots[one.domino].foot or slots[one.domino].cell >= NARROW
        }
        assert {number: said for number, (said, _) in shown.items()} == {
            number: "" if gain is None else signed(gain) for number, gain in gains.items()
        }
        nowhere += [*gains.values()].count(None)
        for number, (_, box) in shown.items():
            slot = slots[number]
            assert box.y >= slot.y + 0.31 * slot.cell, "it covers a crown"
            assert box.x + box.w <= slot.x + 1.2 * slot.cell
            assert box.h >= 17
        assert not on_lines(overlay(seen, NOTHING, replace(eye, choosing=False), {}), eye)
    assert nowhere


def test_the_hint_gives_the_points_of_a_claimable_domino() -> None:
    app = table(moment("K4", claiming))
    for option in app.view.options:
        app.handle(Point(*domino(app, option.domino)))
        [prospect] = [one for one in app.view.prospects if one.domino == option.domino]
        count = "no points" if prospect.gain == 0 else f"{prospect.gain} point"
        assert count in hinted(app)
        assert count in hints.description(app)
        assert move_words.short_best_gain_text(app.view, option) == f"best +{prospect.gain}"


def test_a_domino_that_fits_nowhere_is_marked_before_it_is_claimed() -> None:
    def useless(seen: View) -> bool:
        lost = {prospect.domino for prospect in seen.prospects if prospect.gain is None}
        return seen.prompt.kind == "claim" and any(o.domino in lost for o in seen.options)

    app = table(moment("K3", useless))
    lost = {prospect.domino for prospect in app.view.prospects if prospect.gain is None}
    option = next(option for option in app.view.options if option.domino in lost)
    app.handle(Point(*domino(app, option.domino)))
    assert hinted(app) == "It doesn’t fit in this kingdom right now."
    assert move_words.short_best_gain_text(app.view, option) == "doesn’t fit"


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
    assert not names(app.display.overlay(light))
    app.handle(NameSquares())
    assert [effect for effect in app.take_effects() if isinstance(effect, ChangeSettings)] == [
        ChangeSettings(app.settings)
    ]
    assert names(app.display.overlay(light))
    app.handle(NameSquares())
    assert not names(app.display.overlay(dark))


def test_squares_have_names_while_a_list_beside_the_table_names_them() -> None:
    app = table(moment("K4", placing))
    assert not names(app.display.overlay(light))
    app.display.names_squares = True
    assert names(app.display.overlay(light))
    app.handle(NameSquares())
    assert not app.settings.coordinates, "the key leaves the setting alone"
    app.display.names_squares = False
    assert not names(app.display.overlay(light))


def test_another_kingdom_in_the_middle_has_names_too() -> None:
    app = table(moment("K4", placing))
    app.handle(NameSquares())
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    assert isinstance(app.interaction, Looking)
    window = app.layout.main.window
    letters = [name for name, _ in names(app.display.overlay(light)) if name in COLUMNS]
    assert "".join(letters) == COLUMNS[window.west : window.west + window.columns]


@each("size", [(320.0, 480.0), PHONE, (740.0, 360.0), DESK])
@each("code", TABLES)
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
def test_lost_ground_is_marked_in_the_large_kingdom(code: str) -> None:
    game, marked = whole_game(code), 0
    for number in range(game.number // 2, game.number, 3):
        seen = view(game.at(number))
        for realm in seen.kingdoms:
            eye = look(match_with(game), seen, focus=realm.kingdom)
            ground = eye.layout.main
            drawn = {
                ground.square_at(group.x + 1, group.y + 1)
                for group in table_scene(seen, eye)
                if isinstance(group, Group) and group.sprite == marks.lost_square(light).sprite
            }
            assert drawn == {square for square in realm.lost if ground.window.shows(square)}
            marked += len(drawn)
    assert marked


def listed(html: str) -> list[str]:
    """The labels of the dominoes, in the order of the list."""
    return re.findall(r'<li><span class="visually-hidden">(Domino [^<]+)</span>', html)


def cells(html: str) -> dict[str, tuple[int, int]]:
    """The number of squares and crowns of every terrain in the table."""
    root = ElementTree.fromstring(f"<div>{html}</div>")
    rows = [["".join(cell.itertext()).strip() for cell in row] for row in root.iter("tr")][1:]
    return {land: (int(squares), int(crowns)) for land, squares, crowns in rows}


@pytest.mark.parametrize("code", ["K2", "K4", "Q3", "W4"])
def test_lists_unseen_dominoes_by_number(code: str) -> None:
    game = whole_game(code)
    for number in (1, 2, game.number // 2):
        seen = view(game.at(number))
        html = body(seen)
        numbers = [int(text.split(":")[0].split()[1]) for text in listed(html)]
        assert numbers == [face.printed for face in seen.unseen]
        assert len(re.findall("<h3>", html)) == (2 if code[0] == "W" else 0)
        counts = cells(html)
        assert sum(squares for squares, _ in counts.values()) == 2 * len(seen.unseen)
        halves = [half for face in seen.unseen for half in face.halves]
        for terrain, (squares, crowns) in counts.items():
            found = [number for key, number in halves if name(key) == terrain]
            assert (squares, crowns) == (len(found), sum(found))


def name(key: str) -> str:
    """The name of a terrain at the start of a line."""
    return "Wheat field" if key == "wheat" else key.capitalize()


def test_with_half_a_box_the_unseen_dominoes_are_uncertain() -> None:
    half = view(whole_game("K2").at(2))
    assert title(half) == "20 dominoes still to come"
    assert "been seen yet. 20 of them will appear" in body(half)
    all_of_them = view(whole_game("K4").at(2))
    assert "all still to come" in body(all_of_them)


def test_in_the_last_round_no_domino_is_unseen() -> None:
    game = whole_game("K2")
    last = view(game.at(game.number - 1))
    assert "been seen. None of them will appear in this game" in body(last)
