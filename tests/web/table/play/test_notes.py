"""Notes on the table: a certain bonus, the Queen and the Dragon."""

import pytest

from realmino import Game
from realmino.drawing.theme import light
from realmino.game.events import Event, events
from realmino.pieces.variants import SEATS
from table.model.session import Mode
from table.play import hints
from table.play.effects import AskBot, Note
from table.play.intents import Choose, Hurry, Redo, Undo
from table.wording import move_words
from tests.tables import played, whole_game
from tests.web.fixtures import ObservedApp, answer_to, match_with, table

BONUS, COURT = played("K4hm", 4, bot="greedy"), whole_game("Q3")


def facts(game: Game, kind: str) -> list[Event]:
    """A game's events of one kind that players' moves cause."""
    history = game.history()
    found = [fact for fact in events(game) if fact.kind == kind]
    return [fact for fact in found if history[fact.number - 1].seat is not None]


def before(game: Game, fact: Event, kinds: str = "", mode: Mode = Mode.PLAYING) -> ObservedApp:
    """The table just before an event."""
    app = table(match_with(game.at(fact.number - 1), kinds), mode=mode)
    app.take_effects()
    return app


def notes(app: ObservedApp) -> list[str]:
    return [effect.text for effect in app.take_effects() if isinstance(effect, Note)]


@pytest.mark.parametrize("kind", ["secured", "queen", "burnt"])
def test_a_note_says_once_what_everybody_should_notice(kind: str) -> None:
    game = BONUS if kind == "secured" else COURT
    found = facts(game, kind)
    assert found
    for fact in found:
        app = before(game, fact)
        app.handle(Choose(str(game.moves[fact.number - 1])))
        expected = move_words.event(fact, app.match)
        assert expected in [line.text for line in app.log]
        assert notes(app) == [expected]
        app.handle(Undo())
        app.handle(Redo())
        assert notes(app) == []


def test_a_bots_bonus_is_only_in_the_log() -> None:
    for fact in facts(BONUS, "secured"):
        for bot in SEATS[:4]:
            kinds = "".join("r" if seat == bot else "p" for seat in SEATS[:4])
            app = before(BONUS, fact, kinds)
            if not app.choosing:
                continue
            app.handle(Choose(str(BONUS.moves[fact.number - 1])))
            assert bool(notes(app)) == (bot not in fact.seats)


@pytest.mark.parametrize("hurried", [False, True])
def test_bots_bring_the_queen_with_a_note_unless_hurried(hurried: bool) -> None:
    fact = facts(COURT, "queen")[0]
    kinds = "".join("r" if seat == fact.seat else "p" for seat in SEATS[:3])
    app = table(match_with(COURT.at(fact.number - 1), kinds))
    [question] = [effect for effect in app.take_effects() if isinstance(effect, AskBot)]
    if hurried:
        app.handle(Hurry())
    token = str(COURT.moves[fact.number - 1])
    app.answer(answer_to(question)._replace(token=token))
    text = move_words.event(fact, app.match)
    assert notes(app) == ([] if hurried else [text])
    assert app.log[-1].text == text
    scene = app.display.scene(light)
    assert bool(app.display.take_gain(scene)) != hurried
    assert app.display.take_gain(scene) is None
    assert hints.hint(app, touch=False).text != text, "not twice on the screen"
