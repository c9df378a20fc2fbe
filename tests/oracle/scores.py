"""What a kingdom is worth, point by point, and who wins."""

from .land import CASTLE, Land, Square, neighbours
from .table import TERRAINS

Item = tuple[str | int, ...]


def territories(land: Land) -> list[tuple[str, int, int]]:
    """Every territory as (terrain, squares, crowns): lands of one terrain joined edge to edge."""
    left = {square for square, half in land.squares.items() if half[0] != CASTLE}
    found = []
    while left:
        start = min(left)
        terrain = land.squares[start][0]
        group = _spread(land, start, terrain)
        left -= group
        crowns = sum(land.squares[square][1] for square in group)
        found.append((TERRAINS[terrain], len(group), crowns))
    return sorted(found)


def _spread(land: Land, start: Square, terrain: str) -> set[Square]:
    group, edge = {start}, [start]
    while edge:
        for near in neighbours(edge.pop()):
            if near not in group and near in land.squares and land.squares[near][0] == terrain:
                group.add(near)
                edge.append(near)
    return group


def is_complete(land: Land) -> bool:
    """Harmony: the whole grid is filled, castle included, without a gap."""
    return len(land.squares) == land.size * land.size


def is_centred(land: Land) -> bool:
    """Middle Kingdom: no square lies farther from the castle than half the grid, gaps or not."""
    reach = land.size // 2
    return all(abs(x) <= reach and abs(y) <= reach for x, y in land.squares)


def score_sheet(land: Land, options: str) -> tuple[int, list[Item]]:
    """The total and its sorted items; territories without crowns are listed with 0 points.

    An item is ("territory", terrain, squares, crowns, points), ("harmony", 5) or ("middle", 10).
    """
    items: list[Item] = [
        ("territory", terrain, squares, crowns, squares * crowns)
        for terrain, squares, crowns in territories(land)
    ]
    if "h" in options and is_complete(land):
        items.append(("harmony", 5))
    if "m" in options and is_centred(land):
        items.append(("middle", 10))
    return sum(int(item[-1]) for item in items), sorted(items)


def largest_territory(land: Land) -> int:
    """The squares of the largest single territory, with or without crowns; 0 for a bare castle."""
    return max((squares for _terrain, squares, _crowns in territories(land)), default=0)


def winners(lands: dict[str, Land], options: str) -> list[str]:
    """The seats with the most points; of those, the ones with the largest territory."""
    points = {seat: score_sheet(land, options)[0] for seat, land in lands.items()}
    best = [seat for seat in lands if points[seat] == max(points.values())]
    sizes = {seat: largest_territory(lands[seat]) for seat in best}
    return sorted(seat for seat in best if sizes[seat] == max(sizes.values()))


def series_winners(totals: dict[str, list[int]]) -> list[str]:
    """Dynasty: the seats whose three games together brought the most points."""
    sums = {seat: sum(points) for seat, points in totals.items()}
    return sorted(seat for seat in sums if sums[seat] == max(sums.values()))
