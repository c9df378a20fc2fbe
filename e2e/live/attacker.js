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
  const pair = await subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign"]);
  const key = toText(await subtle.exportKey("raw", pair.publicKey));
  const session = `${Date.now().toString(36)}.${toText(crypto.getRandomValues(new Uint8Array(12)))}.${"x".repeat(20)}`;
  const kind = [...topic].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 10_000 + 20_000;
  const socket = new WebSocket(room.relay);
  await new Promise((resolve) => { socket.onopen = resolve; });
  socket.send(JSON.stringify(["REQ", "all", { kinds: [kind], "#x": [topic] }]));
  let number = 0;
  const attacker = {
    heard: [], // [envelope, sealed]
    session,
    async envelope(to, act, text, from = key, as = session) {
      const body = [as, ++number, to, act, text];
      const signed = encode(JSON.stringify(["realmino 1", topic, ...body]));
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
        await attacker.send(to, act, "forged", key, attacker.session);
        for (const changed of [
          [key, session, count + 99, to, act, text, signature], [key, session, count, to, act, "forged", signature],
          [key, session, count, [...to, ...attacker.sessions()], act, text, signature], [key, session, count, to, act, text, ""],
        ]) attacker.publish(await attacker.seal(JSON.stringify(changed)));
      }
      for (const text of ["", "{", "[]", "[1,2,3]", '["", "", 1, null]']) attacker.publish(await attacker.seal(text));
      attacker.publish("nonsense");
    },
    sessions: () => [...new Set(attacker.heard.map(([envelope]) => envelope[1]))].filter((one) => one !== session),
  };
  socket.onmessage = ({ data }) => hear(data).catch(() => {}); // it also receives its own messages
  /** @param {string} data */
  async function hear(data) {
    const [what, , event] = JSON.parse(data);
    if (what !== "EVENT") return;
    const message = await subtle.decrypt({ name: "AES-GCM", iv: toBytes(event.content.slice(0, 16)) }, seal, toBytes(event.content.slice(16)));
    attacker.heard.push([JSON.parse(new TextDecoder().decode(message)), event.content]);
    document.documentElement.dataset.sessions = `${attacker.sessions().length}`;
  }
  window.attacker = attacker;
}
