"""The Queen's arrival in a kingdom: its largest territory lights up, and she sends it her crown."""

from __future__ import annotations

from math import pi, sin
from typing import Final, NamedTuple

from realmino.drawing.art.tokens import crown
from realmino.drawing.shapes import Group, Scene
from realmino.drawing.theme import Theme
from realmino.view import Realm
from table.picture.ground_marks import lighted
from table.picture.layout import Plot
from table.picture.motion import Point, by_key, thrown

WALK: Final = 800
"""How long she walks, in milliseconds."""

LASTS: Final = 700
"""The duration of what follows, in milliseconds."""

FLIGHT: Final = 0.8
"""How long the crown flies, as a share of that time."""

SIZE: Final = 0.6
"""The width of the crown, in squares."""


class QueenArrival(NamedTuple):
    """The territory that counts the Queen as a crown, of the kingdom where she arrives."""

    land: tuple[Point, ...]
    """The top left corners of its squares."""
    cell: float
    """The width of a square in pixels."""
    lasts: int = LASTS

    def celebration(self, time: float, scene: Scene, theme: Theme) -> Scene:
        """The light and the crown above a scene, at a time up to 1; nothing until 0."""
        if time <= 0 or not self.land:
            return ()
        light = Group(tuple(lighted(self.land, self.cell, theme)), alpha=sin(pi * time))
        [queen] = by_key(scene)["queen"]
        return (light, self._crown(queen, time / FLIGHT, theme))

    def _crown(self, queen: Group, part: float, theme: Theme) -> Group:
        """The crown on its way from the Queen to the middle of the territory; then it fades."""
        drawn = crown(theme)
        scale = SIZE * self.cell / drawn.size[0]
        wide, high = drawn.size[0] * scale, drawn.size[1] * scale
        start = queen.x + 50 * queen.scale - wide / 2, queen.y
        x, y = self._middle
        end = x + (self.cell - wide) / 2, y + (self.cell - high) / 2
        flying = thrown(drawn, start, end, min(1.0, part))
        return flying._replace(scale=scale, alpha=min(1.0, max(0.0, (1.25 - part) / 0.25)))

    @property
    def _middle(self) -> Point:
        """The corner of the square closest to the middle of the territory."""
        x, y = (sum(each) / len(self.land) for each in zip(*self.land, strict=True))
        return min(self.land, key=lambda corner: abs(corner[0] - x) + abs(corner[1] - y))


def queen_arrival(realm: Realm, ground: Plot) -> QueenArrival:
    """The Queen's arrival in a kingdom on the table; without land if that isn't shown."""
    lands = [item["squares"] for item in realm.sheet["items"] if item.get("queen")]
    squares = [square for land in lands for square in land]
    is_shown = ground.has_ground and all(map(ground.window.shows, squares))
    return QueenArrival(tuple(map(ground.corner, squares)) if is_shown else (), ground.cell)
