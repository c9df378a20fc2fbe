// The lines that put a board on another page, as the game's dialog and the rules reference hand them out.

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @typedef {{ source: string, width: number, height: number, alternative: string }} BoardPicture */

/** @param {BoardPicture} picture */
const element = ({ source, width, height, alternative }) =>
  `<img src="${source}" width="${width}" height="${height}" style="max-width:100%;height:auto" alt="${escaped(alternative)}">`;

/**
 * @param {string} site the address of the game's folder, with a slash at its end
 * @param {Record<string, string | undefined>} attributes those of the element; what is empty is left out
 * @param {string} link where the link for readers without scripts leads, as it goes on after the folder
 * @param {string} words what that link says
 * @param {BoardPicture} [picture] what it shows instead
 */
export function boardLines(site, attributes, link, words, picture) {
  const given = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ""));
  return [
    `<script async src="${escaped(site)}realmino-board.js"></script>`,
    `<realmino-board${given.join("")}>`,
    `  <a href="${escaped(site + link)}">${picture ? element(picture) : escaped(words)}</a>`,
    "</realmino-board>",
  ].join("\n");
}
