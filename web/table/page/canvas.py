"""Paints scenes of shapes on a 2D canvas, caching every sprite as a bitmap at its pixel size.

A scene is also cached as a bitmap while only the marks above it change.
"""

from math import ceil, cos, radians, sin
from typing import Any, Final, NamedTuple

import js
from js import Path2D, document

from browser.frames import window_of
from realmino.drawing.shapes import (
    BLEED,
    FAMILIES,
    Group,
    Linear,
    Paint,
    Path,
    Radial,
    Scene,
    Shape,
    Text,
)
from table.play.gestures import WHOLE, Zoom

Matrix = tuple[float, float, float, float, float, float]

PIXELS: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
"""The matrix with one unit per device pixel."""

SPRITE_PIXELS = 16_000_000
"""The maximum number of pixels in all sprites: 64 MB, about four times what a table needs."""

PATHS = 4000
GRADIENTS = 200


class Canvas:
    """A canvas element on which scenes are painted; one unit of a scene is one CSS pixel."""

    def __init__(self, element: Any) -> None:
        self._element = element
        self._window = window_of(element)
        self._ratio = 1.0
        self._sprites = _SPRITES
        self._brush = _Brush(element.getContext("2d"), self._sprites)
        self._cached_scene: _CachedScene | None = None

    @property
    def ratio(self) -> float:
        """How many device pixels a CSS pixel has."""
        return self._ratio

    @property
    def is_sharp(self) -> bool:
        """Whether the canvas matches the device pixels of the current screen."""
        return bool(self._ratio == self._window.devicePixelRatio)

    def resize(self, width: float, height: float) -> None:
        """Fits the canvas to a size in CSS pixels and to the screen, which clears it."""
        ratio = float(self._window.devicePixelRatio)
        self._sprites.fit(ratio)
        self._ratio = ratio
        self._element.width = max(1, round(width * ratio))
        self._element.height = max(1, round(height * ratio))
        self._cached_scene = None
        self._brush.reset()

    def system_colours(self, *names: str) -> list[str]:
        """The CSS colours with these names, such as CanvasText, as #rrggbb."""
        return [self._brush.resolve_colour(name) for name in names]

    def drop(self) -> None:
        """Drops every bitmap, after the browser has lost them (contextrestored)."""
        self._sprites.drop()
        self._cached_scene = None
        self._brush.reset()

    def paint(
        self, scene: Scene, background: str, moving: bool = False, zoom: Zoom = WHOLE
    ) -> None:
        """Paints the scene at a zoom over a background colour.

        ``moving``: more frames follow immediately, so a sprite of a new size may be a stretched
        copy of an existing one. The last frame of a movement is painted without it, so it's sharp.
        """
        self._sprites.moving = moving
        self._brush.cover(background, self._element.width, self._element.height)
        self._brush.shapes(scene, self._matrix(zoom), 1.0)

    def paint_over(self, scene: Scene, marks: Scene, background: str, zoom: Zoom = WHOLE) -> None:
        """Paints a static scene and, above it, marks that may change with every frame.

        While the scene stays the same, a frame costs only its marks.
        """
        self._sprites.moving = False
        cached = self._cached_scene
        if cached is None or not cached.shows(scene, background, zoom):
            wide, high = self._element.width, self._element.height
            image = cached.image if cached else _blank(wide, high)
            brush = cached.brush if cached else _Brush(image.getContext("2d"), self._sprites)
            cached = self._cached_scene = _CachedScene(image, brush, scene, background, zoom)
            brush.cover(background, wide, high)
            brush.shapes(scene, self._matrix(zoom), 1.0)
        self._brush.copy(cached.image)
        self._brush.shapes(marks, self._matrix(zoom), 1.0)

    def _matrix(self, zoom: Zoom) -> Matrix:
        ratio, scale = self._ratio, self._ratio * zoom.scale
        return scale, 0.0, 0.0, scale, ratio * zoom.x, ratio * zoom.y


class _CachedScene(NamedTuple):
    """A bitmap as large as the canvas, with the brush and the scene that it has painted there."""

    image: Any
    brush: "_Brush"
    scene: Scene
    background: str
    zoom: Zoom

    def shows(self, scene: Scene, background: str, zoom: Zoom) -> bool:
        return self.scene is scene and (self.background, self.zoom) == (background, zoom)


class _Brush:
    """The methods of one 2D context, looked up once, and its current state."""

    def __init__(self, context: Any, sprites: "_Sprites | None") -> None:
        self._context = context
        self._sprites = sprites
        self._fill, self._stroke = context.fill, context.stroke
        self._fill_text, self._fill_rect = context.fillText, context.fillRect
        self._image, self._transform = context.drawImage, context.setTransform
        self._dash = context.setLineDash
        self._gradients: dict[Paint, Any] = {}
        self.reset()

    def reset(self) -> None:
        """Restores the state that a new or resized canvas lacks."""
        self._context.lineCap = self._context.lineJoin = "round"
        self._context.imageSmoothingQuality = "high"
        self._matrix: Matrix | None = None
        self._alpha = 1.0
        self._sent: dict[str, object] = {}

    def resolve_colour(self, colour: str) -> str:
        """Any CSS colour in the format that a canvas returns."""
        self._sent.pop("fillStyle", None)  # the system may have changed a named colour
        self._context.fillStyle = colour
        return str(self._context.fillStyle)

    def cover(self, colour: str, width: int, height: int) -> None:
        self._place(PIXELS, 1.0)
        self._set("fillStyle", colour)
        self._fill_rect(0, 0, width, height)

    def copy(self, image: Any) -> None:
        self._place(PIXELS, 1.0)
        self._image(image, 0, 0)

    def _set(self, name: str, value: Paint | float) -> None:
        """Sets a property of the context unless it already has that value; setting is slow."""
        if self._sent.get(name) != value:
            self._sent[name] = value
            paint = self._gradient_of(value) if isinstance(value, Linear | Radial) else value
            setattr(self._context, name, paint)

    def shapes(self, shapes: tuple[Shape, ...], matrix: Matrix, alpha: float) -> None:
        for shape in shapes:
            if isinstance(shape, Group):
                self._group(shape, matrix, alpha)
            elif isinstance(shape, Path):
                self._path(shape, matrix, alpha)
            else:
                self._text(shape, matrix, alpha)

    def _place(self, matrix: Matrix, alpha: float) -> None:
        if matrix != self._matrix:
            self._transform(*matrix)
            self._matrix = matrix
        if alpha != self._alpha:
            self._context.globalAlpha = alpha
            self._alpha = alpha

    def _path(self, path: Path, matrix: Matrix, alpha: float) -> None:
        self._place(matrix, alpha * path.alpha)
        outline = _outline(path.d)
        if path.fill is not None:
            self._set("fillStyle", path.fill)
            self._fill(outline)
        if path.stroke is None:
            return
        self._set("strokeStyle", path.stroke)
        self._set("lineWidth", path.width)
        if path.dash:
            self._dash(path.dash)
        self._stroke(outline)
        if path.dash:
            self._dash(())

    def _text(self, text: Text, matrix: Matrix, alpha: float) -> None:
        self._place(matrix, alpha * text.alpha)
        self._set("font", f"{text.weight} {text.size:.2f}px {FAMILIES[text.family]}")
        self._set("textAlign", "center" if text.anchor == "middle" else text.anchor)
        self._set("fillStyle", text.fill)
        if text.max_width:
            self._fill_text(text.text, text.x, text.y, text.max_width)
        else:
            self._fill_text(text.text, text.x, text.y)

    def _group(self, group: Group, matrix: Matrix, alpha: float) -> None:
        inner = _combined_matrix(matrix, group)
        alpha *= group.alpha
        if alpha <= 0:
            return
        if not group.sprite or self._sprites is None:
            self.shapes(group.shapes, inner, alpha)
        elif inner[1] or inner[2]:
            self._tilted_sprite(self._sprites, group, inner, alpha)
        else:
            self._copy(self._sprites, group, inner, alpha)

    def _copy(self, sprites: "_Sprites", group: Group, matrix: Matrix, alpha: float) -> None:
        """Paints an upright sprite; its corners snap to device pixels, so that neighbours meet."""
        scale, _, _, _, left, top = matrix
        x, y = round(left), round(top)
        wide = max(1, round(left + group.size[0] * scale) - x)
        high = max(1, round(top + group.size[1] * scale) - y)
        image, bleed, true_wide = sprites.get(group, wide, high)
        self._place(PIXELS, alpha)
        if true_wide == wide:
            self._image(image, x - bleed, y - bleed)
            return
        stretch = wide / true_wide
        pad = bleed * stretch
        self._image(image, x - pad, y - pad, wide + 2 * pad, high + 2 * pad)

    def _tilted_sprite(
        self, sprites: "_Sprites", group: Group, matrix: Matrix, alpha: float
    ) -> None:
        """Paints a tilted sprite: an upright bitmap that the browser rotates."""
        scale = (matrix[0] ** 2 + matrix[1] ** 2) ** 0.5
        w, h = group.size
        wide, high = max(1, round(w * scale)), max(1, round(h * scale))
        image, bleed, true_wide = sprites.get(group, wide, high)
        pad = bleed * w / true_wide
        self._place(matrix, alpha)
        self._image(image, -pad, -pad, w + 2 * pad, h + 2 * pad)

    def _gradient_of(self, paint: Linear | Radial) -> Any:
        known = self._gradients.get(paint)
        if known is not None:
            return known
        if len(self._gradients) >= GRADIENTS:
            self._gradients.clear()
        gradient = self._gradients[paint] = self._gradient(paint)
        for at, colour in paint.stops:
            gradient.addColorStop(at, colour)
        return gradient

    def _gradient(self, paint: Linear | Radial) -> Any:
        if isinstance(paint, Linear):
            return self._context.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
        return self._context.createRadialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.r)


class _Sprites:
    """Bitmaps of sprites by name and pixel size; the least recently used are dropped first."""

    def __init__(self) -> None:
        self.moving = False
        self._ratio = 1.0
        self._bitmaps: dict[tuple[str, int, int], tuple[Any, int, int]] = {}
        self._sizes: dict[str, dict[tuple[str, int, int], None]] = {}
        self._pixels = 0

    def fit(self, ratio: float) -> None:
        """Drops all bitmaps if they were made for a screen with another device pixel ratio."""
        if ratio != self._ratio:
            self.drop()
        self._ratio = ratio

    def drop(self) -> None:
        self._bitmaps.clear()
        self._sizes.clear()
        self._pixels = 0

    def get(self, group: Group, wide: int, high: int) -> tuple[Any, int, int]:
        """The bitmap of a sprite, its bleed and its width without bleed, in device pixels."""
        key = (group.sprite, wide, high)
        if key not in self._bitmaps:
            others = self._sizes.get(group.sprite)
            if self.moving and others:
                return self._bitmaps[min(others, key=lambda other: abs(other[1] - wide))]
            self._keep(key, self._draw(group, wide, high))
        # The newest is last, so the first one is always the least recently used.
        bitmap = self._bitmaps[key] = self._bitmaps.pop(key)
        return bitmap

    def _keep(self, key: tuple[str, int, int], bitmap: tuple[Any, int, int]) -> None:
        self._bitmaps[key] = bitmap
        self._sizes.setdefault(key[0], {})[key] = None
        self._pixels += _pixels(key, bitmap)
        while self._pixels > SPRITE_PIXELS and len(self._bitmaps) > 1:
            oldest = next(iter(self._bitmaps))
            self._pixels -= _pixels(oldest, self._bitmaps.pop(oldest))
            del self._sizes[oldest[0]][oldest]

    def _draw(self, group: Group, wide: int, high: int) -> tuple[Any, int, int]:
        w, h = group.size
        bleed = ceil(BLEED * max(wide / w, high / h))
        image = _blank(wide + 2 * bleed, high + 2 * bleed)
        brush = _Brush(image.getContext("2d"), None)
        brush.shapes(group.shapes, (wide / w, 0.0, 0.0, high / h, bleed, bleed), 1.0)
        return image, bleed, wide


_SPRITES: Final = _Sprites()
"""The bitmaps of all canvases: most boards on a page have the same size."""


def _pixels(key: tuple[str, int, int], bitmap: tuple[Any, int, int]) -> int:
    return (key[1] + 2 * bitmap[1]) * (key[2] + 2 * bitmap[1])


def _blank(wide: int, high: int) -> Any:
    if hasattr(js, "OffscreenCanvas"):
        return js.OffscreenCanvas.new(wide, high)
    image = document.createElement("canvas")
    image.width, image.height = wide, high
    return image


def paint_bitmap(image: Any, shapes: tuple[Shape, ...], matrix: Matrix) -> None:
    """Paints shapes on a bitmap without using sprites."""
    _Brush(image.getContext("2d"), None).shapes(shapes, matrix, 1.0)


def _combined_matrix(matrix: Matrix, group: Group) -> Matrix:
    """The matrix of a group within another one."""
    a, b, c, d, e, f = matrix
    x, y, scale = group.x, group.y, group.scale
    e, f = a * x + c * y + e, b * x + d * y + f
    if not group.rotate:
        return a * scale, b * scale, c * scale, d * scale, e, f
    turn = radians(group.rotate)
    cosine, sine = cos(turn) * scale, sin(turn) * scale
    return (
        a * cosine + c * sine,
        b * cosine + d * sine,
        c * cosine - a * sine,
        d * cosine - b * sine,
        e,
        f,
    )


_paths: dict[str, Any] = {}


def _outline(d: str) -> Any:
    path = _paths.get(d)
    if path is None:
        if len(_paths) >= PATHS:
            _paths.clear()
        path = _paths[d] = Path2D.new(d)
    return path
