"""A first game that teaches: five lessons, each at its moment, and none in the way."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from lessons.bubbles import EDGE, GAP, Bubble, beside, land, needed, thing
from lessons.course import (
    LEARNER,
    LESSONS,
    Course,
    first_game,
    heading_of,
    is_first_game,
    step_of,
    text_of,
)
from lessons.locale.en import CATALOGUE
from realmino.view import Option, View
from table.device import Device
from table.layout import lay_out
from table.match import Match
from table.regions import Box, around
from tests.sessions import playing, think

WEB = Path(__file__).parent.parent / "web"
NAMES = ["choose", "place", "marks", "points", "order"]
STAGES = {
    "phone": ((360.0, 586.0), (336.0, 118.0)),
    "flat": ((516.0, 360.0), (208.0, 170.0)),
    "tablet": ((820.0, 1060.0), (336.0, 125.0)),
    "desk": ((1120.0, 785.0), (336.0, 125.0)),
}
"""The table's room on the screens of the house, and how large a bubble may be there."""


def choose(device: Device, by: Callable[[Option], int]) -> None:
    """The learner takes the choice of the highest value, and the Squire answers."""
    device.play(max(device.view.options, key=by).token)
    think(device)


def well(option: Option) -> int:
    """Plays for points."""
    return option.gain


def badly(option: Option) -> int:
    """Plays for as few points as there are."""
    return -option.gain


def seated() -> Device:
    """The learner at the table, asked for the first choice."""
    device = playing(first_game("Ada"))
    think(device)
    return device


def lessons_of(by: Callable[[Option], int]) -> list[tuple[str, View]]:
    """Every lesson that a whole game shows, with the view that it comes with."""
    device, course, shown = seated(), Course(), []
    while device.choosing:
        course = course.at(device.view)
        if course.lesson:
            shown.append((course.lesson.name, device.view))
        choose(device, by)
    assert device.view.outcome
    assert course.at(device.view).lesson is None
    return shown


def test_everybody_begins_with_the_same_game_against_a_squire() -> None:
    match = first_game("Ada")
    assert match.games == first_game("Ben").games
    assert [(seat.name, seat.kind) for seat in match.seats] == [("Ada", "person"), ("", "squire")]
    assert str(match.game.rules) == "K2"
    assert Match.parse(match.to_text()) == match
    assert is_first_game(match)
    assert not is_first_game(match.again("7"))


def test_whoever_learns_chooses_first() -> None:
    assert first_game("").game.state.to_act == 0
    assert seated().view.prompt.seat == LEARNER


@pytest.mark.parametrize("by", [well, badly])
def test_each_lesson_comes_once_at_its_moment(by: Callable[[Option], int]) -> None:
    shown = lessons_of(by)
    assert [name for name, _ in shown] == NAMES
    kinds = {name: view.prompt.kind for name, view in shown}
    assert kinds["choose"] == kinds["order"] == "claim"
    assert kinds["place"] == kinds["marks"] == "place"
    assert max(view.round for _, view in shown) <= 4


def test_points_are_told_of_with_the_first_of_them() -> None:
    [view] = [view for name, view in lessons_of(well) if name == "points"]
    assert view.kingdoms[0].sheet["total"] > 0
    assert view.round == 1


def test_a_lesson_that_is_understood_goes_and_the_next_one_waits_for_its_moment() -> None:
    device = seated()
    course = Course().at(device.view).understood().at(device.view)
    assert (course.seen, course.lesson) == (1, None)
    while device.view.prompt.kind != "place":
        choose(device, well)
    assert course.at(device.view).lesson == LESSONS[1]


def test_a_lesson_waits_where_the_choice_before_it_is_taken_back() -> None:
    device = seated()
    course = Course().at(device.view)
    while device.view.prompt.kind != "place":
        choose(device, well)
        course = course.at(device.view)
    later = device.view
    assert course.lesson == LESSONS[1]
    before = seated().view
    assert course.at(before) == Course(1)
    assert course.at(before).at(later) == course


def test_nothing_is_said_while_the_squire_chooses() -> None:
    device = seated()
    choose_first = device.view.options[0].token
    device.play(choose_first)
    assert device.view.prompt.seat != LEARNER
    assert Course().at(device.view) == Course()


# Where it stands


def area(one: Box, other: Box) -> float:
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


@pytest.mark.parametrize(("stage", "size"), STAGES.values(), ids=STAGES)
def test_a_bubble_leaves_in_sight_what_the_choice_needs(
    stage: tuple[float, float], size: tuple[float, float]
) -> None:
    for lesson, (name, view) in zip(LESSONS, lessons_of(well), strict=True):
        layout = lay_out(view, LEARNER, *stage)
        boxes = needed(view, layout)
        own_land = land(view, layout)
        at = beside(thing(lesson, view, layout), size, Box(0, 0, *stage), boxes, own_land)
        own = Box(at.x, at.y, *size)
        assert area(own, Box(0, 0, *stage)) == pytest.approx(size[0] * size[1]), name
        hidden = {box: area(own, box) / (box.w * box.h) for box in boxes}
        # On a phone on its side a corner of one place may lie below it.
        assert all(share < 0.5 for share in hidden.values()), (name, at, hidden)
        assert sum(hidden.values()) < (0.5 if stage[1] < 400 else 0.01), (name, at, hidden)


ROOM = Box(0, 0, 1000, 800)
SMALL = 200.0, 100.0


def test_a_bubble_stands_below_its_thing_and_points_at_it() -> None:
    assert beside(Box(400, 100, 80, 40), SMALL, ROOM, []) == Bubble(340, 140 + GAP, "below", 100)


@pytest.mark.parametrize(
    ("box", "in_sight", "expected"),
    [
        (Box(400, 700, 80, 40), [], Bubble(340, 700 - GAP - 100, "above", 100)),
        (Box(10, 100, 40, 40), [], Bubble(EDGE, 140 + GAP, "below", 24)),
        (Box(300, 20, 80, 700), [], Bubble(380 + GAP, 320, "right", 50)),
        (Box(700, 20, 280, 700), [], Bubble(700 - GAP - 200, 320, "left", 50)),
        (
            Box(400, 300, 200, 200),
            [Box(0, 200, 1000, 600), Box(250, 0, 500, 800)],
            Bubble(EDGE, EDGE),
        ),
    ],
    ids=["above", "at the edge", "right", "left", "in a corner"],
)
def test_it_goes_where_there_is_room(box: Box, in_sight: list[Box], expected: Bubble) -> None:
    assert beside(box, SMALL, ROOM, in_sight) == expected


def test_of_places_that_hide_nothing_needed_it_takes_the_one_that_shows_the_land() -> None:
    box = Box(400, 100, 80, 40)
    liked = [Box(400, 200, 80, 80)]
    assert beside(box, SMALL, ROOM, [], liked) == Bubble(480 + GAP, 70, "right", 50)
    assert beside(box, SMALL, ROOM, [Box(500, 0, 500, 800)], liked).side == "left"


def test_what_holds_all_boxes() -> None:
    assert around([Box(10, 20, 5, 5), Box(0, 40, 2, 10)]) == Box(0, 20, 15, 30)


# What it says


def test_every_lesson_has_its_words_and_none_is_left_over() -> None:
    view = seated().view
    told = [text_of(lesson, view) for lesson in LESSONS]
    assert "5 squares" in told[2]
    steps = [f"{number} of 5" for number in range(1, 6)]
    assert [step_of(lesson) for lesson in LESSONS] == steps
    headings = [heading_of(lesson) for lesson in LESSONS]
    assert headings == [f"Your first game: {step}" for step in steps]
    files = [*WEB.glob("lessons/*.py"), *WEB.glob("browser/lessons_*.py")]
    said = {
        part.args[0].value
        for path in files
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(part, ast.Call) and ast.unparse(part.func).endswith("say")
        if isinstance(part.args[0], ast.Constant)
    }
    assert {*CATALOGUE} == said | {f"teach-{lesson.name}" for lesson in LESSONS}
