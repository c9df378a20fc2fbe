// Animates the land of a resting table: water, windmills, sheep and smoke. Fetched when a table first rests.

const REST = 500; // milliseconds for which the table must be still before its land moves
const TICK = 150; // milliseconds between two moments
const SLICE = 6, PAUSE = 30; // milliseconds that Python may draw without a pause, and the length of the pause
const INSET = .03; // the share of a square along each edge that stays still, because it has borders
const PIXELS = 1e7; // the most pixels of all pictures together (40 MB); squares beyond that don't move

/**
 * A moving square: how it looks, its corner and size in canvas pixels, and the order of its moments.
 * @typedef {[look: string, x: number, y: number, wide: number, high: number, frames: number[]]} Square
 * @typedef {HTMLCanvasElement} Sheet all moments of a square side by side
 * @typedef {(sheet: Sheet, look: string, moment: number, wide: number, high: number) => void} Draw
 * @typedef {[canvas: HTMLCanvasElement, describe: () => Square[], draw: Draw]} Land
 */

const layer = document.createElement("canvas");
layer.className = "living-land";
layer.ariaHidden = "true";
// Frames of such a canvas need no work by the page, so they take a third less time in Chromium.
const pen = layer.getContext("2d", { desynchronized: true });

/** @type {Map<string, Sheet>} */
const sheets = new Map();
/** @type {Square[]} */
let squares = [];
/** @type {number[]} */
let shown = [];
let number = 0, pixels = 0, time = 0, timer = 0, isSeen = false;

const watcher = new IntersectionObserver((entries) => { isSeen = entries.at(-1)?.isIntersecting ?? false; go(); });
document.addEventListener("visibilitychange", go);

/** @param {number} wait */
const sleep = (wait) => new Promise((done) => setTimeout(done, wait));

/** @param {Square} square */
const key = ([look, , , wide, high]) => `${look} ${wide} ${high}`;

/** Animates the land of a table once it has been still for a while; null stops. @param {Land | null} land */
export async function show(land) {
  const mine = ++number;
  squares = [];
  layer.remove();
  if (!land) return;
  await sleep(REST);
  if (mine !== number) return;
  const [canvas, describe, draw] = land, found = describe();
  if (!await drawn(found, draw, () => mine === number)) return;
  squares = found.filter((square) => sheets.has(key(square)));
  if (!squares.length) return;
  const left = Math.min(...squares.map(([, x]) => x)), top = Math.min(...squares.map(([, , y]) => y));
  layer.width = Math.max(...squares.map(([, x, , wide]) => x + wide)) - left;
  layer.height = Math.max(...squares.map(([, , y, , high]) => y + high)) - top;
  pen?.translate(-left, -top);
  const scale = canvas.clientWidth / canvas.width;
  for (const [name, length] of Object.entries({ left, top, width: layer.width, height: layer.height })) layer.style.setProperty(name, `${length * scale}px`);
  shown = squares.map(() => 0);
  time = 0;
  watcher.disconnect();
  canvas.after(layer);
  watcher.observe(layer);
}

/**
 * Has Python draw the missing pictures, in slices; returns whether the table is still at rest.
 * @param {Square[]} found @param {Draw} draw @param {() => boolean} rests
 */
async function drawn(found, draw, rests) {
  if (pixels > PIXELS / 2) pixels = 0, sheets.clear();
  let since = 0;
  for (const square of found) {
    const [look, , , wide, high, frames] = square, count = 1 + Math.max(...frames);
    if (sheets.has(key(square)) || pixels + count * wide * high > PIXELS) continue;
    const sheet = Object.assign(document.createElement("canvas"), { width: count * wide, height: high });
    for (let moment = 0; moment < count; moment++) {
      if (performance.now() - since > SLICE) {
        await sleep(PAUSE);
        if (!rests()) return false;
        since = performance.now();
      }
      draw(sheet, look, moment, wide, high);
    }
    sheets.set(key(square), sheet);
    pixels += count * wide * high;
  }
  return true;
}

/** Starts or stops the clock. */
function go() {
  clearTimeout(timer);
  if (squares.length && isSeen && !document.hidden) timer = setTimeout(tick, TICK);
}

function tick() {
  time += 1;
  for (const [index, square] of squares.entries()) {
    const [, x, y, wide, high, frames] = square;
    // Neighbours don't move in step. Each begins at its first moment, which is already on the table.
    const late = (x * 7 + y * 13) % frames.length;
    const moment = time > late ? frames[(time - late) % frames.length] : 0;
    if (moment === shown[index]) continue;
    shown[index] = moment;
    const rim = Math.ceil(wide * INSET), w = wide - 2 * rim, h = high - 2 * rim;
    pen?.drawImage(/** @type {Sheet} */ (sheets.get(key(square))), moment * wide + rim, rim, w, h, x + rim, y + rim, w, h);
  }
  go();
}
