// The functions of a rules page: search, examples, live boards, copying, and the offline copy.
import { embedCode } from "./embed-code.js";
import { keepPages } from "./kept-pages.js";
import { savePicture } from "./picture-files.js";

const root = document.body.dataset.root ?? "";
const site = new URL(document.body.dataset.site ?? "../", location.href).href;
const language = document.documentElement.lang.slice(0, 2);

/** @typedef {[title: string, address: string, words: string, chapter: string]} Entry */

/** @type {Promise<Entry[]> | undefined} */
let entries;

/** @returns {Promise<Entry[]>} */
function loaded() {
  entries ??= fetch(`${root}search.json`).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  });
  entries.catch(() => { entries = undefined; });
  return entries;
}

/** A text for searching: in lower case, without accents, with plain apostrophes.
 * @param {string} text */
function folded(text) {
  const plain = text.toLowerCase().normalize("NFD").replace(/([a-z])\p{M}+/gu, "$1").normalize("NFC");
  return plain.replaceAll("ß", "ss").replaceAll("œ", "oe").replaceAll("ё", "е").replaceAll("’", "'");
}

/** How well an entry matches all words: 0 for no match, more if they are in its title.
 * @param {Entry} entry @param {string[]} words */
function fit([title, , text], words) {
  const [inTitle, inText] = [folded(title), folded(text)];
  let sum = 0;
  for (const word of words) {
    if (inTitle.startsWith(word)) sum += 12;
    else if (inTitle.includes(word)) sum += 8;
    else if (inText.includes(word)) sum += Math.min(4, inText.split(word).length - 1);
    else return 0;
  }
  return sum;
}

/** @param {HTMLFormElement} form */
function search(form) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector("input"));
  const list = /** @type {HTMLOListElement} */ (form.querySelector(".results"));
  const status = /** @type {HTMLElement} */ (form.querySelector(".status"));

  async function show() {
    const words = folded(input.value).split(/\s+/).filter(Boolean);
    if (!words.length) {
      list.hidden = true;
      status.textContent = "";
      return;
    }
    let all;
    try {
      all = await loaded();
    } catch {
      status.textContent = form.dataset.offline ?? "";
      return;
    }
    const fitting = all.map((entry) => ({ entry, sum: fit(entry, words) })).filter(({ sum }) => sum);
    fitting.sort((one, other) => other.sum - one.sum);
    list.replaceChildren(...fitting.slice(0, 12).map(({ entry: [title, address, , chapter] }) => {
      const link = document.createElement("a");
      link.href = root + address;
      link.textContent = title;
      const place = document.createElement("small");
      place.textContent = chapter;
      link.append(place);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }));
    list.hidden = !fitting.length;
    status.textContent = fitting.length ? "" : form.dataset.nothing ?? "";
  }

  form.hidden = false;
  input.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    input.value = "";
    void show();
    input.focus();
  });
  list.addEventListener("click", () => { list.hidden = true; });
}

// ---- examples ----

/** Opens the examples of the rule to which a link has led. */
function openExamples() {
  const rule = document.getElementById(location.hash.slice(1)); // earlier than :target
  const examples = rule?.querySelector(":scope > .examples");
  if (examples instanceof HTMLDetailsElement) examples.open = true;
}

// ---- the cases' boards ----

/** The attributes of a board that shows the same game or position as a link.
 * @param {HTMLAnchorElement} link */
function attributesOf(link) {
  const { g: record, p: position, at } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  const spaced = (/** @type {string | undefined} */ text) => text?.replaceAll("_", " ");
  const lang = language === "en" ? undefined : language;
  return { mode: link.dataset.mode, record: spaced(record), position: spaced(position), at, lang };
}

/** @type {Promise<unknown> | undefined} */
let element;

/** Loads the element's script, which isn't needed before the first tap. */
function elementLoaded() {
  element ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${site}realmino-board.js`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  element.catch(() => { element = undefined; });
  return element;
}

/** Adds “Try it” before a link that leaves the page: a board replaces the picture, or shows its score sheet below it.
 * @param {HTMLAnchorElement} link */
function trying(link) {
  const { inPlace = "", wait = "", close = "", failed = "" } = document.body.dataset;
  const place = /** @type {HTMLElement} */ (link.closest("figure, li"));
  const picture = place.querySelector(".picture");
  const button = document.createElement("button");
  const problem = document.createElement("p");
  /** @type {HTMLElement | undefined} */
  let board;

  const open = async () => {
    button.textContent = wait;
    problem.textContent = "";
    try {
      if (!navigator.onLine) throw new Error("offline");
      await elementLoaded();
    } catch {
      problem.textContent = failed;
      button.textContent = inPlace;
      return;
    }
    const shown = document.createElement("realmino-board");
    for (const [name, value] of Object.entries(attributesOf(link))) if (value) shown.setAttribute(name, value);
    shown.setAttribute("load", "visible");
    shown.setAttribute("label", wait);
    shown.addEventListener("realmino-size", () => {
      place.classList.add("live");
      shown.scrollIntoView({ block: "nearest" });
      button.textContent = close;
    }, { once: true });
    if (picture) picture.after(shown);
    else place.append(shown);
    if (picture && link.dataset.mode !== "score") shown.append(picture); // visible until the board is ready
    board = shown;
  };

  const restore = () => {
    if (picture) board?.before(picture);
    board?.remove();
    board = undefined;
    place.classList.remove("live");
    button.textContent = inPlace;
  };

  button.type = "button";
  button.className = "try";
  button.textContent = inPlace;
  button.addEventListener("click", () => { board ? restore() : void open(); });
  problem.className = "problem";
  problem.role = "status";
  link.before(button, " ");
  link.parentElement?.append(problem);
}

// ---- restoring the reading position ----

const PLACE = `realmino:place:${location.pathname}`;

/** @returns {HTMLDetailsElement[]} */
const allExamples = () => [...document.querySelectorAll(/** @type {"details"} */ (".examples"))];

/** The blocks that stay the same when a board closes. @returns {HTMLElement[]} */
const blocks = () => [...document.querySelectorAll(/** @type {"p"} */ ("main :is(h1, h2, h3, p, li, table)"))];

/** Remembers the open examples, and the first block that begins on the screen. */
function keepPlace() {
  const open = allExamples().flatMap((one, at) => (one.open ? [at] : []));
  const head = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const all = blocks();
  const at = all.findIndex((one) => one.checkVisibility() && one.getBoundingClientRect().top >= head);
  const top = all[at]?.getBoundingClientRect().top;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ open, at, top }));
  } catch {} // no storage: Back shows the page as the browser restores it
}

/** Restores them after Back: browsers close the examples, and so lose the scroll position. */
function restorePlace() {
  const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  let kept;
  try {
    kept = arrival?.type === "back_forward" ? sessionStorage.getItem(PLACE) : null;
  } catch {}
  if (!kept) return;
  const { open, at, top } = JSON.parse(kept);
  const examples = allExamples();
  for (const number of open) if (examples[number]) examples[number].open = true;
  const block = blocks()[at];
  if (!block) return;
  const scroll = () => scrollBy(0, block.getBoundingClientRect().top - top);
  history.scrollRestoration = "manual";
  scroll();
  const restored = () => {
    scroll();
    history.scrollRestoration = "auto";
  };
  // The browser may restore its own scroll position until the first frame after loading.
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(restored)), { once: true });
}

// ---- copying and saving ----

/** What each button copies from a figure.
 * @type {Record<string, (link: HTMLAnchorElement, figure: HTMLElement) => string>} */
const COPIED = {
  position: (link) => { const { record, position } = attributesOf(link); return record ?? position ?? ""; },
  picture: (_, figure) => figure.querySelector("img")?.src ?? "",
  lines: (link) => embedCode(site, attributesOf(link), link.href.slice(site.length), document.body.dataset.link ?? ""),
};

/** @param {HTMLElement} figure */
function copying(figure) {
  const link = figure.querySelector("a.leave");
  const template = document.getElementById("copies");
  if (!(link instanceof HTMLAnchorElement && template instanceof HTMLTemplateElement)) return;
  link.after(template.content.cloneNode(true));
  const menu = /** @type {HTMLDetailsElement} */ (figure.querySelector(".copies"));
  const analysis = /** @type {HTMLAnchorElement} */ (menu.querySelector("[data-analyses]"));
  analysis.href = new URL(`index.html#analyse&${link.hash.replace(/^#(analyse&)?/, "")}`, link.href).href;
  const buttons = menu.querySelectorAll("button");
  for (const button of buttons) {
    const { copies, saves } = button.dataset;
    if (copies) acts(button, () => navigator.clipboard.writeText(COPIED[copies](link, figure)), "copied");
    if (saves === "png" || saves === "svg") {
      acts(button, async () => { if (await saved(figure, saves) !== saves) return "asSvg"; }, "saved");
    }
  }
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    // While another window is in front, such as a download's, the menu keeps showing the result.
    if (document.hasFocus() && !(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

/** Saves a figure's picture as a file with the same name.
 * @param {HTMLElement} figure @param {"svg" | "png"} kind */
async function saved(figure, kind) {
  const source = figure.querySelector("img")?.src ?? "";
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(answer.statusText);
  const name = new URL(source).pathname.split("/").at(-1) ?? "";
  return savePicture(await answer.text(), name.replace(/\.svg$/, ""), kind);
}

/** Makes a button show the result of its work until it loses the focus or its menu closes. Losing
 * the focus to another window doesn't count.
 * @param {HTMLButtonElement} button @param {() => Promise<"asSvg" | void>} work returns the result, if not ``done``
 * @param {"copied" | "saved"} done */
function acts(button, work, done) {
  const words = button.textContent;
  const askAgain = () => { button.textContent = words; };
  button.addEventListener("click", async () => {
    const { dataset } = document.body;
    try {
      button.textContent = dataset[await work() ?? done] ?? words;
    } catch {
      button.textContent = (done === "copied" ? dataset.notCopied : dataset.notSaved) ?? words;
    }
  });
  button.addEventListener("blur", () => { if (document.hasFocus()) askAgain(); });
  button.closest("details")?.addEventListener("toggle", askAgain);
}

const form = document.querySelector("form.search");
if (form instanceof HTMLFormElement) search(form);
openExamples();
addEventListener("hashchange", openExamples);
for (const figure of document.querySelectorAll("figure")) copying(figure);
for (const link of document.querySelectorAll("a.leave")) if (link instanceof HTMLAnchorElement) trying(link);
restorePlace();
addEventListener("pagehide", keepPlace);
keepPages(`${root}sw.js`);
