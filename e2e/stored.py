"""The page's storage as a browser's own tools show it: what is kept, and ways to spoil it."""

from e2e.visitor import Visitor

REPLACE = """async ([name, text]) => {
  const open = indexedDB.open(name);
  const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const [kept] = database.objectStoreNames;
  const change = database.transaction(kept, "readwrite");
  change.objectStore(kept).put(JSON.stringify([["1", "2"], "generic", text]), "match");
  await new Promise((done) => { change.oncomplete = done; });
  database.close();
}"""

FORBIDDEN = """
IDBFactory.prototype.open = () => { throw new DOMException("not here", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("not here", "SecurityError"); },
  });
"""
"""A page for which the browser keeps nothing at all."""

FULL = """
IDBObjectStore.prototype.put = () => { throw new DOMException("no space", "QuotaExceededError"); };
Storage.prototype.setItem = () => { throw new DOMException("no space", "QuotaExceededError"); };
"""
"""A device without any space left."""

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
"""A device so slow that its storage answers when the page goes on without it already."""


def replace_saved_match(visitor: Visitor, text: str) -> None:
    """Puts another text in the place of the saved match."""
    path = visitor.page.evaluate("location.pathname")
    visitor.page.evaluate(REPLACE, [f"IDBMap/@pyscript/realmino {path}", text])
