"""The points of a kingdom, item by item, and the winners."""

from dataclasses import dataclass

from .land import CASTLE, Land, Square, neighbours
from .table import TERRAINS, TILES

Item = tuple[str | int, ...]


@dataclass(frozen=True)
class Wealth:
    """What a Queendomino kingdom owns at the end, apart from its land."""

    coins: int
    knights: int  # placed and in hand
    towers: int
    queen: bool  # whether the kingdom hosts her


def territories(land: Land) -> list[tuple[str, int, int]]:
    """Every territory as (terrain, squares, crowns)."""
    left = {square for square, half in land.squares.items() if half[0] != CASTLE}
    areas = []
    while left:
        start = min(left)
        group = territory_around(land, start)
        left -= group
        crowns = sum(land.crowns(square) for square in group)
        areas.append((TERRAINS[land.squares[start][0]], len(group), crowns))
    return sorted(areas)


def territory_around(land: Land, start: Square) -> set[Square]:
    """The squares of the territory around a square."""
    terrain = land.squares[start][0]
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
    """Middle Kingdom: no square is farther from the castle than half the grid; gaps are allowed."""
    reach = land.size // 2
    return all(abs(x) <= reach and abs(y) <= reach for x, y in land.squares)


def score_sheet(land: Land, options: str, wealth: Wealth | None = None) -> tuple[int, list[Item]]:
    """The first of `score_sheets`: the total and its sorted items."""
    return score_sheets(land, options, wealth)[0]


def score_sheets(
    land: Land, options: str, wealth: Wealth | None = None
) -> list[tuple[int, list[Item]]]:
    """Every possible score sheet: its total and sorted items.

    Territories without crowns are listed with 0 points.

    An item is ("territory", terrain, squares, crowns, points), ("harmony", 5) or ("middle", 10);
    with wealth, also ("coins", coins, points) and, if it scores, ("building", tile, points).
    If several territories are the largest, there's a sheet for each that the Queen may choose, and
    all have the same total.
    """
    sheets = []
    for choice in queens_choices(territories(land), wealth is not None and wealth.queen):
        items: list[Item] = [
            ("territory", terrain, squares, crowns, squares * crowns)
            for terrain, squares, crowns in choice
        ]
        if wealth:
            items += wealth_items(land, wealth)
        if "h" in options and is_complete(land):
            items.append(("harmony", 5))
        if "m" in options and is_centred(land):
            items.append(("middle", 10))
        sheets.append((sum(int(item[-1]) for item in items), sorted(items)))
    assert len({total for total, _items in sheets}) == 1
    return sheets


def queens_choices(
    areas: list[tuple[str, int, int]], hosts_queen: bool
) -> list[list[tuple[str, int, int]]]:
    """The territories with the Queen's extra crown on one of the largest, for each choice."""
    if not hosts_queen or not areas:
        return [areas]
    size = max(squares for _terrain, squares, _crowns in areas)
    choices = []
    for index, (terrain, squares, crowns) in enumerate(areas):
        if squares == size:
            choices.append([*areas[:index], (terrain, squares, crowns + 1), *areas[index + 1 :]])
    return choices


def wealth_items(land: Land, wealth: Wealth) -> list[Item]:
    """A point for every 3 coins, and the points of each building."""
    items: list[Item] = [("coins", wealth.coins, wealth.coins // 3)]
    names = [terrain for terrain, _squares, _crowns in territories(land)]
    for number in land.buildings.values():
        tile = TILES[number]
        points = tile.points
        if tile.two_for_each:
            points += 2 * names.count(tile.two_for_each)
        if tile.one_for_each == "tower":
            points += wealth.towers
        if tile.one_for_each == "knight":
            points += wealth.knights
        if points:
            items.append(("building", number, points))
    return items


def largest_territory(land: Land) -> int:
    """The squares of the largest territory, with or without crowns; 0 for a bare castle."""
    return max((squares for _terrain, squares, _crowns in territories(land)), default=0)


def winners(
    lands: dict[str, Land], options: str, wealths: dict[str, Wealth] | None = None
) -> list[str]:
    """The kingdoms with the most points and, among those, the largest territory."""
    wealths = wealths or {}
    points = {letter: score_sheet(lands[letter], options, wealths.get(letter))[0]
              for letter in lands}  # fmt: skip
    best = [letter for letter in lands if points[letter] == max(points.values())]
    sizes = {letter: largest_territory(lands[letter]) for letter in best}
    return sorted(letter for letter in best if sizes[letter] == max(sizes.values()))


def series_winners(totals: dict[str, list[int]]) -> list[str]:
    """Dynasty: the seats with the most points in all games together."""
    sums = {seat: sum(points) for seat, points in totals.items()}
    return sorted(seat for seat in sums if sums[seat] == max(sums.values()))
