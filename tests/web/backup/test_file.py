"""The file of all games: it is complete, checked on import, and replaces nothing."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from backup import file as archive
from backup.file import BrokenFile, Merge, with_new_ids
from puzzles import progress as puzzles
from puzzles.progress import Progress
from saves import export, versions
from saves.model import MAX_SAVED, SavedGame, match_progress, match_result
from saves.versions import MAX_TIME
from tests.tables import played, whole_game
from tests.web.fixtures import begun, match_with
from tests.web.saves.test_versions import OLD

GAMES = [
    SavedGame.of("one", match_with(played("K4hm", 2, 40)), 5),
    SavedGame.of("two", begun("Q3"), 6),
]
FILE = export.to_text(GAMES, '{"pace": "fast"}', ["{half a game"], "2026-11-21")


NOW = 1_000


def with_field(name: str, value: Any) -> str:
    """The file with a different value in one field."""
    return json.dumps({**json.loads(FILE), name: value})


def read(
    listed: Sequence[Any], stored: Sequence[SavedGame] = (), newer: Sequence[str] = ()
) -> Merge:
    """The result of importing a file's games on a device with stored games."""
    merge = Merge()
    for _ in merge.read(listed, {game.id: game for game in stored}, newer, NOW):
        pass
    return merge


def data(game: SavedGame, **fields: Any) -> dict[str, Any]:
    """A game's data in a file, with different values in some fields."""
    return {"id": game.id, **versions.to_data(game), **fields}


def in_file(text: str) -> list[SavedGame]:
    """The games that a file adds to a device without games."""
    merge = read(archive.parse(text).games)
    assert not merge.problems
    return merge.new


def test_a_file_contains_everything() -> None:
    parsed = archive.parse(FILE)
    assert parsed[1:] == ('{"pace": "fast"}', ("{half a game",), None)
    assert in_file(FILE) == GAMES


@pytest.mark.parametrize("text", OLD.values(), ids=OLD.keys())
def test_reads_a_single_saved_game(text: str) -> None:
    """Games set aside and downloaded by an older page can be imported."""
    (game,) = in_file(text)
    assert game.open().to_text() == text.replace('"queen"', '"emperor"')
    (again,) = in_file(versions.to_text(game))
    assert again.match == game.match


def test_reads_a_game_with_half_a_surrogate_pair() -> None:
    name = GAMES[0].match["seats"][0][1]
    (game,) = in_file(versions.to_text(GAMES[0]).replace(name, f"{name}\ud800"))
    assert game.match["seats"][0][1] == name


def test_names_are_cleaned_like_typed_names() -> None:
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
def test_refuses_a_file_without_games_with_a_one_sentence_message(text: str) -> None:
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
def test_reports_a_broken_game_and_reads_the_others(game: object) -> None:
    merge = read([data(GAMES[0]), game, data(GAMES[1])])
    assert merge.new == GAMES
    ((number, problem),) = merge.problems
    assert number == 2
    assert problem.startswith("the saved game ")
    assert len(problem) < 250


@pytest.mark.parametrize(
    "changed", [NOW + 1, MAX_TIME, MAX_TIME + 1, -1, 10**400, 9e300, "5", None]
)
def test_no_time_in_a_file_is_later_than_now(changed: object) -> None:
    (game,) = read([data(GAMES[0], changed=changed)]).new
    assert 0 <= game.changed <= NOW
    assert replace(game, changed=5) == GAMES[0]


def test_imports_games_up_to_a_limit_and_reports_the_rest() -> None:
    stored = [replace(GAMES[0], id=f"s{number}") for number in range(MAX_SAVED - 2)]
    others = [data(SavedGame.of(f"n{seed}", begun("K2", seed=str(seed)), 9)) for seed in range(5)]
    merge = read([*others, data(GAMES[0])], stored)
    assert [game.id for game in merge.new] == ["n0", "n1"]
    assert (merge.known, merge.surplus) == (1, 3)
    more = [*stored, *(replace(GAMES[1], id=f"t{number}") for number in range(9))]
    assert read(others, more).surplus == 5


def test_games_beyond_the_limit_are_not_read() -> None:
    merge = read([None] * MAX_SAVED + [data(GAMES[0])] * 7)
    assert (len(merge.problems), merge.new, merge.surplus) == (MAX_SAVED, [], 7)


def test_merges_two_files_of_150_games_without_loss() -> None:
    over = match_with(whole_game("K2"))
    mine, theirs = (
        [SavedGame.of(f"{who}{n}", replace(over, seed=f"{who}{n}"), 9) for n in range(150)]
        for who in ("m", "t")
    )
    assert read([data(game) for game in theirs], mine).new == theirs


def test_progress_and_result_follow_from_the_moves() -> None:
    """Otherwise an unfinished game marked as finished would be in no list."""
    match = match_with(whole_game("K2"))
    over = SavedGame.of("over", match, 9)
    impossible = [
        data(GAMES[0], standing=[9, 9, 0, True], result=[[1, 2, 3, 4], [7]]),
        data(over, standing=[10**40, 1, 0, False], result=[[10**40, 1], [5]]),
    ]
    new = read(impossible).new
    assert [game.progress for game in new] == [GAMES[0].progress, match_progress(match)]
    assert [game.result for game in new] == [None, match_result(match)]


def test_cuts_a_long_name_and_still_recognises_the_game() -> None:
    seats = [[colour, "x" * 4_000, kind] for colour, _, kind in GAMES[1].match["seats"]]
    listed = [data(GAMES[1], match={**GAMES[1].match, "seats": seats})]
    (game,) = read(listed).new
    assert [name for _, name, _ in game.match["seats"]] == ["x" * 20] * 3
    assert read(listed, [game]).known == 1


def test_drops_unknown_settings_and_duplicate_values() -> None:
    text = json.dumps({**json.loads(FILE), "settings": 7, "aside": {"a": 1}})
    assert archive.parse(text)[1:] == (None, (), None)
    assert archive.parse(with_field("aside", ["a", 7, "b", "a"])).unreadable == ("a", "b")


def test_existing_games_are_neither_duplicated_nor_replaced() -> None:
    later = SavedGame.of("one", match_with(played("K4hm", 2, 44)), 9)
    other = SavedGame.of("three", begun("K2"), 9)
    under_another_name = replace(GAMES[1], id="six")
    merge = read([*map(data, (later, other, GAMES[1], under_another_name))], GAMES)
    assert merge.new == [other]
    assert merge.known == 2
    assert merge.clashes == [later]
    (both,) = with_new_ids(merge.clashes, ["nine"])
    assert (both.id, both.match) == ("nine", later.match)


def test_a_game_that_only_a_newer_page_can_read_is_not_replaced() -> None:
    merge = read([*map(data, GAMES)], newer=["one"])
    assert (merge.new, merge.clashes) == (GAMES[1:], GAMES[:1])


def test_keeps_two_games_with_the_same_id() -> None:
    twin = SavedGame.of("one", begun("K2"), 9)
    merge = read([*map(data, (GAMES[0], twin, twin))])
    assert (merge.new, merge.clashes, merge.known) == ([GAMES[0]], [twin], 1)


def test_the_puzzle_progress_with_more_tries_wins() -> None:
    less = Progress().with_try("K4-1-4", 1200, True).to_text()
    more = puzzles.parse(less).with_try("K2-1-6", 1200, False).to_text()
    assert archive.merged_progress(less, more) == archive.merged_progress(more, less) == more
    assert archive.merged_progress(less, None) == archive.merged_progress(less, "[" * 9) == less
    assert archive.merged_progress(None, None) is None
    text = export.to_text([], None, [], "2026-11-26", more)
    assert archive.parse(text).puzzles == more


@pytest.mark.parametrize(
    "damage",
    [{"seen": "x" * 12}, {"seen": 7}, {"days": None}, {"row": "?"}, {"rating": "high"}],
    ids=str,
)
def test_puzzle_progress_that_cannot_be_read_never_wins(damage: dict[str, Any]) -> None:
    own = Progress().with_try("K4-1-4", 1200, True).to_text()
    more = puzzles.parse(own).with_try("K2-1-6", 1200, False).to_text()
    for other in (damage, {**json.loads(more), **damage}, {"seen": ["a", "b"]}):
        assert archive.merged_progress(own, json.dumps(other)) == own


@pytest.mark.parametrize("puzzles", [7, ["K2"], None, "x" * 1_000_000])
def test_drops_other_values_for_puzzles(puzzles: object) -> None:
    text = json.dumps({**json.loads(export.to_text([], None, [], "")), "puzzles": puzzles})
    assert archive.parse(text).puzzles is None
