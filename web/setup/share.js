// The dialog that shares a moment of a game: a link, a picture, lines for a page.
import { boardLines } from "../browser/board-lines.js";
import { pngOf, readsPixels, savePicture } from "../browser/picture-files.js";

/** @typedef {import("../browser/board-lines.js").BoardPicture} BoardPicture */

/** @type {ShareWords} */
const words = $words$;
const MODES = /** @type {const} */ (["replay", "play", "score"]);

// Not a style sheet of the page, because those load at every start and this dialog is rare.
const style = new CSSStyleSheet();
style.replaceSync(`
#share { width: min(38rem, 100vw - 2rem); }
#share img { display: block; max-width: 100%; max-height: 38vh; width: auto; height: auto; margin: .5rem auto .75rem; border: 1px solid var(--line); border-radius: .5rem; }
#share .row { display: flex; flex-wrap: wrap; gap: .5rem; }
#share section .row button { flex: 1 1 auto; }
#share summary { padding-block: .75rem; font-weight: 600; cursor: pointer; }
#share details p { margin: 0 0 .5rem; text-wrap: pretty; }
#share details .row { justify-content: flex-end; }
#share textarea {
  width: 100%; margin-block: .5rem; padding: .5rem; font: .8125rem/1.4 monospace; overflow-wrap: anywhere; resize: vertical;
  color: inherit; background: var(--sunk); border: 1px solid var(--edge); border-radius: .5rem;
}
#share [role=status] { min-height: 1.5em; overflow-wrap: anywhere; }
`);
document.adoptedStyleSheets.push(style);

// The lines contain the picture as text, so it is the first of these sizes and qualities that is short enough.
const MOST = 20_000;
const AREAS = [240_000, 200_000, 160_000, 120_000, 90_000, 60_000];
const QUALITIES = [.5, .35];
const TYPES = ["image/webp", "image/jpeg"]; // not every browser can write the first

/** The visible table; undefined if no picture of it is small enough. @returns {BoardPicture | undefined} */
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
function linesOf(moment, mode, picture) {
  const link = new URLSearchParams(moment);
  const record = (link.get("g") ?? "").replaceAll("_", " ");
  const seats = mode === "play" ? link.get("k") ?? "" : "";
  const attributes = { mode, record, at: link.get("at") ?? "", seats };
  return boardLines(new URL(document.documentElement.dataset.root ?? ".", location.href).href, attributes, `#${moment}`, words.lead, picture);
}

/**
 * @template {HTMLElement} Made
 * @param {Made} element @param {Partial<Made>} properties @param {(Node | string)[]} inside
 */
function made(element, properties, ...inside) {
  Object.assign(element, properties).append(...inside);
  return element;
}

const create = document.createElement.bind(document);

/** What the system's dialog for sharing gets: the link, and the picture where it takes files.
 * @param {SharedMoment} shared @returns {Promise<ShareData | undefined>} */
async function parcel({ moment, painted, described, sends }) {
  if (!navigator.canShare) return;
  const data = { title: document.title, text: sends ? described : words.lead, url: linkTo(moment) };
  const png = painted ? await pngOf(painted) : null;
  const files = png ? [new File([png], `${words.file}.png`, { type: png.type })] : [];
  const pictured = { ...data, files };
  if (png && navigator.canShare(pictured)) return pictured;
  return navigator.canShare(data) ? data : undefined;
}

/** @param {ShareData} data @returns {Promise<boolean>} whether the dialog was shown */
async function send(data) {
  try {
    await navigator.share(data);
  } catch (fault) {
    return fault instanceof DOMException && fault.name === "AbortError"; // closed again
  }
  return true;
}

/** @param {string} moment */
const linkTo = (moment) => new URL(`.#${moment}`, location.href).href;

/** @param {(Node | string)[]} inside */
const row = (...inside) => made(create("div"), { className: "row" }, ...inside);

/** @param {string} text @param {() => unknown} onclick @param {string} [className] */
const button = (text, onclick, className = "") => made(create("button"), { type: "button", className, onclick }, text);

/** The buttons that save the picture or copy its description; none if there is no picture.
 * @param {SharedMoment} shared @param {(text: string) => void} report @param {(text: string) => unknown} copy */
function pictureButtons({ picture, painted, described }, report, copy) {
  if (!picture || !painted || !described) return [];
  /** @param {string} svg @param {"svg" | "png"} kind */
  const save = async (svg, kind) => {
    const saved = await savePicture(svg, words.file, kind);
    report((saved === kind ? words.saved : words.withheld)({ file: `${words.file}.${saved}` }));
  };
  return [
    button(words.png, () => save(painted, "png")),
    button(words.svg, () => save(picture, "svg")),
    button(words.described, () => copy(described)),
  ];
}

/** The lines that embed the moment into another page.
 * @param {string} moment @param {(lines: HTMLTextAreaElement) => unknown} copy */
function linesPart(moment, copy) {
  const mode = made(create("select"), { id: "share-mode" }, ...MODES.map((value) => made(create("option"), { value }, words[value])));
  const isRead = readsPixels();
  const picture = isRead ? pictureOfTable() : undefined;
  const pictured = made(create("input"), { type: "checkbox", checked: Boolean(picture) });
  const lines = made(create("textarea"), { readOnly: true, rows: 8, spellcheck: false, ariaLabel: words.lines });
  const write = () => { lines.value = linesOf(moment, mode.value, pictured.checked ? picture : undefined); };
  mode.onchange = pictured.onchange = write;
  write();
  return made(create("details"), {}, made(create("summary"), {}, words.page), made(create("p"), {}, words.text),
    made(create("div"), { className: "settings" }, made(create("label"), { htmlFor: mode.id }, words.mode), mode),
    ...(picture ? [made(create("label"), { className: "switch" }, pictured, made(create("span"), {}, words.pictured))] : []),
    ...(isRead ? [] : [made(create("p"), {}, words.unpictured)]),
    lines, row(button(words.copy, () => copy(lines))));
}

/** Opens the system's dialog for sharing if the moment asks for it, or else ours.
 * @param {SharedMoment} shared */
export async function show(shared) {
  const data = await parcel(shared).catch(() => undefined);
  // Browsers refuse this some seconds after a click; then our dialog has a button for it.
  if (shared.sends && data && await send(data)) return;
  if (document.getElementById("share")) return; // a second click
  const title = made(create("h2"), { id: "share-title", tabIndex: -1 }, words.title);
  const status = made(create("p"), { role: "status" }, shared.problem ?? "");
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
  const copyText = (/** @type {string} */ text) => copy(text, () => {
    report(text);
    getSelection()?.selectAllChildren(status);
  });
  const copyLines = (/** @type {HTMLTextAreaElement} */ lines) => copy(lines.value, () => {
    lines.select();
    report(words.marked);
  });
  const close = button(words.close, () => dialog.close());
  const { painted, described } = shared;
  const source = painted && `data:image/svg+xml,${encodeURIComponent(painted)}`;
  const dialog = made(create("dialog"), { id: "share" }, title,
    made(create("section"), {},
      ...(source ? [made(create("img"), { src: source, alt: described ?? "" })] : []),
      row(
        ...(data ? [button(words.send, () => send(data), "primary")] : []),
        button(words.link, () => copyText(linkTo(shared.moment)), data ? "" : "primary"),
      )),
    made(create("details"), {}, made(create("summary"), {}, words.more),
      row(...pictureButtons(shared, report, copyText), button(words.position, () => copyText(shared.position)))),
    linesPart(shared.moment, copyLines),
    status, made(create("footer"), {}, close));
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.setAttribute("closedby", "any");
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  title.autofocus = true;
  dialog.showModal();
}
