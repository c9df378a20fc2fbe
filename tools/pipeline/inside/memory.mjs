// What a snapshot changes in the memory of a fresh Pyodide, as a file that web/shell/memory.mjs reads.
import { LINK, NO_HASH, checksum } from "../../../web/shell/memory.mjs";

const UNCHANGED = 8; // shorter gaps are sent: a new run would take more
const NAME = new TextEncoder().encode("image");

// A WebAssembly module with one section of its own, for hosts pack this type and no unknown one. In it, in numbers of
// 32 bits: the checksum of all that follow; the size of Pyodide's header, of the memory and of the runs; Python's type
// of strings and the collector's ring of objects; the header; the runs, each as where it begins and how many words it
// has; all words.
/**
 * @param {Uint8Array} snapshot @param {Uint8Array} fresh @param {number} text where Python's type of strings lies
 * @param {(at: number, bytes: number) => number} hash Python's, of a part of its memory
 * @param {number} kept the address of a frozen object
 */
export function encoded(snapshot, fresh, text, hash, kept) {
  const header = snapshot.subarray(0, snapshot.length - fresh.length);
  const after = new Uint32Array(snapshot.slice(header.length).buffer), before = new Uint32Array(fresh.buffer);
  for (let at = 2; at < after.length; at++) {
    if (after[at - 2] !== text || after[at - 1] > fresh.length - 4 * at - 8) continue;
    if (after[at] === NO_HASH) throw new Error("a string has the hash that stands for none");
    if (after[at] === hash(4 * at + 8, after[at - 1]) >>> 0) after[at] = NO_HASH;
  }
  const ring = linked(after, kept / 4 - 2);
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
  // A section of this type begins with a name; one by which the numbers lie at multiples of four.
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

// Takes away the links of a ring of objects, which the loader makes anew in the order of their places; returns the
// place of the ring itself, which is no object and lies before them all.
/** @param {Uint32Array} words @param {number} first */
function linked(words, first) {
  if (words.includes(LINK)) throw new Error("a word is as the one that stands for links");
  let ring = first;
  for (let at = words[first] / 4; at !== first; at = words[at] / 4) ring = Math.min(ring, at);
  for (let at = words[ring] / 4, next; at !== ring; at = next) {
    next = words[at] / 4;
    words[at] = LINK;
    words[at + 1] &= 3; // flags
  }
  return ring;
}
