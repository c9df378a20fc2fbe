// What went wrong at the start, in one sentence, also where no module can run: any browser understands
// this file. It keeps its address in every version, so that an old page whose other files are gone
// still finds it and can fetch the new page.
(function () {
  "use strict";

  /** @type {UnsupportedWords} */
  var words = @words@;
  var PATIENCE = 4000; // milliseconds for the newest page to arrive

  var sentence = ""; // the one that was said, or will be as soon as there is a place for it
  var lasting = false; // whether it stays although the game started
  var begun = false;
  var helpless = false; // no reload can help
  var renewing = false;

  /** @param {string} words @param {boolean} stays */
  function say(words, stays) {
    if (sentence || (begun && !stays)) return;
    sentence = words;
    lasting = stays;
    if (document.getElementById("problem")) show();
    else document.addEventListener("DOMContentLoaded", show);
  }

  function show() {
    var problem = document.getElementById("problem");
    var boot = document.getElementById("boot");
    var heard = document.getElementById("heard");
    if (boot) boot.hidden = true;
    if (heard) heard.textContent = "";
    if (!problem || !problem.hidden) return;
    problem.textContent = sentence;
    problem.hidden = false;
    document.dispatchEvent(new Event("realmino:stopped"));
  }

  /** @param {string} file @param {boolean} stays */
  function lost(file, stays) {
    if (sentence || renewing || begun) return;
    renewing = true;
    renew(function () { say(words.missing({ file: file }), stays); });
  }

  // A page from a cache may ask for files that a new version has replaced: the newest page is fetched
  // past the cache and shown. After one reload the sentence is said.
  /** @param {() => void} otherwise */
  function renew(otherwise) {
    var own = edition(document.documentElement.outerHTML);
    var visit = window.performance && performance.getEntriesByType && performance.getEntriesByType("navigation")[0];
    if (!window.fetch || !own || !visit || visit.type === "reload") return otherwise();
    var waiting = setTimeout(otherwise, PATIENCE);
    fetch(location.href.split("#")[0], { cache: "reload" })
      .then(function (response) { return response.text(); })
      .then(function (text) {
        var newest = edition(text);
        if (!newest || newest === own || begun) throw new Error("There is no newer page.");
        clearTimeout(waiting);
        location.reload();
      })
      .catch(function () {
        clearTimeout(waiting);
        otherwise();
      });
  }

  /** @param {string} page */
  function edition(page) {
    var found = /v\/[a-z]{2}-\w+/.exec(page);
    return found && found[0];
  }

  function isTooOld() {
    return !("noModule" in document.createElement("script")) || typeof WebAssembly !== "object"
      || [Object.hasOwn, Array.prototype.at, Promise.allSettled, window.BigInt, window.TransformStream,
        window.MutationObserver, window.PerformanceObserver, window.structuredClone, window.WeakRef,
        window.FinalizationRegistry, window.HTMLDialogElement].some(function (part) { return !part; });
  }

  /** @param {string} file */
  function damaged(file) {
    if (!renewing) say(words.damaged({ file: file }), false);
  }

  // The report of a failure may name a file that a script wanted to import.
  /** @param {string} report */
  function failed(report) {
    var file = /(?:from URL|imported module:?) *(\S*\/v\/\S+)/.exec(report);
    if (file) lost(nameOf(file[1]), false);
    else if (!renewing) say(words.failed, false);
  }

  /** @param {string} address */
  function nameOf(address) {
    return address.split(/[?#]/)[0].replace(/.*\//, "");
  }

  // While the game is not there and will not come, or lacks a part of itself, its buttons try again.
  /** @param {MouseEvent} event */
  function pressed(event) {
    var button = event.target && event.target.closest && event.target.closest("#begin, #resume button");
    if (!button || !sentence || (begun && !lasting)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!helpless) location.reload();
  }

  if (location.protocol === "file:" || isTooOld()) {
    helpless = true;
    say(location.protocol === "file:" ? words.local : words.old, true);
  }

  window.addEventListener("click", pressed, true);
  // A script that does not arrive tells only its own element; one that cannot be read, only the window.
  window.addEventListener("error", function (event) {
    var isHalf = window.SyntaxError && event.error instanceof SyntaxError && /\/v\//.test(event.filename);
    if (event.target instanceof HTMLScriptElement) lost(nameOf(event.target.src), true);
    else if (isHalf) damaged(nameOf(event.filename));
    else if (event.message) failed(event.message);
  }, true);
  window.addEventListener("unhandledrejection", function (event) {
    failed(String((event.reason && event.reason.message) || event.reason));
  });
  document.addEventListener("realmino:missing", function (event) { lost(event.detail.file, false); });
  document.addEventListener("realmino:damaged", function (event) { damaged(event.detail.file); });
  document.addEventListener("realmino:failed", function (event) { failed(event.detail.report); });
  document.addEventListener("realmino:ready", function () {
    var problem = document.getElementById("problem");
    begun = true;
    if (sentence && !lasting && problem.textContent === sentence) problem.hidden = true; // it went on all the same
  });
})();
