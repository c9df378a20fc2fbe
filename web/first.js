// What must be said even where no module can run; written so that any browser understands it.
(function () {
  "use strict";

  function say(sentence) {
    var problem = document.getElementById("problem");
    var boot = document.getElementById("boot");
    if (!problem || !problem.hidden) return;
    problem.textContent = sentence;
    problem.hidden = false;
    if (boot) boot.hidden = true;
  }

  if (location.protocol === "file:") {
    say("A browser runs this page only from a web server: please run “python build.py play” in the project’s folder.");
  } else if (!("noModule" in document.createElement("script")) || typeof WebAssembly !== "object") {
    say("This browser is too old for the game, or WebAssembly is switched off in it: please use a current Firefox, Chrome, Edge or Safari.");
  }

  // A script that does not arrive tells only its own element.
  window.addEventListener("error", function (event) {
    if (!event.target || event.target.tagName !== "SCRIPT") return;
    say("The file “" + event.target.src.split("/").pop() + "” of the game did not arrive: please check the connection and reload the page.");
  }, true);
})();
