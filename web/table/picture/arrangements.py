"""Ways to share the canvas between the lines, the builders' board and the kingdoms."""

from math import ceil

from realmino.view import View
from table.picture.domino_lines import (
    centred,
    column_beside_rows,
    columns_of_phone,
    lines_of_phone,
    rows_of_phone,
    slots,
    stack_of_lines,
)
from table.picture.least_sizes import (
    ABOVE_HEADING,
    BUILDING,
    FINGER,
    FOOT,
    LEAST_SPOT,
    LEGIBLE,
    LETTERS,
    LOW,
    LOW_FOOT,
    NARROW,
    PLATE,
    PURSE_ROOM,
    SMALL,
    UNSHRUNK,
)
from table.picture.regions import (
    HEADING,
    PURSE,
    STRIP,
    Box,
    Rack,
    Regions,
    board_across,
    board_down,
    board_strip,
    clamp,
    heading,
    lines_on,
    without_top,
)

RIM = 0.56
"""The minimum width of the ground shown around a kingdom's frame, in squares.

A domino may extend beyond the frame by one square, whose middle is then visible."""


TIGHTER = (1.25, 1.1, 1.0, 0.92, 0.85, 0.75, 0.6, 0.45, 0.3)
"""Scales to try for everything but one's own kingdom on a phone, until that is large enough."""

LEGIBLY = tuple(size for size in TIGHTER if size >= LEGIBLE)
"""The scales at which text keeps its size."""

LARGEST_MINIATURE = 0.1
"""The maximum height added to chips for kingdoms in miniature, as a share of the canvas."""

ROOMY = 1400
"""On a canvas wider than this, in pixels, the others may be smaller, unless the text is large."""

VERY_WIDE = 2.8
"""On a canvas wider than this, as a multiple of its height, the others may be side by side."""

WIDER = (1.6, 1.5, 1.4, *LEGIBLY)
"""Scales to try with a line of eight, so that its rows are a finger apart if possible."""


def best_regions(view: View, width: float, height: float, text_scale: float = 1.0) -> Regions:
    """The best way to share the canvas: the one with the largest kingdom in the middle.

    If its squares would be too small for a finger, the other kingdoms become chips, and the
    builders' board a strip. ``text_scale`` scales the letters.
    """
    columns = {1} if len(view.kingdoms) <= 4 else {2, 3}
    if width > VERY_WIDE * height:
        columns.add(len(view.kingdoms) - 1)
    wide = [_stacked(view, width, height, text_scale)]
    wide += [way(view, width, height, text_scale, n) for way in (_beside, _above) for n in columns]
    if width > ROOMY and text_scale <= 1.0:
        wide += [_beside(view, width, height, text_scale, n, is_roomy=True) for n in columns]
    best = max(wide, key=lambda share: (_quality(view, share), min(share.others[0][2:])))
    is_phone = width <= ROOMY
    has_room = not is_phone or best.rack.is_for_fingers or height >= LOW
    is_large = own_cell(view, best) >= (FINGER if is_phone else SMALL) and best.cell >= SMALL
    if is_large and has_room and _quality(view, best):
        return best
    # No upright screen has room for anything beside one's own kingdom.
    ways = (True, False) if width >= 0.9 * height else (True,)
    return max(
        (best, *(_tightened(view, width, height, text_scale, is_tall) for is_tall in ways)),
        key=lambda share: _quality(view, share),
    )


def own_cell(view: View, share: Regions) -> int:
    """The width of a square of the kingdom in the middle; 0 if it has no room."""
    # Whole pixels are sharpest, and let all squares share their pictures.
    box = own_ground(view, share)
    return max(0, int(min(box.w, box.h) / (view.grid + 2 * RIM)))


def own_ground(view: View, share: Regions) -> Box:
    """The middle, less the plate and the purse above its ground."""
    return (
        share.middle
        if share.head
        else without_top(share.middle, share.plate + own_purse(view, share))
    )


def own_purse(view: View, share: Regions) -> float:
    """The height of the purse in the middle, which is shown even if the others' purses aren't."""
    return max(share.purse, share.plate * PURSE) if view.court else 0.0


def _quality(view: View, share: Regions) -> float:
    """How good a share of the canvas is: its square size, less if pieces are hard to read.

    Slightly less if the others show no purse; 0 if a plate has no room for emblem and points, or if
    prices are too small.
    """
    unit = share.board.pile.w if share.board and not share.board.strip else BUILDING
    if unit < LEAST_SPOT:
        return 0.0
    fair = min(1.0, share.cell / SMALL) * min(1.0, unit / BUILDING) ** 0.6
    has_plates = share.chips or share.others[0].w > 2.2 * share.plate
    if view.court and not share.purse and not share.chips:
        fair *= 0.97
    return own_cell(view, share) * fair if has_plates else 0.0


# With enough room: kingdoms with their ground, and the board with its words


def _beside(
    view: View, width: float, height: float, text_scale: float, columns: int, is_roomy: bool = False
) -> Regions:
    """Lines as two columns on the left, the board above the middle, the others on the right.

    If ``is_roomy``, the board is beside the middle instead, and the others are smaller.
    """
    pad = clamp(8, width * 0.016, 24)
    count = slots(view)
    cell = int(min((width * 0.24 - pad) / 4.4, (height - 2 * pad - 28) / (count * 1.28), 88))
    cell = max(cell, 4)
    size = clamp(LETTERS, cell * 0.22, 17) * text_scale
    head = heading(size)
    step = min(cell * 1.28, (height - 2 * pad - head) / count)
    slack = height - 2 * pad - head - step * (count - 1) - cell
    top = pad + head + max(0, slack / 2)
    racks = (
        Rack(pad, top, cell, 1, 0, step),
        Rack(pad + 2.4 * cell, top, cell, 1, 0, step),
    )
    left = pad + 4.4 * cell + 1.5 * pad
    room = Box(left, 0, width - left, height)
    plate, purse, others = _right(view, room, pad, text_scale, columns, 0.85 if is_roomy else 1.0)
    middle = Box(left, pad, min(box.x for box in others) - 1.5 * pad - left, height - 2 * pad)
    board = None
    if view.court and is_roomy:
        board = board_down(middle, width * 0.09, middle.h - plate * (1 + PURSE))
        taken = board.box.w + 1.5 * pad
        middle = Box(middle.x + taken, middle.y, middle.w - taken, middle.h)
    elif view.court:
        board = board_across(middle, min(middle.w / (STRIP * 1.04), height * 0.125))
        middle = without_top(middle, board.pile.h + pad)
    lines = lines_on(view, racks, (size, size))
    return Regions(lines, board, middle, others, plate, purse, racks[1])


def _above(view: View, width: float, height: float, text_scale: float, columns: int) -> Regions:
    """Lines above, the board down the left side, the others on the right."""
    pad = clamp(8, width * 0.016, 24)
    count = slots(view)
    in_one = count <= 4
    across = 4.9 * count if in_one else 2.2 * count
    cell = max(4, int(min((width - 2 * pad) / across, height * (0.13 if in_one else 0.08), 92)))
    size = clamp(LETTERS, cell * 0.26, 18) * text_scale
    top = (ABOVE_HEADING if in_one else pad * 0.4) + heading(size)
    step = cell * 1.16 + heading(size)
    half = (width - 3 * pad) / 2 if in_one else width - 2 * pad
    places = [(pad + i * (half + pad), top) if in_one else (pad, top + i * step) for i in (0, 1)]
    racks = tuple(centred(x, y, half, cell, count) for x, y in places)
    bottom = places[1][1] + cell * 1.16 + pad
    room = Box(0, bottom - pad, width, height - bottom + pad)
    plate, purse, others = _right(view, room, pad, text_scale, columns)
    middle = Box(pad, bottom, min(box.x for box in others) - 2.5 * pad, height - pad - bottom)
    board = None
    if view.court:
        board = board_down(middle, width * 0.09, middle.h - plate * (1 + PURSE))
        taken = board.box.w + 1.5 * pad
        middle = Box(middle.x + taken, middle.y, middle.w - taken, middle.h)
    lines = lines_on(view, (racks[0], racks[1]), (size, size))
    return Regions(lines, board, middle, others, plate, purse, racks[1])


def _stacked(view: View, width: float, height: float, text_scale: float) -> Regions:
    """Lines as rows above, then the board, the middle, and the others in a row below."""
    pad = clamp(6, width * 0.02, 20)
    racks, sizes, top = stack_of_lines(view, width, height, pad, text_scale)
    count = len(view.kingdoms) - 1
    plate = max(PLATE, min(height * 0.035, 34)) * text_scale
    most = height * (0.15 if height > width * 1.2 and width > 500 else 0.13)
    side = min((width - 2 * pad - (count - 1) * 1.5 * pad) / count, most)
    purse = plate * PURSE if view.court and side >= PURSE_ROOM else 0.0
    span = count * side + (count - 1) * 1.5 * pad
    bottom = height - pad - side - plate - purse
    others = [
        Box((width - span) / 2 + i * (side + 1.5 * pad), bottom, side, side + plate + purse)
        for i in range(count)
    ]
    middle = Box(pad, top, width - 2 * pad, bottom - pad - top)
    board = None
    if view.court:
        board = board_across(middle, min(middle.w / (STRIP * 1.02), height * 0.085))
        middle = without_top(middle, board.pile.h + pad * 0.7)
    lines = lines_on(view, racks, sizes)
    return Regions(lines, board, middle, others, plate, purse, racks[1])


NAMED = 5.0
"""The width of a plate with a name and points, as a multiple of its height."""


def _right(
    view: View, box: Box, pad: float, text_scale: float, columns: int, size: float = 1.0
) -> tuple[float, float, list[Box]]:
    """The height of plates and purses, and the others in columns at a box's right edge."""
    count = len(view.kingdoms) - 1
    rows = ceil(count / columns)
    plate = max(PLATE, min(box.h * (0.05 if rows < 4 else 0.035), 40)) * text_scale
    share = ((0.2 if view.court else 0.28) if columns == 1 else 0.26 / columns) * size
    if box.w > 2 * box.h:
        share = 0.45 / columns
    for purse in (plate * PURSE, 0.0) if view.court else (0.0,):
        room = (box.h - 2 * pad - (rows - 1) * pad) / rows - plate - purse
        side = max(16.0, min(box.w * share, room))
        # In a single column a name has room even if there is little height.
        wide = max(side, min(box.w * share, plate * NAMED)) if columns == 1 else side
        if wide >= PURSE_ROOM:
            break
    step = side + plate + purse + pad
    top = box.y + (box.h - rows * step + pad) / 2
    left = box.x + box.w - columns * (wide + pad)
    others = [
        Box(left + i // rows * (wide + pad), top + i % rows * step, wide, side + plate + purse)
        for i in range(count)
    ]
    return plate, purse, others


# On phones: one's own kingdom across the screen, chips for the others, the board as a strip


def _tightened(
    view: View, width: float, height: float, text_scale: float, is_tall: bool
) -> Regions:
    """The share with the largest scale that keeps one's own kingdom large enough, else the best.

    This round's four dominoes have strips unless pieces would shrink for that. The rows of a line
    of eight are a finger apart unless letters would shrink for that.
    """
    shares = []
    if slots(view) > 4 and is_tall:
        for size in LEGIBLY:
            share = _tall(view, width, height, text_scale, size, FINGER)
            if own_cell(view, share) >= FINGER and share.cell >= NARROW:
                return share
    elif slots(view) > 4:
        wide = [_wide(view, width, height, text_scale, size) for size in WIDER]
        apart = [it for it in wide if it.rack.is_for_fingers and it.cell >= NARROW]
        if fit := [share for share in apart if own_cell(view, share) >= FINGER]:
            return max(fit, key=lambda share: (share.rack.foot, _quality(view, share)))
    feet = [(size, FOOT) for size in TIGHTER if size >= 1]
    feet += [(UNSHRUNK, LOW_FOOT), *((size, 0.0) for size in TIGHTER if size < 1)]
    for size, foot in feet:
        share = (
            _tall(view, width, height, text_scale, size, foot=foot)
            if is_tall
            else _wide(view, width, height, text_scale, size)
        )
        if own_cell(view, share) >= FINGER and share.cell >= NARROW:
            return share
        shares.append(share)
    return max(
        shares, key=lambda it: _quality(view, it) * min(1.0, FINGER / max(1, own_cell(view, it)))
    )


def _tall(
    view: View,
    width: float,
    height: float,
    text_scale: float,
    size: float,
    apart: float = 0.0,
    foot: float = FOOT,
) -> Regions:
    """The lines, the strip, one's own kingdom and the chips, one below another.

    ``apart`` is the minimum distance between the rows of a line of eight, ``foot`` the height of
    the strips of this round's dominoes.
    """
    pad, text_scale = 5 * min(size, 1), text_scale * min(1.0, size / LEGIBLE)
    label = (LETTERS + 1) * text_scale
    racks, top = lines_of_phone(view, width, pad, label, size, apart, foot)
    board = None
    if view.court:
        high = max(40 * size, FINGER * min(1.0, size / UNSHRUNK))
        board = board_strip(Box(pad, top, width - 2 * pad, high), STRIP)
        top += high + pad
    plate = PLATE * text_scale
    head, purse_box = _head(view, Box(pad, top, width - 2 * pad, plate), stacked=False)
    top += plate
    chip = 36 * max(min(size, 1), text_scale * 0.85)
    count = len(view.kingdoms) - 1
    bottom, others = _chips(view, Box(pad, 0, width - 2 * pad, height), chip, count, size)
    # The others get what one's own kingdom, as wide as the screen, leaves free.
    squares = view.grid + 2 * RIM
    cell = int(width / squares)
    if count > 2:  # each of them is narrow, so it needs some of that height
        cell = max(min(cell, int(FINGER)), int(cell * 0.86))
    needed = ceil(cell * squares)
    bottom -= clamp(0.0, bottom - top - needed, height * LARGEST_MINIATURE)
    others = [box._replace(y=bottom, h=height - bottom) for box in others]
    middle = Box(0, top, width, bottom - top)
    lines = lines_on(view, racks, (label, label))
    return Regions(lines, board, middle, others, chip, 0.0, racks[1], head, purse_box, chips=True)


def _wide(view: View, width: float, height: float, text_scale: float, size: float) -> Regions:
    """One's own kingdom as high as the screen, with everything else in a column on its left."""
    # Larger letters would leave no room for the dominoes.
    text_scale = clamp(1.0, text_scale, height / (280 if slots(view) <= 4 else 360))
    pad, text_scale = 5 * min(size, 1), text_scale * min(1.0, size / LEGIBLE)
    count = len(view.kingdoms) - 1
    ground = min(height, width * (1.0 - 0.31 * size))
    left = width - ground - pad
    plate, chip = PLATE * text_scale, 34 * text_scale
    label = LETTERS * min(text_scale, max(1.0, (left - pad) / 2 / HEADING))
    stacked = bool(view.court) and left - pad < 2.3 * PURSE_ROOM
    head, purse_box = _head(view, Box(pad, pad, left - pad, plate), stacked)
    top = pad + plate * (1 + PURSE if stacked else 1) + pad
    per_row = max(1, min(count, int(left / (46 * text_scale))))
    bottom, others = _chips(view, Box(pad, 0, left - pad, height), chip, per_row, size)
    board = None
    if view.court:
        high = (66 if slots(view) <= 4 else 58) * min(size, 1)
        board = board_strip(Box(pad, bottom - high, left - pad, high), STRIP // 2)
        bottom -= high + pad
    room = Box(pad, top + heading(label), left - pad, bottom - top - heading(label))
    racks = columns_of_phone(view, room)
    if slots(view) <= 4 and not racks[1].foot:
        racks = rows_of_phone(view, room, label * 1.1, 2)
    elif slots(view) > 4:
        rows = (rows_of_phone(view, room, label * 1.1, across) for across in (2, 4))
        racks = max(racks, column_beside_rows(room), *rows, key=lambda both: _ease(both[1]))
    lines = lines_on(view, racks, (label, label))
    middle = Box(width - ground, 0, ground, height)
    return Regions(lines, board, middle, others, chip, 0.0, racks[1], head, purse_box, chips=True)


def _ease(rack: Rack) -> tuple[float, float, float, float]:
    """A sort key for how easy a line is to choose from: readable, tappable, uncovered, large."""
    return min(rack.cell, NARROW), min(rack.finger, FINGER), rack.foot, rack.cell


def _head(view: View, box: Box, stacked: bool) -> tuple[Box, Box | None]:
    """Plate and purse of the kingdom in the middle, side by side or one below the other."""
    if not view.court:
        return box, None
    if stacked:
        return box, Box(box.x, box.y + box.h, box.w, box.h * PURSE)
    half = box.w * 0.5
    return box._replace(w=half - 6), Box(box.x + half, box.y + box.h * 0.1, half, box.h * 0.9)


def _chips(view: View, box: Box, high: float, per_row: int, size: float) -> tuple[float, list[Box]]:
    """The upper edge and the boxes of the other kingdoms' plates, at the bottom of a box.

    Their rows are a finger apart unless everything else shrinks.
    """
    count, pad = len(view.kingdoms) - 1, 5 * min(size, 1)
    wide = (box.w - (per_row - 1) * pad) / per_row
    apart = max(FINGER * min(1.0, size / LEGIBLE), high + pad)
    top = box.y + box.h - ceil(count / per_row) * apart
    return top, [
        Box(
            box.x + i % per_row * (wide + pad),
            top + i // per_row * apart + (apart - high) / 2,
            *(wide, high),
        )
        for i in range(count)
    ]
