"""Movement: it goes from the old places to the new ones, and moves nothing else."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmino import Phase
from realmino.drawing.shapes import Group, Path, Scene, rect
from realmino.drawing.theme import light
from realmino.view import Option, view
from table.picture.motion import ease, has_moved, scene_at
from table.picture.scene import table_scene
from tests.present import present
from tests.tables import first, whole_game
from tests.web.drivers import Hands, by_clicking, by_dragging, by_keys, by_list, by_tapping
from tests.web.fixtures import ObservedApp, look, match_with, moment, placing_unequal, square, table

DOT = Path(rect(0, 0, 1, 1), fill="#000000")


def piece(key: str, x: float, y: float = 0, scale: float = 1) -> Group:
    return Group((DOT,), x=x, y=y, scale=scale, key=key)


def places(scene: Scene) -> Counter[tuple[str, float, float]]:
    return Counter(
        (group.key, group.x, group.y) for group in scene if isinstance(group, Group) and group.key
    )


def pieces(scene: Scene) -> list[Group]:
    return [shape for shape in scene if isinstance(shape, Group)]


def keys(scene: Scene) -> Counter[str]:
    return Counter(group.key for group in scene if isinstance(group, Group) and group.key)


def boards(code: str) -> list[Scene]:
    """The board after every third move of a game."""
    game = whole_game(code)
    match = match_with(game)
    shown = [view(game.at(number)) for number in range(2, game.number, 3)]
    return [table_scene(seen, look(match, seen)) for seen in shown]


def test_a_movement_starts_and_ends_softly() -> None:
    assert (ease(0), ease(0.5), ease(1)) == (0, 0.5, 1)
    assert all(ease(a / 100) < ease((a + 1) / 100) for a in range(100))
    assert ease(0.02) < 0.02


def test_a_piece_glides_from_where_it_was() -> None:
    before, after = (piece("a", 0, 10, 1),), (piece("a", 100, 30, 3),)
    assert scene_at(before, after, 0) == before
    assert scene_at(before, after, 0.5) == (piece("a", 50, 20, 2),)
    assert scene_at(before, after, 1) == scene_at(before, after, 1.7) == after
    assert scene_at(before, after, -1) == before


def test_what_is_new_fades_in_and_what_is_gone_is_gone() -> None:
    before, after = (piece("old", 0),), (piece("new", 5),)
    assert scene_at(before, after, 0) == (piece("new", 5)._replace(alpha=0),)
    assert scene_at(before, after, 0.5) == (piece("new", 5)._replace(alpha=0.5),)
    assert scene_at(before, after, 1) == after


def test_shapes_without_a_key_appear_at_once() -> None:
    after = (DOT, Group((DOT,), x=9), piece("a", 1))
    assert scene_at((piece("a", 0),), after, 0.3)[:2] == after[:2]


def test_a_king_that_stays_does_not_move() -> None:
    before = (piece("king:a", 0), piece("king:a", 10))
    for after in (
        (piece("king:a", 10), piece("king:a", 90)),
        (piece("king:a", 90), piece("king:a", 10)),
    ):
        for time in (0, 0.25, 0.5, 0.99):
            columns = sorted(group.x for group in pieces(scene_at(before, after, time)))
            assert columns == sorted([10, ease(time) * 90])


def test_more_or_fewer_of_the_same_kind() -> None:
    two = (piece("king:a", 0), piece("king:a", 10))
    three = (*two, piece("king:a", 50))
    assert keys(scene_at(two, three, 0.5)) == keys(three)
    assert {group.x: group.alpha for group in pieces(scene_at(two, three, 0.5))} == {
        0: 1,
        10: 1,
        50: 0.5,
    }
    assert scene_at(three, two, 0.5) == two


def test_moving_pieces_are_above_still_ones() -> None:
    before = (piece("a", 0), piece("b", 10))
    after = (piece("a", 50), piece("b", 10))
    assert [group.key for group in pieces(scene_at(before, after, 0.5))] == ["b", "a"]


def test_a_placed_domino_comes_from_its_line() -> None:
    game = first(whole_game("K4"), lambda state: state.round == 5 and state.phase == Phase.ADD)
    before, after = (view(moment) for moment in (game, game.redo()))
    assert before.prompt.kind == "place"
    key, match = f"domino:{before.prompt.domino}", match_with(game)
    old, new = (table_scene(seen, look(match, seen)) for seen in (before, after))
    start = scene_at(old, new, 0)
    assert [place for place in places(old) if place[0] == key] == [
        place for place in places(start) if place[0] == key
    ]
    assert pieces(start)[-1].key == key, "above everything else"


def middle(domino: Group, option: Option) -> tuple[float, float]:
    """The middle of a domino placed by an option."""
    upright = option.squares[0][0] == option.squares[1][0]
    side = domino.scale * 50
    return domino.x + side * (1 if upright else 2), domino.y + side * (2 if upright else 1)


def between_squares(app: ObservedApp, option: Option) -> tuple[float, float]:
    (left, top), (right, bottom) = (square(app, name) for name in option.squares)
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize(
    "hands", [by_dragging, by_clicking, by_tapping, by_keys], ids=lambda it: it.__name__
)
@pytest.mark.parametrize("upright", [True, False])
def test_a_domino_settles_from_where_it_was_dropped(hands: Hands, upright: bool) -> None:
    """It does not jump back into its line: it starts large over its squares, and shrinks."""
    app = table(moment("K3", placing_unequal))
    frame = app.layout.main.window
    option = next(
        option
        for option in app.view.options
        if (option.squares[0][0] == option.squares[1][0]) == upright
        if all(frame.shows(name) for name in option.squares)  # otherwise the ground moves too
    )
    key, place = f"domino:{app.view.prompt.domino}", between_squares(app, option)
    before = app.display.scene(light)
    hands(app, option)
    after, begun = app.display.scene(light), (present(app.display.take_dropped()), *before)
    start, half, end = (
        next(shape for shape in pieces(scene_at(begun, after, time)) if shape.key == key)
        for time in (0, 0.5, 1)
    )
    for domino in (start, half, end):
        assert middle(domino, option) == pytest.approx(place)
    assert start.scale > half.scale > end.scale > start.scale * 0.9


def test_a_domino_not_shown_on_its_place_comes_from_its_line() -> None:
    app = table(moment("K3", placing_unequal))
    by_list(app, app.view.options[0])
    assert app.display.take_dropped() is None


@pytest.mark.parametrize("code", ["K2dhm", "K4", "Q2", "W8t"])
def test_every_move_of_a_game_can_be_followed(code: str) -> None:
    for before, after in pairwise(boards(code)):
        assert scene_at(before, after, 1) is after
        for time in (0, 0.4):
            now = scene_at(before, after, time)
            assert keys(now) == keys(after)
            assert len(now) == len(after)
        start = places(scene_at(before, after, 0))
        from_before = places(before) & start
        # The ground itself may grow, but then it doesn't glide.
        known = {key for key in keys(before) & keys(after) if not key.startswith("plot:")}
        assert known
        for key in known:
            shared = min(keys(before)[key], keys(after)[key])
            assert sum(n for (its, *_), n in from_before.items() if its == key) >= shared
        assert scene_at(after, after, 0.5) == after


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 5)), max_size=6, unique=True),
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 5)), max_size=6, unique=True),
    st.floats(0, 0.999),
)
def test_pieces_neither_appear_nor_vanish_on_the_way(
    before: list[tuple[str, int]], after: list[tuple[str, int]], time: float
) -> None:
    then, now = (tuple(piece(*placed) for placed in scene) for scene in (before, after))
    drawn = scene_at(then, now, time)
    assert keys(drawn) == keys(now)
    staying = set(before) & set(after)
    assert staying <= {(group.key, group.x) for group in pieces(drawn)}
    assert all(0 <= group.alpha <= 1 for group in drawn)
    if set(before) == set(after):
        assert {(group.key, group.x) for group in pieces(drawn)} == set(after)


def test_a_colour_change_is_not_a_movement() -> None:
    assert not has_moved(piece("a", 1), piece("a", 1)._replace(alpha=0.5, shapes=()))
    for other in (piece("a", 2), piece("a", 1, 1), piece("a", 1, 0, 2)):
        assert has_moved(piece("a", 1), other)
