"""The marks above the table: last moves, legal places, the domino in hand."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from realmino.drawing.art import domino, figures, land, marks
from realmino.drawing.art.buildings import building
from realmino.drawing.shapes import Group, Path, Scene, Shape, rect
from realmino.drawing.theme import Theme, mix
from realmino.pieces.grid import Square
from realmino.view import Option, Realm, View
from table.model import optional_actions
from table.model.interaction import (
    TOWARD,
    Activity,
    Aim,
    Claiming,
    CollectingTax,
    Constructing,
    Idle,
    Placing,
    aim,
    chosen_spot,
    is_confirming,
)
from table.picture.court import around_tile, piece
from table.picture.ground_marks import best_gain_badge, coordinates, score_badges
from table.picture.layout import Plot, square_name
from table.picture.least_sizes import NARROW
from table.picture.line_pieces import empty_place, frame, hand_lift, king_box, number_tag
from table.picture.scene import Look, figure, realm_of
from table.wording import words

Latest = Mapping[str, tuple[str, ...]]
"""The squares that were covered last, by kingdom."""

RAISED: Final = 1.08
"""The scale of a piece when it is dropped."""

HOLD: Final = ((0.5, 0.5), (0.5, 0.5), (1.5, 0.5), (0.5, 1.5))
"""The offset from a domino's corner to its first half's middle, in squares, by quarter turns."""


class AdviceMarks(NamedTuple):
    """The marks of the coach's suggestions, ``below`` and ``above`` those of the interaction."""

    below: Scene = ()
    above: Scene = ()
    names_squares: bool = False
    """Whether a text about them names squares, so that the table shows coordinates."""


NO_ADVICE: Final = AdviceMarks()


def overlay(
    view: View, activity: Activity, look: Look, latest: Latest, advice: AdviceMarks = NO_ADVICE
) -> Scene:
    """The marks of the last moves and of legal places, and the domino in hand over its squares."""
    shapes = [*_latest_dominoes(view, look, latest), *advice.below]
    if look.choosing and view.prompt.kind == "place":
        shapes += _best_gain_badges(view, activity, look)
        shapes += _legal(view, activity, look)
        if isinstance(activity, Placing):
            shapes += _in_hand(view, activity, look)
            shapes += _held_domino(view, activity, look)
            shapes += _placed_points(aim(view, activity), look)
    if look.choosing and view.prompt.optional and _sees_own_land(view, look):
        shapes += _optional_actions(view, activity, look)
    elif (spot := chosen_spot(activity)) is not None:
        shapes += _on_board(view, [spot], marks.focus(look.theme), look)
    if look.choosing and view.prompt.kind == "claim" and isinstance(activity, Claiming):
        shapes += _claim_preview(view, activity.domino, look)
    if isinstance(activity, Idle) and activity.square:
        shapes.append(piece(marks.focus(look.theme), look.layout.main, activity.square))
    if look.choosing and view.prompt.kind != "place":
        shapes += _best_gain_badges(view, activity, look)
    shapes += advice.above
    if look.coordinates or advice.names_squares:
        shapes += coordinates(look.layout, look.theme)  # above a domino held over them
    return tuple(shapes)


def drop_group(shown: Option | None, ground: Plot) -> Group | None:
    """The position and size of the shown domino or building when dropped; None if none is shown.

    An empty group with the piece's key, slightly larger than the piece.
    """
    if shown is None or shown.kind not in ("place", "construct"):
        return None
    key = f"tile:{shown.tile}" if shown.tile else f"domino:{shown.domino}"
    (x, y), (right, bottom) = sorted(map(ground.corner, (shown.squares[0], shown.squares[-1])))
    cell, beyond = ground.cell, (RAISED - 1) / 2
    x, y = x - (right - x + cell) * beyond, y - (bottom - y + cell) * beyond
    return Group((), x, y, cell / 100 * RAISED, key=key)


def _best_gain_badges(view: View, activity: Activity, look: Look) -> Iterator[Shape]:
    """Badges with the best gain now, on the current domino and on every free one.

    A small domino without a strip has none: it would cover the picture.
    """
    if not look.points:
        return
    held = view.prompt.domino if isinstance(activity, Placing) and activity.at else None
    slots = {slot.domino: slot for slot in (*look.layout.line, *look.layout.next)}
    for prospect in view.prospects:
        slot = slots.get(prospect.domino)
        if slot and prospect.domino != held and (slot.foot or slot.cell >= NARROW):
            in_hand = prospect.domino == view.prompt.domino
            lift = hand_lift(slot, look.layout) / slot.cell if in_hand else 0
            yield best_gain_badge(prospect.gain, slot, lift, look.theme)


def _placed_points(shown: Aim | None, look: Look) -> Iterator[Shape]:
    """Badges with the points for the shown place."""
    if look.points and shown and shown.option:
        yield from score_badges(shown.option, look.layout.main, look.theme)


def _sees_own_land(view: View, look: Look) -> bool:
    """Whether the kingdom in the middle is the one to move."""
    realm = optional_actions.current_realm(view)
    return realm is not None and realm.kingdom == look.layout.main.kingdom


def _optional_actions(view: View, activity: Activity, look: Look) -> Iterator[Shape]:
    """Marks on squares for knights, on buildings, and on squares open for the chosen building."""
    ground, theme = look.layout.main, look.theme
    knights = activity.squares if isinstance(activity, CollectingTax) else ()
    chosen = chosen_spot(activity)
    for square in sorted(optional_actions.taxable_squares(view)):
        if chosen is None and square not in knights:
            yield piece(marks.tax(theme), ground, square)
        if square in knights:
            yield piece(figures.standing_knight(theme), ground, square)
            yield piece(marks.focus(theme), ground, square)
    if chosen is not None:
        yield from _on_board(view, [chosen], marks.focus(theme), look)
    elif not knights:
        yield from _on_board(view, optional_actions.buildable(view), marks.buildable(theme), look)
    if isinstance(activity, Constructing):
        yield from _construction_preview(view, activity, look)


def _construction_preview(view: View, activity: Constructing, look: Look) -> Iterator[Shape]:
    """The squares that are open for the chosen building, and the building over one of them."""
    ground, theme = look.layout.main, look.theme
    spot, realm = (
        optional_actions.spot_of(view, activity.spot),
        optional_actions.current_realm(view),
    )
    if spot is None or spot.tile is None or realm is None:
        return
    for square in realm.open_towns:
        yield piece(marks.open_town(theme), ground, square)
    drawn = building(spot.tile, theme, done=True)
    if activity.square:
        yield piece(drawn, ground, activity.square)
        mark = marks.focus if activity.confirming else marks.ghost
        yield piece(mark(theme), ground, activity.square)
        option = optional_actions.construction(view, activity.spot, activity.square)
        if look.points and option:
            yield from score_badges(option, ground, theme)
    elif activity.at:
        (x, y), half = activity.at, ground.cell / 2
        yield drawn._replace(x=x - half, y=y - half, scale=ground.cell / 100, alpha=0.95)


def _on_board(view: View, spots: Iterable[int], mark: Group, look: Look) -> Iterator[Shape]:
    """A mark on some tiles of the builders' board."""
    for spot in spots:
        if view.court and look.layout.board:
            yield from around_tile(mark, view.court, look.layout.board, spot, look.theme)


def _latest_dominoes(view: View, look: Look, latest: Latest) -> Iterator[Shape]:
    """Brackets around the domino placed last in each kingdom."""
    for realm in view.kingdoms:
        ground = look.layout.plot(realm.kingdom)
        for square in latest.get(realm.kingdom, ()) if ground.has_ground else ():
            yield piece(marks.last_move(look.theme), ground, square)


def _legal(view: View, activity: Activity, look: Look) -> Iterator[Shape]:
    """A dot on every square that some legal place covers; faint while a place is shown."""
    shown = aim(view, activity)
    if is_confirming(activity):
        return
    dot, ground = marks.legal(look.theme), look.layout.main
    alpha = 0.4 if shown and shown.option else 0.9
    for square in sorted({square for option in view.options for square in option.squares}):
        drawn = piece(dot, ground, square)
        east, south = _middle_shift(ground, square)
        yield drawn._replace(x=drawn.x + east, y=drawn.y + south, alpha=alpha)


def _middle_shift(ground: Plot, square: str) -> tuple[float, float]:
    """The offset from a square's middle to the middle of its visible part, in pixels.

    Beside the frame, only about half of a square is visible, for example below the name plate.
    """
    (x, y), cell, box = ground.corner(square), ground.cell, ground.box
    left, right = max(x, box.x), min(x + cell, box.x + box.w)
    top, bottom = max(y, box.y), min(y + cell, box.y + box.h)
    return (left + right - cell) / 2 - x, (top + bottom - cell) / 2 - y


def _in_hand(view: View, placing: Placing, look: Look) -> Iterator[Shape]:
    """The domino over its squares: in its place, or struck out with the reason for the refusal."""
    shown = aim(view, placing)
    if shown is None or view.prompt.domino is None or placing.is_only_hovering(shown):
        return
    ground, theme = look.layout.main, look.theme
    halves = words.face_of(view, view.prompt.domino).halves
    drawn = zip(halves, domino.variants(*halves), shown.squares, strict=True)
    legal = shown.option is not None
    waits = marks.focus if placing.confirming else marks.ghost
    for (terrain, crowns), variant, square in drawn:
        if not ground.sight.shows(square):
            continue
        tile = land.square(terrain, crowns, variant, theme)
        yield piece(tile, ground, square)._replace(alpha=1.0 if legal else 0.75)
        yield piece(waits(theme) if legal else marks.illegal_place(theme), ground, square)
    if not legal:
        yield from _reason_marks(view, shown, ground, theme)


def _held_domino(view: View, placing: Placing, look: Look) -> Iterator[Shape]:
    """The domino attached to the pointer; its place in the line is empty."""
    if placing.at is None or view.prompt.domino is None:
        return
    slot = next((slot for slot in look.layout.line if slot.domino == view.prompt.domino), None)
    if slot:
        x, y, w, h = slot.card
        lift = slot.cell * 0.2
        cover = rect(x - 6, y - lift, w + 6 + 2 * lift, h + 2 * lift, slot.cell * 0.16)
        yield Path(cover, fill=mix(look.theme.glow, look.theme.table, 0.4))
        yield empty_place(slot, look.theme)
    shown = aim(view, placing)
    if shown and shown.option:
        return
    cell = look.layout.main.cell
    first, second = words.face_of(view, view.prompt.domino).halves
    # The pointer holds the middle of the first half.
    left, top = HOLD[placing.turns]
    (x, y), scale = placing.at, cell / 100
    group = domino.face(first, second, look.theme, placing.turns)
    yield group._replace(x=x - left * cell, y=y - top * cell, scale=scale, alpha=0.95)


def _reason_marks(view: View, shown: Aim, ground: Plot, theme: Theme) -> Iterator[Shape]:
    """Shows why the domino can't go there.

    Marks covered squares, the frame, or neighbours that don't match.
    """
    if shown.refusal is None:
        return
    realm = realm_of(view, ground.kingdom)
    taken = {half.square for half in realm.land} | {"g7"}
    reason = shown.refusal.reason
    if reason == "occupied":
        guilty = [square for square in shown.squares if square in taken]
    elif reason == "no_match":
        guilty = [square for square in _neighbours(shown.squares) if square in taken]
    elif reason == "too_large":
        yield _limits(realm, ground, theme)
        return
    else:
        return
    for square in guilty:
        if ground.sight.shows(square):
            yield piece(marks.clash(theme), ground, square)


def _limits(realm: Realm, ground: Plot, theme: Theme) -> Path:
    """The rectangle that the kingdom may still use."""
    west, east, south, north = realm.reach
    window, cell = ground.window, ground.cell
    x = ground.x + (west - window.west) * cell
    y = ground.y + (window.south + window.rows - 1 - north) * cell
    outline = rect(x, y, (east - west + 1) * cell, (north - south + 1) * cell, cell * 0.1)
    return Path(outline, stroke=theme.refused, width=4, dash=(9, 7))


def _claim_preview(view: View, number: int, look: Look) -> Iterator[Shape]:
    """The free domino under the pointer, with the king that would be on it."""
    for face, slot in zip(view.next, look.layout.next, strict=True):
        if face.domino == number and view.prompt.seat:
            yield frame(slot, look.theme.focus, 4.5, look.theme)
            box = king_box(slot)
            figure_there = figure(view.prompt.seat, box.x, box.y, box.w, look)
            yield figure_there._replace(alpha=0.92, key="")
            yield number_tag(face, slot, look.theme)


def _neighbours(squares: tuple[str, str]) -> set[str]:
    names = set()
    for square in squares:
        at = Square(square)
        for east, north in TOWARD:
            name = square_name(at.column + east, at.row + north)
            if name is not None:
                names.add(name)
    return names
