"""The lesson games with their lessons in order, and a learner's progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from browser.messages import say
from realmino.pieces.variants import COLOURS_OF, SEATS
from realmino.view import Realm, View
from table.model.match import LESSONS, PERSON, TEAM_LESSONS, Match, Seat
from table.wording.words import joined_names, short_names

LEARNER: Final = SEATS[0]
"""The learner's seat."""


class Lesson(NamedTuple):
    """A lesson, shown in a bubble beside a thing on the table."""

    name: str
    beside: str
    """The ``next`` line, the domino in ``hand``, the ``places`` for it, the ``taxed`` squares, the
    builders' ``board``, or the ``points``."""
    is_due: Callable[[View], bool]
    """Whether to show it when the learner has a choice."""
    is_late: Callable[[View], bool] = lambda _: False
    """Whether to skip it because the learner has managed without it."""


class LessonGame(NamedTuple):
    """A game with lessons."""

    game: str
    """The game's letter in the rules code."""
    players: int
    options: str
    """The variants' letters in the rules code."""
    seed: str
    """Gives every learner the same deal, with an early choice in the first round."""
    lessons: tuple[Lesson, ...]

    @property
    def code(self) -> str:
        """The rules code."""
        return f"{self.game}{self.players}{self.options}"


def _claims(view: View) -> bool:
    return view.prompt.kind == "claim"


def _places(view: View) -> bool:
    return view.prompt.kind == "place"


def _learners_realm(view: View) -> Realm:
    return next(realm for realm in view.kingdoms if LEARNER in realm.seats)


def _has_points(view: View) -> bool:
    """Whether the learner has points, or it is the third round."""
    return _learners_realm(view).sheet["total"] > 0 or view.round > 2


def _claims_by_order(view: View) -> bool:
    """Whether the learner claims after the order has changed."""
    return _claims(view) and view.round > 1


def _may(kind: str, by_round: int) -> Callable[[View], bool]:
    """A check whether an action is possible now, or the learner claims after round ``by_round``."""

    def is_due(view: View) -> bool:
        is_late = view.round > by_round and _claims(view)
        return kind in view.prompt.optional or is_late

    return is_due


def _claims_for_second_king(view: View) -> bool:
    """Whether the learner claims again, with a king already on the next line."""
    return _claims(view) and any(face.king == LEARNER for face in view.next)


FIRST_GAME: Final = (
    Lesson("goal", "points", _claims),
    Lesson("choose", "next", _claims, is_late=_claims_for_second_king),
    Lesson("kings", "next", _claims_for_second_king),
    Lesson("place", "hand", _places),
    Lesson("marks", "places", _places),
    Lesson("points", "points", _has_points),
    Lesson("order", "next", _claims_by_order),
)
COURT: Final = (
    Lesson("towns", "next", _claims),
    Lesson("tax", "taxed", _may("tax", 3)),
    Lesson("build", "board", _may("construct", 4)),
    Lesson("queen", "board", _may("burn", 5)),
    Lesson("dragon", "board", _may("burn", 5)),
)
TEAM: Final = (
    Lesson("team", "next", _claims),
    Lesson("share", "points", _places),
)

LESSON_GAMES: Final = {
    game.game: game
    for game in (
        LessonGame("K", 2, "", LESSONS, FIRST_GAME),
        LessonGame("Q", 2, "", LESSONS, COURT),
        LessonGame("W", 6, "t", TEAM_LESSONS, TEAM),
    )
}
"""The lesson games, by their games' letters."""


class Course(NamedTuple):
    """A learner's progress through lessons."""

    lessons: tuple[Lesson, ...]
    seen: int = 0
    """The number of completed lessons."""
    shown_at: int | None = None
    """The move at which the current lesson appeared; None if no lesson is shown."""

    @property
    def lesson(self) -> Lesson | None:
        """The current lesson."""
        return None if self.shown_at is None else self.lessons[self.seen]

    @property
    def is_over(self) -> bool:
        """Whether no lesson is left."""
        return self.seen >= len(self.lessons)

    def advanced(self) -> Course:
        """The course after the current lesson."""
        return self if self.shown_at is None else Course(self.lessons, self.seen + 1)

    def at(self, view: View) -> Course:
        """The course for the table's view.

        A lesson stays until the learner has chosen, and reappears after an undo.
        """
        is_done = self.shown_at is not None and view.number > self.shown_at
        course = self.advanced() if is_done else Course(self.lessons, self.seen)
        while not course.is_over and course.lessons[course.seen].is_late(view):
            course = course._replace(seen=course.seen + 1)
        if course.is_over or view.prompt.seat != LEARNER:
            return course
        is_due = course.lessons[course.seen].is_due(view)
        return course._replace(shown_at=view.number) if is_due else course


def lesson_match(game: LessonGame, name: str) -> Match:
    """A lesson game against Squires, for a person with this name ("" for none)."""
    colours = COLOURS_OF[game.game][: game.players]
    seats = tuple(
        Seat(colour, "" if index else name, "squire" if index else PERSON)
        for index, colour in enumerate(colours)
    )
    return Match.begin(seats, game.options, game.seed, False, game.game)


def find_lesson_game(match: Match) -> LessonGame | None:
    """A match's lesson game; None if it has no lessons."""
    rules = match.game.rules
    game = LESSON_GAMES.get(rules.game)
    is_it = game and (game.code, game.seed) == (rules.code, match.seed)
    return game if is_it else None


def lesson_text(lesson: Lesson, view: View, match: Match, touch: bool = False) -> str:
    """A lesson's text; ``touch`` is for touch screens, where a button confirms choices."""
    partners = [seat for seat in _learners_realm(view).seats if seat != LEARNER]
    partner = joined_names(short_names(match, partners))
    name = "choose-touch" if touch and lesson.name == "choose" else lesson.name
    return say(f"teach-{name}", grid=view.grid, partner=partner)


def lesson_heading(course: Course, game: LessonGame) -> str:
    """The heading: ``Your first game: 2 of 5``."""
    return say(f"lesson-{game.game}", number=course.seen + 1, of=len(course.lessons))


def lesson_step(course: Course) -> str:
    """The lesson's number: ``2 of 5``."""
    return say("lesson-step", number=course.seen + 1, of=len(course.lessons))
