// A board in a frame of another page, all but the board: what the fragment asks for, the talk with that page, the
// height, and who has the wheel and the keys. Python (embed/view.py) hears “realmino:asked” and answers.
const root = document.documentElement;
const body = document.body;
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

// The page around this one says which it is; a message to or from any other is not delivered.
const host = new URLSearchParams(location.hash.slice(1)).get("host") ?? "";
const isKnown = host === "null" || (URL.canParse(host) && new URL(host).origin === host);

/** @param {string} type @param {object} [more] */
function tell(type, more) {
  // A page from a file has no origin that a message could be addressed to.
  if (isKnown && parent !== window) parent.postMessage({ realmino: 1, type, ...more }, host === "null" ? "*" : host);
}

/** @param {{ type: string, n?: number }} detail */
const ask = (detail) => document.dispatchEvent(new CustomEvent("realmino:asked", { detail }));

function read() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const theme = asked.get("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  body.dataset.mode = asked.get("mode") || "replay";
  body.toggleAttribute("data-empty", !["record", "position"].some((name) => asked.get(name)?.trim()));
}

let height = 0;

// The table takes the room that there is; how much it would like depends on the width alone.
function measure() {
  const [main, board, wish] = ["embed", "board", "wish"].map((id) => document.getElementById(id)?.offsetHeight ?? 0);
  const now = Math.ceil(main - board + (board && wish));
  if (now === height) return;
  height = now;
  tell("size", { height });
}

// How far the start is, until the board is painted for the first time (embed/view.py leaves the mark).
const bar = document.getElementById("boot-bar");
const text = document.getElementById("boot-text");
const tellStart = () =>
  tell("loading", { percent: Math.min(Math.floor(100 * bar.value / bar.max), 99), text: text.textContent });
const starting = new MutationObserver(tellStart);
const painted = new PerformanceObserver((list) => {
  if (!list.getEntriesByName("realmino:frame").length) return;
  painted.disconnect();
  starting.disconnect();
  tell("loading", { percent: 100 });
});

const isLookedAt = () => body.dataset.mode === "replay" || "settled" in body.dataset;

read();
tellStart();
starting.observe(bar, { attributeFilter: ["value"] });
painted.observe({ type: "mark" });
addEventListener("hashchange", read);
addEventListener("message", ({ source, origin, data }) => {
  if (source === parent && origin === host && data?.realmino === 1) ask({ type: String(data.type), n: Number(data.n) || 0 });
});
document.addEventListener("realmino:told", ({ detail }) => {
  const { type, ...more } = JSON.parse(detail);
  tell(type, more);
});
document.addEventListener("realmino:stopped", () =>
  tell("error", { message: document.getElementById("problem").textContent }));
document.addEventListener("click", (event) => {
  const button = event.target?.closest?.("[data-asks]");
  if (button?.dataset.asks) ask({ type: button.dataset.asks });
});
// The page around scrolls, until somebody has a domino in hand here.
addEventListener("wheel", (event) => {
  const inHand = document.hasFocus() && document.getElementById("board").dataset.prompt === "place";
  if (isLookedAt() || !inHand) event.stopImmediatePropagation();
}, { capture: true, passive: true });
// Where nobody plays, keys lead through the game, and the table hears none.
addEventListener("keydown", (event) => {
  if (!isLookedAt()) return;
  event.stopImmediatePropagation();
  const type = /** @type {Record<string, string>} */ (KEYS)[event.key];
  if (!type || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  ask({ type });
}, { capture: true });

const sizes = new ResizeObserver(measure);
for (const part of body.querySelectorAll("#embed, #embed > *, #wish")) sizes.observe(part);
