// A bot in JavaScript, for `python -m realmino arena K2 --bots "process:node docs/examples/last.mjs",greedy`.
// It takes the last of the legal actions, which are in the order of the notation.

import { createInterface } from "node:readline";

let actions = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  if (word === "actions") actions = rest;
  if (word === "choose") console.log(actions.at(-1));
}
