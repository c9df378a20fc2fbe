// A board's frame in another page: attributes, messages to and from that page, height, wheel and keys.
// Python (embed/view.py) listens to “realmino:request” and shows the board itself.
//
// Python runs in this page (embed.html), or else in a frame next to it that all boards of the embedding page share
// (board.html). Pages of our site can access each other's documents, no matter which page embeds them.
const root = document.documentElement;
const body = document.body;
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

// The embedding page gives its origin; messages to and from other origins are dropped.
const host = new URLSearchParams(location.hash.slice(1)).get("host") ?? "";
const isKnown = host === "null" || (URL.canParse(host) && new URL(host).origin === host);

/** @param {string} type @param {object} [more] */
function send(type, more) {
  // A page opened from a file has no origin that a message could be addressed to.
  if (isKnown && parent !== window) parent.postMessage({ realmino: 1, type, ...more }, host === "null" ? "*" : host);
}

/** The window in which Python runs, or null if there is none that this page may use. @returns {any} */
function findPython() {
  if (document.getElementById("game")) return window;
  try {
    const shared = parent.frames[/** @type {any} */ (`realmino-${root.lang.slice(0, 2)}`)];
    const [theirs, ours] = [shared.document, document].map((/** @type {Document} */ page) => page.querySelector("link[rel=stylesheet]")?.getAttribute("href"));
    return theirs === ours ? shared : null; // otherwise it belongs to another version of the site
  } catch {
    return null;
  }
}

/** @param {{ type: string, n?: number }} detail */
const request = (detail) => document.dispatchEvent(new CustomEvent("realmino:request", { detail }));

function read() {
  const attributes = new URLSearchParams(location.hash.slice(1));
  const theme = attributes.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  body.dataset.mode = attributes.get("mode") || "replay";
  body.toggleAttribute("data-empty", !["record", "position"].some((name) => attributes.get(name)?.trim()));
}

let height = 0;

// The table fills the available space; its preferred height depends only on the width.
function measure() {
  const [main, board, preferred] = ["embed", "board", "preferred-height"].map((id) => document.getElementById(id)?.offsetHeight ?? 0);
  const now = Math.ceil(main - board + (board && preferred));
  if (now === height) return;
  height = now;
  send("size", { height });
}

// Reports loading progress until the first frame, which sets a performance mark (embed/view.py).
const python = findPython();
if (!python) location.replace(`embed.html${location.hash}`);
const page = (python ?? window).document;
const bar = page.getElementById("boot-bar") ?? document.createElement("progress");
const text = page.getElementById("boot-text") ?? document.createElement("p");
const reportProgress = () =>
  send("loading", { percent: Math.min(Math.floor(100 * bar.value / bar.max), 99), text: text.textContent });
const starting = new MutationObserver(reportProgress);
const painted = new PerformanceObserver((list) => {
  if (!list.getEntriesByName("realmino:frame").length) return;
  painted.disconnect();
  starting.disconnect();
  send("loading", { percent: 100 });
});

const isReadOnly = () => body.dataset.mode === "replay" || "outcome" in body.dataset;

function reportStop() {
  const problem = document.getElementById("problem");
  problem.textContent = page.getElementById("problem").textContent;
  problem.hidden = false;
  send("error", { message: problem.textContent });
}

read();
if (new URLSearchParams(location.hash.slice(1)).has("shared")) send("python");
else reportProgress();
starting.observe(bar, { attributeFilter: ["value"] });
painted.observe({ type: "mark" });
addEventListener("hashchange", read);
addEventListener("message", ({ source, origin, data }) => {
  if (source === parent && origin === host && data?.realmino === 1) request({ type: String(data.type), n: Number(data.n) || 0 });
});
document.addEventListener("realmino:message", ({ detail }) => {
  const { type, ...more } = JSON.parse(detail);
  send(type, more);
});
document.addEventListener("realmino:stopped", reportStop);
if (python && python !== window) {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener("pagehide", ({ persisted }) => persisted || leaving.abort());
  const show = () => python.showBoard(window);
  if (python.showBoard) show();
  else if (!page.getElementById("problem").hidden) reportStop();
  else page.addEventListener("realmino:ready", show, { once: true, signal });
  page.addEventListener("realmino:stopped", reportStop, { signal });
  // The embedding page may remove that frame but keep this one. If that page itself goes away, the timeout never fires.
  python.addEventListener("pagehide", (/** @type {PageTransitionEvent} */ { persisted }) =>
    persisted || setTimeout(() => location.replace(`embed.html${location.hash}`)), { signal });
}
document.addEventListener("click", (event) => {
  const button = event.target?.closest?.("[data-request]");
  if (button?.dataset.request) request({ type: button.dataset.request });
});
// The wheel scrolls the embedding page, unless a player holds a domino here.
addEventListener("wheel", (event) => {
  const inHand = document.hasFocus() && document.getElementById("board").dataset.prompt === "place";
  if (isReadOnly() || !inHand) event.stopImmediatePropagation();
}, { capture: true, passive: true });
// On a read-only board, keys step through the game and don't reach the table.
addEventListener("keydown", (event) => {
  if (!isReadOnly()) return;
  event.stopImmediatePropagation();
  const type = /** @type {Record<string, string>} */ (KEYS)[event.key];
  if (!type || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  request({ type });
}, { capture: true });

const sizes = new ResizeObserver(measure);
for (const part of body.querySelectorAll("#embed, #embed > *, #preferred-height")) sizes.observe(part);
