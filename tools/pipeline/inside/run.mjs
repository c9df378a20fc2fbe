// Runs a Python program in the page's Pyodide, with an archive to read and a file to write:
// node run.mjs PYODIDE_FOLDER PROGRAM IN_ZIP OUT_FILE ARGUMENT…
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, program, source, target, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
// Leaves out the columns for tracebacks, which took up an eighth of all bytes.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/program.py", readFileSync(program));
python.FS.writeFile("/source.zip", readFileSync(source));
python.globals.set("argv", python.toPy(["/program.py", "/source.zip", "/target", ...rest]));
const fault = python.runPython(`
import runpy, sys

sys.argv = argv
try:
    runpy.run_path(argv[0], run_name="__main__")
    fault = ""
except Exception as error:
    fault = f"{type(error).__name__}: {error}"
fault
`);
if (fault) {
  console.error(fault);
  process.exit(1);
}
writeFileSync(target, python.FS.readFile("/target"));
