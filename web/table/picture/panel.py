"""Another kingdom in the panel beside a wide table, while there is nothing to choose there."""

from dataclasses import replace
from math import ceil

from realmino.drawing.shapes import Scene
from realmino.view import View
from table.picture.layout import Plot, framed
from table.picture.least_sizes import PLATE
from table.picture.regions import PURSE, Box
from table.picture.scene import Look, kingdoms_scene, realm_of

LARGER = 1.2
"""The minimum size in the panel, as a multiple of the size on the table."""

PAD = 12.0
"""The room around each kingdom, in pixels."""


def panel_scene(view: View, look: Look, width: float, height: float) -> Scene:
    """The kingdom to move if it isn't the main one, else all others, as large as the panel allows.

    Nothing if they would hardly be larger than on the table.
    """
    layout = look.layout
    others = [plot for plot in layout.plots if not plot.main]
    in_turn = [plot for plot in others if view.prompt.seat in realm_of(view, plot.kingdom).seats]
    shown = in_turn or others
    plots = max(
        (_plots(view, shown, width, height, across) for across in range(1, len(shown) + 1)),
        key=lambda plots: plots[0].cell,
    )
    if plots[0].cell < LARGER * shown[0].cell:
        return ()
    return kingdoms_scene(view, replace(look, layout=replace(layout, plots=plots)))


def _plots(
    view: View, shown: list[Plot], width: float, height: float, across: int
) -> tuple[Plot, ...]:
    """The plots in rows, ``across`` in each."""
    head = PLATE * (1 + PURSE) if view.court else PLATE
    wide = (width - PAD) / across
    high = min((height - PAD) / ceil(len(shown) / across), wide + head)
    cell = max(1, int(min(wide - PAD, high - PAD - head) / view.grid))
    side, plots = cell * view.grid, []
    for number, plot in enumerate(shown):
        row, column = divmod(number, across)
        x, y = round(PAD + column * wide + (wide - PAD - side) / 2), round(PAD + row * high)
        plate = Box(PAD + column * wide, y, wide - PAD, PLATE)
        purse = Box(plate.x, y + PLATE, plate.w, PLATE * PURSE) if view.court else None
        plots.append(framed(plot, x, y + round(head), cell, plate, purse))
    return tuple(plots)
