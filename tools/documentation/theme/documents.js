// Keeps all pages for reading offline; a new version takes over at once, since readers lose nothing.
{
  const script = document.currentScript;

  const keepForOffline = async () => {
    const worker = script instanceof HTMLScriptElement && new URL("sw.js", script.src);
    if (!worker) return;
    const registration = await navigator.serviceWorker?.register(worker, { updateViaCache: "none" });
    registration?.active?.postMessage("heal");
    registration?.waiting?.postMessage("take over");
    registration?.addEventListener("updatefound", () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "installed" && registration.active) fresh.postMessage("take over");
      });
    });
  };

  addEventListener("load", () => {
    const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
    idle(() => keepForOffline().catch(() => {}), { timeout: 3000 }); // no storage or no network: try next time
  });
}
