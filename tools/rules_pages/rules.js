// What a page of rules does beyond being read: the search, and buttons that copy.

const root = document.body.dataset.root ?? "";

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

/** How well an entry fits all words: 0 for not at all, more where they stand in its title.
 * @param {Entry} entry @param {string[]} words */
function fit([title, , text], words) {
  const [inTitle, inText] = [title.toLowerCase(), text.toLowerCase()];
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
  const told = /** @type {HTMLElement} */ (form.querySelector(".told"));

  async function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) {
      list.hidden = true;
      told.textContent = "";
      return;
    }
    let all;
    try {
      all = await loaded();
    } catch {
      told.textContent = form.dataset.offline ?? "";
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
    told.textContent = fitting.length ? "" : form.dataset.nothing ?? "";
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

/** @param {HTMLButtonElement} button */
function copying(button) {
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { copy, copyAddress, copied, notCopied } = button.dataset;
    const text = copy ?? new URL(copyAddress ?? "", location.href).href;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = copied ?? words;
    } catch {
      button.textContent = notCopied ?? words;
    }
    button.addEventListener("blur", () => { button.textContent = words; }, { once: true });
  });
}

const form = document.querySelector("form.search");
if (form instanceof HTMLFormElement) search(form);
for (const button of document.querySelectorAll("button")) {
  if (button.dataset.copy ?? button.dataset.copyAddress) copying(button);
}
