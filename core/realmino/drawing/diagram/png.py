"""Diagrams as PNG, for forums and wikis that don't support SVG; needs the extra `realmino[png]`."""

import re
from typing import Final

__all__ = ["MOST_WIDE", "MissingPart", "png"]

MOST_WIDE: Final = 8_192
"""Maximum width and height in pixels."""

_FONTS: Final = (
    *("DejaVu Sans", "Noto Sans", "Liberation Sans", "Segoe UI", "Roboto", "Ubuntu", "Cantarell"),
    *("Arial", "Helvetica Neue", "Helvetica", "Verdana"),
)
"""Fonts in order of preference, because resvg doesn't know `system-ui`."""

_SIZE: Final = re.compile(r"\bwidth=[\"'](\d+)[\"'] height=[\"'](\d+)[\"']")

_PROBE: Final = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'


class MissingPart(Exception):
    """Something needed for a PNG is missing; the message is ``png`` (the extra) or ``font``."""


def png(picture: str, width: int | None = None) -> bytes:
    """The PNG for an SVG from `realmino.drawing.diagram`; ``width`` is in pixels.

    Raises `MissingPart` without the extra or a font, and `ValueError` for any other text and for a
    width or height outside 1 to `MOST_WIDE`.

    >>> png("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", 9_000)
    Traceback (most recent call last):
    ValueError: a picture is 1 to 8192 pixels wide and high, not 9000 by 9000
    """
    size = _SIZE.search(picture)
    if not size or not picture.startswith("<svg"):
        raise ValueError("the text is not an SVG from realmino.drawing.diagram")
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
