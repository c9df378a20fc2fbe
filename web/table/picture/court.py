"""The picture of the court: the builders' board, purses, buildings and knights."""

from collections.abc import Iterator
from itertools import accumulate

from realmino.drawing.art import board, buildings, crowns_coins_towers, dragon, figures
from realmino.drawing.shapes import Group, Path, Shape, Text, rect
from realmino.drawing.theme import Theme
from realmino.view import BoardSpot, BuildersBoard, Land, Realm, Supply, View
from table.picture.layout import Plot
from table.picture.least_sizes import LETTERS
from table.picture.regions import Board, Box

CLEAR = 70.0
"""On squares narrower than this, in pixels, a building shows only its picture and crowns."""

PURSE_SIGN = 0.86
"""The height of an icon in a purse, as a share of the purse's box."""


def piece(group: Group, ground: Plot, square: str) -> Group:
    """A drawing of one square, moved to that square of a kingdom."""
    x, y = ground.corner(square)
    return group._replace(x=x, y=y, scale=ground.cell / 100)


def builders_board(court: BuildersBoard, place: Board, theme: Theme) -> Iterator[Shape]:
    """The board with tiles and prices, the pile, the cave, and the Queen while she has no host."""
    first = place.pile
    if place.strip:
        yield from _strip(court, place, theme)
    else:
        across = len({box.x for box in (place.pile, place.cave, *place.spots)})
        frame = board.frame(across, 8 // across, theme)
        yield frame._replace(x=first.x, y=first.y, scale=first.w / 120, key="board")
        yield _in_spot(board.pile(court.pile, theme), place.pile)
        for there, box in zip(court.board, place.spots, strict=True):
            yield from spot(there, box, theme)
        cave = dragon.cave(theme, court.dragon_home)
        yield _in_spot(cave, place.cave)._replace(key="cave")
    if court.queen is None:
        x, y, size, _ = waiting_queen(place)
        yield figures.queen(theme)._replace(x=x, y=y, scale=size / 100, key="queen")


def waiting_queen(place: Board) -> Box:
    """The Queen's place before she has a host: on the pile, clear of its number and the prices."""
    x, y, wide, high = place.pile
    size = min(wide, high) * 0.62
    return Box(x + (wide - size) / 2, y + high * 0.04, size, size)


def _strip(court: BuildersBoard, place: Board, theme: Theme) -> Iterator[Shape]:
    """The board as pictures with prices, for small screens."""
    x, y, w, h = place.box
    yield Group((board.plank(w, h, theme),), x=x, y=y, size=(w, h), key="board")
    for there, box in zip(court.board, place.spots, strict=True):
        left, top, side = _picture(place, box)
        yield board.hollow(side, theme)._replace(x=left, y=top)
        if there.tile:
            drawn = buildings.icon(there.tile.key, theme, False)
            key = f"tile:{there.tile.tile}"
            yield drawn._replace(x=left, y=top, scale=side / 100, key=key)
        if there.dragon:
            drawn = dragon.dragon(theme)
            yield drawn._replace(x=left, y=top, scale=side / 100, key="dragon")
        yield from _strip_price(there, box, theme)
    left, top, side = _picture(place, place.cave)
    cave = dragon.cave(theme, court.dragon_home, priced=False)
    yield cave._replace(x=left, y=top - side * 0.05, scale=side / 120, key="cave")
    left, top, side = _picture(place, place.pile)
    yield board.stack(court.pile, theme)._replace(x=left, y=top, scale=side / 120)
    yield _price(str(court.pile), place.pile, theme)


def _strip_price(there: BoardSpot, box: Box, theme: Theme) -> Iterator[Group]:
    if there.tile and not there.dragon:
        yield _price(str(there.price), box, theme, is_unaffordable=there.why_not == "no_coins")


def _price(text: str, box: Box, theme: Theme, is_unaffordable: bool = False) -> Group:
    """A number in the lower right corner of a strip's spot, large enough to be read."""
    size = max(LETTERS, min(box.w, box.h) * 0.3)
    wide, high = size * (0.7 + 0.6 * len(text)), size * 1.15
    return Group(
        (
            Path(rect(0, 0, wide, high, high / 2), fill=theme.paper, stroke=theme.line, width=1),
            Text(
                wide / 2,
                high * 0.82,
                text,
                size,
                theme.refused if is_unaffordable else theme.ink,
                weight=700,
            ),
        ),
        x=box.x + box.w - wide - 1,
        y=box.y + box.h - high - 1,
    )


def _in_spot(group: Group, box: Box) -> Group:
    return group._replace(x=box.x, y=box.y, scale=box.w / 120)


def around_tile(
    mark: Group, court: BuildersBoard, place: Board, number: int, theme: Theme
) -> Iterator[Group]:
    """A mark, one square large, on a spot's tile; in a strip, the price is drawn over the mark."""
    there, box = court.board[number], place.spots[number]
    if place.strip:
        left, top, side = _picture(place, box)
        yield mark._replace(x=left, y=top, scale=side / 100)
        yield from _strip_price(there, box, theme)
    else:
        yield _on_tile(mark, box)


def _on_tile(group: Group, box: Box) -> Group:
    scale = box.w / 120
    return group._replace(
        x=box.x + board.TILE[0] * scale, y=box.y + board.TILE[1] * scale, scale=scale
    )


def _picture(place: Board, box: Box) -> tuple[float, float, float]:
    """The left and top edge of the picture in a strip's spot, and its width."""
    side = min(place.pile.w, place.pile.h) - 3
    return box.x + (box.w - side) / 2, box.y + 1.5, side


def spot(there: BoardSpot, box: Box, theme: Theme) -> Iterator[Shape]:
    """A spot of the board with its price, and the building or the Dragon on it."""
    state = "dragon" if there.dragon else "empty" if there.tile is None else "open"
    if there.why_not == "no_coins":
        state = "unaffordable"
    yield _in_spot(board.spot(there.price, theme, state), box)
    if there.tile:
        yield _on_tile(buildings.building(there.tile, theme, done=False), box)._replace(
            key=f"tile:{there.tile.tile}"
        )
    if there.dragon:
        yield _on_tile(dragon.dragon(theme), box)._replace(key="dragon")


def on_land(view: View, half: Land, ground: Plot, theme: Theme) -> Iterator[Shape]:
    """The building and the knight on a square."""
    if half.tile:
        shown = view.tiles[half.tile - 1]
        drawn = buildings.building(shown, theme, done=True)
        if ground.cell < CLEAR:
            drawn = buildings.icon(shown.key, theme, True, shown.crowns)
        yield piece(drawn, ground, half.square)._replace(key=f"tile:{half.tile}")
    if half.knight:
        key = f"knight:{half.square}:{ground.kingdom}"
        yield piece(figures.standing_knight(theme), ground, half.square)._replace(key=key)


def purse_row(realm: Realm, hosts_queen: bool, box: Box, theme: Theme) -> Iterator[Group]:
    """Coins, knights in hand and towers, as small pictures with numbers; then the Queen."""
    purse = realm.purse
    if purse is None:
        return
    signs = [
        (crowns_coins_towers.coin(theme), str(purse.coins)),
        (figures.knight(theme), str(purse.knights)),
        (crowns_coins_towers.tower(theme), str(purse.towers)),
    ]
    sign, size, widths = purse_sizes(purse, hosts_queen, box)
    high = box.h * PURSE_SIGN
    lefts = [0.0, *accumulate(widths)]
    shapes: list[Shape] = []
    for x, (drawn, number) in zip(lefts, signs, strict=False):
        shapes.append(drawn._replace(x=x, y=(high - sign) / 2, scale=sign / 100))
        left, down = x + sign + GAP / 5, high / 2 + size * 0.36
        shapes.append(Text(left, down, number, size, theme.ink, "start", 700))
    yield Group(tuple(shapes), x=box.x, y=box.y, key=f"purse:{realm.kingdom}")
    if hosts_queen:
        x, y = box.x + lefts[len(signs)], box.y + (high - sign) / 2
        yield figures.queen(theme)._replace(x=x, y=y, scale=sign / 100, key="queen")


def purse_sizes(purse: Supply, hosts_queen: bool, box: Box) -> tuple[float, float, list[float]]:
    """The sizes of a purse's icons and digits, and the width of each icon's part.

    With enough room the parts are equal; otherwise each is as wide as its number needs, so that
    none overlaps the next icon.
    """
    digits = [len(str(number)) for number in (purse.coins, purse.knights, purse.towers)]
    count, high = len(digits) + hosts_queen, box.h * PURSE_SIGN
    step = min(box.w / count, high * 2.6)
    tall = max(LETTERS, high * 0.68)
    if high + GAP + DIGIT * tall * max(digits) <= step:
        return high, tall, [step] * count
    free = box.w - count * GAP
    sign = max(8.0, min(high, (free - DIGIT * LETTERS * sum(digits)) / count))
    size = max(LETTERS, min(tall, (free - count * sign) / (DIGIT * sum(digits))))
    widths = [sign + GAP + DIGIT * size * number for number in digits]
    return sign, size, widths + [sign] * hosts_queen


DIGIT = 0.62
"""The width of a digit, as a share of its height."""

GAP = 3.75
"""The space beside each number in a purse, in pixels, a fifth of it before the number."""


def guest(ground: Plot, theme: Theme) -> Group:
    """The Queen in the corner of a kingdom that is too small to show its purse."""
    x, y, w, h = ground.box
    size = min(w, h) * 0.4
    return figures.queen(theme)._replace(x=x + w - size, y=y, scale=size / 100, key="queen")
