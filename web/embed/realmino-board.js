// The element of docs/embedding.md. It is not a module, because other hosts would have to send a header for one.
{
  /** @type {Record<string, string>} */
  const LABELS = $words$; // by tools/pipeline/pages.py
  const HOME = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const ATTRIBUTES = ["record", "position", "at", "mode", "seats", "solution", "theme"];

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; position: relative }
    :host([hidden]), [hidden] { display: none }
    div { padding: 1rem; text-align: center; border: 1px solid; border-color: color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px }
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

  /** The frames in which Python runs, and when boards may look for them. @type {Record<string, [HTMLIFrameElement, Promise<any>]>} */
  const pythons = {};

  /** Lets Python run for all boards in a language, in a frame that they find by its name. @param {string} language */
  function startPython(language) {
    if (pythons[language]?.[0].isConnected) return pythons[language][1];
    const frame = document.createElement("iframe");
    frame.name = `realmino-${language}`;
    frame.referrerPolicy = "no-referrer";
    frame.style.display = "none";
    frame.src = addressOf(language, "embed.html", new URLSearchParams({ host: origin, shared: "" }));
    const begun = new Promise((resolve) => {
      frame.onload = resolve;
      addEventListener("message", ({ source }) => source === frame.contentWindow && resolve(source));
    });
    document.body.append(frame);
    pythons[language] = [frame, begun];
    return begun;
  }

  class RealminoBoard extends HTMLElement {
    static observedAttributes = [...ATTRIBUTES, "lang", "label", "load"];
    #frame = document.createElement("iframe");
    #card = document.createElement("div");
    #button = document.createElement("button");
    #ready = false;
    #moment = NaN;
    #seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && this.#start());
    #root = this.attachShadow({ mode: "open" });

    constructor() {
      super();
      /** Values that a page set before this script ran would hide the properties of the class. */
      const early = { .../** @type {any} */ (this) };
      for (const name in early) delete (/** @type {any} */ (this))[name];
      Object.assign(this, early);
    }

    connectedCallback() {
      this.#root.adoptedStyleSheets = [style];
      const button = this.#button;
      this.#card.part = "card";
      this.#card.replaceChildren(document.createElement("slot"), button);
      this.#root.replaceChildren(this.#card);
      button.part = "play";
      button.textContent = this.getAttribute("label") ?? LABELS[this.#language];
      button.onclick = () => this.#start();
      button.hidden = this.getAttribute("load") === "visible";
      this.#seen.disconnect();
      if (this.#frame.src) this.#start();
      else if (button.hidden) this.#seen.observe(this);
    }

    /** A frame that moveBefore moves is not reloaded. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      removeEventListener("message", this);
      this.#ready = false;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (!this.#frame.src) this.connectedCallback();
      else if (before !== now && name !== "label" && name !== "load") {
        this.#moment = NaN;
        this.#ready = false;
        startPython(this.#language).then(() => this.#frame.contentWindow?.location.replace(this.#address));
      }
    }

    get #language() {
      const language = this.lang.split("-")[0].toLowerCase();
      return Object.hasOwn(LABELS, language) ? language : "en";
    }

    get #address() {
      const given = new URLSearchParams({ host: origin });
      for (const name of ATTRIBUTES) given.set(name, this.getAttribute(name) ?? "");
      if (this.#moment >= 0 && "replay".startsWith(given.get("mode") ?? "")) given.set("at", `${this.#moment}`);
      return addressOf(this.#language, "board.html", given);
    }

    #start() {
      const frame = this.#frame;
      if (frame.isConnected) return;
      frame.inert = true;
      frame.title = "Realmino";
      frame.referrerPolicy = "no-referrer";
      frame.onload = () => setTimeout(() => frame.onload && this.#reveal(), 3000);
      addEventListener("message", this);
      this.#button.hidden = false;
      startPython(this.#language).then(() => {
        if (!this.isConnected || frame.isConnected) return;
        frame.src = this.#address;
        this.#root.append(frame);
      });
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
      this.#frame.onload = null;
      if (detail.text) this.#button.textContent = detail.text;
      if (type === "error" || detail.percent === 100) this.#reveal();
      if (detail.n >= 0) {
        this.#moment = detail.n;
        this.#ready = true;
      }
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
