// Python for the page for trying the library: the game's runtime and the complete wheel.
// tools/pipeline/assemble.py fills in the addresses.
import { loadPyodide } from "$runtime$";

/** @param {string} path */
async function fetchBytes(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} is missing`);
  return answer.arrayBuffer();
}

const send = (/** @type {{ state?: string, text?: string, picture?: string, alt?: string }} */ message) => postMessage(message);

async function start() {
  const nothing = () => {};
  const [python, wheel, entry] = await Promise.all([
    loadPyodide({ stdout: nothing, stderr: nothing }), fetchBytes("$wheel$"), fetchBytes("run_example.py"),
  ]);
  python.FS.writeFile("/home/pyodide/realmino.whl", new Uint8Array(wheel)); // where the loader's Python looks
  python.runPython(new TextDecoder().decode(entry));
  const run = python.globals.get("run");
  addEventListener("message", ({ data }) => {
    const write = (/** @type {string} */ text) => send({ text });
    const draw = (/** @type {string} */ picture, /** @type {string} */ alt) => send({ picture, alt });
    run(data.before, data.code, write, draw);
    send({ state: "done" });
  });
  send({ state: "ready" });
}

start().catch(() => send({ state: "failed" }));
