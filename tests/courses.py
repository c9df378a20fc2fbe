"""Courses of matches, and people and bots who play them on."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from table.course import Course
from table.effects import AskBot, Effect, LogLine
from table.match import Match
from table.settings import Settings
from tests.people import answer_to

T = TypeVar("T")

SILENT = Settings()
ASKING = Settings(handover=True)


def course(match: Match, settings: Settings = SILENT, paused: bool = False) -> Course:
    """The course of a match."""
    return Course(match, settings, paused)


def effects(course: Course) -> list[Effect]:
    """What is to be done besides, once."""
    told, course.effects = course.effects, []
    return told


def of_kind(kind: type[T], told: list[Effect]) -> list[T]:
    """Those of one kind."""
    return [effect for effect in told if isinstance(effect, kind)]


def record(course: Course) -> str:
    """The record of the game as far as it has come."""
    return str(course.match.game)


def think(course: Course) -> list[Effect]:
    """The bots' turns, until a person is to choose."""
    told: list[Effect] = []
    while new := effects(course):
        told += new
        for asked in of_kind(AskBot, new):
            course.answer(asked, answer_to(asked))
    return told


def choose(course: Course, random: Random | None = None) -> str:
    """A person's choice: any, or the first."""
    options = course.view.options
    token = (random.choice(options) if random else options[0]).token
    course.play(token)
    return token


def play_until(course: Course, holds: Callable[[Course], object]) -> None:
    """People and bots play on until something holds."""
    random = Random(3)
    think(course)
    while not holds(course):
        assert course.choosing
        choose(course, random)
        think(course)


def log_of(match: Match) -> list[LogLine]:
    """The log of somebody who comes to the table only now."""
    return course(match, paused=True).log
