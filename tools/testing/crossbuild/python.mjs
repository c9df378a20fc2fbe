// Runs Pyodide's Python like any other: node python.mjs PATH_OF_PYTHON ARGUMENT…
// It sees one folder of this machine, WASM_FOLDER, at the same path; /tmp is in memory.
import { loadPyodide } from "./pyodide.mjs";

const [program, ...args] = process.argv.slice(2);
const folder = process.env.WASM_FOLDER ?? process.cwd();

/** The exit status of this process from Python's result. */
async function run() {
  const python = await loadPyodide({
    args,
    _sysExecutable: program,
    env: { ...process.env, PYTHONINSPECT: "", HOME: "/home/pyodide" },
    fsInit: async (FS) => {
      FS.mkdirTree(folder);
      FS.mount(FS.filesystems.NODEFS, { root: folder }, folder);
      FS.chdir(process.cwd().startsWith(folder) ? process.cwd() : folder);
    },
  });
  // Pyodide buffers lines, but pytest's dots must appear immediately.
  python.setStdout();
  python.setStderr();
  // @ts-expect-error Pyodide's types lack a function that its own launcher calls.
  return python._module._run_main();
}

run().then(
  (status) => process.exit(status),
  (error) => {
    if (error.name !== "ExitStatus" && error.constructor.name !== "ExitStatus") {
      // Node would print the source line of an error, which in Pyodide is a megabyte long.
      console.error(error.message);
    }
    process.exit(error.status ?? 1);
  },
);
