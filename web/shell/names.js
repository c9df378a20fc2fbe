// Limits the length of names while people type. A letter and its accents count as one, as in table/model/names.py.

/** @type {Intl.Segmenter} */
let segmenter;

/** @param {string} text */
function letters(text) {
  if (!("Segmenter" in Intl)) return Array.from(text); // Firefox before 125
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** @param {string} name @param {number} most */
export function shorten(name, most) {
  return name.length > most ? letters(name).slice(0, most).join("") : name;
}

// Shortens what was just typed or pasted, not the text after it; waits until a composition ends.
/** @param {Event & { isComposing?: boolean }} event */
function limit({ target, isComposing }) {
  const field = /** @type {HTMLInputElement} */ (/** @type {unknown} */ (target));
  const most = Number(field.dataset?.longest);
  if (!most || isComposing || shorten(field.value, most) === field.value) return;
  const end = field.selectionEnd ?? 0;
  const after = field.value.slice(end);
  const before = letters(field.value.slice(0, end));
  while (before.length && letters(before.join("") + after).length > most) before.pop();
  const typed = before.join("");
  field.value = typed + after;
  field.setSelectionRange(typed.length, typed.length);
}

for (const kind of ["input", "compositionend"]) addEventListener(kind, limit, true);
