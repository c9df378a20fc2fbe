// The list of unfinished games on the set-up screen.
// It comes from the last visit's note until Python starts, then from Python (saves/rows.py). A button
// opens the list of all games (history/view_dialog.py).

const SHOWN = 3; // more lines are in a drawer

/** @type {SavedGamesWords} */
const words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py

// Created when it is first needed, because that takes about 30 ms.
/** @type {{ day: Intl.DateTimeFormat, hour: Intl.DateTimeFormat }} */
let clock;

/** @param {number} time */
function when(time) {
  if (!time) return "";
  // Uses the region that the browser prefers; history/words.py does the same.
  const { lang } = document.documentElement;
  const language = navigator.languages.find((tag) => tag.split("-")[0] === lang.split("-")[0]) ?? lang;
  clock ??= {
    day: new Intl.DateTimeFormat(language, { dateStyle: "medium" }),
    hour: new Intl.DateTimeFormat(language, { timeStyle: "short" }),
  };
  const { day, hour } = clock;
  return (day.format(time) === day.format(Date.now()) ? hour : day).format(time).replaceAll(" ", "\u00a0");
}

let shown = "";
let awaited = 0; // games in which friends wait for a turn here
let turn = ""; // the title while it's this player's turn in a live game that can't be seen
const { title } = document;

function showAwaited() {
  document.title = turn || (awaited ? `(${awaited}) ${title}` : title);
  const count = turn ? Math.max(awaited, 1) : awaited;
  navigator[count ? "setAppBadge" : "clearAppBadge"]?.(count).catch(() => {});
}

/** Shows the rows of a JSON text. @param {string} text */
function show(text) {
  if (text === shown) return;
  /** @type {SavedRow[]} */
  let rows;
  try { rows = JSON.parse(text); } catch { return; }
  if (!Array.isArray(rows)) return;
  shown = text;
  awaited = rows.filter(({ is_awaited }) => is_awaited).length;
  showAwaited();
  const items = rows.filter(({ kind, is_over }) => kind !== "game" || !is_over).map(line);
  items.find((item) => item.querySelector(".primary"))?.querySelector(".saved-title").setAttribute("id", "resume-text");
  document.getElementById("saved-list").replaceChildren(...items.slice(0, SHOWN));
  document.getElementById("saved-more").replaceChildren(...items.slice(SHOWN));
  const more = document.getElementById("saved-drawer");
  more.hidden = items.length <= SHOWN;
  more.querySelector("summary").textContent = words.more({ number: (items.length - SHOWN).toLocaleString(document.documentElement.lang) });
  document.getElementById("resume").hidden = !rows.length;
}

/** @param {SavedRow} row @param {number} place */
function line(row, place) {
  const item = document.createElement("li");
  const title = element("p", "saved-title", row.title);
  const time = when(row.changed);
  item.append(title, element("p", "saved-text", time ? `${row.text}\u00a0· ${time}` : row.text));
  const isGame = row.kind === "game";
  const go = button(row, isGame ? "resume" : "download");
  if (place === 0 && isGame) {
    go.id = "resume-game";
    go.classList.add("primary");
  }
  const remove = button(row, "remove");
  if (row.id !== "all") remove.classList.add("icon");
  const buttons = element("div", "saved-buttons");
  buttons.append(go, remove);
  item.append(buttons);
  return item;
}

/** @param {SavedRow} row @param {"resume" | "remove" | "download"} act */
function button(row, act) {
  const made = document.createElement("button");
  made.type = "button";
  Object.assign(made.dataset, { game: row.id, act, kind: row.kind });
  made.setAttribute("aria-label", words.about({ verb: words[act], title: row.title }));
  if (act === "remove" && row.id !== "all") made.append(document.getElementById("saved-remove").content.cloneNode(true));
  else made.textContent = words[act];
  return made;
}

/** @param {string} name @param {string} kind */
function element(name, kind, text = "") {
  const made = document.createElement(name);
  made.className = kind;
  made.textContent = text;
  return made;
}

function early() {
  try { show(localStorage.getItem(`realmino.games ${new URL(document.documentElement.dataset.root ?? ".", location.href).pathname}`) ?? ""); } catch { /* forbidden */ }
}

document.addEventListener("realmino:list", ({ detail }) => show(detail));
document.addEventListener("realmino:turn", ({ detail }) => { turn = detail; showAwaited(); }); // live/view_turn.py
if (document.readyState === "loading") addEventListener("DOMContentLoaded", early);
else early();
