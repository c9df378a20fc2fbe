"""The sounds of the table: nine sounds at their moments, and silence otherwise."""

import pytest

from realmino.pieces.variants import SEATS
from realmino.view import Option, View
from table.model.settings import Settings
from table.play.effects import AskBot, Sound
from table.play.intents import Adopt, Hurry, Press, Undo
from table.play.sounds import SoundDetector
from tests.web.drivers import by_list, of_kind, winners, with_actions
from tests.web.fixtures import (
    ObservedApp,
    answer_to,
    begun,
    click,
    domino,
    last_round,
    moment,
    placing_unequal,
    square,
    table,
)

AUDIBLE = Settings(sounds=True, vibration=True)


class Listener:
    """Collects a table's sounds from now on."""

    def __init__(self, app: ObservedApp) -> None:
        self.app = app
        app.handle(Adopt(AUDIBLE))
        self.ear = SoundDetector()
        self.ear.sounds(app, ())

    def sounds(self) -> list[Sound]:
        """The sounds and vibrations since the last call."""
        return self.ear.sounds(self.app, self.app.take_effects())

    def names(self) -> list[str]:
        """The names of the sounds since the last call."""
        return [sound.name for sound in self.sounds()]


def some_score(view: View) -> bool:
    """Whether a domino scores in some places, but not in all."""
    gains = [option.gain for option in view.options if option.kind == "place"]
    return bool(gains) and max(gains) > 0 >= min(gains)


def least(app: ObservedApp) -> Option:
    """The choice with the fewest points."""
    return min(app.view.options, key=lambda option: option.gain)


def test_taking_and_placing_a_domino_have_sounds() -> None:
    app = table(moment("K3", some_score))
    listener = Listener(app)
    app.handle(Press(*domino(app, app.view.prompt.domino), touch=False))
    assert listener.names() == ["take"]
    assert listener.names() == []
    by_list(app, least(app))
    assert listener.names() == ["place"]
    by_list(app, app.view.options[0])
    assert listener.names() == ["take"], "chosen"
    app.handle(Undo())
    assert listener.names() == []


def test_a_refusal_has_a_sound() -> None:
    app = table(moment("K3", placing_unequal))
    listener = Listener(app)
    click(app, square(app, "g7"))
    assert listener.names() == ["refuse"]


def bots_play(listener: Listener) -> list[list[str]]:
    """The sounds of each of the bots' moves, until a person must choose."""
    app, names = listener.app, []
    while not app.choosing and not app.view.outcome:
        [question] = [effect for effect in app.take_effects() if isinstance(effect, AskBot)]
        app.answer(answer_to(question))
        names.append([sound.name for sound in listener.ear.sounds(app, ())])
    return names


@pytest.mark.parametrize("hurried", [True, False])
def test_moves_of_bots_have_sounds_unless_hurried_and_then_my_turn_sounds(hurried: bool) -> None:
    app = table(begun("K3", "prr", seed="2"))
    listener = Listener(app)
    seen: set[str] = set()
    for _ in range(4):
        while app.choosing:
            by_list(app, app.view.options[0])
            listener.ear.sounds(app, ())
        if hurried:
            app.handle(Hurry())
        *moves, last = bots_play(listener)
        assert last == ["turn"]
        assert moves == [[]] * len(moves) or not hurried
        seen.update(*moves)
    assert seen == (set() if hurried else {"take", "place"})


def test_the_end_of_a_game_has_a_sound_for_people_and_bots() -> None:
    for kinds in ("ppp", "prr"):
        app = table(last_round("K3", kinds))
        listener = Listener(app)
        names: list[str] = []
        while not app.view.outcome:
            if app.choosing:
                by_list(app, app.view.options[0])
                names = [sound.name for sound in listener.ear.sounds(app, ())]
            else:
                names = bots_play(listener)[-1]
        assert names == ["end"]


@pytest.mark.parametrize("sounds", [True, False])
@pytest.mark.parametrize("vibration", [True, False])
def test_sounds_and_vibrations_can_be_switched_off(sounds: bool, vibration: bool) -> None:
    app = table(moment("K3", some_score))
    listener = Listener(app)
    app.handle(Adopt(Settings(sounds=sounds, vibration=vibration)))
    by_list(app, least(app))
    expected = [Sound("place", sounds, vibration)] if sounds or vibration else []
    assert listener.sounds() == expected


def test_a_phone_does_not_vibrate_for_bots() -> None:
    app = table(begun("K3", "prr", seed="2"))
    listener = Listener(app)
    while app.choosing:
        by_list(app, app.view.options[0])
        listener.ear.sounds(app, ())
    [question] = [effect for effect in app.take_effects() if isinstance(effect, AskBot)]
    app.answer(answer_to(question))
    assert [sound.shakes for sound in listener.ear.sounds(app, ())] == [False]


def test_points_have_their_own_sound() -> None:
    for scores in (True, False):
        app = table(moment("K3", some_score))
        listener = Listener(app)
        by_list(app, next(one for one in app.view.options if (one.gain > 0) == scores))
        assert listener.names() == ["place", "points"] if scores else ["place"]


@pytest.mark.parametrize("pace", [0.0, 0.9])
def test_a_result_sounds_like_a_win_or_a_loss(pace: float) -> None:
    """Immediately if the points aren't counted; otherwise, when the counting shows the winner."""
    heard = set()
    for person in range(3):
        kinds = "".join("p" if place == person else "r" for place in range(3))
        app = table(last_round("K3", kinds))
        listener = Listener(app)
        app.handle(Adopt(AUDIBLE._replace(pace=pace)))
        names: list[str] = []
        while not app.view.outcome:
            if app.choosing:
                by_list(app, app.view.options[0])
                names = [sound.name for sound in listener.ear.sounds(app, ())]
            else:
                names = bots_play(listener)[-1]
        [name] = {sound.name for sound in listener.ear.result(app)}
        assert names == ([name] if pace == 0 else ["end"])
        assert name == ("win" if SEATS[person] in winners(app) else "loss")
        heard.add(name)
    assert heard == {"win", "loss"}
    app.handle(Adopt(AUDIBLE._replace(sounds=False)))
    assert listener.ear.result(app) == []


def test_opening_another_game_makes_no_sound() -> None:
    listener = Listener(table(moment("K3", placing_unequal)))
    listener.app = table(moment("Q4", with_actions))
    listener.app.handle(Adopt(AUDIBLE))
    assert listener.names() == []


@pytest.mark.parametrize(
    ("kind", "names"), [("tax", ["coins"]), ("burn", ["coins"]), ("construct", ["place", "coins"])]
)
def test_coins_have_a_sound(kind: str, names: list[str]) -> None:
    app = table(moment("Q4", with_actions))
    listener = Listener(app)
    by_list(app, max(of_kind(app, kind), key=lambda option: abs(option.coins)))
    assert listener.names() == names
