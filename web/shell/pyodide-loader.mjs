// The interpreter for PyScript: Pyodide with our memory, started before PyScript asks for it.
// It works even where storage is forbidden. It runs in the page and in the workers.
import { read, restore } from "./memory.mjs";
import * as pyodide from "$pyodide$"; // tools/pipeline/site.py fills in these paths

const indexURL = new URL("$pyodide$/..", import.meta.url).href;
const inPage = typeof document !== "undefined";

// PyScript opens IndexedDB before anything else and cannot start without it.
const storageWorks = () =>
  new Promise((/** @type {(works: boolean) => void} */ resolve) => {
    if (inPage && document.querySelector("[data-storage=none]")) return resolve(false); // a page that stores nothing
    try {
      const databases = indexedDB; // replaced by the time a late answer arrives
      const request = databases.open("realmino-probe");
      setTimeout(resolve, 5000, false);
      request.onerror = request.onblocked = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        databases.deleteDatabase("realmino-probe");
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });

// An empty database in place of IndexedDB. PyScript opens one and lists its keys, and writes only if packages are
// installed.
const emptyDatabase = () => {
  const succeed = (/** @type {unknown} */ result) => {
    /** @type {{ result: unknown, onsuccess?: (event: object) => void }} */
    const request = { result };
    queueMicrotask(() => request.onsuccess?.({ target: request }));
    return request;
  };
  const store = { getAllKeys: () => succeed([]) };
  return { open: () => succeed({ close() {}, transaction: () => ({ objectStore: () => store }) }) };
};

// Python starts from a memory that contains our modules (tools/pipeline/inside/snapshot.mjs). If that fails, it starts as
// Pyodide usually does, with the archives of these modules.
const ARCHIVES = { "/home/pyodide/page.zip": "$page$", "/home/pyodide/realmino.whl": "$wheel$" }; // by tools/pipeline/site.py

/** @typedef {import("./pyodide.mjs").PyodideConfig} Options */

/** @param {Options} [options] */
async function startPython(options) {
  try {
    const python = await Promise.race([startFromMemory(options), wasmFailed]);
    python.runPython("import random; random.seed()"); // otherwise the same for everyone
    performance.mark("realmino:remembered");
    return python;
  } catch (error) {
    await Promise.race([wasmFailed, null]);
    console[error === NO_MEMORY ? "info" : "error"](`Python starts without its memory: ${error}`);
    performance.mark("realmino:plain");
    return startPlainly(options);
  }
}

/** @param {Options} [options] */
async function startPlainly(options) {
  const python = await Promise.race([pyodide.loadPyodide({ indexURL, ...options }), wasmFailed]);
  for (const [path, address] of Object.entries(ARCHIVES)) python.FS.writeFile(path, new Uint8Array(await download(address)));
  python.runPython(`import sys; sys.path[:0] = ${JSON.stringify(Object.keys(ARCHIVES))}`);
  return python;
}

/** @param {string} address */
async function download(address) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response.arrayBuffer();
}

// Pyodide needs the whole memory before it starts, and copies it. It gets an empty one of the right size; the header is
// filled in later, and in place of the copy `restore` writes only the words that a fresh memory lacks.
const SIZE = 20 << 20;
const NO_MEMORY = new Error("the file is empty, as build.py serve makes it");
/** @type {WebAssembly.Memory} */
let memory;
/** Python's hash of a part of its memory. @type {(at: number, bytes: number) => number} */
let hash;

/** @param {Options} [options] */
async function startFromMemory({ fsInit, ...options } = {}) {
  const header = new Uint8Array(SIZE);
  /** @type {import("./memory.mjs").Image | undefined} */
  let image;
  const loading = download("./memory.wasm").then((file) => {
    if (!file.byteLength) throw NO_MEMORY;
    image = read(file);
    if (image.size !== SIZE) throw new Error("it is of another size");
    header.set(image.header);
  });
  loading.catch(() => {}); // Pyodide then fails on the empty header
  header.subarray = (from, to) => {
    if (to !== undefined) return new Uint8Array(header.buffer, from, to - Number(from));
    restore(/** @type {import("./memory.mjs").Image} */ (image), memory, hash);
    image = undefined; // Pyodide never frees the header, and with it this function
    return new Uint8Array(0);
  };
  const starting = pyodide.loadPyodide({
    indexURL,
    stdLibURL: `${indexURL}pyodide-lock.json`, // any file: nothing is imported from it
    _loadSnapshot: header,
    fsInit: async (...given) => {
      await loading.then(() => fsInit?.(...given), () => {});
    },
    ...options,
  });
  return starting.catch((error) => loading.then(() => { throw error; })); // an error in the file is the more precise cause
}

// PyScript may start after this. A promise instead of an await at the top level: WebKit gives a second importer a module
// that still waits at its top level only half evaluated.
const storageReady = storageWorks().then((works) => {
  if (works) return;
  Object.defineProperty(globalThis, "indexedDB", { value: emptyDatabase(), configurable: true });
  globalThis.volatileStorage = true;
  // In a frame without storage Firefox forbids channels too, and PyScript opens one while it loads.
  try {
    new BroadcastChannel("realmino-probe").close();
  } catch {
    const value = class extends EventTarget { postMessage() {} close() {} };
    Object.defineProperty(globalThis, "BroadcastChannel", { value, configurable: true });
  }
});

/** @param {string} name @param {object} [detail] */
const dispatch = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// Browsers insist on the media type of WebAssembly, and not every server knows it.
/** @param {Response} response */
function asWasm(response) {
  if (response.headers.get("content-type") === "application/wasm") return response;
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers: { "content-type": "application/wasm" } });
}

// Rejects when WebAssembly cannot start: Pyodide only logs that and waits forever.
const wasmFailed = new Promise((_, reject) => {
  WebAssembly.instantiateStreaming = async (source, imports) => {
    memory = /** @type {WebAssembly.Memory} */ (imports?.env.memory);
    const instantiate = async (/** @type {Response & { isIntact?: Promise<boolean> }} */ received) => {
      const response = asWasm(received);
      if (!response.ok) throw new TypeError(`the server answers ${response.status}`);
      const module = await (WebAssembly.compileStreaming?.(response) ?? WebAssembly.compile(await response.arrayBuffer()));
      if (await received.isIntact === false) throw new WebAssembly.CompileError("it is damaged");
      const instance = await WebAssembly.instantiate(module, imports);
      await new Promise((resolve) => setTimeout(resolve)); // Pyodide continues in a task of its own
      return { module, instance };
    };
    try {
      const result = await Promise.resolve(source).then(instantiate).catch(async () => instantiate(await fetch(`${indexURL}pyodide.asm.wasm`)));
      hash = /** @type {typeof hash} */ (result.instance.exports._Py_HashBytes);
      return result;
    } catch (error) {
      reject(error);
      throw error;
    }
  };
});

// Either the file did not arrive, or it is damaged.
/** @param {Error} error */
function reportWasmFault(error) {
  /** @type {Record<string, string>} */
  const kinds = { CompileError: "realmino:damaged", TypeError: "realmino:missing" };
  dispatch(kinds[error.name] ?? "realmino:failed", { file: `${indexURL}pyodide.asm.wasm`, report: error.message });
}

// Time to paint once; a hidden page, or one without any size, does not paint.
const painted = () =>
  new Promise((/** @type {(nothing?: void) => void} */ resolve) => {
    if (document.hidden || !innerWidth) resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });

async function startInPage() {
  wasmFailed.catch(reportWasmFault);
  // The next step blocks painting until Python runs, so the page first shows what was just pressed.
  const fsInit = () => (dispatch("realmino:compiled"), painted());
  try {
    return await startPython({ fsInit });
  } finally {
    dispatch("realmino:python");
  }
}

// PyScript's own worker hook would give Python this module.
async function startInWorker() {
  const [interpreter] = await Promise.all([startPython(), storageReady]);
  const fs = { ERROR: "storage permissions not granted", NAMESPACE: "@pyscript.fs" };
  interpreter.registerJsModule("_pyscript", { fs, interpreter });
  return interpreter;
}

/** @type {Promise<import("./pyodide.mjs").PyodideAPI>} */
let started;

// Starts Python at once, and PyScript as soon as the page knows whether storage works. PyScript sends its own worker hook
// to workers as text to evaluate, which the security policy forbids; `startInWorker` replaces it.
export function start() {
  started = inPage ? startInPage() : startInWorker();
  started.catch(() => {}); // PyScript gets the error
  if (inPage) storageReady.then(limitObservers).then(() => import("$core$")).then(({ hooks }) => hooks.worker.onBeforeRunAsync.clear());
}

if (!inPage) start();

// PyScript observes the document and runs any Python script that appears in it, past the policy. The page has only one,
// so all observing ends once PyScript has found it, also of shadow roots that are added later.
function limitObservers() {
  const Observer = globalThis.MutationObserver;
  /** @type {MutationObserver[]} */
  const observers = [];
  let ended = false;
  globalThis.MutationObserver = class extends Observer {
    constructor(/** @type {MutationCallback} */ callback) {
      super(callback);
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

// The code by which PyScript lets Python write, compile and import PyScript's own modules. Our code doesn't need them.
const PREAMBLE = /^import os as _os\n[^]*?\ndel _pyscript\n/;

/** @param {{ stdout: (line: string) => void, stderr: (line: string) => void }} streams */
export async function loadPyodide({ stdout, stderr }) {
  const interpreter = await started;
  const run = interpreter.runPythonAsync;
  interpreter.runPythonAsync = (/** @type {string} */ code, /** @type {object[]} */ ...options) =>
    run.call(interpreter, code.trimStart().replace(PREAMBLE, ""), ...options);
  interpreter.setStdout({ batched: stdout });
  interpreter.setStderr({ batched: stderr });
  return interpreter;
}
