// Bundles and minifies the site's scripts: `node bundle.mjs LANGUAGES SCRIPT…` prints a JSON object
// with each script's code by name. LANGUAGES lists the scripts that every language has in its own
// folder.
//
// A name between two dollar signs stands for something that the build knows only later: sentences, or
// the paths and digests of finished files. To Rollup and Terser it is a global variable or part of a
// string, which they leave alone; `fill` in site.py replaces it.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";
import { minify } from "terser";

const LOADER = "pyodide-loader.mjs"; // workers import it too, and a second copy would start a second Python
const OLD = "unsupported.js"; // for browsers of any age
const CLASSIC = [OLD, "realmino-board.js", "sw.js"]; // not modules
const FRAME = "online.js"; // its library reports every friend who leaves as an error
// The library's default addresses, which are removed.
const DEFAULTS = ["defaultIceServers", "defaultRelayUrls"];

const [languages, ...scripts] = process.argv.slice(2);
const isSpeaking = (/** @type {string} */ path) => languages.split(" ").includes(basename(path));
const isForeign = (/** @type {string} */ path) => path.includes("node_modules");
let dropped = 0;

/** A script that stays a file of its own. @param {string} name @param {string} importer */
function externalScript(name, importer) {
  const folder = isSpeaking(importer) && !isSpeaking(name) ? "$game$" : ".";
  return { id: name.startsWith("$") ? name : `${folder}/${basename(name)}`, external: true };
}

/** @type {import("@rollup/wasm-node").Plugin} */
const site = {
  name: "site",
  resolveId(name, importer) {
    if (importer && (name.startsWith("$") || basename(name) === LOADER)) return externalScript(name, importer);
    return /^[@\w]/.test(name) ? fileURLToPath(import.meta.resolve(name)) : null;
  },
  resolveDynamicImport: (name, importer) => (typeof name === "string" ? externalScript(name, importer) : null),
  transform(code, id) {
    if (!isForeign(id)) return null;
    const variables = this.parse(code).body.flatMap((part) => (part.type === "VariableDeclaration" ? part.declarations : []));
    const found = variables.find(({ id }) => id.type === "Identifier" && DEFAULTS.includes(id.name));
    if (!found?.init) return null;
    dropped += 1;
    const { start, end } = /** @type {{ start: number, end: number }} */ (/** @type {unknown} */ (found.init));
    return { code: `${code.slice(0, start)}[]${code.slice(end)}`, map: null };
  },
};

/** @param {string} input */
async function bundle(input) {
  const treeshake = { moduleSideEffects: (/** @type {string} */ id) => !isForeign(id) };
  const bundle = await rollup({ input, plugins: [site], treeshake, makeAbsoluteExternalsRelative: false });
  return (await bundle.generate({ format: "es" })).output[0].code;
}

/** @param {string} path */
async function minifyScript(path) {
  const name = basename(path), module = !CLASSIC.includes(name);
  const code = module ? await bundle(path) : await readFile(path, "utf8");
  const ecma = name === OLD ? 5 : 2020;
  const compress = { passes: 2, drop_console: name === FRAME };
  const { code: small } = await minify(code, { module, toplevel: true, ecma, compress, format: { ascii_only: true } });
  return small ?? "";
}

/** @type {Record<string, string>} */
const made = {};
for (const path of scripts) {
  try {
    made[basename(path)] = await minifyScript(path);
  } catch (error) {
    const { message, loc, line = loc?.line } = /** @type {{ message: string, line?: number, loc?: { line: number } }} */ (error);
    console.error(`${basename(path)}${line ? `, line ${line}` : ""}: ${message}`);
    process.exit(1);
  }
}
if (FRAME in made && dropped !== DEFAULTS.length) throw new Error("the library has other default addresses than expected");
process.stdout.write(JSON.stringify(made));
