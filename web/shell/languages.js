// The language of the page: at a first visit the one that the browser asks for, afterwards the one that is chosen here.
const own = document.documentElement.lang.split("-")[0];
const NOTE = "realmino.language";
const SAVING = 5_000; // milliseconds after which nobody waits any longer for a game to be saved

/** @type {HTMLAnchorElement[]} */
const ways = [...document.querySelectorAll(".languages a")];

// A link to a game is in the language of whoever sends it, and nothing may be known of whoever comes here: no
// choice, no game, no setting.
function isFirstVisit() {
  try {
    return own === "en" && !location.hash && Boolean(document.getElementById("setup"))
      && !Object.keys(localStorage).some((name) => name.startsWith("realmino."));
  } catch { return false; } // storage is forbidden: the page would ask again and again
}

function wished() {
  for (const wish of navigator.languages) {
    const way = ways.find(({ hreflang }) => hreflang === wish.split("-")[0].toLowerCase());
    if (way) return way;
  }
  return undefined;
}

/** @param {string} language */
function note(language) {
  try { localStorage.setItem(NOTE, language); } catch { /* forbidden or full */ }
}

// What is shown is stored first; the page of the other language then opens the same game.
/** @param {MouseEvent} event */
async function change(event) {
  const way = event.target?.closest?.(".languages a");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  note(way.hreflang);
  const limit = new Promise((settle) => setTimeout(settle, SAVING));
  await Promise.race([limit, Promise.resolve(globalThis.realmino?.saved?.()).catch(() => {})]);
  location.assign(way.href + location.hash);
}

const first = isFirstVisit() ? wished() : undefined;
note(first?.hreflang ?? own);
if (first && first.hreflang !== own) location.replace(first.href);
document.addEventListener("click", change);
