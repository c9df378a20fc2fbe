"""Scripts that find cut-off text and letters without a glyph in a page."""

import re
from typing import Final

from realmino.drawing.shapes import FAMILIES
from tools.checks.languages_terms import messages, rules
from tools.paths import ROOT, WEB, languages

CUT: Final = """(where, root = document.body) => {
  const [found, looked] = [[], new Set()];
  const add = (element, text, by) => found.push(
    `${where}: “${text.trim().replace(/\\s+/g, " ").slice(0, 60)}” in ${named(element)}, ${by}`);
  const named = ({ tagName, id, className, dataset, parentElement }) => {
    const kind = typeof className === "string" && className ? `.${className.split(" ")[0]}` : "";
    const own = id ? `#${id}` : dataset?.part ? `[${dataset.part}]` : kind;
    return own ? tagName.toLowerCase() + own : `${named(parentElement)} ${tagName.toLowerCase()}`;
  };
  const px = (much) => `${Math.round(much)} px`;
  const pen = document.createElement("canvas").getContext("2d");
  const wide = (text, style) => {
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return pen.measureText(text).width;
  };
  const [SLACK, LINE] = [1.5, 0.25]; // pixels beside; of the letters' height above and below
  const HELD = "button, summary, select, [role=button], .chip, .badge";
  const UNSEEN = "script, style, template, option, svg";
  const MAY_GO = "[data-part=to-come] .more"; // hidden on purpose where there is no room
  const hides = (how) => how === "hidden" || how === "clip";
  // For screen readers only: a box of a pixel or two.
  const isTiny = ({ offsetWidth, offsetHeight }) => offsetWidth <= 2 && offsetHeight <= 2;
  const isRead = (element) =>
    element !== document.body && (isTiny(element) || isRead(element.parentElement));
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = nodes.nextNode());) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest(`${UNSEEN}, ${MAY_GO}`) || isRead(own)) continue;
    if (!own.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const slack = LINE * parseFloat(getComputedStyle(own).fontSize);
    const beyond = ({ right, left }) => Math.max(box.right - right, left - box.left);
    const below = ({ bottom, top }) => Math.max(box.bottom - bottom, top - box.top);
    const held = own.closest(HELD)?.getBoundingClientRect();
    if (held && beyond(held) > SLACK) add(own, node.data, `${px(beyond(held))} outside its button`);
    let [scrollsX, scrollsY] = [false, false];
    for (let around = own; around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (hides(style.overflowX) && !scrollsX && beyond(edge) > SLACK) {
        add(around, node.data, `${px(beyond(edge))} cut off at its side`);
        break;
      }
      const isPage = around === document.body;
      if (hides(style.overflowY) && !scrollsY && !isPage && below(edge) > slack) {
        add(around, node.data, `${px(below(edge))} cut off above or below`);
        break;
      }
      if (/auto|scroll/.test(style.overflow) && !looked.has(around)) {
        looked.add(around);
        const high = around.clientHeight;
        const [aside, down] = [around.scrollWidth - around.clientWidth, around.scrollHeight - high];
        const isTable = around.querySelector(":scope > table"); // which may be wider than a phone
        if (aside > SLACK && high > innerHeight / 3 && !isTable) {
          add(around, node.data, `${px(aside)} too wide`);
        }
        if (down > slack && high < 4 * parseFloat(style.fontSize)) {
          add(around, node.data, `${px(down)} too high for its visible lines`);
        }
      }
      scrollsX ||= /auto|scroll/.test(style.overflowX) && around.scrollWidth > around.clientWidth;
      scrollsY ||= /auto|scroll/.test(style.overflowY);
      if (style.position === "fixed") break;
    }
    const out = beyond({ right: innerWidth, left: 0 });
    if (!scrollsX && out > SLACK) add(own, node.data, `${px(out)} outside the screen`);
  }
  for (const field of root.querySelectorAll("select, input")) {
    // An invisible field has its text in an element below it.
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(field);
    const isList = field.tagName === "SELECT";
    const text = isList ? field.selectedOptions[0]?.label ?? "" : field.value || field.placeholder;
    if (!isList && !["text", "search", "number"].includes(field.type)) continue;
    const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const room = field.clientWidth - sides;
    const lines = isList && style.whiteSpace === "normal" ? text.split(" ") : [text];
    const by = Math.max(...lines.map((line) => wide(line, style))) - room;
    if (by > SLACK) add(field, text, `${px(by)} cut off in its field`);
  }
  return found;
}"""
"""Returns a sentence for each text that isn't fully visible, starting with ``where``."""

OPENED: Final = """async (where) => {
  const cut = CUT;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const found = cut(where);
  for (const template of document.querySelectorAll("template#table-markup")) {
    const table = document.createElement("div");
    table.id = "tried";
    table.append(template.content.cloneNode(true));
    document.body.append(table);
  }
  for (const opened of document.querySelectorAll("dialog, [popover]")) {
    const name = opened.id || opened.dataset.part || opened.className;
    for (const part of opened.querySelectorAll("details")) part.open = true;
    if (opened instanceof HTMLDialogElement) opened.showModal();
    else opened.showPopover();
    found.push(...cut(`${where}, ${name}`, opened));
    if (opened instanceof HTMLDialogElement) opened.close();
    else opened.hidePopover();
  }
  document.getElementById("tried")?.remove();
  return found;
}""".replace("CUT;", f"{CUT};")
"""Does the same for the page and each of its dialogs."""

WATCHED: Final = """(() => {
  globalThis.squeezed = new Map();
  const pens = [CanvasRenderingContext2D, globalThis.OffscreenCanvasRenderingContext2D];
  for (const { prototype: pen } of pens.filter(Boolean)) watch(pen, pen.fillText);
  function watch(pen, paint) { pen.fillText = function (text, x, y, most) {
    if (/.…$/.test(text)) globalThis.squeezed.set(text, 0); // cut by the table itself
    if (most) {
      const share = most / this.measureText(text).width;
      if (share < (globalThis.squeezed.get(text) ?? 1)) globalThis.squeezed.set(text, share);
    }
    return most === undefined ? paint.call(this, text, x, y) : paint.call(this, text, x, y, most);
  }; }
})()"""
"""Records which texts on the canvas are cut off or squeezed."""

SQUEEZED: Final = """([where, least]) => {
  const found = [...globalThis.squeezed ?? []].filter(([, share]) => share < least);
  globalThis.squeezed?.clear();
  return found.map(([text, share]) =>
    `${where}: “${text}” is squeezed to ${Math.round(share * 100)} %`);
}"""
"""Returns a sentence for each text squeezed to less than ``least`` since the last call."""

TORN: Final = """(selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const torn = [];
  for (let node; (node = nodes.nextNode());) {
    for (const { index, 0: word } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) torn.push(word);
    }
  }
  return torn;
})"""
"""Returns the words in the selected elements that are broken across lines."""


UNDRAWN: Final = """([letters, families]) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [48, 48];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = (letter, font) => {
    pen.clearRect(0, 0, 48, 48);
    pen.font = font;
    pen.fillText(letter, 8, 36);
    return pen.getImageData(0, 0, 48, 48).data.join();
  };
  const found = [];
  for (const family of families)
    for (const weight of [400, 600]) {
      const font = `${weight} 24px ${family}`;
      const none = drawn("\\u0378", font); // a letter that no alphabet has
      found.push(...[...letters].filter((letter) => drawn(letter, font) === none)
        .map((letter) => `${letter} in ${font}`));
    }
  return found;
}"""


def letters() -> str:
    """All letters that the texts in all languages use."""
    written = "".join(
        text
        for language in languages()
        for text in [*messages(ROOT / "text" / language), *rules(ROOT / "rulebook" / language)]
    )
    return "".join(sorted({letter for letter in written if letter.isalpha()}))


def families() -> list[str]:
    """The font families used in the page, its pictures and its canvas."""
    style = (WEB / "shell/style.css").read_text(encoding="utf-8")
    return [*FAMILIES.values(), *re.findall(r"^  --(?:serif|sans): (.+);$", style, re.MULTILINE)]
