// The set-up screen before Python starts: theme, form, remembered choices, dialogs, and an early Start.

import { shorten } from "../shell/names.js";

const page = document.documentElement;
const keep = {
  // Browsers may forbid storage (private windows, frames); then nothing is remembered.
  get(/** @type {string} */ name, /** @type {"localStorage" | "sessionStorage"} */ area = "localStorage") { try { return window[area].getItem(`realmino.${name}`); } catch { return null; } },
  set(/** @type {string} */ name, /** @type {string} */ text) { try { localStorage.setItem(`realmino.${name}`, text); } catch { /* forbidden or full */ } },
};

// Each game's first row in the form, its number of seats, and the fewest players it needs.
/** @type {Record<string, { first: number, seats: number, least: number }>} */
const GAMES = $games$; // by tools/pipeline/pages.py

// The variants by letter: the name of the form field, and whether only some games allow it.
/** @type {Record<string, { key: string, games: boolean }>} */
const VARIANTS = $options$; // by tools/pipeline/pages.py
const OPTIONS = Object.values(VARIANTS).map(({ key }) => key);
const LIMITED = Object.entries(VARIANTS).filter(([, { games }]) => games);
/** @type {string[]} */
const KINDS = $kinds$; // by tools/pipeline/pages.py
/** @type {string[]} */
const FIRST = $first$; // the first choice of players, by seat_values in tools/pipeline/pages.py

/** @type {string} */
const YOU = $you$; // by tools/pipeline/pages.py: the name that 0.1.0 stored for players who typed none

const SUGGESTED = 12; // how many names are suggested, the latest first

/** @type {SetUpWords} */
const words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py

/** @param {string | null} theme */
function applyTheme(theme) {
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  else delete page.dataset.theme;
}

applyTheme(keep.get("theme"));
// A link opens a table, however it is encoded (table/model/links.py reads it); so does a reload at a table (the note of setup/view_game_opener.py).
if (/g(=|%(25)*3d)/i.test(location.hash) || keep.get("at-table", "sessionStorage")) document.body.dataset.screen = "opening";
if (document.readyState === "loading") addEventListener("DOMContentLoaded", bind);
else bind();

function bind() {
  const theme = document.getElementById("theme");
  theme.value = page.dataset.theme ?? "system";
  theme.addEventListener("change", () => { keep.set("theme", theme.value); applyTheme(theme.value); });

  const form = document.getElementById("setup-form");
  const longest = Number(form.elements.name0.dataset.longest);
  const chosen = rememberedChoices(longest);
  show(form, chosen);
  document.getElementById("more").open = isUnusual(form);
  welcome(form, keep.get(`games ${new URL(page.dataset.root ?? ".", location.href).pathname}`));
  document.addEventListener("realmino:list", ({ detail }) => welcome(form, detail));
  suggest(people());
  // A device's clock may be far off. Swedish dates (YYYY-MM-DD) sort as text.
  const daily = document.getElementById("open-daily");
  daily.closest("p").hidden = new Date().toLocaleDateString("sv") < (daily.dataset.first ?? "");
  form.addEventListener("submit", () => suggest(people(typedNames(form))));
  document.getElementById("people").addEventListener("click", forget);
  for (const kind of ["input", "change"]) form.addEventListener(kind, (event) => changed(event, form, chosen));
  waitForPython(form);
  document.addEventListener("click", openAndClose);
  document.addEventListener("realmino:share", async ({ detail }) => (await import("./share.js")).show(detail));
  document.addEventListener("realmino:sound", async ({ detail }) => (await import("../table/sounds.js").catch(() => null))?.play(detail));
  document.addEventListener("realmino:living", async ({ detail }) => (await import("../table/living.js").catch(() => null))?.show(detail));
  // In the markup, it would take effect immediately, which browsers refuse in frames.
  for (const title of document.querySelectorAll("[data-autofocus]")) title.autofocus = true;
}

/**
 * A newcomer sees a kingdom and the first lesson; the deal of the day moves up after the first finished game.
 * @param {SetUpForm} form @param {string | null} text the list of saved games, from a note until Python starts
 */
function welcome(form, text) {
  /** @type {SavedRow[]} */
  let rows;
  try { rows = JSON.parse(text ?? "[]"); } catch { return; }
  document.getElementById("welcome").hidden = rows.length > 0;
  const daily = document.getElementById("open-daily").closest("p");
  if (form.firstElementChild !== daily && rows.some(({ kind, is_over }) => kind === "game" && is_over)) form.prepend(daily);
}

/**
 * The choices of the last visit: the game, the kind and name of each place at the table, and the options of each game.
 * They are stored by place, not by colour, so that changing the game keeps all players.
 * @param {number} longest @returns {Chosen}
 */
function rememberedChoices(longest) {
  let kept;
  try { kept = JSON.parse(keep.get("setup") ?? ""); } catch { kept = null; }
  const places = FIRST.map((_, place) => {
    let { kind, name } = kept?.places?.[place] ?? {};
    if (kind === "queen") kind = "emperor"; // as 0.2.0 stored it
    return {
      kind: KINDS.includes(kind) ? kind : FIRST[place],
      name: typeof name === "string" && name !== YOU ? shorten(name, longest) : place === 0 ? words.you : "",
    };
  });
  const options = Object.fromEntries(Object.keys(GAMES).map((game) => [
    game, OPTIONS.filter((name) => Array.isArray(kept?.options?.[game]) && kept.options[game].includes(name)),
  ]));
  return { game: Object.hasOwn(GAMES, kept?.game) ? kept.game : "K", places, options, handover: kept?.handover === true };
}

/** @param {Event} event @param {SetUpForm} form @param {Chosen} chosen */
function changed(event, form, chosen) {
  const { game, handover, seed } = form.elements;
  if (event.target === seed) return;
  if (game.value !== chosen.game) {
    chosen.game = game.value;
    show(form, chosen);
  } else {
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    if (name === "players") seat(form, Number(value));
    if (event.type === "change") makeNamesUnique(form, Number(form.elements.name0.dataset.longest));
    if (name === "level") for (const { kind } of rows(form, game.value)) if (isBot(kind.value)) kind.value = value;
    for (const [place, row] of rows(form, game.value).entries()) chosen.places[place] = { kind: row.kind.value, name: row.name.value };
    updateVariantsAndNote(form);
    chosen.options[game.value] = OPTIONS.filter((name) => option(form, name).checked);
    chosen.handover = handover.checked;
  }
  // The default name is stored as no name, because the next visit may be in another language.
  keep.set("setup", JSON.stringify(chosen, (key, value) => (key === "name" && value === words.you ? undefined : value)));
}

/** Adds a number to a name that an earlier row already has: Ann and Ann 2. @param {SetUpForm} form @param {number} longest */
function makeNamesUnique(form, longest) {
  const key = (/** @type {string} */ name) => name.trim().normalize("NFC").toLocaleLowerCase();
  const names = new Set();
  for (const { kind, name: { value }, name } of rows(form, form.elements.game.value)) {
    if (kind.value === "none" || !value.trim()) continue;
    for (let number = 2; names.has(key(name.value)); number += 1) {
      name.value = `${shorten(value.trim(), longest - ` ${number}`.length)} ${number}`;
    }
    names.add(key(name.value));
  }
}

/** The names typed for the people at the table. @param {SetUpForm} form */
function typedNames(form) {
  const people = rows(form, form.elements.game.value).filter((row) => row.kind.value === "person");
  return people.map(({ name }) => name.value.trim()).filter((name) => name && name !== words.you);
}

/**
 * The names of people from earlier games: `fresh` ones first, and without `forgotten`.
 * @param {string[]} [fresh] @param {string} [forgotten] @returns {string[]}
 */
function people(fresh = [], forgotten) {
  let kept;
  try { kept = JSON.parse(keep.get("people") ?? ""); } catch { kept = null; }
  const known = (Array.isArray(kept) ? kept : []).filter((name) => typeof name === "string" && name);
  const names = [...new Set([...fresh, ...known])].filter((name) => name !== forgotten).slice(0, SUGGESTED);
  if (fresh.length || forgotten) keep.set("people", JSON.stringify(names));
  return names;
}

/** Shows the suggested names, each with a button to forget it. @param {string[]} names */
function suggest(names) {
  document.getElementById("names").replaceChildren(...names.map((name) => new Option(name)));
  const box = document.getElementById("people");
  box.hidden = !names.length;
  box.querySelector("ul").replaceChildren(...names.map((name) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "icon", ariaLabel: words.forget({ name }), value: name });
    button.append(document.getElementById("saved-remove").content.cloneNode(true));
    item.append(name, button);
    return item;
  }));
}

/** Forgets a name for good. @param {MouseEvent} event */
function forget({ target, currentTarget }) {
  const button = target?.closest?.("button");
  if (!button) return;
  suggest(people([], /** @type {HTMLButtonElement} */ (button).value));
  const box = /** @type {HTMLElement} */ (currentTarget);
  (box.querySelector("button") ?? box.closest("details").querySelector("summary")).focus();
}

/** The rows of the form that a game uses, in seating order. @param {SetUpForm} form @param {string} game */
function rows(form, game) {
  const { first, seats } = GAMES[game];
  return Array.from({ length: seats }, (_, place) => ({
    kind: form.elements[`kind${first + place}`],
    name: form.elements[`name${first + place}`],
    partner: document.getElementById(`partner${first + place}`),
  }));
}

/** A variant's checkbox. @param {SetUpForm} form @param {string} name */
function option(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/** @param {string} kind */
function isBot(kind) {
  return kind !== "person" && kind !== "none";
}

/**
 * Adds bots of the chosen level until there are this many players, or removes the last players, bots before people.
 * @param {SetUpForm} form @param {number} players
 */
function seat(form, players) {
  const kinds = rows(form, form.elements.game.value).map((row) => row.kind);
  const free = kinds.filter((kind) => kind.value === "none");
  const taken = kinds.filter((kind) => kind.value !== "none");
  const last = [...taken.filter((kind) => kind.value === "person"), ...taken.filter((kind) => isBot(kind.value))];
  for (const kind of free.slice(0, Math.max(0, players - taken.length))) kind.value = form.elements.level.value || FIRST[1];
  for (const kind of last.slice(players)) kind.value = "none";
}

/** Whether the collapsed part of the form differs from its defaults. @param {SetUpForm} form */
function isUnusual(form) {
  const { game: { value: game }, level, handover } = form.elements;
  const kinds = rows(form, game).map((row) => row.kind.value);
  return kinds[0] !== "person" || kinds.slice(1).includes("person") || (kinds.some(isBot) && !level.value)
    || handover.checked || OPTIONS.some((name) => option(form, name).checked);
}

/**
 * Shows the rows and options of the chosen game. Hidden controls are disabled, so that the form leaves them out.
 * @param {SetUpForm} form @param {Chosen} chosen
 */
function show(form, { game, places, options, handover }) {
  form.elements.game.value = form.dataset.game = game;
  for (const row of rows(form, "W")) {
    row.kind.closest("li").hidden = row.kind.disabled = row.name.disabled = true;
  }
  for (const [place, row] of rows(form, game).entries()) {
    row.kind.closest("li").hidden = row.kind.disabled = false;
    row.kind.value = places[place].kind;
    row.name.value = places[place].name;
  }
  for (const part of form.querySelectorAll("[data-games]")) part.hidden = !part.dataset.games.includes(game);
  for (const name of OPTIONS) option(form, name).checked = options[game].includes(name);
  form.elements.handover.checked = handover;
  const { least, seats } = GAMES[game];
  for (const { value, parentElement } of chips(form, "players")) parentElement.hidden = Number(value) < least || Number(value) > seats;
  if (places.slice(0, seats).filter(({ kind }) => kind !== "none").length < least) seat(form, least);
  updateVariantsAndNote(form);
}

/** @param {SetUpForm} form @param {"players" | "level"} name */
function chips(form, name) {
  return /** @type {NodeListOf<HTMLInputElement & { parentElement: HTMLElement }>} */ (form.querySelectorAll(`input[name=${name}]`));
}

/** Checks the chip with this value and unchecks all others. @param {SetUpForm} form @param {"players" | "level"} name @param {string} value */
function check(form, name, value) {
  for (const chip of chips(form, name)) chip.checked = chip.value === value;
}

/** Updates the variants and the note for the number of players. @param {SetUpForm} form */
function updateVariantsAndNote(form) {
  const { value: game } = form.elements.game;
  const all = rows(form, game);
  for (const row of all) row.name.disabled = row.kind.value === "none";
  const taken = all.filter((row) => row.kind.value !== "none");
  const n = taken.length;
  check(form, "players", String(n));
  const levels = new Set(taken.map((row) => row.kind.value).filter(isBot));
  if (levels.size) check(form, "level", levels.size > 1 ? "" : [...levels][0]);

  const limits = /** @type {Record<string, Record<number, string>>} */ (words);
  for (const [letter, { key }] of LIMITED) allow(option(form, key), isMix(`${game}${n}${letter}`), limits[key][n] ?? "");
  pair(all, option(form, "teams").checked ? taken : []);

  const missing = GAMES[game].least - n;
  const note = document.getElementById("seats-note");
  note.classList.toggle("refused", missing > 0);
  note.textContent = missing > 0 ? words.few[`${game}${n}`] : words.mix[`${game}${n}${LIMITED.filter(([, { key }]) => option(form, key).checked).map(([letter]) => letter).join("")}`];
  document.getElementById("begin").setAttribute("aria-disabled", String(missing > 0));
}

/** Enables an option, or disables it and shows why. @param {HTMLInputElement} option @param {boolean} possible @param {string} why */
function allow(option, possible, why) {
  option.disabled = !possible;
  if (!possible) option.checked = false;
  document.getElementById(`${option.name}-why`).textContent = why;
  option.setAttribute("aria-describedby", `${option.name}-text${possible ? "" : ` ${option.name}-why`}`);
}

/**
 * Shows everyone's partner. Partners sit opposite each other, half of the taken seats apart.
 * @param {Row[]} all @param {Row[]} taken
 */
function pair(all, taken) {
  for (const { kind, partner } of all) {
    partner.hidden = true;
    kind.removeAttribute("aria-describedby");
  }
  for (const [place, { kind, partner }] of taken.entries()) {
    const { name } = taken[(place + taken.length / 2) % taken.length];
    const emblem = name.closest("li").querySelector(".emblem").cloneNode(true);
    emblem.classList.add(...[...name.closest("li").classList].filter((one) => one.startsWith("seat-")));
    const other = name.value.trim() || name.placeholder;
    partner.replaceChildren(emblem, other === words.you ? words.partner.you : words.partner.named({ name: other }));
    partner.hidden = false;
    kind.setAttribute("aria-describedby", partner.id);
  }
}

/** @param {string} code */
function isMix(code) {
  return Object.hasOwn(words.mix, code);
}

/** Keeps an early press of a button until Python can handle it. @param {SetUpForm} form */
function waitForPython(form) {
  const begin = document.getElementById("begin");
  const saved = document.getElementById("resume"); // saved-games.js fills it
  const note = document.getElementById("start-note");
  let ready = false;
  /** @type {HTMLElement | null} */
  let pressed = null;
  const hold = (/** @type {Event} */ event, /** @type {HTMLElement} */ button) => {
    event.preventDefault();
    if (begin.getAttribute("aria-disabled") === "true" && button === begin) {
      event.stopImmediatePropagation();
      document.getElementById("more").open = true;
      rows(form, form.elements.game.value).find((row) => row.kind.value === "none")?.kind.focus();
    } else if (!ready) {
      event.stopImmediatePropagation();
      pressed = button;
      button.setAttribute("aria-busy", "true");
      note.textContent = note.dataset.sentence;
    }
  };
  form.addEventListener("submit", (event) => hold(event, begin));
  for (const place of [saved, document.getElementById("open-daily"), document.getElementById("welcome"), document.getElementById("new-here"), document.getElementById("others"), document.getElementById("friends")]) {
    place.addEventListener("click", (event) => {
      const button = event.target?.closest?.("button[data-act]");
      if (button) hold(event, button);
    });
  }
  document.addEventListener("realmino:ready", () => {
    ready = true;
    note.textContent = "";
    for (const button of [begin, pressed]) button?.removeAttribute("aria-busy");
    // The list may have been rewritten meanwhile.
    const { game, act } = pressed?.dataset ?? {};
    const button = game ? saved.querySelector(`[data-game="${CSS.escape(game)}"][data-act="${act}"]`) : pressed;
    if (button?.isConnected && !button.closest("[hidden]")) button.click();
  });
}

/** @param {MouseEvent} event */
function openAndClose(event) {
  const button = event.target?.closest?.("[data-opens], [data-closes]");
  if (!button) return;
  button.closest("dialog")?.close();
  if (button.dataset.opens) /** @type {HTMLDialogElement} */ (document.getElementById(button.dataset.opens)).showModal();
}
