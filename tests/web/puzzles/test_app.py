"""The table of a puzzle: a choice is reported, not played, and nothing leaves the moment."""

from collections.abc import Callable

import pytest

from puzzles.app import PuzzleApp
from puzzles.puzzle import parse
from table.intents import Adopt, GoTo, Intent, PlayAgain, PlayNext, Redo, Undo
from table.session import Mode
from table.settings import OFF, Settings
from tests.web.fixtures import PUZZLE as LINE


def seated(choose: Callable[[str], None] = lambda _: None) -> PuzzleApp:
    app = PuzzleApp(parse(LINE).match(), Settings(handover=True, coach="warn"), choose)
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
