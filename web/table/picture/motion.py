"""How pieces move: pieces glide, figures walk, numbers count, coins fly and buildings burn."""

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import hypot, pi, sin
from typing import Final

from realmino.drawing.art.dragon import CAVE_POSITION, flame
from realmino.drawing.shapes import Group, Scene, Shape, Text
from realmino.drawing.theme import Theme

Keyed = Mapping[str, Sequence[Group]]
"""The groups of a scene by their key, if they have one."""

Liven = Callable[[Group, Group, Group, float], Group]
"""Animates a piece: before, after, now, and the share of its path."""

Point = tuple[float, float]

WALKERS: Final = ("king:", "queen")
"""The prefixes of the keys of figures, which walk instead of gliding."""

HOP: Final = 20.0
"""The height of a hop, in hundredths of a figure's height."""

NEAR: Final = 20.0
"""How far a figure may move on the domino that carries it, in the domino's units."""

HOPS: Final = 4
"""The maximum number of hops in a walk."""

COINS: Final = 3
"""The maximum number of coins that fly at once."""

APART: Final = 0.14
"""The delay between coins, as a share of the time."""

ARC: Final = 36.0
"""How far above the straight line a coin flies, in pixels."""

GLIDE: Final = 420
"""The duration of a glide, in milliseconds."""

DROP: Final = 160
"""The duration of the last part of a piece's way after it was dropped, in milliseconds."""

FLIGHT: Final = 1000
"""The duration of the Dragon's flight, in milliseconds."""

ARRIVAL: Final = 0.5
"""When the Dragon reaches the building, as a share of its flight; then the building burns."""

SOAR: Final = 0.45
"""How high the Dragon flies above the straight line and the building, in its own heights."""

RISE: Final = 0.2
"""How long the Dragon rises, and descends, as a share of its flight."""


def ease(time: float) -> float:
    """Eases a movement in and out; maps times from 0 to 1 to shares from 0 to 1."""
    return time * time * (3 - 2 * time)


def scene_at(before: Scene, after: Scene, time: float, liven: Liven | None = None) -> Scene:
    """The scene at a time from 0 (``before``) to 1 (``after``).

    Groups with the same key glide from the first one in ``before``; new ones fade in; old ones
    vanish immediately. ``liven`` animates every group that was there before.
    """
    if time >= 1:
        return after
    origins = _origins(before, after)
    share = ease(max(0.0, time))
    still: list[Shape] = []
    gliding: list[Shape] = []
    for shape in after:
        if not isinstance(shape, Group) or not shape.key:
            still.append(shape)
            continue
        origin = origins[shape.key].popleft()
        if origin is None:
            still.append(shape._replace(alpha=shape.alpha * share))
        elif origin.sprite and shape.sprite and origin.size != shape.size:
            # The ground itself grew, so it does not glide; a domino may, although it is land now.
            still.append(shape)
        else:
            # Moving things are above those that are still.
            moves = has_moved(origin, shape)
            drawn = _glide(origin, shape, share) if moves else shape
            livened = liven(origin, shape, drawn, share) if liven else drawn
            (gliding if moves else still).append(livened)
    return (*still, *gliding)


def _origins(before: Scene, after: Scene) -> dict[str, deque[Group | None]]:
    """For each key of ``after``, the group of ``before`` that each of its groups comes from.

    A seat's two kings share a key: a king on an earlier one's place stays, the others move.
    """
    then, now = by_key(before), by_key(after)
    origins: dict[str, deque[Group | None]] = {}
    for key, groups in now.items():
        old = then.get(key, [])
        staying = [
            next((other for other in old if not has_moved(other, group)), None) for group in groups
        ]
        leaving = deque(other for other in old if not any(other is stays for stays in staying))
        origins[key] = deque(stays or (leaving.popleft() if leaving else None) for stays in staying)
    return origins


_LATEST: Final[deque[tuple[Scene, Keyed]]] = deque(maxlen=2)
"""Caches the last two scenes: every frame of a glide needs both several times."""


def by_key(scene: Scene) -> Keyed:
    """The groups by their key, if they have one, in the order of the scene."""
    for known, keyed in _LATEST:
        if known is scene:
            return keyed
    keyed = _by_key(scene)
    _LATEST.append((scene, keyed))
    return keyed


def _by_key(scene: Scene) -> Keyed:
    groups: dict[str, list[Group]] = defaultdict(list)
    for shape in scene:
        if isinstance(shape, Group) and shape.key:
            groups[shape.key].append(shape)
    return groups


def has_moved(before: Group, after: Group) -> bool:
    """Whether a thing has another place, size or angle now."""
    return before[1:5] != after[1:5]


def _glide(before: Group, after: Group, share: float) -> Group:
    return after._replace(
        x=lerp(before.x, after.x, share),
        y=lerp(before.y, after.y, share),
        scale=lerp(before.scale, after.scale, share),
        rotate=lerp(before.rotate, after.rotate, share),
    )


def lerp(start: float, end: float, share: float) -> float:
    """The number between two others, at a share from 0 to 1."""
    return start + (end - start) * share


class Motion:
    """Animates the change from one scene to another."""

    def lasts(self, before: Scene, after: Scene, usual: int) -> int:
        """The duration in milliseconds: longer than usual if the Dragon flies."""
        then, now = by_key(before), by_key(after)
        return FLIGHT if _leaves(then, now) or _returns(then, now) else usual

    def scene_at(self, before: Scene, after: Scene, time: float) -> Scene:
        """The scene at a time from 0 to 1, like the function `scene_at` but with more animation.

        Figures hop, numbers count, and the Dragon leaves its cave and returns.
        """
        if time >= 1:
            return after
        then, now = by_key(before), by_key(after)
        if _leaves(then, now):
            before = (*before, _at_home(then, now["dragon"][0]))

        def liven(was: Group, will: Group, drawn: Group, share: float) -> Group:
            if will.key == "dragon":
                return _dragon_in_flight(was, will, time, ARRIVAL)
            if will.key == "cave":
                return was if _returns(then, now) else will
            if not will.key.startswith(WALKERS):
                return _with_counting_number(was, drawn, share)
            hops = has_moved(was, will) and not _rides(was, will, then, now)
            return drawn._replace(y=drawn.y - _hop(was, will, share)) if hops else drawn

        scene = scene_at(before, after, time, liven)
        if _returns(then, now):
            dragon = then["dragon"][-1]
            scene = (*scene, _dragon_in_flight(dragon, _at_home(now, dragon), time, 1))
        return scene

    def transient_shapes(self, before: Scene, after: Scene, time: float, theme: Theme) -> Scene:
        """Shapes that appear only during the change, above both scenes, at a time from 0 to 1.

        Coins fly to or from a purse, and the building that the Dragon has reached burns.
        """
        if time >= 1:
            return ()
        then, now = by_key(before), by_key(after)
        return (*_coins(then, now, time), *_fire(then, now, time, theme))

    def is_quiet(self, before: Scene, after: Scene, theme: Theme) -> bool:
        """Whether nothing walks or flies between the two scenes."""
        then, now = by_key(before), by_key(after)
        figures = [figure for key in now if key.startswith(WALKERS) for figure in now[key]]
        stay = all(
            any(not has_moved(old, figure) for old in then.get(figure.key, ()))
            for figure in figures
        )
        return stay and not self.transient_shapes(before, after, 0.5, theme)


def _rides(before: Group, after: Group, then: Keyed, now: Keyed) -> bool:
    """Whether a figure is on the same domino of a line before and after."""
    for key, (domino, *_) in now.items():
        if key.startswith("domino:") and domino.sprite and key in then:
            x, y = _position_relative_to(before, then[key][0])
            there = _position_relative_to(after, domino)
            if abs(x - there[0]) < NEAR and abs(y - there[1]) < NEAR:
                return True
    return False


def _position_relative_to(figure: Group, domino: Group) -> Point:
    """Where a figure is, in the domino's own units."""
    return (figure.x - domino.x) / domino.scale, (figure.y - domino.y) / domino.scale


def _hop(before: Group, after: Group, share: float) -> float:
    """How high a walker is above the straight line, in pixels: one hop for each of its widths."""
    ways = hypot(after.x - before.x, after.y - before.y) / max(1.0, 100 * after.scale)
    hops = min(HOPS, max(1, round(ways)))
    return abs(sin(pi * hops * share)) * HOP * after.scale


def _with_counting_number(before: Group, after: Group, share: float) -> Group:
    """The group with its numbers between the old and the new ones."""
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
    return after._replace(text=str(round(lerp(int(before.text), int(after.text), share))))


def _coins(then: Keyed, now: Keyed, time: float) -> Iterator[Group]:
    """Coins flying to the purses that have gained and from those that have paid.

    A purse's first shapes are the picture of a coin and the number of coins.
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
                yield piece_in_flight(coin, *ways, part)


def _coins_in(purse: Group) -> int:
    return next(int(shape.text) for shape in purse.shapes if isinstance(shape, Text))


def _payers(then: Keyed, now: Keyed, kingdom: str) -> list[Point]:
    """The middles of the knights that have just come to collect tax, else of the board."""
    new = [groups[0] for key, groups in now.items() if key not in then and _is_of(key, kingdom)]
    return [_centre(knight) for knight in new] or _payees({}, {"board": now.get("board", ())})


def _is_of(key: str, kingdom: str) -> bool:
    return key.startswith("knight:") and key.endswith(f":{kingdom}")


def _payees(then: Keyed, now: Keyed) -> list[Point]:
    """The middle of what was paid for: the Dragon, a building's old place, else the board."""
    if _leaves(then, now):
        return [_centre(_at_home(then, now["dragon"][0]))]
    for key, groups in now.items():
        if key.startswith("tile:") and key in then and has_moved(then[key][-1], groups[0]):
            return [_centre(then[key][-1])]
    return [_centre(board) for board in now.get("board", ())]


def _centre(thing: Group) -> Point:
    wide, high = thing.size
    return thing.x + wide / 2 * thing.scale, thing.y + high / 2 * thing.scale


def piece_in_flight(piece: Group, start: Point, end: Point, part: float, arc: float = ARC) -> Group:
    """A piece in flight, a part of the way along (0 to 1); ``arc`` is its greatest height."""
    share = ease(part)
    x, y = (lerp(before, after, share) for before, after in zip(start, end, strict=True))
    return piece._replace(x=x, y=y - arc * sin(pi * part))


# The Dragon


def _leaves(then: Keyed, now: Keyed) -> bool:
    """Whether the Dragon flies from its cave to a building."""
    return "dragon" in now and "dragon" not in then and "cave" in then


def _returns(then: Keyed, now: Keyed) -> bool:
    """Whether the Dragon flies home."""
    return "dragon" in then and "dragon" not in now and "cave" in now


def _at_home(scene: Keyed, dragon: Group) -> Group:
    """The Dragon in its cave."""
    cave, (x, y, size) = scene["cave"][0], CAVE_POSITION
    left, top = cave.x + x * cave.scale, cave.y + y * cave.scale
    return dragon._replace(x=left, y=top, scale=size * cave.scale)


def _dragon_in_flight(before: Group, after: Group, time: float, arrival: float) -> Group:
    """The Dragon in flight at a time from 0 to 1; on arrival it is above its target."""
    share = ease(min(1.0, time / arrival))
    high = ease(min(1.0, time / RISE, (1 - time) / RISE)) * SOAR
    scale = lerp(before.scale, after.scale, share)
    return after._replace(
        x=lerp(before.x, after.x, share),
        y=lerp(before.y, after.y, share) - 100 * scale * high,
        scale=scale,
    )


def _fire(then: Keyed, now: Keyed, time: float, theme: Theme) -> Iterator[Group]:
    """The building that the Dragon flies to, in flames on its arrival, then gone.

    The Dragon is drawn above both.
    """
    if not _leaves(then, now):
        return
    dragon = now["dragon"][0]
    part = (time - ARRIVAL) / (1 - ARRIVAL)
    for key, groups in then.items():
        tile = groups[-1]
        if key.startswith("tile:") and key not in now and (tile.x, tile.y) == dragon[1:3]:
            yield tile._replace(alpha=min(1.0, 2 - 2 * part))
            if part > 0:
                yield _blaze(tile, sin(pi * part), theme)
    yield _dragon_in_flight(_at_home(then, dragon), dragon, time, ARRIVAL)


def _blaze(tile: Group, heat: float, theme: Theme) -> Group:
    """The flame on the lower edge of a building."""
    high = 0.5 + 0.6 * heat
    x = tile.x + 50 * tile.scale * (1 - high)
    y = tile.y + 100 * tile.scale * (1 - high)
    return flame(theme)._replace(x=x, y=y, scale=tile.scale * high, alpha=min(1.0, 2.5 * heat))
