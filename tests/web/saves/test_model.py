"""Saved games: older versions are read, the list has an order, nothing unfinished is dropped."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saves.model import (
    ALL,
    LATEST,
    MAX_SAVED,
    GameProgress,
    SavedGame,
    all_row,
    in_order,
    is_current,
    newer_row,
    row_of,
    rows_text,
    surplus,
    unreadable_row,
)
from table.match import BrokenSave, Match, NewerSave
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with, seats

OLD: dict[str, str] = json.loads((Path(__file__).with_name("0.1.0.json")).read_text("utf-8"))
"""Texts that the page of version 0.1.0 wrote."""


@pytest.mark.parametrize("text", OLD.values(), ids=OLD.keys())
def test_a_game_saved_by_0_1_0_goes_on(text: str) -> None:
    saved = SavedGame.parse("old", text)
    match = saved.open()
    assert match.to_text() == text, "not a move, a name or an undone choice is lost"
    again = SavedGame.parse("old", saved.to_text())
    assert again == saved
    assert json.loads(saved.to_text())["realmino"] == 2
    assert saved.standing.is_over == match.is_over
    assert not is_current(text)
    assert is_current(saved.to_text())


def test_a_saved_game_says_how_far_it_is_without_being_replayed() -> None:
    saved = SavedGame.of("x", match_with(played("K4hm", 2, 40)), 5)
    read = SavedGame.parse("x", saved.to_text())
    assert read == saved
    assert read.standing == GameProgress(4, 12, 0, False)
    series = SavedGame.parse("x", OLD["the second game of a Dynasty"])
    assert (series.standing.game, series.standing.is_over) == (2, False)


def changed(**fields: Any) -> str:
    """A saved text in which some fields have other values."""
    return json.dumps({**SavedGame.of("x", begun("K2"), 5).to_data(), **fields})


BROKEN = {
    "empty": "",
    "cut off": changed()[:-5],
    "deep": "[" * 100_000,
    "deep in a field": changed(standing="?").replace('"?"', "[" * 500 + "]" * 500),
    "long": changed(more="x" * 30_000),
    "a list": "[1, 2]",
    "no version": changed(realmino=None),
    "a word for a version": changed(realmino="2"),
    "true for a version": changed(realmino=True),
    "version nothing": changed(realmino=0),
    "no match": changed(match=None),
    "a match without a record": changed(match={"seats": []}),
    "a match without players": changed(match={"record": "K2"}),
    "players without names": changed(match={"record": "K2", "seats": [[1, 2, 3]]}),
    "players of no colour": changed(match={"record": "K2", "seats": [["mauve", "", "duke"]]}),
    "four games": changed(match={"record": "K2 K2 K2 K2", "seats": []}),
    "no standing": changed(standing=None),
    "half a standing": changed(standing=[1, 2]),
    "a broken game of 0.1.0": json.dumps({"realmino": 1, "seats": [], "record": "K4 Oabcd"}),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_text_that_is_no_saved_game_is_told_in_one_sentence(text: str) -> None:
    with pytest.raises(BrokenSave) as caught:
        SavedGame.parse("x", text)
    assert str(caught.value).startswith("the saved game ")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 250


TIMES: list[Any] = [
    None,
    "5",
    "soon",
    True,
    [],
    float("inf"),
    float("nan"),
    LATEST + 1,
    -1,
    10**400,
    9e300,
]


@pytest.mark.parametrize("time", TIMES, ids=[str(time)[:9] for time in TIMES])
def test_a_game_whose_time_no_browser_can_tell_is_read_without_it(time: Any) -> None:
    """It would be an error in the page's list, which then showed no game at all."""
    saved = SavedGame.parse("x", changed(changed=time))
    assert saved == replace(SavedGame.of("x", begun("K2"), 5), changed=0)


def test_a_game_with_impossible_moves_is_found_when_it_is_opened() -> None:
    data = begun("K2").to_data()
    saved = SavedGame.parse("x", changed(match={**data, "record": data["record"] + " E99"}))
    with pytest.raises(BrokenSave, match="the saved game does not fit together"):
        saved.open()


def test_a_game_of_a_newer_version_is_not_called_broken() -> None:
    with pytest.raises(NewerSave, match="version 3"):
        SavedGame.parse("x", changed(realmino=3))


# The list


def kept(id: str, time: int, over: bool = False, match: Match | None = None) -> SavedGame:
    """A game in the store, changed at that time."""
    game = SavedGame.of(id, match or begun("K2"), time)
    return SavedGame(id, time, game.match, game.standing._replace(is_over=over))


def test_unfinished_games_come_first_and_the_newest_of_each() -> None:
    games = [kept("a", 1), kept("b", 9, over=True), kept("c", 3), kept("d", 7, over=True)]
    assert [game.id for game in in_order(games)] == ["c", "a", "b", "d"]


def test_only_the_oldest_finished_games_are_offered_for_deletion_and_only_beyond_a_number() -> None:
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


def test_a_line_names_the_game_its_players_and_how_far_it_is() -> None:
    row = row_of(kept("a", 5, match=match_with(played("Q4", 2, 50), "pkrg")))
    assert (row.title, row.changed) == ("Ann, Ben, Cleo and Dan", 5)
    assert row.text.startswith("Queendomino · Round ")
    assert row_of(SavedGame.of("a", begun("W3"), 0)).text == "Royal Wedding · The first line"
    over = SavedGame.of("a", match_with(whole_game("K2")), 0)
    assert row_of(over).text == "Kingdomino · Finished"
    unnamed = replace(begun("K2"), seats=seats("pk", ("", "")))
    assert row_of(kept("a", 5, match=unnamed)).title == "Pink and Knight Amber"
    series = row_of(SavedGame.parse("x", OLD["the second game of a Dynasty"]))
    assert "Game 2 of 3" in series.text


def test_what_cannot_be_read_has_a_line_too() -> None:
    rows = [newer_row("a"), unreadable_row("4", 4, "the saved game is not complete", 8)]
    listed = json.loads(rows_text([*rows, all_row("many", "1234 games", "So many")]))
    assert [row["kind"] for row in listed] == ["newer", "unreadable", "many"]
    assert "number 4" in listed[1]["title"]
    assert listed[1]["changed"] == 8
    assert (listed[2]["id"], listed[2]["title"], listed[2]["text"]) == (
        ALL,
        "1234 games",
        "So many",
    )
