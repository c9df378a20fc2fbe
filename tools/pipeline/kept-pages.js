/** Keeps all pages of a service worker's folder for reading offline, once the browser is idle. A new
 * version takes over immediately, since readers lose nothing.
 * @param {string | URL} worker */
export function keepPages(worker) {
  addEventListener("load", () => {
    const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
    idle(() => keep(worker).catch(() => {}), { timeout: 3000 }); // no storage or no network: try next time
  });
}

/** @param {string | URL} worker */
async function keep(worker) {
  const registration = await navigator.serviceWorker?.register(worker, { updateViaCache: "none" });
  registration?.active?.postMessage("heal");
  registration?.waiting?.postMessage("take over");
  registration?.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && registration.active) fresh.postMessage("take over");
    });
  });
}
