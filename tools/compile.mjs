// Compiles every .py of an archive with the very Pyodide that will run it, to a .pyc in its place:
// node tools/compile.mjs PYODIDE_FOLDER IN_ZIP OUT_ZIP HOME OPTIMIZE
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, source, target, home, optimize] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.writeFile("/source.zip", readFileSync(source));
python.globals.set("home", home);
python.globals.set("optimize", Number(optimize));
const fault = python.runPython(`
import ast, importlib.util, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def undocumented(body):
    tree = ast.parse(body)
    # Classes keep their docstrings: dataclasses would write themselves others, which takes time.
    for part in ast.walk(tree):
        documented = isinstance(part, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef)
        if documented and ast.get_docstring(part, clean=False) is not None:
            part.body[0:1] = [] if len(part.body) > 1 else [ast.copy_location(ast.Pass(), part.body[0])]
    return tree

def compiled(name, body):
    code = compile(undocumented(body), home + name, "exec", dont_inherit=True, optimize=optimize)
    # A pyc that is never checked against its source carries no date: every build is the same.
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(body), False))

def compile_all():
    with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
        for name in sorted(source.namelist()):
            body = source.read(name)
            if name.endswith(".py"):
                name, body = name + "c", compiled(name, body)
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            target.writestr(entry, body, zipfile.ZIP_DEFLATED, 9)

try:
    compile_all()
    fault = ""
except Exception as error:
    fault = f"{type(error).__name__}: {error}"
fault
`);
if (fault) {
  console.error(fault);
  process.exit(1);
}
writeFileSync(target, python.FS.readFile("/target.zip"));
