"""The timeline of a match: its rounds, and every moment of it."""

import pytest

from history.finished_games import is_study
from history.replay import RoundStart, build_timeline
from saves.model import SavedGame
from saves.rows import game_row
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import Settings
from table.play.effects import Finish, NewGame
from table.play.intents import Confirm, GoTo, Proceed
from table.wording import words
from tests.tables import played, whole_game
from tests.web.fixtures import ObservedApp, match_with, seats


def test_a_round_begins_where_its_number_is_first_shown() -> None:
    match = match_with(whole_game("K2"))
    timeline = build_timeline(match)
    assert timeline.length == match.game.number
    assert [start.round for start in timeline.rounds] == [*range(7)]
    assert timeline.rounds[0] == RoundStart(0, 1, 0)
    for start in timeline.rounds[1:]:
        assert match.game.at(start.move).state.round == start.round
        assert match.game.at(start.move - 1).state.round == start.round - 1
    assert timeline.round_at(0).round == 0
    assert timeline.round_at(timeline.length).round == 6


def test_every_moment_can_be_reached_and_left() -> None:
    timeline = build_timeline(match_with(whole_game("K2")))
    for move in (0, 7, timeline.length):
        game = timeline.at(move).game
        assert (game.number, game.number + len(game.undone)) == (move, timeline.length)
    assert timeline.at(-3).game.number == 0
    assert timeline.at(9999).game.number == timeline.length


def test_a_dynasty_is_one_timeline_of_three_games() -> None:
    games = tuple(played("K2", seed) for seed in (1, 2, 3))
    timeline = build_timeline(Match(seats("pp"), "7", games, dynasty=True))
    first = games[0].number
    assert timeline.has_games
    assert timeline.length == sum(game.number for game in games)
    assert {start.game for start in timeline.rounds} == {1, 2, 3}
    assert timeline.moves_before(1) == 0
    assert timeline.moves_before(2) == first
    assert [game.number for game in timeline.at(first + 5).games] == [first, 5]
    assert timeline.round_at(first + 5).game == 2


def test_a_finished_games_timeline_starts_at_the_first_move() -> None:
    whole = match_with(whole_game("K2"))
    half = whole.with_game(whole.game.at(20))
    assert (build_timeline(half).start, build_timeline(half).length) == (20, whole.game.number)
    assert build_timeline(half).at(build_timeline(half).length).game.is_over
    assert build_timeline(whole).start == 0
    series = Match(half.seats, "7", (played("K2", 1), played("K2", 2).at(9)), dynasty=True)
    assert build_timeline(series).start == played("K2", 1).number + 9


def viewed(match: Match, size: tuple[float, float] = (800.0, 600.0)) -> ObservedApp:
    app = ObservedApp(match, Settings(), Mode.MOMENT)
    app.display.resize(*size)
    return app


def test_only_a_replay_goes_to_another_moment() -> None:
    app = viewed(build_timeline(match_with(whole_game("K2"))).at(0))
    for number, shown in ((9, 9), (3, 3), (9999, whole_game("K2").number), (-1, 0)):
        app.handle(GoTo(number))
        assert app.view.number == shown
    playing = ObservedApp(match_with(played("K2", 1, 20)), Settings())
    before = playing.view.number
    playing.handle(GoTo(3))
    assert playing.view.number == before


@pytest.mark.parametrize("intent", [Confirm(), Proceed("8")])
def test_the_end_of_a_replay_shows_scores(
    intent: Confirm | Proceed,
) -> None:
    """It isn't a new game, so it isn't stored again."""
    app = viewed(match_with(whole_game("K2")))
    app.handle(intent)
    assert app.take_effects() == [Finish(is_known=True)]
    assert app.session.is_view_only
    app.handle(GoTo(20))
    app.handle(intent)
    assert NewGame() in app.take_effects()
    assert not app.session.is_view_only


def test_a_replay_logs_all_moves_and_a_game_only_those_played() -> None:
    whole = match_with(whole_game("K2"))
    app = viewed(build_timeline(whole).at(9))
    lines = list(app.log)
    assert lines[-1].number == whole.game.number
    app.handle(GoTo(20))
    assert app.log == lines
    app.handle(Proceed("8"))
    assert {line.number for line in app.log} <= {*range(app.view.number + 1)}


def test_playing_on_from_a_moment_of_a_longer_game_is_a_what_if() -> None:
    whole = match_with(whole_game("K2"))
    branch = viewed(build_timeline(whole).at(20))
    assert not branch.match.what_if
    branch.handle(Proceed("8"))
    assert branch.match.what_if
    assert words.round_line(branch.view, branch.match).startswith("What if · ")
    assert is_study(SavedGame.of("a", branch.match, 0))
    assert game_row(SavedGame.of("a", branch.match, 0)).text.startswith("What if · ")
    assert Match.parse(branch.match.to_text()) == branch.match
    assert not branch.match.with_new_seed("9").what_if


def test_playing_on_from_the_last_move_of_an_unfinished_game_is_not_a_what_if() -> None:
    shared = viewed(match_with(played("K2", 1, 20)))
    shared.handle(Proceed("8"))
    assert not shared.match.what_if
