// Keeps a copy of the site for playing offline (sw.js), and offers new versions.
// Registers the service worker after the start, and has it repair the copy at every visit.
/** @type {{ ready: string, unsaved: string }} */
const words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py

const page = document.documentElement;
const SITE = new URL(page.dataset.root ?? ".", location.href);
const HOUR = 3_600_000;
const SAVE_TIMEOUT = 5_000; // milliseconds

const box = document.getElementById("update");
const text = document.getElementById("update-text");
const button = document.getElementById("update-now");

/** @type {ServiceWorkerRegistration} */
let registration;
let lastCheck = 0; // for a new version

async function keepForOffline() {
  const isReturning = navigator.serviceWorker?.controller?.scriptURL === new URL("sw.js", SITE).href;
  try {
    registration = await navigator.serviceWorker.register(new URL("sw.js", SITE), { scope: SITE.pathname, updateViaCache: "none" });
  } catch (error) {
    console.info("Realmino is not kept for playing offline:", String(error));
    return;
  }
  lastCheck = Date.now();
  registration.active?.postMessage("heal");
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language: page.lang.split("-")[0] }));
  // The first copy is of this very page, so it takes over silently.
  let isFirst = registration.active?.state !== "activated";
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isFirst) isFirst = false;
    else if (navigator.serviceWorker.controller) reloadIfSaved(); // it is gone after “clear site data”
  });
  if (registration.waiting && registration.active) offer(words.ready);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  document.addEventListener("visibilitychange", checkForUpdate);
  if (isReturning) keepRules();
}

// The rules reference is a third the size of the files for a first game, so only returning visitors get a copy.
function keepRules() {
  const isOnline = registration.update();
  isOnline.then(() => navigator.serviceWorker.register("./rules/sw.js", { updateViaCache: "none" })).catch(() => {});
}

/** @param {ServiceWorker | null} worker */
function watch(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) offer(words.ready);
  });
}

// For pages that stay open for days.
function checkForUpdate() {
  if (document.visibilityState !== "visible" || Date.now() - lastCheck < HOUR) return;
  lastCheck = Date.now();
  registration.update().catch(() => {}); // offline
}

/** @param {string} sentence */
function offer(sentence) {
  text.textContent = document.getElementById("announce").textContent = sentence;
  button.disabled = false;
  box.hidden = false;
}

async function takeOver() {
  button.disabled = true;
  if (!(await isSaved())) offer(words.unsaved);
  else if (registration.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

// The new version has taken over, here or in another tab. Reloading must not lose an unsaved game.
async function reloadIfSaved() {
  if (await isSaved()) location.reload();
  else offer(words.unsaved);
}

async function isSaved() {
  const timeout = new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT, false));
  const saved = Promise.resolve(globalThis.realmino?.saved?.()).then((done) => done !== false, () => false);
  return Promise.race([saved, timeout]);
}

function dismiss() {
  box.hidden = true;
  const table = document.getElementById("table-screen");
  (table?.getClientRects().length ? table.querySelector("canvas") : document.getElementById("begin"))?.focus({ preventScroll: true });
}

button.addEventListener("click", takeOver);
document.getElementById("update-later").addEventListener("click", dismiss);
(globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000)))(keepForOffline, { timeout: 3000 });
