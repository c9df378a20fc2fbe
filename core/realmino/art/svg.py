"""The same shapes as stand-alone SVG text, for diagrams, pictures and documents."""

from binascii import crc32
from html import escape
from re import sub

from realmino.art.shapes import (
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


def svg(scene: Scene, width: float, height: float, title: str) -> str:
    """A whole SVG document, width by height units; every sprite stands in it once.

    title: what the picture shows, in words, for people who do not see it.
    """
    defs: dict[str, str] = {}
    body = "".join(_shape(shape, defs) for shape in scene)
    size = f"{number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{number(width)}"'
        f' height="{number(height)}" role="img" aria-label="{escape(title)}"'
        f' stroke-linecap="round" stroke-linejoin="round"><title>{escape(title)}</title>'
        f"<defs>{''.join(defs.values())}</defs>{body}</svg>"
    )


def fragment(scene: Scene) -> str:
    """Shapes without gradients and sprites, for an SVG that is written elsewhere."""
    return "".join(_shape(shape, {}) for shape in scene)


def _shape(shape: Shape, defs: dict[str, str]) -> str:
    if isinstance(shape, Path):
        return _path(shape, defs)
    if isinstance(shape, Text):
        return _text(shape)
    return _group(shape, defs)


def _path(path: Path, defs: dict[str, str]) -> str:
    parts = [f'<path d="{path.d}"', _paint("fill", path.fill, defs)]
    if path.stroke is not None:
        parts.append(_paint("stroke", path.stroke, defs))
        parts.append(f' stroke-width="{number(path.width)}"')
    if path.dash:
        parts.append(f' stroke-dasharray="{" ".join(number(part) for part in path.dash)}"')
    return "".join(parts) + _opacity(path.alpha) + "/>"


def _text(text: Text) -> str:
    # SVG cannot squeeze a line only when it is too long, so its length is estimated here.
    tight = 0 < text.max_width < len(text.text) * text.size * 0.56
    squeeze = f' textLength="{number(text.max_width)}" lengthAdjust="spacingAndGlyphs"'
    weight = f' font-weight="{text.weight}"' if text.weight != 400 else ""
    return (
        f'<text x="{number(text.x)}" y="{number(text.y)}" font-size="{number(text.size)}"'
        f' fill="{text.fill}" text-anchor="{text.anchor}"{weight}'
        f' font-family="{escape(FAMILIES[text.family])}"{squeeze if tight else ""}'
        f"{_opacity(text.alpha)}>{escape(text.text)}</text>"
    )


def _group(group: Group, defs: dict[str, str]) -> str:
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
        return f"<g{place}>{''.join(_shape(shape, defs) for shape in group.shapes)}</g>"
    name = "s-" + sub(r"[^A-Za-z0-9]+", "-", group.sprite)
    if name not in defs:
        inside = "".join(_shape(shape, defs) for shape in group.shapes)
        defs[name] = f'<g id="{name}">{inside}</g>'
    return f'<use href="#{name}"{place}/>'


def _paint(side: str, paint: Paint | None, defs: dict[str, str]) -> str:
    if paint is None:
        return f' {side}="none"'
    if isinstance(paint, str):
        colour, clear = _colour(paint)
        return f' {side}="{colour}"' + (f' {side}-opacity="{clear}"' if clear else "")
    name = f"g-{crc32(repr(paint).encode()):x}"
    defs.setdefault(name, _gradient(name, paint))
    return f' {side}="url(#{name})"'


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
    where = "".join(f' {key}="{number(value)}"' for key, value in ends.items())
    inside = "".join(stops)
    return f'<{kind} id="{name}" gradientUnits="userSpaceOnUse"{where}>{inside}</{kind}>'


def _colour(colour: str) -> tuple[str, str]:
    """A colour and its opacity, apart: not every SVG reader knows #rrggbbaa."""
    if colour.startswith("#") and len(colour) == 9:
        return colour[:7], number(int(colour[7:], 16) / 255)
    return colour, ""


def _opacity(alpha: float) -> str:
    return "" if alpha == 1 else f' opacity="{number(alpha)}"'
