"""The history: what finished games tell, also those that an older version has saved."""

from dataclasses import replace

import pytest

from history.finished_games import code_of, finished, newest_first, people, stored_result
from saves.model import SavedGame, result_of
from table.match import Match
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with, seats
from tests.web.history.shelves import over


def test_a_finished_game_keeps_its_result() -> None:
    saved = SavedGame.of("x", match_with(whole_game("K2")), 5)
    totals = tuple(sheet.total for sheet in whole_game("K2").state.sheets())
    assert stored_result(saved) == (totals, whole_game("K2").state.result().winners)
    assert SavedGame.parse("x", saved.to_text()) == saved
    assert SavedGame.of("y", match_with(played("K2", 1, 20)), 5).result is None


def test_a_dynasty_keeps_the_sums_of_its_games() -> None:
    games = tuple(played("K2", seed) for seed in (1, 2, 3))
    match = Match(seats("pp"), "7", games, dynasty=True)
    totals = [[sheet.total for sheet in game.state.sheets()] for game in games]
    [points, winners] = result_of(match) or [[], []]
    assert points == [*map(sum, zip(*totals, strict=True))]
    assert [points[winner] for winner in winners] == [max(points)] * len(winners)
    assert result_of(replace(match, games=games[:2])) is None


@pytest.mark.parametrize(
    "kept", [7, [], [[61, 48]], [[61, 48], []], [["61", 48], [0]], [[61, 48], [2]], [[1] * 3, [0]]]
)
def test_a_result_that_does_not_fit_is_left_out(kept: object) -> None:
    """The moves tell it too, so nothing is lost."""
    saved = SavedGame.of("x", match_with(whole_game("K2")), 5)
    read = SavedGame.of_data("x", {**saved.to_data(), "result": kept})
    assert stored_result(read) is None
    assert finished(read) == finished(saved)


def test_a_game_of_an_older_version_is_replayed_for_its_result() -> None:
    saved = SavedGame.of("x", match_with(whole_game("Q3")), 5)
    old = replace(saved, result=None)
    assert stored_result(old) is None
    assert finished(old) == finished(saved)
    with pytest.raises(ValueError, match="not over"):
        finished(SavedGame.of("y", begun("K2"), 5))


def test_a_history_tells_who_played_what_and_who_won() -> None:
    game = finished(over("x", "K2d", (61, 48), "Ada", "duke"))
    assert (game.code, game.is_dynasty) == ("K2d", False)
    assert [(one.name, one.kind, one.points, one.has_won) for one in game.rulers] == [
        ("Ada", "person", 61, True),
        ("Duke Amber", "duke", 48, False),
    ]
    assert [one.name for one in game.people] == ["Ada"]


def test_partners_share_a_kingdom_and_its_points() -> None:
    names = ("Ada", "Ben", "Cleo", "squire", "Eve", "Finn")
    game = finished(over("x", "W6t", (40, 61, 50), *names))
    assert [[one.name for one in kingdom] for kingdom in game.kingdoms] == [
        ["Ada", "Squire Marlow"],
        ["Ben", "Eve"],
        ["Cleo", "Finn"],
    ]
    assert {one.name for one in game.rulers if one.has_won} == {"Ben", "Eve"}


def test_the_newest_game_comes_first_and_the_busiest_person_too() -> None:
    games = [
        finished(over("a", "K2", (1, 2), "Ada", "Ben", day=2)),
        finished(over("b", "K2", (1, 2), "ben ", "duke", day=3)),
        finished(over("c", "K2", (1, 2), "Cleo", "squire", day=1)),
    ]
    assert [game.id for game in newest_first(games)] == ["b", "a", "c"]
    assert people(games) == {"ben": "ben ", "ada": "Ada", "cleo": "Cleo"}


def test_the_rules_are_read_without_a_replay() -> None:
    assert code_of(over("x", "W8t", (1, 2, 3, 4), *"abcdefgh")) == "W8t"
