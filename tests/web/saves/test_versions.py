"""The text of a saved game: every version can be read, anything else is refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saves import versions
from saves.model import GameProgress, SavedGame
from saves.versions import MAX_TIME
from table.model.match import BrokenSave, NewerSave
from tests.tables import played
from tests.web.fixtures import begun, match_with

OLD: dict[str, str] = json.loads((Path(__file__).with_name("0.1.0.json")).read_text("utf-8"))
"""Texts written by the page of version 0.1.0."""


@pytest.mark.parametrize("text", OLD.values(), ids=OLD.keys())
def test_a_game_saved_by_0_1_0_can_be_continued(text: str) -> None:
    saved = versions.parse("old", text)
    match = saved.open()
    now = text.replace('"queen"', '"emperor"')
    assert match.to_text() == now, "not a move, a name or an undone choice is lost"
    again = versions.parse("old", versions.to_text(saved))
    assert again == saved
    assert json.loads(versions.to_text(saved))["realmino"] == 2
    assert saved.progress.is_over == match.is_over
    assert not versions.is_current(text)
    assert versions.is_current(versions.to_text(saved))


def test_a_saved_game_shows_its_progress_without_a_replay() -> None:
    saved = SavedGame.of("x", match_with(played("K4hm", 2, 40)), 5)
    read = versions.parse("x", versions.to_text(saved))
    assert read == saved
    assert read.progress == GameProgress(4, 12, 0, False)
    series = versions.parse("x", OLD["the second game of a Dynasty"])
    assert (series.progress.game, series.progress.is_over) == (2, False)


def changed(**fields: Any) -> str:
    """A saved text with different values in some fields."""
    return json.dumps({**versions.to_data(SavedGame.of("x", begun("K2"), 5)), **fields})


def with_record(record: str) -> dict[str, Any]:
    """A saved match with a different record."""
    return {**begun("K2").to_data(), "record": record}


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
    "an endless version": changed(realmino=10**4_000),
    "no match": changed(match=None),
    "a match without a record": changed(match={"seats": []}),
    "a match without players": changed(match={"record": "K2"}),
    "players without names": changed(match={"record": "K2", "seats": [[1, 2, 3]]}),
    "players of no colour": changed(match={"record": "K2", "seats": [["mauve", "", "duke"]]}),
    "four games": changed(match={"record": "K2 K2 K2 K2", "seats": []}),
    "an empty record": changed(match=with_record("")),
    "only a comment": changed(match=with_record("; hi")),
    "no rules": changed(match=with_record("Oab")),
    "unknown rules": changed(match=with_record("K9 Oab")),
    "no standing": changed(standing=None),
    "half a standing": changed(standing=[1, 2]),
    "a broken game of 0.1.0": json.dumps({"realmino": 1, "seats": [], "record": "K4 Oabcd"}),
}


LINK = {"letter": "", "owner": 0, "sent": True}
"""What a game by link needs; `friends` checks the letter."""
LIVE = {"code": "", "name": "", "coach": True}
"""What a live game needs in addition."""
INCOMPLETE: list[Any] = [
    "Ben",
    {},
    {"waits": "Ben"},
    {"letter": "x"},
    {"lobby": "x", "waits": ""},
    {**LINK, "owner": None},
    {**LINK, "live": "x"},
    {**LINK, "live": {**LIVE, "code": 7}},
    {"lobby": "", "answer": "", "secret": "", "live": LIVE},
]


@pytest.mark.parametrize("friends", INCOMPLETE, ids=str)
def test_refuses_a_game_with_friends_that_says_too_little_about_them(friends: Any) -> None:
    with pytest.raises(BrokenSave, match="the saved game does not say who plays elsewhere"):
        versions.parse("x", changed(realmino=3, together=friends))


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_one_sentence_explains_an_invalid_save(text: str) -> None:
    with pytest.raises(BrokenSave) as caught:
        versions.parse("x", text)
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
    MAX_TIME + 1,
    -1,
    10**400,
    9e300,
]


@pytest.mark.parametrize("time", TIMES, ids=[str(time)[:9] for time in TIMES])
def test_drops_a_time_beyond_the_range_of_browsers(time: Any) -> None:
    """Otherwise the list would fail and show no game."""
    saved = versions.parse("x", changed(changed=time))
    assert saved == replace(SavedGame.of("x", begun("K2"), 5), changed=0)


def test_refuses_impossible_moves_when_a_game_is_opened() -> None:
    data = begun("K2").to_data()
    saved = versions.parse("x", changed(match={**data, "record": data["record"] + " E99"}))
    with pytest.raises(BrokenSave, match="the saved game does not fit together"):
        saved.open()


def test_a_game_of_a_newer_version_does_not_count_as_broken() -> None:
    with pytest.raises(NewerSave, match="version 4"):
        versions.parse("x", changed(realmino=4))
