"""Finds dominoes for an analysis board: for its first lines, and to cover its kingdoms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from realmino.notation.coverings import coverings, domino_kind, has_order, land_halves
from realmino.pieces.dominoes import BOXES, DOMINOES, Domino, Dominoes, Half, LineDomino
from realmino.pieces.grid import STRIDE
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import Rules

MAX_STEPS: Final = 6_000
"""Maximum number of search steps. If a search fails, people can enter the dominoes as text."""

Halves = dict[int, Half]
Kinds = Counter[tuple[Half, Half]]


def find_dominoes(
    kingdoms: Iterable[Kingdom], available: Iterable[int], limits: Mapping[str, int]
) -> list[int] | None:
    """Available dominoes that cover all kingdoms, preferably the first ones.

    Each is used at most once, at most ``limits`` from each box, and all can be placed in order.
    None if there is no solution, or the search takes too long.
    """
    stock: dict[tuple[Half, Half], list[int]] = {}
    for id in available:
        stock.setdefault(_kind(DOMINOES[id]), []).append(id)
    kinds = Counter({kind: len(ids) for kind, ids in stock.items()})
    lands = [land_halves(kingdom) for kingdom in kingdoms]
    # Large kingdoms come first, because a wrong start then fails sooner.
    lands.sort(key=len, reverse=True)
    for steps, found in enumerate(_coverings(lands, kinds)):
        dominoes = None if found is None else _pick_dominoes(found, stock, limits)
        if dominoes is not None:
            return dominoes
        if steps > MAX_STEPS:
            break
    return None


def _pick_dominoes(
    kinds: list[tuple[Half, Half]],
    stock: Mapping[tuple[Half, Half], list[int]],
    limits: Mapping[str, int],
) -> list[int] | None:
    """Dominoes of these kinds, within each box's count; None if impossible.

    Kinds that only one box has come first.
    """
    left = dict(limits)
    taken: list[int] = []
    for kind in sorted(kinds, key=lambda kind: len({DOMINOES[id].box for id in stock[kind]})):
        free = [id for id in stock[kind] if id not in taken and left[DOMINOES[id].box]]
        if not free:
            return None
        left[DOMINOES[free[0]].box] -= 1
        taken.append(free[0])
    return sorted(taken)


def _kind(domino: Domino) -> tuple[Half, Half]:
    return domino_kind(domino.first, domino.second)


def _coverings(lands: list[Halves], kinds: Kinds) -> Iterator[list[tuple[Half, Half]] | None]:
    """Yields each way to cover the lands, as kinds of dominoes, and None after each search step."""
    if not lands:
        yield []
        return
    halves, *others = lands
    left = sum(1 << square for square in halves)
    for covering in coverings(halves, kinds, left, ()):
        if covering is None or not has_order(covering, halves):
            yield None
            continue
        # While this loop uses a covering, `coverings` keeps its dominoes out of ``kinds``.
        used = [domino_kind(halves[first], halves[second]) for first, second in covering]
        for rest in _coverings(others, kinds):
            yield rest if rest is None else [*used, *rest]


def possible_placings(kingdom: Kingdom, domino: int) -> list[tuple[int, int]]:
    """The pairs of squares where a domino may just have been placed."""
    halves = land_halves(kingdom)
    kind = domino_kind(DOMINOES[domino].first, DOMINOES[domino].second)
    bare = [
        square
        for square in halves
        if not (kingdom.knights >> square & 1 or kingdom.building_at(square))
    ]
    return [
        (first, second)
        for first in sorted(bare)
        for second in (first + 1, first + STRIDE)
        if second in bare and domino_kind(halves[first], halves[second]) == kind
    ]


def filled_mask(
    dominoes: Iterable[int], available: Iterable[int], counts: Mapping[str, int]
) -> int:
    """A mask of ``counts`` dominoes from each box: these dominoes, then available ones."""
    taken = [*dict.fromkeys(dominoes)]
    for box, count in counts.items():
        missing = count - sum(DOMINOES[id].box == box for id in taken)
        rest = [id for id in available if DOMINOES[id].box == box and id not in taken]
        taken += rest[: max(0, missing)]
    return sum(1 << id for id in taken)


def first_lines(rules: Rules) -> tuple[Dominoes, Dominoes]:
    """The first round's lines: a domino for every king, and a line without kings.

    The dominoes are spread over the box, from low to high.
    """
    kings = [seat for _ in range(rules.kings) for seat in rules.seats]
    boxes = [BOXES[rules.boxes[number % len(rules.boxes)]] for number in (0, 1)]
    step = len(boxes[0]) // rules.line
    line = [LineDomino(boxes[0][n * step], king) for n, king in enumerate(kings)]
    next = [LineDomino(boxes[1][n * step + step // 2], None) for n in range(rules.line)]
    return tuple(line), tuple(next)
