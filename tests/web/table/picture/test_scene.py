"""The picture: a function of the view alone, with every piece in it once."""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import Game
from realmino.drawing.art import marks
from realmino.drawing.shapes import Group, Scene, Shape, Text
from realmino.drawing.svg import svg
from realmino.drawing.theme import Theme, dark, light
from realmino.pieces.grid import Square
from realmino.view import View, view
from table.model.interaction import (
    NOTHING,
    Activity,
    Claiming,
    Placing,
    from_option,
    is_confirming,
    squares_for,
)
from table.model.match import Match, Seat
from table.model.settings import Settings
from table.picture.fitting import all_fitted, fit_text
from table.picture.overlay import overlay
from table.picture.pictures import kingdom_picture
from table.picture.scene import Look, land_borders, table_scene
from table.play.buttons import undo_button
from table.play.intents import Choose, Redo, Undo
from tests.present import present
from tests.tables import FEW_FIRST, games, played, whole_game
from tests.web.fixtures import (
    DESK,
    PHONE,
    Condition,
    ObservedApp,
    begun,
    claiming,
    look,
    match_with,
    moment,
    placing_unequal,
    seats,
    table,
)

LARGE, NARROW = (2400.0, 1400.0), (1440.0, 760.0)


def groups(scene: Scene) -> Iterator[Group]:
    """All groups with a key, at any depth."""
    for shape in scene:
        if isinstance(shape, Group):
            if shape.key:
                yield shape
            yield from groups(shape.shapes)


def keys(scene: Scene, kind: str) -> Counter[str]:
    """How often each thing of a kind occurs in the picture: ``domino``, ``king``, ``castle`` …"""
    parts = (group.key.partition(":") for group in groups(scene))
    return Counter(name for its_kind, _, name in parts if its_kind == kind)


def texts(scene: tuple[Shape, ...]) -> Iterator[str]:
    for shape in scene:
        if isinstance(shape, Group):
            yield from texts(shape.shapes)
        elif isinstance(shape, Text):
            yield shape.text


def of_sprite(scene: Scene, mark: Group) -> list[Group]:
    """The groups with the sprite of a mark."""
    return [shape for shape in scene if isinstance(shape, Group) and shape.sprite == mark.sprite]


def waiting(shown: View) -> set[int]:
    """The dominoes of this round's line not yet placed or discarded."""
    laid = {land.domino for realm in shown.kingdoms for land in realm.land}
    gone = {shown.prompt.domino} if shown.prompt.kind not in ("place", "discard") else set()
    return {face.domino for face in shown.line if not face.done} - laid - gone


# Every view has its picture


@pytest.mark.parametrize("code", FEW_FIRST)
def test_every_piece_is_in_the_picture_once(code: str) -> None:
    game = whole_game(code)
    match = match_with(game)
    for number in range(0, game.number + 1, 2):
        shown = view(game.at(number))
        scene = table_scene(shown, look(match, shown, choosing=False))
        laid = {land.domino for realm in shown.kingdoms for land in realm.land}
        dominoes = laid | {face.domino for face in shown.next} | waiting(shown)
        assert keys(scene, "domino") == Counter(map(str, dominoes))
        for kind in ("castle", "plot", "plate"):
            assert keys(scene, kind) == Counter(realm.kingdom for realm in shown.kingdoms)
        if number > 0 and shown.round < shown.rounds:
            rules = game.rules
            assert set(keys(scene, "king").values()) == {rules.kings}
            assert len(keys(scene, "king")) == rules.players


def test_land_of_a_starting_position_is_drawn_square_by_square() -> None:
    """The dominoes of this land are unknown."""
    study = Game.parse("[K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C] E48 A14h7e")
    shown = view(study)
    scene = table_scene(shown, look(match_with(study), shown, choosing=False))
    assert keys(scene, "land") == Counter(["a:g8", "a:h8"])
    assert "14" in keys(scene, "domino")
    assert "0" not in keys(scene, "domino")


@given(game=games(), size=st.sampled_from([DESK, PHONE, (320.0, 300.0)]), theme=st.booleans())
def test_every_step_of_every_game_can_be_drawn(
    game: Game, size: tuple[float, float], theme: bool
) -> None:
    shown = view(game)
    match = match_with(game)
    for focus, choosing in product((realm.kingdom for realm in shown.kingdoms), (True, False)):
        eye = look(match, shown, size, dark if theme else light, choosing, focus)
        assert_sound(table_scene(shown, eye), size)
        considered: list[Activity] = [NOTHING, Claiming(shown.next[-1].domino if shown.next else 1)]
        considered += [Placing("g7", turns) for turns in range(4)]
        if shown.prompt.kind == "place":
            considered.append(
                replace(from_option(shown, Placing(), shown.options[-1]), confirming=True)
            )
        for activity in considered:
            assert_marks_show_legal_places(shown, activity, eye)


def marked(scene: Scene, mark: Group, eye: Look) -> set[str | None]:
    """The squares with this mark in the kingdom in the middle."""
    drawn = of_sprite(scene, mark)
    half = eye.layout.main.cell / 2
    squares = {eye.layout.main.square_at(group.x + half, group.y + half) for group in drawn}
    assert len(squares) == len(drawn), f"{mark.sprite} is twice on one square"
    return squares


def assert_marks_show_legal_places(shown: View, activity: Activity, eye: Look) -> None:
    """Checks that dots mark the squares of legal places, or two marks the place to confirm."""
    drawn, theme = overlay(shown, activity, eye, {}), eye.theme
    assert "nan" not in (text := svg(drawn, 100, 100, "marks"))
    assert ET.fromstring(text).tag.endswith("svg")
    acting = next(
        (realm.kingdom for realm in shown.kingdoms if shown.prompt.seat in realm.seats), None
    )
    if eye.layout.main.kingdom != acting:
        return
    places = [option for option in shown.options if option.kind == "place"]
    offered = eye.choosing and shown.prompt.kind == "place"
    dotted = offered and not is_confirming(activity)
    legal = {square for place in places for square in place.squares}
    assert marked(drawn, marks.legal(theme), eye) == (legal if dotted else set())
    if offered and is_confirming(activity):
        assert marked(drawn, marks.focus(theme), eye) in [{*place.squares} for place in places]
    if shown.prompt.kind == "claim" and isinstance(activity, Claiming):
        free = [face.domino for face in shown.next if not face.king]
        assert (activity.domino in free and eye.choosing) <= bool(drawn)


def assert_sound(scene: Scene, size: tuple[float, float]) -> None:
    """Checks that named things are on the canvas, at finite coordinates."""
    for shape in scene:
        if isinstance(shape, Group) and shape.key:
            assert isfinite(shape.x + shape.y + shape.scale)
            assert 0 <= shape.x < size[0], shape.key
            assert 0 <= shape.y < size[1], shape.key
            assert shape.scale > 0


@pytest.mark.parametrize("theme", [light, dark], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_picture_is_valid_svg(theme: Theme, size: tuple[float, float]) -> None:
    names = ("<script>alert('x')</script>", 'Zoë & "Ben"', "👑👑👑👑👑👑👑👑👑👑", "]]>&lt;")
    game = whole_game("K4hm")
    for number in (0, 2, 6, game.number // 2, game.number):
        shown = view(game.at(number))
        match = Match(seats("pppp", names), "1", (game.at(number),))
        eye = look(match, shown, size, theme)
        activity = (
            from_option(shown, Placing(), shown.options[0])
            if shown.prompt.kind == "place"
            else NOTHING
        )
        text = svg(
            table_scene(shown, eye) + overlay(shown, activity, eye, {}), *size, "The <table> & more"
        )
        root = ET.fromstring(text)
        assert root.tag.endswith("svg")
        assert not [element for element in root.iter() if element.tag.endswith("script")]


# The picture is a function of the view


@given(games())
def test_the_board_does_not_depend_on_events(game: Game) -> None:
    eventful, eventless = view(game, 0), view(game, game.number)
    assert eventless.events == ()
    eye = look(match_with(game), eventful)
    assert table_scene(eventful, eye) == table_scene(eventless, eye)


@pytest.mark.parametrize("code", ["K2d", "K3", "K4hm"])
def test_the_same_position_has_the_same_picture(code: str) -> None:
    there = ObservedApp(begun(code), Settings())
    for _ in range(14):
        there.handle(Choose(there.view.options[0].token))
    if undo_button(there.session).works:
        there.handle(Undo())
        there.handle(Redo())
    read = ObservedApp(Match.parse(there.match.to_text()), Settings())
    for choosing in (True, False):
        eyes = [look(at.match, at.view, choosing=choosing) for at in (there, read)]
        assert table_scene(there.view, eyes[0]) == table_scene(read.view, eyes[1])


def test_names_points_and_numbers_are_written() -> None:
    game = played("K4hm", 2, 60)
    shown = view(game)
    written = [*texts(table_scene(shown, look(match_with(game), shown)))]
    assert {"Ann", "Ben", "Cleo", "Dan"} <= {*written}
    assert {str(realm.sheet["total"]) for realm in shown.kingdoms} <= {*written}
    assert {str(face.printed) for face in shown.next} <= {*written}


def test_levels_are_named_if_there_is_room_for_all() -> None:
    game = played("K4", 2, 9)
    bots = [Seat(seat.colour, "", "squire") for seat in match_with(game).seats]
    match = replace(match_with(game), seats=tuple(bots))
    shown = view(game)
    for size, title in ((LARGE, "Squire "), (NARROW, "")):
        written = {*texts(table_scene(shown, look(match, shown, size)))}
        assert {f"{title}{name}" for name in ("Rosa", "Amber", "Fern", "Marlow")} <= written


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧" * 3, "e\u0301" * 5])
def test_a_phone_shows_names_whose_letters_have_many_parts(name: str) -> None:
    match = match_with(played("W8t", 2, 40))
    match = replace(match, seats=tuple(replace(seat, name=name) for seat in match.seats))
    shown = view(match.game)
    written = texts(table_scene(shown, look(match, shown, PHONE)))
    assert [*written].count(name) == 6, "below each other on the three plates of others"


@pytest.mark.parametrize("name", ["Ann", "W" * 60, "", "👑" * 40, "two words " * 9])
@pytest.mark.parametrize("room", [-5, 0, 10, 60, 400])
def test_a_long_name_is_cut(name: str, room: float) -> None:
    text = fit_text(name, room, 12)
    assert len(text) * 12 * 0.6 <= max(room, 2 * 12 * 0.6)
    assert text == name or (text.endswith("…") if room >= 2 * 12 else not text)


@pytest.mark.parametrize(
    ("names", "room", "text"),
    [
        (["Green", "Alban"], 100.0, "Green and Alban"),
        (["Ada", "Marlow"], 85.0, "Ada and Marlow"),
        (["Bartholomew", "Alexandra"], 100.0, "Bart… and Alex…"),
        (["Bartholomew", "Eve"], 100.0, "Bartho… and Eve"),
        (["Bartholomew", "Alexandra"], 40.0, ""),
        (["Marlow"], 36.0, "Marlow"),
        (["Marlow"], 34.0, ""),
        (["Bartholomew"], 60.0, "Barthol…"),
        (["Лавр"], 25.0, ""),
        (["三国志之王"], 36.0, ""),
    ],
)
def test_both_names_of_partners_remain_visible_when_cut(
    names: list[str], room: float, text: str
) -> None:
    assert all_fitted(names, room, 11.0) == text


# Choices in progress


def considering(
    holds: Condition, activity: Activity = NOTHING, choosing: bool = True
) -> tuple[View, Look, Scene]:
    match = moment("K3", holds) if holds is placing_unequal else moment("K4", holds)
    shown = view(match.game)
    focus = shown.prompt.seat or "a"
    eye = look(match, shown, choosing=choosing, focus=focus)
    return shown, eye, overlay(shown, activity, eye, {})


def test_partners_are_below_each_other_where_they_have_no_room_side_by_side() -> None:
    game = played("W6t", 2, 40)
    bots = [Seat(seat.colour, "", "squire") for seat in match_with(game).seats]
    match, shown = replace(match_with(game), seats=tuple(bots)), view(game)
    for size, title in (((820.0, 1020.0), ""), ((1520.0, 970.0), "Squire ")):
        written = {*texts(table_scene(shown, look(match, shown, size)))}
        assert {f"{title}{name}" for name in ("Amber", "Tawny", "Fern", "Iris")} <= written


def test_chips_of_three_teams_have_the_names_of_partners_below_each_other() -> None:
    game = played("W8t", 2, 40)
    match, shown = match_with(game), view(game)
    written = {*texts(table_scene(shown, look(match, shown, (360.0, 584.0))))}
    hidden = {"a", present(shown.court).queen}  # the Queen leaves no room for names
    others = [realm for realm in shown.kingdoms if realm.kingdom not in hidden]
    assert others
    assert {match.seat(seat).name for realm in others for seat in realm.seats} <= written


def test_no_dot_is_beyond_the_ground_of_its_kingdom() -> None:
    """A regression test: in the half row above the frame, dots covered the name plate."""
    game, beyond = whole_game("K2"), 0
    for number, size in product(range(game.number), (PHONE, DESK)):
        app = table(match_with(game.at(number)), size=size)
        x, y, wide, high = app.layout.main.box
        for dot in of_sprite(app.display.overlay(light), marks.legal(light)):
            middle, reach = (dot.x + 50 * dot.scale, dot.y + 50 * dot.scale), 14 * dot.scale
            assert x + reach <= middle[0] <= x + wide - reach
            assert y + reach <= middle[1] <= y + high - reach
            beyond += middle[1] < app.layout.main.y
    assert beyond


def test_exactly_the_squares_of_legal_places_are_marked() -> None:
    shown, eye, scene = considering(placing_unequal)
    marked = {
        eye.layout.main.square_at(dot.x + 50 * dot.scale, dot.y + 50 * dot.scale)
        for dot in of_sprite(scene, marks.legal(light))
    }
    assert marked == {square for option in shown.options for square in option.squares}


@pytest.mark.parametrize(
    ("holds", "activity"), [(placing_unequal, Placing("g8")), (claiming, Claiming(1))]
)
def test_nothing_is_offered_out_of_turn(holds: Condition, activity: Activity) -> None:
    _, _, scene = considering(holds, activity, choosing=False)
    for mark in (marks.legal, marks.ghost, marks.focus, marks.illegal_place):
        assert of_sprite(scene, mark(light)) == []


def test_a_legal_place_shows_the_domino_with_a_frame_before_confirmation() -> None:
    shown, eye, _ = considering(placing_unequal)
    for option in shown.options:
        activity = from_option(shown, Placing(), option)
        corners = {eye.layout.main.corner(square) for square in option.squares}
        scene = overlay(shown, activity, eye, {})
        assert {(group.x, group.y) for group in of_sprite(scene, marks.ghost(light))} == corners
        assert (
            of_sprite(scene, marks.illegal_place(light))
            == of_sprite(scene, marks.focus(light))
            == []
        )
        confirming = overlay(shown, replace(activity, confirming=True), eye, {})
        assert {
            (group.x, group.y) for group in of_sprite(confirming, marks.focus(light))
        } == corners


def test_a_refused_place_shows_the_reason() -> None:
    shown, eye, _ = considering(placing_unequal)
    seen = set()
    for refusal in shown.refusals:
        activity = next(
            Placing(refusal.squares[0], turns)
            for turns in range(4)
            if squares_for(refusal.squares[0], turns) == refusal.squares
        )
        scene = overlay(shown, activity, eye, {})
        assert of_sprite(scene, marks.ghost(light)) == []
        clashes = of_sprite(scene, marks.clash(light))
        if refusal.reason == "not_touching":
            assert clashes == []
        if refusal.reason == "occupied":
            covered = {eye.layout.main.corner(square) for square in refusal.squares}
            assert {(group.x, group.y) for group in clashes} & covered
        seen.add(refusal.reason)
    assert seen >= {"occupied", "not_touching", "no_match"}


def test_a_selected_claim_is_framed() -> None:
    shown, eye, plain = considering(claiming)
    for option in shown.options:
        assert len(overlay(shown, Claiming(present(option.domino)), eye, {})) > len(plain)


@pytest.mark.parametrize("code", FEW_FIRST)
def test_a_territory_has_a_border_only_where_it_ends(code: str) -> None:
    shown = view(played(code, 3))
    for realm in shown.kingdoms:
        terrains = {Square(half.square): half.terrain for half in realm.land}
        borders = land_borders(realm.land)
        assert borders.keys() == {half.square for half in realm.land}
        for square, terrain in terrains.items():
            beside = [terrains.get(other) for other in square.neighbours()]
            assert len(borders[str(square)]) == 4 - beside.count(terrain)
            for other in square.neighbours():
                across, up = other.column - square.column, other.row - square.row
                side = {(0, 1): "n", (1, 0): "e", (0, -1): "s", (-1, 0): "w"}[across, up]
                assert (side in borders[str(square)]) == (terrains.get(other) != terrain)


def lands(scene: Scene) -> Counter[str]:
    """The drawings of land in a picture."""
    found: Counter[str] = Counter()
    for shape in scene:
        if isinstance(shape, Group):
            found += lands(shape.shapes)
            found[shape.sprite] += shape.sprite.startswith("land:")
    return +found


@pytest.mark.parametrize("code", ["K2", "K4"])
def test_pictures_of_kingdoms_have_the_drawings_of_the_table(code: str) -> None:
    game = whole_game(code)
    shown = view(game)
    drawn: Counter[str] = Counter()
    for place in range(game.rules.kingdoms):
        drawn += lands(kingdom_picture(game, place, ["pink"], 200, light))
    assert lands(table_scene(shown, look(match_with(game), shown, choosing=False))) == drawn
