"""The picture of the table as shapes."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from browser.messages import say
from realmino.drawing.art import castle, domino, emblem, figures, land, plot
from realmino.drawing.shapes import Group, Path, Scene, Shape, Text, rect
from realmino.drawing.theme import Theme
from realmino.pieces.grid import STRIDE, Square
from realmino.view import Face, Land, Realm, View
from realmino.view import face as face_of
from table.model.match import Match
from table.picture.court import builders_board, guest, on_land, piece, purse_row
from table.picture.fitting import LEAST, LETTER, all_fitted, fit_text, width_in_letters
from table.picture.ground_marks import lost_ground
from table.picture.layout import Layout, Plot
from table.picture.least_sizes import LETTERS
from table.picture.line_pieces import (
    empty_place,
    frame,
    hand_lift,
    king_box,
    number_tag,
    picture,
    strip,
)
from table.picture.regions import Label, Slot
from table.wording import words

PLATE = 0.86
"""The height of a plate with a name, as a share of its box."""

DIGIT = 0.7
"""The width of a bold digit in the widest of the usual fonts, as a share of its size."""


@dataclass(frozen=True, slots=True)
class Look:
    """The picture's inputs besides the view: seats, layout, theme, whether a person may choose.

    ``points`` shows the points of choices, ``coordinates`` the names of squares.
    """

    match: Match
    layout: Layout
    theme: Theme
    choosing: bool
    points: bool = True
    coordinates: bool = False


def table_scene(view: View, look: Look) -> Scene:
    """Everything on the table, without the marks of the interaction."""
    layout, theme = look.layout, look.theme
    names = _names(view, look)
    return (
        plot.table(layout.width, layout.height, theme),
        *_labels(view, look),
        *(builders_board(view.court, layout.board, theme) if view.court and layout.board else ()),
        *(shape for ground in layout.plots for shape in _kingdom(view, ground, look, names)),
        *_line(view, look),
        *_next_line(view, look),
        *_waiting_kings(view, look),
    )


# Kingdoms


def kingdoms_scene(view: View, look: Look) -> Scene:
    """Only the kingdoms of a layout."""
    names = _names(view, look)
    return tuple(
        shape for ground in look.layout.plots for shape in _kingdom(view, ground, look, names)
    )


def _kingdom(view: View, ground: Plot, look: Look, names: Mapping[str, str]) -> Iterator[Shape]:
    realm = realm_of(view, ground.kingdom)
    theme = look.theme
    hosts_queen = view.court is not None and view.court.queen == realm.kingdom
    if not ground.has_ground:
        yield from _chip(view, ground, realm, look, names[ground.kingdom], hosts_queen)
        return
    window, scale = ground.window, ground.cell / 100
    yield plot.plot(window.columns, window.rows, theme)._replace(
        x=ground.x, y=ground.y, scale=scale, key=f"plot:{ground.kingdom}"
    )
    if ground.sight != window:
        yield _squares_beyond_frame(ground, theme)
    if ground.main:
        yield from lost_ground(realm, ground, theme)
    if ground.chip:
        is_guest = hosts_queen and not ground.purse
        yield from _chip(view, ground, realm, look, names[ground.kingdom], is_guest)
    else:
        yield from _plate(view, ground, realm, look, names[ground.kingdom])
    if realm.purse and ground.purse:
        yield from purse_row(realm, hosts_queen, ground.purse, theme)
    colours = [look.match.seat(seat).colour for seat in realm.seats]
    drawn = castle.castle(colours[0], theme)
    if len(colours) > 1:
        drawn = castle.partners_castle(colours[0], colours[1], theme)
    yield piece(drawn, ground, "g7")._replace(key=f"castle:{ground.kingdom}")
    by_domino: dict[int, list[Land]] = {}
    for half in realm.land:
        by_domino.setdefault(half.domino, []).append(half)
    borders = land_borders(realm.land)
    for number, halves in by_domino.items():
        if number:
            variants = domino.variants(*face_of(number).halves)
            yield _lying(ground, halves, variants, borders, theme)._replace(key=f"domino:{number}")
            continue
        for half in halves:  # in the first position of a game, whose dominoes are unknown
            kind = half.terrain, half.crowns
            drawn = _lying(ground, [half], [domino.lone_variant(kind)] * 2, borders, theme)
            yield drawn._replace(key=f"land:{ground.kingdom}:{half.square}")
    for half in realm.land:
        yield from on_land(view, half, ground, theme)
    if hosts_queen and not ground.purse and not ground.chip:
        yield guest(ground, theme)


def _squares_beyond_frame(ground: Plot, theme: Theme) -> Group:
    """The squares beside the frame that the kingdom may still reach."""
    window, sight = ground.window, ground.sight
    sides = (
        window.west - sight.west,
        sight.west + sight.columns - window.west - window.columns,
        window.south - sight.south,
        sight.south + sight.rows - window.south - window.rows,
    )
    rim = (ground.rim[0] * 100 / ground.cell, ground.rim[1] * 100 / ground.cell)
    drawn = plot.surroundings(sides, window.columns, window.rows, rim, theme)
    return drawn._replace(x=ground.x, y=ground.y, scale=ground.cell / 100)


def land_borders(squares: Collection[Land]) -> dict[str, str]:
    """By square, the sides on which its territory ends, as in `land.border`."""
    terrains = {int(Square(each.square)): each.terrain for each in squares}
    steps = {"n": 1, "e": STRIDE, "s": -1, "w": -STRIDE}
    return {
        each.square: "".join(
            side
            for side in land.SIDES
            if terrains.get(Square(each.square) + steps[side]) != each.terrain
        )
        for each in squares
    }


def _lying(
    ground: Plot,
    halves: list[Land],
    variants: Sequence[int],
    borders: Mapping[str, str],
    theme: Theme,
) -> Group:
    """A domino in a kingdom, or half of one: squares of land with borders, moving as one."""
    corners = [ground.corner(half.square) for half in halves]
    x, y = min(x for x, _ in corners), min(y for _, y in corners)
    scale = ground.cell / 100
    shapes: list[Shape] = []
    for half, (left, top) in zip(halves, corners, strict=True):
        drawn = [land.square(half.terrain, half.crowns, variants[half.half], theme)]
        if sides := borders[half.square]:
            drawn.append(land.border(sides, theme))
        across, down = (left - x) / scale, (top - y) / scale
        shapes += [shape._replace(x=across, y=down) for shape in drawn]
    return Group(tuple(shapes), x=x, y=y, scale=scale)


def _names(view: View, look: Look) -> dict[str, str]:
    """The text of every plate; with the bots' levels only if there is room for all of them."""
    names: dict[str, str] = {}
    for full in (True, False):
        for ground in look.layout.plots:
            named = words.short_names if ground.is_chip or not full else words.names
            room, size = _name_room(ground, realm_of(view, ground.kingdom))
            seats = named(look.match, realm_of(view, ground.kingdom).seats)
            text = all_fitted(seats, room, size)
            if len(seats) > 1 and (not text or "…" in text):
                lines = [fit_text(name, room, LETTERS) for name in seats]
                text = "\n".join(lines) if all(lines) else text
            names[ground.kingdom] = text
        if all(name and "…" not in name for name in names.values()):
            break
    return names


def _name_room(ground: Plot, realm: Realm) -> tuple[float, float]:
    """The width left for names on a plate beside its points, and the size of their letters."""
    high, total = ground.plate.h * PLATE, str(realm.sheet["total"])
    # A chip's name has the smallest readable size; one on a narrow plate is hardly larger.
    size = LETTERS if ground.is_chip else max(LETTERS, min(high / 2, ground.plate.w / 8.8))
    return ground.plate.w - high * (1.3 + 0.375 * max(2, len(total))) - size, size


def _plate(view: View, ground: Plot, realm: Realm, look: Look, names: str) -> Iterator[Shape]:
    """The plate with a kingdom's owner and points, in the seat's colour when it's their turn."""
    box = ground.plate
    high, total = box.h * PLATE, str(realm.sheet["total"])
    pill, ink = _pill(view, realm, look, box.w, high)
    room, size = _name_room(ground, realm)
    lines = names.split("\n")  # partners below each other if they have no room side by side
    size, heights = (LETTERS, (0.46, 0.86)) if len(lines) > 1 else (size, (0.68,))
    yield Group(
        (
            pill,
            _badge(realm, look)._replace(x=0, y=0, scale=high / 100),
            *(
                Text(
                    *(high * 1.15, high * y, line, size, ink, "start", 600), max_width=max(0, room)
                )
                for line, y in zip(lines, heights, strict=True)
            ),
            Text(box.w - high * 0.45, high * 0.7, total, high * 0.57, ink, "end", 700),
        ),
        x=box.x,
        y=box.y,
        key=f"plate:{ground.kingdom}",
    )


def _chip(
    view: View, ground: Plot, realm: Realm, look: Look, names: str, hosts_queen: bool
) -> Iterator[Shape]:
    """A plate on a phone: the player, the Queen if she is there, and the points."""
    _, _, wide, high = box = ground.plate
    total = str(realm.sheet["total"])
    pill, ink = _pill(view, realm, look, wide, high)
    size = max(LETTERS, min(high * 0.48, wide * 0.36 / (0.6 * len(total))))
    room = wide - DIGIT * len(total) * size - high * 0.2 - LETTERS * 0.2
    badge = min(high, room / (1.7 if hosts_queen else 1))
    shapes: list[Shape] = [
        pill,
        _badge(realm, look)._replace(x=0, y=(high - badge) / 2, scale=badge / 100),
    ]
    taken = badge * (1.7 if hosts_queen else 1) + LETTERS * 0.3
    is_readable = "…" not in names or (len(realm.seats) == 1 and width_in_letters(names) > LEAST)
    lines = names.split("\n")  # partners below each other if they have no room side by side
    if is_readable and max(map(width_in_letters, lines)) * LETTERS * LETTER <= room - taken:
        for index, line in enumerate(lines):
            y = high / 2 + LETTERS * (0.36 + 1.1 * (index - (len(lines) - 1) / 2))
            shapes.append(Text(taken, y, line, LETTERS, ink, "start", 600, max_width=room - taken))
    shapes.append(Text(wide - high * 0.2, high / 2 + size * 0.36, total, size, ink, "end", 700))
    yield Group(tuple(shapes), x=box.x, y=box.y, key=f"plate:{ground.kingdom}")
    if hosts_queen:
        x, y = box.x + badge * 0.75, box.y + (high - badge) / 2
        yield figures.queen(look.theme)._replace(x=x, y=y, scale=badge / 100, key="queen")


def _pill(view: View, realm: Realm, look: Look, wide: float, high: float) -> tuple[Path, str]:
    """The ground of a plate and the ink on it: the seat's colour when it is that seat's turn."""
    theme = look.theme
    colours = theme.seat(look.match.seat(realm.seats[0]).colour)
    is_to_move = view.prompt.seat in realm.seats
    fill = colours.fill if is_to_move else theme.paper
    outline = rect(0, 0, wide, high, high / 2)
    ink = colours.ink if is_to_move else theme.ink
    return Path(outline, fill=fill, stroke=theme.line, width=1), ink


def _badge(realm: Realm, look: Look) -> Group:
    """The emblem of a kingdom's seat, or of both partners."""
    colours = [look.match.seat(seat).colour for seat in realm.seats]
    return emblem.badge(colours, look.theme)


# Lines and kings


def _labels(view: View, look: Look) -> Iterator[Shape]:
    layout, theme = look.layout, look.theme
    if view.line or view.order:
        yield _label(words.line_label(view), layout.line_label, theme)
    if view.next and not view.coming:  # else a button has this text
        yield _label(say("label-next"), layout.next_label, theme)


def _label(text: str, at: Label, theme: Theme) -> Text:
    wide = len(text) * at.size * 0.56
    squeezed = at.room if wide > at.room else 0
    return Text(
        at.x, at.y, text, at.size, theme.muted, weight=600, family="title", max_width=squeezed
    )


def _line(view: View, look: Look) -> Iterator[Shape]:
    """This round's line: the dominoes to be added, and empty places for those added."""
    acting = view.prompt.domino
    laid = {half.domino for realm in view.kingdoms for half in realm.land}
    badged = {prospect.domino for prospect in view.prospects}
    for face, slot in zip(view.line, look.layout.line, strict=True):
        in_hand = face.domino == acting and view.prompt.kind in ("place", "discard")
        if face.done or face.domino in laid or (face.domino == acting and not in_hand):
            yield empty_place(slot, look.theme)
        else:
            lift = hand_lift(slot, look.layout) if in_hand else 0.0
            if in_hand and look.choosing:
                yield frame(slot, look.theme.accent, 4, look.theme, lift)
            yield from strip(slot, look.theme, lift)
            yield picture(face, slot, look.theme, lift)
            yield number_tag(face, slot, look.theme, lift, face.domino in badged)
        if not face.done and face.king:
            yield _king(face, slot, look)


def _next_line(view: View, look: Look) -> Iterator[Shape]:
    dominoes = [*zip(view.next, look.layout.next, strict=True)]
    for face, slot in dominoes:
        yield from strip(slot, look.theme)
        yield picture(face, slot, look.theme)
    if look.choosing and view.prompt.kind == "claim":
        free = (slot for face, slot in dominoes if not face.king)
        yield from (frame(slot, look.theme.accent, 2.5, look.theme) for slot in free)
    # These come last because they extend into the row below.
    for face, slot in dominoes:
        if face.king:
            yield _king(face, slot, look)
        yield number_tag(face, slot, look.theme)


def _king(face: Face, slot: Slot, look: Look) -> Group:
    """A king in the middle of a domino, low enough to leave all crowns visible."""
    assert face.king is not None
    box = king_box(slot)
    return figure(face.king, box.x, box.y, box.w, look)


def figure(seat: str, x: float, y: float, size: float, look: Look) -> Group:
    """A king in a seat's colour."""
    drawn = figures.king(look.match.seat(seat).colour, look.theme)
    return drawn._replace(x=x, y=y, scale=size / 100, key=f"king:{seat}")


def _waiting_kings(view: View, look: Look) -> Iterator[Shape]:
    for seat, box in zip(view.order, look.layout.waiting, strict=True):
        yield figure(seat, box.x, box.y, box.w, look)


def realm_of(view: View, kingdom: str) -> Realm:
    """The kingdom with that letter."""
    return next(realm for realm in view.kingdoms if realm.kingdom == kingdom)
