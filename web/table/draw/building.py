"""A building tile: its picture, and signs in the corners for what it gives."""

from functools import lru_cache

from table.draw.coin import coin_shapes
from table.draw.crown import crown_shapes, row
from table.draw.knight import knight_shapes
from table.draw.tower import tower_shapes
from table.draw.town import house, paving
from table.draw.worth import shield, terrain_sign
from table.shapes import Group, Path, Shape, Text, rect
from table.theme import Theme, toned

KINDS = (
    "bakery", "sawmill", "fishmonger", "spinning_mill", "magic_school", "goldsmith", "church",
    "archery_range", "travelling_castle", "royal_treasury", "guarded_treasury", "big_tavern",
    "fortress", "brewery", "guardtower", "statue", "queens_statue", "queens_tower",
)  # fmt: skip
CREAM, INK = "#fff6df", "#24170c"


@lru_cache(maxsize=256)
def building(
    kind: str,
    theme: Theme,
    done: bool,
    *,
    knights: int = 0,
    towers: int = 0,
    tax_per_knight: int = 0,
    tax_per_tower: int = 0,
    crowns: int = 0,
    points: int = 0,
    per_territory: str | None = None,
    per_tower: int = 0,
    per_knight: int = 0,
) -> Group:
    """A building tile, 100 by 100: grey on the builders' board, warm once it stands in a town.

    The upper left has what comes at once, the upper right crowns, the lower left what taxes bring
    from then on, the lower right what it scores. Once done, what came at once is gone, the crowns
    stand where every square has them and taxes opposite: the lower left is left to a knight.
    """
    tax = _tax(tax_per_knight, tax_per_tower)
    score = _score(points, per_territory, per_tower, per_knight)
    if done:
        corners = (*row(crowns), *_corner(tax, 97, 3, right=True))
    else:
        corners = (
            *_at_once(knights, towers),
            *_crowned(crowns),
            *_corner(tax, 3, 72),
        )
    shapes = (
        *_ground(done),
        Group(tuple(_picture(kind)), x=18, y=14, scale=0.68),
        *corners,
        *_corner(score, 97, 72, right=True),
    )
    gives = (knights, towers, tax_per_knight, tax_per_tower, crowns, points, per_tower, per_knight)
    name = f"building:{kind}:{int(done)}:{'-'.join(map(str, gives))}:{per_territory}:{theme.name}"
    return Group(toned(shapes, theme), sprite=name, size=(100, 100))


@lru_cache(maxsize=128)
def sign(kind: str, theme: Theme, done: bool) -> Group:
    """Only the picture of a building, 100 by 100, for squares too small for its signs."""
    shapes = (*_ground(done), *_picture(kind))
    return Group(
        toned(shapes, theme),
        sprite=f"building-sign:{kind}:{int(done)}:{theme.name}",
        size=(100, 100),
    )


def _ground(done: bool) -> tuple[Path, ...]:
    if done:
        return (*paving(), Path(rect(3, 3, 94, 94, 6), stroke="#a8472c", width=3))
    return (
        Path(rect(0, 0, 100, 100), fill="#b3aea6"),
        Path(rect(3, 3, 94, 94, 6), stroke="#6b665f", width=3),
    )


def _picture(kind: str) -> list[Path]:
    assert kind in KINDS
    return house(22, 88, 56, 70)


Sign = tuple[float, tuple[Shape, ...]]
"""How wide a sign is at a height of 24, and its shapes."""


def _number(text: str) -> Sign:
    wide = 11.0 * len(text)
    return wide, (Text(wide / 2, 19.4, text, 21, INK, weight=700),)


def _tax(per_knight: int, per_tower: int) -> list[Sign]:
    signs: list[Sign] = []
    for coins, owned in ((per_knight, knight_shapes()), (per_tower, tower_shapes())):
        if coins:
            signs += [
                (24, (Group(coin_shapes(coins), scale=0.24),)),
                (22, (Group(owned, scale=0.24),)),
            ]
    return signs


def _score(points: int, per_territory: str | None, per_tower: int, per_knight: int) -> list[Sign]:
    signs: list[Sign] = []
    if points:
        signs.append((24, shield(points)))
    if per_territory:
        signs += [(24, shield(2)), (24, terrain_sign(per_territory))]
    for each, owned in ((per_tower, tower_shapes()), (per_knight, knight_shapes())):
        if each:
            signs += [(24, shield(each)), (24, (Group(owned, scale=0.24),))]
    return signs


def _at_once(knights: int, towers: int) -> tuple[Shape, ...]:
    signs: list[Sign] = []
    for count, piece in ((knights, knight_shapes()), (towers, tower_shapes())):
        if count:
            signs += [
                *([_number(str(count))] if count > 1 else []),
                (24, (Group(piece, scale=0.24),)),
            ]
    return _corner(signs, 3, 3)


def _crowned(crowns: int) -> tuple[Shape, ...]:
    """The crowns of a tile on a dark ribbon in its upper right corner."""
    if not crowns:
        return ()
    wide = 4 + crowns * 27
    ribbon = f"M{100 - wide} 0H100V28H{109 - wide}Q{100 - wide} 28 {100 - wide} 19Z"
    each = (Group(crown_shapes(), x=103 - wide + 27 * i, y=3, scale=1.05) for i in range(crowns))
    return (Path(ribbon, fill=INK, alpha=0.74), *each)


def _corner(signs: list[Sign], x: float, y: float, right: bool = False) -> tuple[Shape, ...]:
    """Signs side by side on a pale plate, which ends at x if right."""
    if not signs:
        return ()
    wide = sum(w for w, _ in signs) + 4
    left = x - wide if right else x
    out: list[Shape] = [
        Path(rect(left, y, wide, 26, 6), fill=CREAM, stroke=INK, width=1.4, alpha=0.94)
    ]
    for w, shapes in signs:
        out.append(Group(shapes, x=left + 2, y=y + 1))
        left += w
    return tuple(out)
