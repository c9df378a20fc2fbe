"""Writes shapes as SVG, for diagrams, pictures and pages."""

import re
from binascii import crc32
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from realmino.drawing.shapes import (
    FAMILIES,
    Group,
    Linear,
    Paint,
    Path,
    Radial,
    Scene,
    Shape,
    Text,
    number,
)

ROOT_ATTRIBUTES: Final = (
    f'stroke-linecap="round" stroke-linejoin="round" font-family="{escape(FAMILIES["ui"])}"'
)
"""Attributes shared by all shapes, for the element that contains them."""

_FINE: Final = re.compile(r"\d+\.\d\d+")
"""A number with more than one decimal place."""


def svg(
    scene: Scene,
    width: float,
    height: float,
    title: str,
    coarse: bool = False,
    pairs: Mapping[str, tuple[str, str]] | None = None,
) -> str:
    """A complete SVG document, width by height units.

    ``title`` describes the picture in words. ``coarse`` and ``pairs`` are as in `Writer`.
    """
    writer = Writer(coarse=coarse, pairs=pairs)
    body = writer.write(scene)
    style = f"<style>{writer.style}</style>" if writer.style else ""
    size = f"{number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{number(width)}"'
        f' height="{number(height)}" role="img" aria-label="{escape(title)}" {ROOT_ATTRIBUTES}>'
        f"<title>{escape(title)}</title>{style}<defs>{writer.defs}</defs>{body}</svg>"
    )


def fragment(scene: Scene) -> str:
    """The elements for shapes without gradients or sprites, to embed in another SVG."""
    return Writer().write(scene)


class Writer:
    """Writes shapes and collects each of their sprites and gradients once.

    ``prefix`` starts every id, so that ids are unique in a page. ``coarse`` rounds outlines to a
    tenth of a unit, which is enough if a unit is at most a pixel. ``pairs`` maps names that paints
    may have instead of a colour to their colours for light and dark viewers.
    """

    def __init__(
        self,
        prefix: str = "",
        coarse: bool = False,
        pairs: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self._prefix, self._coarse, self._pairs = prefix, coarse, pairs or {}
        self._defs: dict[str, str] = {}
        self._classes: dict[str, str] = {}

    @property
    def defs(self) -> str:
        """The sprites and gradients used so far."""
        return "".join(self._defs.values())

    @property
    def style(self) -> str:
        """Style rules for a dark screen; on paper the picture is light."""
        rules = "".join(f".{name}{{{rule}}}" for name, rule in sorted(self._classes.items()))
        return f"@media screen and (prefers-color-scheme:dark){{{rules}}}" if rules else ""

    def write(self, scene: Scene) -> str:
        """The elements for the shapes."""
        return "".join(map(self._shape, scene))

    def _shape(self, shape: Shape) -> str:
        if isinstance(shape, Path):
            return self._path(shape)
        if isinstance(shape, Text):
            return self._text(shape)
        return self._group(shape)

    def _path(self, path: Path) -> str:
        d = _FINE.sub(_tenth, path.d) if self._coarse else path.d
        parts = [f'<path d="{d}"', self._paint("fill", path.fill)]
        if path.stroke is not None:
            parts.append(self._paint("stroke", path.stroke))
            parts.append(f' stroke-width="{number(path.width)}"')
        if path.dash:
            parts.append(f' stroke-dasharray="{" ".join(number(part) for part in path.dash)}"')
        parts += self._class(fill=path.fill, stroke=path.stroke)
        return "".join(parts) + _opacity(path.alpha) + "/>"

    def _text(self, text: Text) -> str:
        # SVG would also stretch short text, so this estimates whether it's too long.
        tight = 0 < text.max_width < len(text.text) * text.size * 0.56
        squeeze = f' textLength="{number(text.max_width)}" lengthAdjust="spacingAndGlyphs"'
        weight = f' font-weight="{text.weight}"' if text.weight != 400 else ""
        family = f' font-family="{escape(FAMILIES[text.family])}"' if text.family != "ui" else ""
        return (
            f'<text x="{number(text.x)}" y="{number(text.y)}" font-size="{number(text.size)}"'
            f'{self._paint("fill", text.fill)} text-anchor="{text.anchor}"{weight}'
            f"{family}{squeeze if tight else ''}{''.join(self._class(fill=text.fill))}"
            f"{_opacity(text.alpha)}>{escape(text.text)}</text>"
        )

    def _group(self, group: Group) -> str:
        place = _opacity(group.alpha)
        steps = []
        if group.x or group.y:
            steps.append(f"translate({number(group.x)} {number(group.y)})")
        if group.rotate:
            steps.append(f"rotate({number(group.rotate)})")
        if group.scale != 1:
            steps.append(f"scale({group.scale:.5g})")
        if steps:
            place += f' transform="{" ".join(steps)}"'
        if not group.sprite:
            return f"<g{place}>{self.write(group.shapes)}</g>"
        name = f"{self._prefix}s-" + re.sub(r"[^A-Za-z0-9]+", "-", group.sprite)
        if name not in self._defs:
            inside = self.write(group.shapes)
            self._defs[name] = f'<g id="{name}">{inside}</g>'
        return f'<use href="#{name}"{place}/>'

    def _paint(self, side: str, paint: Paint | None) -> str:
        if paint is None:
            return f' {side}="none"'
        if isinstance(paint, str):
            light, _ = self._pairs.get(paint, (paint, paint))
            colour, clear = _colour(light)
            return f' {side}="{colour}"' + (f' {side}-opacity="{clear}"' if clear else "")
        name = f"{self._prefix}g-{crc32(repr(paint).encode()):x}"
        self._defs.setdefault(name, _gradient(name, paint))
        return f' {side}="url(#{name})"'

    def _class(self, **paints: Paint | None) -> Iterator[str]:
        """The class attribute, if any, that gives a shape its colours in a dark viewer."""
        names = []
        for side, paint in paints.items():
            if isinstance(paint, str) and paint in self._pairs:
                names.append(f"rm-{side}-{paint}")
                self._classes[names[-1]] = f"{side}:{self._pairs[paint][1]}"
        if names:
            yield f' class="{" ".join(names)}"'


def _tenth(match: re.Match[str]) -> str:
    return f"{float(match[0]):.1f}".removesuffix(".0")


def _gradient(name: str, paint: Linear | Radial) -> str:
    stops = []
    for at, paint_at in paint.stops:
        colour, clear = _colour(paint_at)
        opacity = f' stop-opacity="{clear}"' if clear else ""
        stops.append(f'<stop offset="{number(at)}" stop-color="{colour}"{opacity}/>')
    if isinstance(paint, Linear):
        kind = "linearGradient"
        ends = {"x1": paint.x1, "y1": paint.y1, "x2": paint.x2, "y2": paint.y2}
    else:
        kind, ends = "radialGradient", {"cx": paint.x, "cy": paint.y, "r": paint.r}
    geometry = "".join(f' {key}="{number(value)}"' for key, value in ends.items())
    inside = "".join(stops)
    return f'<{kind} id="{name}" gradientUnits="userSpaceOnUse"{geometry}>{inside}</{kind}>'


def _colour(colour: str) -> tuple[str, str]:
    """Splits #rrggbbaa into colour and opacity, because some SVG readers don't support it."""
    if colour.startswith("#") and len(colour) == 9:
        return colour[:7], number(int(colour[7:], 16) / 255)
    return colour, ""


def _opacity(alpha: float) -> str:
    return "" if alpha == 1 else f' opacity="{number(alpha)}"'
