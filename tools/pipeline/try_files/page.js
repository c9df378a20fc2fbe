// The page for trying the library: examples to choose and edit, and a worker that runs them.
// An example may run for ever, so Stop ends its worker, and another one replaces it.

// tools/pipeline/try_page.py fills the examples in.
/** @type {{ before: string, code: string }[]} */
const EXAMPLES = $examples$;

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const choice = /** @type {HTMLSelectElement} */ (find("example"));
const code = /** @type {HTMLTextAreaElement} */ (find("code"));
const run = /** @type {HTMLButtonElement} */ (find("run"));
const stop = /** @type {HTMLButtonElement} */ (find("stop"));
const state = find("state");
const output = find("output");

/** @type {Worker} */
let python;

// Shows a state's message and its buttons.
/** @param {string} name */
function reach(name) {
  state.textContent = state.dataset[name] ?? "";
  document.body.dataset.state = name;
  run.disabled = name !== "ready" && name !== "done";
  stop.hidden = name !== "running";
}

/** @param {string} svg @param {string} alt */
function image(svg, alt) {
  const shown = new Image();
  shown.alt = alt;
  shown.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return shown;
}

/** @param {string} name */
function start(name) {
  reach(name);
  const starting = python = new Worker("worker.js", { type: "module" });
  starting.onerror = () => reach("failed");
  starting.onmessage = ({ data }) => {
    if (starting !== python) return; // an answer from a stopped worker
    if (data.state) reach(data.state);
    if (data.text) output.append(data.text);
    if (data.picture) output.append(image(data.picture, data.alt));
  };
}

function show() {
  code.value = EXAMPLES[choice.selectedIndex].code;
  output.replaceChildren();
}

function begin() {
  if (run.disabled) return;
  output.replaceChildren();
  reach("running");
  python.postMessage({ before: EXAMPLES[choice.selectedIndex].before, code: code.value });
}

choice.addEventListener("change", show);
find("again").addEventListener("click", show);
run.addEventListener("click", begin);
code.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) begin();
});
stop.addEventListener("click", () => {
  python.terminate();
  start("stopped");
  code.focus();
});

show();
start("starting");
