"""Checks whether the boxes can build given kingdoms, so that no case shows an impossible one."""

from collections import Counter

from .land import CASTLE, Half, Land, Square, neighbours
from .table import BOXES

Pair = tuple[Square, Square]
Box = Counter[tuple[Half, Half]]


def can_be_built(lands: list[Land], boxes: str) -> bool:
    """Returns whether dominoes of these boxes, in some legal order, make all the lands."""
    box = Counter(_kind(*halves) for name in boxes for halves in BOXES[name].values())
    return _cover(lands, 0, _bare(lands[0]), [], box) if lands else True


def _kind(first: Half, second: Half) -> tuple[Half, Half]:
    return min(first, second), max(first, second)


def _bare(land: Land) -> set[Square]:
    return {square for square, half in land.squares.items() if half[0] != CASTLE}


def _cover(lands: list[Land], at: int, left: set[Square], pairs: list[Pair], box: Box) -> bool:
    land = lands[at]
    if not left:
        if not _connects(land, pairs):
            return False
        return at + 1 == len(lands) or _cover(lands, at + 1, _bare(lands[at + 1]), [], box)
    first = min(left)
    for second in neighbours(first):
        if second not in left:
            continue
        kind = _kind(land.squares[first], land.squares[second])
        if box[kind] == 0:
            continue
        box[kind] -= 1
        if _cover(lands, at, left - {first, second}, [*pairs, (first, second)], box):
            return True
        box[kind] += 1
    return False


def _connects(land: Land, pairs: list[Pair]) -> bool:
    # More land never prevents a connection, so adding every domino that connects finds an order
    # if one exists.
    placed, waiting = {(0, 0)}, list(pairs)
    while waiting:
        ready = [pair for pair in waiting if any(_joins(land, placed, half) for half in pair)]
        if not ready:
            return False
        for pair in ready:
            placed.update(pair)
            waiting.remove(pair)
    return True


def _joins(land: Land, placed: set[Square], half: Square) -> bool:
    return any(
        near in placed and land.squares[near][0] in (CASTLE, land.squares[half][0])
        for near in neighbours(half)
    )
