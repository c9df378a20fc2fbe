// Draws QR codes. The waiting room loads this script on demand (view_qr.py).
import { generate } from "lean-qr/nano";

/** The side of a text's QR code in squares, and the path of its dark squares in an SVG. @param {string} text */
function draw(text) {
  const code = generate(text);
  const indexes = Array.from({ length: code.size }, (_, index) => index);
  const dark = indexes.flatMap((y) => indexes.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return /** @type {[number, string]} */ ([code.size, dark.join("")]);
}

if (realmino) realmino.qr = draw;
