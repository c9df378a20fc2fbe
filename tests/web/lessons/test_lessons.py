"""Games with seven, five or two lessons, each at the right moment and out of the way."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from browser.messages import say
from lessons.bubbles import EDGE, GAP, Bubble, best_place, needed_boxes, thing, useful_boxes
from lessons.course import (
    COURT,
    FIRST_GAME,
    LEARNER,
    LESSON_GAMES,
    Course,
    find_lesson_game,
    lesson_heading,
    lesson_match,
    lesson_step,
    lesson_text,
)
from more.en import CATALOGUE
from realmino.view import Option, View
from table.model.match import Match
from table.picture.layout import lay_out
from table.picture.regions import Box, smallest_box
from table.play.intents import Choose
from table.wording import words
from tests.web.fixtures import ObservedApp, begun, keys_said
from tests.web.sessions import playing, think

WEB = Path(__file__).parents[3] / "web"
NAMES = {
    "K": ["goal", "choose", "kings", "place", "marks", "points", "order"],
    "Q": ["towns", "tax", "build", "queen", "dragon"],
    "W": ["team", "share"],
}
STAGES = {
    "phone": ((360.0, 586.0), (336.0, 118.0)),
    "flat": ((516.0, 360.0), (208.0, 170.0)),
    "tablet": ((820.0, 1060.0), (336.0, 125.0)),
    "desk": ((1120.0, 785.0), (336.0, 125.0)),
}
"""The size of the table and of the largest bubble on some screens."""


def choose(device: ObservedApp, by: Callable[[Option], int]) -> None:
    """Takes the learner's option with the highest value, and lets the Squires move."""
    device.handle(Choose(max(device.view.options, key=by).token))
    think(device)


ACTIONS = ["tax", "construct"]


def plays_well(option: Option) -> int:
    """A value for playing for points, with every knight and building."""
    return option.gain + 100 * (option.kind in ACTIONS)


def plays_badly(option: Option) -> int:
    """A value for avoiding points, knights, buildings and the Dragon."""
    return -option.gain - 100 * (option.kind in [*ACTIONS, "burn"])


def seated(letter: str = "K") -> ObservedApp:
    """The learner at the table, before the first choice."""
    device = playing(lesson_match(LESSON_GAMES[letter], "Ada"))
    think(device)
    return device


def lessons_of(by: Callable[[Option], int], letter: str = "K") -> list[tuple[str, View]]:
    """Every lesson of a game, each closed by its button, with its view."""
    device, course, shown = seated(letter), Course(LESSON_GAMES[letter].lessons), []
    while device.choosing and not course.is_over:
        course = course.at(device.view)
        while course.lesson:
            shown.append((course.lesson.name, device.view))
            course = course.advanced().at(device.view)
        choose(device, by)
    assert course.at(device.view).lesson is None
    return shown


@pytest.mark.parametrize(("letter", "code"), [("K", "K2"), ("Q", "Q2"), ("W", "W6t")])
def test_the_lesson_game_is_the_same_for_all_and_against_squires(letter: str, code: str) -> None:
    game = LESSON_GAMES[letter]
    match = lesson_match(game, "Ada")
    assert match.games == lesson_match(game, "Ben").games
    assert [seat.kind for seat in match.seats] == ["person", *["squire"] * (int(code[1]) - 1)]
    assert [seat.name for seat in match.seats if seat.name] == ["Ada"]
    assert str(match.game.rules) == code
    assert Match.parse(match.to_text()) == match
    assert find_lesson_game(match) is game
    assert find_lesson_game(match.with_new_seed("7")) is None


def test_a_game_with_the_same_seed_but_other_rules_has_no_lessons() -> None:
    seats = lesson_match(LESSON_GAMES["K"], "").seats
    assert find_lesson_game(Match.begin(seats, "d", LESSON_GAMES["K"].seed, False)) is None


@pytest.mark.parametrize("letter", [*"KQW"])
def test_the_learner_chooses_first(letter: str) -> None:
    match = lesson_match(LESSON_GAMES[letter], "")
    assert match.game.state.to_act == 0
    assert seated(letter).view.prompt.seat == LEARNER


@pytest.mark.parametrize("letter", [*"KQW"])
@pytest.mark.parametrize("by", [plays_well, plays_badly])
def test_each_lesson_appears_once_and_early(by: Callable[[Option], int], letter: str) -> None:
    shown = lessons_of(by, letter)
    assert [name for name, _ in shown] == NAMES[letter]
    assert max(view.round for _, view in shown) <= (6 if letter == "Q" else 4)


@pytest.mark.parametrize("by", [plays_well, plays_badly])
def test_the_first_game_teaches_the_current_choice(by: Callable[[Option], int]) -> None:
    kinds = {name: view.prompt.kind for name, view in lessons_of(by)}
    assert kinds["choose"] == kinds["kings"] == kinds["order"] == "claim"
    assert kinds["place"] == kinds["marks"] == "place"


def test_the_lesson_on_points_appears_with_the_first_points() -> None:
    [view] = [view for name, view in lessons_of(plays_well) if name == "points"]
    assert view.kingdoms[0].sheet["total"] > 0
    assert view.round == 1


def test_lessons_on_the_court_appear_when_knights_and_buildings_are_available() -> None:
    views = dict(lessons_of(plays_well, "Q"))
    assert views["towns"].round == 0
    assert "tax" in views["tax"].prompt.optional
    assert "construct" in views["build"].prompt.optional
    assert views["build"].round <= 2


def test_the_lesson_on_teams_names_the_partner() -> None:
    match = lesson_match(LESSON_GAMES["W"], "Ada")
    [partner] = [match.seat(seat) for seat in match.partners(LEARNER) if seat != LEARNER]
    device = seated("W")
    texts = [lesson_text(lesson, device.view, match) for lesson in LESSON_GAMES["W"].lessons]
    assert all("Marlow" in text for text in texts)
    assert partner.colour == "blue"
    assert "7 squares" in texts[1]


def test_a_finished_lesson_closes() -> None:
    device = seated()
    course = Course(FIRST_GAME, 1).at(device.view).advanced().at(device.view)
    assert (course.seen, course.lesson) == (2, None)
    choose(device, plays_well)
    assert course.at(device.view).lesson == FIRST_GAME[2]


def test_a_learner_who_chooses_at_once_needs_no_lesson_on_choosing() -> None:
    device = seated()
    course = Course(FIRST_GAME).at(device.view)
    assert course.lesson == FIRST_GAME[0]
    choose(device, plays_well)
    course = course.at(device.view)
    assert course.lesson
    assert course.lesson.name == "kings"


def test_a_lesson_waits_if_the_choice_before_it_is_undone() -> None:
    device = seated()
    course = Course(FIRST_GAME).at(device.view)
    while device.view.prompt.kind != "place":
        choose(device, plays_well)
        course = course.at(device.view)
    later = device.view
    assert course.lesson == FIRST_GAME[3]
    before = seated().view
    assert course.at(before) == Course(FIRST_GAME, 3)
    assert course.at(before).at(later) == course


def test_a_resumed_game_shows_its_lesson_again() -> None:
    device = seated("Q")
    course = Course(COURT).at(device.view)
    while device.view.prompt.kind != "place":
        choose(device, plays_well)
        course = course.at(device.view)
    choose(device, plays_well)
    course = course.at(device.view)
    assert course.lesson == COURT[1]
    assert Course(COURT, course.seen).at(device.view) == course


def test_no_lesson_appears_while_a_squire_chooses() -> None:
    device = seated()
    choose_first = device.view.options[0].token
    device.handle(Choose(choose_first))
    assert device.view.prompt.seat != LEARNER
    assert Course(FIRST_GAME).at(device.view) == Course(FIRST_GAME)


# The place of the bubble


def area(one: Box, other: Box) -> float:
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


@pytest.mark.parametrize("letter", [*"KQW"])
@pytest.mark.parametrize(("stage", "size"), STAGES.values(), ids=STAGES)
def test_a_bubble_does_not_cover_what_the_choice_needs(
    stage: tuple[float, float], size: tuple[float, float], letter: str
) -> None:
    lessons = LESSON_GAMES[letter].lessons
    for lesson, (name, view) in zip(lessons, lessons_of(plays_well, letter), strict=True):
        layout = lay_out(view, LEARNER, *stage)
        boxes = needed_boxes(view, layout)
        useful = useful_boxes(view, layout)
        at = best_place(thing(lesson, view, layout), size, Box(0, 0, *stage), boxes, useful)
        own = Box(at.x, at.y, *size)
        assert area(own, Box(0, 0, *stage)) == pytest.approx(size[0] * size[1]), name
        domino = [slot.card for slot in layout.line if slot.domino == view.prompt.domino]
        if view.prompt.kind == "place":
            assert not any(area(own, card) for card in domino), name
        subject = thing(lesson, view, layout)
        assert lesson.beside == "places" or area(own, subject) < 1, name
        hidden = {box: area(own, box) / (box.w * box.h) for box in boxes}
        # On a phone in landscape it may cover a corner of one place.
        assert all(share < 0.5 for share in hidden.values()), (name, at, hidden)
        assert sum(hidden.values()) < (0.5 if stage[1] < 400 else 0.01), (name, at, hidden)


@pytest.mark.parametrize("stage", [stage for stage, _ in STAGES.values()], ids=STAGES)
def test_bubbles_of_a_court_are_beside_its_board_and_squares(
    stage: tuple[float, float],
) -> None:
    views = dict(lessons_of(plays_well, "Q"))
    _, tax, build, *_ = COURT
    layout = lay_out(views["build"], LEARNER, *stage)
    assert layout.board
    assert thing(build, views["build"], layout) == layout.board.box
    layout = lay_out(views["tax"], LEARNER, *stage)
    taxed = thing(tax, views["tax"], layout)
    assert area(taxed, layout.main.box) == pytest.approx(taxed.w * taxed.h)


ROOM = Box(0, 0, 1000, 800)
SMALL = 200.0, 100.0


def test_a_bubble_is_below_its_subject_and_points_at_it() -> None:
    assert best_place(Box(400, 100, 80, 40), SMALL, ROOM, []) == Bubble(
        340, 140 + GAP, "below", 100
    )


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
def test_a_bubble_moves_to_free_space(box: Box, in_sight: list[Box], expected: Bubble) -> None:
    assert best_place(box, SMALL, ROOM, in_sight) == expected


def test_a_bubble_prefers_a_place_that_leaves_the_land_visible() -> None:
    box = Box(400, 100, 80, 40)
    useful = [Box(400, 200, 80, 80)]
    assert best_place(box, SMALL, ROOM, [], useful) == Bubble(480 + GAP, 70, "right", 50)
    assert best_place(box, SMALL, ROOM, [Box(500, 0, 500, 800)], useful).side == "left"


def test_bounds_of_several_boxes() -> None:
    assert smallest_box([Box(10, 20, 5, 5), Box(0, 40, 2, 10)]) == Box(0, 20, 15, 30)


# Words


def test_messages_of_the_lessons_exist_and_are_used() -> None:
    view, match = seated().view, seated().match
    texts = {lesson.name: lesson_text(lesson, view, match) for lesson in FIRST_GAME}
    assert "5\u00a0×\u00a05" in texts["marks"]
    courses = [Course(FIRST_GAME, seen) for seen in range(7)]
    steps = [f"{number} of 7" for number in range(1, 8)]
    assert [lesson_step(course) for course in courses] == steps
    headings = [lesson_heading(course, LESSON_GAMES["K"]) for course in courses]
    assert headings == [f"Your first game: {step}" for step in steps]
    used = keys_said("lessons")
    lessons = [lesson for game in LESSON_GAMES.values() for lesson in game.lessons]
    by_name = {f"teach-{lesson.name}" for lesson in lessons} | {f"lesson-{game}" for game in "KQW"}
    by_name.add("teach-choose-touch")
    assert {key for key in CATALOGUE if key.startswith(("teach-", "lesson-"))} == used | by_name


def test_a_match_knows_whether_it_has_lessons() -> None:
    assert all(lesson_match(game, "").has_lessons for game in LESSON_GAMES.values())
    assert not begun("K2").has_lessons


def test_each_lesson_leads_to_the_next() -> None:
    matches = {letter: lesson_match(game, "") for letter, game in LESSON_GAMES.items()}
    following = {letter: match.next_lesson for letter, match in matches.items()}
    assert following == {"K": "Q", "Q": "W", "W": ""}
    assert replace(matches["K"], seed="another").next_lesson == ""


def test_touch_asks_to_confirm_a_choice() -> None:
    view, match = seated().view, seated().match
    mouse, finger = (lesson_text(FIRST_GAME[1], view, match, touch) for touch in (False, True))
    assert "click one" in mouse
    assert f"then tap {say('button-claim')}" in finger


def test_the_second_king_has_its_own_lesson_and_prompt() -> None:
    [first, second] = [view for name, view in lessons_of(plays_well) if name in ("choose", "kings")]
    match = seated().match
    assert words.turn(first, match) == "Choose your first domino"
    assert words.turn(second, match) == "Choose your second domino"
