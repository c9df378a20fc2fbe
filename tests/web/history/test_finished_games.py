"""Finished games: their results, and the statistics about them."""

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from analysis.board import AnalysisBoard
from analysis.texts import board_match
from browser.messages import say
from history import page as pages
from history.finished_games import (
    FinishedGames,
    HistoryPage,
    Ruler,
    finished_game,
    newest_first,
    people,
    rules_code,
    stored_result,
)
from history.statistics import Streaks, appearances, by_person, statistics, streaks, without_studies
from saves import versions
from saves.model import SavedGame, match_result
from table.model.match import PERSON, Match
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with, over, seats

T = TypeVar("T")


def test_a_finished_game_keeps_its_result() -> None:
    saved = SavedGame.of("x", match_with(whole_game("K2")), 5)
    totals = tuple(sheet.total for sheet in whole_game("K2").state.sheets())
    assert stored_result(saved) == (totals, whole_game("K2").state.result().winners)
    assert versions.parse("x", versions.to_text(saved)) == saved
    assert SavedGame.of("y", match_with(played("K2", 1, 20)), 5).result is None


def test_a_dynasty_keeps_the_sums_of_its_games() -> None:
    games = tuple(played("K2", seed) for seed in (1, 2, 3))
    match = Match(seats("pp"), "7", games, dynasty=True)
    totals = [[sheet.total for sheet in game.state.sheets()] for game in games]
    [points, winners] = match_result(match) or [[], []]
    assert points == [*map(sum, zip(*totals, strict=True))]
    assert [points[winner] for winner in winners] == [max(points)] * len(winners)
    assert match_result(replace(match, games=games[:2])) is None


@pytest.mark.parametrize(
    "kept", [7, [], [[61, 48]], [[61, 48], []], [["61", 48], [0]], [[61, 48], [2]], [[1] * 3, [0]]]
)
def test_drops_a_result_that_does_not_match(kept: object) -> None:
    """The moves determine the result, so nothing is lost."""
    saved = SavedGame.of("x", match_with(whole_game("K2")), 5)
    read = versions.from_data("x", {**versions.to_data(saved), "result": kept})
    assert stored_result(read) is None
    assert finished_game(read) == finished_game(saved)


def test_replays_a_game_of_an_older_version_for_its_result() -> None:
    saved = SavedGame.of("x", match_with(whole_game("Q3")), 5)
    old = replace(saved, result=None)
    assert stored_result(old) is None
    assert finished_game(old) == finished_game(saved)
    with pytest.raises(ValueError, match="not over"):
        finished_game(SavedGame.of("y", begun("K2"), 5))


def test_the_history_shows_players_rules_and_winners() -> None:
    game = finished_game(over("x", "K2d", (61, 48), "Ada", "duke"))
    assert (game.code, game.is_dynasty) == ("K2d", False)
    assert [(one.name, one.kind, one.points, one.has_won) for one in game.rulers] == [
        ("Ada", "person", 61, True),
        ("Duke Amber", "duke", 48, False),
    ]
    assert [one.name for one in game.people] == ["Ada"]


def test_partners_share_a_kingdom_and_its_points() -> None:
    names = ("Ada", "Ben", "Cleo", "squire", "Eve", "Finn")
    game = finished_game(over("x", "W6t", (40, 61, 50), *names))
    assert [[one.name for one in kingdom] for kingdom in game.kingdoms] == [
        ["Ada", "Squire Marlow"],
        ["Ben", "Eve"],
        ["Cleo", "Finn"],
    ]
    assert {one.name for one in game.rulers if one.has_won} == {"Ben", "Eve"}


def test_the_newest_game_comes_first_and_the_busiest_person_too() -> None:
    games = [
        finished_game(over("a", "K2", (1, 2), "Ada", "Ben", day=2)),
        finished_game(over("b", "K2", (1, 2), "ben ", "duke", day=3)),
        finished_game(over("c", "K2", (1, 2), "Cleo", "squire", day=1)),
    ]
    assert [game.id for game in newest_first(games)] == ["b", "a", "c"]
    assert people(games) == {"ben": "ben ", "ada": "Ada", "cleo": "Cleo"}


def test_a_name_is_the_same_in_either_unicode_form() -> None:
    composed, decomposed = ("Zo\u00eb", " ZOE\u0308")
    ruler = Ruler(composed, "pink", PERSON, 0, 0, False)
    assert ruler._replace(name=decomposed).known_as == ruler.known_as


def test_the_rules_are_read_without_a_replay() -> None:
    assert rules_code(over("x", "W8t", (1, 2, 3, 4), *"abcdefgh")) == "W8t"


LEVELS = ("squire", "knight", "duke", "emperor")

GAMES = [
    finished_game(over("a", "K2", (50, 40), "Ada", "squire", day=1)),
    finished_game(over("b", "K2", (60, 70), "Ada", "duke", day=2)),
    finished_game(over("c", "K2", (66, 66), "Ada", "duke", day=3)),
    finished_game(over("d", "K2", (30, 10), "Ada", "Ben", day=4)),
    finished_game(over("e", "K2", (200, 150), "Ada", "Ben", day=5, dynasty=True)),
    finished_game(over("f", "Q3", (40, 90, 80), "Ben", "ADA", "emperor", day=6)),
    finished_game(over("g", "K4", (10, 20, 30, 40), "ada", "squire", "squire", "knight", day=7)),
]
"""Games that Ada won, all but the second and the last."""


def test_counts_games_by_rules_and_dynasties_separately() -> None:
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


def test_an_opponents_level_counts_once_in_each_game() -> None:
    about = statistics(GAMES, "ada", LEVELS)
    assert {kind: (one.games, one.wins) for kind, one in about.by_level.items()} == {
        "squire": (2, 1),
        "knight": (1, 0),
        "duke": (2, 1),
        "emperor": (1, 1),
    }
    assert [*about.by_level] == [*LEVELS]


def test_a_partner_does_not_count_as_an_opponent() -> None:
    names = ("Ada", "squire", "knight", "duke", "squire", "knight")
    about = statistics([finished_game(over("a", "W6t", (9, 2, 3), *names))], "ada", LEVELS)
    assert [*about.by_level] == ["squire", "knight"], "the duke sat opposite her"


def test_counts_victories_in_a_row() -> None:
    assert streaks([]) == Streaks(0, 0)
    assert streaks([False]) == Streaks(0, 0)
    assert streaks([True, True, False, True]) == Streaks(1, 2)
    assert streaks([True, False, False]) == Streaks(0, 1)
    assert statistics(GAMES, "ada", LEVELS).streaks == Streaks(0, 4)
    assert statistics(GAMES[:6], "ada", LEVELS).streaks == Streaks(4, 4)


def test_games_are_sorted_by_time() -> None:
    found = [one.game.id for one in appearances(reversed(GAMES), "ada")]
    assert found == [*"abcdefg"]


def test_statistics_of_all_players() -> None:
    totals = {name: (one.games, one.wins) for name, one in by_person(GAMES).items()}
    assert totals == {"ada": (7, 5), "Ben": (3, 0)}


def test_statistics_without_any_game() -> None:
    about = statistics([], "", LEVELS)
    assert about.all is None
    assert (about.by_kind, about.by_level, by_person([])) == ({}, {}, {})


def test_a_game_from_a_position_is_stored_but_does_not_count() -> None:
    """A won position could be set up by hand."""
    match = board_match(AnalysisBoard.begin("K2"), "1", "random")
    while not match.is_over:
        game = match.game
        match = match.with_game(game.play(game.state.legal_actions()[0])).with_deals()
    games = [
        finished_game(SavedGame.of("study", match, 2)),
        finished_game(over("own", "K2", (3, 2), "A", "B")),
    ]
    assert [game.is_study for game in games] == [True, False]
    assert [game.id for game in without_studies(games)] == ["own"]
    assert say("history-study") in pages.history(HistoryPage(games), lambda _: "")
    assert pages.history(HistoryPage(games), lambda _: "").count(say("history-study")) == 1


def result(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine without an event loop, because there may already be one."""
    while True:
        try:
            work.send(None)
        except StopIteration as end:
            value: T = end.value
            return value


def test_a_page_has_some_games_and_the_last_one_ends_the_history() -> None:
    saved = [over(f"g{day}", "K2", (day, 7), "Ada", "duke", day=day) for day in range(1, 46)]
    games = FinishedGames(lambda: saved)

    def page(first: int) -> tuple[list[str], int, int]:
        shown = result(games.page(first, lambda _: None))
        return [game.id for game in shown.games], shown.first, shown.of

    ids = [game.id for game in reversed(saved)]
    assert page(0) == (ids[:20], 0, 45)
    assert page(20) == (ids[20:40], 20, 45)
    assert page(99) == (ids[40:], 40, 45)
    assert [game.id for game in result(games.all(lambda _: None))] == ids
    del saved[:5]  # the oldest
    assert page(40) == (ids[20:40], 20, 40)
    saved.clear()
    assert page(20) == ([], 0, 0)


def test_history_shows_the_new_result_after_an_undo() -> None:
    saved = [over("a", "K2", (61, 48), "Ada", "Ben")]
    games = FinishedGames(lambda: saved)
    assert [game.rulers[0].points for game in result(games.all(lambda _: None))] == [61]
    saved[:] = [over("a", "K2", (40, 48), "Ada", "Ben")]
    [game] = result(games.all(lambda _: None))
    assert [(one.points, one.has_won) for one in game.rulers] == [(40, False), (48, True)]


@pytest.mark.parametrize("record", ["K9 Oab", "Oab"])
def test_history_leaves_out_a_game_of_unknown_rules(record: str) -> None:
    good, other = (over(id, "K2", (61, 48), "Ada", "Ben") for id in "ab")
    bad = replace(other, match={**other.match, "record": record})
    assert result(FinishedGames(lambda: [bad, good]).all(lambda _: None)) == [finished_game(good)]


def test_only_a_long_history_has_pages() -> None:
    [game] = [finished_game(over("a", "K2", (9, 7), "Ada", "duke", day=1))]
    assert 'data-act="older"' not in pages.history(HistoryPage([game], 0, 1), str)
    long = pages.history(HistoryPage([game], 0, 1234), str)
    assert say("history-range", first=1, last=20, of=1234) in long
    assert '"newer" disabled' in long
