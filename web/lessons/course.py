"""The first game, its lessons in their order, and how far somebody has come in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from lessons import words
from realmino.rules.variants import COLOURS_OF, SEATS
from realmino.view import View
from table.match import PERSON, Match, Seat

SEED: Final = "lessons"
"""Deals the first game, in which the learner chooses first, the same to everybody."""

LEARNER: Final = SEATS[0]
"""The seat of whoever learns."""


class Lesson(NamedTuple):
    """A lesson: its name, the thing that it stands beside, and whether its moment has come.

    The thing is the ``next`` line, the domino in ``hand``, the ``places`` for it or the ``points``.
    The moment is asked for only where the learner is to choose.
    """

    name: str
    beside: str
    comes: Callable[[View], bool]


def _claims(view: View) -> bool:
    return view.prompt.kind == "claim"


def _places(view: View) -> bool:
    return view.prompt.kind == "place"


def _has_points(view: View) -> bool:
    """Whether the learner has points; whoever has none in the third round hears of them too."""
    own = next(realm for realm in view.kingdoms if LEARNER in realm.seats)
    return own.sheet["total"] > 0 or view.round > 2


def _claims_by_order(view: View) -> bool:
    """Whether the kings have changed their order once already."""
    return _claims(view) and view.round > 1


LESSONS: Final = (
    Lesson("choose", "next", _claims),
    Lesson("place", "hand", _places),
    Lesson("marks", "places", _places),
    Lesson("points", "points", _has_points),
    Lesson("order", "next", _claims_by_order),
)


class Course(NamedTuple):
    """How far somebody has come: ``seen`` lessons are over, the next one came after ``came`` moves.

    ``came`` is None while no lesson is shown.
    """

    seen: int = 0
    came: int | None = None

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is shown now."""
        return None if self.came is None else LESSONS[self.seen]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to learn."""
        return self.seen == len(LESSONS)

    def understood(self) -> Course:
        """The lesson that is shown is over."""
        return self if self.came is None else Course(self.seen + 1)

    def at(self, view: View) -> Course:
        """The course once the table shows that view.

        A lesson stays until the learner has chosen; where a choice is taken back, it waits.
        """
        is_done = self.came is not None and view.number > self.came
        course = self.understood() if is_done else Course(self.seen)
        if course.is_over or view.prompt.seat != LEARNER:
            return course
        comes = LESSONS[course.seen].comes(view)
        return Course(course.seen, view.number) if comes else course


def first_game(name: str) -> Match:
    """A game of two against a Squire, for a person of that name ("" for none)."""
    kinds = ((name, PERSON), ("", "squire"))
    seats = tuple(
        Seat(colour, typed, kind)
        for colour, (typed, kind) in zip(COLOURS_OF["K"], kinds, strict=False)
    )
    return Match.begin(seats, "", SEED, False)


def is_first_game(match: Match) -> bool:
    """Whether it is the game that teaches, and no other one of the same people."""
    return match.seed == SEED


def text_of(lesson: Lesson, view: View) -> str:
    """The lesson in words."""
    return words.say(f"teach-{lesson.name}", grid=view.grid)


def heading_of(lesson: Lesson) -> str:
    """``Your first game: 2 of 5``."""
    return words.say("lesson", number=LESSONS.index(lesson) + 1, of=len(LESSONS))


def step_of(lesson: Lesson) -> str:
    """``2 of 5``."""
    return words.say("lesson-step", number=LESSONS.index(lesson) + 1, of=len(LESSONS))
