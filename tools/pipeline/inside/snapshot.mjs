// Writes the memory of a Pyodide that has imported the page's modules:
// node snapshot.mjs PYODIDE_FOLDER STDLIB OUT REQUESTED ARCHIVE…
//
// STDLIB is the compiled standard library with stand-ins. REQUESTED is a JSON object: the names that
// the archives' modules import from the `browser` and from the standard `library`, and the modules
// with stand-ins (`late`).
import { readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { encoded } from "./encode_memory.mjs";

const [folder, stdlib, target, requested, ...archives] = process.argv.slice(2);
const { browser, library, late } = JSON.parse(requested);

process.on("uncaughtException", (error) => fail(error.message.trim()));

// The file must not depend on this machine or the time.
process.env.TZ = "UTC";
process.argv[1] = "python";
Object.defineProperty(process, "version", { value: "v0" });
Reflect.deleteProperty(globalThis, "navigator"); // newer versions of Node have one, with a language
Date.now = () => Date.UTC(2020, 0, 1);
performance.now = () => 0;

const indexURL = `${resolve(folder)}/`;
const { loadPyodide } = await import(pathToFileURL(`${indexURL}pyodide.mjs`).href);

/** @type {WebAssembly.Memory} */
let memory = new WebAssembly.Memory({ initial: 1 }); // that of the last Pyodide started
/** @type {any} */
const assembly = WebAssembly;
const { instantiate } = WebAssembly;
assembly.instantiate = (/** @type {WebAssembly.Module} */ source, /** @type {any} */ imports) => {
  memory = imports?.env?.memory ?? memory;
  return instantiate(source, imports);
};

const python = await loadPyodide({ indexURL, stdLibURL: resolve(stdlib), _makeSnapshot: true, _sysExecutable: "python", env: { PYTHONHASHSEED: "0" } });
// The memory refers to browser objects by name, but Python must know now which ones are callable.
/** @type {any} */
const globals = globalThis;
const missing = browser.filter((/** @type {string} */ name) => !(name in globals));
for (const name of missing) globals[name] = /^[A-Z]/.test(name) ? function () {} : {};
const size = memory.buffer.byteLength;
const homes = archives.map((path) => `/home/pyodide/${basename(path)}`);
homes.forEach((home, at) => python.FS.writeFile(home, readFileSync(archives[at])));
const readBeside = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url), "utf8");
python.FS.writeFile("compile.py", readBeside("compile.py"));
const space = python.toPy({});
python.runPython(readBeside("import_modules.py"), { globals: space });
const importModules = space.get("import_modules");
const given = [homes, library, late].map((names) => python.toPy(names));
const kept = importModules(...given);
for (const proxy of [importModules, space, ...given]) proxy.destroy();
clear(python._module);
if (memory.buffer.byteLength > size) fail(`the modules need more than the ${size >> 20} MiB that Pyodide starts with`);
const snapshot = python.makeMemorySnapshot();
for (const name of missing) delete globals[name];
const { _PyUnicode_Type: text, __Py_HashBytes: hash } = python._module;
writeFileSync(target, encoded(snapshot, await fresh(snapshot), text, hash, kept));

// The memory of another Pyodide, just before it would copy the snapshot.
/** @param {Uint8Array} snapshot @returns {Promise<Uint8Array>} */
function fresh(snapshot) {
  return new Promise((done) => {
    const copy = snapshot.slice();
    copy.subarray = () => {
      done(new Uint8Array(memory.buffer.slice(0)));
      throw new Error("seen");
    };
    loadPyodide({ indexURL, stdLibURL: resolve(stdlib), _loadSnapshot: copy }).catch(() => {});
  });
}

/** @param {string} reason @returns {never} */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}

// Fills freed memory with zeros; otherwise it would take space, and differ between builds.
/** @param {any} module */
function clear({ _PyMem_RawMalloc: allocate, _PyMem_RawFree: free, _PyObject_Malloc: allocateSmall, _PyObject_Free: freeSmall, _sbrk, HEAPU8, ...module }) {
  HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const top = _sbrk(0);
  const fill = (/** @type {number} */ limit) => {
    const held = [];
    for (let bytes = 1 << 16; bytes >= 12; bytes = bytes > 4096 ? bytes >> 1 : bytes - 4) {
      for (;;) {
        const at = allocate(bytes);
        if (at + bytes > limit) { free(at); break; }
        HEAPU8.fill(0, at, at + bytes);
        held.push(at);
      }
    }
    return held;
  };
  const large = fill(top);
  const small = [];
  for (let bytes = 512; bytes > 0; bytes -= 8) {
    for (;;) {
      const at = allocateSmall(bytes);
      if (at >= top) { freeSmall(at); break; }
      HEAPU8.fill(0, at, at + bytes);
      small.push(at);
    }
  }
  for (const at of small.reverse()) freeSmall(at);
  for (const at of large) free(at);
  for (const at of fill(_sbrk(0))) free(at);
}
