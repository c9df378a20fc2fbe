"""The zoom of the table: its scale and the part in sight."""

from typing import Final, NamedTuple

from table.regions import Box, between

MOST: Final = 4.0
"""The largest scale."""

NEAR: Final = 2.0
"""The scale after a double tap."""

SNAP: Final = 1.08
"""A smaller scale snaps back to the whole table when the fingers are up."""


class Zoom(NamedTuple):
    """A table that is ``scale`` times as large; its corner lies at (x, y), zero or less."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def is_whole(self) -> bool:
        """Whether all of the table is in sight."""
        return self.scale == 1.0

    def on_table(self, x: float, y: float) -> tuple[float, float]:
        """The point of the table at a point of the canvas."""
        return (x - self.x) / self.scale, (y - self.y) / self.scale

    def on_canvas(self, x: float, y: float) -> tuple[float, float]:
        """The point of the canvas at a point of the table."""
        return x * self.scale + self.x, y * self.scale + self.y

    def seen(self, box: Box) -> Box:
        """The box on the canvas of a box of the table."""
        return Box(*self.on_canvas(box.x, box.y), box.w * self.scale, box.h * self.scale)

    def about(self, x: float, y: float, factor: float) -> "Zoom":
        """Scaled by a factor; the given point of the canvas stays in place."""
        scale = max(1.0, min(MOST, self.scale * factor))
        left, top = self.on_table(x, y)
        return Zoom(scale, x - left * scale, y - top * scale)

    def moved(self, right: float, down: float) -> "Zoom":
        """The table panned."""
        return self._replace(x=self.x + right, y=self.y + down)

    def within(self, width: float, height: float) -> "Zoom":
        """Panned so that a canvas of that size shows nothing beside the table."""
        x = between(width * (1 - self.scale), self.x, 0.0)
        return Zoom(self.scale, x, between(height * (1 - self.scale), self.y, 0.0))

    def snapped(self) -> "Zoom":
        """The whole table if the scale is close to 1."""
        return WHOLE if self.scale < SNAP else self


WHOLE: Final = Zoom()
