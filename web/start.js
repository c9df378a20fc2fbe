// Starts Python at once, and PyScript as soon as it is known whether there is storage. PyScript's one
// worker hook is taken away: it would be sent as text to be evaluated, which the page's security
// policy forbids. runtime.mjs does what that hook does.
import { storageReady } from "@runtime@";

storageReady
  .then(() => import("@core@"))
  .then(({ hooks }) => hooks.worker.onBeforeRunAsync.clear());

performance.mark("realmino:start"); // half of this file may be a script too
