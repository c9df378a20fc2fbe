// Reports start-up faults that raise no error event: wrong responses to scripts, and errors in Python.
// unsupported.js shows a sentence about each; the details go to the console.

/** @param {string} name @param {object} detail */
const report = (name, detail) => document.dispatchEvent(new CustomEvent(`realmino:${name}`, { detail }));

// boot.js checks these itself.
/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll('link[rel="preload"]');
const checked = new Set(Array.from(links, ({ href }) => href));

// A server may answer with an error, or a network with its sign-in page.
/** @param {PerformanceResourceTiming} resource */
function check({ name, responseStatus, contentType }) {
  if (checked.has(name)) return;
  if (responseStatus >= 400) report("missing", { file: name });
  else if (contentType === "text/html") report("damaged", { file: name });
}

const resources = new PerformanceObserver((list) => list.getEntries().forEach(check));

// PyScript appends the output of Python's error stream to the page.
const errors = new MutationObserver(() => {
  for (const error of document.querySelectorAll(".py-error")) {
    console.error(error.textContent);
    report("failed", { report: error.textContent });
    error.remove();
  }
});

addEventListener("load", () => {
  /** @type {HTMLScriptElement | null} */
  const boot = document.querySelector('script[src$="/boot.js"]');
  if (!performance.getEntriesByName("realmino:start").length) report("damaged", { file: boot?.src });
});
resources.observe({ type: "resource", buffered: true });
errors.observe(document.body, { childList: true });
document.addEventListener("realmino:ready", () => {
  resources.disconnect();
  errors.disconnect();
}, { once: true });
