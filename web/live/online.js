// Connects the devices of a room, directly by WebRTC where that works, otherwise encrypted over the relays.
// It runs in a frame (view_carrier.py), because only the frame's policy allows the relays. Every message is signed for the sessions of its
// recipients, so nobody can forge one, or repeat one later or in another room. A session begins when it answers a fresh random
// nonce, so neither clocks nor old messages matter: A says hello with a nonce, B answers it with a nonce for A, A answers that.
import { createEvent, getRelaySockets, joinRoom, pauseRelayReconnection, resumeRelayReconnection, selfId, subscribe } from "@trystero-p2p/nostr";

/** @typedef {{ topic: string, password: string, seal: CryptoKey }} Keys */
/** @typedef {{ pair: CryptoKeyPair, key: string, name: string }} Device */
/** @typedef {"hello" | "here" | "text" | "bye" | "full" | "out"} Kind */
/** @typedef {[key: string, session: string, number: number, to: string[], kind: Kind, text: string, signature: string]} Envelope */
/** @typedef {{ name: string, session: string, since: number, first: number, last: number, seen: Set<number>, heard: number,
 *   channel: string, heardDirectly: number, mayTalk: () => boolean, blamed: number }} Peer */

const PROTOCOL = "realmino 2"; // change it in versions that can't talk to this one
const ROUNDS = 600_000; // of PBKDF2, so that nobody can try all codes
const LONGEST = 8_000; // bytes in a text
const LARGEST = 16_000; // characters in a message with its envelope and seal
const RATE = 20; // texts per second and peer
const RELAYED = 200; // messages per second and relay
const PEERS = 16; // keys in one room
const RECIPIENTS = 64; // per message
const NONCES = 1_000;
const WINDOW = 64; // numbers: the two routes may change the order of messages
const BEAT = 2_000; // milliseconds, like everything below
const SILENT = 5_000; // without a message: a direct channel may be broken, and a new session may replace this one
const LOST = 30_000; // without a message: another device may take its place in a full room
const FROZEN = 10_000; // without a beat: the browser had frozen this page, and its connections are gone
const FRESH = 20_000; // for nonces and the prepared last message: relays may refuse an event that is a minute old
const REFUSED = 10_000; // between two reports that this device was refused
const LONGEST_WAIT = 16_000; // between two attempts to reach a relay
const UNHEARD = 3; // beats without a message from any relay: the network is gone
const MUTE = 5; // beats without a message from a relay: its connection is broken
const SUBSCRIPTION = "room", PING = "ping";

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

const random = () => toText(crypto.getRandomValues(new Uint8Array(12)));

/** @param {number} most @returns {() => boolean} whether another one is allowed in this time, by default a second */
function limit(most, time = 1_000) {
  let start = -Infinity, count = 0;
  return () => {
    const now = performance.now();
    if (now - start >= time) [start, count] = [now, 0];
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
  const deriveKeyBits = (/** @type {string} */ info) =>
    subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encode(info) }, root, 256);
  const [topic, password, seal] = await Promise.all(["topic", "password", "seal"].map(deriveKeyBits));
  return {
    topic: toText(topic), password: toText(password),
    seal: await subtle.importKey("raw", seal, "AES-GCM", false, ["encrypt", "decrypt"]),
  };
}

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };
const makePair = () => /** @type {Promise<CryptoKeyPair>} */ (crypto.subtle.generateKey(CURVE, false, ["sign", "verify"]));

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const resultOf = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// The key by which other devices know this one. It never leaves the browser.
/** @returns {Promise<CryptoKeyPair>} */
async function storedPair() {
  const opening = indexedDB.open("realmino-device", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
  const database = await resultOf(opening);
  const keys = () => database.transaction("keys", "readwrite").objectStore("keys");
  const read = () => resultOf(/** @type {IDBRequest<CryptoKeyPair | undefined>} */ (keys().get("own")));
  const pair = (await read()) ?? (await makePair().then((made) => resultOf(keys().add(made, "own"))).catch(() => {}), await read());
  database.close();
  if (!pair) throw Error();
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

const SESSION = `${random()}.${selfId}`;
const IS_SESSION = /^[\w-]{16}\.\w{20}$/;
const channelOf = (/** @type {string} */ session) => session.slice(17);
const GREETING = /^([\w-]{16})? ([\w-]{16})?$/; // the nonce that it answers, and a nonce to be answered

/** @type {Keys} */
let room;
/** @type {Device} */
let own;
/** @type {Map<string, Peer>} */
const peers = new Map();
/** @type {Map<string, number>} */
const left = new Map(); // when the last session of a device ended
/** @type {Map<string, number>} */
const nonces = new Map(); // when each was sent
let blocked = new Set();
let isOpenInAnotherTab = false;
/** @type {import("@trystero-p2p/nostr").Room | null} */
let channels = null;
/** @type {import("@trystero-p2p/nostr").MessageAction | null} */
let direct = null;
/** @type {Map<string, () => boolean>} */
const mayPass = new Map(); // by direct channel
const mayAnswer = limit(2 * RATE);
const mayRefuse = limit(2);
const mayReport = limit(1, REFUSED);
let sent = 0;
/** @type {Promise<unknown>} */
let incoming = Promise.resolve();
/** @type {Promise<unknown>} */
let outgoing = Promise.resolve();

// ---- sending

/** @param {string} session @param {number} number @param {string[]} to @param {Kind} kind @param {string} text */
const signedBytes = (session, number, to, kind, text) => encode(JSON.stringify([PROTOCOL, room.topic, session, number, to, kind, text]));

/** @param {Kind} kind @param {string} text @param {string[]} to sessions */
async function envelope(kind, text, to) {
  const number = ++sent;
  const signature = await crypto.subtle.sign(SIGNATURE, own.pair.privateKey, signedBytes(SESSION, number, to, kind, text));
  return JSON.stringify([own.key, SESSION, number, to, kind, text, toText(signature)]);
}

/** @param {string} message @returns {Promise<string>} an event for the relays */
async function encrypt(message) {
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
    if (to.some(({ channel, heardDirectly }) => !channel || now - heardDirectly > SILENT)) publish(await encrypt(message));
  }).catch(reportError);
}

/** @param {Kind} kind @param {string} text @param {string[]} to sessions @param {string} channel empty for the relays */
function greet(kind, text, to, channel) {
  outgoing = outgoing.then(async () => {
    if (!channel && !openSockets().length) return;
    const message = await envelope(kind, text, to);
    if (channel) pass(message, channel);
    else publish(await encrypt(message));
  }).catch(reportError);
}

// Asks all devices that this one doesn't know yet to answer, over the relays or over a new direct channel.
const hello = (channel = "") => greet("hello", ` ${newNonce()}`, [...peers.values()].map(({ session }) => session), channel);

function newNonce() {
  const nonce = random(), now = performance.now();
  for (const [old, time] of nonces) if (now - time > FRESH || nonces.size >= NONCES) nonces.delete(old);
  nonces.set(nonce, now);
  return nonce;
}

/** @param {string} nonce @returns {number} when it was sent; 0 if it isn't fresh */
function sentAt(nonce) {
  const time = nonces.get(nonce) ?? 0;
  return performance.now() - time > FRESH ? 0 : time;
}

// The last message is prepared in advance, because a page that is being closed has no time to sign.
/** @type {{ message: string, event: string, made: number } | null} */
let farewell = null;
function prepareFarewell() {
  outgoing = outgoing.then(async () => {
    const message = await envelope("bye", "", [...peers.values()].map(({ session }) => session));
    farewell = { message, event: await encrypt(message), made: performance.now() };
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

const peerAt = (/** @type {string} */ channel) => [...peers.values()].find((one) => one.channel === channel);

/** @param {unknown} message @param {string} channel */
function receiveDirect(message, channel) {
  if (typeof message !== "string" || message.length > LARGEST || !mayPass.get(channel)?.()) return blame(peerAt(channel));
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

/** @param {string} message @returns {Envelope} */
function parseMessage(message) {
  const [key, session, number, to, kind, text, signature] = JSON.parse(message);
  if (!Array.isArray(to) || to.length > RECIPIENTS || !Number.isSafeInteger(number) || !IS_SESSION.test(session)
    || [key, session, kind, text, signature, ...to].some((part) => typeof part !== "string")) throw Error();
  return [key, session, number, to, kind, text, signature];
}

/** @param {string} message @param {string} channel empty for the relays */
async function read(message, channel) {
  const [key, session, number, to, kind, text, signature] = parseMessage(message);
  const isHello = kind === "hello", isForMe = to.includes(SESSION);
  if (session === SESSION || !(isForMe || isHello)) return;
  const raw = toBytes(key);
  const name = await nameOf(raw);
  const [, answered = "", nonce = ""] = (kind !== "text" && GREETING.exec(text)) || [];
  const reply = (/** @type {Kind} */ act, /** @type {string} */ content) => greet(act, content, [session], channel);
  const isBlocked = () => blocked.has(name);
  if (isBlocked()) return isHello && mayRefuse() && reply("out", `${nonce} `);

  const known = peers.get(name);
  const isNew = session !== known?.session;
  const isRefusal = kind === "full" || kind === "out";
  if (isRefusal && !sentAt(answered)) return;
  if (isNew ? !isRefusal && !mayBegin(name, kind, answered) : kind !== "bye" && isRepeated(known, number)) return;
  const verifier = await crypto.subtle.importKey("raw", raw, CURVE, false, ["verify"]);
  if (!(await crypto.subtle.verify(SIGNATURE, verifier, toBytes(signature), signedBytes(session, number, to, kind, text)))) return;
  if (isBlocked() || peers.get(name) !== known) return; // changed in the meantime

  if (isRefusal) return mayReport() && post(kind, name);
  if (isNew && kind !== "here") { // perhaps a replay of an old message
    if (known || name === own.name || hasPlace()) return mayAnswer() && reply("here", `${nonce} ${newNonce()}`);
    return isHello && mayRefuse() && reply("full", `${nonce} `);
  }
  if (name === own.name) {
    if (!isOpenInAnotherTab) post("twice");
    isOpenInAnotherTab = true;
  } else {
    if (kind === "bye") return known && drop(known);
    const peer = isNew ? enter(name, session, number) : known;
    if (!peer) return;
    note(peer, number);
    // This prevents claiming a channel by passing on somebody else's message.
    if (channel === channelOf(session) && mayPass.has(channel)) openChannel(peer, channel);
    else if (isNew) post("opened", name, "relay");
    if (kind === "text") deliver(peer, text);
  }
  if (nonce && (channel || !(isHello && isForMe)) && mayAnswer()) reply("here", `${nonce} `);
}

// A device may begin a session by answering a nonce that was sent after its last session began or
// ended. So delayed messages can't revive an old session, and a copied key can't replace a live one.
/** @param {string} name @param {Kind} kind @param {string} answered @returns whether a message of a new session is of interest */
function mayBegin(name, kind, answered) {
  const known = peers.get(name);
  if (known && performance.now() - known.heard < SILENT) return false;
  return kind === "here" ? sentAt(answered) > (known?.since ?? left.get(name) ?? 0) : kind === "hello" || kind === "text";
}

/** @param {Peer} peer @param {number} number */
const isRepeated = (peer, number) => number <= Math.max(peer.first, peer.last - WINDOW) || peer.seen.has(number);

/** @returns {Peer | undefined} a peer that may lose its place */
const lostPeer = () => [...peers.values()].find(({ heard }) => performance.now() - heard > LOST);
const hasPlace = () => peers.size < PEERS || lostPeer() !== undefined;

/** @param {string} name @param {string} session @param {number} number of its first message @returns {Peer | null} */
function enter(name, session, number) {
  const lost = peers.size < PEERS || peers.has(name) ? null : lostPeer();
  if (lost) drop(lost);
  else if (lost === undefined) return null;
  const now = performance.now();
  const peer = {
    name, session, since: now, first: number, last: number, seen: new Set([number]), heard: now,
    channel: "", heardDirectly: 0, mayTalk: limit(RATE), blamed: -SILENT,
  };
  peers.set(name, peer);
  prepareFarewell();
  return peer;
}

/** @param {Peer} peer @param {number} number */
function note(peer, number) {
  peer.heard = performance.now();
  peer.last = Math.max(peer.last, number);
  peer.seen.add(number);
  for (const one of peer.seen) if (one <= peer.last - WINDOW) peer.seen.delete(one);
}

/** @param {Peer} peer @param {string} channel */
function openChannel(peer, channel) {
  peer.heardDirectly = performance.now();
  if (peer.channel !== channel) post("opened", peer.name, "direct");
  peer.channel = channel;
}

/** @param {Peer} peer */
function drop(peer) {
  peers.delete(peer.name);
  left.delete(peer.name);
  left.set(peer.name, performance.now());
  if (left.size > NONCES) left.delete([...left.keys()][0]);
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
    peer.heard -= SILENT; // perhaps its page was reloaded
    if (openSockets().length) post("opened", peer.name, "relay");
    else drop(peer);
  }
}

async function rejoin() {
  await channels?.leave();
  for (const channel of [...mayPass.keys()]) closeChannel(channel);
  join();
  tend();
  beats = 0;
  hello();
}

// ---- relays

/** @type {WeakMap<WebSocket, number>} */
const quiet = new WeakMap(); // beats since a relay was heard
/** @type {boolean | null} */
let isOnline = null;
let unheard = 0; // beats since any relay was heard
let wait = BEAT, due = 0;

/** @param {boolean} isNow */
function report(isNow) {
  isOnline = isNow;
  post("connection", isNow);
}

/** @param {WebSocket} socket */
function hear(socket) {
  quiet.set(socket, 0);
  if (!isOnline) report(true);
}

// A connection stays open for minutes after the network is gone, so only a message proves contact.
// This counts beats rather than time, because browsers slow down the beat of hidden pages.
function probe() {
  unheard += 1;
  for (const socket of openSockets()) {
    const beats = quiet.get(socket) ?? 0;
    quiet.set(socket, beats + 1);
    if (!beats) unheard = 0;
    else if (beats >= MUTE) giveUp(socket);
    else ping(socket);
  }
  if (!unheard) report(true);
  else if (unheard >= UNHEARD && isOnline !== false) report(false);
}

// Every relay answers, although nothing has this topic.
const ping = (/** @type {WebSocket} */ socket) => socket.send(JSON.stringify(["REQ", PING, { kinds: [20_000], "#x": [selfId], limit: 1 }]));

/** @param {WebSocket} socket */
function giveUp(socket) {
  const { onclose } = socket;
  socket.onclose = null; // the browser would call it only after waiting for the relay
  socket.close();
  onclose?.call(socket, new CloseEvent("close"));
}

// Subscribes on each new connection to a relay.
function tend() {
  for (const socket of Object.values(getRelaySockets())) {
    if (quiet.has(socket)) continue;
    quiet.set(socket, 0);
    const mayCome = limit(RELAYED);
    const { onmessage } = socket; // the library's
    const begin = () => {
      const [request, , { since, ...wanted }] = JSON.parse(subscribe(SUBSCRIPTION, room.topic)); // clocks differ
      socket.send(JSON.stringify([request, SUBSCRIPTION, wanted]));
      hear(socket);
      hello();
    };
    socket.onmessage = (/** @type {MessageEvent} */ message) => {
      hear(socket);
      try {
        if (message.data.length > 4 * LARGEST) return;
        const [kind, subscription, event] = JSON.parse(message.data);
        if (kind === "EVENT" && subscription === SUBSCRIPTION) mayCome() && receiveSealed(event.content);
        else if (subscription !== PING) onmessage?.call(socket, message); // the library would leave a relay that refuses a ping
      } catch {} // malformed
    };
    socket.addEventListener("close", () => openSockets().length || isOnline === false || report(false));
    if (socket.readyState === WebSocket.OPEN) begin();
    else socket.addEventListener("open", begin);
  }
}

// Left alone, the library would give up after a minute, so this function decides when it reconnects.
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
  if (isUrgent) openSockets().forEach(ping);
  else probe();
  reconnect(isUrgent);
  if (isUrgent || !peers.size || ++beats < 10 || beats % 5 === 0) {
    hello();
    for (const channel of mayPass.keys()) if (!peerAt(channel)) hello(channel);
  }
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
  const [act, ...values] = JSON.parse(data);
  const [value, to] = values;
  if (act === "join") {
    begun = begin(value);
    begun.catch(() => post("connection", false));
  } else if (act === "send") {
    begun.then(() => send("text", value, [...peers.values()].filter(({ name }) => !to || name === to))).catch(() => {});
  } else if (act === "block") {
    blocked = new Set(values);
    for (const peer of [...peers.values()]) if (blocked.has(peer.name)) drop(peer);
  } else if (act === "leave") {
    (begun ?? Promise.resolve()).then(leave, () => post("left"));
  }
});
post("ready");
