// Plays nine short sounds, which the browser synthesises, and vibrates. Fetched for the first sound or vibration.

/**
 * A tone: its waveform, its first and last pitch in Hz, its start and duration in seconds, and its loudness. Without a
 * waveform, it is noise below that pitch.
 * @typedef {{ wave?: OscillatorType, from: number, to?: number, at?: number, lasts: number, loud?: number }} Tone
 */

/** @param {number} from @param {number} at @param {number} lasts @returns {Tone} */
const bell = (from, at, lasts) => ({ wave: "sine", from, at, lasts });

/** @param {number} from @param {number} at @param {number} lasts @returns {Tone} */
const horn = (from, at, lasts) => ({ wave: "triangle", from, at, lasts, loud: .6 });

/** @type {Record<string, Tone[]>} */
export const SOUNDS = {
  take: [{ wave: "triangle", from: 520, to: 780, lasts: .1 }],
  place: [{ from: 1400, to: 300, lasts: .06 }, { wave: "sine", from: 190, to: 80, lasts: .14, loud: 1.6 }],
  refuse: [{ wave: "triangle", from: 196, to: 185, lasts: .1 }, { wave: "triangle", from: 156, to: 147, at: .12, lasts: .16 }],
  coins: [0, .07, .15].flatMap((at, number) => [bell(2093 + 180 * number, at, .12), bell(3270 + 260 * number, at, .09)]),
  turn: [bell(784, 0, .2), bell(1047, .13, .34)],
  points: [bell(880, .6, .14), bell(1175, .68, .14), bell(1568, .76, .24)], // when the crowns reach the points
  end: [bell(523, 0, .2), bell(659, .09, .2), bell(784, .18, .22), bell(1047, .27, .32), bell(1319, .27, .32)],
  win: [horn(392, 0, .15), horn(523, .14, .15), horn(659, .28, .15), ...[523, 659, 784, 1047].map((at) => horn(at, .42, .7))],
  loss: [horn(392, 0, .26), horn(349, .24, .26), ...[262, 311].map((at) => horn(at, .48, .6))],
};

/** @type {Record<string, number[]>} */
const SHAKES = { place: [12], refuse: [25, 50, 25] };

const LOUD = .11; // as a share of full volume
const LATE = 300; // milliseconds after which a sound is too late
const REST = 3000; // milliseconds without a sound after which the device's audio may sleep

/** @type {AudioContext | undefined} */
let context;
let resting = 0;

/** Plays a sound in a context. @param {BaseAudioContext} context @param {Tone[]} tones */
export function sound(context, tones) {
  for (const { wave, from, to = from, at = 0, lasts, loud = 1 } of tones) {
    const start = context.currentTime + at;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD * loud, start + .006);
    volume.gain.exponentialRampToValueAtTime(1e-4, start + lasts);
    volume.connect(context.destination);
    const source = wave ? new OscillatorNode(context, { type: wave }) : noise(context, lasts);
    const pitch = source instanceof OscillatorNode ? source : new BiquadFilterNode(context, { type: "lowpass" });
    pitch.frequency.setValueAtTime(from, start);
    pitch.frequency.exponentialRampToValueAtTime(to, start + lasts);
    if (pitch !== source) source.connect(pitch);
    pitch.connect(volume);
    source.start(start);
    source.stop(start + lasts);
  }
}

/** @param {BaseAudioContext} context @param {number} lasts */
function noise(context, lasts) {
  const buffer = new AudioBuffer({ length: Math.ceil(lasts * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return new AudioBufferSourceNode(context, { buffer });
}

/**
 * Plays a sound and vibrates, as requested, but only after the first touch or click, as browsers require. A device
 * without audio stays silent.
 * @param {{ name: string, audible: boolean, shakes: boolean }} sound
 */
export async function play({ name, audible, shakes }) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (shakes && SHAKES[name]) navigator.vibrate?.(SHAKES[name]);
  if (!audible) return;
  try {
    context ??= new AudioContext();
    const requested = performance.now();
    clearTimeout(resting);
    if (context.state !== "running") await context.resume();
    if (performance.now() - requested < LATE) sound(context, SOUNDS[name]);
    resting = setTimeout(() => context?.suspend(), REST);
  } catch {
    // no audio device, or another program is using it
  }
}
