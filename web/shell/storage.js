// The saved games and the settings in IndexedDB. Python drives it by strings: every function of
// realmino.storage answers with a promise of JSON. What a text means, and what becomes of it, is
// decided in Python; here is only what has to happen inside one transaction, in time, or in one tab.

/** @type {{ strange: string }} */
const words = @words@;

const FOLDER = new URL(document.documentElement.dataset.root ?? ".", location.href).pathname; // that of the site: pages in all languages share games
const NAME = `realmino ${FOLDER}`;
const VERSION = 1;
// games: id → { revision, writer, text, past }; settings: name → text; aside: number → { when, reason, value }
const STORES = ["games", "settings", "aside"];
// 0.1.0 kept one game and the settings with PyScript's own storage, under the whole path.
const OLD_NAMES = [...new Set([FOLDER, `${FOLDER}index.html`, location.pathname])].map((path) => `IDBMap/@pyscript/realmino ${path}`);
const SPARE = `realmino.unwritten ${FOLDER} `;

// Milliseconds after which something that has not answered counts as failed.
const OPENING = 4000;
const WORKING = 3000;
// How long the page waits for games that an older version, or a broken database, left elsewhere.
const GATHERING = 8000;
// How long a tab that is asked for its game may take to write and release it.
const HANDING_OVER = 1500;
// A page that is reloaded may hold its own lock for a moment longer.
const LEAVING = 400;

// pyodide-loader.mjs puts a volatile stand-in in the place of a forbidden IndexedDB; that one keeps nothing.
const databases = (() => {
  try { return globalThis.volatileStorage ? null : globalThis.indexedDB; } catch { return null; }
})();
const random = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const TAB = random();

const tell = (/** @type {string} */ name, /** @type {string} */ detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
const late = (/** @type {string} */ what) => new DOMException(`${what} did not answer`, "TimeoutError");
const reasonOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.name : String(error));
/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) => new Promise((settle, fail) => {
  request.onsuccess = () => settle(request.result);
  request.onerror = () => fail(request.error);
});

// ---- one connection, opened again when it is lost

/** @type {Promise<IDBDatabase> | null} */
let connection = null;

function connect() {
  connection ??= open(NAME, VERSION, build).then((database) => {
    database.onclose = drop;
    database.onversionchange = drop; // a newer page, or somebody who deletes it, need not wait for us
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
function build({ result: database }) {
  for (const store of STORES) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { autoIncrement: store === "aside" });
  }
}

/**
 * @param {string} name @param {number | undefined} version @param {(request: IDBOpenDBRequest) => void} upgrade
 * @returns {Promise<IDBDatabase>}
 */
function open(name, version, upgrade) {
  return new Promise((settle, fail) => {
    if (!databases) throw new DOMException("no IndexedDB", "SecurityError");
    const request = databases.open(name, version);
    let inTime = true;
    const timer = setTimeout(() => { inTime = false; fail(late("the database")); }, OPENING);
    request.onupgradeneeded = () => upgrade(request);
    request.onerror = (event) => { event.preventDefault(); clearTimeout(timer); fail(request.error); };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (inTime) settle(request.result);
      else request.result.close();
    };
  });
}

/**
 * Runs work(transaction) to its end; it counts only if the work was answered and the transaction is complete.
 * @template T @param {IDBDatabase} database @param {string[]} stores @param {IDBTransactionMode} mode
 * @param {(change: IDBTransaction) => Promise<T>} work @returns {Promise<T>}
 */
function transact(database, stores, mode, work) {
  return new Promise((settle, fail) => {
    const change = database.transaction(stores, mode, { durability: "strict" });
    let end = () => fail(late("a request"));
    const abort = (/** @type {unknown} */ error) => {
      clearTimeout(timer);
      fail(error);
      try { change.abort(); } catch { /* it is over already */ }
    };
    const timer = setTimeout(abort, WORKING, late("the transaction"));
    change.oncomplete = () => { clearTimeout(timer); end(); };
    change.onabort = () => { clearTimeout(timer); fail(change.error ?? new DOMException("aborted", "AbortError")); };
    work(change).then((found) => { end = () => settle(found); }, abort);
  });
}

/**
 * The same on our database; once more on a fresh connection where the old one failed.
 * @template T @param {string[]} stores @param {IDBTransactionMode} mode
 * @param {(change: IDBTransaction) => Promise<T>} doing @returns {Promise<T>}
 */
async function work(stores, mode, doing) {
  const database = await connect();
  try {
    return await transact(database, stores, mode, doing);
  } catch (error) {
    if (reasonOf(error) === "QuotaExceededError") throw error;
    drop();
    return transact(await connect(), stores, mode, doing);
  }
}

// ---- games

// A game has at most two copies: that of the database and, where a write failed, a spare one in localStorage.
// `past` lists the copies that one grew from, its own last. It shows which of two is the newer one, even after
// moves were taken back, and whether two have diverged.
const PAST = 20;

/** @param {any} value @returns {value is SavedGame} */
const isGame = (value) => typeof value?.text === "string" && Number.isSafeInteger(value.revision);

/** @param {Version} game @returns {[string, number][]} */
const pastOf = ({ past, writer, revision }) => (Array.isArray(past) && past.every(Array.isArray) ? past : [[writer, revision]]);

/** @param {Version} game @param {Version} other */
const grewFrom = (game, other) => pastOf(game).some(([writer, revision]) => writer === other.writer && revision >= other.revision);

/** The copies that this tab last read or wrote. @type {Map<string, Version>} */
const seen = new Map();

/** The games that another tab has deleted. @type {Set<string>} */
const deleted = new Set();

/**
 * The newest copy of a game whose copy in the database is `kept`. A spare copy that is older is removed; one
 * that has diverged from it becomes a game of its own.
 * @param {string} id @param {unknown} kept @returns {SavedGame | null}
 */
function newest(id, kept) {
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
 * The copy to be written after the newest one; null where another tab has written that.
 * @param {Version | null} known @param {number} revision @param {string} text @returns {SavedGame | null}
 */
function next(known, revision, text) {
  if (known?.text === text) return /** @type {SavedGame} */ (known);
  if (known && known.revision !== revision && known.writer !== TAB) return null;
  const own = Math.max(known?.revision ?? 0, revision) + 1;
  const past = known ? pastOf(known).filter(([writer]) => writer !== TAB) : [];
  return { revision: own, writer: TAB, text, past: [...past.slice(1 - PAST), [TAB, own]] };
}

/**
 * Writes a game if no other tab wrote it since that revision. What the database does not take goes to
 * localStorage (`rescued`), if there is room.
 * @param {string} id @param {number} revision @param {string} text
 */
async function save(id, revision, text) {
  if (deleted.has(id) && held?.id !== id) return { conflict: true };
  try {
    const game = await work(["games"], "readwrite", async (change) => {
      const games = change.objectStore("games");
      const found = next(newest(id, await answer(games.get(id))), revision, text);
      if (found) await answer(games.put(found, id));
      return found;
    });
    if (!game) return { conflict: true };
    note(id, game);
    newest(id, game);
    return { revision: game.revision };
  } catch (error) {
    return { failed: reasonOf(error), ...rescue(id, revision, text) };
  }
}

/** @param {string} id @param {SavedGame} game */
function note(id, { revision, writer, past }) {
  seen.set(id, { revision, writer, past });
  channel?.postMessage({ changed: id });
}

/** @param {string} id */
async function read(id) {
  try {
    const kept = await work(["games"], "readonly", (change) => answer(change.objectStore("games").get(id)));
    return found(id, kept);
  } catch (error) {
    return found(id, undefined) ?? { failed: reasonOf(error) };
  }
}

/** A game as Python gets it; null if there is none. @param {string} id @param {unknown} kept */
function found(id, kept) {
  const game = newest(id, kept);
  if (!game) return null;
  seen.set(id, game);
  return { id, revision: game.revision, text: game.text, spare: game !== kept };
}

/** @param {string} id */
async function remove(id) {
  try {
    await work(["games"], "readwrite", (change) => answer(change.objectStore("games").delete(id)));
  } catch (error) {
    return { failed: reasonOf(error) };
  }
  removeSpare(id);
  channel?.postMessage({ changed: id, deleted: true });
  return {};
}

/**
 * What there is. A value that cannot be read is left out, or set aside if it is not ours.
 * @param {number} most values set aside, the newest ones: thousands would slow down every start
 */
async function list(most = 20) {
  const readAll = (/** @type {IDBTransaction} */ change) => readStores(change, most);
  try {
    const stored = await work(STORES, "readonly", readAll);
    for (const [store, key] of stored.strange) await setAside(store, key, words.strange);
    const { aside, asides } = stored.strange.length ? await work(STORES, "readonly", readAll) : stored;
    return { games: together(stored.games), settings: stored.settings, aside, asides };
  } catch (error) {
    return { games: together([]), settings: null, aside: [], failed: reasonOf(error) };
  }
}

/** The games of the database and those that have a spare copy. @param {any[][]} stored */
function together(stored) {
  /** @type {Map<string, unknown>} */
  const kept = new Map();
  for (const [id, value] of stored) kept.set(id, value);
  for (const id of spares()) newest(id, kept.get(id)); // may store a copy that has diverged under another id
  return [...new Set([...kept.keys(), ...spares()])].map((id) => found(id, kept.get(id)));
}

/** @param {IDBTransaction} change @param {number} most */
async function readStores(change, most) {
  const asides = await answer(change.objectStore("aside").count());
  const entries = async (/** @type {string} */ name) => {
    const store = change.objectStore(name);
    const keys = (await answer(store.getAllKeys())).slice(name === "aside" ? -most : 0);
    return Promise.all(keys.map(async (key) => [key, await readable(store.get(key))]));
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
 * A value, or undefined where the browser itself cannot read it any more.
 * @template T @param {IDBRequest<T>} request @returns {Promise<T | undefined>}
 */
const readable = (request) => new Promise((settle) => {
  request.onsuccess = () => settle(request.result);
  request.onerror = (event) => { event.preventDefault(); event.stopPropagation(); settle(undefined); };
});

/** @param {unknown} value */
function asText(value) {
  const inside = isGame(value) ? value.text : value;
  if (typeof inside === "string") return inside;
  try { return JSON.stringify(inside) ?? String(inside); } catch { return String(inside); }
}

/**
 * Moves a value to where nothing reads it but a download; answers with its number.
 * @param {string} store @param {IDBValidKey} key @param {string} reason
 */
async function setAside(store, key, reason) {
  try {
    const spare = store === "games" ? spareOf(String(key)) : null;
    const number = await work([store, "aside"], "readwrite", async (change) => {
      const value = spare ?? (await answer(change.objectStore(store).get(key)));
      if (value === undefined) return 0;
      if (!spare) change.objectStore(store).delete(key);
      return answer(change.objectStore("aside").add({ when: Date.now(), reason, value }));
    });
    if (spare) removeSpare(String(key));
    return { number };
  } catch (error) {
    return { failed: reasonOf(error) };
  }
}

/** @param {string} reason @param {unknown} value */
async function addAside(reason, value) {
  return work(["aside"], "readwrite", (change) => answer(change.objectStore("aside").add({ when: Date.now(), reason, value }))).catch(() => null);
}

/** @param {number} first @param {number} last */
async function removeAside(first, last) {
  return work(["aside"], "readwrite", (change) => answer(change.objectStore("aside").delete(IDBKeyRange.bound(first, last)))).then(() => ({}), (error) => ({ failed: reasonOf(error) }));
}

/** @param {string} text */
async function saveSettings(text) {
  return work(["settings"], "readwrite", (change) => answer(change.objectStore("settings").put(text, "settings"))).then(() => ({}), (error) => ({ failed: reasonOf(error) }));
}

// ---- spare copies: localStorage holds what the database would not take, one game to a key

/**
 * Writes a game there at once, unless another tab has written a copy since that revision.
 * @param {string} id @param {number} revision @param {string} text
 */
function rescue(id, revision, text) {
  const last = seen.get(id);
  const spare = spareOf(id);
  const game = next(spare ?? (last?.revision === revision ? last : null), revision, text);
  if (!game) return {};
  if (game !== spare) {
    if (!setSpare(id, game)) return {};
    note(id, game);
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
  try { localStorage.removeItem(SPARE + id); } catch { /* forbidden: then nothing is there either */ }
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

/** The ids of the games that have a spare copy. */
function spares() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(SPARE)).map((key) => key.slice(SPARE.length)).filter(spareOf);
  } catch {
    return []; // forbidden
  }
}

// ---- the one game of 0.1.0

/** Copies what 0.1.0 kept; its own copy goes only when ours is written, and only if it is still the same. */
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
  // Where the browser does not say what there is: a database that would have to be made is not there.
  return open(name, undefined, ({ transaction }) => transaction?.abort()).catch(() => null);
}

/** @param {IDBDatabase} old @param {string} store */
async function migrateFrom(old, store) {
  for (const key of ["match", "broken match", "settings"]) {
    const value = await transact(old, [store], "readonly", (change) => readable(change.objectStore(store).get(key)));
    if (value === undefined) continue;
    const text = oldText(value);
    await work(STORES, "readwrite", (change) => adopt(change, key, text, value));
    await transact(old, [store], "readwrite", async (change) => {
      const kept = change.objectStore(store);
      if (asText(await answer(kept.get(key))) === asText(value)) await answer(kept.delete(key));
    });
  }
}

/** @param {IDBTransaction} change @param {string} key @param {string | null} text @param {unknown} value */
async function adopt(change, key, text, value) {
  if (text === null || key === "broken match") {
    return answer(change.objectStore("aside").add({ when: Date.now(), reason: "0.1.0", value: text ?? value }));
  }
  if (key === "settings") {
    const settings = change.objectStore("settings");
    return (await answer(settings.getKey("settings"))) ?? answer(settings.put(text, "settings"));
  }
  const games = change.objectStore("games");
  const id = `old${hash(text)}`; // two tabs that do this at once make one game of it
  return (await answer(games.getKey(id))) ?? answer(games.put({ revision: 1, writer: "0.1.0", text }, id));
}

/** The text in a value as PyScript stored it: [["1", "2"], "generic", text]; null where it is another thing. @param {string} value */
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
  let found = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) found = BigInt.asUintN(64, (found ^ BigInt(byte)) * 0x100000001b3n);
  return found.toString(16);
}

// ---- one writer per game

/** @type {{ id: string, free: (nothing?: unknown) => void } | null} */
let held = null;

const channel = (() => {
  try { return new BroadcastChannel(NAME); } catch { return null; }
})();
if (channel) {
  channel.onmessage = ({ data }) => {
    if (data.asked && data.asked === held?.id) tell("realmino:taken", data.asked);
    if (data.deleted) deleted.add(data.changed);
    else deleted.delete(data.changed);
    if (data.changed) tell("realmino:changed", data.changed);
  };
}

/** "held" for the only tab of a game, "busy" where another tab has it, "free" where the browser has no locks. @param {string} id */
async function hold(id) {
  if (held?.id === id) return "held";
  release();
  const first = await request(id, { ifAvailable: true });
  return first === "busy" ? request(id, { signal: AbortSignal.timeout(LEAVING) }) : first;
}

/** Asks the tab that has the game to write it and to let go; one that does not answer loses it. @param {string} id */
async function takeOver(id) {
  release();
  channel?.postMessage({ asked: id });
  const waited = await request(id, { signal: AbortSignal.timeout(HANDING_OVER) });
  return waited === "busy" ? request(id, { steal: true }) : waited;
}

/** @param {string} id @param {LockOptions} options @returns {Promise<string>} */
function request(id, options) {
  return new Promise((settle) => {
    const without = () => { held = { id, free() {} }; settle("free"); };
    if (!navigator.locks) return without();
    /** @type {typeof held} */
    let mine = null;
    navigator.locks.request(`${NAME} ${id}`, options, (lock) => {
      if (!lock) return settle("busy");
      return new Promise((free) => { held = mine = { id, free }; settle("held"); });
    }).catch((error) => {
      if (mine) {
        // Another tab has stolen it.
        if (held === mine) { held = null; tell("realmino:taken", id); }
      } else if (error?.name === "SecurityError" || error?.name === "NotSupportedError") without();
      else settle("busy");
    });
  });
}

function release(id = held?.id) {
  if (!held || held.id !== id) return;
  held.free();
  held = null;
}

// ---- what else the device is asked

/** Asks that nothing be cleared away when space is short; not where the browser would put a question to the person. */
async function persist() {
  const asks = /firefox/i.test(navigator.userAgent);
  try {
    if (!asks && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch { /* an old browser, or none of ours to keep */ }
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// The database is opened while Python is still on its way.
async function start() {
  if (databases) {
    try {
      await connect();
      const gathered = migrate().catch((error) => console.info("Realmino's older games are out of reach:", String(error)));
      if (await Promise.race([gathered.then(() => false), new Promise((settle) => setTimeout(settle, GATHERING, true))])) {
        gathered.then(() => tell("realmino:changed", "")); // late: the list is shown again
      }
    } catch (error) {
      console.info("Realmino's saved games are out of reach:", String(error));
    }
  }
  return list();
}
const started = start();

const told = (/** @type {(...given: never[]) => unknown} */ doing) => async (/** @type {never[]} */ ...given) => JSON.stringify((await doing(...given)) ?? null);

globalThis.realmino = {
  /**
   * Resolves to true once every move that is shown is in the database, or to false if that is not possible
   * now, even if a spare copy has the moves. Safe at any time.
   */
  saved: async () => true,
  storage: {
    start: told(() => started),
    ...Object.fromEntries(Object.entries({ list, save, read, remove, setAside, addAside, removeAside, saveSettings, hold, takeOver, persist })
      .map(([name, doing]) => [name, told(doing)])),
    rescue,
    release,
    download,
  },
};
