// Compiles the methods that dataclasses write as text while modules are imported:
// node tools/methods.mjs PYODIDE_FOLDER IN_ZIP OUT_FILE
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.writeFile("/source.zip", readFileSync(source));
const methods = python.runPython(`
import dataclasses, importlib, marshal, sys, zipfile

methods = {}

def keep(text, *spaces):
    methods[text] = compile(text, "<dataclass>", "exec")
    exec(methods[text], *spaces)

with zipfile.ZipFile("/source.zip") as source:
    names = sorted(name for name in source.namelist() if name.endswith(".py"))
sys.path.insert(0, "/source.zip")
dataclasses.exec = keep
for name in names:
    importlib.import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
marshal.dumps(dict(sorted(methods.items())))
`);
writeFileSync(target, methods.toJs());
