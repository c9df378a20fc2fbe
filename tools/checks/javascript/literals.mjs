// Prints scripts' string literals, except those in errors and console messages. The input and the
// output are JSON objects by script name.
import { readFileSync } from "node:fs";
import { parse } from "acorn";

/** @typedef {{ type: string, [part: string]: any }} Part */

/** Whether only programmers see the texts in a part. @param {Part} part */
function isForProgrammers(part) {
  const called = part.callee?.object?.name ?? part.callee?.name ?? "";
  return part.type === "ImportDeclaration" || ["console", "Error", "DOMException", "timeoutError"].includes(called);
}

/** @param {unknown} part @returns {string[]} */
function literals(part) {
  if (Array.isArray(part)) return part.flatMap(literals);
  if (part === null || typeof part !== "object" || !("type" in part)) return [];
  const node = /** @type {Part} */ (part);
  if (isForProgrammers(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateElement") return [node.value.cooked];
  return Object.values(node).flatMap(literals);
}

/** @type {Record<string, string>} */
const scripts = JSON.parse(readFileSync(0, "utf8"));
const options = /** @type {const} */ ({ ecmaVersion: "latest", sourceType: "module" });
console.log(JSON.stringify(Object.fromEntries(
  Object.entries(scripts).map(([name, text]) => [name, literals(parse(text, options))]),
)));
