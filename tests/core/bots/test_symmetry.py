"""Placements that count as one choice: mirror images in a symmetric kingdom."""

import pytest

from realmino import Kingdom
from realmino.bots.symmetry import Symmetry
from realmino.pieces.actions import Action
from realmino.pieces.dominoes import DOMINOES


def choices(kingdom: str, domino: int) -> tuple[list[Action], set[object]]:
    """The legal placements of a domino, and the keys of those that differ."""
    known = Kingdom.parse(kingdom)
    places: list[Action] = [*known.places(DOMINOES[domino], 5)]
    return places, {*map(Symmetry(known).key, places)}


@pytest.mark.parametrize(
    ("kingdom", "order"),
    [("C", 8), ("ww/C-", 1), ("w/w/C", 2), ("w/C/w", 4), ("w1/C/w", 2), ("wn/C/w", 2)],
)
def test_counts_the_turns_and_mirrors_that_change_nothing(kingdom: str, order: int) -> None:
    assert Symmetry(Kingdom.parse(kingdom)).order == order


def test_the_first_domino_has_few_different_places() -> None:
    """With two terrains: straight away from the castle or along its side, either half first."""
    places, different = choices("C", 13)
    assert (len(places), len(different)) == (24, 4)


def test_a_domino_with_equal_halves_has_even_fewer() -> None:
    places, different = choices("C", 1)
    assert (len(places), len(different)) == (12, 2)


def test_without_symmetry_every_place_differs() -> None:
    places, different = choices("ww/C-", 13)
    assert len(places) == len(different)
