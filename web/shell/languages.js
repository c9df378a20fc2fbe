// Chooses the page's language: the browser's on a first visit, and afterwards the one selected last.
const current = document.documentElement.lang.split("-")[0];
const KEY = "realmino.language";
const SAVE_TIMEOUT = 5_000; // milliseconds

/** @type {HTMLAnchorElement[]} */
const links = [...document.querySelectorAll(".languages a")];

// The browser's language counts only on a first visit. A link to a game keeps its sender's language, and any stored
// game, setting or choice shows that this isn't the first visit.
function isFirstVisit() {
  try {
    return current === "en" && !location.hash && Boolean(document.getElementById("setup"))
      && !Object.keys(localStorage).some((name) => name.startsWith("realmino."));
  } catch { return false; } // without storage every visit would look like the first
}

function preferredLink() {
  for (const language of navigator.languages) {
    const link = links.find(({ hreflang }) => hreflang === language.split("-")[0].toLowerCase());
    if (link) return link;
  }
  return undefined;
}

/** @param {string} language */
function remember(language) {
  try { localStorage.setItem(KEY, language); } catch { /* forbidden or full */ }
}

// Saves the game first, so that the page in the other language opens it.
/** @param {MouseEvent} event */
async function change(event) {
  const link = event.target?.closest?.(".languages a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  remember(link.hreflang);
  const timeout = new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT));
  await Promise.race([timeout, Promise.resolve(globalThis.realmino?.saved?.()).catch(() => {})]);
  location.assign(link.href + location.hash);
}

const preferred = isFirstVisit() ? preferredLink() : undefined;
remember(preferred?.hreflang ?? current);
if (preferred && preferred.hreflang !== current) location.replace(preferred.href);
document.addEventListener("click", change);
