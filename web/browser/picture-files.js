// Saves an SVG picture as a file, as it is or as a PNG, for the game, the score pad and the rules reference.

/** Pixels of the PNG per pixel of the picture. */
const SHARPNESS = 2;

/** The tolerance for colours: some browsers change the last bits of some pixels. */
const NOISE = 8;

/** Saves a picture; falls back to SVG if the browser can't create a PNG. Returns the kind that was saved.
 * @param {string} svg @param {string} name the file's, without extension @param {"svg" | "png"} kind */
export async function savePicture(svg, name, kind) {
  const source = new Blob([svg], { type: "image/svg+xml" });
  const png = kind === "png" && await pngOf(svg);
  const saved = png ? "png" : "svg";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(png || source);
  link.download = `${name}.${saved}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return saved;
}

/** A picture as a PNG; null if the browser can't create one. @param {string} svg */
export async function pngOf(svg) {
  return readsPixels() ? drawn(new Blob([svg], { type: "image/svg+xml" })).catch(() => null) : null;
}

/** A picture with the page's fonts embedded, because it can't use them otherwise; unchanged if that fails. @param {string} svg */
export async function withFonts(svg) {
  if (!svg.includes("Yeseva One")) return svg;
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap((rule) => {
    const file = rule instanceof CSSFontFaceRule && /url\("?([^")]+)/.exec(rule.cssText)?.[1];
    return file && (/[\u0400-\u04ff]/.test(svg) || !file.includes("cyrillic")) ? [{ css: rule.cssText, file, base: sheet.href ?? location.href }] : [];
  }));
  try {
    const found = await Promise.all(faces.map(async ({ css, file, base }) => css.replace(file, await dataOf(new URL(file, base)))));
    return svg.replace(/<svg[^>]*>/, (start) => `${start}<style>${found.join("")}</style>`);
  } catch {
    return svg;
  }
}

/** The file at an address as a data: URL. @param {URL} address @returns {Promise<string>} */
async function dataOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Whether the page can read its own pixels; to prevent fingerprinting, some browsers return noise. */
export function readsPixels() {
  const pen = document.createElement("canvas").getContext("2d");
  const colours = [0, 50, 100, 150, 200, 250].map((red, index) => [red, 250 - red, 40 * index]);
  colours.forEach((colour, index) => {
    if (pen) pen.fillStyle = `rgb(${colour})`;
    pen?.fillRect(index, 0, 1, 1);
  });
  try {
    const read = pen?.getImageData(0, 0, colours.length, 1).data;
    return colours.flatMap((colour) => [...colour, 255])
      .every((value, index) => Math.abs(value - (read?.[index] ?? -NOISE)) < NOISE);
  } catch {
    return false;
  }
}

/** @param {Blob} source @returns {Promise<Blob | null>} */
async function drawn(source) {
  const image = new Image();
  image.src = URL.createObjectURL(source);
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = SHARPNESS * image.naturalWidth;
    canvas.height = SHARPNESS * image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => { canvas.toBlob(done); });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
