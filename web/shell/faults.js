// Notices what the page is not told between its first look and the first answer of Python: scripts that
// arrive wrongly, and what Python reports. unsupported.js says it to the person; the details stay in the console.

/** @param {string} name @param {object} detail */
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`realmino:${name}`, { detail }));

// boot.js reads these files and checks them itself.
/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll('link[rel="preload"]');
const fetched = new Set(Array.from(links, ({ href }) => href));

// A file may be answered by an error or by the sign-in page of a network.
/** @param {PerformanceResourceTiming} arrival */
function arrived({ name, responseStatus, contentType }) {
  if (fetched.has(name)) return;
  if (responseStatus >= 400) tell("missing", { file: name });
  else if (contentType === "text/html") tell("damaged", { file: name });
}

const arrivals = new PerformanceObserver((list) => list.getEntries().forEach(arrived));

// PyScript appends to the page what Python writes to its error stream.
const reports = new MutationObserver(() => {
  for (const note of document.querySelectorAll(".py-error")) {
    console.error(note.textContent);
    tell("failed", { report: note.textContent });
    note.remove();
  }
});

addEventListener("load", () => {
  /** @type {HTMLScriptElement | null} */
  const boot = document.querySelector('script[src$="/boot.js"]');
  if (!performance.getEntriesByName("realmino:start").length) tell("damaged", { file: boot?.src });
});
arrivals.observe({ type: "resource", buffered: true });
reports.observe(document.body, { childList: true });
document.addEventListener("realmino:ready", () => {
  arrivals.disconnect();
  reports.disconnect();
}, { once: true });
