"""All games in one file: downloaded, read on another device, never replacing others."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from backup import file as archive
from browser.messages import say
from e2e.conftest import PHONE, Visit
from e2e.games import moment
from e2e.storage import OLD, downloaded, put_all, stored_games
from e2e.visitor import TABLE, Visitor
from saves import versions
from saves.model import MAX_ASIDE, MAX_SAVED, SavedGame
from saves.versions import LATEST
from tests.tables import whole_game
from tests.web.fixtures import begun, match_with

pytestmark = pytest.mark.in_chromium


def download(visitor: Visitor) -> str:
    """The file that the button in “Your games” downloads."""
    visitor.press("open-shelf3")
    name, text = downloaded(visitor, visitor.find("#download-all"))
    visitor.find("#shelf [data-closes]").click()
    assert name.startswith("realmino-games-2")
    return text


def read(visitor: Visitor, text: str, folder: Path) -> None:
    """Chooses a file with that text."""
    path = folder / "games.json"
    path.write_text(text, "utf-8")
    visitor.find("#games-file").set_input_files(path)


def finished(names: Iterable[str], changed: int) -> list[SavedGame]:
    """Different finished games with these ids, all changed at that time."""
    game = SavedGame.of("x", match_with(whole_game("K2")), changed)
    return [replace(game, id=id, match={**game.match, "seed": id}) for id in names]


def file_of(games: Iterable[SavedGame], aside: Iterable[str] = ()) -> str:
    return archive.to_text(games, None, aside, "2026")


def in_store(game: SavedGame) -> dict[str, object]:
    """A game as the page keeps it."""
    return {"revision": 1, "writer": "test", "text": versions.to_text(game)}


def kept_names(visitor: Visitor) -> set[str]:
    return {game.id for game in stored_games(visitor)}


COUNT = """() => {
  const list = realmino.storage.list;
  globalThis.lists = 0;
  realmino.storage.list = (...given) => { lists += 1; return list(...given); };
}"""
"""Counts in ``lists`` how often a page reads everything that is stored."""


@pytest.mark.deep
def test_games_of_a_file_never_push_out_games_that_were_played(
    visit: Visit, tmp_path: Path
) -> None:
    """With times in the future they made the next finished game delete all games played here."""
    visitor = visit()
    mine = finished((f"mine{n}" for n in range(5)), 5)
    older = finished((f"older{n}" for n in range(200)), LATEST)
    put_all(visitor, "games", ((game.id, in_store(game)) for game in [*mine, *older]))
    visitor.reload()
    other = visitor.another_tab()
    other.page.evaluate(COUNT)
    theirs = finished((f"theirs{n}" for n in range(30)), LATEST)
    read(visitor, file_of(theirs), tmp_path)
    expect(visitor.find("#saved-status")).to_contain_text("30 games")
    assert other.page.evaluate("() => lists") < 20, "a tab reads them all again after every game"
    now = visitor.page.evaluate("() => Date.now()")
    assert all(
        json.loads(game.text)["changed"] <= now
        for game in stored_games(visitor)
        if game.id[0] == "t"
    )

    game = whole_game("K2", seed=2)
    visitor.go_to(moment(game, game.number - 2, "pp")).play_on()
    visitor.play()
    visitor.reload()
    assert kept_names(visitor) > {game.id for game in (*mine, *older, *theirs)}


@pytest.mark.deep
def test_a_full_list_takes_no_game_from_a_file_and_deletes_only_after_a_question(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(size=PHONE)
    stored = [f"n{number:04}" for number in range(MAX_SAVED - 1)]
    listed = [SavedGame.of("own", begun("K2"), 7), *finished(stored, 9)]
    put_all(visitor, "games", ((game.id, in_store(game)) for game in listed[:-1]))
    visitor.reload()
    read(visitor, file_of(finished(["a", "b", "c", "d"], 8)), tmp_path)
    problem = visitor.find("#problem")
    expect(problem).to_contain_text(say("file-surplus", games=3, most=MAX_SAVED))
    expect(problem).to_contain_text(say("file-read", games=1))
    expect(visitor.find("#saved-list li")).to_have_count(1)

    put_all(visitor, "games", [(listed[-1].id, in_store(listed[-1]))])
    visitor.reload()
    expect(visitor.find("#saved-list .saved-title")).to_have_text(
        ["Ann and Ben", say("saved-many", number=MAX_SAVED + 1)]
    )
    row = visitor.find("#saved-list li").last
    assert len(json.loads(downloaded(visitor, row.locator("[data-act=download]"))[1])["games"]) == (
        MAX_SAVED + 1
    )
    for answer, left_over in (("no", MAX_SAVED + 1), ("yes", MAX_SAVED * 9 // 10)):
        row.locator("[data-act=remove]").click()
        oldest = say("saved-oldest", number=MAX_SAVED // 10 + 1)
        expect(visitor.find("#ask-text")).to_contain_text(oldest)
        visitor.press(f"ask-{answer}")
        expect(visitor.find("#saved-list li")).to_have_count(2 if answer == "no" else 1)
        assert len(stored_games(visitor)) == left_over
    assert "own" in kept_names(visitor)


@pytest.mark.deep
def test_thousands_of_unreadable_pieces_cost_one_sentence_and_one_click(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(size=PHONE)
    pieces = [f"x{number:05}" for number in range(25_000)]
    read(visitor, file_of(finished(["good"], 5), [*pieces, *pieces]), tmp_path)
    problem = visitor.find("#problem")
    expect(problem).to_contain_text(say("file-asides", number=len(pieces), kept=MAX_ASIDE))
    expect(problem).to_contain_text(say("file-read", games=1))
    rows = visitor.find("#resume li")
    expect(rows).to_have_count(MAX_ASIDE + 1)
    expect(rows.first).to_contain_text(say("saved-asides", number=MAX_ASIDE))
    rows.first.locator("[data-act=remove]").click()
    visitor.press("ask-yes")
    expect(rows).to_have_count(0)
    visitor.reload()
    expect(rows).to_have_count(0)
    assert kept_names(visitor) == {"good"}


@pytest.mark.deep
def test_pieces_that_an_older_page_took_from_a_file_are_listed_together(visit: Visit) -> None:
    """Thousands of rows made each start slow."""
    visitor = visit()
    number = 300
    values = ({"when": 1, "reason": "", "value": str(n)} for n in range(number))
    put_all(visitor, "aside", enumerate(values, 1))
    visitor.reload()
    rows = visitor.find("#resume li")
    expect(rows).to_have_count(MAX_ASIDE + 1)
    expect(rows.first).to_contain_text(say("saved-asides", number=number))
    _, text = downloaded(visitor, rows.first.locator("[data-act=download]"))
    assert json.loads(text)["aside"] == [str(n) for n in range(number)]
    rows.nth(1).locator("[data-act=remove]").click()
    visitor.press("ask-yes")
    expect(rows.first).to_contain_text(say("saved-asides", number=number - 1))
    rows.first.locator("[data-act=remove]").click()
    visitor.press("ask-yes")
    expect(rows).to_have_count(0)


BROKEN = (
    *("", "[1, 2]", "[" * 100_000, '{"games": []}', "x" * 8_000_001),
    *("[" + "[]," * 2_000_000 + "[]]", '\\"' * 3_000_000),
)


def test_all_games_go_to_another_device(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.choose_setting("confirm", False)
    for names in (("Ada", "Ben"), ("Cleo", "Dan")):
        visitor.sit_down("person", "person", names=names)
        visitor.play(2)
        visitor.press("menu", "to-setup")
    file = download(visitor)
    assert {one["id"] for one in json.loads(file)["games"]} == {
        one.id for one in stored_games(visitor)
    }

    other = visit(size=PHONE)
    read(other, file, tmp_path)
    expect(other.find("#saved-status")).to_contain_text("2 games")
    expect(other.find("#saved-list .saved-title")).to_have_text(["Cleo and Dan", "Ada and Ben"])
    assert [one.text for one in stored_games(other)] == [one.text for one in stored_games(visitor)]
    read(other, file, tmp_path)
    expect(other.find("#saved-status")).to_contain_text("Already here: 2 games.")
    other.press("resume-game")
    other.play(1)
    before = stored_games(other)

    other.press("menu", "to-setup")
    read(other, file, tmp_path)
    other.press("ask-mine")
    expect(other.find("#saved-status")).to_contain_text("Imported: 0 games.")
    assert stored_games(other) == before
    read(other, file, tmp_path)
    other.press("ask-both")
    expect(other.find("#saved-status")).to_contain_text("Imported: 1 game.")
    assert len(stored_games(other)) == 3
    assert [one for one in stored_games(other) if one in before] == before

    other.press("resume-game", "menu", "open-shelf2")
    _, text = downloaded(other, other.find("#download-all"))
    assert len(json.loads(text)["games"]) == 3
    read(other, text, tmp_path)
    expect(other.find("#shelf-status")).to_contain_text("Already here: 3 games.")


@pytest.mark.deep
def test_a_file_with_something_wrong_says_what_and_where(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    problem = visitor.find("#problem")
    for text in BROKEN:
        read(visitor, text, tmp_path)
        expect(problem).to_contain_text(say("file-broken", reason="…").split("…")[0])
        assert "Traceback" not in problem.inner_text()
        visitor.page.evaluate("() => { document.getElementById('problem').textContent = ''; }")
    good = [{"id": f"old{number}", **json.loads(text)} for number, text in enumerate(OLD.values())]
    broken = {**good[1], "id": "bad", "record": good[1]["record"] + " E1"}
    read(visitor, json.dumps({"realmino games": 1, "games": [*good, broken, None]}), tmp_path)
    expect(problem).to_contain_text("2 games. First problem: game 8 of 9 (the saved game does not")
    assert len(stored_games(visitor)) == len(good)


@pytest.mark.deep
def test_a_single_game_that_was_set_aside_is_read_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    read(visitor, OLD["two moves taken back"], tmp_path)
    visitor.press("resume-game")
    visitor.find(f"{TABLE}[data-move]").wait_for()
    assert len(stored_games(visitor)) == 1
