// The element of docs/embedding.md. It is no module: those need a header to come from another host.
{
  /** @type {Record<string, string>} */
  const LABELS = @words@;
  const HOME = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const TOLD = ["record", "position", "at", "mode", "seats", "solution", "theme"];
  const CHANGED = [...TOLD, "lang"];
  const HIGHEST = 1600;

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; position: relative }
    :host([hidden]) { display: none }
    button { display: block; margin: .5rem auto; padding: .6rem 1.5rem; font: inherit; cursor: pointer }
    iframe { display: block; width: 100%; border: 0; height: var(--realmino-height, var(--told, 20rem)) }
    [inert] { position: absolute; top: 0; opacity: 0 }
  `);

  class RealminoBoard extends HTMLElement {
    static observedAttributes = CHANGED;
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    #button = document.createElement("button");
    #ready = false;
    #moment = NaN;
    #seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.#start());
    #root = this.attachShadow({ mode: "open" });
    #hear = (/** @type {MessageEvent} */ event) => this.#heard(event);

    connectedCallback() {
      this.#root.adoptedStyleSheets = [style];
      this.#root.replaceChildren(document.createElement("slot"));
      const button = this.#button;
      button.setAttribute("part", "play");
      button.textContent = this.getAttribute("label") ?? LABELS[this.#language];
      button.onclick = () => this.#start();
      if (this.getAttribute("load") === "visible") this.#seen.observe(this);
      else this.#root.append(button);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#seen.disconnect();
      this.#frame = undefined;
      this.#ready = false;
    }

    attributeChangedCallback() {
      this.#moment = NaN;
      this.#frame?.contentWindow?.location.replace(this.#address);
    }

    get #language() {
      const language = this.lang.split("-")[0].toLowerCase();
      return Object.hasOwn(LABELS, language) ? language : "en";
    }

    get #address() {
      const given = new URLSearchParams({ host: origin });
      for (const name of TOLD) given.set(name, this.getAttribute(name) ?? "");
      const folder = this.#language === "en" ? "" : `${this.#language}/`;
      return `${new URL(`${folder}embed.html`, HOME)}#${given}`;
    }

    #start() {
      if (this.#frame) return;
      this.#seen.disconnect();
      const frame = this.#frame = document.createElement("iframe");
      frame.inert = true;
      frame.title = "Realmino";
      frame.referrerPolicy = "no-referrer";
      frame.src = this.#address;
      frame.onload = () => setTimeout(() => frame.onload && this.#reveal(), 3000);
      addEventListener("message", this.#hear);
      if (!this.#button.isConnected) this.#root.append(this.#button);
      this.#root.append(frame);
    }

    #reveal() {
      const frame = this.#frame;
      if (!frame?.inert) return;
      frame.inert = false;
      if (this.#button.matches(":focus-visible")) frame.focus();
      for (const face of this.#root.querySelectorAll("slot, button")) face.remove();
    }

    /** @param {MessageEvent} event */
    #heard({ source, origin, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== new URL(HOME).origin || data?.realmino !== 1) return;
      const { realmino, type, ...detail } = data;
      if (type === "size") this.#frame.style.setProperty("--told", `${Math.min(detail.height, HIGHEST)}px`);
      this.#frame.onload = null;
      if (type === "loading") this.#button.textContent = detail.text;
      if (type === "error" || detail.percent === 100) this.#reveal();
      if (type === "ready") this.#ready = true;
      if (type === "ready" || type === "move") this.#moment = detail.n;
      this.dispatchEvent(new CustomEvent(`realmino-${type}`, { detail, bubbles: true }));
    }

    /** @param {string} type @param {number} [n] */
    #tell(type, n) {
      this.#frame?.contentWindow?.postMessage({ realmino: 1, type, n }, new URL(HOME).origin);
    }

    get record() { return this.getAttribute("record") ?? ""; }
    set record(record) { this.setAttribute("record", record); }
    get at() { return this.#moment >= 0 ? this.#moment : Number(this.getAttribute("at")); }
    set at(n) { this.go(n); }
    next() { this.#tell("next"); }
    back() { this.#tell("back"); }
    /** @param {number} n */
    go(n) { this.#ready ? this.#tell("go", n) : this.setAttribute("at", `${n}`); }
  }

  if (!customElements.get("realmino-board")) customElements.define("realmino-board", RealminoBoard);
}
