// Makes an animated PNG of a film, for browsers that can't record a canvas. The browser compresses each frame.
import { readsPixels } from "../browser/picture-files.js";

const RATE = 10; // frames per second
const SCALE = .5; // of the video's size
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const HEAD = 13; // bytes in a PNG's header

/** @typedef {{ x: number, y: number, width: number, height: number }} Area */
/** @typedef {Area & { frames: number, pixels: Uint8Array }} Picture one picture, and how many frames it stays */

/** A film as an animated picture; null where pages can't read their own pixels.
 * @param {import("./film.js").FilmPlayer} player @param {(share: number) => void} progress @param {AbortSignal} signal
 * @returns {Promise<FilmFile | null>} */
export async function animatedPicture(player, progress, signal) {
  if (!readsPixels()) return null;
  const width = player.canvas.width * SCALE, height = player.canvas.height * SCALE;
  const small = createCanvas(width, height), part = createCanvas(1, 1);
  player.confetti = 0; // it would change the whole picture in every frame
  const frames = Math.ceil(player.seconds * RATE);
  /** @type {Picture[]} */
  const pictures = [];
  /** @type {Uint8ClampedArray | undefined} */
  let before;
  /** @type {Uint8Array} */
  let head = new Uint8Array();
  for (let frame = 0; frame <= frames; frame += 1) {
    signal.throwIfAborted();
    player.draw(Math.min(player.seconds, frame / RATE));
    small.pen.drawImage(player.canvas, 0, 0, width, height);
    const now = small.pen.getImageData(0, 0, width, height).data;
    const area = before ? changedArea(before, now, width) : { x: 0, y: 0, width, height };
    before = now;
    progress(frame / frames);
    if (!area) {
      pictures[pictures.length - 1].frames += 1;
      await new Promise(requestAnimationFrame);
      continue;
    }
    part.canvas.width = area.width;
    part.canvas.height = area.height;
    part.pen.drawImage(small.canvas, -area.x, -area.y);
    const png = await bytesOf(part.canvas);
    const chunks = [...chunksOf(png)];
    if (!frame) head = chunks[0].body;
    const pixels = concatenate(chunks.filter(({ name }) => name === "IDAT").map(({ body }) => body));
    pictures.push({ ...area, frames: 1, pixels });
  }
  return { blob: new Blob([animatedPng(head, pictures)], { type: "image/png" }), extension: "png" };
}

/** @param {number} width @param {number} height */
function createCanvas(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  return { canvas, pen };
}

/** The smallest rectangle around all changes; null for none.
 * @param {Uint8ClampedArray} before @param {Uint8ClampedArray} now @param {number} width @returns {Area | null} */
function changedArea(before, now, width) {
  const old = new Uint32Array(before.buffer), pixels = new Uint32Array(now.buffer);
  let left = width, right = -1, top = -1, bottom = -1;
  for (let at = 0; at < pixels.length; at += 1) {
    if (old[at] === pixels[at]) continue;
    const x = at % width;
    bottom = (at - x) / width;
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Uint8Array>} */
async function bytesOf(canvas) {
  /** @type {Blob | null} */
  const blob = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
  if (!blob) throw new Error("no picture");
  return new Uint8Array(await blob.arrayBuffer());
}

/** @param {Uint8Array} png */
function* chunksOf(png) {
  const view = new DataView(png.buffer);
  for (let at = SIGNATURE.length; at < png.length;) {
    const size = view.getUint32(at);
    yield { name: String.fromCharCode(...png.subarray(at + 4, at + 8)), body: png.subarray(at + 8, at + 8 + size) };
    at += size + 12;
  }
}

/** The file of a repeating animation. @param {Uint8Array} head the first one's header @param {Picture[]} pictures */
function animatedPng(head, pictures) {
  let number = 0;
  const parts = [new Uint8Array(SIGNATURE), chunk("IHDR", head.subarray(0, HEAD)), chunk("acTL", numbers(pictures.length, 0))];
  pictures.forEach(({ x, y, width, height, frames, pixels }, place) => {
    const control = concatenate([numbers(number++, width, height, x, y), new Uint8Array([frames >> 8, frames & 255, 0, RATE, 0, 0])]);
    parts.push(chunk("fcTL", control));
    parts.push(place ? chunk("fdAT", concatenate([numbers(number++), pixels])) : chunk("IDAT", pixels));
  });
  return concatenate([...parts, chunk("IEND", new Uint8Array())]);
}

/** @param {string} name @param {Uint8Array} body */
function chunk(name, body) {
  const named = concatenate([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), body]);
  return concatenate([numbers(body.length), named, numbers(crc32(named))]);
}

/** @param {number[]} values with 32 bits each */
function numbers(...values) {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, place) => view.setUint32(4 * place, value));
  return new Uint8Array(view.buffer);
}

/** @param {Uint8Array[]} parts */
function concatenate(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xEDB88320 ^ value >>> 1 : value >>> 1;
  return value;
});

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let rest = -1;
  for (const value of bytes) rest = TABLE[(rest ^ value) & 255] ^ rest >>> 8;
  return ~rest >>> 0;
}
