"""The result of a game as a text for others."""

from dataclasses import replace

from history.result_text import result_text
from realmino.view import Ending, view
from table.match import Match
from tests.present import present
from tests.tables import whole_game
from tests.web.fixtures import match_with


def told(match: Match) -> list[str]:
    """The lines of the result."""
    return result_text(view(match.game, None, match.series), match).split("\n")


def test_a_result_names_the_game_and_everybody_the_best_first() -> None:
    match = match_with(whole_game("K4hm"))
    head, *lines = told(match)
    assert head == "Realmino: Kingdomino for four, Harmony, Middle Kingdom"
    sheets = sorted((sheet.total for sheet in match.game.state.sheets()), reverse=True)
    assert [line.split(". ")[0] for line in lines] == ["1", "2", "3", "4"]
    assert [int(line.split(": ")[1].split()[0]) for line in lines] == sheets
    assert {line.split(". ")[1].split(":")[0] for line in lines} == {"Ann", "Ben", "Cleo", "Dan"}


def test_partners_stand_in_one_line() -> None:
    match = match_with(whole_game("W6t"))
    assert any(" and " in line for line in told(match)[1:])
    assert len(told(match)) == 1 + match.game.rules.kingdoms


def test_those_who_share_the_victory_share_its_place() -> None:
    match = match_with(whole_game("K2"))
    shown = view(match.game, None, match.series)
    even = [
        replace(realm, sheet={**realm.sheet, "total": 40, "largest": 5}) for realm in shown.kingdoms
    ]
    shown = replace(shown, kingdoms=tuple(even), outcome=Ending(("a", "b"), "shared"))
    assert result_text(shown, match).split("\n")[1:] == ["1. Ann: 40 points", "1. Ben: 40 points"]


def test_a_dynasty_tells_the_points_of_all_its_games() -> None:
    games = tuple(whole_game("K2", seed) for seed in (1, 2, 3))
    match = replace(match_with(games[0]), games=games, dynasty=True)
    totals = present(match.series).totals()
    head, *lines = told(match)
    assert head == "Realmino: Kingdomino for two, Dynasty"
    assert [int(line.split(": ")[1].split()[0]) for line in lines] == sorted(totals, reverse=True)
