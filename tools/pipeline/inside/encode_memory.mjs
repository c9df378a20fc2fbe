// Writes memory.wasm: how a snapshot differs from the memory of a fresh Pyodide. web/shell/memory.mjs reads it.
import { LINK, NO_HASH, checksum } from "../../../web/shell/memory.mjs";

const UNCHANGED = 8; // words; including a shorter gap takes less space than a new run
const NAME = new TextEncoder().encode("image");

// The file is a WebAssembly module with one custom section, since hosts compress this type but not
// unknown ones. The section consists of 32-bit numbers: the checksum of the rest; the sizes of
// Pyodide's header, of the memory and of the runs; the addresses of Python's string type and of the
// collector's ring of objects; the header; each run's first word and length; and all runs' words.
/**
 * @param {Uint8Array} snapshot @param {Uint8Array} fresh @param {number} text the address of Python's string type
 * @param {(at: number, bytes: number) => number} hash Python's hash of a part of its memory
 * @param {number} kept the address of a frozen object
 */
export function encoded(snapshot, fresh, text, hash, kept) {
  const header = snapshot.subarray(0, snapshot.length - fresh.length);
  const after = new Uint32Array(snapshot.slice(header.length).buffer), before = new Uint32Array(fresh.buffer);
  for (let at = 2; at < after.length; at++) {
    if (after[at - 2] !== text || after[at - 1] > fresh.length - 4 * at - 8) continue;
    if (after[at] === NO_HASH) throw new Error("the hash of a string equals the placeholder");
    if (after[at] === hash(4 * at + 8, after[at - 1]) >>> 0) after[at] = NO_HASH;
  }
  const ring = unlink(after, kept / 4 - 2);
  /** @type {number[]} */
  const runs = [];
  for (let at = 0; at < after.length; at++) {
    if (after[at] === before[at]) continue;
    const [start, length] = runs.slice(-2);
    if (at - start - length < UNCHANGED) runs[runs.length - 1] = at + 1 - start;
    else runs.push(at, 1);
  }
  const words = runs.flatMap((start, index) => index % 2 ? [] : [after.subarray(start, start + runs[index + 1])]);
  const body = Uint32Array.of(0, header.length, fresh.length, runs.length, text, ring, ...new Uint32Array(header.slice().buffer));
  const parts = [body, Uint32Array.from(runs), ...words].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  // A custom section begins with a name; this one's length aligns the numbers to four bytes.
  const section = 1 + NAME.length + length;
  const size = [0, 7, 14, 21, 28].map((shift) => (section >>> shift) & 0x7f | (shift < 28 ? 0x80 : 0));
  const start = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...size, NAME.length, ...NAME);
  const file = new Uint8Array(start.length + length);
  let at = 0;
  for (const part of [start, ...parts]) {
    file.set(part, at);
    at += part.length;
  }
  const numbers = new Uint32Array(file.buffer, start.length);
  numbers[0] = checksum(numbers.subarray(1));
  return file;
}

// Removes the links of a ring of objects; the loader restores them in the order of the addresses.
// Returns the address of the ring's head, which is not an object and precedes all of them.
/** @param {Uint32Array} words @param {number} first */
function unlink(words, first) {
  if (words.includes(LINK)) throw new Error("a word equals the placeholder for links");
  let ring = first;
  for (let at = words[first] / 4; at !== first; at = words[at] / 4) ring = Math.min(ring, at);
  for (let at = words[ring] / 4, next; at !== ring; at = next) {
    next = words[at] / 4;
    words[at] = LINK;
    words[at + 1] &= 3; // flags
  }
  return ring;
}
