// Reads the memory from which Python starts, as tools/pipeline/inside/encode_memory.mjs writes it, and restores it.

export const NO_HASH = 0xc0ffee01; // in place of the hash of a string, which does not compress
export const LINK = 0xc0ffee02; // in place of the two links of an object in the ring of those never collected

/** @typedef {{ size: number, header: Uint8Array, text: number, ring: number, runs: Uint32Array, words: Uint32Array }} Image */

/** Throws an error if the file is damaged. @param {ArrayBuffer} file @returns {Image} */
export function read(file) {
  const numbers = new Uint32Array(file, 20), [sum, bytes, size, count, text, ring] = numbers, runs = 6 + bytes / 4;
  if (sum !== checksum(numbers.subarray(1))) throw new Error("the memory is damaged");
  const header = new Uint8Array(file, 44, bytes);
  return { size, header, text, ring, runs: numbers.subarray(runs, runs + count), words: numbers.subarray(runs + count) };
}

// A damaged memory could crash the browser, and digests exist only with https.
/** @param {Uint32Array} numbers */
export function checksum(numbers) {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum = Math.imul(sum ^ numbers[at], 0x1000193);
  return sum >>> 0;
}

/** @param {Image} image @param {WebAssembly.Memory} memory @param {(at: number, bytes: number) => number} hash Python's own */
export function restore({ text, ring, runs, words }, memory, hash) {
  const target = new Uint32Array(memory.buffer);
  for (let run = 0, at = 0; run < runs.length; run += 2) target.set(words.subarray(at, at += runs[run + 1]), runs[run]);
  for (let at = target.indexOf(NO_HASH); at > 0; at = target.indexOf(NO_HASH, at + 1)) {
    if (target[at - 2] === text) target[at] = hash(4 * at + 8, target[at - 1]);
  }
  let last = ring;
  for (let at = target.indexOf(LINK); at > 0; at = target.indexOf(LINK, at + 1)) {
    target[last] = 4 * at;
    target[at + 1] |= 4 * last; // beside flags
    last = at;
  }
  target[last] = 4 * ring;
  target[ring + 1] = 4 * last;
}
