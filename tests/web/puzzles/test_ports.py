"""The table of a puzzle: a choice is reported, not played, and nothing leaves the moment."""

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from puzzles.ports import puzzle_ports
from puzzles.puzzle import parse
from realmino.drawing.shapes import Group, Shape, Text
from realmino.drawing.theme import light
from realmino.view import Option
from table.model.session import Mode
from table.model.settings import OFF, Settings
from table.play import hints
from table.play.app import App
from table.play.intents import Adopt, Consider, GoTo, Intent, PlayAgain, PlayNext, Redo, Undo
from tests.web.fixtures import PUZZLE as LINE

PLACING = "K2 105 1173 0200B2B151504041A0K09322B030101190404000510010 8808 solved"


def seated(choose: Callable[[str], None] = lambda _: None) -> App:
    settings = Settings(handover=True, coach="warn")
    app = App(parse(LINE).match(), settings, ports=puzzle_ports(choose))
    app.start()
    return app


def test_reports_the_choice_and_keeps_the_position() -> None:
    chosen: list[str] = []
    app = seated(chosen.append)
    before = app.match
    token = app.view.options[2].token
    assert app.choosing
    assert app.play(token) == []
    assert chosen == [token]
    assert app.match == before


@pytest.mark.parametrize("intent", [Undo(), Redo(), GoTo(3), PlayAgain("1"), PlayNext()])
def test_stays_at_its_moment(intent: Intent) -> None:
    app = seated()
    before = app.match
    assert app.handle(intent) == []
    assert app.match == before
    assert app.mode is Mode.PLAYING


def test_no_coach_gives_the_solution_away() -> None:
    app = seated()
    assert app.settings.coach == OFF
    app.handle(Adopt(Settings(coach="warn", coordinates=True)))
    assert app.settings == Settings(coach=OFF, coordinates=True)


def text_about(app: App, option: Option) -> str:
    """Everything the table says about an option that is being considered."""
    app.handle(Consider(option.token))
    texts = [hints.hint(app, touch).text for touch in (False, True)]
    return " ".join([*texts, hints.description(app)])


@pytest.mark.parametrize("line", [LINE, PLACING])
def test_no_choice_shows_its_points(line: str) -> None:
    app = App(parse(line).match(), Settings(), ports=puzzle_ports(lambda _: None))
    app.start()
    app.display.resize(1200.0, 800.0)
    numbers = re.compile(r"point|scores|[+−]\d")
    assert any(option.gain for option in app.view.options) or line == LINE
    shown = App(app.match, Settings())
    shown.start()
    shown.display.resize(*app.display.size)
    for option in app.view.options:
        assert not numbers.search(text_about(app, option))
        assert not badges(app)
        shown.handle(Consider(option.token))
        assert badges(shown)


def badges(app: App) -> list[str]:
    """The signed numbers painted over the table."""

    def texts(shapes: Iterable[Shape]) -> Iterator[str]:
        for shape in shapes:
            if isinstance(shape, Text):
                yield shape.text
            elif isinstance(shape, Group):
                yield from texts(shape.shapes)

    return [text for text in texts(app.display.overlay(light)) if text[:1] in "+−"]
