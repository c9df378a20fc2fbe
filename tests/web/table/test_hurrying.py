"""Whoever waits for bots hurries them by a tap that means nothing else, and hears what came."""

import pytest

from table import words
from table.app import App
from table.effects import AskBot, Explain
from table.intents import Choose, Confirm, Hurry, Point, Undo
from table.interaction import Looking
from table.settings import Settings
from tests.web.fixtures import (
    OUTSIDE,
    answer_to,
    begun,
    click,
    domino,
    ground,
    settle,
    spot,
    square,
    table,
)

PACE = Settings().pace


def waiting(code: str = "K3", kinds: str = "prr") -> App:
    """A table where the person has just chosen, and waits for the bots."""
    app = table(begun(code, kinds))
    for _ in range(20):
        settle(app)
        app.handle(Choose(app.view.options[0].token))
        if not app.device.choosing:
            return app
    raise AssertionError("no bot is ever asked")


def answer_one(app: App) -> None:
    """The bot in turn plays."""
    [asked] = [effect for effect in app.take_effects() if isinstance(effect, AskBot)]
    app.answer(answer_to(asked))


@pytest.mark.parametrize("touch", [True, False])
def test_a_tap_on_the_own_kingdom_hurries_the_bots_to_the_next_turn(touch: bool) -> None:
    app = waiting()
    assert (app.device.may_hurry, app.device.pace) == (True, PACE)
    told = words.say("hint-hurry")
    assert told in app.hint(touch).text
    click(app, square(app, "g7"), touch)
    assert app.device.pace == 0
    assert told not in app.hint(touch).text
    settle(app)
    assert (app.device.choosing, app.device.pace) == (True, PACE)


@pytest.mark.parametrize("intent", [Confirm(), Hurry()], ids=["the keyboard", "a bare spot"])
def test_a_key_or_a_bare_spot_of_the_table_does_it_too(intent: Confirm | Hurry) -> None:
    app = waiting()
    app.handle(intent)
    assert app.device.pace == 0


def test_the_line_below_the_table_says_what_was_played_meanwhile() -> None:
    """Of each bot in a few words, until the person points at a place or plays."""
    app = waiting()
    click(app, square(app, "g7"))
    before = app.view.number
    settle(app)
    facts = [line.text for line in app.device.log if line.number > before]
    hint = app.hint(touch=False).text
    assert hint == app.device.news
    for name in ("Ben", "Cleo"):
        news = [text for text in hint.split(".") if name in text]
        assert news
        assert any(news[0].strip() in text for text in facts)
    app.handle(Choose(app.view.options[0].token))
    assert (app.device.news, app.device.pace) == ("", PACE)


def test_nobody_is_hurried_who_was_waited_for_to_the_end() -> None:
    app = waiting()
    settle(app)
    assert app.device.news == ""
    assert app.hint(touch=False).text == words.request(app.view, False)


def test_the_next_bots_take_their_time_again() -> None:
    app = waiting()
    click(app, square(app, "g7"))
    for _ in range(20):
        settle(app)
        app.handle(Choose(app.view.options[0].token))
        if not app.device.choosing:
            break
    assert (app.device.may_hurry, app.device.pace) == (True, PACE)


def test_a_click_that_means_something_hurries_nobody() -> None:
    """Another kingdom, a domino, a building, or a thing that says what it is."""
    app = waiting("Q3")
    other = next(plot.kingdom for plot in app.layout.plots if not plot.main)
    click(app, ground(app, other))
    assert isinstance(app.interaction, Looking)
    click(app, ground(app, other))
    assert not isinstance(app.interaction, Looking), "back to the own kingdom"
    for face in (*app.view.line, *app.view.next):
        click(app, domino(app, face.domino))
    click(app, spot(app, 2))
    click(app, OUTSIDE)
    assert isinstance(app.take_effects()[-1], Explain)
    assert app.device.pace == PACE
    app.handle(Point(*square(app, "g7")))
    assert app.device.pace == PACE


def test_taking_back_ends_the_hurry() -> None:
    app = waiting("K2", "pr")
    click(app, square(app, "g7"))
    app.handle(Undo())
    assert (app.device.choosing, app.device.pace, app.device.news) == (True, PACE, "")


def test_who_does_not_wait_cannot_hurry() -> None:
    """Bots alone, a person in turn, or a pace at which nothing is waited for."""
    alone, own, quick = table(begun("K3", "rrr")), table(begun("K3")), waiting()
    quick.device.settings = Settings(pace=0)
    for app in (alone, own, quick):
        number = app.view.number
        click(app, square(app, "g7"))
        app.handle(Hurry())
        assert app.device.pace == app.device.settings.pace
        assert app.view.number == number
    assert words.say("hint-hurry") not in quick.hint(touch=False).text


def test_how_to_hurry_is_told_in_the_first_rounds_only() -> None:
    app = waiting()
    told = {app.view.round: words.say("hint-hurry") in app.hint(touch=False).text}
    while not app.view.outcome:
        if app.device.choosing:
            app.handle(Choose(app.view.options[0].token))
        else:
            told[app.view.round] = words.say("hint-hurry") in app.hint(touch=False).text
            answer_one(app)
    assert [round for round, is_told in told.items() if is_told] in ([0], [0, 1], [1])
    assert len(told) > 5
