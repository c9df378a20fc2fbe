"""The pixel icons match the drawings of the game."""

from functools import reduce
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from realmino.drawing.diagram.png import png
from tools.pipeline.pictures import pixel_pictures, with_fewer_colours

NEAR = 16
"""The tolerance for a shade, out of 255; another resvg may smooth an edge differently."""
FEW = 1 / 2000
"""The share of pixels that may differ by more."""

every_picture = pytest.mark.parametrize("path", pixel_pictures(), ids=lambda path: path.name)


def differing(one: bytes, other: bytes) -> float:
    """The share of pixels that differ by more than `NEAR`."""
    first, second = (Image.open(BytesIO(body)).convert("RGBA") for body in (one, other))
    assert first.size == second.size
    channels = ImageChops.difference(first, second).split()
    worst = reduce(ImageChops.lighter, channels).histogram()
    return sum(worst[NEAR + 1 :]) / sum(worst)


@every_picture
def test_icons_match_the_drawings(path: Path) -> None:
    """`python build.py pictures` draws and shrinks them the same way."""
    made = with_fewer_colours(png(*pixel_pictures()[path]), path.suffix)
    assert differing(made, path.read_bytes()) <= FEW
    assert path.stat().st_size <= 1.01 * len(made)


@every_picture
def test_notices_a_changed_drawing(path: Path) -> None:
    """Even a crown that is moved slightly to the right is noticed."""
    text, width = pixel_pictures()[path]
    step = text.replace("translate(-52 -99)", "translate(-50 -99)")
    step = step.replace("translate(11.5 ", "translate(12 ")
    assert step != text
    assert differing(with_fewer_colours(png(step, width), path.suffix), path.read_bytes()) > FEW
