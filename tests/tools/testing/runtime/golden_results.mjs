// Computes the golden results inside Pyodide:
// node golden_results.mjs PYODIDE REALMINO_WHEEL CASES [MICROPIP_WHEEL]
// Prints one line of JSON. With a wheel of micropip, Realmino is installed by it, as in any other
// page; without, it is unpacked as our own page does.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// Node would print the whole line of an error, which in Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [folder, wheel, cases, micropip] = process.argv.slice(2);
const bytes = (/** @type {string} */ path) => new Uint8Array(readFileSync(path));
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const py = await loadPyodide({ stdout: () => {} });

const own = `/home/pyodide/${basename(wheel)}`;
if (micropip) {
  py.FS.writeFile(own, bytes(wheel));
  py.unpackArchive(bytes(micropip), "wheel");
  py.globals.set("own", `emfs:${own}`);
  await py.runPythonAsync("import micropip; await micropip.install(own)");
} else {
  py.unpackArchive(bytes(wheel), "wheel");
}

py.FS.mkdir("/cases");
for (const name of readdirSync(cases)) py.FS.writeFile(`/cases/${name}`, bytes(join(cases, name)));
py.FS.writeFile("/home/pyodide/golden_results.py", bytes(join(fileURLToPath(import.meta.url), "../golden_results.py")));
const results = py.runPython(`
import json, sys
import realmino
from golden_results import golden_results
facts = {"python": sys.version.split()[0], "version": realmino.__version__, "at": realmino.__file__}
json.dumps({**facts, **golden_results("/cases")})
`);
console.log(results);
