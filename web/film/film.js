// Plays the film of a game on a canvas, and makes a file of it: a video, or else an animated picture.

const RING = .35; // seconds that the ring around a landed domino is visible
const COUNT = .3; // seconds in which points change
const CROWN = .7; // seconds in which the crown falls
const PIECES = 120; // of confetti

/** Limits a value to the range from 0 to 1. @param {number} value */
const clamp = (value) => Math.min(1, Math.max(0, value));
/** Eases in and out. @param {number} time */
const ease = (time) => time * time * (3 - 2 * time);
/** A number from 0 to 1 that looks random but depends only on the seed. @param {number} seed */
const noise = (seed) => Math.abs(Math.sin(seed * 127.1 + 311.7) * 43758.5453) % 1;

/** Paints a film's moments in ascending order; painting an earlier one starts the film again. */
export class FilmPlayer {
  /** @param {Film} film @param {HTMLCanvasElement} canvas */
  constructor(film, canvas) {
    /** @type {FilmPlan} */
    this.plan = JSON.parse(film.plan);
    this.film = film;
    this.canvas = canvas;
    canvas.width = this.plan.width;
    canvas.height = this.plan.height;
    this.pen = penOf(canvas);
    this.confetti = PIECES;
    this.ground = document.createElement("canvas");
    this.ground.width = this.plan.width;
    this.ground.height = this.plan.height;
    this.below = penOf(this.ground);
    this.landed = 0;
    this.time = Infinity;
    /** @type {{ now: number, before: number, since: number }[]} each kingdom's points now and before, and when they changed */
    this.points = [];
  }

  get seconds() {
    return this.plan.seconds;
  }

  #restart() {
    this.below.drawImage(this.film.background, 0, 0);
    this.landed = 0;
    this.points = this.plan.start.map((now) => ({ now, before: now, since: -1 }));
  }

  /** @param {number} time in seconds */
  draw(time) {
    if (time < this.time) this.#restart();
    this.time = time;
    const { plan: { drops, fall, seconds }, pen } = this;
    for (; this.landed < drops.length && drops[this.landed].lands <= time; this.landed += 1) this.#land(drops[this.landed]);
    if (time >= this.plan.crowned) this.plan.totals.forEach((total, place) => this.#count(place, total, this.plan.crowned));
    pen.globalAlpha = 1;
    pen.drawImage(this.ground, 0, 0);
    const finale = clamp((time - this.plan.crowned) / CROWN);
    this.#dim(finale);
    for (let place = this.landed - 1; place >= 0 && time - drops[place].lands < RING; place -= 1) this.#ring(drops[place], (time - drops[place].lands) / RING);
    for (let place = this.landed; place < drops.length && drops[place].lands - fall < time; place += 1) {
      this.#fall(drops[place], 1 - (drops[place].lands - time) / fall);
    }
    this.plan.kingdoms.forEach((kingdom, place) => this.#number(kingdom, place, time));
    this.#headline(finale);
    if (finale > 0) this.#celebrate(finale, time - this.plan.crowned, seconds - this.plan.crowned);
    pen.globalAlpha = 1;
  }

  /** @param {FilmDrop} drop */
  #land({ pieces, kingdom, points, lands }) {
    const { bleed } = this.plan;
    for (const [drawing, x, y] of pieces) this.below.drawImage(this.film.squares[drawing], x - bleed, y - bleed);
    this.#count(kingdom, points, lands);
  }

  /** @param {number} place @param {number} now @param {number} since */
  #count(place, now, since) {
    const before = this.points[place].now;
    if (now !== before) this.points[place] = { now, before, since };
  }

  /** The rectangle around the squares of a drop. @param {FilmDrop} drop */
  #around({ pieces }) {
    const { cell } = this.plan;
    const xs = pieces.map(([, x]) => x), ys = pieces.map(([, , y]) => y);
    const x = Math.min(...xs), y = Math.min(...ys);
    return { x, y, wide: Math.max(...xs) + cell - x, high: Math.max(...ys) + cell - y };
  }

  /** @param {FilmDrop} drop @param {number} time from 0 to 1 */
  #fall(drop, time) {
    const { pen, plan: { cell, bleed } } = this;
    const { x, y, wide, high } = this.#around(drop);
    const height = 1 - time * time;
    const spread = cell * .35 * height;
    pen.globalAlpha = .32 * time;
    pen.fillStyle = this.plan.colours.shadow;
    pen.beginPath();
    pen.roundRect(x + spread / 2 - 2, y + spread / 2 - 2, wide - spread + 6, high - spread + 8, cell * .1);
    pen.fill();
    pen.globalAlpha = clamp(time * 3);
    const scale = 1 + .55 * height;
    pen.save();
    pen.translate(x + wide / 2, y + high / 2 - height * cell * 1.5);
    pen.rotate(height * .18 * (drop.lands * 10 % 2 < 1 ? 1 : -1));
    pen.scale(scale, scale);
    pen.translate(-x - wide / 2, -y - high / 2);
    for (const [drawing, left, top] of drop.pieces) pen.drawImage(this.film.squares[drawing], left - bleed, top - bleed);
    pen.restore();
  }

  /** @param {FilmDrop} drop @param {number} time from 0 to 1 */
  #ring(drop, time) {
    const { pen, plan: { cell, colours } } = this;
    const { x, y, wide, high } = this.#around(drop);
    const out = cell * .16 * ease(time);
    pen.globalAlpha = .9 * (1 - time);
    pen.strokeStyle = colours.paper;
    pen.lineWidth = Math.max(2, cell * .07);
    pen.beginPath();
    pen.roundRect(x - out, y - out, wide + 2 * out, high + 2 * out, cell * .1 + out);
    pen.stroke();
  }

  /** Fades all kingdoms but the winners'. @param {number} finale */
  #dim(finale) {
    const { pen, plan } = this;
    if (!finale) return;
    plan.kingdoms.forEach(({ ground: [x, y] }, place) => {
      const { side } = plan;
      pen.beginPath();
      pen.roundRect(x - 8, y - 8, side + 16, side + 16, 12);
      if (plan.winners.includes(place)) {
        pen.globalAlpha = finale;
        pen.strokeStyle = plan.colours.gold;
        pen.lineWidth = 7;
        pen.stroke();
      } else {
        pen.globalAlpha = .35 * finale;
        pen.fillStyle = plan.colours.table;
        pen.fill();
      }
    });
  }

  /** @param {FilmPlan["kingdoms"][number]} kingdom @param {number} place @param {number} time */
  #number({ plate: [x, y] }, place, time) {
    const { pen, plan: { plate: [wide, high], figures, font, colours } } = this;
    const { now, before, since } = this.points[place];
    const share = clamp((time - since) / COUNT);
    const size = figures * (1 + .22 * Math.sin(Math.PI * share));
    pen.globalAlpha = 1;
    pen.font = `${size}px ${font}`;
    pen.fillStyle = share < 1 && now > before ? colours.gain : colours.ink;
    pen.textAlign = "right";
    pen.fillText(String(Math.round(before + (now - before) * ease(share))), x + wide - high * .25, y + high / 2 + size * .34);
  }

  /** Replaces the heading with the result. @param {number} finale */
  #headline(finale) {
    const { pen, film: { heading, result } } = this;
    pen.globalAlpha = 1 - clamp(finale * 2);
    pen.drawImage(heading, 0, 0);
    if (finale <= .4) return;
    const share = clamp((finale - .4) / .6), scale = 1 + .12 * Math.sin(Math.PI * share);
    pen.globalAlpha = share;
    pen.drawImage(result, result.width * (1 - scale) / 2, result.height * (1 - scale) / 2, result.width * scale, result.height * scale);
  }

  /** Crowns the winners, in a rain of confetti. @param {number} finale @param {number} since @param {number} whole seconds */
  #celebrate(finale, since, whole) {
    const { pen, plan, film: { crown } } = this;
    for (let place = 0; place < this.confetti; place += 1) {
      const start = noise(place) * whole * .5, speed = 260 + 260 * noise(place + 500);
      const fallen = since - start;
      if (fallen < 0) continue;
      pen.globalAlpha = clamp((whole - since) * 2);
      pen.save();
      pen.translate(noise(place + 900) * plan.width + 26 * Math.sin(fallen * 3 + place), fallen * speed - 20);
      pen.rotate(fallen * 4 + place);
      pen.scale(1, Math.cos(fallen * 7 + place));
      pen.fillStyle = plan.confetti[place % plan.confetti.length];
      pen.fillRect(-9, -5.5, 18, 11);
      pen.restore();
    }
    const height = 1 - finale * finale;
    const bounce = finale < 1 ? 0 : Math.abs(Math.sin((since - CROWN) * 12)) * 8 * Math.exp(-(since - CROWN) * 6);
    pen.globalAlpha = clamp(finale * 3);
    for (const place of plan.winners) {
      const [x, y] = plan.kingdoms[place].plate;
      pen.save();
      pen.translate(x + plan.plate[1] / 2, y + 6 - 240 * height - bounce);
      pen.rotate(-.16 - .5 * height);
      pen.drawImage(crown, -crown.width / 2, -crown.height * .75);
      pen.restore();
    }
  }
}

/** Plays a film on its canvas and makes a file of it; null if that is impossible.
 * @param {FilmPlayer} player @param {(share: number) => void} progress @param {AbortSignal} signal cancels it
 * @returns {Promise<FilmFile | null>} */
export async function makeFilm(player, progress, signal) {
  player.draw(0);
  const { recordFilm } = await import("./film-recorder.js");
  const video = await recordFilm(player, progress, signal);
  if (video) return video;
  const { animatedPicture } = await import("./animated-picture.js");
  return animatedPicture(player, progress, signal);
}

/** @param {HTMLCanvasElement} canvas */
function penOf(canvas) {
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("no canvas");
  return pen;
}
