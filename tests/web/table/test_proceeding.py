"""What follows a game or a moment of one: playing on, another game, and games of other tabs."""

import pytest

from table import words
from table.effects import Begin, NewGame, Save, TakeOver
from table.intents import Confirm, Intent, LookOn, Next, PlayAgain, PlayNext, Proceed
from table.session import Mode
from tests.web.drivers import last_move
from tests.web.fixtures import ObservedApp, begun, claiming, moment, record, said, settle, table


def finished(dynasty: bool = False) -> ObservedApp:
    """A game of bots that has ended."""
    app = table(begun("K2", "gr", dynasty=dynasty))
    settle(app)
    assert app.view.outcome
    return app


@pytest.mark.parametrize("intent", [Confirm(), Proceed("5")], ids=["Enter", "the button"])
def test_a_moment_is_played_on_as_a_game_of_its_own(intent: Intent) -> None:
    """Also by the keyboard: what is not begun anew in the store would be kept nowhere."""
    app = table(moment("K4", claiming), mode=Mode.MOMENT)
    before = record(app)
    assert app.take_effects() == []
    app.handle(intent)
    assert app.take_effects() == [NewGame(), Save()]
    assert (app.mode, record(app), app.choosing) == (Mode.PLAYING, before, True)


def test_a_game_that_another_tab_plays_is_taken_over_by_the_button_only() -> None:
    app = table(moment("K4", claiming))
    before = record(app)
    app.handle(LookOn())
    app.handle(Confirm())
    assert said(app) == [words.paused(elsewhere=True)]
    for intent in (Proceed("5"), PlayAgain("5"), PlayNext()):
        app.handle(intent)
        assert app.take_effects() == [TakeOver()]
    assert (app.mode, record(app)) == (Mode.ELSEWHERE, before)


def test_the_button_begins_another_match_where_one_has_ended() -> None:
    app = finished()
    app.handle(Proceed("another seed"))
    assert app.take_effects()[:3] == [NewGame(), Begin(), Save()]
    assert app.match.seed == "another seed"
    assert (app.view.round, app.view.outcome) == (0, None)


def test_the_button_goes_on_with_the_dynasty() -> None:
    app = finished(dynasty=True)
    app.handle(Proceed("another seed"))
    assert app.take_effects()[:2] == [Begin(), Save()]
    assert len(app.match.games) == 2
    assert app.match.seed == "7"


def test_the_button_takes_what_is_shown_while_a_game_is_played() -> None:
    app = table(moment("K4", claiming))
    app.handle(Proceed("5"))
    assert app.take_effects() == []
    app.handle(Next(1))
    wanted = app.ready_option()
    app.handle(Proceed("5"))
    assert wanted
    assert last_move(app) == wanted.token
