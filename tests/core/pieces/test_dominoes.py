"""The printed dominoes: what the box holds."""

from collections import Counter

import pytest

from realmino import DOMINOES, Terrain
from realmino.pieces.dominoes import BOXES

BOX = {id: DOMINOES[id] for id in BOXES["K"]}
HALVES = [half for domino in BOX.values() for half in (domino.first, domino.second)]

SQUARES = {
    Terrain.WHEAT: 26,
    Terrain.FOREST: 22,
    Terrain.LAKE: 18,
    Terrain.GRASSLAND: 14,
    Terrain.SWAMP: 10,
    Terrain.MINE: 6,
}
CROWNS = {
    Terrain.WHEAT: 5,
    Terrain.FOREST: 6,
    Terrain.LAKE: 6,
    Terrain.GRASSLAND: 6,
    Terrain.SWAMP: 6,
    Terrain.MINE: 10,
}


def test_the_box_holds_48_dominoes_numbered_from_1() -> None:
    assert list(DOMINOES) == list(range(1, 97))
    assert {"K": tuple(range(1, 49)), "Q": tuple(range(49, 97))} == BOXES
    assert all(domino.id == id for id, domino in DOMINOES.items())
    assert [domino.printed for domino in DOMINOES.values()] == 2 * [*range(1, 49)]


def test_every_terrain_has_its_squares() -> None:
    assert Counter(half.terrain for half in HALVES) == SQUARES


@pytest.mark.parametrize("terrain", SQUARES)
def test_every_terrain_has_its_crowns(terrain: Terrain) -> None:
    assert sum(half.crowns for half in HALVES if half.terrain is terrain) == CROWNS[terrain]


def test_crowns_lie_on_few_squares() -> None:
    """33 squares with one to three crowns: 39 crowns in all, three of them on a single mine."""
    crowned = Counter(half.crowns for half in HALVES if half.crowns)
    assert sum(crowns * squares for crowns, squares in crowned.items()) == sum(CROWNS.values())
    assert crowned[3] == 1
    assert [half.terrain for half in HALVES if half.crowns == 3] == [Terrain.MINE]


def test_higher_numbers_never_have_fewer_crowns_than_the_plain_twelve() -> None:
    plain = [domino for domino in BOX.values() if domino.halves_equal]
    assert [domino.id for domino in plain] == list(range(1, 13))
    assert all(domino.first.crowns == 0 for domino in plain)
    assert all(
        domino.first.crowns + domino.second.crowns > 0 for domino in BOX.values() if domino.id > 18
    )


def test_dominoes_with_more_crowns_on_a_half_have_higher_numbers() -> None:
    most = [max(domino.first.crowns, domino.second.crowns) for domino in BOX.values()]
    assert most == sorted(most)


def test_no_half_shows_a_town() -> None:
    assert not any(half.terrain is Terrain.TOWN for half in HALVES)
