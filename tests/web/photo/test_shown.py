"""Shows the kingdom read from a photo on the pad's grid."""

import pytest

from photo.request import LikelySquare, SeenGrid
from photo.shown import ShownKingdom, fit, reading_square, reading_words
from realmino.notation.recognition import READINGS

Rows = tuple[tuple[LikelySquare, ...], ...]


def rows(*lines: str) -> Rows:
    return tuple(tuple(LikelySquare(one, ()) for one in line.split()) for line in lines)


WHOLE = rows("w w f l -", "w f f l -", "g g C l1 -", "s s m1 l l", "w w w w w")
PART = rows("w f -", "C l l1")


@pytest.mark.parametrize("given", [WHOLE, PART], ids=["whole", "part"])
def test_each_square_of_the_photo_has_its_place_on_the_pad(given: Rows) -> None:
    shown = ShownKingdom.of(given, 5)
    down, across = len(given), len(given[0])
    assert len(shown.squares) == down * across
    numbers = {shown.number_of(spot): square for spot, square in shown.squares.items()}
    assert [numbers[one] for one in range(down * across)] == [one for row in given for one in row]
    for spot, square in shown.squares.items():
        assert all(0 <= one < 5 for one in spot)
        there = shown.kingdom.squares.get(spot)
        if square.reading == "C":
            assert shown.kingdom.castle == spot
        elif square.reading == "-":
            assert there is None
        else:
            assert there
            assert f"{there.terrain.letter}{there.crowns or ''}" == square.reading


def test_empty_edges_of_a_photo_keep_the_castle_in_its_place() -> None:
    assert ShownKingdom.of(WHOLE, 5).kingdom.castle == (2, 2)


def test_the_fit_is_the_mean_log_probability() -> None:
    shown = ShownKingdom.of(rows("w f C"), 5)
    sure = [[float(one == reading) for one in READINGS] for reading in ("w", "f", "C")]
    corners = ((0.0, 0.0), (3.0, 0.0), (3.0, 1.0), (0.0, 1.0))
    assert fit(shown, SeenGrid(corners, 1, 3, sure)) == 0
    vague = [[1 / len(READINGS)] * len(READINGS)] * 3
    assert fit(shown, SeenGrid(corners, 1, 3, vague)) == pytest.approx(-2.89, abs=0.01)


@pytest.mark.parametrize("reading", READINGS)
def test_every_reading_has_a_picture_and_words(reading: str) -> None:
    sample = reading_square(reading)
    assert (sample.castle == (0, 0)) == (reading == "C")
    assert ((0, 0) in sample.squares) == (reading not in "-C")
    assert all(reading_words(reading))
