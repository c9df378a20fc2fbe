"""Downloading all games in one file, and importing them without replacing others."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e.conftest import PHONE, Visit
from e2e.games import moment
from e2e.storage import OLD, READ, download_from, put_all, stored_games
from e2e.visitor import TABLE, Visitor
from saves import export, versions
from saves.model import MAX_SAVED, MAX_UNREADABLE, SavedGame
from saves.versions import MAX_TIME
from tests.tables import whole_game
from tests.web.fixtures import begun, match_with

pytestmark = pytest.mark.in_chromium


def download(visitor: Visitor) -> str:
    """The text of the file downloaded by the button in “Your games”."""
    visitor.press("open-shelf3")
    name, text = download_from(visitor, visitor.find("#download-all"))
    visitor.find("#shelf [data-closes]").click()
    assert name.startswith("realmino-games-2")
    return text


def import_file(visitor: Visitor, text: str, folder: Path) -> None:
    """Imports a file with this text."""
    path = folder / "games.json"
    path.write_text(text, "utf-8")
    visitor.find("#games-file").set_input_files(path)


def finished_games(names: Iterable[str], changed: int) -> list[SavedGame]:
    """Finished games with these ids, all changed at the same time."""
    game = SavedGame.of("x", match_with(whole_game("K2")), changed)
    return [replace(game, id=id, match={**game.match, "seed": id}) for id in names]


def games_file(games: Iterable[SavedGame], unreadable: Iterable[str] = ()) -> str:
    return export.to_text(games, None, unreadable, "2026")


def store_entry(game: SavedGame) -> dict[str, object]:
    """A game's entry in the page's store."""
    return {"revision": 1, "writer": "test", "text": versions.to_text(game)}


def stored_names(visitor: Visitor) -> set[str]:
    return {game.id for game in stored_games(visitor)}


COUNT = """() => {
  const list = realmino.storage.list;
  globalThis.lists = 0;
  realmino.storage.list = (...given) => { lists += 1; return list(...given); };
}"""
"""Counts in ``lists`` how often a page reads the whole store."""


FULL_AT_THIRD = """() => {
  const { put } = IDBObjectStore.prototype;
  let room = 2;
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === "games" && room-- <= 0) throw new DOMException("no", "QuotaExceededError");
    return put.apply(this, given);
  };
  globalThis.shares = [];
  const bar = document.querySelector("#saved-status + progress");
  new MutationObserver(() => shares.push(bar.value)).observe(bar, { attributeFilter: ["value"] });
  globalThis.mend = () => { IDBObjectStore.prototype.put = put; };
}"""
"""Fills the disk after two games, and keeps what the progress bar has shown in ``shares``."""


def test_a_file_is_imported_completely_or_not_at_all(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.page.evaluate(FULL_AT_THIRD)
    file = games_file(finished_games("abcd", 5))
    import_file(visitor, file, tmp_path)
    reason = " (QuotaExceededError)"
    expect(visitor.find("#problem")).to_have_text(say("file-broken", reason=reason))
    assert not stored_names(visitor)
    visitor.page.evaluate("() => mend()")
    import_file(visitor, file, tmp_path)
    expect(visitor.find("#saved-status")).to_have_text("Imported: 4 games.")
    assert stored_names(visitor) == {*"abcd"}
    assert visitor.page.evaluate("() => shares.length")
    expect(visitor.find("#saved-status + progress")).to_be_hidden()


def test_a_game_that_another_tab_has_written_is_not_imported(visit: Visit, tmp_path: Path) -> None:
    """A regression test: it was counted, and this tab kept the file's older moves."""
    visitor = visit()
    mine, other = finished_games("ab", 5)
    later = replace(mine, match={**mine.match, "seed": "later"})
    put_all(visitor, "games", [("a", store_entry(later))])
    import_file(visitor, games_file([mine, other]), tmp_path)
    expect(visitor.find("#saved-status")).to_have_text("Imported: 1 game.")
    seeds = [game["match"]["seed"] for game in json.loads(download(visitor))["games"]]
    assert seeds == ["later", "b"]


def test_a_game_from_a_newer_page_is_not_replaced(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    newer = json.dumps({"realmino": versions.VERSION + 1})
    put_all(visitor, "games", [("a", {"revision": 1, "writer": "test", "text": newer})])
    visitor.reload()
    import_file(visitor, games_file(finished_games("a", 5)), tmp_path)
    visitor.press("ask-both")
    expect(visitor.find("#saved-status")).to_have_text("Imported: 1 game.")
    names = visitor.page.evaluate(READ)
    assert [one["text"] == newer for one in names if one["id"] == "a"] == [True]
    assert len(names) == 2


def test_one_file_is_imported_at_a_time(visit: Visit, tmp_path: Path) -> None:
    """Two at once could replace each other's games and exceed the limit."""
    visitor = visit()
    [game] = finished_games("a", 5)
    import_file(visitor, games_file([game]), tmp_path)
    expect(visitor.find("#saved-status")).to_have_text("Imported: 1 game.")
    twin = replace(game, match={**game.match, "seed": "b"})
    import_file(visitor, games_file([twin]), tmp_path)
    visitor.find("#ask-mine").wait_for()
    expect(visitor.find("#games-file")).to_be_disabled()
    visitor.press("ask-mine")
    expect(visitor.find("#games-file")).to_be_enabled()


@pytest.mark.deep
def test_imported_games_never_replace_played_games(visit: Visit, tmp_path: Path) -> None:
    """A regression test: games dated in the future made the next game delete all local games."""
    visitor = visit()
    mine = finished_games((f"mine{n}" for n in range(5)), 5)
    older = finished_games((f"older{n}" for n in range(200)), MAX_TIME)
    put_all(visitor, "games", ((game.id, store_entry(game)) for game in [*mine, *older]))
    visitor.reload()
    other = visitor.another_tab()
    other.page.evaluate(COUNT)
    theirs = finished_games((f"theirs{n}" for n in range(30)), MAX_TIME)
    import_file(visitor, games_file(theirs), tmp_path)
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
    assert stored_names(visitor) > {game.id for game in (*mine, *older, *theirs)}


@pytest.mark.deep
def test_a_full_list_takes_no_more_games_than_fit(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(size=PHONE)
    stored = [f"n{number:04}" for number in range(MAX_SAVED - 1)]
    listed = [SavedGame.of("own", begun("K2"), 7), *finished_games(stored, 9)]
    put_all(visitor, "games", ((game.id, store_entry(game)) for game in listed[:-1]))
    visitor.reload()
    import_file(visitor, games_file(finished_games(["a", "b", "c", "d"], 8)), tmp_path)
    problem = visitor.find("#problem")
    expect(problem).to_contain_text(say("file-surplus", games=3, most=MAX_SAVED))
    expect(problem).to_contain_text(say("file-read", games=1))
    expect(visitor.find("#saved-list li")).to_have_count(1)

    put_all(visitor, "games", [(listed[-1].id, store_entry(listed[-1]))])
    visitor.reload()
    expect(visitor.find("#saved-list .saved-title")).to_have_text(
        ["Ann and Ben", say("saved-many", number=MAX_SAVED + 1)]
    )
    row = visitor.find("#saved-list li").last
    assert len(
        json.loads(download_from(visitor, row.locator("[data-act=download]"))[1])["games"]
    ) == (MAX_SAVED + 1)
    for answer, left_over in (("no", MAX_SAVED + 1), ("yes", MAX_SAVED * 9 // 10)):
        row.locator("[data-act=remove]").click()
        oldest = say("saved-oldest", number=MAX_SAVED // 10 + 1)
        expect(visitor.find("#ask-text")).to_contain_text(oldest)
        visitor.press(f"ask-{answer}")
        expect(visitor.find("#saved-list li")).to_have_count(2 if answer == "no" else 1)
        assert len(stored_games(visitor)) == left_over
    assert "own" in stored_names(visitor)


@pytest.mark.deep
def test_thousands_of_unreadable_pieces_are_limited_and_can_be_deleted(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(size=PHONE)
    pieces = [f"x{number:05}" for number in range(25_000)]
    import_file(visitor, games_file(finished_games(["good"], 5), [*pieces, *pieces]), tmp_path)
    problem = visitor.find("#problem")
    expect(problem).to_contain_text(say("file-asides", number=len(pieces), kept=MAX_UNREADABLE))
    expect(problem).to_contain_text(say("file-read", games=1))
    rows = visitor.find("#resume li")
    expect(rows).to_have_count(MAX_UNREADABLE + 1)
    expect(rows.first).to_contain_text(say("saved-asides", number=MAX_UNREADABLE))
    rows.first.locator("[data-act=remove]").click()
    visitor.press("ask-yes")
    expect(rows).to_have_count(0)
    visitor.reload()
    expect(rows).to_have_count(0)
    assert stored_names(visitor) == {"good"}


@pytest.mark.deep
def test_pieces_from_an_older_import_are_grouped(visit: Visit) -> None:
    """A regression test: thousands of rows slowed every start down."""
    visitor = visit()
    number = 300
    values = ({"when": 1, "reason": "", "value": str(n)} for n in range(number))
    put_all(visitor, "aside", enumerate(values, 1))
    visitor.reload()
    rows = visitor.find("#resume li")
    expect(rows).to_have_count(MAX_UNREADABLE + 1)
    expect(rows.first).to_contain_text(say("saved-asides", number=number))
    _, text = download_from(visitor, rows.first.locator("[data-act=download]"))
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
        visitor.start_game("person", "person", names=names)
        visitor.play(2)
        visitor.press("menu", "to-setup")
    file = download(visitor)
    assert {one["id"] for one in json.loads(file)["games"]} == {
        one.id for one in stored_games(visitor)
    }

    other = visit(size=PHONE)
    import_file(other, file, tmp_path)
    expect(other.find("#saved-status")).to_contain_text("2 games")
    expect(other.find("#saved-list .saved-title")).to_have_text(["Cleo and Dan", "Ada and Ben"])
    assert [one.text for one in stored_games(other)] == [one.text for one in stored_games(visitor)]
    import_file(other, file, tmp_path)
    expect(other.find("#saved-status")).to_contain_text("Already here: 2 games.")
    other.press("resume-game")
    other.play(1)
    before = stored_games(other)

    other.press("menu", "to-setup")
    import_file(other, file, tmp_path)
    other.press("ask-mine")
    expect(other.find("#saved-status")).to_contain_text("Imported: 0 games.")
    assert stored_games(other) == before
    import_file(other, file, tmp_path)
    other.press("ask-both")
    expect(other.find("#saved-status")).to_contain_text("Imported: 1 game.")
    assert len(stored_games(other)) == 3
    assert [one for one in stored_games(other) if one in before] == before

    other.press("resume-game", "menu", "open-shelf2")
    _, text = download_from(other, other.find("#download-all"))
    assert len(json.loads(text)["games"]) == 3
    import_file(other, text, tmp_path)
    expect(other.find("#shelf-status")).to_contain_text("Already here: 3 games.")


@pytest.mark.deep
def test_errors_in_a_file_are_located(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    problem = visitor.find("#problem")
    for text in BROKEN:
        import_file(visitor, text, tmp_path)
        expect(problem).to_contain_text(say("file-broken", reason="…").split("…")[0])
        assert "Traceback" not in problem.inner_text()
        visitor.page.evaluate("() => { document.getElementById('problem').textContent = ''; }")
    good = [{"id": f"old{number}", **json.loads(text)} for number, text in enumerate(OLD.values())]
    broken = {**good[1], "id": "bad", "record": good[1]["record"] + " E1"}
    import_file(
        visitor, json.dumps({"realmino games": 1, "games": [*good, broken, None]}), tmp_path
    )
    expect(problem).to_contain_text("2 games. First problem: game 8 of 9 (the saved game does not")
    assert len(stored_games(visitor)) == len(good)


@pytest.mark.deep
def test_a_single_set_aside_game_can_be_imported(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    import_file(visitor, OLD["two moves taken back"], tmp_path)
    visitor.press("resume-game")
    visitor.find(f"{TABLE}[data-move]").wait_for()
    assert len(stored_games(visitor)) == 1
