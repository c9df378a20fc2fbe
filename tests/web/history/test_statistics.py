"""Statistics: what hand-made histories add up to."""

from analysis.board import AnalysisBoard
from analysis.texts import match_of
from history import page as pages
from history import words
from history.finished_games import finished
from history.statistics import Streaks, appearances, counted, everybody, statistics, streaks
from saves.model import SavedGame
from tests.web.history.shelves import over

LEVELS = ("squire", "knight", "duke", "queen")

GAMES = [
    finished(over("a", "K2", (50, 40), "Ada", "squire", day=1)),
    finished(over("b", "K2", (60, 70), "Ada", "duke", day=2)),
    finished(over("c", "K2", (66, 66), "Ada", "duke", day=3)),
    finished(over("d", "K2", (30, 10), "Ada", "Ben", day=4)),
    finished(over("e", "K2", (200, 150), "Ada", "Ben", day=5, dynasty=True)),
    finished(over("f", "Q3", (40, 90, 80), "Ben", "ADA", "queen", day=6)),
    finished(over("g", "K4", (10, 20, 30, 40), "ada", "squire", "squire", "knight", day=7)),
]
"""Ada has won all but the second and the last."""


def test_games_are_counted_by_their_rules_and_a_dynasty_by_itself() -> None:
    about = statistics(GAMES, "ada", LEVELS)
    assert {kind: (one.games, one.wins, one.total) for kind, one in about.by_kind.items()} == {
        ("K2", False): (4, 3, 206),
        ("K2", True): (1, 1, 200),
        ("K4", False): (1, 0, 10),
        ("Q3", False): (1, 1, 90),
    }
    assert next(iter(about.by_kind)) == ("K2", False), "the most played first"
    best = about.by_kind["K2", False].best
    assert (best.game.id, best.ruler.points) == ("c", 66)
    assert about.all
    assert (about.all.games, about.all.wins, about.all.losses) == (7, 5, 2)


def test_a_level_counts_once_a_game_where_it_was_an_opponent() -> None:
    about = statistics(GAMES, "ada", LEVELS)
    assert {kind: (one.games, one.wins) for kind, one in about.by_level.items()} == {
        "squire": (2, 1),
        "knight": (1, 0),
        "duke": (2, 1),
        "queen": (1, 1),
    }
    assert [*about.by_level] == [*LEVELS]


def test_a_partner_is_no_opponent() -> None:
    names = ("Ada", "squire", "knight", "duke", "squire", "knight")
    about = statistics([finished(over("a", "W6t", (9, 2, 3), *names))], "ada", LEVELS)
    assert [*about.by_level] == ["squire", "knight"], "the duke sat opposite her"


def test_victories_in_a_row() -> None:
    assert streaks([]) == Streaks(0, 0)
    assert streaks([False]) == Streaks(0, 0)
    assert streaks([True, True, False, True]) == Streaks(1, 2)
    assert streaks([True, False, False]) == Streaks(0, 1)
    assert statistics(GAMES, "ada", LEVELS).streaks == Streaks(0, 4)
    assert statistics(GAMES[:6], "ada", LEVELS).streaks == Streaks(4, 4)


def test_games_go_by_time_whatever_order_they_are_read_in() -> None:
    told = [one.game.id for one in appearances(reversed(GAMES), "ada")]
    assert told == [*"abcdefg"]


def test_everybody_has_played_some_games() -> None:
    totals = {name: (one.games, one.wins) for name, one in everybody(GAMES).items()}
    assert totals == {"ada": (7, 5), "Ben": (3, 0)}


def test_nobody_has_played_yet() -> None:
    about = statistics([], "", LEVELS)
    assert about.all is None
    assert (about.by_kind, about.by_level, everybody([])) == ({}, {}, {})


def test_a_game_from_a_position_is_kept_but_counts_nowhere() -> None:
    """Whoever sets up a won position has not earned a best game."""
    match = match_of(AnalysisBoard.begin("K2"), "1", "random")
    while not match.is_over:
        game = match.game
        match = match.with_game(game.play(game.state.legal_actions()[0])).dealt()
    games = [
        finished(SavedGame.of("study", match, 2)),
        finished(over("own", "K2", (3, 2), "A", "B")),
    ]
    assert [game.is_study for game in games] == [True, False]
    assert [game.id for game in counted(games)] == ["own"]
    assert words.say("study") in pages.history(games, lambda _: "")
    assert pages.history(games, lambda _: "").count(words.say("study")) == 1
