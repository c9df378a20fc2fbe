"""The table of a live game: it follows the room, and asks friends before it undoes."""

from dataclasses import replace

from friends.conflicts import common
from friends.table import friends_ports
from live.table import without_unstarted_games
from realmino import Game
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import OFF, WARN, Settings
from table.play.app import App
from table.play.effects import Effect, Save
from table.play.intents import Adopt, Choose, PlayNext, Undo
from tests.tables import whole_game
from tests.web.friends.test_table import before_first_seat, friends

K3 = whole_game("K3")


def at_table(
    match: Match, allows_coach: bool = False, known: Match | None = None
) -> tuple[App, list[str]]:
    """The table, and a list that records requests for an undo.

    ``known`` is the match that friends know.
    """
    asked: list[str] = []
    games = (known or match).games
    ports = friends_ports(
        lambda: True,
        lambda: None,
        lambda: None,
        lambda at: games[len(at.games) - 1],
        ask_undo=lambda: asked.append("undo"),
        allows_coach=allows_coach,
    )
    return App(match, Settings(), Mode.PLAYING, ports), asked


def show(app: App, match: Match) -> list[Effect]:
    """Shows the game as friends have changed it."""
    return app.show(match, common(app.match.game, match.game))


def saved(effects: list[Effect]) -> bool:
    return any(isinstance(effect, Save) for effect in effects)


def test_undo_asks_the_friends_and_changes_nothing_itself() -> None:
    app, asked = at_table(friends(before_first_seat(), "pff"))
    app.start()
    app.handle(Choose(app.view.options[0].token))
    after = app.match.game
    assert app.handle(Undo()) == []
    assert asked == ["undo"]
    assert app.match.game == after


def test_shows_new_moves_and_undone_choices() -> None:
    short, long = (replace(K3.at(number), undone=()) for number in (12, 20))
    app, _ = at_table(friends(short, "pff"))
    app.start()
    assert saved(show(app, friends(long, "pff")))
    assert app.match.game == long
    show(app, friends(short, "pff"))
    assert app.match.game == short
    assert len(app.log) < 20


def test_a_bot_takes_the_seat_of_somebody_who_left_and_gives_it_back() -> None:
    game = before_first_seat()
    app, _ = at_table(friends(game, "fpp"))
    assert app.start() == []
    show(app, friends(game, "kpp"))
    assert app.session.bot_question
    show(app, friends(game, "fpp"))
    assert not app.session.bot_question


def test_the_coach_speaks_only_if_all_allow_it() -> None:
    for allows_coach, mode in ((False, OFF), (True, WARN)):
        app, _ = at_table(friends(before_first_seat(), "pff"), allows_coach)
        app.handle(Adopt(Settings(coach=WARN)))
        assert app.settings.coach == mode


def test_the_player_starts_a_dynastys_next_game() -> None:
    over, next_game = friends(K3, "pff"), replace(K3.at(12), undone=())
    dynasty = replace(over, dynasty=True)
    known = replace(dynasty, games=(K3, next_game))
    assert without_unstarted_games(known, 1) == dynasty
    app, _ = at_table(dynasty, known=known)
    app.start()
    show(app, without_unstarted_games(known, len(app.match.games)))
    assert [*app.match.games] == [K3]
    app.handle(PlayNext())
    assert [*app.match.games] == [K3, next_game]


def test_counts_the_moves_with_which_two_games_begin() -> None:
    assert common(K3.at(7), K3.at(20)) == 7
    assert common(Game("K3"), K3) == 0
    other = K3.at(20).play(K3.at(20).state.legal_actions()[-1])
    assert common(replace(other, undone=()), K3) in (20, 21)
