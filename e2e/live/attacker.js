// An attacker's device: it knows the code of a room, and follows none of the frame's rules. Tests run it in a page that may
// connect to the relay.
/** @param {{ code: string, relay: string }} room */
async (room) => {
  const { subtle } = crypto;
  const encode = (text) => new TextEncoder().encode(text);
  const toText = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  const typed = await subtle.importKey("raw", encode(room.code), "PBKDF2", false, ["deriveBits"]);
  const stretch = { name: "PBKDF2", hash: "SHA-256", salt: encode("realmino-room"), iterations: 600_000 };
  const root = await subtle.importKey("raw", await subtle.deriveBits(stretch, typed, 256), "HKDF", false, ["deriveBits"]);
  const part = (info) => subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encode(info) }, root, 256);
  const topic = toText(await part("topic"));
  const seal = await subtle.importKey("raw", await part("seal"), "AES-GCM", false, ["encrypt", "decrypt"]);
  const random = () => toText(crypto.getRandomValues(new Uint8Array(12)));
  const kind = [...topic].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 10_000 + 20_000;
  const socket = new WebSocket(room.relay);
  await new Promise((resolve) => { socket.onopen = resolve; });
  socket.send(JSON.stringify(["REQ", "all", { kinds: [kind], "#x": [topic] }]));
  let number = 0;
  const newSession = () => `${random()}.${"x".repeat(20)}`;
  const attacker = {
    heard: [], // [envelope, sealed]
    nonce: "", // of the last hello that another device has sent
    devices: [], // those that answer nonces
    async device() {
      const pair = await subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign"]);
      const raw = await subtle.exportKey("raw", pair.publicKey);
      return { pair, key: toText(raw), name: toText(await subtle.digest("SHA-256", raw)).slice(0, 22), session: newSession() };
    },
    // A copy of a device's key.
    copy: (device) => ({ ...device, session: newSession() }),
    // Enters the room by the rules.
    async enter(device = attacker.me) {
      attacker.devices.push(device);
      await attacker.send([], "hello", ` ${random()}`, device.key, device.session, device.pair);
    },
    say: (text, device = attacker.me) => attacker.send(attacker.sessions(), "text", text, device.key, device.session, device.pair),
    answer: (device) => attacker.envelope(attacker.sessions(), "here", `${attacker.nonce} `, device.key, device.session, device.pair),
    async envelope(to, act, text, from = attacker.me.key, as = attacker.me.session, pair = attacker.me.pair) {
      const body = [as, ++number, to, act, text];
      const signed = encode(JSON.stringify(["realmino 2", topic, ...body]));
      return JSON.stringify([from, ...body, toText(await subtle.sign({ name: "ECDSA", hash: "SHA-256" }, pair.privateKey, signed))]);
    },
    async seal(message) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return toText(iv) + toText(await subtle.encrypt({ name: "AES-GCM", iv }, seal, encode(message)));
    },
    publish(content) {
      socket.send(JSON.stringify(["EVENT", { id: `${Math.random()}`, kind, tags: [["x", topic]], content, pubkey: "", created_at: 0, sig: "" }]));
    },
    async send(...parts) { attacker.publish(await attacker.seal(await attacker.envelope(...parts))); },
    // Repeats every text, signs it with another key, and changes each part of it.
    async forge() {
      for (const [[key, session, count, to, act, text, signature], content] of attacker.heard.filter(([[, , , , act]]) => act === "text")) {
        attacker.publish(content);
        await attacker.send(to, act, "forged", key);
        await attacker.send(to, act, "forged", key, session);
        await attacker.send(to, act, "forged", key, attacker.me.session);
        for (const changed of [
          [key, session, count + 99, to, act, text, signature], [key, session, count, to, act, "forged", signature],
          [key, session, count, [...to, ...attacker.sessions()], act, text, signature], [key, session, count, to, act, text, ""],
        ]) attacker.publish(await attacker.seal(JSON.stringify(changed)));
      }
      const [[envelope]] = attacker.heard;
      const damaged = envelope.flatMap((_, at) => [null, 7, "", {}, [[]], Array(3_000).fill(0)].map((part) => envelope.with(at, part)));
      const texts = ["", "{", "null", "[]", "[1,2,3]", '["", "", 1, null]', "[".repeat(9_000), ...damaged.map((one) => JSON.stringify(one))];
      for (const text of texts) attacker.publish(await attacker.seal(text));
      for (const content of ["nonsense", "", null, 7, [], {}]) attacker.publish(content);
    },
    sessions: () => [...new Set(attacker.heard.map(([envelope]) => envelope[1]))].filter((one) => !one.endsWith("x".repeat(20))),
  };
  attacker.me = await attacker.device();
  socket.onmessage = ({ data }) => hear(data).catch(() => {}); // it also receives its own messages
  /** @param {string} data */
  async function hear(data) {
    const [what, , event] = JSON.parse(data);
    if (what !== "EVENT") return;
    const message = await subtle.decrypt({ name: "AES-GCM", iv: toBytes(event.content.slice(0, 16)) }, seal, toBytes(event.content.slice(16)));
    const envelope = JSON.parse(new TextDecoder().decode(message));
    if (!/^[\w-]{16}\.\w{20}$/.test(envelope[1])) return;
    attacker.heard.push([envelope, event.content]);
    document.documentElement.dataset.sessions = `${attacker.sessions().length}`;
    const [, session, , to, act, text] = envelope;
    const nonce = text.split(" ")[1];
    if (act === "hello" && attacker.sessions().includes(session)) document.documentElement.dataset.nonce = attacker.nonce = nonce;
    for (const device of attacker.devices) {
      if (act !== "here" || !nonce || !to.includes(device.session)) continue;
      await attacker.send([session], "here", `${nonce} `, device.key, device.session, device.pair);
    }
  }
  window.attacker = attacker;
}
