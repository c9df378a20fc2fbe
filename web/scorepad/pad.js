// The score pad before Python starts: the theme chosen in the game, buttons that close dialogs, and saving pictures.
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
