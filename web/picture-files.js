// A picture that is there as SVG, handed out as a file: as it is, or drawn with pixels. The game, the score pad and the
// rules reference all hand out theirs by it.

/** Pixels of a PNG for each pixel that the picture asks for. */
const SHARPNESS = 2;

/** @param {string} svg @param {string} name of the file, without its ending @param {"svg" | "png"} kind */
export async function savePicture(svg, name, kind) {
  const source = new Blob([svg], { type: "image/svg+xml" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(kind === "svg" ? source : await drawn(source));
  link.download = `${name}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {Blob} source @returns {Promise<Blob>} */
async function drawn(source) {
  const image = new Image();
  image.src = URL.createObjectURL(source);
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = SHARPNESS * image.naturalWidth;
    canvas.height = SHARPNESS * image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((settle, fail) => {
      canvas.toBlob((blob) => { if (blob) settle(blob); else fail(new Error("no PNG")); });
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
