"""The file of all games: everything in it, checked on the way in, nothing replaced."""

import json
from typing import Any

import pytest

from table import archive
from table.archive import BrokenFile, merge, renamed
from table.saved_games import LATEST, SavedGame
from tests.fixtures import begun, match_with
from tests.tables import played
from tests.test_saved_games import OLD

GAMES = [
    SavedGame.of("one", match_with(played("K4hm", 2, 40)), 5),
    SavedGame.of("two", begun("Q3"), 6),
]
FILE = archive.to_text(GAMES, '{"pace": "fast"}', ["{half a game"], "2026-11-21")


def with_field(name: str, value: Any) -> str:
    """The file in which one field has another value."""
    return json.dumps({**json.loads(FILE), name: value})


def test_a_file_holds_everything() -> None:
    read = archive.parse(FILE)
    assert read == archive.Archive(tuple(GAMES), '{"pace": "fast"}', ("{half a game",), ())
    assert [game.open() for game in read.games] == [game.open() for game in GAMES]


@pytest.mark.parametrize("text", OLD.values(), ids=OLD.keys())
def test_a_single_saved_game_is_read_too(text: str) -> None:
    """What was set aside by an older page and downloaded there can be brought back."""
    (game,) = archive.parse(text).games
    assert game.open().to_text() == text
    (again,) = archive.parse(game.to_text()).games
    assert again.match == game.match


def test_half_a_character_in_the_text_of_a_single_game_is_read() -> None:
    name = GAMES[0].match["seats"][0][1]
    (game,) = archive.parse(GAMES[0].to_text().replace(name, "\ud800")).games
    assert game.match["seats"][0][1] == "\ud800"


BROKEN = {
    "empty": "",
    "cut off": FILE[: len(FILE) // 2],
    "no JSON": "K4 Oabcd",
    "deep": "[" * 100_000,
    "huge": " " * (archive.MAX_FILE + 1),
    "a list": "[]",
    "another file": '{"name": "realmino"}',
    "a later version": with_field("realmino games", 2),
    "no games": with_field("games", None),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_file_without_games_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BrokenFile) as caught:
        archive.parse(text)
    assert str(caught.value).startswith("it ")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


BROKEN_GAMES = {
    "nothing": None,
    "no name": {"realmino": 2},
    "a name that is none": {"id": "../x", **GAMES[0].to_data()},
    "a later version": {"id": "x", **GAMES[0].to_data(), "realmino": 9},
    "too long": {"id": "x", **GAMES[0].to_data(), "more": "x" * 30_000},
}


@pytest.mark.parametrize("game", BROKEN_GAMES.values(), ids=BROKEN_GAMES.keys())
def test_a_broken_game_is_named_and_the_others_are_read(game: object) -> None:
    good = json.loads(FILE)["games"]
    read = archive.parse(with_field("games", [good[0], game, good[1]]))
    assert read.games == tuple(GAMES)
    (problem,) = read.problems
    assert problem.startswith("game 2 of 3: the saved game ")


@pytest.mark.parametrize("changed", [LATEST + 1, -1, 10**400, 9e300])
def test_a_time_that_no_browser_can_tell_is_unknown(changed: float) -> None:
    """It would be an error in the page's list, which then showed no game at all."""
    good = json.loads(FILE)["games"]
    read = archive.parse(with_field("games", [{**good[0], "changed": changed}, good[1]]))
    assert [game.changed for game in read.games] == [0, 6]
    assert read.games[0].match == GAMES[0].match


def test_strange_settings_and_values_are_left_out() -> None:
    text = json.dumps({**json.loads(FILE), "settings": 7, "aside": {"a": 1}})
    assert archive.parse(text)[1:] == (None, (), ())


def test_what_is_here_already_is_neither_doubled_nor_replaced() -> None:
    stored = {game.id: game for game in GAMES}
    later = SavedGame.of("one", match_with(played("K4hm", 2, 44)), 9)
    other = SavedGame.of("three", begun("K2"), 9)
    under_another_name = SavedGame.of("six", GAMES[1].open(), 9)
    merged = merge(stored, [later, other, GAMES[1], under_another_name])
    assert merged.new == (other,)
    assert merged.known == (GAMES[1], under_another_name)
    assert merged.clashes == (later,)
    (both,) = renamed(merged.clashes, ["nine"])
    assert (both.id, both.match) == ("nine", later.match)
