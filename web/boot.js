// From the first look at the page to the first answer of Python: the progress bar and whatever goes
// wrong on the way; afterwards the copy for playing without a network.
const SIZES = @sizes@; // file: [bytes, bytes on the way]

const byId = (id) => document.getElementById(id);
const [box, bar, text, problem] = ["boot", "boot-bar", "boot-text", "problem"].map(byId);

const words = {
  loading: (percent) => `Loading the game … ${percent} %`,
  starting: "Starting Python …",
  setting: "Setting the table …",
  slow: "Loading takes unusually long; if the connection is fine, please reload the page.",
  missing: (file) => `The file “${file}” of the game did not arrive: please check the connection and reload the page.`,
  failed: (reason) => `The game could not start (${reason}): please reload the page, or try another browser.`,
};

// Downloads fill the bar to this part; the rest is Python's own start, whose end we cannot foresee.
const DOWNLOAD = 0.85;
const PATIENCE = 45_000;

const arrived = new Map();
const total = Object.values(SIZES).reduce((sum, [, sent]) => sum + sent, 0);
let state = "loading"; // then setting, then ready or failed
let patience = 0;
let shown = "";
let said = "";

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

function fail(sentence) {
  if (state === "ready" || state === "failed") return;
  end("failed");
  if (!problem.hidden) return;
  problem.textContent = said = sentence;
  problem.hidden = false;
}

function end(how) {
  state = how;
  clearTimeout(patience);
  box.hidden = true;
  downloads.disconnect();
}

const nameOf = (url) => new URL(url, location.href).pathname.split("/").pop();

const downloads = new PerformanceObserver((list) => {
  for (const { name, responseStatus } of list.getEntries()) {
    const file = nameOf(name);
    if (responseStatus >= 400 && file in SIZES) fail(words.missing(file));
    else if (file in SIZES) come(file, SIZES[file][0]);
  }
});

// PyScript appends what Python writes to its error stream to the page; a person gets the gist.
const complaints = new MutationObserver(() => {
  for (const note of document.querySelectorAll(".py-error")) {
    const lost = /from URL (\S+) failed/.exec(note.textContent);
    fail(lost ? words.missing(nameOf(lost[1])) : words.failed(gist(note.textContent)));
    note.remove();
  }
});

const gist = (report) => String(report).trim().split("\n").pop().slice(0, 200);

function ready() {
  if (state === "ready") return;
  if (said && problem.textContent === said) problem.hidden = true; // it went on all the same
  end("ready");
  complaints.disconnect();
  const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
  idle(keepForOffline, { timeout: 3000 });
}

// A later version waits until all tabs of this one are closed: versions never mix.
async function keepForOffline() {
  try {
    await navigator.serviceWorker.register("./sw.js", { scope: "./", updateViaCache: "none" });
  } catch (reason) {
    console.info("Realmino is not kept for playing offline:", String(reason));
  }
}

document.addEventListener("realmino:ready", ready, { once: true });
document.addEventListener("realmino:missing", ({ detail }) => fail(words.missing(detail.file)));
document.addEventListener("realmino:bytes", ({ detail }) =>
  come(detail.file, (arrived.get(detail.file) ?? 0) + detail.bytes));
document.addEventListener("realmino:python", () => {
  if (state !== "loading") return;
  state = "setting";
  show();
});
addEventListener("unhandledrejection", ({ reason }) => fail(words.failed(gist(reason?.message ?? reason))));
addEventListener("error", ({ message }) => message && fail(words.failed(gist(message))));
downloads.observe({ type: "resource", buffered: true });
complaints.observe(document.body, { childList: true });
show();
