// The dialog that shares a moment of a game: its picture, its link, code to embed it, and the film of a finished game.
import { embedCode } from "../browser/embed-code.js";
import { pngOf, readsPixels, savePicture, withFonts } from "../browser/picture-files.js";

/** @typedef {import("../browser/embed-code.js").BoardPicture} BoardPicture */

/** @type {ShareWords} */
const words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py
const MODES = /** @type {const} */ (["replay", "play", "score"]);

// Not a style sheet of the page, because those load at every start and this dialog is rare.
const style = new CSSStyleSheet();
style.replaceSync(`
#share { width: min(38rem, 100vw - 2rem); margin-block: min(3rem, 5dvh) auto; } /* its top stays while its height changes */
#share > header h2 { margin: 0; }
#share .share-tabs { display: flex; gap: .25rem; margin-block: .75rem; padding: .25rem; border-radius: var(--round); background: var(--sunk); }
#share .share-tabs button { flex: 1 1 0; min-width: 0; padding-inline: .25rem; border-color: transparent; background: none; }
#share .share-tabs [aria-selected=true] { background: var(--raised); border-color: var(--edge); box-shadow: 0 1px 2px var(--shade); }
#share section { margin-bottom: 1.25rem; }
#share section > p { margin-block: 0 .75rem; text-wrap: pretty; }
#share .share-picture { display: grid; place-content: center; min-height: 12rem; margin-bottom: .75rem; }
#share :is(img, canvas) { display: block; max-width: 100%; max-height: min(26rem, 100dvh - 22rem); width: auto; height: auto; border: 1px solid var(--line); border-radius: .75rem; box-shadow: 0 8px 24px -12px var(--shade); }
#share .row { display: flex; flex-wrap: wrap; gap: .5rem; }
#share section .row button { flex: 1 1 auto; }
#share .share-progress { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: .25rem .75rem; }
#share .share-progress p { margin: 0; grid-column: 1; font-weight: 600; }
#share .share-progress progress { width: 100%; height: .625rem; }
#share .share-progress button { grid-area: 1 / 2 / span 2; }
#share summary { padding-block: .75rem; font-weight: 600; cursor: pointer; }
#share details p { margin: 0 0 .5rem; text-wrap: pretty; }
#share details .row { justify-content: flex-end; }
#share textarea {
  width: 100%; margin-block: .5rem; padding: .5rem; font: .8125rem/1.4 monospace; overflow-wrap: anywhere; resize: vertical;
  color: inherit; background: var(--sunk); border: 1px solid var(--edge); border-radius: .5rem;
}
#share [role=status] { margin-block: 0 1rem; font-weight: 600; overflow-wrap: anywhere; }
#share [role=status]:empty { margin: 0; }
@media (max-width: 30rem) { #share .share-tabs button { font-size: .9375rem; } }
@media (hover: hover) { #share .share-tabs button:hover { background: var(--wash); } }
@media (max-height: 30rem) { #share :is(img, canvas) { max-height: 55dvh; } }
`);
document.adoptedStyleSheets.push(style);

// The embed code contains the picture as text, so the first of these sizes and qualities that is short enough is used.
const MOST = 20_000;
const AREAS = [240_000, 200_000, 160_000, 120_000, 90_000, 60_000];
const QUALITIES = [.5, .35];
const TYPES = ["image/webp", "image/jpeg"]; // not every browser can encode the first

/** A picture of the visible table; undefined if none is small enough. @returns {BoardPicture | undefined} */
function pictureOfTable() {
  const table = document.querySelector("canvas");
  const copy = document.createElement("canvas");
  const pen = copy.getContext("2d");
  for (const type of TYPES) {
    for (const area of AREAS) {
      const scale = Math.min(1, Math.sqrt(area / (table.width * table.height)));
      copy.width = Math.round(scale * table.width);
      copy.height = Math.round(scale * table.height);
      if (!pen || !copy.width) return;
      pen.imageSmoothingQuality = "high";
      pen.drawImage(table, 0, 0, copy.width, copy.height);
      const source = QUALITIES.map((quality) => copy.toDataURL(type, quality))
        .find((url) => url.startsWith(`data:${type}`) && url.length < MOST);
      if (source) return { source, width: copy.width, height: copy.height, alternative: alternative() };
    }
  }
}

function alternative() {
  const turn = document.querySelector("[data-part=turn-text]")?.textContent ?? "";
  return words.alternative({ turn });
}

/** @param {string} moment @param {string} mode @param {BoardPicture} [picture] */
function embedCodeFor(moment, mode, picture) {
  const link = new URLSearchParams(moment);
  const record = (link.get("g") ?? "").replaceAll("_", " ");
  const seats = mode === "play" ? link.get("k") ?? "" : "";
  const attributes = { mode, record, at: link.get("at") ?? "", seats };
  return embedCode(new URL(document.documentElement.dataset.root ?? ".", location.href).href, attributes, `#${moment}`, words.lead, picture);
}

/**
 * @template {HTMLElement} Made
 * @param {Made} element @param {Partial<Made>} properties @param {(Node | string)[]} inside
 */
function withContent(element, properties, ...inside) {
  Object.assign(element, properties).append(...inside);
  return element;
}

const create = document.createElement.bind(document);

/** Opens the system's share dialog. @param {ShareData} data @returns {Promise<boolean>} whether it was shown */
async function send(data) {
  try {
    await navigator.share(data);
  } catch (fault) {
    return fault instanceof DOMException && fault.name === "AbortError"; // shown, but closed by the user
  }
  return true;
}

/** @param {ShareData} data */
const isShareable = (data) => Boolean(navigator.canShare?.(data));

/** Saves a file on the device. @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = withContent(create("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {string} moment */
const linkTo = (moment) => new URL(`.#${moment}`, location.href).href;

/** @param {(Node | string)[]} inside */
const row = (...inside) => withContent(create("div"), { className: "row" }, ...inside);

/** @param {string} text @param {() => unknown} onclick @param {string} [className] */
const button = (text, onclick, className = "") => withContent(create("button"), { type: "button", className, onclick }, text);

/** @param {string} title @param {(Node | string)[]} content */
const detailsElement = (title, ...content) => withContent(create("details"), {}, withContent(create("summary"), {}, title), ...content);

/** Actions that all parts of the dialog share. @typedef {{ report(text: string): void, copyText(text: string): unknown, copyLines(lines: HTMLTextAreaElement): unknown }} Desk */

/** Shows the moment's picture, with buttons to send and save it. @param {SharedMoment} shared @param {HTMLElement} part @param {Desk} desk */
async function showPicture(shared, part, desk) {
  const frame = withContent(create("div"), { className: "share-picture", ariaBusy: "true" });
  part.replaceChildren(frame);
  const { described, problem, ...plain } = await shared.picture();
  if (problem) {
    frame.remove();
    desk.report(problem);
    return;
  }
  const [svg, painted] = await Promise.all([plain.svg, plain.painted].map(withFonts));
  frame.ariaBusy = "false";
  const image = withContent(create("img"), { src: `data:image/svg+xml,${encodeURIComponent(painted)}`, alt: described });
  frame.append(image);
  /** @param {string} source @param {"svg" | "png"} kind */
  const saveAs = async (source, kind) => {
    const saved = await savePicture(source, words.file, kind);
    desk.report((saved === kind ? words.saved : words.withheld)({ file: `${words.file}.${saved}` }));
  };
  const savePng = button(words.png, () => saveAs(painted, "png"), "primary");
  part.append(
    row(savePng),
    detailsElement(words.more, row(button(words.svg, () => saveAs(svg, "svg")), button(words.described, () => desk.copyText(described)))),
  );
  const png = await pngOf(painted);
  if (!png) return;
  const files = [new File([png], `${words.file}.png`, { type: png.type })];
  const data = { title: document.title, text: described, url: linkTo(shared.moment), files };
  if (!isShareable(data)) return;
  savePng.className = "";
  savePng.before(button(words.send, () => send(data), "primary"));
}

/** Makes the film of the game and shows it meanwhile. @param {SharedMoment} shared @param {HTMLElement} part @param {Desk} desk @param {AbortSignal} closed */
async function showFilm(shared, part, desk, closed) {
  const cancelled = new AbortController();
  const signal = AbortSignal.any([closed, cancelled.signal]);
  const again = () => showFilm(shared, part, desk, closed);
  const canvas = create("canvas");
  canvas.setAttribute("role", "img");
  const bar = withContent(create("progress"), { max: 1, value: 0, ariaLabel: words["film-making"] });
  const frame = withContent(create("div"), { className: "share-picture", ariaBusy: "true" });
  const stop = button(words["film-cancel"], () => cancelled.abort());
  part.replaceChildren(frame, withContent(create("div"), { className: "share-progress" }, withContent(create("p"), {}, words["film-making"]), bar, stop));
  try {
    const [film, { FilmPlayer, makeFilm }] = await Promise.all([shared.film?.(), import("../film/film.js")]);
    signal.throwIfAborted();
    if (!film || film.problem) throw new Error(film?.problem ?? "");
    const player = new FilmPlayer(film, canvas);
    canvas.ariaLabel = film.described;
    frame.append(canvas);
    const file = await makeFilm(player, (share) => { bar.value = share; }, signal);
    if (!file) throw new Error(words["film-impossible"]);
    frame.ariaBusy = "false";
    part.replaceChildren(frame, filmButtons(film, player, file, desk));
    part.dataset.film = file.extension;
  } catch (fault) {
    if (closed.aborted) return;
    part.replaceChildren(withContent(create("p"), {}, words["film-about"]), row(button(words["film-make"], again, "primary")));
    desk.report(cancelled.signal.aborted ? words["film-cancelled"] : String(/** @type {Error} */ (fault).message));
    if (!cancelled.signal.aborted && !(fault instanceof Error && fault.message)) throw fault;
  }
}

/** @param {Film} film @param {import("../film/film.js").FilmPlayer} player @param {FilmFile} file @param {Desk} desk */
function filmButtons(film, player, { blob, extension }, desk) {
  const name = `${words["film-file"]}.${extension}`;
  const data = { title: words["film-title"], text: film.described, files: [new File([blob], name, { type: blob.type })] };
  const sends = isShareable(data);
  let playing = 0;
  const play = () => {
    cancelAnimationFrame(playing);
    const start = performance.now();
    const frame = (/** @type {number} */ now) => {
      player.draw(Math.min(player.seconds, Math.max(0, now - start) / 1000));
      if (now - start < 1000 * player.seconds && player.canvas.isConnected) playing = requestAnimationFrame(frame);
    };
    playing = requestAnimationFrame(frame);
  };
  return row(
    ...(sends ? [button(words.send, () => send(data), "primary")] : []),
    button(words["film-save"], () => {
      save(blob, name);
      desk.report(words.saved({ file: name }));
    }, sends ? "" : "primary"),
    button(words["film-again"], play),
  );
}

/** Shows the link, and the code for other pages. @param {SharedMoment} shared @param {HTMLElement} part @param {Desk} desk */
function showLink(shared, part, desk) {
  const link = linkTo(shared.moment);
  const data = { title: document.title, text: words.lead, url: link };
  const sends = isShareable(data);
  const copyResult = async () => desk.copyText(`${await shared.result?.()}\n${link}`);
  part.replaceChildren(
    withContent(create("p"), {}, words["link-about"]),
    row(
      ...(sends ? [button(words.send, () => send(data), "primary")] : []),
      withContent(button(words.link, () => desk.copyText(link), sends ? "" : "primary"), { name: "copy-link" }),
      ...(shared.result ? [button(words.result, copyResult)] : []),
    ),
    embedSection(shared.moment, desk),
    detailsElement(words.more, row(button(words.position, () => desk.copyText(shared.position)))),
  );
}

/** The section with the code that embeds the moment in another page. @param {string} moment @param {Desk} desk */
function embedSection(moment, desk) {
  const mode = withContent(create("select"), { id: "share-mode" }, ...MODES.map((value) => withContent(create("option"), { value }, words[value])));
  const isRead = readsPixels();
  const picture = isRead ? pictureOfTable() : undefined;
  const pictured = withContent(create("input"), { type: "checkbox", checked: Boolean(picture) });
  const lines = withContent(create("textarea"), { readOnly: true, rows: 8, spellcheck: false, ariaLabel: words.lines });
  const write = () => { lines.value = embedCodeFor(moment, mode.value, pictured.checked ? picture : undefined); };
  mode.onchange = pictured.onchange = write;
  write();
  return detailsElement(words.page, withContent(create("p"), {}, words.text),
    withContent(create("div"), { className: "settings" }, withContent(create("label"), { htmlFor: mode.id }, words.mode), mode),
    ...(picture ? [withContent(create("label"), { className: "switch" }, pictured, withContent(create("span"), {}, words.pictured))] : []),
    ...(isRead ? [] : [withContent(create("p"), {}, words.unpictured)]),
    lines, row(button(words.copy, () => desk.copyLines(lines))));
}

/** @param {HTMLElement} status @returns {Desk} */
function deskOf(status) {
  const report = (/** @type {string} */ text) => { status.textContent = text; };
  /** Without a clipboard, shows and selects the text for copying by hand.
   * @param {string} text @param {() => void} mark */
  const copy = async (text, mark) => {
    try {
      await navigator.clipboard.writeText(text);
      report(words.copied);
    } catch {
      mark();
    }
  };
  return {
    report,
    copyText: (text) => copy(text, () => {
      report(text);
      getSelection()?.selectAllChildren(status);
    }),
    copyLines: (lines) => copy(lines.value, () => {
      lines.select();
      report(words.marked);
    }),
  };
}

/** Opens the dialog; it shows the picture first. @param {SharedMoment} shared */
export function show(shared) {
  if (document.getElementById("share")) return; // a second click
  const closed = new AbortController();
  const title = withContent(create("h2"), { id: "share-title", tabIndex: -1 }, words.title);
  const status = withContent(create("p"), { role: "status" });
  const desk = deskOf(status);
  const parts = {
    picture: (/** @type {HTMLElement} */ part) => showPicture(shared, part, desk),
    ...(shared.film ? { film: (/** @type {HTMLElement} */ part) => showFilm(shared, part, desk, closed.signal) } : {}),
    link: (/** @type {HTMLElement} */ part) => showLink(shared, part, desk),
  };
  const names = /** @type {("picture" | "film" | "link")[]} */ (Object.keys(parts));
  const panels = names.map((name) => withContent(create("section"), { id: `share-${name}`, role: "tabpanel", hidden: true }));
  const tabs = names.map((name, index) => {
    const tab = button(words[`tab-${name}`], () => open(index));
    tab.id = `share-tab-${name}`;
    tab.role = "tab";
    tab.setAttribute("aria-controls", panels[index].id);
    panels[index].setAttribute("aria-labelledby", tab.id);
    return tab;
  });
  /** @param {number} shown */
  const open = (shown) => {
    status.textContent = "";
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === shown);
      tab.tabIndex = index === shown ? 0 : -1;
      panels[index].hidden = index !== shown;
    });
    if (!panels[shown].childElementCount) return parts[names[shown]]?.(panels[shown]);
  };
  const list = withContent(create("div"), { className: "share-tabs", role: "tablist" }, ...tabs);
  list.setAttribute("aria-labelledby", title.id);
  list.onkeydown = ({ key }) => {
    const step = { ArrowLeft: tabs.length - 1, ArrowRight: 1 }[key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + step) % tabs.length];
    next.focus();
    next.click();
  };
  const dialog = withContent(create("dialog"), { id: "share" }, withContent(create("header"), {}, title, closeButton(() => dialog.close())), list, ...panels, status);
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.setAttribute("closedby", "any");
  dialog.onclose = () => {
    closed.abort();
    dialog.remove();
    for (const work of [shared.picture, shared.film, shared.result]) work?.destroy();
  };
  document.body.append(dialog);
  title.autofocus = true;
  dialog.showModal();
  open(0);
}

/** The close button in the corner. @param {() => void} close */
function closeButton(close) {
  const cross = button("", close, "icon");
  cross.ariaLabel = words.close;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS(svg.namespaceURI ?? "", "use");
  use.setAttribute("href", "#sign-close");
  svg.ariaHidden = "true";
  svg.append(use);
  cross.append(svg);
  return cross;
}
