// Runs Pyodide's Python like any other: node python.mjs PATH_OF_PYTHON ARGUMENT…
// It sees one folder of this machine, named by WASM_FOLDER, in its own place; /tmp is in memory.
import { loadPyodide } from "./pyodide.mjs";

const [program, ...args] = process.argv.slice(2);
const folder = process.env.WASM_FOLDER ?? process.cwd();

/** What Python returns or leaves with, as the exit status of this process. */
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
  // Pyodide keeps lines back until they end, a test's dots must show at once.
  python.setStdout();
  python.setStderr();
  // @ts-expect-error The types of Pyodide do not tell of what its own launcher calls.
  return python._module._run_main();
}

run().then(
  (status) => process.exit(status),
  (error) => {
    if (error.name !== "ExitStatus" && error.constructor.name !== "ExitStatus") {
      // Node would print the whole line of an error, which in Pyodide is a megabyte long.
      console.error(error.message);
    }
    process.exit(error.status ?? 1);
  },
);
