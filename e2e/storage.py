"""Reads and changes the page's storage from outside; scripts that break it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Locator

from e2e.visitor import Visitor
from realmino import parse_games

OLD: dict[str, str] = json.loads(
    (Path(__file__).parent.parent / "tests/web/saves/0.1.0.json").read_text("utf-8")
)
"""Games saved by version 0.1.0."""

READ = "async () => JSON.parse(await realmino.storage.list()).games"

REPLACE = """async ([path, store, key, value]) => {
  const open = indexedDB.open(`realmino ${path}`);
  const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const change = database.transaction(store, "readwrite");
  const games = change.objectStore(store);
  if (key === null) {
    key = await new Promise((done) => {
      const keys = games.getAllKeys();
      keys.onsuccess = () => done(keys.result[0]);
    });
    const kept = await new Promise((done) => {
      const found = games.get(key);
      found.onsuccess = () => done(found.result);
    });
    value = { ...kept, text: value };
  }
  games.put(value, key);
  await new Promise((done) => { change.oncomplete = done; });
  database.close();
}"""

PUT_ALL = """async ([path, store, entries]) => {
  const open = indexedDB.open(`realmino ${path}`);
  const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const change = database.transaction(store, "readwrite");
  for (const [key, value] of entries) change.objectStore(store).put(value, key);
  await new Promise((done) => { change.oncomplete = done; });
  database.close();
}"""

AS_0_1_0 = """async ([path, kept]) => {
  const open = indexedDB.open(`IDBMap/@pyscript/realmino ${path}`, 1);
  open.onupgradeneeded = () => open.result.createObjectStore("entries");
  const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const change = database.transaction("entries", "readwrite");
  for (const [key, text] of Object.entries(kept)) {
    change.objectStore("entries").put(JSON.stringify([["1", "2"], "generic", text]), key);
  }
  await new Promise((done) => { change.oncomplete = done; });
  database.close();
}"""

DELETE = """([path]) => new Promise((done) => {
  indexedDB.deleteDatabase(`realmino ${path}`).onsuccess = () => done();
})"""

NO_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
"""Simulates a browser without Web Locks, or a page without https."""

NO_MESSAGES = """
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (...given) {
  if (!this.name.startsWith("realmino")) post.apply(this, given);
};
"""
"""Keeps tabs from receiving each other's messages."""

FULL = """
for (const name of ["put", "add"]) {
  const original = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...given) {
    if (localStorage.full) throw new DOMException("no space", "QuotaExceededError");
    return original.apply(this, given);
  };
}
"""
"""Makes the disk full for IndexedDB in all tabs until `fill` frees space."""

SLOW_DISK = """
const behind = { most: 0, moves: 0, shown: [] };
globalThis.behind = behind;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, key) {
  if (!value.text) return put.call(this, value, key);
  const moves = JSON.parse(value.text).match.record.split(" ").length - 1;
  this.transaction.addEventListener("complete", () => { behind.moves = moves; });
  const request = {}, until = performance.now() + 150;
  const wait = () => {
    if (performance.now() < until) this.get("").onsuccess = wait;
    else put.call(this, value, key).onsuccess = () => request.onsuccess();
  };
  wait();
  return request;
};
new MutationObserver(() => {
  const shown = Number(document.getElementById("table-screen")?.dataset.move ?? 0);
  if (shown === behind.shown.at(-1)) return;
  behind.shown.push(shown);
  behind.most = Math.max(behind.most, behind.shown.filter((move) => move > behind.moves).length);
}).observe(document, { subtree: true, attributeFilter: ["data-move"] });
"""
"""Simulates a slow disk; ``behind.most`` is the peak number of shown but unstored positions."""

FORBIDDEN = """
IDBFactory.prototype.open = () => { throw new DOMException("not here", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("not here", "SecurityError"); },
  });
"""
"""Simulates a browser that forbids all storage."""

FAULTS = """
const fault = { kind: "" };
globalThis.fault = fault;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (fault.kind === "full") throw new DOMException("no space", "QuotaExceededError");
  if (fault.kind === "hangs") return {};
  if (fault.kind === "slow") {
    const wait = () => { this.get("").onsuccess = wait; };
    wait();
    return {};
  }
  return put.apply(this, given);
};
const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...given) {
  if (fault.kind === "lost") {
    fault.kind = "";
    this.close();
    throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
  }
  return transaction.apply(this, given);
};
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (...given) {
  if (fault.notes) throw new DOMException("no space", "QuotaExceededError");
  return setItem.apply(this, given);
};
"""
"""Lets a test break the storage of an open page by changing `fault`."""


def broken_database(broken: str) -> str:
    """A script that runs ``broken`` instead of opening the games' database."""
    return (
        "const open = IDBFactory.prototype.open;"
        "IDBFactory.prototype.open = function (name, ...more) {"
        f"  if (name.startsWith('realmino /')) {{ {broken} }}"
        "  return open.call(this, name, ...more);"
        "};"
    )


FAST_TIMERS = """
const wait = setTimeout;
const isPatient = location.protocol === "http:" && sessionStorage.patient;
if (!isPatient) setTimeout = (work, time, ...more) =>
  wait(work, time > 1000 ? time / 10 : time, ...more);
"""
"""Speeds up timers of more than a second tenfold, for tests that wait for timeouts."""

PATIENT = "() => { sessionStorage.patient = true; }"
"""Restores normal timers for the next page that opens."""

LATE = """
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (name, ...more) {
  if (name !== "realmino-probe") return open.call(this, name, ...more);
  const request = { result: { close() {} } };
  const watching = setInterval(() => {
    if (!window.volatileStorage) return;
    clearInterval(watching);
    request.onsuccess();
    document.documentElement.dataset.answered = "late";
  }, 50);
  return request;
};
"""
"""Delays storage until Python has gone on without it."""


CATCH = """() => {
  const { dataset } = document.documentElement;
  delete dataset.text;
  const blobs = {}, create = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const address = create.call(URL, blob);
    blobs[address] = blob;
    return address;
  };
  HTMLAnchorElement.prototype.click = async function () {
    dataset.file = this.download;
    dataset.text = await blobs[this.href].text();
  };
}"""


def download_from(visitor: Visitor, button: Locator) -> tuple[str, str]:
    """The name and text of the file downloaded by a button.

    A script intercepts it, because Firefox's driver doesn't report downloads.
    """
    visitor.page.evaluate(CATCH)
    button.dispatch_event("click")
    page = visitor.find("html[data-text]")
    page.wait_for(state="attached")
    return page.get_attribute("data-file") or "", page.get_attribute("data-text") or ""


class StoredGame(NamedTuple):
    """A stored game: its id, number of writes, number of moves, and text."""

    id: str
    revision: int
    moves: int
    text: str


def stored_games(visitor: Visitor) -> list[StoredGame]:
    """The stored games, once everything shown has been written."""
    assert visitor.page.evaluate("() => realmino.saved()")
    found = []
    for one in visitor.page.evaluate(READ):
        moves = count_moves(json.loads(one["text"]))
        found.append(StoredGame(one["id"], one["revision"], moves, one["text"]))
    return found


def count_moves(saved: dict[str, Any]) -> int:
    """The number of moves in a saved game."""
    match = saved.get("match", saved)
    return sum(len(game.moves) for game in parse_games(match["record"])) - match["undone"]


def run_in_other_tab(visitor: Visitor, script: str, *given: object) -> None:
    """Runs a script in another tab; its first argument is the page's path.

    Needed because with `LATE`, the page has replaced its own IndexedDB.
    """
    path = urlsplit(visitor.address).path
    page = visitor.page.context.new_page()
    page.route("**/favicon.ico", lambda route: route.fulfill(status=200, body=""))
    page.goto(f"{visitor.address}icons/favicon.svg")
    page.evaluate(script, [path, *given])
    page.close()


def delete_all(visitor: Visitor) -> None:
    """Deletes the database while the page is open, as “clear site data” does."""
    run_in_other_tab(visitor, DELETE)


def store_as_0_1_0(visitor: Visitor, **kept: str) -> None:
    """Stores a match and settings as version 0.1.0 did."""
    run_in_other_tab(visitor, AS_0_1_0, kept)


def replace_saved_game(visitor: Visitor, text: str) -> None:
    """Replaces the text of the first saved game."""
    visitor.page.evaluate("() => realmino.saved()")
    run_in_other_tab(visitor, REPLACE, "games", None, text)


def put_raw(visitor: Visitor, store: str, key: str, value: object) -> None:
    """Stores any value."""
    run_in_other_tab(visitor, REPLACE, store, key, value)


def put_all(visitor: Visitor, store: str, entries: Iterable[tuple[object, object]]) -> None:
    """Stores many values at once, with their keys."""
    run_in_other_tab(visitor, PUT_ALL, store, [[key, value] for key, value in entries])


def fill(visitor: Visitor, is_full: bool = True) -> None:
    """Fills the disk of a page opened with `FULL`, or frees space."""
    visitor.page.evaluate("(full) => { localStorage.full = full; }", "yes" if is_full else "")


def break_storage(visitor: Visitor, kind: str, notes: bool = False) -> None:
    """Breaks the storage of a page opened with `FAULTS`; "" repairs it."""
    visitor.page.evaluate(
        "([kind, notes]) => { Object.assign(fault, { kind, notes }); }", [kind, notes]
    )
