"""Two scenes and a time between them as one scene: things glide, kings walk, numbers count.

What is seen on the way only, as coins that fly and a building that burns, is told apart.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from math import hypot, pi, sin
from typing import Final

from realmino.art.pieces.flame import flame
from realmino.art.shapes import Group, Scene, Shape, Text
from realmino.art.theme import Theme

Keyed = Mapping[str, Sequence[Group]]
"""The groups of a scene that have a key, by it."""

Point = tuple[float, float]

WALKERS: Final = ("king:", "queen")
"""How the keys of those begin who walk, instead of gliding."""

HOP: Final = 20.0
"""How high they hop, in their own units: a hundredth of their height."""

NEAR: Final = 20.0
"""How far a figure may move on a domino that it rides on, in the domino's units."""

HOPS: Final = 4
"""How many hops a way has at most."""

COINS: Final = 3
"""How many coins are seen to fly at most."""

APART: Final = 0.14
"""How much later each coin starts than the one before it, as a share of the time."""

ARC: Final = 36.0
"""How far above its straight way a coin flies, in pixels."""


def ease(time: float) -> float:
    """A movement that starts and ends softly; 0 to 1 for 0 to 1."""
    return time * time * (3 - 2 * time)


def between(before: Scene, after: Scene, time: float) -> Scene:
    """The scene at a time from 0 (``before``) to 1 (``after``).

    Groups with the same key glide from place to place, from the first of ``before``, and their
    numbers count; new ones fade in; old ones vanish at once.
    """
    if time >= 1:
        return after
    then, now = _by_key(before), _by_key(after)
    origins = _origins(then, now)
    share = ease(max(0.0, time))
    still: list[Shape] = []
    gliding: list[Group] = []
    for shape in after:
        if not isinstance(shape, Group) or not shape.key:
            still.append(shape)
            continue
        origin = origins[shape.key].popleft()
        if origin is None:
            still.append(shape._replace(alpha=shape.alpha * share))
        elif origin.sprite and shape.sprite and origin.size != shape.size:
            # The ground itself grew, so it does not glide; a domino may, although it lies as land.
            still.append(shape)
        elif moved(origin, shape):
            # What moves lies above what lies still.
            gliding.append(_glide(origin, _counted(origin, shape, share), share))
            if shape.key.startswith(WALKERS) and not _rides(origin, shape, then, now):
                gliding[-1] = _lifted(gliding[-1], _hop(origin, shape, share))
        else:
            still.append(_counted(origin, shape, share))
    return (*still, *gliding)


def passing(before: Scene, after: Scene, time: float, theme: Theme) -> Scene:
    """What is seen only on the way from one scene to the other, above both, at a time from 0 to 1.

    Coins fly to a purse or from it, and the building that the Dragon burns goes up in a flame.
    """
    if time >= 1:
        return ()
    then, now = _by_key(before), _by_key(after)
    return (*_coins(then, now, time), *_fire(then, now, time, theme))


def is_quiet(before: Scene, after: Scene, theme: Theme) -> bool:
    """Whether no figure walks and nothing passes on the way from one scene to the other."""
    places = {
        (shape.key, *shape[1:5])
        for shape in before
        if isinstance(shape, Group) and shape.key.startswith(WALKERS)
    }
    figures = [
        shape for shape in after if isinstance(shape, Group) and shape.key.startswith(WALKERS)
    ]
    stay = all((figure.key, *figure[1:5]) in places for figure in figures)
    return stay and not passing(before, after, 0.5, theme)


def _origins(then: Keyed, now: Keyed) -> dict[str, deque[Group | None]]:
    """For every key of now in order, the earlier group that each of its groups comes from.

    A seat's two kings share a key: a king on the place of an earlier one stays, the others move.
    """
    origins: dict[str, deque[Group | None]] = {}
    for key, groups in now.items():
        old = then.get(key, [])
        staying = [
            next((other for other in old if not moved(other, group)), None) for group in groups
        ]
        leaving = deque(other for other in old if not any(other is stays for stays in staying))
        origins[key] = deque(stays or (leaving.popleft() if leaving else None) for stays in staying)
    return origins


def _by_key(scene: Scene) -> Keyed:
    groups: dict[str, list[Group]] = defaultdict(list)
    for shape in scene:
        if isinstance(shape, Group) and shape.key:
            groups[shape.key].append(shape)
    return groups


def moved(before: Group, after: Group) -> bool:
    """Whether a thing has another place, size or angle now."""
    return before[1:5] != after[1:5]


def _glide(before: Group, after: Group, share: float) -> Group:
    return after._replace(
        x=_mid(before.x, after.x, share),
        y=_mid(before.y, after.y, share),
        scale=_mid(before.scale, after.scale, share),
        rotate=_mid(before.rotate, after.rotate, share),
    )


def _mid(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def _rides(before: Group, after: Group, then: Keyed, now: Keyed) -> bool:
    """Whether a figure stands on the same domino of a line before and after."""
    for key, (domino, *_) in now.items():
        if key.startswith("domino:") and domino.sprite and key in then:
            x, y = _on(before, then[key][0])
            there = _on(after, domino)
            if abs(x - there[0]) < NEAR and abs(y - there[1]) < NEAR:
                return True
    return False


def _on(figure: Group, domino: Group) -> Point:
    """Where a figure is, in the domino's own units."""
    return (figure.x - domino.x) / domino.scale, (figure.y - domino.y) / domino.scale


def _lifted(figure: Group, pixels: float) -> Group:
    return figure._replace(y=figure.y - pixels)


def _hop(before: Group, after: Group, share: float) -> float:
    """How high a walker is above the straight way, in pixels: in a hop for each of its widths."""
    ways = hypot(after.x - before.x, after.y - before.y) / max(1.0, 100 * after.scale)
    hops = min(HOPS, max(1, round(ways)))
    return abs(sin(pi * hops * share)) * HOP * after.scale


def _counted(before: Group, after: Group, share: float) -> Group:
    """The thing with its numbers on the way from those that it had."""
    alike = len(before.shapes) == len(after.shapes)
    if after.sprite or not alike or before.shapes == after.shapes:
        return after
    pairs = zip(before.shapes, after.shapes, strict=True)
    return after._replace(shapes=tuple(_number(old, new, share) for old, new in pairs))


def _number(before: Shape, after: Shape, share: float) -> Shape:
    if not isinstance(before, Text) or not isinstance(after, Text) or before.text == after.text:
        return after
    if not all(text.lstrip("-").isdecimal() for text in (before.text, after.text)):
        return after
    return after._replace(text=str(round(_mid(int(before.text), int(after.text), share))))


def _coins(then: Keyed, now: Keyed, time: float) -> Iterator[Group]:
    """Coins on their way to the purses that have more than before, and from those that have less.

    A purse begins with the picture of a coin and the number of its coins.
    """
    for key, (purse, *_) in now.items():
        if not key.startswith("purse:") or key not in then:
            continue
        gained = _coins_in(purse) - _coins_in(then[key][-1])
        coin = purse.shapes[0]
        kingdom = key.removeprefix("purse:")
        there = _payers(then, now, kingdom) if gained > 0 else _payees(then, now)
        if not gained or not there or not isinstance(coin, Group):
            continue
        home = purse.x + coin.x, purse.y + coin.y
        for number in range(min(COINS, abs(gained))):
            x, y = there[number % len(there)]
            away = x - 50 * coin.scale, y - 50 * coin.scale
            ways = (away, home) if gained > 0 else (home, away)
            part = (time - number * APART) / (1 - (COINS - 1) * APART)
            if 0 < part < 1:
                yield _thrown(coin, *ways, part)


def _coins_in(purse: Group) -> int:
    return next(int(shape.text) for shape in purse.shapes if isinstance(shape, Text))


def _payers(then: Keyed, now: Keyed, kingdom: str) -> list[Point]:
    """The middles of the knights that have just come to collect tax, else of the board."""
    new = [groups[0] for key, groups in now.items() if key not in then and _is_of(key, kingdom)]
    return [_middle(knight) for knight in new] or _payees({}, {"board": now.get("board", ())})


def _is_of(key: str, kingdom: str) -> bool:
    return key.startswith("knight:") and key.endswith(f":{kingdom}")


def _payees(then: Keyed, now: Keyed) -> list[Point]:
    """The middle of what was paid for: the Dragon's new place, a building's old one, the board."""
    if "dragon" in now and "dragon" not in then:
        return [_middle(now["dragon"][0])]
    for key, groups in now.items():
        if key.startswith("tile:") and key in then and moved(then[key][-1], groups[0]):
            return [_middle(then[key][-1])]
    return [_middle(board) for board in now.get("board", ())]


def _middle(thing: Group) -> Point:
    wide, high = thing.size
    return thing.x + wide / 2 * thing.scale, thing.y + high / 2 * thing.scale


def _thrown(coin: Group, start: Point, end: Point, part: float) -> Group:
    share, arc = ease(part), ARC * sin(pi * part)
    x, y = (_mid(before, after, share) for before, after in zip(start, end, strict=True))
    return coin._replace(x=x, y=y - arc)


def _fire(then: Keyed, now: Keyed, time: float, theme: Theme) -> Iterator[Group]:
    """The building that lay where the Dragon has come to, in a flame, and then no more."""
    if "dragon" in then or "dragon" not in now:
        return
    dragon, blaze = now["dragon"][0], sin(pi * time)
    for key, groups in then.items():
        tile = groups[-1]
        if key.startswith("tile:") and key not in now and (tile.x, tile.y) == dragon[1:3]:
            yield tile._replace(alpha=min(1.0, 2 - 2 * time))
            high = 0.5 + 0.6 * blaze
            x = tile.x + 50 * tile.scale * (1 - high)
            y = tile.y + 100 * tile.scale * (1 - high)
            yield flame(theme)._replace(
                x=x, y=y, scale=tile.scale * high, alpha=min(1.0, 2.5 * blaze)
            )
