// From the first look at the page to the first answer of Python: the progress bar. What goes wrong on the
// way is for faults.js and first.js.
const SIZES = @sizes@; // file: [bytes, bytes on the way]

const byId = (id) => document.getElementById(id);
const [box, bar, text] = ["boot", "boot-bar", "boot-text"].map(byId);

const words = {
  loading: (percent) => `Loading the game … ${percent} %`,
  starting: "Starting Python …",
  setting: "Setting the table …",
  slow: "Loading takes unusually long; if the connection is fine, please reload the page.",
};

// Downloads fill the bar to this part; the rest is Python's own start, whose end we cannot foresee.
const DOWNLOAD = 0.85;
const PATIENCE = 45_000;

const arrived = new Map();
const total = Object.values(SIZES).reduce((sum, [, sent]) => sum + sent, 0);
let state = "loading"; // then setting, then ready or stopped
let patience = 0;
let shown = "";

function show() {
  let sent = 0;
  for (const [file, bytes] of arrived) sent += SIZES[file][1] * Math.min(1, bytes / SIZES[file][0]);
  const part = state === "setting" ? 0.95 : DOWNLOAD * (sent / total);
  const sentence = state === "setting" ? words.setting
    : sent >= total ? words.starting
    : words.loading(Math.floor(100 * part));
  if (sentence === shown) return;
  text.textContent = shown = sentence;
  bar.value = bar.max * part;
  clearTimeout(patience);
  patience = setTimeout(() => (text.textContent = words.slow), PATIENCE);
}

function come(file, bytes) {
  if (!(file in SIZES) || state === "ready") return;
  arrived.set(file, Math.max(arrived.get(file) ?? 0, bytes));
  show();
}

function end(how) {
  state = how;
  clearTimeout(patience);
  box.hidden = true;
  downloads.disconnect();
}

const nameOf = (url) => new URL(url, location.href).pathname.split("/").pop();

const downloads = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const file = nameOf(name);
    if (file in SIZES) come(file, SIZES[file][0]);
  }
});

function ready() {
  if (state === "ready") return;
  end("ready");
}

document.addEventListener("realmino:ready", ready, { once: true });
document.addEventListener("realmino:stopped", () => state !== "ready" && end("stopped"));
document.addEventListener("realmino:bytes", ({ detail }) =>
  come(detail.file, (arrived.get(detail.file) ?? 0) + detail.bytes));
document.addEventListener("realmino:python", () => {
  if (state !== "loading") return;
  state = "setting";
  show();
});
downloads.observe({ type: "resource", buffered: true });
show();
