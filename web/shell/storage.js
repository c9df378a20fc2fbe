// The saved games and the settings, in IndexedDB.
// Python calls the functions of realmino.storage, which return promises of JSON, and decides what the texts mean. This file does only what must happen in one transaction, in time, or
// in one tab.

/** @type {{ strange: string }} */
const words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py

// The folder of the site: pages in all languages share their games.
const FOLDER = new URL(document.documentElement.dataset.root ?? ".", location.href).pathname;
const NAME = `realmino ${FOLDER}`;
const VERSION = 1;
// games: id → { revision, writer, text, past }; settings: name → text; aside: number → { when, reason, value }
const STORES = ["games", "settings", "aside"];
// Release 0.1.0 kept one game and the settings in PyScript's storage, under the page's path.
const OLD_NAMES = [...new Set([FOLDER, `${FOLDER}index.html`, location.pathname])].map((path) => `IDBMap/@pyscript/realmino ${path}`);
const SPARE = `realmino.unwritten ${FOLDER} `;

// Milliseconds after which an operation without an answer counts as failed.
const OPEN_TIMEOUT = 4000;
const TRANSACTION_TIMEOUT = 3000;
// Added for each game of a transaction that writes many.
const WRITE_TIMEOUT = 20;
// For moving the games of an older version, which the page waits for.
const MIGRATION_TIMEOUT = 8000;
// For a tab to write and release its game after another tab requests it.
const HANDOVER_TIMEOUT = 1500;
// After a reload, the page's own lock may take a moment to be released.
const RELOAD_TIMEOUT = 400;

// Where IndexedDB is forbidden, pyodide-loader.mjs replaces it with an empty database, which keeps nothing.
const databases = (() => {
  try { return globalThis.volatileStorage ? null : globalThis.indexedDB; } catch { return null; }
})();
const TAB = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const dispatch = (/** @type {string} */ name, /** @type {string} */ detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
const timeoutError = (/** @type {string} */ what) => new DOMException(`${what} did not answer`, "TimeoutError");
const reasonOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.name : String(error));
/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const resultOf = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// ---- the connection, reopened when it is lost

/** @type {Promise<IDBDatabase> | null} */
let connection = null;

function connect() {
  connection ??= open(NAME, VERSION, createStores).then((database) => {
    database.onclose = drop;
    database.onversionchange = drop; // lets a newer page change or delete the database
    return database;
  }).catch((error) => {
    connection = null;
    throw error;
  });
  return connection;
}

function drop() {
  connection?.then((database) => database.close()).catch(() => {});
  connection = null;
}

/** @param {IDBOpenDBRequest} request */
function createStores({ result: database }) {
  for (const store of STORES) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { autoIncrement: store === "aside" });
  }
}

/**
 * @param {string} name @param {number | undefined} version @param {(request: IDBOpenDBRequest) => void} upgrade
 * @returns {Promise<IDBDatabase>}
 */
function open(name, version, upgrade) {
  return new Promise((resolve, reject) => {
    if (!databases) throw new DOMException("no IndexedDB", "SecurityError");
    const request = databases.open(name, version);
    let inTime = true;
    const timer = setTimeout(() => { inTime = false; reject(timeoutError("the database")); }, OPEN_TIMEOUT);
    request.onupgradeneeded = () => upgrade(request);
    request.onerror = (event) => { event.preventDefault(); clearTimeout(timer); reject(request.error); };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (inTime) resolve(request.result);
      else request.result.close();
    };
  });
}

/**
 * Runs work(transaction); resolves once the work has a result and the transaction is complete.
 * @template T @param {IDBDatabase} database @param {string[]} stores @param {IDBTransactionMode} mode
 * @param {(change: IDBTransaction) => Promise<T>} work @param {number} timeout @returns {Promise<T>}
 */
function transact(database, stores, mode, work, timeout = TRANSACTION_TIMEOUT) {
  return new Promise((resolve, reject) => {
    const change = database.transaction(stores, mode, { durability: "strict" });
    let end = () => reject(timeoutError("a request"));
    const abort = (/** @type {unknown} */ error) => {
      clearTimeout(timer);
      reject(error);
      try { change.abort(); } catch { /* it has already ended */ }
    };
    const timer = setTimeout(abort, timeout, timeoutError("the transaction"));
    change.oncomplete = () => { clearTimeout(timer); end(); };
    change.onabort = () => { clearTimeout(timer); reject(change.error ?? new DOMException("aborted", "AbortError")); };
    work(change).then((result) => { end = () => resolve(result); }, abort);
  });
}

/**
 * Runs a transaction in our database; retries once on a new connection if it fails.
 * @template T @param {string[]} stores @param {IDBTransactionMode} mode
 * @param {(change: IDBTransaction) => Promise<T>} work @param {number} [timeout] @returns {Promise<T>}
 */
async function inTransaction(stores, mode, work, timeout) {
  const database = await connect();
  try {
    return await transact(database, stores, mode, work, timeout);
  } catch (error) {
    if (reasonOf(error) === "QuotaExceededError") throw error;
    drop();
    return transact(await connect(), stores, mode, work, timeout);
  }
}

// ---- games

// A game has at most two copies: one in the database and, after a failed write, a spare one in localStorage.
// `past` lists the versions that a copy is based on, its own last. It shows which of two copies is newer, even after
// moves were undone, and whether the two have diverged.
const PAST = 20;

/** @param {any} value @returns {value is SavedGame} */
const isGame = (value) => typeof value?.text === "string" && Number.isSafeInteger(value.revision);

/** @param {Version} game @returns {[string, number][]} */
const pastOf = ({ past, writer, revision }) => (Array.isArray(past) && past.every(Array.isArray) ? past : [[writer, revision]]);

/** @param {Version} game @param {Version} other */
const grewFrom = (game, other) => pastOf(game).some(([writer, revision]) => writer === other.writer && revision >= other.revision);

/** The versions that this tab last read or wrote. @type {Map<string, Version>} */
const seen = new Map();

/** The games that other tabs have deleted. @type {Set<string>} */
const deleted = new Set();

/**
 * The newest copy of a game; `kept` is the one in the database. Removes an older spare copy, and turns one that has
 * diverged into a separate game.
 * @param {string} id @param {unknown} kept @returns {SavedGame | null}
 */
function newestCopy(id, kept) {
  const spare = spareOf(id);
  if (!spare || !isGame(kept)) return spare ?? (isGame(kept) ? kept : null);
  if (spare.text !== kept.text) {
    if (grewFrom(spare, kept)) return spare;
    if (!grewFrom(kept, spare) && !setSpare(id + String(spare.writer).slice(0, 4), spare)) return kept;
  }
  removeSpare(id);
  return kept;
}

/**
 * The copy to write after `known`, the newest one; null if another tab has written that.
 * @param {Version | null} known @param {number} revision @param {string} text @returns {SavedGame | null}
 */
function copyToWrite(known, revision, text) {
  if (known?.text === text) return /** @type {SavedGame} */ (known);
  if (known && known.revision !== revision && known.writer !== TAB) return null;
  const own = Math.max(known?.revision ?? 0, revision) + 1;
  const past = known ? pastOf(known).filter(([writer]) => writer !== TAB) : [];
  return { revision: own, writer: TAB, text, past: [...past.slice(1 - PAST), [TAB, own]] };
}

/**
 * Writes a game unless another tab has written it since that revision. If the database fails, the game goes to
 * localStorage (`rescued`), if it fits.
 * @param {string} id @param {number} revision @param {string} text
 */
async function save(id, revision, text) {
  const done = await write(id, revision, text);
  setUnstored(id, Boolean(done.failed) && !done.rescued);
  return done;
}

/**
 * Writes several games, or none if the database fails. Leaves out any that another tab has written since that revision.
 * @param {string} games ids, revisions and texts, as JSON
 */
async function saveAll(games) {
  try {
    return { revisions: (await writeAll(JSON.parse(games))).map((game) => game?.revision ?? 0) };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}

/**
 * Writes games in one transaction; null for any that another tab has written since that revision.
 * @param {[string, number, string][]} games
 */
async function writeAll(games) {
  const written = await inTransaction(["games"], "readwrite", (change) => {
    const store = change.objectStore("games");
    return Promise.all(games.map(async ([id, revision, text]) => {
      const game = copyToWrite(newestCopy(id, await resultOf(store.get(id))), revision, text);
      if (game) await resultOf(store.put(game, id));
      return game;
    }));
  }, TRANSACTION_TIMEOUT + WRITE_TIMEOUT * games.length);
  for (const [index, game] of written.entries()) {
    const [id] = games[index];
    if (!game) continue;
    announce(id, game);
    newestCopy(id, game);
  }
  return written;
}

/**
 * @param {string} id @param {number} revision @param {string} text
 * @returns {Promise<{ revision?: number, conflict?: boolean, failed?: string, rescued?: boolean }>}
 */
async function write(id, revision, text) {
  if (deleted.has(id) && held?.id !== id) return { conflict: true };
  try {
    const [game] = await writeAll([[id, revision, text]]);
    if (!game) return { conflict: true };
    return { revision: game.revision };
  } catch (error) {
    return { failed: reasonOf(error), ...rescue(id, revision, text) };
  }
}

/** The games whose last moves are stored nowhere. @type {Set<string>} */
const unstored = new Set();

/** While there are such games, the browser asks before it closes the page. @param {string} id @param {boolean} is */
function setUnstored(id, is) {
  unstored[is ? "add" : "delete"](id);
  (unstored.size ? addEventListener : removeEventListener)("beforeunload", askBeforeClosing);
}

/** @param {BeforeUnloadEvent} event */
function askBeforeClosing(event) {
  event.preventDefault();
  event.returnValue = true; // Chrome before 119
}

/** @param {string} id @param {SavedGame} game */
function announce(id, { revision, writer, past }) {
  seen.set(id, { revision, writer, past });
  channel?.postMessage({ changed: id });
}

/** @param {string} id */
async function read(id) {
  try {
    const kept = await inTransaction(["games"], "readonly", (change) => resultOf(change.objectStore("games").get(id)));
    return found(id, kept);
  } catch (error) {
    return found(id, undefined) ?? { failed: reasonOf(error) };
  }
}

/** The newest copy of a game, in the form that Python reads, or null. @param {string} id @param {unknown} kept */
function found(id, kept) {
  const game = newestCopy(id, kept);
  if (!game) return null;
  seen.set(id, game);
  return { id, revision: game.revision, text: game.text, spare: game !== kept };
}

/** @param {string} id */
async function remove(id) {
  setUnstored(id, false);
  try {
    await inTransaction(["games"], "readwrite", (change) => resultOf(change.objectStore("games").delete(id)));
  } catch (error) {
    return { failed: reasonOf(error) };
  }
  removeSpare(id);
  channel?.postMessage({ changed: id, deleted: true });
  return {};
}

/**
 * All games and settings. A value that cannot be read is left out; one that is not ours is set aside.
 * @param {number} most how many values that were set aside to return: thousands would slow down every start
 */
async function list(most = 20) {
  const readAll = (/** @type {IDBTransaction} */ change) => readStores(change, most);
  try {
    const stored = await inTransaction(STORES, "readonly", readAll);
    for (const [store, key] of stored.strange) await setAside(store, key, words.strange);
    const { aside, asides } = stored.strange.length ? await inTransaction(STORES, "readonly", readAll) : stored;
    return { games: allGames(stored.games), settings: stored.settings, aside, asides };
  } catch (error) {
    return { games: allGames([]), settings: null, aside: [], failed: reasonOf(error) };
  }
}

/** The games in the database and in localStorage. @param {any[][]} stored */
function allGames(stored) {
  /** @type {Map<string, unknown>} */
  const kept = new Map();
  for (const [id, value] of stored) kept.set(id, value);
  for (const id of spares()) newestCopy(id, kept.get(id)); // may store a diverged copy under another id
  return [...new Set([...kept.keys(), ...spares()])].map((id) => found(id, kept.get(id)));
}

/** @param {IDBTransaction} change @param {number} most */
async function readStores(change, most) {
  const asides = await resultOf(change.objectStore("aside").count());
  const entries = async (/** @type {string} */ name) => {
    const store = change.objectStore(name);
    const keys = (await resultOf(store.getAllKeys())).slice(name === "aside" ? -most : 0);
    return Promise.all(keys.map(async (key) => [key, await resultIfReadable(store.get(key))]));
  };
  const [games, settings, aside] = await Promise.all(STORES.map(entries));
  const chosen = settings.find(([key]) => key === "settings");
  const strange = [
    ...games.filter(([, value]) => value !== undefined && !isGame(value)).map(([key]) => ["games", key]),
    ...(chosen && chosen[1] !== undefined && typeof chosen[1] !== "string" ? [["settings", "settings"]] : []),
  ];
  return {
    games: games.filter(([, value]) => isGame(value)).map(([id, value]) => [String(id), value]),
    settings: typeof chosen?.[1] === "string" ? chosen[1] : null,
    aside: aside.map(([number, value]) => ({ number, when: Number(value?.when) || 0, reason: String(value?.reason ?? ""), text: asText(value?.value) })),
    asides,
    strange,
  };
}

/**
 * A value, or undefined if the browser cannot read it.
 * @template T @param {IDBRequest<T>} request @returns {Promise<T | undefined>}
 */
const resultIfReadable = (request) => new Promise((resolve) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = (event) => { event.preventDefault(); event.stopPropagation(); resolve(undefined); };
});

/** @param {unknown} value */
function asText(value) {
  const inside = isGame(value) ? value.text : value;
  if (typeof inside === "string") return inside;
  try { return JSON.stringify(inside) ?? String(inside); } catch { return String(inside); }
}

/**
 * Moves a value to a store that only downloads read; returns its number there.
 * @param {string} store @param {IDBValidKey} key @param {string} reason
 */
async function setAside(store, key, reason) {
  try {
    const spare = store === "games" ? spareOf(String(key)) : null;
    const number = await inTransaction([store, "aside"], "readwrite", async (change) => {
      const value = spare ?? (await resultOf(change.objectStore(store).get(key)));
      if (value === undefined) return 0;
      if (!spare) change.objectStore(store).delete(key);
      return resultOf(change.objectStore("aside").add({ when: Date.now(), reason, value }));
    });
    if (spare) removeSpare(String(key));
    return { number };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}

/** @param {string} reason @param {unknown} value */
async function addAside(reason, value) {
  return inTransaction(["aside"], "readwrite", (change) => resultOf(change.objectStore("aside").add({ when: Date.now(), reason, value }))).catch(() => null);
}

/** @param {number} first @param {number} last */
async function removeAside(first, last) {
  return inTransaction(["aside"], "readwrite", (change) => resultOf(change.objectStore("aside").delete(IDBKeyRange.bound(first, last)))).then(() => ({}), (error) => ({ failed: reasonOf(error) }));
}

/** @param {string} text */
async function saveSettings(text) {
  return inTransaction(["settings"], "readwrite", (change) => resultOf(change.objectStore("settings").put(text, "settings"))).then(() => ({}), (error) => ({ failed: reasonOf(error) }));
}

// ---- spare copies in localStorage: one key for each game that the database could not store

/**
 * Writes a spare copy immediately, unless another tab has written one since that revision.
 * @param {string} id @param {number} revision @param {string} text
 */
function rescue(id, revision, text) {
  const last = seen.get(id);
  const spare = spareOf(id);
  const game = copyToWrite(spare ?? (last?.revision === revision ? last : null), revision, text);
  if (!game) return {};
  if (game !== spare) {
    if (!setSpare(id, game)) return {};
    announce(id, game);
  }
  return { revision: game.revision, rescued: true };
}

/** @param {string} id @param {SavedGame} game */
function setSpare(id, game) {
  try {
    localStorage.setItem(SPARE + id, JSON.stringify(game));
    return true;
  } catch {
    return false; // full or forbidden
  }
}

/** @param {string} id */
function removeSpare(id) {
  try { localStorage.removeItem(SPARE + id); } catch { /* forbidden, so nothing is stored */ }
}

/** @param {string} id @returns {SavedGame | null} */
function spareOf(id) {
  try {
    const value = JSON.parse(localStorage.getItem(SPARE + id) ?? "null");
    return isGame(value) ? value : null;
  } catch {
    return null; // forbidden, or not ours
  }
}

/** The ids of the spare copies. */
function spares() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(SPARE)).map((key) => key.slice(SPARE.length)).filter(spareOf);
  } catch {
    return []; // forbidden
  }
}

// ---- the game of release 0.1.0

/** Moves what 0.1.0 stored. Deletes the old copy once ours is written, unless the old one has changed since. */
async function migrate() {
  for (const name of OLD_NAMES) {
    const old = await openOld(name);
    if (!old) continue;
    const [store] = old.objectStoreNames;
    try {
      if (store) await migrateFrom(old, store);
    } finally {
      old.close();
    }
  }
}

/** @param {string} name */
async function openOld(name) {
  if (databases?.databases && !(await databases.databases()).some((one) => one.name === name)) return null;
  // If the browser cannot list its databases, opening one shows whether it exists; a new one is not created.
  return open(name, undefined, ({ transaction }) => transaction?.abort()).catch(() => null);
}

/** @param {IDBDatabase} old @param {string} store */
async function migrateFrom(old, store) {
  for (const key of ["match", "broken match", "settings"]) {
    const value = await transact(old, [store], "readonly", (change) => resultIfReadable(change.objectStore(store).get(key)));
    if (value === undefined) continue;
    const text = oldText(value);
    await inTransaction(STORES, "readwrite", (change) => adopt(change, key, text, value));
    await transact(old, [store], "readwrite", async (change) => {
      const kept = change.objectStore(store);
      if (asText(await resultOf(kept.get(key))) === asText(value)) await resultOf(kept.delete(key));
    });
  }
}

/** @param {IDBTransaction} change @param {string} key @param {string | null} text @param {unknown} value */
async function adopt(change, key, text, value) {
  if (text === null || key === "broken match") {
    return resultOf(change.objectStore("aside").add({ when: Date.now(), reason: "0.1.0", value: text ?? value }));
  }
  if (key === "settings") {
    const settings = change.objectStore("settings");
    return (await resultOf(settings.getKey("settings"))) ?? resultOf(settings.put(text, "settings"));
  }
  const games = change.objectStore("games");
  const id = `old${hash(text)}`; // so that two tabs create only one game
  return (await resultOf(games.getKey(id))) ?? resultOf(games.put({ revision: 1, writer: "0.1.0", text }, id));
}

/** The text in a value of PyScript's storage, such as [["1", "2"], "generic", text]; null for anything else. @param {string} value */
function oldText(value) {
  try {
    const parts = JSON.parse(value);
    const text = parts[Number(parts[0][1])];
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

/** @param {string} text */
function hash(text) {
  let result = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) result = BigInt.asUintN(64, (result ^ BigInt(byte)) * 0x100000001b3n);
  return result.toString(16);
}

// ---- one writer per game

/** @type {{ id: string, free: (nothing?: unknown) => void } | null} */
let held = null;

const channel = (() => {
  try { return new BroadcastChannel(NAME); } catch { return null; }
})();
if (channel) {
  channel.onmessage = ({ data }) => {
    if (data.asked && data.asked === held?.id) dispatch("realmino:taken", data.asked);
    if (data.deleted) deleted.add(data.changed);
    else deleted.delete(data.changed);
    if (data.changed) dispatch("realmino:changed", data.changed);
  };
}

/** "held" if this tab has the lock, "busy" if another tab has it, "free" if the browser has no locks. @param {string} id */
async function hold(id) {
  if (held?.id === id) return "held";
  release();
  const first = await request(id, { ifAvailable: true });
  return first === "busy" ? request(id, { signal: AbortSignal.timeout(RELOAD_TIMEOUT) }) : first;
}

/** Has the other tab write and release the game, or takes the lock from it if it does not respond. @param {string} id */
async function takeOver(id) {
  release();
  channel?.postMessage({ asked: id });
  const result = await request(id, { signal: AbortSignal.timeout(HANDOVER_TIMEOUT) });
  return result === "busy" ? request(id, { steal: true }) : result;
}

/** @param {string} id @param {LockOptions} options @returns {Promise<string>} */
function request(id, options) {
  return new Promise((resolve) => {
    const continueWithoutLock = () => { held = { id, free() {} }; resolve("free"); };
    if (!navigator.locks) return continueWithoutLock();
    /** @type {typeof held} */
    let mine = null;
    navigator.locks.request(`${NAME} ${id}`, options, (lock) => {
      if (!lock) return resolve("busy");
      return new Promise((free) => { held = mine = { id, free }; resolve("held"); });
    }).catch((error) => {
      if (mine) {
        // Another tab has stolen it.
        if (held === mine) { held = null; dispatch("realmino:taken", id); }
      } else if (error?.name === "SecurityError" || error?.name === "NotSupportedError") continueWithoutLock();
      else resolve("busy");
    });
  });
}

function release(id = held?.id) {
  if (!held || held.id !== id) return;
  held.free();
  held = null;
}

// ---- other services of the browser

/** Asks the browser to keep the data when space is short, except Firefox, which would ask the user. */
async function persist() {
  const hasPrompt = /firefox/i.test(navigator.userAgent);
  try {
    if (!hasPrompt && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch { /* an old browser, or nothing to keep */ }
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Opens the database and lists the games while Python is still starting.
async function start() {
  if (databases) {
    try {
      await connect();
      const migrated = migrate().catch((error) => console.info("Realmino's older games are out of reach:", String(error)));
      if (await Promise.race([migrated.then(() => false), new Promise((resolve) => setTimeout(resolve, MIGRATION_TIMEOUT, true))])) {
        migrated.then(() => dispatch("realmino:changed", "")); // refreshes the list
      }
    } catch (error) {
      console.info("Realmino's saved games are out of reach:", String(error));
    }
  }
  return list();
}
const started = start();

const asJson = (/** @type {(...given: never[]) => unknown} */ method) => async (/** @type {never[]} */ ...given) => JSON.stringify((await method(...given)) ?? null);

globalThis.realmino = {
  /**
   * Resolves to true once the database has every move on the screen, or to false if that is impossible now, even if a
   * spare copy has them. Safe to call at any time.
   */
  saved: async () => true,
  storage: {
    start: asJson(() => started),
    ...Object.fromEntries(Object.entries({ list, save, saveAll, read, remove, setAside, addAside, removeAside, saveSettings, hold, takeOver, persist })
      .map(([name, method]) => [name, asJson(method)])),
    rescue,
    release,
    download,
  },
};
