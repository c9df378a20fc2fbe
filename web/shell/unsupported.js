// Shows a sentence that explains why the game can't start. Any browser understands this file, even one without modules.
// Its address is the same in every version, so that an old page whose other files are gone still finds it, and with it
// the new page.
(function () {
  "use strict";

  /** @type {UnsupportedWords} */
  var words = $words$; // from text/*/*.ftl, by tools/pipeline/script_words.py
  var RENEW_TIMEOUT = 4000; // milliseconds
  var SHEETS_TIMEOUT = 6500; // milliseconds; the page itself has waited for three seconds
  var OPTIONAL = /^((languages|offline|saved-games)\.js|.*\.css)$/; // the game works without these
  var folder = document.createElement("a");
  folder.href = document.documentElement.getAttribute("data-root") || "";

  var sentence = ""; // the one on the page, or soon to be
  var lasting = false; // whether the sentence stays once the game has started
  var started = false;
  var hopeless = false; // whether reloading cannot help
  var isRenewing = false;
  var missing = ""; // the address of the file that did not arrive

  /** @param {string} words @param {boolean} stays */
  function say(words, stays) {
    if (sentence || (started && !stays)) return;
    sentence = words;
    lasting = stays;
    if (document.getElementById("problem")) show();
    else document.addEventListener("DOMContentLoaded", show);
  }

  // For an optional file: the progress bar stays, and a later sentence may replace this one.
  /** @param {string} words */
  function note(words) {
    var problem = document.getElementById("problem");
    problem.textContent = words;
    problem.hidden = false;
  }

  function show() {
    var problem = document.getElementById("problem");
    var boot = document.getElementById("boot");
    var announced = document.getElementById("start-note");
    if (boot) boot.hidden = true;
    if (announced) announced.textContent = "";
    if (!problem) return;
    note(sentence);
    document.dispatchEvent(new Event("realmino:stopped"));
  }

  // A host may add its own scripts, so only files in our folders count.
  /** @param {string} address */
  function isOurs(address) {
    return address.indexOf(folder.href) === 0 && /^v\/[a-z]+-\w{16}\//.test(address.slice(folder.href.length));
  }

  /** @param {string} address @param {boolean} stays */
  function reportMissing(address, stays) {
    var file = nameOf(address);
    if (!isOurs(address) || sentence || (started && !OPTIONAL.test(file))) return;
    if (!missing || OPTIONAL.test(nameOf(missing))) missing = address;
    if (isRenewing) return;
    isRenewing = true;
    renew(function () {
      inspect(function (address, isPage) {
        var file = nameOf(address);
        isRenewing = false;
        (OPTIONAL.test(file) ? note : say)(words[isPage ? "damaged" : "missing"]({ file: file }), stays);
      });
    });
  }

  // Finds the file at fault, which the missing one may import, and whether the network returns a page instead.
  /** @param {(address: string, isPage: boolean) => void} then */
  function inspect(then) {
    if (!window.fetch) return then(missing, false);
    /** @type {NodeListOf<HTMLLinkElement>} */
    var links = document.querySelectorAll("link[rel=modulepreload]");
    var files = [missing].concat(Array.from(links, function (link) { return link.href; }));
    var answers = files.map(function (file) {
      return fetch(file).then(function (response) {
        if (response.body) response.body.cancel();
        return response.ok ? response.headers.get("content-type") || "" : "";
      }, function () { return ""; });
    });
    var timeout = new Promise(function (resolve) { setTimeout(resolve, RENEW_TIMEOUT); });
    Promise.race([timeout, Promise.all(answers)]).then(function (/** @type {string[] | undefined} */ types) {
      var wrong = types ? types.findIndex(function (type) { return !type || /html/.test(type); }) : -1;
      then(files[Math.max(wrong, 0)], Boolean(types && wrong >= 0 && types[wrong]));
    });
  }

  // A cached page may need files that a new version has replaced. Fetches the newest page, bypassing the cache, and
  // reloads once; if that does not help, the sentence is shown.
  /** @param {() => void} otherwise */
  function renew(otherwise) {
    var current = versionOf(document.documentElement.outerHTML);
    var visit = window.performance && performance.getEntriesByType && performance.getEntriesByType("navigation")[0];
    if (!window.fetch || !current || !visit || visit.type === "reload") return otherwise();
    var timer = setTimeout(otherwise, RENEW_TIMEOUT);
    fetch(location.href.split("#")[0], { cache: "reload" })
      .then(function (response) { return response.text(); })
      .then(function (text) {
        var newest = versionOf(text);
        if (!newest || newest === current || started) throw new Error("There is no newer page.");
        clearTimeout(timer);
        location.reload();
      })
      .catch(function () {
        clearTimeout(timer);
        otherwise();
      });
  }

  /** @param {string} page */
  function versionOf(page) {
    var found = /v\/[a-z]{2}-\w+/.exec(page);
    return found && found[0];
  }

  function isTooOld() {
    return !("noModule" in document.createElement("script"))
      || [Object.hasOwn, Array.prototype.at, Promise.allSettled, window.BigInt, window.MutationObserver,
        window.PerformanceObserver, window.structuredClone, window.WeakRef,
        window.FinalizationRegistry, window.HTMLDialogElement].some(function (part) { return !part; });
  }

  /** @param {string} address */
  function reportDamaged(address) {
    if (isOurs(address) && isNews()) say(words.damaged({ file: nameOf(address) }), true);
  }

  // While the page renews itself, a missing file is the cause of further failures, unless the file is optional.
  function isNews() {
    return !isRenewing || OPTIONAL.test(nameOf(missing));
  }

  // A complete style sheet ends with a property named after it (by tools/pipeline/site.py).
  function checkSheets() {
    var style = getComputedStyle(document.documentElement);
    /** @type {NodeListOf<HTMLLinkElement>} */
    var sheets = document.querySelectorAll("link[rel=stylesheet]");
    sheets.forEach(function (link) {
      if (!link.sheet) reportMissing(link.href, true);
      // Firefox computes no styles in a frame that isn't displayed.
      else if (style.display && !style.getPropertyValue("--" + nameOf(link.href).replace(".", "-"))) {
        reportDamaged(link.href);
      }
    });
  }

  // The report may name a file that a script could not import.
  /** @param {string} report */
  function reportFailed(report) {
    var file = /(?:from URL|imported module:?) *(https?:\S+)/.exec(report);
    if (file) reportMissing(file[1], false);
    else if (isNews()) say(words.failed, false);
  }

  /** @param {string} address */
  function nameOf(address) {
    return address.split(/[?#]/)[0].replace(/.*\//, "");
  }

  // If the game cannot start or lacks a part, its buttons reload the page.
  /** @param {MouseEvent} event */
  function onClick(event) {
    var button = event.target && event.target.closest && event.target.closest("#begin, #resume button");
    if (!button || !sentence || (started && !lasting)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!hopeless) location.reload();
  }

  var obstacle = location.protocol === "file:" ? words.local
    : window.origin === "null" ? words.sandboxed // it may not fetch any module
    : isTooOld() ? words.old
    : typeof WebAssembly === "object" ? "" : words.wasm;
  if (obstacle) {
    hopeless = true;
    say(obstacle, true);
  }

  setTimeout(checkSheets, SHEETS_TIMEOUT);
  window.addEventListener("load", checkSheets);
  window.addEventListener("click", onClick, true);
  // If a script fails to load, the event's target is its element; for a syntax error, it's the window.
  window.addEventListener("error", function (event) {
    if (event.target instanceof HTMLScriptElement) reportMissing(event.target.src, true);
    else if (event.error instanceof SyntaxError) reportDamaged(event.filename);
    else if (event.message && isOurs(event.filename)) reportFailed(event.message);
  }, true);
  window.addEventListener("unhandledrejection", function (event) {
    reportFailed(String((event.reason && event.reason.message) || event.reason));
  });
  document.addEventListener("realmino:missing", function (event) { reportMissing(event.detail.file, true); });
  document.addEventListener("realmino:damaged", function (event) { reportDamaged(event.detail.file); });
  document.addEventListener("realmino:failed", function (event) { reportFailed(event.detail.report); });
  document.addEventListener("realmino:ready", function () {
    var problem = document.getElementById("problem");
    started = true;
    if (sentence && !lasting && problem.textContent === sentence) problem.hidden = true; // the game has started after all
  });
})();
