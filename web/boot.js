// From the first look at the page to the first answer of Python: the progress bar. What goes wrong on the
// way is for faults.js and unsupported.js.
const SIZES = @sizes@; // file: [bytes, bytes on the way]

const box = document.getElementById("boot");
const bar = document.getElementById("boot-bar");
const fill = document.getElementById("boot-fill");
const text = document.getElementById("boot-text");

/** @type {BootWords} */
const words = @words@;

// Which part of the bar each stage begins at: downloads, Python's start, and our own. The second is one long
// task that tells nothing until it is over; meanwhile the fill goes on by itself (style.css), never past the stage.
/** @type {Record<string, number>} */
const STAGES = { loading: 0, starting: 0.6, setting: 0.8, ready: 1 };
const ORDER = Object.keys(STAGES);
const PATIENCE = 45_000;

/** @type {Map<string, number>} */
const arrived = new Map();
const total = Object.values(SIZES).reduce((sum, [, sent]) => sum + sent, 0);
let state = "loading"; // then starting, setting, and ready or stopped
let steps = 0; // the part of our own start that is done
let patience = 0;
let shown = "";

/** @param {string} sentence */
function say(sentence) {
  if (text.textContent !== sentence) text.textContent = sentence;
}

function show() {
  let sent = 0;
  for (const [file, bytes] of arrived) sent += SIZES[file][1] * Math.min(1, bytes / SIZES[file][0]);
  const done = state === "loading" ? sent / total : state === "setting" ? steps : 0;
  const end = STAGES[ORDER[ORDER.indexOf(state) + 1]];
  const part = STAGES[state] + done * (end - STAGES[state]);
  const sentence = state === "setting" ? words.setting
    : state === "starting" ? words.starting({ screen: document.body.dataset.screen })
    : words.loading({ share: Math.floor(100 * sent / total) / 100 });
  const now = `${sentence} ${part}`;
  if (now === shown) return;
  shown = now;
  say(sentence);
  bar.value = bar.max * part;
  box.dataset.stage = state;
  fill.style.transform = `scaleX(${state === "starting" ? end : part})`;
  clearTimeout(patience);
  patience = setTimeout(say, PATIENCE, words.slow);
}

/** @param {string} stage */
function reach(stage) {
  if (state === "stopped" || ORDER.indexOf(stage) <= ORDER.indexOf(state)) return;
  state = stage;
  show();
}

/** @param {string} file @param {number} bytes */
function come(file, bytes) {
  if (!(file in SIZES) || state !== "loading") return;
  arrived.set(file, Math.max(arrived.get(file) ?? 0, bytes));
  show();
}

/** @param {string} how */
function end(how) {
  state = how;
  clearTimeout(patience);
  box.hidden = true;
  downloads.disconnect();
}

const nameOf = (/** @type {string} */ url) => new URL(url, location.href).pathname.replace(/.*\//, "");

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
document.addEventListener("realmino:compiled", () => reach("starting"));
document.addEventListener("realmino:python", () => reach("setting"));
document.addEventListener("realmino:step", ({ detail }) => {
  steps = Math.max(steps, detail); // who presses Begin on the way has the table's steps to wait for too
  if (state === "setting") show();
});
downloads.observe({ type: "resource", buffered: true });
show();
