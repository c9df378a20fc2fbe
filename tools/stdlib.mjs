// Compiles Python's standard library with the very Pyodide that will run it:
// node tools/stdlib.mjs PYODIDE_FOLDER DROPPED_LIST OUT_ZIP
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, dropped, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const py = await loadPyodide();
py.FS.writeFile("/stock.zip", readFileSync(resolve(folder, "python_stdlib.zip")));
py.FS.writeFile("/dropped.txt", readFileSync(dropped));
py.runPython(`
import fnmatch, importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

patterns = [line.split("#")[0].strip() for line in open("/dropped.txt")]
patterns = [pattern for pattern in patterns if pattern]
unused = set(patterns)
home = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"

def is_dropped(name):
    hits = [p for p in patterns if fnmatch.fnmatchcase(name, p) or name.startswith(p + "/")]
    unused.difference_update(hits)
    return bool(hits)

with zipfile.ZipFile("/stock.zip") as stock, zipfile.ZipFile("/trimmed.zip", "w") as trimmed:
    for name in sorted(stock.namelist()):
        if name.endswith("/") or is_dropped(name):
            continue
        body = stock.read(name)
        if name.endswith(".py"):
            # An unchecked-hash pyc in place of its source carries no date, so every build is the same.
            code = compile(body, home + name, "exec", dont_inherit=True, optimize=2)
            name, body = name + "c", bytes(_code_to_hash_pyc(code, importlib.util.source_hash(body), False))
        entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        trimmed.writestr(entry, body, zipfile.ZIP_DEFLATED, 9)

`);
const unused = py.runPython('", ".join(sorted(unused))');
if (unused) {
  console.error(`${dropped} names what the standard library does not have: ${unused}`);
  process.exit(1);
}
writeFileSync(out, py.FS.readFile("/trimmed.zip"));
