// The score pad before Python is there: the theme that was chosen in the game, and dialogs that close.
const page = document.documentElement;
let theme;
try { theme = localStorage.getItem("realmino.theme"); } catch { theme = null; } // storage may be forbidden
if (theme === "light" || theme === "dark") page.dataset.theme = theme;

document.addEventListener("click", (event) => {
  event.target?.closest?.("[data-closes]")?.closest("dialog")?.close();
});
document.addEventListener("realmino:picture", ({ detail }) => {
  const { svg, name, kind } = detail;
  detail.saved = import("../browser/picture-files.js").then(({ savePicture }) => savePicture(svg, name, kind));
});
