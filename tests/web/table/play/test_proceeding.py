"""After a game or a moment of one: playing on, another game, and games of other tabs."""

import pytest

from table.model.session import Mode
from table.play.effects import Begin, NewGame, Save, TakeOver
from table.play.intents import Confirm, Intent, Next, PlayAgain, PlayNext, Proceed, StopPlaying
from table.wording import words
from tests.web.drivers import last_move
from tests.web.fixtures import ObservedApp, begun, claiming, moment, play_bots, record, said, table


def finished(dynasty: bool = False) -> ObservedApp:
    """A finished game between bots."""
    app = table(begun("K2", "gr", dynasty=dynasty))
    play_bots(app)
    assert app.view.outcome
    return app


@pytest.mark.parametrize("intent", [Confirm(), Proceed("5")], ids=["Enter", "the button"])
def test_playing_on_from_a_moment_starts_a_new_game(intent: Intent) -> None:
    """By keyboard too. Without a new entry in the store, the game would not be saved."""
    app = table(moment("K4", claiming), mode=Mode.MOMENT)
    before = record(app)
    assert app.take_effects() == []
    app.handle(intent)
    assert app.take_effects() == [NewGame(), Save()]
    assert (app.mode, record(app), app.choosing) == (Mode.PLAYING, before, True)


def test_only_the_button_takes_over_a_game_from_another_tab() -> None:
    app = table(moment("K4", claiming))
    before = record(app)
    app.handle(StopPlaying())
    app.handle(Confirm())
    assert said(app) == [words.paused_hint(elsewhere=True)]
    for intent in (Proceed("5"), PlayAgain("5"), PlayNext()):
        app.handle(intent)
        assert app.take_effects() == [TakeOver()]
    assert (app.mode, record(app)) == (Mode.ELSEWHERE, before)


def test_the_button_starts_another_match_after_the_end() -> None:
    app = finished()
    app.handle(Proceed("another seed"))
    assert app.take_effects()[:3] == [NewGame(), Begin(), Save()]
    assert app.match.seed == "another seed"
    assert (app.view.round, app.view.outcome) == (0, None)


def test_the_button_continues_the_dynasty() -> None:
    app = finished(dynasty=True)
    app.handle(Proceed("another seed"))
    assert app.take_effects()[:2] == [Begin(), Save()]
    assert len(app.match.games) == 2
    assert app.match.seed == "7"


def test_the_button_confirms_the_shown_choice_during_a_game() -> None:
    app = table(moment("K4", claiming))
    app.handle(Proceed("5"))
    assert app.take_effects() == []
    app.handle(Next(1))
    expected = app.ready_option()
    app.handle(Proceed("5"))
    assert expected
    assert last_move(app) == expected.token
