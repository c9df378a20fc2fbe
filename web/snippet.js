// The lines that show a moment of a game on another page, in a dialog that is made when somebody asks for it.
import { boardLines } from "./board-lines.js";

/** @typedef {import("./board-lines.js").BoardPicture} BoardPicture */

/** @type {SnippetWords} */
const words = @words@;
const MODES = /** @type {const} */ (["replay", "play", "score"]);

// Style sheets are fetched at every start, and this dialog is rare.
const style = new CSSStyleSheet();
style.replaceSync(`#snippet textarea {
  width: calc(100% - 3rem); padding: .5rem; font: .8125rem/1.4 monospace; overflow-wrap: anywhere; resize: vertical;
  color: inherit; background: var(--sunk); border: 1px solid var(--edge); border-radius: .5rem;
}`);
document.adoptedStyleSheets.push(style);

// A picture stands in the lines as text, so it must not be large: the first one of these sizes and qualities that fits.
const MOST = 20_000;
const AREAS = [240_000, 200_000, 160_000, 120_000, 90_000, 60_000];
const QUALITIES = [.5, .35];
const TYPES = ["image/webp", "image/jpeg"]; // not every browser writes the first one

/** The table as it is seen; nothing if no picture of it is small enough. @returns {BoardPicture | undefined} */
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
  return boardLines(new URL(".", location.href).href, attributes, `#${moment}`, words.link, picture);
}

/**
 * @template {HTMLElement} Made
 * @param {Made} element @param {Partial<Made>} properties @param {(Node | string)[]} inside
 */
function made(element, properties, ...inside) {
  Object.assign(element, properties).append(...inside);
  return element;
}

/** @param {string} moment what a link to it has after its # */
export function show(moment) {
  const create = document.createElement.bind(document);
  const title = made(create("h2"), { id: "snippet-title", tabIndex: -1 }, words.title);
  const mode = made(create("select"), { id: "snippet-mode" }, ...MODES.map((value) => made(create("option"), { value }, words[value])));
  const picture = pictureOfTable();
  const pictured = made(create("input"), { type: "checkbox", checked: Boolean(picture) });
  const lines = made(create("textarea"), { readOnly: true, rows: 8, spellcheck: false, ariaLabel: words.lines });
  const told = made(create("p"), { role: "status" });
  const copy = made(create("button"), { type: "button", className: "primary" }, words.copy);
  const close = made(create("button"), { type: "button" }, words.close);
  const dialog = made(create("dialog"), { id: "snippet" }, title, made(create("p"), {}, words.text),
    made(create("div"), { className: "settings" }, made(create("label"), { htmlFor: mode.id }, words.mode), mode),
    ...(picture ? [made(create("label"), { className: "switch" }, pictured, made(create("span"), {}, words.picture))] : []),
    lines, told, made(create("footer"), {}, close, copy));
  dialog.setAttribute("aria-labelledby", title.id);
  const write = () => {
    lines.value = linesOf(moment, mode.value, pictured.checked ? picture : undefined);
    told.textContent = "";
  };
  mode.onchange = pictured.onchange = write;
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(lines.value);
      told.textContent = words.copied;
    } catch {
      lines.select(); // no clipboard here: by hand
      told.textContent = words.marked;
    }
  };
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  write();
  document.body.append(dialog);
  title.autofocus = true;
  dialog.showModal();
}
