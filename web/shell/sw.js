// Keeps one whole version of what lies in its folder: of the game, to be played without a network; of the rules
// reference, which has this script in its own folder, to be read without one.
const VERSION = "@version@";
const FILES = @files@;
// Those of boards on other pages, and of a Python without its memory, are kept only once they were asked for, if only
// in an older version.
/** @type {string[]} */
const ON_DEMAND = @demanded@;

// Beside English it keeps the language that was used last.
/** @type {Record<string, string[]>} */
const LANGUAGES = @languages@;

const AT_ONCE = 4;

const scope = new URL(registration.scope);
// Several copies may live on one origin: each keeps and clears only what bears its own path.
const FAMILY = `realmino-${scope.pathname}@`;
const CACHE = FAMILY + VERSION;
/** @type {Record<string, string>} */
const TYPES = { mjs: "text/javascript", js: "text/javascript", wasm: "application/wasm" };

const address = (/** @type {string} */ name) => new URL(name, scope).href;
// Pages of the rules in another language use files of the English ones, which lie elsewhere.
const NAMES = new Map(Object.keys(FILES).map((name) => [address(name), name]));
const isOurs = (/** @type {string} */ cache) => cache.slice(0, cache.lastIndexOf("@") + 1) === FAMILY;

/** @param {ArrayBuffer} body */
async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A host may add lines of its own to a page, so the mark at its end shows that a page is ours. Every other file
// must be exactly what the build made.
/** @param {string} name @param {ArrayBuffer} body */
async function isIntact(name, body) {
  const isPage = name.endsWith(".html");
  return isPage ? new TextDecoder().decode(body).includes(FILES[name]) : (await digest(body)) === FILES[name];
}

// The file as this version has it, from an older copy or from the server; anything else is refused.
/** @param {string} name */
async function fetched(name) {
  for (const load of [() => olderCopy(name), () => fetch(address(name)), () => fetch(address(name), { cache: "reload" })]) {
    const response = await load();
    if (!response?.ok) continue;
    const body = await response.arrayBuffer();
    if (!(await isIntact(name, body))) continue;
    const type = TYPES[name.replace(/.*\./, "")] ?? response.headers.get("content-type") ?? "";
    return new Response(body, { headers: { "content-type": type } });
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

const fileOf = (/** @type {string} */ path) => path.replace(/.*\//, "");

async function missing() {
  /** @type {Map<string, string[]>} */
  const copies = new Map();
  for (const name of (await caches.keys()).filter(isOurs)) {
    copies.set(name, (await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  const asked = new Set([...copies.values()].flat().map(fileOf));
  const there = new Set(copies.get(CACHE));
  const last = await lastLanguage();
  const others = Object.keys(LANGUAGES).filter((language) => language !== last);
  const unwanted = new Set([
    ...ON_DEMAND.filter((name) => !asked.has(fileOf(name))),
    ...others.flatMap((language) => LANGUAGES[language]),
  ]);
  return Object.keys(FILES).filter((name) => !there.has(address(name)) && !unwanted.has(name));
}

async function lastLanguage() {
  for (const language of Object.keys(LANGUAGES)) if (await olderCopy(`${language}/index.html`)) return language;
  return undefined;
}

// English is kept always, and beside it one language.
/** @param {string} language */
async function speak(language) {
  if (!Object.hasOwn(LANGUAGES, language)) return;
  const cache = await caches.open(CACHE);
  const others = Object.keys(LANGUAGES).filter((other) => other !== language).flatMap((other) => LANGUAGES[other]);
  await Promise.all(others.map((name) => cache.delete(address(name))));
  await keep(`${language}/index.html`).catch(() => {}); // by which it is known
  await heal();
}

/** @param {string} name */
async function keep(name) {
  const file = await fetched(name);
  await (await caches.open(CACHE)).put(address(name), file);
}

async function keepAll() {
  const names = (await missing()).values();
  const some = async () => { for (const name of names) await keep(name); };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

// Puts back what the browser has lost; a file that cannot be had now is tried again at the next visit.
async function heal() {
  for (const name of await missing()) await keep(name).catch(() => {});
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOurs(name) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

const copyOf = async (/** @type {string} */ name) => (await caches.open(CACHE)).match(address(name));

/** @param {FetchEvent} event @param {string} name */
async function answered(event, name) {
  try {
    const copy = await copyOf(name);
    if (copy) return copy;
    const file = await fetched(name);
    const again = file.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(address(name), again)).catch(() => {}));
    return file;
  } catch {
    return fetch(event.request); // no storage, no network or another version: as if nothing were kept
  }
}

// Without a network, `pad/` leads to the page `pad`, and `fr` to the folder `fr/`.
/** @param {Request} request */
async function passed(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const [path] = request.url.split(/[?#]/);
    const [meant, page] = path.endsWith("/") ? [path.slice(0, -1), `${path.slice(0, -1)}.html`] : [`${path}/`, `${path}/index.html`];
    if (await caches.match(page)) return Response.redirect(meant);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(dropOlder()));
addEventListener("message", (/** @type {ExtendableMessageEvent} */ event) => {
  if (event.data === "heal") event.waitUntil(heal());
  if (event.data?.language) event.waitUntil(speak(event.data.language));
  if (event.data === "take over") event.waitUntil(skipWaiting());
});
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET") return;
  const path = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
  // Some hosts show `pad.html` at the address `pad`.
  const name = NAMES.get(url.origin + path) ?? NAMES.get(`${url.origin + path}.html`);
  if (name) event.respondWith(answered(event, name));
  else if (event.request.mode === "navigate") event.respondWith(passed(event.request));
});
