// The set-up screen before Python is there: theme, seats, remembered choices, dialogs and an early Begin.

const page = document.documentElement;
const keep = {
  // Storage may be forbidden (private windows, frames): then nothing is remembered, and nothing breaks.
  get(name) { try { return localStorage.getItem(`realmino.${name}`); } catch { return null; } },
  set(name, text) { try { localStorage.setItem(`realmino.${name}`, text); } catch { /* forbidden or full */ } },
};

function applyTheme(theme) {
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  else delete page.dataset.theme;
}

applyTheme(keep.get("theme"));
if (document.readyState === "loading") addEventListener("DOMContentLoaded", bind);
else bind();

function bind() {
  const form = document.getElementById("setup-form");
  const theme = document.getElementById("theme");
  theme.value = page.dataset.theme ?? "system";
  theme.addEventListener("change", () => { keep.set("theme", theme.value); applyTheme(theme.value); });

  restore(form);
  seat(form);
  form.addEventListener("change", () => { seat(form); keep.set("setup", JSON.stringify(choices(form))); });
  waitForPython(form);
  showSavedGame();
  document.addEventListener("click", openAndClose);
}

/** Every named control of the form as text or, for checkboxes, true or false. */
function choices(form) {
  const named = [...form.elements].filter((one) => one.name && one.type !== "hidden" && one.name !== "seed");
  return Object.fromEntries(named.map((one) => [one.name, one.type === "checkbox" ? one.checked : one.value]));
}

function restore(form) {
  let kept;
  try { kept = JSON.parse(keep.get("setup")) ?? {}; } catch { kept = {}; }
  for (const [name, value] of Object.entries(kept)) {
    const control = form.elements[name];
    if (!control) continue;
    if (control.type === "checkbox") control.checked = value === true;
    else if (control.tagName !== "SELECT" || [...control.options].some((one) => one.value === value)) control.value = value;
  }
}

/** How many seats are taken decides what can be chosen. */
function seat(form) {
  const kinds = [0, 1, 2, 3].map((i) => form.elements[`kind${i}`].value);
  kinds.forEach((kind, i) => { form.elements[`name${i}`].disabled = kind === "none"; });
  const taken = kinds.filter((kind) => kind !== "none").length;
  const duel = form.elements.duel;
  duel.disabled = taken !== 2;
  if (duel.disabled) duel.checked = false;
  duel.setAttribute("aria-describedby", duel.disabled ? "duel-text duel-why" : "duel-text");
  form.dataset.seats = duel.checked ? "duel" : taken;
  document.getElementById("begin").setAttribute("aria-disabled", String(taken < 2));
}

/** Begin and Continue may be pressed early: the press is kept until Python can answer it. */
function waitForPython(form) {
  const begin = document.getElementById("begin");
  const resume = document.getElementById("resume-game");
  const heard = document.getElementById("heard");
  let ready = false;
  let pressed = null;
  const hold = (event, button) => {
    event.preventDefault();
    if (begin.getAttribute("aria-disabled") === "true" && button === begin) {
      event.stopImmediatePropagation();
      [0, 1, 2, 3].map((i) => form.elements[`kind${i}`]).find((one) => one.value === "none").focus();
    } else if (!ready) {
      event.stopImmediatePropagation();
      pressed = button;
      heard.textContent = heard.dataset.sentence;
    }
  };
  form.addEventListener("submit", (event) => hold(event, begin));
  resume.addEventListener("click", (event) => hold(event, resume));
  document.addEventListener("realmino:ready", () => {
    ready = true;
    heard.textContent = "";
    if (pressed?.isConnected && !pressed.closest("[hidden]")) pressed.click();
  });
}

/** Python leaves a sentence about the saved game here, so that Continue need not wait for Python. */
function showSavedGame() {
  const sentence = keep.get("resume");
  if (!sentence) return;
  document.getElementById("resume-text").textContent = sentence;
  document.getElementById("resume").hidden = false;
}

function openAndClose(event) {
  const button = event.target.closest?.("[data-opens], [data-closes]");
  if (!button) return;
  button.closest("dialog")?.close();
  if (button.dataset.opens) document.getElementById(button.dataset.opens).showModal();
}
