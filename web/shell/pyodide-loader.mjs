// The interpreter that PyScript is given: Pyodide, able to start where storage is forbidden, and on
// its way before PyScript asks for it. It runs in the page and in the opponents' worker.
import { read, restore } from "./memory.mjs";
import * as pyodide from "@pyodide@";

const indexURL = new URL("@pyodide@/..", import.meta.url).href;
const inPage = typeof document !== "undefined";

// PyScript opens IndexedDB before anything else and cannot start without it. A page that stores nothing says so.
const storageWorks = () =>
  new Promise((/** @type {(works: boolean) => void} */ settle) => {
    if (inPage && document.querySelector("[data-storage=none]")) return settle(false);
    try {
      const databases = indexedDB; // a late answer finds another one in its place
      const request = databases.open("realmino-probe");
      setTimeout(settle, 5000, false);
      request.onerror = request.onblocked = () => settle(false);
      request.onsuccess = () => {
        request.result.close();
        databases.deleteDatabase("realmino-probe");
        settle(true);
      };
    } catch {
      settle(false);
    }
  });

// As much of IndexedDB as PyScript uses, kept in memory and gone with the tab.
function volatileDatabases() {
  /** @type {Map<string, Map<unknown, unknown>>} */
  const databases = new Map();
  const answer = (/** @type {unknown} */ result) => {
    /** @type {{ result: unknown, onsuccess?: (event: object) => void }} */
    const request = { result };
    queueMicrotask(() => request.onsuccess?.({ target: request }));
    return request;
  };
  const open = (/** @type {string} */ name) => {
    const kept = databases.get(name) ?? new Map();
    databases.set(name, kept);
    const store = {
      count: () => answer(kept.size),
      clear: () => answer(kept.clear()),
      delete: (/** @type {unknown} */ key) => answer(void kept.delete(key)),
      get: (/** @type {unknown} */ key) => answer(kept.get(key)),
      getKey: (/** @type {unknown} */ key) => answer(kept.has(key) ? key : undefined),
      getAllKeys: () => answer([...kept.keys()]),
      put: (/** @type {unknown} */ value, /** @type {unknown} */ key) => answer((kept.set(key, value), key)),
    };
    return answer({ close() {}, transaction: () => ({ objectStore: () => store }) });
  };
  return { open };
}

// Python starts from a memory in which our modules are imported (tools/pipeline/inside/snapshot.mjs), or else as Pyodide always
// does, with the archives that they lie in.
const ARCHIVES = { "/home/pyodide/page.zip": "@page@", "/home/pyodide/realmino.whl": "@wheel@" };

/** @typedef {import("./pyodide.mjs").PyodideConfig} More */

/** @param {More} [more] */
async function python(more) {
  try {
    const started = await Promise.race([remembering(more), wasmFailed]);
    started.runPython("import random; random.seed()"); // otherwise the same for everybody
    performance.mark("realmino:remembered");
    return started;
  } catch (error) {
    await Promise.race([wasmFailed, null]);
    console[error === NONE ? "info" : "error"](`Python starts without its memory: ${error}`);
    performance.mark("realmino:plain");
    return plain(more);
  }
}

/** @param {More} [more] */
async function plain(more) {
  const started = await Promise.race([pyodide.loadPyodide({ indexURL, ...more }), wasmFailed]);
  for (const [path, address] of Object.entries(ARCHIVES)) started.FS.writeFile(path, new Uint8Array(await fetched(address)));
  started.runPython(`import sys; sys.path[:0] = ${JSON.stringify(Object.keys(ARCHIVES))}`);
  return started;
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.arrayBuffer();
}

// Pyodide takes a copy of the whole memory and wants it before it begins. It is given one of the right length that is
// still empty, into which the header comes, and then, instead of the copy, the words that a fresh memory lacks.
const SIZE = 20 << 20;
const NONE = new Error("the file is empty, as build.py serve makes it");
/** @type {WebAssembly.Memory} */
let memory;
/** @type {(at: number, bytes: number) => number} */
let hash; // Python's, of a part of its memory

/** @param {More} [more] */
async function remembering({ fsInit, ...more } = {}) {
  const header = new Uint8Array(SIZE);
  /** @type {import("./memory.mjs").Image | undefined} */
  let image;
  const arriving = fetched("./memory.wasm").then((file) => {
    if (!file.byteLength) throw NONE;
    image = read(file);
    if (image.size !== SIZE) throw new Error("it is of another size");
    header.set(image.header);
  });
  arriving.catch(() => {}); // Pyodide finds the header empty
  header.subarray = (from, to) => {
    if (to !== undefined) return new Uint8Array(header.buffer, from, to - Number(from));
    restore(/** @type {import("./memory.mjs").Image} */ (image), memory, hash);
    image = undefined; // Pyodide keeps what it was given for ever
    return new Uint8Array(0);
  };
  const started = pyodide.loadPyodide({
    indexURL,
    stdLibURL: `${indexURL}pyodide-lock.json`, // nothing is imported from there
    _loadSnapshot: header,
    fsInit: async (...given) => {
      await arriving.then(() => fsInit?.(...given), () => {});
    },
    ...more,
  });
  return started.catch((error) => arriving.then(() => { throw error; })); // what is wrong with the file comes first
}

// Settled before PyScript may start. A promise and no await at the top: WebKit hands a module that waits
// at its top to a second importer half made.
const storageReady = storageWorks().then((works) => {
  if (works) return;
  Object.defineProperty(globalThis, "indexedDB", { value: volatileDatabases(), configurable: true });
  globalThis.volatileStorage = true;
  // Firefox refuses channels too in a frame that may not store, and PyScript opens one while it is loaded.
  try {
    new BroadcastChannel("realmino-probe").close();
  } catch {
    const value = class extends EventTarget { postMessage() {} close() {} };
    Object.defineProperty(globalThis, "BroadcastChannel", { value, configurable: true });
  }
});

/** @param {string} name @param {object} [detail] */
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// Any server will do, whatever media type it gives WebAssembly; browsers insist on the true one.
/** @param {Response} response */
function asWasm(response) {
  if (response.headers.get("content-type") === "application/wasm") return response;
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers: { "content-type": "application/wasm" } });
}

// Rejects when WebAssembly cannot start: Pyodide only writes that to the console, and waits for ever.
const wasmFailed = new Promise((_, fail) => {
  WebAssembly.instantiateStreaming = async (source, imports) => {
    memory = /** @type {WebAssembly.Memory} */ (imports?.env.memory);
    const instantiate = async (/** @type {Response & { isIntact?: Promise<boolean> }} */ answer) => {
      const response = asWasm(answer);
      if (!response.ok) throw new TypeError(`the server answers ${response.status}`);
      const module = await (WebAssembly.compileStreaming?.(response) ?? WebAssembly.compile(await response.arrayBuffer()));
      if (await answer.isIntact === false) throw new WebAssembly.CompileError("it is damaged");
      const instance = await WebAssembly.instantiate(module, imports);
      await new Promise((settle) => setTimeout(settle)); // Pyodide goes on in a task of its own
      return { module, instance };
    };
    try {
      const made = await Promise.resolve(source).then(instantiate).catch(async () => instantiate(await fetch(`${indexURL}pyodide.asm.wasm`)));
      hash = /** @type {typeof hash} */ (made.instance.exports._Py_HashBytes);
      return made;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
});

// What a person is told of it: the file never came, or it is not the whole file.
/** @param {Error} error */
function tellOfWasm(error) {
  /** @type {Record<string, string>} */
  const kinds = { CompileError: "realmino:damaged", TypeError: "realmino:missing" };
  tell(kinds[error.name] ?? "realmino:failed", { file: `${indexURL}pyodide.asm.wasm`, report: error.message });
}

// Time for one picture; a page that nobody sees paints none.
const picture = () =>
  new Promise((/** @type {(nothing?: void) => void} */ settle) => {
    if (document.hidden) settle();
    requestAnimationFrame(() => setTimeout(settle));
    setTimeout(settle, 1000);
  });

async function inThePage() {
  wasmFailed.catch(tellOfWasm);
  // What comes next keeps the page from painting until Python runs: what was pressed is seen before.
  const fsInit = () => (tell("realmino:compiled"), picture());
  try {
    return await python({ fsInit });
  } finally {
    tell("realmino:python");
  }
}

// PyScript's own worker hook would give Python this module.
async function inTheWorker() {
  const [interpreter] = await Promise.all([python(), storageReady]);
  const fs = { ERROR: "storage permissions not granted", NAMESPACE: "@pyscript.fs" };
  interpreter.registerJsModule("_pyscript", { fs, interpreter });
  return interpreter;
}

/** @type {Promise<import("./pyodide.mjs").PyodideAPI>} */
let started;

// Starts Python at once, and PyScript as soon as it is known whether there is storage. PyScript's one worker hook is
// taken away: it would be sent as text to be evaluated, which the page's security policy forbids. This module does what
// that hook does.
export function start() {
  started = inPage ? inThePage() : inTheWorker();
  started.catch(() => {}); // PyScript gets the error
  if (inPage) storageReady.then(watchObservers).then(() => import("@core@")).then(({ hooks }) => hooks.worker.onBeforeRunAsync.clear());
}

if (!inPage) start();

// PyScript observes the document for ever and runs as Python what comes into it as such, past the
// policy. The page needs that for its own script only: once that is taken, all observing ends, also
// of shadow roots that come later.
function watchObservers() {
  const Observer = globalThis.MutationObserver;
  /** @type {MutationObserver[]} */
  const observers = [];
  let ended = false;
  globalThis.MutationObserver = class extends Observer {
    constructor(/** @type {MutationCallback} */ heard) {
      super(heard);
      observers.push(this);
    }
    observe(/** @type {Node} */ target, /** @type {MutationObserverInit} */ options) {
      if (!ended) super.observe(target, options);
    }
  };
  document.getElementById("game").addEventListener("py:ready", () => {
    ended = true;
    for (const observer of observers) observer.disconnect();
    globalThis.MutationObserver = Observer;
  }, { once: true });
}

export const version = pyodide.version;

// PyScript's Python half, which nothing of ours needs: before anything else Python would write, compile and import it.
const PREAMBLE = /^import os as _os\n[^]*?\ndel _pyscript\n/;

/** @param {{ stdout: (line: string) => void, stderr: (line: string) => void }} streams */
export async function loadPyodide({ stdout, stderr }) {
  const interpreter = await started;
  const run = interpreter.runPythonAsync;
  interpreter.runPythonAsync = (/** @type {string} */ text, /** @type {object[]} */ ...more) =>
    run.call(interpreter, text.trimStart().replace(PREAMBLE, ""), ...more);
  interpreter.setStdout({ batched: stdout });
  interpreter.setStderr({ batched: stderr });
  return interpreter;
}
