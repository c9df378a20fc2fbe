// Notices what the page is not told between its first look and the first answer of Python: files that
// arrive wrongly, and what Python reports. unsupported.js says it to the person; the details stay in the console.
const SIZES = @whole@; // of the files that are fetched whole: their bytes

/** @param {string} name @param {object} detail */
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`realmino:${name}`, { detail }));

// A file may be answered by an error, by the sign-in page of a network, or by a part of itself.
/** @param {PerformanceResourceTiming} arrival */
function arrived({ name, responseStatus, contentType, decodedBodySize }) {
  const path = new URL(name, location.href).pathname;
  if (!path.includes("/v/")) return;
  const file = path.replace(/.*\//, "");
  const isPart = file in SIZES && decodedBodySize && decodedBodySize !== SIZES[file];
  if (responseStatus >= 400) tell("missing", { file });
  else if (contentType === "text/html" || isPart) tell("damaged", { file });
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
  if (!performance.getEntriesByName("realmino:start").length) tell("damaged", { file: "pyscript-hooks.js" });
});
arrivals.observe({ type: "resource", buffered: true });
reports.observe(document.body, { childList: true });
document.addEventListener("realmino:ready", () => {
  arrivals.disconnect();
  reports.disconnect();
}, { once: true });
