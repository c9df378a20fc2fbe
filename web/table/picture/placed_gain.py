"""Lights up territories that gain points.

They belong to a domino just placed, whose crowns fly to the plate, or are the largest territory of
the Queen's new host, to which her crown flies.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin
from typing import Final, NamedTuple

from realmino.drawing.art.crowns_coins_towers import crown
from realmino.drawing.shapes import Group, Scene, Text
from realmino.drawing.theme import Theme
from realmino.view import Option, Realm
from table.picture.ground_marks import highlighted_squares
from table.picture.layout import Plot
from table.picture.motion import Point, by_key, piece_in_flight
from table.picture.regions import clamp

DURATION_MS: Final = 1000
"""The duration in milliseconds."""

MAX_CROWNS: Final = 6
"""The maximum number of crowns that fly at once."""

START, CROWN_INTERVAL, FLIGHT = 0.12, 0.07, 0.5
"""The first crown's start, the delay between crowns, a flight's length: shares of the time."""

ARRIVAL: Final = START + 0.9 * FLIGHT
COUNT: Final = 0.3
"""When the points start to count up, and how long that takes, as shares of the time."""

ARC: Final = 28.0
"""How far above the straight line a crown flies, in pixels."""

SIZE: Final = 0.42
"""The width of a flying crown, in squares."""


class PlacedGain(NamedTuple):
    """The scoring territories that a placed domino created or extended, or the Queen's."""

    lands: tuple[tuple[Point, ...], ...]
    """The top left corners of each territory's squares."""
    crowns: tuple[Point, ...]
    """The top left corners of the squares with crowns, or of the Queen."""
    goal: Point
    """Where the crowns fly to: the middle of the plate's points or of the Queen's territory."""
    cell: float
    """The width of a square in pixels."""
    plate: str
    """The key of the kingdom's plate."""
    points: int
    total: int
    """The points now."""


def placed_gain(option: Option, realm: Realm, ground: Plot) -> PlacedGain | None:
    """The gain of a domino that was just placed; None if there is none."""
    lands = [land.squares for land in option.territories if land.points]
    squares = {square for land in lands for square in land}
    if option.gain <= 0 or not squares or not all(map(ground.window.shows, squares)):
        return None
    crowned = (half.square for half in realm.land if half.crowns and half.square in squares)
    plate = ground.plate
    return PlacedGain(
        tuple(tuple(map(ground.corner, land)) for land in lands),
        tuple(map(ground.corner, crowned)),
        (plate.x + plate.w - plate.h * 0.7, plate.y + plate.h * 0.43),
        ground.cell,
        f"plate:{realm.kingdom}",
        option.gain,
        int(realm.sheet["total"]),
    )


def queen_arrival(realm: Realm, ground: Plot, queen: Group, points: int) -> PlacedGain | None:
    """The Queen's arrival in a kingdom, which gains it these points; None if its land isn't shown.

    ``queen`` is the figure in her new place.
    """
    lands = [item["squares"] for item in realm.sheet["items"] if item.get("queen")]
    squares = [square for land in lands for square in land]
    if not squares or not ground.has_ground or not all(map(ground.window.shows, squares)):
        return None
    corners = tuple(map(ground.corner, squares))
    x, y = (sum(each) / len(squares) for each in zip(*corners, strict=True))
    left, top = min(corners, key=lambda corner: abs(corner[0] - x) + abs(corner[1] - y))
    return PlacedGain(
        (corners,),
        ((queen.x, queen.y),),
        (left + ground.cell / 2, top + ground.cell / 2),
        ground.cell,
        f"plate:{realm.kingdom}",
        points,
        int(realm.sheet["total"]),
    )


def celebration(gain: PlacedGain, time: float, scene: Scene, theme: Theme) -> Scene:
    """The light, the crowns and the plate above a scene, at a time up to 1.

    While ``time`` is negative, the domino is still gliding and the plate shows the previous points;
    they count up when the first crown arrives.
    """
    plate = _counting(gain, time, by_key(scene)[gain.plate][0])
    if time <= 0:
        return (plate,)
    light = tuple(
        shape for land in gain.lands for shape in highlighted_squares(land, gain.cell, theme)
    )
    return (Group(light, alpha=sin(pi * time)), plate, *_crowns(gain, time, theme))


def _counting(gain: PlacedGain, time: float, plate: Group) -> Group:
    """The plate while its points, the last of its shapes, count up."""
    *shapes, points = plate.shapes
    assert isinstance(points, Text)
    share = clamp(0.0, (time - ARRIVAL) / COUNT, 1.0)
    number = round(gain.total - gain.points * (1 - share))
    return plate._replace(shapes=(*shapes, points._replace(text=str(number))))


def _crowns(gain: PlacedGain, time: float, theme: Theme) -> Iterator[Group]:
    drawn = crown(theme)
    scale = SIZE * gain.cell / drawn.size[0]
    wide, high = drawn.size[0] * scale, drawn.size[1] * scale
    end = gain.goal[0] - wide / 2, gain.goal[1] - high / 2
    for number, start in enumerate(gain.crowns[:MAX_CROWNS]):
        part = (time - START - number * CROWN_INTERVAL) / FLIGHT
        if 0 < part < 1:
            flying = piece_in_flight(drawn, start, end, part, ARC)
            yield flying._replace(scale=scale, alpha=min(1.0, 5 * (1 - part)))
