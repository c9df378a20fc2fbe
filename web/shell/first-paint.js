// Every page contains this script. Style sheets and scripts that block the first paint get three seconds.
setTimeout(function () {
  document.querySelectorAll("[blocking]").forEach(function (script) { script.removeAttribute("blocking"); });
  pending().forEach(function (link) { document.head.replaceChild(link.cloneNode(), link); }); // a copy doesn't block
}, 3000);
// In Firefox a copy blocks too, so loading stops and the page is shown as it is.
setTimeout(function () {
  if (pending().length && !document.hidden && !performance.getEntriesByType("paint").length) stop();
}, 8000);

function pending() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  var sheets = document.querySelectorAll("link[rel=stylesheet]");
  return Array.from(sheets).filter(function (link) { return !link.sheet; });
}
