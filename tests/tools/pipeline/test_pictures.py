"""The icons that are made of pixels are the drawings of the game, as the others are."""

from functools import reduce
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from realmino.drawing.diagram.png import png
from tools.pipeline.pictures import pixel_pictures, shrunk

NEAR = 16
"""How far a shade may be off, of 255, where another resvg smooths an edge differently."""
FEW = 1 / 2000
"""How many of the pixels may be off further."""

every_picture = pytest.mark.parametrize("path", pixel_pictures(), ids=lambda path: path.name)


def strange(one: bytes, other: bytes) -> float:
    """The share of the pixels that differ by more than a shade."""
    first, second = (Image.open(BytesIO(body)).convert("RGBA") for body in (one, other))
    assert first.size == second.size
    channels = ImageChops.difference(first, second).split()
    worst = reduce(ImageChops.lighter, channels).histogram()
    return sum(worst[NEAR + 1 :]) / sum(worst)


@every_picture
def test_every_pixel_is_drawn(path: Path) -> None:
    """`python build.py pictures` draws them anew, and shrinks them as here."""
    made = shrunk(png(*pixel_pictures()[path]))
    assert strange(made, path.read_bytes()) <= FEW
    assert path.stat().st_size <= 1.01 * len(made)


@every_picture
def test_a_drawing_that_has_changed_is_noticed(path: Path) -> None:
    """Already a crown a step to the right."""
    text, width = pixel_pictures()[path]
    step = text.replace("translate(-52 -99)", "translate(-50 -99)")
    assert step != text
    assert strange(shrunk(png(step, width)), path.read_bytes()) > FEW
