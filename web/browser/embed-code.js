// The code that embeds a board on another page, for the game's share dialog and the rules reference.

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @typedef {{ source: string, width: number, height: number, alternative: string }} BoardPicture */

/** @param {BoardPicture} picture */
const element = ({ source, width, height, alternative }) =>
  `<img src="${source}" width="${width}" height="${height}" style="max-width:100%;height:auto" alt="${escapeHtml(alternative)}">`;

/**
 * @param {string} site the address of the game's folder, with a trailing slash
 * @param {Record<string, string | undefined>} attributes the element's attributes; empty ones are left out
 * @param {string} link the target of the link for readers without scripts, relative to the site
 * @param {string} linkText the text of that link
 * @param {BoardPicture} [picture] shown instead of the text
 */
export function embedCode(site, attributes, link, linkText, picture) {
  const pairs = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ""));
  return [
    `<script async src="${escapeHtml(site)}realmino-board.js"></script>`,
    `<realmino-board${pairs.join("")}>`,
    `  <a href="${escapeHtml(site + link)}">${picture ? element(picture) : escapeHtml(linkText)}</a>`,
    "</realmino-board>",
  ].join("\n");
}
