"""The picture of the table: a view, a choice and a layout as shapes."""

from collections.abc import Iterator
from dataclasses import dataclass

from realmino.grid import Square
from realmino.view import Face, Land, Realm, View
from realmino.view import face as face_of
from table import words
from table.choice import TOWARD, Aim, Choice, aim
from table.draw import castle, domino, emblem, king, land, marks, plot
from table.layout import Box, Label, Layout, Plot, Slot, Window, name_of
from table.match import Match
from table.shapes import Group, Path, Scene, Shape, Text, rect
from table.theme import Theme

HAND_LIFT = 0.10
"""How far the domino in turn stands out of its line, in squares."""


KING = 0.76
"""How high a king stands on a line's domino, in squares."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the picture needs beside the view: the seats, the layout, the theme, who may choose."""

    match: Match
    layout: Layout
    theme: Theme
    choosing: bool


def board(view: View, look: Look) -> Scene:
    """Everything that lies on the table, without what is being considered."""
    layout, theme = look.layout, look.theme
    return (
        plot.table(layout.width, layout.height, theme),
        *_labels(view, look),
        *(shape for ground in layout.plots for shape in _kingdom(view, ground, look)),
        *_line(view, look),
        *_next(view, look),
        *_waiting(view, look),
    )


# Kingdoms


def _kingdom(view: View, ground: Plot, look: Look) -> Iterator[Shape]:
    realm = realm_of(view, ground.kingdom)
    theme = look.theme
    window = ground.window
    scale = ground.cell / 100
    yield plot.plot(window.columns, window.rows, theme)._replace(
        x=ground.x, y=ground.y, scale=scale, key=f"plot:{ground.kingdom}"
    )
    yield from _plate(view, ground, realm, look)
    stands = _piece(castle.castle(look.match.seat(ground.kingdom).colour, theme), ground, "g7")
    yield stands._replace(key=f"castle:{ground.kingdom}")
    lying: dict[int, list[Land]] = {}
    for one in realm.land:
        lying.setdefault(one.domino, []).append(one)
    for number, halves in lying.items():
        yield from _lying(ground, number, halves, theme)


def _piece(group: Group, ground: Plot, square: str) -> Group:
    """A drawing of one square, laid on that square of a kingdom."""
    x, y = ground.corner(square)
    return group._replace(x=x, y=y, scale=ground.cell / 100)


def _lying(ground: Plot, number: int, halves: list[Land], theme: Theme) -> Iterator[Shape]:
    """A domino in a kingdom: its two squares of land and its faint rim, as one thing that moves."""
    corners = [ground.corner(half.square) for half in halves]
    x, y = min(x for x, _ in corners), min(y for _, y in corners)
    scale = ground.cell / 100
    shapes: list[Shape] = []
    for half, (left, top) in zip(halves, corners, strict=True):
        variant = domino.variants(*face_of(number).halves)[half.half]
        shapes.append(
            land.square(half.terrain, half.crowns, variant, theme)._replace(
                x=(left - x) / scale, y=(top - y) / scale
            )
        )
    upright = corners[0][0] == corners[1][0]
    shapes.append(domino.seam(theme, 1 if upright else 0))
    yield Group(tuple(shapes), x=x, y=y, scale=scale, key=f"domino:{number}")


def _plate(view: View, ground: Plot, realm: Realm, look: Look) -> Iterator[Shape]:
    """Whose kingdom it is and how many points it has; bright when it is that seat's turn."""
    theme, box = look.theme, ground.plate
    seat = look.match.seat(ground.kingdom)
    in_turn = view.prompt.seat in realm.seats
    high = box.h * 0.86
    colours = theme.seat(seat.colour)
    fill = colours.fill if in_turn else theme.paper
    ink = colours.ink if in_turn else theme.ink
    size = high * 0.5
    total = str(realm.sheet["total"])
    room = box.w - high * 1.3 - size * (0.75 * len(total) + 0.8)
    yield Group(
        (
            Path(rect(0, 0, box.w, high, high / 2), fill=fill, stroke=theme.line, width=1),
            emblem.emblem(seat.colour, theme)._replace(x=0, y=0, scale=high / 100),
            Text(high * 1.15, high * 0.68, fitted(seat.name, room, size), size, ink, "start", 600),
            Text(box.w - high * 0.45, high * 0.7, total, size * 1.14, ink, "end", 700),
        ),
        x=box.x,
        y=box.y,
        key=f"plate:{ground.kingdom}",
    )


def fitted(text: str, room: float, size: float) -> str:
    """The text, cut with an ellipsis where its letters, about 0.6 em wide, leave the room."""
    most = max(1, int(room / (size * 0.6)))
    return text if len(text) <= most else text[: max(1, most - 1)].rstrip() + "…"


# Lines and kings


def _labels(view: View, look: Look) -> Iterator[Shape]:
    layout, theme = look.layout, look.theme
    first = "label.waiting" if view.order else "label.line"
    if view.line or view.order:
        yield _label(words.say(first), layout.line_label, theme)
    if view.next:
        yield _label(words.say("label.next"), layout.next_label, theme)


def _label(text: str, at: Label, theme: Theme) -> Text:
    return Text(at.x, at.y, text, at.size, theme.muted, weight=600, family="title")


def _line(view: View, look: Look) -> Iterator[Shape]:
    """This round's line: what is to be added yet, and empty places for what has been."""
    acting = view.prompt.domino
    laid = {one.domino for realm in view.kingdoms for one in realm.land}
    for face, slot in zip(view.line, look.layout.line, strict=True):
        in_hand = face.domino == acting and view.prompt.kind in ("place", "discard")
        if face.done or face.domino in laid or (face.domino == acting and not in_hand):
            yield _empty(slot, look.theme)
        else:
            yield _face(face, slot, look.theme, in_hand)
            yield _number(face, slot, look.theme)
        if not face.done and face.king:
            yield _king(face, slot, look)


def _next(view: View, look: Look) -> Iterator[Shape]:
    for face, slot in zip(view.next, look.layout.next, strict=True):
        yield _face(face, slot, look.theme)
        if face.king:
            yield _king(face, slot, look)
        elif look.choosing and view.prompt.kind == "claim":
            yield _frame(slot, look.theme.accent, 2.5, look.theme)
        yield _number(face, slot, look.theme)


def _face(face: Face, slot: Slot, theme: Theme, lifted: bool = False) -> Group:
    first, second = face.halves
    lift = slot.cell * HAND_LIFT if lifted else 0
    group = domino.face(first, second, theme)
    return group._replace(
        x=slot.x + lift, y=slot.y - lift / 2, scale=slot.cell / 100, key=f"domino:{face.domino}"
    )


def _number(face: Face, slot: Slot, theme: Theme) -> Group:
    """The domino's printed number on a small tag at its lower right corner."""
    high = max(11.0, slot.cell * 0.24)
    wide = high * 1.5
    return Group(
        (
            Path(rect(0, 0, wide, high, high * 0.35), fill=theme.paper, stroke=theme.line, width=1),
            Text(wide / 2, high * 0.78, str(face.printed), high * 0.76, theme.ink, weight=600),
        ),
        x=slot.x + 2 * slot.cell - wide * 0.86,
        y=slot.y + slot.cell - high * 0.72,
    )


def _empty(slot: Slot, theme: Theme) -> Path:
    x, y, w, h = slot.box
    outline = rect(x + 3, y + 3, w - 6, h - 6, slot.cell * 0.1)
    return Path(outline, stroke=theme.line, width=1.5, dash=(4, 5), alpha=0.8)


def _frame(slot: Slot, colour: str, width: float, theme: Theme) -> Group:
    x, y, w, h = slot.box
    outline = rect(x - 2, y - 2, w + 4, h + 4, slot.cell * 0.14)
    return Group(
        (
            Path(outline, stroke=theme.paper, width=width + 3),
            Path(outline, stroke=colour, width=width),
        )
    )


def _king(face: Face, slot: Slot, look: Look) -> Group:
    """A king in the middle of a domino, low enough to leave all crowns in sight."""
    assert face.king is not None
    box = _king_box(slot)
    return _figure(face.king, box.x, box.y, box.w, look)


def _king_box(slot: Slot) -> Box:
    size = slot.cell * KING
    return Box(slot.x + slot.cell - size / 2, slot.y + slot.cell * 1.1 - size, size, size)


def _figure(seat: str, x: float, y: float, size: float, look: Look) -> Group:
    figure = king.king(look.match.seat(seat).colour, look.theme)
    return figure._replace(x=x, y=y, scale=size / 100, key=f"king:{seat}")


def _waiting(view: View, look: Look) -> Iterator[Shape]:
    for seat, box in zip(view.order, look.layout.waiting, strict=True):
        yield _figure(seat, box.x, box.y, box.w, look)


# What is being considered


def overlay(view: View, choice: Choice, look: Look) -> Scene:
    """The marks of the last move, of legal places, and the domino in hand over its squares."""
    shapes = [*_last(view, look)]
    if look.choosing and view.prompt.kind == "place":
        shapes += _legal(view, choice, look)
        shapes += _in_hand(view, choice, look)
    if look.choosing and view.prompt.kind == "claim" and choice.claim is not None:
        slot = next((s for s in look.layout.next if s.domino == choice.claim), None)
        if slot:
            shapes.append(_frame(slot, look.theme.focus, 4.5, look.theme))
            shapes += _promised_king(view, slot, look)
    return tuple(shapes)


def _last(view: View, look: Look) -> Iterator[Shape]:
    """Brackets around the domino that was laid last, in whatever kingdom."""
    placed = [fact for fact in view.events if fact.kind == "placed"]
    if placed and placed[-1].seat:
        for realm in view.kingdoms:
            if placed[-1].seat in realm.seats:
                ground = look.layout.plot(realm.kingdom)
                for square in placed[-1].squares:
                    yield _piece(marks.last(look.theme), ground, square)


def _legal(view: View, choice: Choice, look: Look) -> Iterator[Shape]:
    """A dot on every square that some legal place covers; strong where it fits as it is turned."""
    ground = look.layout.main
    dot = marks.legal(look.theme)
    strong, weak = set(), set()
    for option in view.options:
        weak |= set(option.squares)
        first, second = (Square(square) for square in option.squares)
        toward = (second.column - first.column, second.row - first.row)
        if toward == TOWARD[choice.turns]:
            strong.add(option.squares[0])
    for square in sorted(weak):
        alpha = 1.0 if square in strong else 0.38
        yield _piece(dot, ground, square)._replace(alpha=alpha)


def _in_hand(view: View, choice: Choice, look: Look) -> Iterator[Shape]:
    shown = aim(view, choice)
    if shown is None or view.prompt.domino is None:
        return
    ground, theme = look.layout.main, look.theme
    halves = words.face_of(view, view.prompt.domino).halves
    drawn = zip(halves, domino.variants(*halves), shown.squares, strict=True)
    for (terrain, crowns), variant, square in drawn:
        if not visible(ground.window, square):
            continue
        tile = land.square(terrain, crowns, variant, theme)
        legal = shown.option is not None
        yield _piece(tile, ground, square)._replace(alpha=1.0 if legal else 0.75)
        waits = marks.focus if choice.asked else marks.ghost
        yield _piece(waits(theme) if legal else marks.refused(theme), ground, square)
    if shown.option is None:
        yield from _reason_marks(view, shown, ground, theme)


def _reason_marks(view: View, shown: Aim, ground: Plot, theme: Theme) -> Iterator[Shape]:
    """What stands against the place: the covered squares, the frame, or the unlike neighbours."""
    if shown.refusal is None:
        return
    realm = realm_of(view, ground.kingdom)
    taken = {one.square for one in realm.land} | {"g7"}
    reason = shown.refusal.reason
    if reason == "occupied":
        guilty = [square for square in shown.squares if square in taken]
    elif reason == "no_match":
        guilty = [square for square in _beside(shown.squares) if square in taken]
    elif reason == "too_large":
        yield _limits(realm, ground, theme)
        return
    else:
        return
    for square in guilty:
        if visible(ground.window, square):
            yield _piece(marks.clash(theme), ground, square)


def _limits(realm: Realm, ground: Plot, theme: Theme) -> Path:
    """The rectangle that the kingdom may still use."""
    west, east, south, north = realm.reach
    window, cell = ground.window, ground.cell
    x = ground.x + (west - window.west) * cell
    y = ground.y + (window.south + window.rows - 1 - north) * cell
    outline = rect(x, y, (east - west + 1) * cell, (north - south + 1) * cell, cell * 0.1)
    return Path(outline, stroke=theme.refused, width=4, dash=(9, 7))


def _promised_king(view: View, slot: Slot, look: Look) -> Iterator[Shape]:
    if view.prompt.seat:
        box = _king_box(slot)
        figure = _figure(view.prompt.seat, box.x, box.y, box.w, look)
        yield figure._replace(alpha=0.75, key="")


def _beside(squares: tuple[str, str]) -> set[str]:
    found = set()
    for square in squares:
        at = Square(square)
        for east, north in TOWARD:
            name = name_of(at.column + east, at.row + north)
            if name is not None:
                found.add(name)
    return found


def visible(window: Window, square: str) -> bool:
    """Whether the plot shows the square."""
    at = Square(square)
    return (
        0 <= at.column - window.west < window.columns and 0 <= at.row - window.south < window.rows
    )


def realm_of(view: View, kingdom: str) -> Realm:
    """The kingdom of that letter."""
    return next(realm for realm in view.kingdoms if realm.kingdom == kingdom)
