"""Each storage operation fails in turn, across restarts; everything reported as stored survives.

The page's script runs without Python. Importing it again is a restart that keeps only storage.
"""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page

from e2e.conftest import Visit
from e2e.servers import SiteServer
from tests.depth import ordinary_first

pytestmark = pytest.mark.in_chromium

WRAP = """
const faults = { kind: "", from: 0, to: 0, scope: [], count: 0 };
globalThis.faults = faults;
const isDue = (of) => {
  if (!faults.kind || !faults.scope.every((word) => of.includes(word))) return false;
  faults.count += 1;
  return faults.count >= faults.from && faults.count <= faults.to;
};
const wrap = (prototype, name, of) => {
  const original = prototype[name];
  prototype[name] = function (...given) {
    if (!isDue(of)) return original.apply(this, given);
    const isRequest = this instanceof IDBObjectStore;
    if (faults.kind === "hangs" && of[0] === "database" && name !== "transaction") return {};
    if (faults.kind === "aborts" && isRequest) {
      const request = original.apply(this, given);
      this.transaction.abort();
      return request;
    }
    if (faults.kind === "is silent" && isRequest) {
      original.apply(this, given);
      return {};
    }
    throw new DOMException("no", of.includes("write") ? "QuotaExceededError" : "UnknownError");
  };
};
wrap(IDBFactory.prototype, "open", ["database"]);
wrap(IDBDatabase.prototype, "transaction", ["database"]);
for (const name of ["get", "getKey", "getAllKeys", "delete"]) {
  wrap(IDBObjectStore.prototype, name, ["database"]);
}
for (const name of ["put", "add"]) wrap(IDBObjectStore.prototype, name, ["database", "write"]);
wrap(Storage.prototype, "setItem", ["notes", "write"]);
wrap(Storage.prototype, "removeItem", ["notes"]);
const wait = setTimeout; // what hangs is given up soon
globalThis.setTimeout = (work, time, ...more) =>
  wait(work, faults.kind ? Math.min(time, 40) : time, ...more);
"""

SCENARIO = """async ([script, kind, scope, from, to]) => {
  let version = 0;
  const ID = "game";
  const wrong = [];
  const expect = (is, sentence) => { if (!is) wrong.push(sentence); };
  const call = async (name, ...given) => JSON.parse(await realmino.storage[name](...given));
  // What the page does as it starts: it reads the list, and hands back what is spare.
  const start = async () => {
    await import(`${script}?${Math.random()}`);
    const { games, failed } = await call("start");
    return { games, failed };
  };
  // The game as a person plays it: `taken` says how many moves are taken back before the next one.
  const lap = { revision: 0, moves: [], kept: 0, stored: 0 };
  const play = async (taken = 0) => {
    lap.moves = [...lap.moves.slice(0, lap.moves.length - taken), ++version];
    const text = JSON.stringify(lap.moves);
    const done = await call("save", ID, lap.revision, text);
    expect(!done.conflict, "no other tab has written this");
    expect(done.revision || done.failed, "a write says what became of it");
    if (done.revision || done.rescued) lap.kept = version;
    if (done.revision && !done.failed) lap.stored = version;
    lap.revision = done.revision || lap.revision;
  };
  const last = (game) => JSON.parse(game.text).at(-1);
  const begin = async (name) => {
    const { games, failed } = await start();
    const game = games.find(({ id }) => id === ID);
    if (failed) {
      if (game) Object.assign(lap, { revision: game.revision, moves: JSON.parse(game.text) });
      return Boolean(game);
    }
    expect(Boolean(game) || !lap.kept, `${name}: the game is there`);
    if (!game) return !lap.kept;
    expect(games.some((one) => last(one) >= lap.kept),
      `${name}: ${lap.kept} is there, not ${games.map(last)}`);
    expect(games.some((one) => !one.spare && last(one) >= lap.stored) || game.spare,
      `${name}: ${lap.stored} is in the database`);
    Object.assign(lap, { revision: game.revision, moves: JSON.parse(game.text) });
    return true;
  };
  for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  await import(`${script}?${Math.random()}`);
  await call("start");
  for (const { id } of (await call("list")).games) await call("remove", id);

  Object.assign(faults, { kind, scope, from, to, count: 0 });
  if (await begin("first")) {
    await play();
    await play();
    await play();
    await play(2); // two are taken back: this one is shorter, and newer
  }
  if (await begin("second")) {
    await play();
    await play(1);
  }
  const { count } = faults;
  faults.kind = "";
  if (await begin("mended")) await play();
  expect(lap.stored === version, "a mended database takes the next move");
  const spare = Object.keys(localStorage).filter((key) => key.startsWith("realmino.unwritten"));
  expect(!spare.includes(ID), `nothing spare remains of it: ${spare}`);
  await begin("at the end");
  return { wrong, count };
}"""

KINDS = ("throws", "aborts", "is silent", "hangs")
SCOPES = ((), ("database",), ("write",), ("database", "write"))
"""The operations that fail: all, all on IndexedDB, writes, or writes on IndexedDB."""
FULL_DISK = ("throws", ("database", "write"))


@pytest.fixture
def page(visit: Visit, served: SiteServer) -> Page:
    """An empty page on the site."""
    page = visit(opened=False, script=WRAP).page
    page.route("**/empty.html", lambda route: route.fulfill(content_type="text/html", body="<p>"))
    page.goto(f"{served.address}empty.html")
    return page


@pytest.fixture
def script(site: Path, served: SiteServer) -> str:
    """The address of the page's script."""
    [path] = re.findall(r'v/[^"]*/storage.js', (site / "index.html").read_text("utf-8"))
    return f"{served.address}{path}"


SAVE = """async ([script, id, kind]) => {
  if (!globalThis.realmino) await import(script);
  Object.assign(faults, { kind, scope: ["write"], from: 1, to: 1e6, count: 0 });
  const done = JSON.parse(await realmino.storage.save(id, 0, `${Math.random()}`));
  return Boolean(done.failed && !done.rescued);
}"""


def test_leaving_asks_only_while_a_game_is_stored_nowhere(page: Page, script: str) -> None:
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    page.mouse.click(5, 5)  # browsers ask only after a click
    assert page.evaluate(SAVE, [script, "one", "throws"])
    assert page.evaluate(SAVE, [script, "two", "throws"])
    assert not page.evaluate(SAVE, [script, "one", ""])
    with page.expect_event("dialog"):
        page.evaluate("() => location.reload()")
    page.evaluate("() => realmino.storage.remove('two')")
    page.reload()
    assert asked == ["beforeunload"]
    assert not page.evaluate("() => globalThis.realmino")


@pytest.mark.parametrize(
    ("kind", "scope"),
    ordinary_first(product(KINDS, SCOPES), {FULL_DISK, ("aborts", ("write",))}),
)
def test_nothing_stored_is_lost_whatever_operation_fails(
    page: Page, script: str, kind: str, scope: tuple[str, ...]
) -> None:
    """The operation fails once, or permanently, even after the restart."""

    def run(first: int, last: int) -> dict[str, Any]:
        return {**page.evaluate(SCENARIO, [script, kind, [*scope], first, last])}

    operations = run(0, 0)
    assert operations["wrong"] == []
    assert operations["count"] >= 6
    lost = {
        (first, last): found
        for first in range(1, operations["count"] + 1)
        for last in (first, 10**6)
        if (found := run(first, last)["wrong"])
    }
    assert not lost
