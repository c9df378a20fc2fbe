// Checks the files that a page starts with, starts Python and moves the progress bar until Python is ready.
// faults.js notices faults in scripts and in Python; unsupported.js shows a sentence about each.
import { start } from "./pyodide-loader.mjs";

const MEMORY = "/memory.wasm";
const MEMORY_TIMEOUT = 5000; // milliseconds
const SIZES = $sizes$; // by tools/pipeline/site.py; file: [bytes, compressed bytes, start of the SHA-256 unless it is a script]

const box = document.getElementById("boot");
const bar = document.getElementById("boot-bar");
const fill = document.getElementById("boot-fill");
const text = document.getElementById("boot-text");
const stalled = document.getElementById("boot-stalled"); // appears by its style alone, even if no script runs

/** @type {BootWords} */
const words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py

// Where on the bar each stage begins: downloads, Python's start, and ours. The last two report nothing until they end;
// meanwhile style.css keeps the fill moving, never past the end of the stage.
/** @type {Record<string, number>} */
const STAGES = { loading: 0, starting: 0.8, setting: 0.9, ready: 1 };
const ORDER = Object.keys(STAGES);

/** How many bytes of each file have arrived. @type {Map<string, number>} */
const arrived = new Map();
/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll('link[rel="preload"], link[rel="modulepreload"]');
const nameOf = (/** @type {string} */ url) => new URL(url, location.href).pathname.replace(/.*\//, "");
let total = Array.from(links, ({ href }) => SIZES[nameOf(href)][1]).reduce((sum, sent) => sum + sent);
let state = "loading"; // a stage, or "stopped"
let shown = "";
let lastStep = performance.now();

function showProgress() {
  let sent = 0;
  for (const [file, bytes] of arrived) sent += SIZES[file][1] * Math.min(1, bytes / (SIZES[file][0] || 1));
  const end = STAGES[ORDER[ORDER.indexOf(state) + 1]];
  const part = state === "loading" ? end * Math.min(1, sent / total) : STAGES[state];
  const sentence = state === "setting" ? words.setting
    : state === "starting" ? words.starting[document.body.dataset.screen === "setup" ? "setup" : "table"]
    : words.loading({ share: Math.floor(100 * sent / total) });
  const now = `${sentence} ${part}`;
  if (now === shown) return;
  shown = now;
  if (text.textContent !== sentence) text.textContent = sentence;
  bar.value = bar.max * part;
  box.dataset.stage = state;
  fill.style.transform = `scaleX(${state === "loading" ? part : end})`;
}

// Every step restarts the ten seconds before "stalled" appears, but not too often: thousands of chunks arrive.
function restartStallTimer() {
  if (performance.now() - lastStep < 100) return;
  lastStep = performance.now();
  for (const timer of stalled.getAnimations()) {
    timer.cancel();
    timer.play();
  }
}

/** @param {string} stage */
function enter(stage) {
  if (state === "stopped" || ORDER.indexOf(stage) <= ORDER.indexOf(state)) return;
  state = stage;
  restartStallTimer();
  showProgress();
}

/** @param {string} file @param {number} bytes */
function recordProgress(file, bytes) {
  restartStallTimer();
  if (!(file in SIZES) || state !== "loading") return;
  arrived.set(file, Math.max(arrived.get(file) ?? 0, bytes));
  showProgress();
}

/** @param {string} result */
function finish(result) {
  state = result;
  box.hidden = true;
  resources.disconnect();
}

/** @param {string} fault @param {string} file */
const report = (fault, file) => document.dispatchEvent(new CustomEvent(`realmino:${fault}`, { detail: { file } }));

// Files other than scripts are read here, chunk by chunk, and checked before Python gets them. On later visits
// WebAssembly takes the browser's fastest path, because the service worker has already checked it.
const browserFetch = globalThis.fetch;
const hasCopy = Boolean(navigator.serviceWorker?.controller);
const isTrusted = (/** @type {string} */ href) => hasCopy && href.endsWith(".wasm");
const preloaded = Array.from(links, ({ rel, href }) => rel === "preload" ? href : "").filter((href) => href && !isTrusted(href));
const loading = new Map(preloaded.map((href) => [href, href.endsWith("asm.wasm") ? stream(href) : load(href)]));
for (const response of loading.values()) response.catch(() => {}); // fetch rejects with the error

globalThis.fetch = (request, options) => {
  const { href } = new URL(request instanceof Request ? request.url : request, location.href);
  const response = loading.get(href);
  loading.delete(href);
  if (response) return response;
  const [, sent, digest] = SIZES[nameOf(href)] ?? [];
  if (!digest || isTrusted(href)) return browserFetch(request, options);
  if (!preloaded.includes(href)) total += sent; // a start without the memory snapshot needs more files
  return load(href);
};

// Python can start without the memory snapshot, so its download is aborted if nothing arrives for some seconds.
function stallSignal() {
  const stall = new AbortController();
  const timer = setInterval(() => {
    if (state === "loading" && performance.now() - lastStep < MEMORY_TIMEOUT) return;
    clearInterval(timer);
    stall.abort();
  }, 1000);
  return stall.signal;
}

// The browser's cache may contain a damaged file, so the second attempt bypasses it.
/** @param {string} href */
async function load(href) {
  const signal = href.endsWith(MEMORY) ? stallSignal() : undefined;
  let fault = "";
  /** @type {RequestCache[]} */
  const modes = ["default", "reload"];
  for (const cache of modes) {
    try {
      const response = await browserFetch(href, { cache, signal });
      const body = await read(href, response);
      if (body) return new Response(body, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
      fault = response.ok ? "damaged" : "missing";
    } catch {
      fault = "missing";
    }
  }
  if (!href.endsWith(MEMORY)) report(fault, href); // Python can start without it
  throw new TypeError(`${href} is ${fault}`);
}

// The browser compiles WebAssembly while it arrives; a copy is checked meanwhile, and the loader awaits the result.
/** @param {string} href */
async function stream(href) {
  const response = await browserFetch(href);
  const isIntact = read(href, response.clone()).then(Boolean, () => false);
  return Object.assign(response, { isIntact });
}

/** The body of a response, or null if it is damaged. @param {string} href @param {Response} response */
async function read(href, response) {
  const file = nameOf(href), [bytes, , start] = SIZES[file];
  const body = new Uint8Array(bytes), reader = response.body?.getReader();
  let length = 0;
  for (let chunk; reader && !(chunk = await reader.read()).done; recordProgress(file, length)) {
    if (length + chunk.value.byteLength > bytes) return null;
    body.set(chunk.value, length);
    length += chunk.value.byteLength;
  }
  if (length < bytes) return null;
  if (!crypto.subtle) return body; // exists only with https
  const digest = await crypto.subtle.digest("SHA-256", body);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(start) ? body : null;
}

const resources = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const file = nameOf(name);
    recordProgress(file, SIZES[file]?.[0]);
  }
});

document.addEventListener("realmino:ready", () => {
  performance.mark("realmino:ready");
  finish("ready");
  globalThis.fetch = browserFetch; // not earlier: Python must never get an unchecked file
  if (document.getElementById("update")) import("./offline.js").catch(() => report("missing", new URL("./offline.js", import.meta.url).href));
}, { once: true });
document.addEventListener("realmino:stopped", () => state !== "ready" && finish("stopped"));
document.addEventListener("realmino:compiled", () => enter("starting"));
document.addEventListener("realmino:python", () => enter("setting"));
resources.observe({ type: "resource", buffered: true });
showProgress();

start();
performance.mark("realmino:start"); // faults.js checks for this mark, because half of this file might be a valid script too
