// The copy for playing without a network: kept after the start, mended at every visit, and exchanged
// for that of a new version when the person at the page says so.
/** @type {{ ready: string, unsaved: string }} */
const words = @words@;

const page = document.documentElement;
const SITE = new URL(page.dataset.root ?? ".", location.href);
const HOUR = 3_600_000;
const SAVING = 5_000; // milliseconds after which a game that is not saved counts as one that cannot be

const box = document.getElementById("update");
const text = document.getElementById("update-text");
const take = document.getElementById("update-now");

/** @type {ServiceWorkerRegistration} */
let registration;
let asked = 0; // when the server was last asked for a new version

async function keepForOffline() {
  const isBack = navigator.serviceWorker?.controller?.scriptURL === new URL("sw.js", SITE).href;
  try {
    registration = await navigator.serviceWorker.register(new URL("sw.js", SITE), { scope: SITE.pathname, updateViaCache: "none" });
  } catch (reason) {
    console.info("Realmino is not kept for playing offline:", String(reason));
    return;
  }
  asked = Date.now();
  registration.active?.postMessage("heal");
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language: page.lang.split("-")[0] }));
  // A first copy takes over without a word: this very page is its version.
  let isFirst = registration.active?.state !== "activated";
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isFirst) isFirst = false;
    else moveOn();
  });
  if (registration.waiting && registration.active) offer(words.ready);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  document.addEventListener("visibilitychange", lookForNew);
  if (isBack) keepRules();
}

// The rules reference weighs a third of what a first game does: whoever comes back has it too.
function keepRules() {
  const isOnline = registration.update();
  isOnline.then(() => navigator.serviceWorker.register("./rules/sw.js", { updateViaCache: "none" })).catch(() => {});
}

/** @param {ServiceWorker | null} fresh */
function watch(fresh) {
  fresh?.addEventListener("statechange", () => {
    if (fresh.state === "installed" && registration.active) offer(words.ready);
  });
}

// A page that is never closed asks again when somebody comes back to it.
function lookForNew() {
  if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
  asked = Date.now();
  registration.update().catch(() => {}); // no network: another time
}

/** @param {string} sentence */
function offer(sentence) {
  text.textContent = document.getElementById("announce").textContent = sentence;
  take.disabled = false;
  box.hidden = false;
}

async function takeOver() {
  take.disabled = true;
  if (!(await isSaved())) offer(words.unsaved);
  else if (registration.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

// The new version has taken over, here or in another tab; a game that is not saved is not thrown away.
async function moveOn() {
  if (await isSaved()) location.reload();
  else offer(words.unsaved);
}

// Whether everything that is shown is stored, as far as the page can tell.
async function isSaved() {
  const limit = new Promise((settle) => setTimeout(settle, SAVING, false));
  const saved = Promise.resolve(globalThis.realmino?.saved?.()).then((done) => done !== false, () => false);
  return Promise.race([saved, limit]);
}

function dismiss() {
  box.hidden = true;
  const table = document.getElementById("table-screen");
  (table?.getClientRects().length ? table.querySelector("canvas") : document.getElementById("begin"))?.focus({ preventScroll: true });
}

take.addEventListener("click", takeOver);
document.getElementById("update-later").addEventListener("click", dismiss);
(globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000)))(keepForOffline, { timeout: 3000 });
