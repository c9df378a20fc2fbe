"""The picture of the court: the builders' board, purses, buildings and knights."""

from collections.abc import Iterator

from realmino.art.pieces import board, building, coin, dragon, knight, queen, tower
from realmino.art.shapes import Group, Shape, Text
from realmino.art.theme import Theme
from realmino.view import BoardSpot, BuildersBoard, Land, Supply, View
from table.layout import Plot
from table.regions import Board, Box

CLEAR = 34.0
"""Squares that are smaller, in pixels, show the picture of a building without its signs."""

PURSE_SIGN = 0.86
"""How high a sign in a purse is, in parts of the purse's box."""

PURSE_SIGNS = 3
"""What every purse has, from left to right: coins, knights and towers."""


def piece(group: Group, ground: Plot, square: str) -> Group:
    """A drawing of one square, laid on that square of a kingdom."""
    x, y = ground.corner(square)
    return group._replace(x=x, y=y, scale=ground.cell / 100)


def builders_board(court: BuildersBoard, place: Board, theme: Theme) -> Iterator[Shape]:
    """The board with tiles and prices, the pile, the cave, and the Queen while she has no host."""
    first = place.pile
    across = len({box.x for box in (place.pile, place.cave, *place.spots)})
    frame = board.frame(across, 8 // across, theme)
    yield frame._replace(x=first.x, y=first.y, scale=first.w / 120, key="board")
    yield _in_spot(board.pile(court.pile, theme), place.pile)
    for spot, box in zip(court.board, place.spots, strict=True):
        yield from _spot(spot, box, theme)
    yield _in_spot(dragon.home(theme, court.dragon_home), place.cave)
    if court.queen is None:
        x, y, size, _ = waiting_queen(place)
        yield queen.queen(theme)._replace(x=x, y=y, scale=size / 100, key="queen")


def waiting_queen(place: Board) -> Box:
    """Where the Queen waits on the builders' board for her first host."""
    x, y, wide, high = place.pile
    return Box(x + wide * 0.42, y + high * 0.42, wide * 0.62, wide * 0.62)


def _in_spot(group: Group, box: Box) -> Group:
    return group._replace(x=box.x, y=box.y, scale=box.w / 120)


def on_spot(group: Group, box: Box) -> Group:
    """A drawing of one square, laid where a tile lies on a spot."""
    scale = box.w / 120
    return group._replace(
        x=box.x + board.TILE[0] * scale, y=box.y + board.TILE[1] * scale, scale=scale
    )


def _spot(spot: BoardSpot, box: Box, theme: Theme) -> Iterator[Shape]:
    state = "dragon" if spot.dragon else "empty" if spot.tile is None else "open"
    if spot.why_not == "no_coins":
        state = "dear"
    yield _in_spot(board.spot(spot.price, theme, state), box)
    if spot.tile:
        yield on_spot(building.building(spot.tile, theme, done=False), box)._replace(
            key=f"tile:{spot.tile.tile}"
        )
    if spot.dragon:
        yield on_spot(dragon.dragon(theme), box)._replace(key="dragon")


def on_land(view: View, half: Land, ground: Plot, theme: Theme) -> Iterator[Shape]:
    """The building and the knight on a square."""
    if half.tile:
        shown = view.tiles[half.tile - 1]
        drawn = building.building(shown, theme, done=True)
        if ground.cell < CLEAR:
            drawn = building.sign(shown.key, theme, True, shown.crowns)
        yield piece(drawn, ground, half.square)._replace(key=f"tile:{half.tile}")
    if half.knight:
        key = f"knight:{half.square}:{ground.kingdom}"
        yield piece(knight.standing(theme), ground, half.square)._replace(key=key)


def purse_row(purse: Supply, hosts_queen: bool, box: Box, theme: Theme) -> Group:
    """Coins, knights ready, towers and the Queen, as small pictures with their numbers."""
    high = box.h * PURSE_SIGN
    signs = [
        (coin.coin(theme), str(purse.coins)),
        (knight.knight(theme), str(purse.knights)),
        (tower.tower(theme), str(purse.towers)),
    ]
    step = purse_step(box, hosts_queen)
    size = min(high * 0.68, step * 0.34)
    shapes: list[Shape] = []
    for place, (sign, number) in enumerate(signs):
        x = place * step
        shapes.append(sign._replace(x=x, y=0, scale=min(high, step * 0.5) / 100))
        left = x + min(high, step * 0.5) * 1.08
        shapes.append(Text(left, high * 0.74, number, size, theme.ink, "start", 700))
    if hosts_queen:
        shapes.append(queen.queen(theme)._replace(x=len(signs) * step, y=0, scale=high / 100))
    return Group(tuple(shapes), x=box.x, y=box.y)


def purse_step(box: Box, hosts_queen: bool) -> float:
    """How far it is from one sign of a purse to the next."""
    return min(box.w / (PURSE_SIGNS + hosts_queen), box.h * PURSE_SIGN * 2.6)


def guest(ground: Plot, theme: Theme) -> Group:
    """The Queen in the corner of a kingdom that is too small to show its purse."""
    x, y, w, h = ground.box
    size = min(w, h) * 0.4
    return queen.queen(theme)._replace(x=x + w - size, y=y, scale=size / 100)
