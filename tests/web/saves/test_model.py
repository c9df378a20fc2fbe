"""The list of saved games: its order, its rows, and the games that it offers to delete."""

import json
from dataclasses import replace

from saves import versions
from saves.model import MAX_SAVED, SavedGame, in_order, listed, surplus
from saves.rows import ALL, all_row, game_row, newer_row, rows_text, unreadable_row
from table.model.match import Match
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with, seats
from tests.web.saves.test_versions import OLD


def kept(id: str, time: int, over: bool = False, match: Match | None = None) -> SavedGame:
    """A stored game, last changed at ``time``."""
    game = SavedGame.of(id, match or begun("K2"), time)
    return SavedGame(id, time, game.match, game.progress._replace(is_over=over))


def test_unfinished_games_come_first_and_the_newest_of_each() -> None:
    games = [kept("a", 1), kept("b", 9, over=True), kept("c", 3), kept("d", 7, over=True)]
    assert [game.id for game in in_order(games)] == ["c", "a", "b", "d"]


def test_games_in_which_friends_wait_for_the_person_here_come_first() -> None:
    waits = {"a": "", "b": "Ann", "c": None, "d": "", "e": "Ben"}
    games = [
        replace(kept(id, time), friends=None if name is None else {"waits": name})
        for time, (id, name) in enumerate(waits.items())
    ]
    rows = [game_row(game) for game in in_order(games)]
    assert "".join(row.id for row in rows) == "daecb"
    assert [row.is_awaited for row in rows] == [True, True, False, False, False]
    starts = ("Your turn · ", "Your turn · ", "Waiting for Ben · ", "", "Waiting for Ann · ")
    assert all(row.text.startswith(start) for row, start in zip(rows, starts, strict=True))
    over = replace(games[0], progress=games[0].progress._replace(is_over=True))
    assert not game_row(over).is_awaited


def test_the_set_up_screen_lists_a_single_finished_game() -> None:
    games = [kept("a", 1), kept("b", 9, over=True), kept("c", 3), kept("d", 7, over=True)]
    assert [game.id for game in listed(games)] == ["c", "a", "b"]
    assert [game.id for game in listed([games[3]])] == ["d"]
    assert listed([]) == []


def test_offers_to_delete_the_oldest_finished_games_beyond_a_limit() -> None:
    one = kept("one", 0)
    finished = [
        replace(kept("x", 0, over=True), id=f"f{time}", changed=time) for time in range(MAX_SAVED)
    ]
    unfinished = [replace(one, id=f"u{time}", changed=time) for time in range(MAX_SAVED + 5)]
    assert surplus(finished) == surplus(unfinished) == []
    offered = surplus([*finished, *unfinished[:1]])
    assert {game.id for game in offered} == {f"f{time}" for time in range(MAX_SAVED // 10 + 1)}
    few = finished[-3:]
    assert {game.id for game in surplus([*few, *unfinished])} == {game.id for game in few}


def test_a_line_names_the_game_its_players_and_its_progress() -> None:
    row = game_row(kept("a", 5, match=match_with(played("Q4", 2, 50), "pkrg")))
    assert (row.title, row.changed) == ("Ann, Ben, Cleo and Dan", 5)
    assert row.text.startswith("Queendomino · Round ")
    assert game_row(SavedGame.of("a", begun("W3"), 0)).text == "Royal Wedding · First line"
    over = SavedGame.of("a", match_with(whole_game("K2")), 0)
    assert game_row(over).text == "Kingdomino · Finished"
    unnamed = replace(begun("K2"), seats=seats("pk", ("", "")))
    assert game_row(kept("a", 5, match=unnamed)).title == "Pink and Knight Amber"
    series = game_row(versions.parse("x", OLD["the second game of a Dynasty"]))
    assert "Game 2 of 3" in series.text


def test_unreadable_games_have_a_line() -> None:
    rows = [newer_row("a"), unreadable_row("4", 4, "the saved game is not complete", 8)]
    listed = json.loads(rows_text([*rows, all_row("many", "1234 games", "So many")]))
    assert [row["kind"] for row in listed] == ["newer", "unreadable", "many"]
    assert "no. 4" in listed[1]["title"]
    assert listed[1]["changed"] == 8
    assert (listed[2]["id"], listed[2]["title"], listed[2]["text"]) == (
        ALL,
        "1234 games",
        "So many",
    )
