// Prints the brotli size, at its best quality, of every file named on the command line, as JSON.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const size = (/** @type {string} */ path) => brotliCompressSync(readFileSync(path), { params }).length;
console.log(JSON.stringify(process.argv.slice(2).map(size)));
