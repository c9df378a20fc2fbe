"""The games that teach, the lessons of each in order, and how far somebody has come in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from browser.messages import say
from realmino.pieces.variants import COLOURS_OF, SEATS
from realmino.view import Realm, View
from table.match import PERSON, Match, Seat
from table.words import short_names, together

LEARNER: Final = SEATS[0]
"""The seat of whoever learns."""


class Lesson(NamedTuple):
    """A lesson: its name, the thing that it stands beside, and whether its moment has come.

    The thing is the ``next`` line, the domino in ``hand``, the ``places`` for it, the ``taxed``
    squares, the builders' ``board`` or the ``points``. The moment is asked for only where the
    learner is to choose.
    """

    name: str
    beside: str
    comes: Callable[[View], bool]


class Teaching(NamedTuple):
    """A game that teaches: its rules, the seed that deals the same to everybody, its lessons.

    ``game`` and ``options`` are the letters of the rules code. The learner chooses early.
    """

    game: str
    players: int
    options: str
    seed: str
    lessons: tuple[Lesson, ...]

    @property
    def code(self) -> str:
        """The rules code."""
        return f"{self.game}{self.players}{self.options}"


def _claims(view: View) -> bool:
    return view.prompt.kind == "claim"


def _places(view: View) -> bool:
    return view.prompt.kind == "place"


def _own(view: View) -> Realm:
    return next(realm for realm in view.kingdoms if LEARNER in realm.seats)


def _has_points(view: View) -> bool:
    """Whether the learner has points; whoever has none in the third round hears of them too."""
    return _own(view).sheet["total"] > 0 or view.round > 2


def _claims_by_order(view: View) -> bool:
    """Whether the kings have changed their order once already."""
    return _claims(view) and view.round > 1


def _may(kind: str, by_round: int) -> Callable[[View], bool]:
    """Whether that may be done now; whoever has come past a round hears of it too."""

    def comes(view: View) -> bool:
        is_late = view.round > by_round and _claims(view)
        return kind in view.prompt.optional or is_late

    return comes


FIRST_GAME: Final = (
    Lesson("choose", "next", _claims),
    Lesson("place", "hand", _places),
    Lesson("marks", "places", _places),
    Lesson("points", "points", _has_points),
    Lesson("order", "next", _claims_by_order),
)
COURT: Final = (
    Lesson("towns", "next", _claims),
    Lesson("tax", "taxed", _may("tax", 3)),
    Lesson("build", "board", _may("construct", 4)),
    Lesson("court", "board", _may("burn", 5)),
)
TEAM: Final = (
    Lesson("team", "next", _claims),
    Lesson("share", "points", _places),
)

TEACHINGS: Final = {
    teaching.game: teaching
    for teaching in (
        Teaching("K", 2, "", "lessons", FIRST_GAME),
        Teaching("Q", 2, "", "lessons", COURT),
        Teaching("W", 6, "t", "lessons 2", TEAM),
    )
}
"""The games that teach, by the letters of their games."""


class Course(NamedTuple):
    """How far somebody has come in ``lessons``: so many are ``seen``.

    The next one came after ``came`` moves, which is None while no lesson is shown.
    """

    lessons: tuple[Lesson, ...]
    seen: int = 0
    came: int | None = None

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is shown now."""
        return None if self.came is None else self.lessons[self.seen]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to learn."""
        return self.seen >= len(self.lessons)

    def understood(self) -> Course:
        """The lesson that is shown is over."""
        return self if self.came is None else Course(self.lessons, self.seen + 1)

    def at(self, view: View) -> Course:
        """The course once the table shows that view.

        A lesson stays until the learner has chosen; where a choice is taken back, it waits.
        """
        is_done = self.came is not None and view.number > self.came
        course = self.understood() if is_done else Course(self.lessons, self.seen)
        if course.is_over or view.prompt.seat != LEARNER:
            return course
        comes = course.lessons[course.seen].comes(view)
        return course._replace(came=view.number) if comes else course


def teaching_game(teaching: Teaching, name: str) -> Match:
    """The game that teaches, against Squires, for a person of that name ("" for none)."""
    colours = COLOURS_OF[teaching.game][: teaching.players]
    seats = tuple(
        Seat(colour, "" if place else name, "squire" if place else PERSON)
        for place, colour in enumerate(colours)
    )
    return Match.begin(seats, teaching.options, teaching.seed, False, teaching.game)


def teaching_of(match: Match) -> Teaching | None:
    """What a match teaches; None for any other game, also of the same people."""
    rules = match.game.rules
    teaching = TEACHINGS.get(rules.game)
    is_it = teaching and (teaching.code, teaching.seed) == (rules.code, match.seed)
    return teaching if is_it else None


def text_of(lesson: Lesson, view: View, match: Match) -> str:
    """The lesson in words."""
    partners = [seat for seat in _own(view).seats if seat != LEARNER]
    partner = together(short_names(match, partners))
    return say(f"teach-{lesson.name}", grid=view.grid, partner=partner)


def heading_of(course: Course, teaching: Teaching) -> str:
    """``Your first game: 2 of 5``."""
    return say(f"lesson-{teaching.game}", number=course.seen + 1, of=len(course.lessons))


def step_of(course: Course) -> str:
    """``2 of 5``."""
    return say("lesson-step", number=course.seen + 1, of=len(course.lessons))
