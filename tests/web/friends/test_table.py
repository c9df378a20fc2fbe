"""The table in a game with friends plays only this device's seats."""

from dataclasses import replace

from friends.table import friends_ports
from realmino import Game
from table.model.match import FRIEND, Match
from table.model.session import Mode
from table.model.settings import OFF, WARN, Settings
from table.play.app import App
from table.play.effects import AskBot, Effect
from table.play.intents import Adopt, Choose, PlayAgain, Undo
from tests.tables import whole_game
from tests.web.fixtures import seats

K3 = whole_game("K3")


def friends(game: Game, kinds: str) -> Match:
    """A match in which each ``f`` is a friend elsewhere."""
    sitting = seats(kinds.replace("f", "p"))
    kept = tuple(
        replace(seat, kind=FRIEND) if letter == "f" else seat
        for seat, letter in zip(sitting, kinds, strict=True)
    )
    return Match(kept, "far 1", (game,))


def at_table(
    game: Game, kinds: str, plays_bots: bool = True, own: str = "", known: Game | None = None
) -> tuple[App, list[str]]:
    """The table, and a list that records port calls; ``known`` is the game that friends know."""
    called: list[str] = []
    ports = friends_ports(
        lambda: plays_bots,
        lambda: called.append("changed"),
        lambda: called.append("rematch"),
        lambda _: known,
        own,
    )
    return App(friends(game, kinds), Settings(), Mode.PLAYING, ports), called


def before_first_seat() -> Game:
    """The game up to the first seat's first choice."""
    for number in range(K3.number):
        if K3.at(number).state.to_act == 0:
            return replace(K3.at(number), undone=())
    raise AssertionError


def asked(effects: list[Effect]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, AskBot)]


def test_this_device_deals_nothing() -> None:
    app, _ = at_table(Game("K3"), "pff")
    assert app.start() == []
    assert app.view.prompt.kind == "deal"
    assert not app.choosing
    assert Match.parse(app.match.to_text()) == app.match, "nor when the game is read again"


def test_a_friend_chooses_elsewhere() -> None:
    app, _ = at_table(before_first_seat(), "fpp")
    assert app.start() == []
    assert not app.choosing
    assert app.play(app.view.options[0].token) == []


def test_your_kingdom_is_in_the_middle() -> None:
    """Even on a device that only watches because the seat is played on another one."""
    for kinds in ("fpf", "fff"):
        app, _ = at_table(before_first_seat(), kinds, own="b")
        app.start()
        assert app.session.in_the_middle == "b"
    app, _ = at_table(before_first_seat(), "pff", own="b")
    assert app.session.in_the_middle == "a"


def test_only_the_device_to_move_plays_a_bot() -> None:
    game = before_first_seat()
    assert len(asked(at_table(game, "rpf")[0].start())) == 1
    assert not asked(at_table(game, "rpf", plays_bots=False)[0].start())


def test_choices_are_undone_until_they_are_sent() -> None:
    game = before_first_seat()
    app, _ = at_table(game, "pff", known=game)
    app.start()
    app.handle(Choose(app.view.options[0].token))
    after = app.match.game
    assert app.session.undo_point
    sent, _ = at_table(after, "pff", known=after)
    sent.start()
    assert sent.view.undo
    assert sent.session.undo_point is None
    assert sent.session.no_undo == "sent"
    sent.handle(Undo())
    assert sent.match.game == after


def test_a_longer_history_is_shown_as_moves() -> None:
    game = before_first_seat()
    app, called = at_table(game, "fpp")
    app.start()
    lines = len(app.log)
    called.clear()
    longer = replace(K3.at(game.number + 2), undone=())
    app.show(app.match.with_game(longer), game.number)
    assert app.match.game.number == game.number + 2
    assert len(app.log) > lines
    assert called == ["changed"]


def test_the_coach_is_silent() -> None:
    app, _ = at_table(Game("K3"), "pff")
    app.handle(Adopt(Settings(coach=WARN)))
    assert app.settings.coach == OFF


def test_another_game_needs_another_invitation() -> None:
    app, called = at_table(replace(K3, undone=()), "pff")
    called.clear()
    assert app.handle(PlayAgain("5")) == []
    assert called == ["rematch"]
    assert app.match.game == replace(K3, undone=())
