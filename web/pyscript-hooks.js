// Starts Python at once, and PyScript as soon as it is known whether there is storage. PyScript's one
// worker hook is taken away: it would be sent as text to be evaluated, which the page's security
// policy forbids. pyodide-loader.mjs does what that hook does.
import { storageReady } from "@runtime@";

storageReady
  .then(watchObservers)
  .then(() => import("@core@"))
  .then(({ hooks }) => hooks.worker.onBeforeRunAsync.clear());

// PyScript observes the document for ever and runs as Python what comes into it as such, past the
// policy. The page needs that for its own script only: once that is taken, all observing ends, also
// of shadow roots that come later.
function watchObservers() {
  const Observer = globalThis.MutationObserver;
  /** @type {MutationObserver[]} */
  const observers = [];
  let ended = false;
  globalThis.MutationObserver = class extends Observer {
    constructor(/** @type {MutationCallback} */ heard) {
      super(heard);
      observers.push(this);
    }
    observe(/** @type {Node} */ target, /** @type {MutationObserverInit} */ options) {
      if (!ended) super.observe(target, options);
    }
  };
  document.getElementById("game").addEventListener("py:ready", () => {
    ended = true;
    for (const observer of observers) observer.disconnect();
    globalThis.MutationObserver = Observer;
  }, { once: true });
}

performance.mark("realmino:start"); // half of this file may be a script too
