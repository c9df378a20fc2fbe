"""All games as one file: downloaded, read on another device, never in the place of others."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Visit
from e2e.stored import OLD, caught, games
from e2e.visitor import TABLE, Visitor
from table.words import say

pytestmark = pytest.mark.in_chromium


def download(visitor: Visitor) -> str:
    """What the button at the foot of the set-up hands out."""
    name, text = caught(visitor, visitor.find("#download-all"))
    assert name.startswith("realmino-games-2")
    return text


def read(visitor: Visitor, text: str, folder: Path) -> None:
    """Chooses a file with that text."""
    path = folder / "games.json"
    path.write_text(text, "utf-8")
    visitor.find("#games-file").set_input_files(path)


def test_all_games_go_to_another_device(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.choose_setting("confirm", False)
    for names in (("Ada", "Ben"), ("Cleo", "Dan")):
        visitor.sit_down("person", "person", names=names)
        visitor.play(2)
        visitor.press("menu", "to-setup")
    file = download(visitor)
    assert {one["id"] for one in json.loads(file)["games"]} == {one.id for one in games(visitor)}

    other = visit(size=PHONE)
    read(other, file, tmp_path)
    expect(other.find("#saved-told")).to_contain_text("2 games")
    expect(other.find("#saved-list .saved-title")).to_have_text(["Cleo and Dan", "Ada and Ben"])
    assert [one.text for one in games(other)] == [one.text for one in games(visitor)]
    read(other, file, tmp_path)
    expect(other.find("#saved-told")).to_contain_text("Already here: 2 games.")
    other.press("resume-game")
    other.play(1)
    before = games(other)

    other.press("menu", "to-setup")
    read(other, file, tmp_path)
    other.press("ask-mine")
    expect(other.find("#saved-told")).to_contain_text("Read from the file: 0 games.")
    assert games(other) == before
    read(other, file, tmp_path)
    other.press("ask-both")
    expect(other.find("#saved-told")).to_contain_text("Read from the file: 1 game.")
    assert len(games(other)) == 3
    assert [one for one in games(other) if one in before] == before


def test_a_file_with_something_wrong_says_what_and_where(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    problem = visitor.find("#problem")
    for text in ("", "[1, 2]", "[" * 100_000, '{"games": []}', "x" * 8_000_001):
        read(visitor, text, tmp_path)
        expect(problem).to_contain_text(say("file-broken", reason="…").split("…")[0])
        assert "Traceback" not in problem.inner_text()
        visitor.page.evaluate("() => { document.getElementById('problem').hidden = true; }")
    good = [{"id": f"old{number}", **json.loads(text)} for number, text in enumerate(OLD.values())]
    broken = {**good[1], "id": "bad", "record": good[1]["record"] + " E1"}
    read(visitor, json.dumps({"realmino games": 1, "games": [*good, broken]}), tmp_path)
    expect(problem).to_contain_text("game 8 of 8: the saved game does not fit together")
    assert len(games(visitor)) == len(good)


@pytest.mark.deep
def test_a_single_game_that_was_set_aside_is_read_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    read(visitor, OLD["two moves taken back"], tmp_path)
    visitor.press("resume-game")
    visitor.find(f"{TABLE}[data-move]").wait_for()
    assert len(games(visitor)) == 1


@pytest.mark.everywhere
def test_games_are_downloaded_and_read_at_the_table(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.sit_down("person", "person", names=("Ada", "Ben"))
    visitor.play(1)
    _, text = caught(visitor, visitor.find("#download-all2"))
    assert json.loads(text)["games"][0]["match"]["seats"][0][1] == "Ada"
    read(visitor, text, tmp_path)
    expect(visitor.part("toast")).to_contain_text("Already here: 1 game.")
