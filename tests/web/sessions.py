"""Tables without a canvas, and people and bots who play at them."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from table.model.match import Match
from table.model.session import Mode
from table.model.settings import Settings
from table.play.effects import AskBot, Effect
from table.play.intents import Choose
from table.wording.move_words import LogLine
from tests.web.fixtures import ObservedApp, answer_to

T = TypeVar("T")

SILENT = Settings()
ASKING = Settings(handover=True)


def playing(match: Match, settings: Settings = SILENT, mode: Mode = Mode.PLAYING) -> ObservedApp:
    """The match on a table."""
    return ObservedApp(match, settings, mode)


def effects(app: ObservedApp) -> list[Effect]:
    """The effects since the last call."""
    return app.take_effects()


def of_kind(kind: type[T], emitted: list[Effect]) -> list[T]:
    """The effects of one kind."""
    return [effect for effect in emitted if isinstance(effect, kind)]


def think(app: ObservedApp) -> list[Effect]:
    """Plays the bots' turns until a person must choose."""
    emitted: list[Effect] = []
    while new := effects(app):
        emitted += new
        for question in of_kind(AskBot, new):
            app.answer(answer_to(question))
    return emitted


def choose(app: ObservedApp, random: Random | None = None) -> str:
    """Makes a random choice for a person, or the first one; returns its token."""
    options = app.view.options
    token = (random.choice(options) if random else options[0]).token
    app.handle(Choose(token))
    return token


def play_until(app: ObservedApp, holds: Callable[[ObservedApp], object]) -> None:
    """Plays people and bots until ``holds`` is true."""
    random = Random(3)
    think(app)
    while not holds(app):
        assert app.choosing
        choose(app, random)
        think(app)


def log_of(match: Match) -> list[LogLine]:
    """The log of the moves up to now."""
    return playing(match, mode=Mode.ELSEWHERE).log
