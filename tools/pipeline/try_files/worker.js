// Python for the page to try the library: the runtime of the game and the whole wheel.
// tools/pipeline/assemble.py fills in the addresses.
import { loadPyodide } from "$runtime$";

/** @param {string} path */
async function fetchBytes(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} is missing`);
  return answer.arrayBuffer();
}

const send = (/** @type {{ state?: string, text?: string }} */ message) => postMessage(message);

async function start() {
  const nothing = () => {};
  const [python, wheel, entry] = await Promise.all([
    loadPyodide({ stdout: nothing, stderr: nothing }), fetchBytes("$wheel$"), fetchBytes("run_example.py"),
  ]);
  python.FS.writeFile("/home/pyodide/realmino.whl", new Uint8Array(wheel)); // where the loader's Python looks
  python.runPython(new TextDecoder().decode(entry));
  const run = python.globals.get("run");
  addEventListener("message", ({ data }) => {
    run(data.before, data.code, (/** @type {string} */ text) => send({ text }));
    send({ state: "done" });
  });
  send({ state: "ready" });
}

start().catch(() => send({ state: "failed" }));
