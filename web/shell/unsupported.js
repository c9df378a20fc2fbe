// What went wrong at the start, in one sentence, also where no module can run: any browser understands
// this file. It keeps its address in every version, so that an old page whose other files are gone
// still finds it and can fetch the new page.
(function () {
  "use strict";

  /** @type {UnsupportedWords} */
  var words = @words@;
  var PATIENCE = 4000; // milliseconds for the newest page to arrive
  var SPARE = /^(languages|offline|saved-games)\.js$/; // the game plays without these
  var folder = document.createElement("a");
  folder.href = document.documentElement.getAttribute("data-root") || "";

  var sentence = ""; // the one that was said, or will be as soon as there is a place for it
  var lasting = false; // whether it stays although the game started
  var begun = false;
  var helpless = false; // no reload can help
  var renewing = false;
  var lacking = ""; // the file that did not arrive

  /** @param {string} words @param {boolean} stays */
  function say(words, stays) {
    if (sentence || (begun && !stays)) return;
    sentence = words;
    lasting = stays;
    if (document.getElementById("problem")) show();
    else document.addEventListener("DOMContentLoaded", show);
  }

  // A sentence about a spare file neither hides the progress bar nor keeps a later sentence away.
  /** @param {string} words */
  function note(words) {
    var problem = document.getElementById("problem");
    problem.textContent = words;
    problem.hidden = false;
  }

  function show() {
    var problem = document.getElementById("problem");
    var boot = document.getElementById("boot");
    var heard = document.getElementById("heard");
    if (boot) boot.hidden = true;
    if (heard) heard.textContent = "";
    if (!problem) return;
    note(sentence);
    document.dispatchEvent(new Event("realmino:stopped"));
  }

  // Only files in our own folders count; a host may add scripts of its own.
  /** @param {string} address */
  function isOurs(address) {
    return address.indexOf(folder.href) === 0 && /^v\/[a-z]+-\w{16}\//.test(address.slice(folder.href.length));
  }

  /** @param {string} address @param {boolean} stays */
  function lost(address, stays) {
    var file = nameOf(address);
    if (!isOurs(address) || sentence || (begun && !SPARE.test(file))) return;
    if (!lacking || SPARE.test(lacking)) lacking = file;
    if (renewing) return;
    renewing = true;
    renew(function () {
      renewing = false;
      (SPARE.test(lacking) ? note : say)(words.missing({ file: lacking }), stays);
    });
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
      || [Object.hasOwn, Array.prototype.at, Promise.allSettled, window.BigInt, window.MutationObserver,
        window.PerformanceObserver, window.structuredClone, window.WeakRef,
        window.FinalizationRegistry, window.HTMLDialogElement].some(function (part) { return !part; });
  }

  /** @param {string} address */
  function damaged(address) {
    if (isOurs(address) && isHeard()) say(words.damaged({ file: nameOf(address) }), true);
  }

  // A failure caused by a missing file has been reported; a missing spare file makes nothing fail.
  function isHeard() {
    return !renewing || SPARE.test(lacking);
  }

  // The report of a failure may name a file that a script wanted to import.
  /** @param {string} report */
  function failed(report) {
    var file = /(?:from URL|imported module:?) *(https?:\S+)/.exec(report);
    if (file) lost(file[1], false);
    else if (isHeard()) say(words.failed, false);
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

  // Some scripts block the first paint, and with it every sentence: they must not do so for ever.
  setTimeout(function () {
    document.querySelectorAll("[blocking]").forEach(function (script) { script.removeAttribute("blocking"); });
  }, 3000);
  window.addEventListener("click", pressed, true);
  // A script that does not arrive tells only its own element; one that cannot be read, only the window.
  window.addEventListener("error", function (event) {
    if (event.target instanceof HTMLScriptElement) lost(event.target.src, true);
    else if (event.error instanceof SyntaxError) damaged(event.filename);
    else if (event.message && isOurs(event.filename)) failed(event.message);
  }, true);
  window.addEventListener("unhandledrejection", function (event) {
    failed(String((event.reason && event.reason.message) || event.reason));
  });
  document.addEventListener("realmino:missing", function (event) { lost(event.detail.file, true); });
  document.addEventListener("realmino:damaged", function (event) { damaged(event.detail.file); });
  document.addEventListener("realmino:failed", function (event) { failed(event.detail.report); });
  document.addEventListener("realmino:ready", function () {
    var problem = document.getElementById("problem");
    begun = true;
    if (sentence && !lasting && problem.textContent === sentence) problem.hidden = true; // it went on all the same
  });
})();
