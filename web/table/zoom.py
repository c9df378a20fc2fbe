"""A picture that is looked at from nearer: how much larger it is, and which part is in sight."""

from typing import Final, NamedTuple

from table.regions import Box, between

MOST: Final = 4.0
"""How much larger the table may be looked at."""

NEAR: Final = 2.0
"""How much larger a double tap makes it."""

SNAP: Final = 1.08
"""A table that is hardly larger is shown as a whole when the fingers are up."""


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
        """The point of the canvas where a point of the table is seen."""
        return x * self.scale + self.x, y * self.scale + self.y

    def seen(self, box: Box) -> Box:
        """Where a box of the table is seen on the canvas."""
        return Box(*self.on_canvas(box.x, box.y), box.w * self.scale, box.h * self.scale)

    def about(self, x: float, y: float, factor: float) -> "Zoom":
        """Larger or smaller by a factor; what is seen at a point of the canvas stays there."""
        scale = max(1.0, min(MOST, self.scale * factor))
        left, top = self.on_table(x, y)
        return Zoom(scale, x - left * scale, y - top * scale)

    def moved(self, right: float, down: float) -> "Zoom":
        """The table pushed along."""
        return self._replace(x=self.x + right, y=self.y + down)

    def within(self, width: float, height: float) -> "Zoom":
        """The nearest to it that shows nothing beside the table on a canvas of that size."""
        x = between(width * (1 - self.scale), self.x, 0.0)
        return Zoom(self.scale, x, between(height * (1 - self.scale), self.y, 0.0))

    def snapped(self) -> "Zoom":
        """The whole table, where it is hardly larger."""
        return WHOLE if self.scale < SNAP else self


WHOLE: Final = Zoom()
