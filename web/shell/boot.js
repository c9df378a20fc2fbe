// From the first look at the page to the first answer of Python: the files on their way, and the progress bar.
// What goes wrong is for faults.js and unsupported.js.
import { start } from "./pyodide-loader.mjs";

const MEMORY = "/memory.wasm";
const SIZES = @sizes@; // file: [bytes, bytes on the way, start of the SHA-256 of a file that is no script]

const box = document.getElementById("boot");
const bar = document.getElementById("boot-bar");
const fill = document.getElementById("boot-fill");
const text = document.getElementById("boot-text");
const stalled = document.getElementById("boot-stalled"); // appears by its style alone, scripts or not

/** @type {BootWords} */
const words = @words@;

// Which part of the bar each stage begins at: downloads, Python's start, and our own. The last two tell nothing until
// they are over; meanwhile the fill goes on by itself (style.css), never past the stage.
/** @type {Record<string, number>} */
const STAGES = { loading: 0, starting: 0.8, setting: 0.9, ready: 1 };
const ORDER = Object.keys(STAGES);

/** @type {Map<string, number>} */
const arrived = new Map();
/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll('link[rel="preload"], link[rel="modulepreload"]');
const nameOf = (/** @type {string} */ url) => new URL(url, location.href).pathname.replace(/.*\//, "");
let total = Array.from(links, ({ href }) => SIZES[nameOf(href)][1]).reduce((sum, sent) => sum + sent);
let state = "loading"; // then starting, setting, and ready or stopped
let shown = "";
let moved = performance.now(); // when the last step was taken

/** @param {string} sentence */
function say(sentence) {
  if (text.textContent !== sentence) text.textContent = sentence;
}

function show() {
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
  say(sentence);
  bar.value = bar.max * part;
  box.dataset.stage = state;
  fill.style.transform = `scaleX(${state === "loading" ? part : end})`;
}

// Every step puts the sentence off for its ten seconds, or takes it away again. Pieces of files come by the thousand.
function moveOn() {
  if (performance.now() - moved < 100) return;
  moved = performance.now();
  for (const wait of stalled.getAnimations()) {
    wait.cancel();
    wait.play();
  }
}

/** @param {string} stage */
function reach(stage) {
  if (state === "stopped" || ORDER.indexOf(stage) <= ORDER.indexOf(state)) return;
  state = stage;
  moveOn();
  show();
}

/** @param {string} file @param {number} bytes */
function come(file, bytes) {
  moveOn();
  if (!(file in SIZES) || state !== "loading") return;
  arrived.set(file, Math.max(arrived.get(file) ?? 0, bytes));
  show();
}

/** @param {string} how */
function end(how) {
  state = how;
  box.hidden = true;
  downloads.disconnect();
}

/** @param {string} fault @param {string} file */
const tell = (fault, file) => document.dispatchEvent(new CustomEvent(`realmino:${fault}`, { detail: { file } }));

// What the page starts with besides scripts is read here, piece by piece, and checked before Python gets it. Later
// visits keep the browser's quickest way to WebAssembly: the service worker has checked it.
const plain = globalThis.fetch;
const isKept = Boolean(navigator.serviceWorker?.controller);
const isTrusted = (/** @type {string} */ href) => isKept && href.endsWith(".wasm");
const wanted = Array.from(links, ({ rel, href }) => rel === "preload" ? href : "").filter((href) => href && !isTrusted(href));
const loading = new Map(wanted.map((href) => [href, href.endsWith("asm.wasm") ? stream(href) : load(href)]));
for (const answer of loading.values()) answer.catch(() => {}); // the page's program gets the error

globalThis.fetch = (asked, options) => {
  const { href } = new URL(asked instanceof Request ? asked.url : asked, location.href);
  const answer = loading.get(href);
  loading.delete(href);
  if (answer) return answer;
  const [, sent, digest] = SIZES[nameOf(href)] ?? [];
  if (!digest || isTrusted(href)) return plain(asked, options);
  if (!wanted.includes(href)) total += sent; // Python found no memory and starts without
  return load(href);
};

// The browser may have kept a spoilt file, so a second attempt goes past its cache.
/** @param {string} href */
async function load(href) {
  let fault = "";
  /** @type {RequestCache[]} */
  const ways = ["default", "reload"];
  for (const cache of ways) {
    try {
      const response = await plain(href, { cache });
      const body = await read(href, response);
      if (body) return new Response(body, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
      fault = response.ok ? "damaged" : "missing";
    } catch {
      fault = "missing";
    }
  }
  if (!href.endsWith(MEMORY)) tell(fault, href); // Python starts without it
  throw new TypeError(`${href} is ${fault}`);
}

// The browser compiles WebAssembly while it arrives. A copy is checked meanwhile: the loader waits for the result.
/** @param {string} href */
async function stream(href) {
  const response = await plain(href);
  const isIntact = read(href, response.clone()).then(Boolean, () => false);
  return Object.assign(response, { isIntact });
}

/** The body of a response, or nothing if it is damaged. @param {string} href @param {Response} response */
async function read(href, response) {
  const file = nameOf(href), [bytes, , start] = SIZES[file];
  const body = new Uint8Array(bytes), reader = response.body?.getReader();
  let length = 0;
  for (let piece; reader && !(piece = await reader.read()).done; come(file, length)) {
    if (length + piece.value.byteLength > bytes) return null;
    body.set(piece.value, length);
    length += piece.value.byteLength;
  }
  if (length < bytes) return null;
  if (!crypto.subtle) return body; // browsers have no digests for a page without https
  const digest = await crypto.subtle.digest("SHA-256", body);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(start) ? body : null;
}

const downloads = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const file = nameOf(name);
    come(file, SIZES[file]?.[0]);
  }
});

document.addEventListener("realmino:ready", () => {
  performance.mark("realmino:ready");
  end("ready");
  globalThis.fetch = plain; // not before: Python must not get a damaged file by another way
  if (document.getElementById("update")) import("./offline.js").catch(() => tell("missing", new URL("./offline.js", import.meta.url).href));
}, { once: true });
document.addEventListener("realmino:stopped", () => state !== "ready" && end("stopped"));
document.addEventListener("realmino:compiled", () => reach("starting"));
document.addEventListener("realmino:python", () => reach("setting"));
downloads.observe({ type: "resource", buffered: true });
show();

start();
performance.mark("realmino:start"); // half of this file may be a script too
