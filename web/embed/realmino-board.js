// The custom element of docs/embedding.md. It isn't a module, because servers would have to send a CORS header for one.
{
  /** @type {Record<string, Record<string, string>>} */
  const WORDS = $words$; // filled in by tools/pipeline/pages.py
  const HOME = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const ATTRIBUTES = ["record", "position", "at", "mode", "seats", "solution", "theme"];

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; position: relative }
    :host([hidden]), [hidden] { display: none }
    div { padding: 1rem; text-align: center; border: 1px solid; border-color: color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px }
    p { margin: 1rem 0 0 }
    button { display: block; margin: 1rem auto 0; padding: .7rem 1.75rem; font: inherit; font-weight: 600; color: light-dark(#fffaf0, #2b1d08); background: light-dark(#4f2a54, #f0c465); border: 0; border-radius: 12px; cursor: pointer }
    iframe { display: block; width: 100%; border: 0; height: var(--realmino-height, var(--size, 20rem)) }
    [inert] { position: absolute; top: 0; opacity: 0 }
  `);

  // The author's picture fits the card, unless the author's own styles say otherwise.
  const light = new CSSStyleSheet();
  light.replaceSync(":where(realmino-board img) { max-width: 100%; height: auto }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, light];

  /** @param {string} language @param {string} page @param {URLSearchParams} given */
  const addressOf = (language, page, given) => `${new URL(`${language === "en" ? "" : `${language}/`}${page}`, HOME)}#${given}`;

  /** Frames that have sent nothing yet. Their load event proves little: it also fires if a policy, a blocker or an
   * error has replaced our page. */
  const silent = new WeakSet();

  /** Waits for a frame's first message. @param {HTMLIFrameElement} frame */
  function firstMessage(frame) {
    silent.add(frame);
    return new Promise((resolve) => addEventListener("message", ({ source }) => {
      if (source && source === frame.contentWindow) resolve(silent.delete(frame));
    }));
  }

  /** The frames that run Python, and their first messages, by language. @type {Record<string, [HTMLIFrameElement, Promise<any>]>} */
  const pythons = {};

  /** Starts Python for all boards in a language, in a frame that they find by its name. @param {string} language */
  function startPython(language) {
    if (pythons[language]?.[0].isConnected) return pythons[language];
    const frame = document.createElement("iframe");
    frame.name = `realmino-${language}`;
    frame.referrerPolicy = "no-referrer";
    frame.style.display = "none";
    frame.src = addressOf(language, "embed.html", new URLSearchParams({ host: origin, shared: "" }));
    pythons[language] = [frame, firstMessage(frame)];
    document.body.append(frame);
    return pythons[language];
  }

  class RealminoBoard extends HTMLElement {
    static observedAttributes = [...ATTRIBUTES, "lang", "label", "load"];
    #frame = document.createElement("iframe");
    #card = document.createElement("div");
    #button = document.createElement("button");
    #problem = document.createElement("p");
    #timer = 0;
    #ready = false;
    #moment = NaN;
    #seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && this.#start());
    #root = this.attachShadow({ mode: "open" });

    constructor() {
      super();
      /** Values that a page set before this script ran would hide the class's properties. */
      const early = { .../** @type {any} */ (this) };
      for (const name in early) delete (/** @type {any} */ (this))[name];
      Object.assign(this, early);
    }

    connectedCallback() {
      this.#root.adoptedStyleSheets = [style];
      const button = this.#button;
      this.#card.part = "card";
      this.#card.replaceChildren(document.createElement("slot"), button, this.#problem);
      this.#root.replaceChildren(this.#card);
      button.part = "play";
      button.textContent = this.#label;
      this.#problem.role = "alert";
      this.#problem.hidden = true;
      button.onclick = () => this.#start();
      button.hidden = this.getAttribute("load") === "visible";
      this.#seen.disconnect();
      if (this.#frame.src) this.#start();
      else if (button.hidden) this.#seen.observe(this);
    }

    /** Does nothing, because moveBefore doesn't reload the frame. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      removeEventListener("message", this);
      clearTimeout(this.#timer);
      this.#ready = false;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (!this.#frame.src) this.connectedCallback();
      else if (before !== now && name !== "label" && name !== "load") {
        this.#moment = NaN;
        this.#ready = false;
        startPython(this.#language)[1].then(() => this.#frame.contentWindow?.location.replace(this.#address("board.html", { host: origin })));
      }
    }

    get #language() {
      const language = this.lang.split("-")[0].toLowerCase();
      return Object.hasOwn(WORDS, language) ? language : "en";
    }

    get #label() {
      return this.getAttribute("label") ?? WORDS[this.#language].label;
    }

    /** @param {string} page @param {Record<string, string>} [more] */
    #address(page, more) {
      const given = new URLSearchParams(more);
      for (const name of ATTRIBUTES) given.set(name, this.getAttribute(name) ?? "");
      if (this.#moment >= 0 && "replay".startsWith(given.get("mode") ?? "")) given.set("at", `${this.#moment}`);
      return addressOf(this.#language, page, given);
    }

    #start() {
      const frame = this.#frame;
      if (!this.#problem.hidden) {
        frame.remove();
        const [python] = pythons[this.#language];
        if (silent.has(python)) python.remove();
        this.#problem.hidden = true;
      }
      if (frame.isConnected) return;
      frame.inert = true;
      frame.title = "Realmino";
      frame.referrerPolicy = "no-referrer";
      addEventListener("message", this);
      this.#button.hidden = false;
      const [python, running] = startPython(this.#language);
      this.#expect(python, running);
      running.then(() => {
        if (!this.isConnected || frame.isConnected) return;
        frame.src = this.#address("board.html", { host: origin });
        this.#root.append(frame);
        this.#expect(frame, firstMessage(frame));
      });
    }

    /** Reports a frame that sends nothing for a second after it has loaded, or for ten seconds.
     * @param {HTMLIFrameElement} frame @param {Promise<unknown>} message */
    #expect(frame, message) {
      const wait = (/** @type {number} */ time) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#reportSilence(), time);
      };
      const arrive = () => wait(1000);
      frame.addEventListener("load", arrive);
      message.then(() => {
        clearTimeout(this.#timer);
        frame.removeEventListener("load", arrive);
      });
      wait(10000);
    }

    #reportSilence() {
      // A file has no origin either, but frames in it do.
      const reason = origin === "null" && location.protocol !== "file:" ? "sandboxed" : "blocked";
      const message = WORDS[this.#language][reason];
      this.#show(message);
      this.#report("error", { message, reason });
    }

    /** Shows a problem and a link to the board's own page below the author's content. @param {string} problem */
    #show(problem) {
      const link = document.createElement("a");
      link.href = this.#address("embed.html");
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = WORDS[this.#language].tab;
      this.#problem.replaceChildren(problem, " ", link);
      this.#problem.hidden = false;
      this.#button.textContent = this.#label;
    }

    #reveal() {
      const frame = this.#frame;
      if (!frame.inert) return;
      frame.inert = false;
      if (this.#button.matches(":focus-visible")) frame.focus();
      this.#card.remove();
    }

    /** @param {MessageEvent} event */
    handleEvent({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== new URL(HOME).origin || data?.realmino !== 1) return;
      const { realmino, type, ...detail } = data;
      if (type === "size") this.#frame.style.setProperty("--size", `${Math.min(detail.height, 1600)}px`);
      if (detail.text) this.#button.textContent = detail.text;
      if (detail.percent === 100) this.#reveal();
      if (type === "error") this.#show(detail.message);
      if (detail.n >= 0) {
        this.#moment = detail.n;
        this.#ready = true;
      }
      this.#report(type, detail);
    }

    /** @param {string} type @param {object} detail */
    #report(type, detail) {
      this.dispatchEvent(new CustomEvent(`realmino-${type}`, { detail, bubbles: true }));
    }

    /** @param {string} type @param {number} [n] */
    #send(type, n) {
      this.#frame.contentWindow?.postMessage({ realmino: 1, type, n }, new URL(HOME).origin);
    }

    get record() { return this.getAttribute("record") ?? ""; }
    set record(record) { this.setAttribute("record", record); }
    get at() { return this.#moment >= 0 ? this.#moment : Number(this.getAttribute("at")); }
    set at(n) { this.go(n); }
    next() { this.#send("next"); }
    back() { this.#send("back"); }
    /** @param {number} n */
    go(n) { this.#ready ? this.#send("go", n) : this.setAttribute("at", `${n}`); }
  }

  if (!customElements.get("realmino-board")) customElements.define("realmino-board", RealminoBoard);
}
