"""The picture of a court: every tile, knight, Queen and Dragon once, and choices in progress."""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import BUILDINGS, Game
from realmino.drawing.art import buildings, figures, marks
from realmino.drawing.shapes import Group, Scene, Shape
from realmino.drawing.svg import svg
from realmino.drawing.theme import Theme, dark, light
from realmino.pieces.buildings import tile_of
from realmino.view import View, view
from table.model.interaction import (
    NOTHING,
    Activity,
    Burning,
    CollectingTax,
    Constructing,
    Idle,
    Placing,
    chosen_spot,
)
from table.model.match import Match
from table.model.settings import Settings
from table.picture.overlay import overlay
from table.picture.scene import Look, table_scene
from table.play.buttons import undo_button
from table.play.intents import Choose, Redo, Undo
from tests.depth import ordinary_first
from tests.present import present
from tests.tables import COURT, TABLES, games, whole_game
from tests.web.drivers import with_actions
from tests.web.fixtures import (
    DESK,
    PHONE,
    Condition,
    ObservedApp,
    Point2,
    begun,
    look,
    match_with,
    moment,
)
from tests.web.table.picture.test_scene import (
    assert_marks_show_legal_places,
    assert_sound,
    groups,
    keys,
    marked,
    of_sprite,
    texts,
)

COURTS = ordinary_first([code for code in TABLES if code in COURT], ("Q2", "Q4", "W6t", "W8"))
FINGER = (320.0, 300.0)
themes = pytest.mark.parametrize("theme", [light, dark], ids=["light", "dark"])


@cache
def views(code: str) -> tuple[View, ...]:
    """Some positions of a game."""
    game = whole_game(code)
    return tuple(view(game.at(number)) for number in range(0, game.number + 1, 7))


# Every view has its picture


@pytest.mark.parametrize("code", COURTS)
def test_every_piece_of_the_court_is_in_the_picture_once(code: str) -> None:
    seen: set[object] = set()
    for shown in views(code):
        scene = table_scene(shown, look(match_with(whole_game(code)), shown, choosing=False))
        court = present(shown.court)
        tiles = [spot.tile.tile for spot in court.board if spot.tile]
        built = [land.tile for realm in shown.kingdoms for land in realm.land if land.tile]
        assert keys(scene, "tile") == Counter(map(str, [*tiles, *built]))
        knights = [
            f"{land.square}:{realm.kingdom}"
            for realm in shown.kingdoms
            for land in realm.land
            if land.knight
        ]
        assert keys(scene, "knight") == Counter(knights)
        named = Counter(group.key for group in groups(scene))
        assert named["board"] == 1
        assert named["queen"] == 1
        assert named["dragon"] == (not court.dragon_home)
        seen |= {court.queen is None, ("dragon", court.dragon_home), ("built", bool(built))}
    assert {False, ("built", True)} <= seen


@pytest.mark.parametrize("size", [DESK, PHONE, FINGER], ids=["desk", "phone", "finger"])
@pytest.mark.parametrize("code", ["Q2", "W5", "W8"])
def test_the_queen_is_always_visible(code: str, size: Point2) -> None:
    for shown in views(code)[::3]:
        for focus in ("a", "b"):
            eye = look(match_with(whole_game(code)), shown, size, focus=focus)
            drawn = [*every_group(table_scene(shown, eye))]
            assert len(of_sprite(tuple(drawn), figures.queen(light))) == 1


@pytest.mark.parametrize("code", TABLES)
def test_every_thing_has_its_own_key(code: str) -> None:
    """Pieces glide by their keys; only the two kings of a player share one."""
    game = whole_game(code)
    for number in range(0, game.number + 1, 13):
        shown = view(game.at(number))
        named = Counter(
            group.key for group in groups(table_scene(shown, look(match_with(game), shown)))
        )
        kings = game.rules.kings
        assert {key: n for key, n in named.items() if n > 1 and not key.startswith("king:")} == {}
        assert all(n <= kings for n in named.values())


@themes
@pytest.mark.parametrize("code", ["Q4", "W8", "W8t"])
def test_a_sprite_has_the_same_picture_in_all_scenes(code: str, theme: Theme) -> None:
    """Painters cache it by its name alone."""
    known: dict[str, tuple[object, ...]] = {}
    for size in (DESK, PHONE):
        for shown in views(code)[::3]:
            eye = look(match_with(whole_game(code)), shown, size, theme)
            for group in every_group(table_scene(shown, eye)):
                if group.sprite:
                    drawn = (group.shapes, group.size)
                    assert known.setdefault(group.sprite, drawn) == drawn, group.sprite


def every_group(shapes: tuple[Shape, ...]) -> Iterator[Group]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield shape
            if not shape.sprite:
                yield from every_group(shape.shapes)


def test_a_corrected_building_has_another_picture() -> None:
    church = next(tile_of(tile) for tile in BUILDINGS if tile.key == "church")
    tiles = [replace(church, crowns=crowns) for crowns in (1, 2)]
    small = [buildings.icon(tile.key, light, True, tile.crowns) for tile in tiles]
    for single, double in (small, [buildings.building(tile, light, True) for tile in tiles]):
        assert single.shapes != double.shapes
        assert single.sprite != double.sprite


def considered(shown: View) -> Iterator[Activity]:
    """Every selection that is possible at court."""
    yield NOTHING
    for option in shown.options:
        if option.kind == "tax":
            yield CollectingTax(option.squares, confirming=True)
        elif option.kind == "construct":
            square = option.squares[0]
            yield Constructing(present(option.spot), square)
            yield Constructing(present(option.spot), square, confirming=True)
            yield Constructing(present(option.spot), held=True, at=(5.0, 7.0))
        elif option.kind == "burn":
            yield Burning(present(option.spot), confirming=True)
    for spot in present(shown.court).board:
        yield Constructing(spot.spot)
    yield Idle(tile=1)
    yield Constructing(0, "g8")
    yield Placing("g8", turns=1)


@given(
    game=games(COURT),
    size=st.sampled_from([DESK, PHONE, FINGER]),
    theme=st.sampled_from([light, dark]),
)
def test_every_choice_in_progress_can_be_drawn(game: Game, size: Point2, theme: Theme) -> None:
    shown, match = view(game), match_with(game)
    for realm in shown.kingdoms:
        eye = look(match, shown, size, theme, True, realm.kingdom)
        assert_sound(table_scene(shown, eye), size)
        for activity in considered(shown):
            assert_marks_show_legal_places(shown, activity, eye)
            assert_marks_show_legal_places(shown, activity, replace(eye, choosing=False))
            assert_optional_actions_are_marked(shown, activity, eye)


def assert_optional_actions_are_marked(shown: View, activity: Activity, eye: Look) -> None:
    """Checks the coins on squares for knights, placed knights, and marks on open town squares."""
    realm = next((realm for realm in shown.kingdoms if shown.prompt.seat in realm.seats), None)
    if not shown.prompt.optional or realm is None or realm.kingdom != eye.layout.main.kingdom:
        return
    drawn = overlay(shown, activity, eye, {})
    taxed = {
        square for option in shown.options if option.kind == "tax" for square in option.squares
    }
    knights = {*activity.squares} if isinstance(activity, CollectingTax) else set()
    waiting = set() if chosen_spot(activity) is not None else taxed - knights
    assert marked(drawn, marks.tax(eye.theme), eye) == waiting
    assert marked(drawn, figures.standing_knight(eye.theme), eye) == knights & taxed
    chosen = activity.spot if isinstance(activity, Constructing) else None
    spot = next((spot for spot in present(shown.court).board if spot.spot == chosen), None)
    offers = spot is not None and spot.tile is not None
    towns = {*realm.open_towns} if offers else set()
    assert marked(drawn, marks.open_town(eye.theme), eye) == towns


@themes
@pytest.mark.parametrize("code", ["Q2", "W8", "W8t"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_court_is_valid_svg(code: str, size: Point2, theme: Theme) -> None:
    names = ["<b>", "A & B", "👑" * 9, "]]>", '"', "'", "W" * 60, ""]
    game = whole_game(code)
    match = match_with(game)
    match = replace(
        match,
        seats=tuple(
            replace(seat, name=name) for seat, name in zip(match.seats, names, strict=False)
        ),
    )
    for shown in views(code)[::9]:
        eye = look(match, shown, size, theme)
        drawn = table_scene(shown, eye) + overlay(shown, Constructing(1), eye, {})
        assert ET.fromstring(svg(drawn, size[0], size[1], "A <table>")).tag.endswith("svg")


@pytest.mark.parametrize("code", ["Q2", "W4", "W8t"])
def test_the_same_court_has_the_same_picture(code: str) -> None:
    there = ObservedApp(begun(code), Settings())
    for _ in range(60):
        there.handle(Choose(there.view.options[-1].token))
    for _ in range(9):
        there.handle(Choose(there.view.options[0].token))
        if undo_button(there.session).works:
            there.handle(Undo())
            there.handle(Redo())
    read = ObservedApp(Match.parse(there.match.to_text()), Settings())
    eyes = [look(at.match, at.view) for at in (there, read)]
    assert table_scene(there.view, eyes[0]) == table_scene(read.view, eyes[1])


@given(games(COURT))
def test_the_court_does_not_depend_on_events(game: Game) -> None:
    eventful, eventless = view(game, 0), view(game, game.number)
    eye = look(match_with(game), eventful)
    assert table_scene(eventful, eye) == table_scene(eventless, eye)


@pytest.mark.parametrize("code", ["Q4", "W8t"])
def test_purses_prices_and_the_pile_are_written(code: str) -> None:
    for shown in views(code)[::4]:
        eye = look(match_with(whole_game(code)), shown)
        written = Counter(texts(table_scene(shown, eye)))
        purse = next(
            realm.purse for realm in shown.kingdoms if realm.kingdom == eye.layout.main.kingdom
        )
        assert written[str(present(purse).coins)]
        assert written[str(present(shown.court).pile)]
        assert all(written[str(spot.price)] for spot in present(shown.court).board)


# Choices in progress


def at_court(activity: Activity, holds: Condition = with_actions) -> tuple[View, Look, Scene]:
    match = moment("Q4", holds)
    shown = view(match.game)
    eye = look(match, shown, focus=present(shown.prompt.seat))
    return shown, eye, overlay(shown, activity, eye, {})


def corners(shapes: list[Group]) -> set[tuple[float, float]]:
    return {(group.x, group.y) for group in shapes}


def test_exactly_the_squares_for_knights_are_marked() -> None:
    shown, eye, scene = at_court(NOTHING)
    squares = {
        square for option in shown.options if option.kind == "tax" for square in option.squares
    }
    assert squares
    expected = {eye.layout.main.corner(square) for square in squares}
    assert corners(of_sprite(scene, marks.tax(light))) == expected


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_exactly_the_buildings_to_construct_are_marked_until_one_is_chosen(size: Point2) -> None:
    match = moment("Q4", with_actions)
    shown = view(match.game)
    eye = look(match, shown, size, focus=present(shown.prompt.seat))
    scene = overlay(shown, NOTHING, eye, {})
    drawn = of_sprite(scene, marks.buildable(light))
    spots = {option.spot for option in shown.options if option.kind == "construct"}
    if present(eye.layout.board).strip:  # their prices are above the marks
        assert {str(present(shown.court).board[present(spot)].price) for spot in spots} <= {
            *texts(scene)
        }
    boxes = present(eye.layout.board).spots
    assert len(drawn) == len(spots) > 0
    for mark in drawn:
        middle = mark.x + 50 * mark.scale, mark.y + 50 * mark.scale
        spots.remove(next(n for n, box in enumerate(boxes) if box.holds(*middle)))
    for activity in (Constructing(0), CollectingTax(("e5",), confirming=True)):
        assert of_sprite(overlay(shown, activity, eye, {}), marks.buildable(light)) == []


def test_knights_are_drawn_on_their_squares() -> None:
    shown, eye, _ = at_court(NOTHING)
    for option in (option for option in shown.options if option.kind == "tax"):
        _, _, scene = at_court(CollectingTax(option.squares, confirming=True))
        expected = {eye.layout.main.corner(square) for square in option.squares}
        assert corners(of_sprite(scene, figures.standing_knight(light))) == expected


def test_a_selected_building_shows_its_possible_squares() -> None:
    shown, eye, _ = at_court(NOTHING)
    realm = next(realm for realm in shown.kingdoms if shown.prompt.seat in realm.seats)
    option = next(option for option in shown.options if option.kind == "construct")
    _, _, scene = at_court(Constructing(present(option.spot)))
    towns = {eye.layout.main.corner(square) for square in realm.open_towns}
    assert corners(of_sprite(scene, marks.open_town(light))) == towns
    there = Constructing(present(option.spot), option.squares[0])
    for confirming, mark in ((False, marks.ghost), (True, marks.focus)):
        _, _, scene = at_court(replace(there, confirming=confirming))
        assert eye.layout.main.corner(option.squares[0]) in corners(of_sprite(scene, mark(light)))


def test_the_dragons_target_is_framed_and_no_town_is_offered() -> None:
    shown, _, _ = at_court(NOTHING)
    option = next(option for option in shown.options if option.kind == "burn")
    _, _, scene = at_court(Burning(present(option.spot), confirming=True))
    assert len(of_sprite(scene, marks.focus(light))) == 1
    assert of_sprite(scene, marks.open_town(light)) == []


def test_no_optional_action_is_offered_out_of_turn() -> None:
    shown, eye, _ = at_court(NOTHING)
    closed = replace(eye, choosing=False)
    for activity in considered(shown):
        scene = overlay(shown, activity, closed, {})
        for mark in (marks.tax, marks.open_town, marks.ghost):
            assert of_sprite(scene, mark(light)) == []
