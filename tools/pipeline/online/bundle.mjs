// Prints the script of the frame for live play with its library, minified: `node bundle.mjs SCRIPT`.
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";
import { minify } from "terser";

// Without the addresses that the library would use by itself.
const DEFAULTS = /(const default(?:RelayUrls|IceServers) = )\[.*?\](?=[;.])/s;
let dropped = 0;

const library = {
  name: "library",
  /** @param {string} name */
  resolveId: (name) => (/^[@\w]/.test(name) ? fileURLToPath(import.meta.resolve(name)) : null),
  /** @param {string} code */
  transform: (code) => code.replace(DEFAULTS, (_, start) => {
    dropped += 1;
    return `${start}[]`;
  }),
};

const bundle = await rollup({ input: process.argv[2], plugins: [library], treeshake: { moduleSideEffects: false } });
const { output: [{ code }] } = await bundle.generate({ format: "es" });
if (dropped !== 2) throw new Error("the library has other default addresses than expected");
const compress = { passes: 3, drop_console: true }; // the library reports every friend who leaves as an error
const { code: small } = await minify(code, { module: true, ecma: 2020, compress });
process.stdout.write(small ?? "");
