// Records a film from its canvas as a video, while the canvas shows it.
import { readsPixels } from "../browser/picture-files.js";

/** The video types in order of preference: most messengers play MP4. A browser that can't encode H.264 writes WebM. */
const KINDS = ["video/mp4;codecs=avc1.640028", "video/mp4;codecs=avc1.42E028", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
const RATE = 30; // frames per second
const BITS = 4_500_000; // per second
const LAST = 120; // milliseconds after the last frame, so that it is recorded too

/** A film as a video; null if this browser can't record one.
 * @param {import("./film.js").FilmPlayer} player @param {(share: number) => void} progress @param {AbortSignal} signal
 * @returns {Promise<FilmFile | null>} */
export async function recordFilm(player, progress, signal) {
  const mimeType = globalThis.MediaRecorder && KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  if (!mimeType || !player.canvas.captureStream || !readsPixels()) return null;
  const stream = player.canvas.captureStream(RATE);
  try {
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS });
    const blob = await playWhileRecording(player, recorder, progress, signal);
    const type = mimeType.split(";")[0];
    const extension = type.split("/")[1];
    return { blob: extension === "webm" ? await withDuration(blob, player.seconds) : blob, extension };
  } catch (fault) {
    if (signal.aborted) throw fault;
    return null; // for example, because a codec turns out to be missing
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Plays the film once while it is recorded.
 * @param {import("./film.js").FilmPlayer} player @param {MediaRecorder} recorder
 * @param {(share: number) => void} progress @param {AbortSignal} signal @returns {Promise<Blob>} */
function playWhileRecording(player, recorder, progress, signal) {
  /** @type {Blob[]} */
  const parts = [];
  return new Promise((done, fail) => {
    let time = 0, last = 0;
    // A hidden page paints no frames, so the recording waits.
    const pauseOrResume = () => {
      if (recorder.state === "inactive") return;
      last = 0;
      if (document.hidden) recorder.pause();
      else recorder.resume();
    };
    const end = () => {
      signal.removeEventListener("abort", end);
      document.removeEventListener("visibilitychange", pauseOrResume);
      if (recorder.state !== "inactive") recorder.stop();
      if (signal.aborted) fail(signal.reason);
    };
    const frame = (/** @type {number} */ now) => {
      if (recorder.state === "inactive") return;
      if (recorder.state === "recording") time += last ? (now - last) / 1000 : 0;
      last = now;
      player.draw(Math.min(time, player.seconds));
      progress(Math.min(1, time / player.seconds));
      if (time < player.seconds) requestAnimationFrame(frame);
      else setTimeout(end, LAST);
    };
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = (event) => { fail(event); end(); };
    recorder.onstop = () => done(new Blob(parts, { type: recorder.mimeType.split(";")[0] }));
    signal.addEventListener("abort", end);
    document.addEventListener("visibilitychange", pauseOrResume);
    signal.throwIfAborted();
    recorder.start(); // some browsers report the start only with the first frame
    requestAnimationFrame(frame);
  });
}

const INFO = [0x15, 0x49, 0xA9, 0x66], DURATION = [0x44, 0x89];

/** A WebM video with its duration, which recorders leave out because they don't know it at the start.
 * @param {Blob} blob @param {number} seconds @returns {Promise<Blob>} */
async function withDuration(blob, seconds) {
  const start = new Uint8Array(await blob.slice(0, 4096).arrayBuffer());
  const at = indexOf(start, INFO, 0);
  if (at < 0) return blob;
  const sizeAt = at + INFO.length, width = Math.clz32(start[sizeAt]) - 23;
  let size = start[sizeAt] & (0xFF >> width);
  for (let place = 1; place < width; place += 1) size = size * 256 + start[sizeAt + place];
  const inside = sizeAt + width, end = inside + size;
  const known = indexOf(start.subarray(0, end), DURATION, inside);
  if (end > start.length) return blob;
  const duration = new DataView(new ArrayBuffer(11));
  duration.setUint16(0, 0x4489);
  duration.setUint8(2, 0x88);
  duration.setFloat64(3, seconds * 1000); // recorders count in milliseconds
  if (known > 0) {
    const wide = start[known + 2] & 0x0F, view = new DataView(start.buffer, known + 3, wide);
    if (wide === 4) view.setFloat32(0, seconds * 1000);
    else view.setFloat64(0, seconds * 1000);
    return new Blob([start, blob.slice(start.length)], { type: blob.type });
  }
  const longer = new DataView(new ArrayBuffer(8));
  longer.setBigUint64(0, 1n << 56n | BigInt(size + 11));
  const head = start.subarray(0, sizeAt);
  return new Blob([head, longer, start.subarray(inside, end), duration, blob.slice(end)], { type: blob.type });
}

/** @param {Uint8Array} bytes @param {number[]} sought @param {number} from */
function indexOf(bytes, sought, from) {
  for (let at = from; at + sought.length <= bytes.length; at += 1) {
    if (sought.every((value, place) => bytes[at + place] === value)) return at;
  }
  return -1;
}
