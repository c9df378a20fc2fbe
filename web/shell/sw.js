// Keeps a whole version of the site for playing offline.
// The rules reference has a copy of this script in its own folder, which keeps that folder for reading offline.
const VERSION = "$version$"; // by tools/pipeline/site.py
/** The digest of each file; for a page, the mark that it contains. */
const FILES = $files$; // by tools/pipeline/site.py
// Files for boards on other pages, and for a start without the memory snapshot: kept only if an older version had them,
// or once a page requests them.
/** @type {string[]} */
const ON_DEMAND = $demanded$; // by tools/pipeline/site.py

// Besides English, only the files of the language used last are kept.
/** @type {Record<string, string[]>} */
const LANGUAGES = $languages$; // by tools/pipeline/site.py

const PARALLEL_DOWNLOADS = 4;

const scope = new URL(registration.scope);
// An origin may have several copies of the site; each uses only the caches with its own path.
const FAMILY = `realmino-${scope.pathname}@`;
const CACHE = FAMILY + VERSION;
/** @type {Record<string, string>} */
const TYPES = { mjs: "text/javascript", js: "text/javascript", wasm: "application/wasm" };

const address = (/** @type {string} */ name) => new URL(name, scope).href;
// A map by address: pages of the rules in other languages use files in the folder of the English ones.
const NAMES = new Map(Object.keys(FILES).map((name) => [address(name), name]));
const isOurs = (/** @type {string} */ cache) => cache.slice(0, cache.lastIndexOf("@") + 1) === FAMILY;

/** @param {ArrayBuffer} body */
async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A host may add lines to a page, so a page only has to contain the mark from its end. Every other file must match its
// digest.
/** @param {string} name @param {ArrayBuffer} body */
async function isIntact(name, body) {
  const isPage = name.endsWith(".html");
  return isPage ? new TextDecoder().decode(body).includes(FILES[name]) : (await digest(body)) === FILES[name];
}

// Keeps the host's policies, such as which sites may frame the page, but not headers about how the body was sent.
/** @param {string} name @param {Headers} sent */
function keptHeaders(name, sent) {
  const kept = new Headers(sent);
  for (const header of ["content-encoding", "content-length", "vary"]) kept.delete(header);
  const type = TYPES[name.replace(/.*\./, "")];
  if (type) kept.set("content-type", type);
  return kept;
}

// This version's file, from an older copy or from the server.
/** @param {string} name */
async function fetchIntact(name) {
  for (const load of [() => olderCopy(name), () => fetch(address(name)), () => fetch(address(name), { cache: "reload" })]) {
    const response = await load();
    if (!response?.ok) continue;
    const body = await response.arrayBuffer();
    if (!(await isIntact(name, body))) continue;
    return new Response(body, { headers: keptHeaders(name, response.headers) });
  }
  throw new Error(`${name} is not the one of this version`);
}

/** @param {string} name */
async function olderCopy(name) {
  for (const cache of await caches.keys()) {
    const found = isOurs(cache) && (await (await caches.open(cache)).match(address(name)));
    if (found) return found;
  }
  return undefined;
}

const baseName = (/** @type {string} */ path) => path.replace(/.*\//, "");

async function missingFiles() {
  /** @type {Map<string, string[]>} */
  const copies = new Map();
  for (const name of (await caches.keys()).filter(isOurs)) {
    copies.set(name, (await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  const requested = new Set([...copies.values()].flat().map(baseName));
  const present = new Set(copies.get(CACHE));
  const last = await lastLanguage();
  const others = Object.keys(LANGUAGES).filter((language) => language !== last);
  const excluded = new Set([
    ...ON_DEMAND.filter((name) => !requested.has(baseName(name))),
    ...others.flatMap((language) => LANGUAGES[language]),
  ]);
  return Object.keys(FILES).filter((name) => !present.has(address(name)) && !excluded.has(name));
}

async function lastLanguage() {
  for (const language of Object.keys(LANGUAGES)) if (await olderCopy(`${language}/index.html`)) return language;
  return undefined;
}

// Replaces the language that is kept beside English.
/** @param {string} language */
async function keepLanguage(language) {
  if (!Object.hasOwn(LANGUAGES, language)) return;
  const cache = await caches.open(CACHE);
  const others = Object.keys(LANGUAGES).filter((other) => other !== language).flatMap((other) => LANGUAGES[other]);
  await Promise.all(others.map((name) => cache.delete(address(name))));
  await keep(`${language}/index.html`).catch(() => {}); // lastLanguage looks for this file
  await heal();
}

/** @param {string} name */
async function keep(name) {
  const file = await fetchIntact(name);
  await (await caches.open(CACHE)).put(address(name), file);
}

async function keepAll() {
  const names = (await missingFiles()).values();
  const keepRemaining = async () => { for (const name of names) await keep(name); };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, keepRemaining));
}

// Restores files that the browser has deleted; the next visit retries those that fail.
async function heal() {
  for (const name of await missingFiles()) await keep(name).catch(() => {});
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOurs(name) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

const copyOf = async (/** @type {string} */ name) => (await caches.open(CACHE)).match(address(name));

/** @param {FetchEvent} event @param {string} name */
async function respond(event, name) {
  try {
    const copy = await copyOf(name);
    if (copy) return copy;
    const file = await fetchIntact(name);
    const again = file.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(address(name), again)).catch(() => {}));
    return file;
  } catch {
    return fetch(event.request); // no storage, no network or another version
  }
}

// Offline, redirects `pad/` to the page `pad`, and `fr` to the folder `fr/`.
/** @param {Request} request */
async function fetchPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const [path] = request.url.split(/[?#]/);
    const [target, page] = path.endsWith("/") ? [path.slice(0, -1), `${path.slice(0, -1)}.html`] : [`${path}/`, `${path}/index.html`];
    if (await caches.match(page)) return Response.redirect(target);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(dropOlder()));
addEventListener("message", (/** @type {ExtendableMessageEvent} */ event) => {
  if (event.data === "heal") event.waitUntil(heal());
  if (event.data?.language) event.waitUntil(keepLanguage(event.data.language));
  if (event.data === "take over") event.waitUntil(skipWaiting());
});
// A click on a notification by live/view_turn.py focuses the page it's about.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const pages = clients.matchAll({ type: "window" });
  event.waitUntil(pages.then((all) => all.find(({ url }) => url === event.notification.data)?.focus()));
});
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET") return;
  const path = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
  // Some hosts serve `pad.html` at the address `pad`.
  const name = NAMES.get(url.origin + path) ?? NAMES.get(`${url.origin + path}.html`);
  if (name) event.respondWith(respond(event, name));
  else if (event.request.mode === "navigate") event.respondWith(fetchPage(event.request));
});
