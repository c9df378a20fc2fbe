"""Which letters a browser has no glyph for in the fonts of the page, its pictures and canvas."""

import re
from typing import Final

from realmino.drawing.shapes import FAMILIES
from tools.checks.languages_terms import messages, rules
from tools.paths import ROOT, WEB, languages

UNDRAWN: Final = """([letters, families]) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [48, 48];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = (letter, font) => {
    pen.clearRect(0, 0, 48, 48);
    pen.font = font;
    pen.fillText(letter, 8, 36);
    return pen.getImageData(0, 0, 48, 48).data.join();
  };
  const found = [];
  for (const family of families)
    for (const weight of [400, 600]) {
      const font = `${weight} 24px ${family}`;
      const none = drawn("\\u0378", font); // a letter that no alphabet has
      found.push(...[...letters].filter((letter) => drawn(letter, font) === none)
        .map((letter) => `${letter} in ${font}`));
    }
  return found;
}"""


def letters() -> str:
    """Every letter that some language writes."""
    written = "".join(
        text
        for language in languages()
        for text in [*messages(ROOT / "text" / language), *rules(ROOT / "rulebook" / language)]
    )
    return "".join(sorted({letter for letter in written if letter.isalpha()}))


def families() -> list[str]:
    """The fonts that the page, its pictures and its canvas ask for."""
    style = (WEB / "shell/style.css").read_text(encoding="utf-8")
    return [*FAMILIES.values(), *re.findall(r"^  --(?:serif|sans): (.+);$", style, re.MULTILINE)]
