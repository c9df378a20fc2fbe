// A picture that is there as SVG, handed out as a file: as it is, or drawn with pixels. The game, the score pad and the
// rules reference all hand out theirs by it.

/** Pixels of a PNG for each pixel that the picture asks for. */
const SHARPNESS = 2;

/** How far a colour may be from the one that was drawn: some browsers change the last bits of some pixels. */
const NOISE = 8;

/** Saves the picture as SVG where no PNG can be had; returns the kind that was saved.
 * @param {string} svg @param {string} name of the file, without its ending @param {"svg" | "png"} kind */
export async function savePicture(svg, name, kind) {
  const source = new Blob([svg], { type: "image/svg+xml" });
  const png = kind === "png" && readsPixels() && await drawn(source).catch(() => null);
  const saved = png ? "png" : "svg";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(png || source);
  link.download = `${name}.${saved}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return saved;
}

/** Whether a page can read what it has drawn: some browsers return noise, so that no page can recognise them. */
export function readsPixels() {
  const pen = document.createElement("canvas").getContext("2d");
  const colours = [0, 50, 100, 150, 200, 250].map((red, place) => [red, 250 - red, 40 * place]);
  colours.forEach((colour, place) => {
    if (pen) pen.fillStyle = `rgb(${colour})`;
    pen?.fillRect(place, 0, 1, 1);
  });
  try {
    const read = pen?.getImageData(0, 0, colours.length, 1).data;
    return colours.flatMap((colour) => [...colour, 255])
      .every((value, place) => Math.abs(value - (read?.[place] ?? -NOISE)) < NOISE);
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
