// The interpreter that PyScript is given: Pyodide, able to start where storage is forbidden, telling
// the page how much of it has arrived, and on its way before PyScript asks for it. It runs in the
// page and in the opponents' worker.
import * as pyodide from "./pyodide.mjs";

const base = new URL(".", import.meta.url).href;
const inPage = typeof document !== "undefined";

// PyScript opens IndexedDB before anything else and cannot start without it.
const storageWorks = () =>
  new Promise((settle) => {
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
  const databases = new Map();
  const answer = (result) => {
    const request = { result };
    queueMicrotask(() => request.onsuccess?.({ target: request }));
    return request;
  };
  const open = (name) => {
    if (!databases.has(name)) databases.set(name, new Map());
    const kept = databases.get(name);
    const store = {
      count: () => answer(kept.size),
      clear: () => answer(kept.clear()),
      delete: (key) => answer(void kept.delete(key)),
      get: (key) => answer(kept.get(key)),
      getKey: (key) => answer(kept.has(key) ? key : undefined),
      getAllKeys: () => answer([...kept.keys()]),
      put: (value, key) => answer((kept.set(key, value), key)),
    };
    return answer({ close() {}, transaction: () => ({ objectStore: () => store }) });
  };
  return { open };
}

// Settled before PyScript may start. A promise and no await at the top: WebKit hands a module that waits
// at its top to a second importer half made.
export const storageReady = storageWorks().then((works) => {
  if (works) return;
  Object.defineProperty(globalThis, "indexedDB", { value: volatileDatabases(), configurable: true });
  globalThis.volatileStorage = true;
});

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// Passes a response on unchanged and tells the page of every piece that goes by.
function counted(response, file) {
  const count = new TransformStream({
    transform(piece, controller) {
      tell("realmino:bytes", { file, bytes: piece.byteLength });
      controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(count), { status, statusText, headers });
}

// Only a first visit waits for the network; later ones keep the browser's quickest way.
function countDownloads() {
  const plain = globalThis.fetch;
  const firstVisit = !navigator.serviceWorker?.controller;
  globalThis.fetch = async (...request) => {
    const response = await plain(...request);
    const file = new URL(response.url || base).pathname.split("/").pop();
    if (!response.ok) tell("realmino:missing", { file });
    const big = file.endsWith(".wasm") || file === "python_stdlib.zip";
    return firstVisit && big && response.ok && response.body ? counted(response, file) : response;
  };
  return () => (globalThis.fetch = plain);
}

async function inThePage() {
  const restore = countDownloads();
  try {
    return await pyodide.loadPyodide({ indexURL: base });
  } finally {
    restore();
    tell("realmino:python");
  }
}

// PyScript's own worker hook, which start.js takes away, gives Python this module.
async function inTheWorker() {
  await storageReady;
  const python = await pyodide.loadPyodide({ indexURL: base });
  const fs = { ERROR: "storage permissions not granted", NAMESPACE: "@pyscript.fs" };
  python.registerJsModule("_pyscript", { fs, interpreter: python });
  return python;
}

const started = inPage ? inThePage() : inTheWorker();
started.catch(() => {}); // whoever asks for it gets the error

export const version = pyodide.version;

export async function loadPyodide({ stdout, stderr }) {
  const python = await started;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  return python;
}
