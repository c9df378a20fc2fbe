"""The file of all games: everything in it, checked on the way in, nothing replaced."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from saves import export as archive
from saves import versions
from saves.export import BrokenFile, Merge, renamed
from saves.model import MAX_SAVED, SavedGame, progress_of, result_of
from saves.versions import LATEST
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with
from tests.web.saves.test_versions import OLD

GAMES = [
    SavedGame.of("one", match_with(played("K4hm", 2, 40)), 5),
    SavedGame.of("two", begun("Q3"), 6),
]
FILE = archive.to_text(GAMES, '{"pace": "fast"}', ["{half a game"], "2026-11-21")


NOW = 1_000


def with_field(name: str, value: Any) -> str:
    """The file in which one field has another value."""
    return json.dumps({**json.loads(FILE), name: value})


def read(listed: Sequence[Any], stored: Sequence[SavedGame] = ()) -> Merge:
    """What becomes of the games of a file where those are stored."""
    merge = Merge()
    for _ in merge.read(listed, {game.id: game for game in stored}, NOW):
        pass
    return merge


def data(game: SavedGame, **fields: Any) -> dict[str, Any]:
    """A game as it stands in a file, some fields with other values."""
    return {"id": game.id, **versions.to_data(game), **fields}


def in_file(text: str) -> list[SavedGame]:
    """The games of a file on a device without any."""
    merge = read(archive.parse(text).games)
    assert not merge.problems
    return merge.new


def test_a_file_holds_everything() -> None:
    parsed = archive.parse(FILE)
    assert parsed[1:] == ('{"pace": "fast"}', ("{half a game",))
    assert in_file(FILE) == GAMES


@pytest.mark.parametrize("text", OLD.values(), ids=OLD.keys())
def test_a_single_saved_game_is_read_too(text: str) -> None:
    """What was set aside by an older page and downloaded there can be brought back."""
    (game,) = in_file(text)
    assert game.open().to_text() == text
    (again,) = in_file(versions.to_text(game))
    assert again.match == game.match


def test_half_a_character_in_the_text_of_a_single_game_is_read() -> None:
    name = GAMES[0].match["seats"][0][1]
    (game,) = in_file(versions.to_text(GAMES[0]).replace(name, f"{name}\ud800"))
    assert game.match["seats"][0][1] == name


def test_names_are_cleaned_like_those_that_are_typed() -> None:
    name = GAMES[0].match["seats"][0][1]
    (game,) = in_file(versions.to_text(GAMES[0]).replace(name, f"\u202e {name}\u2069"))
    assert game.match["seats"][0][1] == name


BROKEN = {
    "empty": "",
    "cut off": FILE[: len(FILE) // 2],
    "no JSON": "K4 Oabcd",
    "deep": "[" * 100_000,
    "wide": "[" + "[]," * 1_000_000 + "[]]",
    "only escaped quotes": '\\"' * 1_000_000,
    "huge": " " * (archive.MAX_FILE + 1),
    "a list": "[]",
    "another file": '{"name": "realmino"}',
    "a later version": with_field("realmino games", 2),
    "an endless version": with_field("realmino games", "x" * 100_000),
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
    "a name that is none": {"id": "../x", **versions.to_data(GAMES[0])},
    "a name that every object has": data(GAMES[0], id="__proto__"),
    "a later version": data(GAMES[0], id="x", realmino=9),
    "too long": data(GAMES[0], id="x", more="x" * 30_000),
    "an impossible move": data(GAMES[0], id="x", match={**GAMES[0].match, "record": "K4 Oabcd E9"}),
}


@pytest.mark.parametrize("game", BROKEN_GAMES.values(), ids=BROKEN_GAMES.keys())
def test_a_broken_game_is_named_and_the_others_are_read(game: object) -> None:
    merge = read([data(GAMES[0]), game, data(GAMES[1])])
    assert merge.new == GAMES
    ((number, problem),) = merge.problems
    assert number == 2
    assert problem.startswith("the saved game ")
    assert len(problem) < 250


@pytest.mark.parametrize("changed", [NOW + 1, LATEST, LATEST + 1, -1, 10**400, 9e300, "5", None])
def test_no_time_in_a_file_is_later_than_now(changed: object) -> None:
    (game,) = read([data(GAMES[0], changed=changed)]).new
    assert 0 <= game.changed <= NOW
    assert replace(game, changed=5) == GAMES[0]


def test_a_file_fills_the_list_only_up_to_a_number_and_says_what_is_left() -> None:
    stored = [replace(GAMES[0], id=f"s{number}") for number in range(MAX_SAVED - 2)]
    others = [data(SavedGame.of(f"n{seed}", begun("K2", seed=str(seed)), 9)) for seed in range(5)]
    merge = read([*others, data(GAMES[0])], stored)
    assert [game.id for game in merge.new] == ["n0", "n1"]
    assert (merge.known, merge.surplus) == (1, 3)
    more = [*stored, *(replace(GAMES[1], id=f"t{number}") for number in range(9))]
    assert read(others, more).surplus == 5


def test_games_beyond_that_number_are_not_looked_at() -> None:
    merge = read([None] * MAX_SAVED + [data(GAMES[0])] * 7)
    assert (len(merge.problems), merge.new, merge.surplus) == (MAX_SAVED, [], 7)


def test_the_file_of_150_games_and_that_of_150_others_are_merged_without_loss() -> None:
    over = match_with(whole_game("K2"))
    mine, theirs = (
        [SavedGame.of(f"{who}{n}", replace(over, seed=f"{who}{n}"), 9) for n in range(150)]
        for who in ("m", "t")
    )
    assert read([data(game) for game in theirs], mine).new == theirs


def test_standing_and_result_are_those_of_the_moves_whatever_the_file_says() -> None:
    """An unfinished game that its file called finished was in no list at all."""
    match = match_with(whole_game("K2"))
    over = SavedGame.of("over", match, 9)
    lies = [
        data(GAMES[0], standing=[9, 9, 0, True], result=[[1, 2, 3, 4], [7]]),
        data(over, standing=[10**40, 1, 0, False], result=[[10**40, 1], [5]]),
    ]
    new = read(lies).new
    assert [game.progress for game in new] == [GAMES[0].progress, progress_of(match)]
    assert [game.result for game in new] == [None, result_of(match)]


def test_a_name_too_long_for_the_page_is_cut_and_its_game_is_recognised() -> None:
    seats = [[colour, "x" * 4_000, kind] for colour, _, kind in GAMES[1].match["seats"]]
    listed = [data(GAMES[1], match={**GAMES[1].match, "seats": seats})]
    (game,) = read(listed).new
    assert [name for _, name, _ in game.match["seats"]] == ["x" * 20] * 3
    assert read(listed, [game]).known == 1


def test_strange_settings_and_values_are_left_out_and_equal_ones_stand_once() -> None:
    text = json.dumps({**json.loads(FILE), "settings": 7, "aside": {"a": 1}})
    assert archive.parse(text)[1:] == (None, ())
    assert archive.parse(with_field("aside", ["a", 7, "b", "a"])).aside == ("a", "b")


def test_what_is_here_already_is_neither_doubled_nor_replaced() -> None:
    later = SavedGame.of("one", match_with(played("K4hm", 2, 44)), 9)
    other = SavedGame.of("three", begun("K2"), 9)
    under_another_name = replace(GAMES[1], id="six")
    merge = read([*map(data, (later, other, GAMES[1], under_another_name))], GAMES)
    assert merge.new == [other]
    assert merge.known == 2
    assert merge.clashes == [later]
    (both,) = renamed(merge.clashes, ["nine"])
    assert (both.id, both.match) == ("nine", later.match)


def test_two_games_of_one_file_under_one_name_are_both_kept() -> None:
    twin = SavedGame.of("one", begun("K2"), 9)
    merge = read([*map(data, (GAMES[0], twin, twin))])
    assert (merge.new, merge.clashes, merge.known) == ([GAMES[0]], [twin], 1)
