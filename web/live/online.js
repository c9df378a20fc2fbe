// Connects the devices of a room: directly by WebRTC where that works, otherwise encrypted over the relays. It runs in a
// frame (view_carrier.py), because only the frame's policy allows the relays. Every message is signed for the sessions of its
// recipients, so nobody can forge one, or repeat one later or in another room.
import { createEvent, getRelaySockets, joinRoom, pauseRelayReconnection, resumeRelayReconnection, selfId, subscribe } from "@trystero-p2p/nostr";

/** @typedef {{ topic: string, password: string, seal: CryptoKey }} Keys */
/** @typedef {{ pair: CryptoKeyPair, key: string, name: string }} Device */
/** @typedef {"hello" | "here" | "text" | "bye"} Kind */
/** @typedef {[key: string, session: string, number: number, to: string[], kind: Kind, text: string, signature: string]} Envelope */
/** @typedef {{ name: string, session: string, last: number, seen: Set<number>, channel: string, heard: number, mayTalk: () => boolean, blamed: number }} Peer */

const PROTOCOL = "realmino 1"; // change it in every version that can't talk to this one
const ROUNDS = 600_000; // of PBKDF2, so that nobody can try all codes
const LONGEST = 8_000; // bytes of a text
const LARGEST = 16_000; // characters of a message with its envelope and seal
const RATE = 20; // texts per second and peer
const RELAYED = 200; // messages per second and relay
const PEERS = 16; // keys in one room
const WINDOW = 64; // numbers: the two routes may change the order of messages
const BEAT = 2_000; // milliseconds, like everything below
const SILENT = 5_000; // without a message: a direct channel may be broken
const FROZEN = 10_000; // without a beat: the browser had frozen this page, and its connections are gone
const FRESH = 20_000; // of the prepared last message: relays may refuse an event that is a minute old
const LONGEST_WAIT = 16_000; // between two attempts to reach a relay
const SUBSCRIPTION = "room";

const { relays = "[]", ice = "[]" } = document.documentElement.dataset;
/** @type {string[]} */
const RELAYS = JSON.parse(relays);
/** @type {RTCIceServer[]} */
const ICE = JSON.parse(ice).map((/** @type {string} */ urls) => ({ urls }));

const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
const post = (/** @type {(string | boolean)[]} */ ...event) => parent.postMessage(JSON.stringify(event), location.origin);

/** @param {ArrayBuffer | Uint8Array} bytes */
const toText = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
/** @param {string} text */
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));

/** @param {number} most @returns {() => boolean} whether another one is allowed in this second */
function limit(most) {
  let second = 0, count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    return ++count <= most;
  };
}

// ---- the room's keys and this device's

/** @param {string} code @returns {Promise<Keys>} */
async function keysOf(code) {
  const { subtle } = crypto;
  const typed = await subtle.importKey("raw", encode(code), "PBKDF2", false, ["deriveBits"]);
  const stretch = { name: "PBKDF2", hash: "SHA-256", salt: encode("realmino-room"), iterations: ROUNDS };
  const root = await subtle.importKey("raw", await subtle.deriveBits(stretch, typed, 256), "HKDF", false, ["deriveBits"]);
  const part = (/** @type {string} */ info) =>
    subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encode(info) }, root, 256);
  const [topic, password, seal] = await Promise.all(["topic", "password", "seal"].map(part));
  return {
    topic: toText(topic), password: toText(password),
    seal: await subtle.importKey("raw", seal, "AES-GCM", false, ["encrypt", "decrypt"]),
  };
}

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };
const makePair = () => /** @type {Promise<CryptoKeyPair>} */ (crypto.subtle.generateKey(CURVE, false, ["sign", "verify"]));

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// The key by which other devices know this one. It never leaves the browser.
/** @returns {Promise<CryptoKeyPair>} */
async function storedPair() {
  const opening = indexedDB.open("realmino-device", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
  const database = await done(opening);
  const keys = () => database.transaction("keys", "readwrite").objectStore("keys");
  const read = () => done(/** @type {IDBRequest<CryptoKeyPair | undefined>} */ (keys().get("own")));
  const pair = (await read()) ?? (await makePair().then((made) => done(keys().add(made, "own"))).catch(() => {}), await read());
  database.close();
  if (!pair) throw new Error("the key was not stored");
  return pair;
}

/** @returns {Promise<Device>} */
async function thisDevice() {
  const pair = await storedPair().catch(makePair); // without storage: a key for this visit only
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  return { pair, key: toText(raw), name: await nameOf(raw) };
}

/** @param {ArrayBuffer | Uint8Array<ArrayBuffer>} raw */
const nameOf = async (raw) => toText(await crypto.subtle.digest("SHA-256", raw)).slice(0, 22);

// ---- the state of this visit

const SESSION = `${Date.now().toString(36)}.${toText(crypto.getRandomValues(new Uint8Array(12)))}.${selfId}`;
const IS_SESSION = /^([0-9a-z]{8,9})\.[\w-]{16}\.(\w{20})$/;
const startOf = (/** @type {string} */ session) => parseInt(session, 36);

/** @type {Keys} */
let room;
/** @type {Device} */
let own;
/** @type {Map<string, Peer>} */
const peers = new Map();
/** @type {Map<string, string>} */
const ended = new Map(); // the last session of each device that has left
/** @type {import("@trystero-p2p/nostr").Room | null} */
let channels = null;
/** @type {import("@trystero-p2p/nostr").MessageAction | null} */
let direct = null;
/** @type {Map<string, () => boolean>} */
const mayPass = new Map(); // by direct channel
const mayAnswer = limit(RATE);
let sent = 0;
/** @type {Promise<unknown>} */
let incoming = Promise.resolve();
/** @type {Promise<unknown>} */
let outgoing = Promise.resolve();

// ---- sending

/** @param {string} session @param {number} number @param {string[]} to @param {Kind} kind @param {string} text */
const signed = (session, number, to, kind, text) => encode(JSON.stringify([PROTOCOL, room.topic, session, number, to, kind, text]));

/** @param {Kind} kind @param {string} text @param {string[]} to sessions */
async function envelope(kind, text, to) {
  const number = ++sent;
  const signature = await crypto.subtle.sign(SIGNATURE, own.pair.privateKey, signed(SESSION, number, to, kind, text));
  return JSON.stringify([own.key, SESSION, number, to, kind, text, toText(signature)]);
}

/** @param {string} message @returns {Promise<string>} an event for the relays */
async function sealed(message) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, room.seal, encode(message)));
  return createEvent(room.topic, toText(iv) + toText(body));
}

const openSockets = () => Object.values(getRelaySockets()).filter(({ readyState }) => readyState === WebSocket.OPEN);
const publish = (/** @type {string} */ event) => openSockets().forEach((socket) => socket.send(event));
const pass = (/** @type {string} */ message, /** @type {string} */ channel) => direct?.send(message, { target: channel }).catch(() => {});

/** @param {Kind} kind @param {string} text @param {Peer[]} to */
function send(kind, text, to) {
  outgoing = outgoing.then(async () => {
    const message = await envelope(kind, text, to.map(({ session }) => session));
    const now = performance.now();
    for (const { channel } of to) if (channel) pass(message, channel);
    if (to.some(({ channel, heard }) => !channel || now - heard > SILENT)) publish(await sealed(message));
  }).catch(reportError);
}

// Asks all devices that this one doesn't know yet to answer, over the relays or over a new direct channel.
function hello(channel = "") {
  outgoing = outgoing.then(async () => {
    const message = await envelope("hello", "", [...peers.values()].map(({ session }) => session));
    if (channel) pass(message, channel);
    else if (openSockets().length) publish(await sealed(message));
  }).catch(reportError);
}

/** @param {string} session @param {string} channel */
function answer(session, channel) {
  if (!mayAnswer()) return;
  outgoing = outgoing.then(async () => {
    const message = await envelope("here", "", [session]);
    if (channel) pass(message, channel);
    else publish(await sealed(message));
  }).catch(reportError);
}

// The last message is prepared in advance, because a page that is being closed has no time to sign.
/** @type {{ message: string, event: string, made: number } | null} */
let farewell = null;
function prepareFarewell() {
  outgoing = outgoing.then(async () => {
    const message = await envelope("bye", "", [...peers.values()].map(({ session }) => session));
    farewell = { message, event: await sealed(message), made: performance.now() };
  }).catch(reportError);
}

function sayGoodbye() {
  if (!farewell || !peers.size) return;
  publish(farewell.event);
  for (const { channel } of peers.values()) if (channel) pass(farewell.message, channel);
}

// ---- receiving

/** @param {Peer | undefined} peer */
function blame(peer) {
  if (!peer || performance.now() - peer.blamed < SILENT) return;
  peer.blamed = performance.now();
  post("noisy", peer.name);
}

/** @param {unknown} message @param {string} channel */
function receiveDirect(message, channel) {
  const peer = [...peers.values()].find((one) => one.channel === channel);
  if (typeof message !== "string" || message.length > LARGEST || !mayPass.get(channel)?.()) return blame(peer);
  incoming = incoming.then(() => read(message, channel)).catch(() => {});
}

/** @param {unknown} content */
function receiveSealed(content) {
  if (typeof content !== "string" || content.length > 2 * LARGEST) return;
  incoming = incoming.then(async () => {
    const [iv, body] = [content.slice(0, 16), content.slice(16)].map(toBytes);
    const message = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, room.seal, body);
    await read(new TextDecoder().decode(message), "");
  }).catch(() => {}); // from another room, or damaged
}

/** @param {string} message @param {string} channel empty for the relays */
async function read(message, channel) {
  /** @type {Envelope} */
  const [key, session, number, to, kind, text, signature] = JSON.parse(message);
  const isForMe = to.includes(SESSION);
  const parts = IS_SESSION.exec(session);
  if (!parts || !(isForMe || kind === "hello") || typeof text !== "string" || !Number.isSafeInteger(number)) return;
  const raw = toBytes(key);
  const name = await nameOf(raw);
  const known = peers.get(name);
  const isNew = session !== known?.session;
  const last = known?.session ?? ended.get(name);
  if (name === own.name || (isNew && last && startOf(session) <= startOf(last))) return;
  if (!isNew && kind !== "bye" && (number <= known.last - WINDOW || known.seen.has(number))) return;
  const verifier = await crypto.subtle.importKey("raw", raw, CURVE, false, ["verify"]);
  if (!(await crypto.subtle.verify(SIGNATURE, verifier, toBytes(signature), signed(session, number, to, kind, text)))) return;
  // So nobody can claim this channel by passing on somebody else's message.
  const isTheirs = channel === parts[2] && mayPass.has(channel);
  if (isNew && kind === "hello") return answer(session, channel); // perhaps an old one that somebody repeats
  if (isNew && (kind === "bye" || (!known && peers.size >= PEERS))) return;
  if (known && kind === "bye") return drop(known);
  const peer = isNew ? enter(name, session) : known;
  note(peer, number);
  if (isTheirs) openChannel(peer, channel);
  else if (isNew) post("opened", name, "relay");
  if (isNew || (kind === "hello" && !isForMe)) answer(session, channel);
  if (kind === "text") deliver(peer, text);
}

/** @param {string} name @param {string} session @returns {Peer} */
function enter(name, session) {
  const peer = { name, session, last: 0, seen: new Set(), channel: "", heard: 0, mayTalk: limit(RATE), blamed: -SILENT };
  peers.set(name, peer);
  prepareFarewell();
  return peer;
}

/** @param {Peer} peer @param {number} number */
function note(peer, number) {
  peer.last = Math.max(peer.last, number);
  peer.seen.add(number);
  for (const one of peer.seen) if (one <= peer.last - WINDOW) peer.seen.delete(one);
}

/** @param {Peer} peer @param {string} channel */
function openChannel(peer, channel) {
  peer.heard = performance.now();
  if (peer.channel !== channel) post("opened", peer.name, "direct");
  peer.channel = channel;
}

/** @param {Peer} peer */
function drop(peer) {
  peers.delete(peer.name);
  ended.set(peer.name, peer.session);
  if (ended.size > 8 * PEERS) ended.delete([...ended.keys()][0]);
  prepareFarewell();
  post("closed", peer.name);
}

/** @param {Peer} peer @param {string} text */
function deliver(peer, text) {
  if (encode(text).length > LONGEST || !peer.mayTalk()) blame(peer);
  else post("received", peer.name, text);
}

// ---- direct channels

function join() {
  const config = {
    appId: PROTOCOL, password: room.password, rtcConfig: { iceServers: ICE },
    relayConfig: { urls: RELAYS, manualReconnection: true, warnOnRelayFailure: false },
  };
  try {
    channels = joinRoom(config, room.topic);
  } catch {
    return; // a browser without WebRTC: the relays carry everything
  }
  direct = channels.makeAction("message");
  direct.onMessage = (message, { peerId }) => receiveDirect(message, peerId);
  channels.onPeerJoin = (channel) => {
    mayPass.set(channel, limit(RATE + PEERS));
    hello(channel);
  };
  channels.onPeerLeave = closeChannel;
}

/** @param {string} channel */
function closeChannel(channel) {
  mayPass.delete(channel);
  for (const peer of [...peers.values()].filter((one) => one.channel === channel)) {
    peer.channel = "";
    if (openSockets().length) post("opened", peer.name, "relay");
    else drop(peer);
  }
}

async function rejoin() {
  await channels?.leave();
  for (const channel of [...mayPass.keys()]) closeChannel(channel);
  join();
  tend();
  hello();
}

// ---- relays

/** @type {WeakSet<WebSocket>} */
const tended = new WeakSet();
/** @type {boolean | null} */
let isOnline = null;
let wait = BEAT, due = 0;

function report() {
  const now = openSockets().length > 0;
  if (now !== isOnline) post("connection", now);
  isOnline = now;
}

// Subscribes at each new connection to a relay.
function tend() {
  for (const socket of Object.values(getRelaySockets())) {
    if (tended.has(socket)) continue;
    tended.add(socket);
    const mayCome = limit(RELAYED);
    const begin = () => {
      const [request, , { since, ...wanted }] = JSON.parse(subscribe(SUBSCRIPTION, room.topic)); // clocks differ
      socket.send(JSON.stringify([request, SUBSCRIPTION, wanted]));
      report();
      hello();
    };
    socket.addEventListener("message", ({ data }) => {
      const [kind, subscription, event] = JSON.parse(data);
      if (kind === "EVENT" && subscription === SUBSCRIPTION && mayCome()) receiveSealed(event.content);
    });
    socket.addEventListener("close", report);
    if (socket.readyState === WebSocket.OPEN) begin();
    else socket.addEventListener("open", begin);
  }
}

// The library would give up after a minute, so it only reconnects when this function says so.
function reconnect(isUrgent = false) {
  const isComplete = Object.values(getRelaySockets()).every(({ readyState }) => readyState <= WebSocket.OPEN);
  const now = performance.now();
  if (isComplete) wait = BEAT;
  if (isComplete || (now < due && !isUrgent)) return;
  due = now + wait;
  wait = Math.min(2 * wait, LONGEST_WAIT);
  resumeRelayReconnection();
  setTimeout(() => {
    pauseRelayReconnection();
    tend();
  });
}

// ---- the beat

let beaten = Date.now(), hasSlept = false, beats = 0;

function beat(isUrgent = false) {
  hasSlept ||= Date.now() - beaten > FROZEN;
  beaten = Date.now();
  tend();
  reconnect(isUrgent);
  if (isUrgent || !peers.size || ++beats % 5 === 0) hello();
  if (farewell && performance.now() - farewell.made > FRESH) prepareFarewell();
  if (!hasSlept || document.hidden) return;
  hasSlept = false;
  rejoin().catch(reportError);
}

// ---- the page

/** @param {string} code */
async function begin(code) {
  [room, own] = await Promise.all([keysOf(code), thisDevice()]);
  pauseRelayReconnection();
  join();
  tend();
  post("joined", own.name);
  setInterval(beat, BEAT);
  document.addEventListener("visibilitychange", () => document.hidden || beat(true));
  addEventListener("online", () => beat(true));
  addEventListener("pagehide", sayGoodbye);
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
}

async function leave() {
  sayGoodbye();
  await channels?.leave();
  post("left");
}

/** @type {Promise<void>} */
let begun;
addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin || parent === window) return;
  const [act, value, to] = JSON.parse(data);
  if (act === "join") {
    begun = begin(value);
    begun.catch(() => post("connection", false));
  } else if (act === "send") {
    begun.then(() => send("text", value, [...peers.values()].filter(({ name }) => !to || name === to))).catch(() => {});
  } else if (act === "leave") {
    (begun ?? Promise.resolve()).then(leave, () => post("left"));
  }
});
post("ready");
