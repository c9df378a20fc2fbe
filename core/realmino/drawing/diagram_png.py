"""Diagrams as PNG, for forums and wikis that take no SVG; needs the extra `realmino[png]`."""

import re
from typing import Final

MOST_WIDE: Final = 8_192
"""Pixels of the widest picture."""

_FONTS: Final = (
    *("DejaVu Sans", "Noto Sans", "Liberation Sans", "Segoe UI", "Roboto", "Ubuntu", "Cantarell"),
    *("Arial", "Helvetica Neue", "Helvetica", "Verdana"),
)
"""Fonts for the letters and numbers, the first one there is: resvg does not know `system-ui`."""

_SIZE: Final = re.compile(r"\bwidth=[\"'](\d+)[\"'] height=[\"'](\d+)[\"']")

_PROBE: Final = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'


class MissingPart(Exception):
    """What a PNG needs and this computer lacks: ``png`` for the extra, ``font`` for a font."""


def png(picture: str, width: int | None = None) -> bytes:
    """The PNG of an SVG text that `realmino.drawing.diagram` made, so many pixels wide.

    Without a width the picture has the size that the SVG asks for. Raises `MissingPart` where the
    extra is not installed, or where no font is found; `ValueError` for a width that is not from 1
    to `MOST_WIDE`, and for a picture that would be higher than that.

    >>> png("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", 9_000)
    Traceback (most recent call last):
    ValueError: a picture is 1 to 8192 pixels wide and high, not 9000 by 9000
    """
    size = _SIZE.search(picture)
    if not size or not picture.startswith("<svg"):
        raise ValueError("this is no picture that realmino.drawing.diagram made")
    wide, high = int(size[1]), int(size[2])
    across = wide if width is None else width
    down = round(high * across / max(wide, 1))
    if not (1 <= across <= MOST_WIDE and 1 <= down <= MOST_WIDE):
        raise ValueError(
            f"a picture is 1 to {MOST_WIDE} pixels wide and high, not {across} by {down}"
        )
    if _draw(_PROBE.format('<text x="1" y="15">8</text>')) == _draw(_PROBE.format("")):
        raise MissingPart("font")
    return _draw(picture, across)


def _draw(picture: str, width: int | None = None) -> bytes:
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise MissingPart("png") from None
    families = ",".join(f"'{font}'" for font in _FONTS)
    style = f"svg {{ font-family: {families}, sans-serif }}"
    return svg_to_bytes(svg_string=picture, width=width, style_sheet=style)
