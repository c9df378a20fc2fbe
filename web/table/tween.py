"""Two scenes and a time between them as one scene, so that pieces glide to their new places."""

from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from realmino.drawing.shapes import Group, Scene, Shape

Keyed = Mapping[str, Sequence[Group]]
"""The groups of a scene that have a key, by it."""

Liven = Callable[[Group, Group, Group, float], Group]
"""Gives life to a thing on its way: as it was, as it will be, as it is now, how far it has come."""


def ease(time: float) -> float:
    """A movement that starts and ends softly; 0 to 1 for 0 to 1."""
    return time * time * (3 - 2 * time)


def between(before: Scene, after: Scene, time: float, liven: Liven | None = None) -> Scene:
    """The scene at a time from 0 (``before``) to 1 (``after``).

    Groups with the same key glide from place to place, from the first of ``before``; new ones fade
    in; old ones vanish at once. ``liven`` has a hand in all that was there before.
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
            # The ground itself grew, so it does not glide; a domino may, although it lies as land.
            still.append(shape)
        else:
            # What moves lies above what lies still.
            moves = moved(origin, shape)
            drawn = _glide(origin, shape, share) if moves else shape
            livened = liven(origin, shape, drawn, share) if liven else drawn
            (gliding if moves else still).append(livened)
    return (*still, *gliding)


def _origins(before: Scene, after: Scene) -> dict[str, deque[Group | None]]:
    """For every key of ``after`` in order, the earlier group that each of its groups comes from.

    A seat's two kings share a key: a king on the place of an earlier one stays, the others move.
    """
    then, now = by_key(before), by_key(after)
    origins: dict[str, deque[Group | None]] = {}
    for key, groups in now.items():
        old = then.get(key, [])
        staying = [
            next((other for other in old if not moved(other, group)), None) for group in groups
        ]
        leaving = deque(other for other in old if not any(other is stays for stays in staying))
        origins[key] = deque(stays or (leaving.popleft() if leaving else None) for stays in staying)
    return origins


_LATEST: Final[deque[tuple[Scene, Keyed]]] = deque(maxlen=2)
"""The two scenes last asked for: every frame of a way asks for the same ones, several times."""


def by_key(scene: Scene) -> Keyed:
    """The groups that have a key, by it, in the order of the scene."""
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


def moved(before: Group, after: Group) -> bool:
    """Whether a thing has another place, size or angle now."""
    return before[1:5] != after[1:5]


def _glide(before: Group, after: Group, share: float) -> Group:
    return after._replace(
        x=mid(before.x, after.x, share),
        y=mid(before.y, after.y, share),
        scale=mid(before.scale, after.scale, share),
        rotate=mid(before.rotate, after.rotate, share),
    )


def mid(start: float, end: float, share: float) -> float:
    """What lies between two numbers, a share of 0 to 1 of the way on."""
    return start + (end - start) * share
