"""Squares, kingdoms, lines and positions as text: errors name their place."""

import pytest

from realmino import Kingdom, NotationError, PartialPosition, Square
from realmino.pieces.dominoes import parse_line
from tests.tables import notation_error

BAD_SQUARES = ["", "g", "7g", "g0", "g14", "n1", "G7", "g07", "g7 ", "a1b", "g٣"]


@pytest.mark.parametrize("name", BAD_SQUARES)
def test_refuses_a_bad_square(name: str) -> None:
    with pytest.raises(NotationError, match="a square from a1 to m13"):
        Square(name)


BAD_KINGDOMS = [
    ("", 0, "a castle C somewhere"),
    ("ww/--", 5, "a castle C somewhere"),
    ("CC", 1, "only one castle"),
    ("wC/C", 3, "only one castle"),
    ("Cw4", 2, "w f l g s m t"),
    ("Cx", 1, "w f l g s m t"),
    ("C w", 1, "w f l g s m t"),
    ("CW", 1, "w f l g s m t"),
    ("C1", 1, "w f l g s m t"),
    ("-1C", 1, "w f l g s m t"),
    ("C------w", 7, "squares at most six away from the castle"),
    ("fC/-w/--/--/--/--/--/w-", 21, "squares at most six away from the castle"),
    ("Cb", 1, "or b and a tile"),
    ("Cb7", 1, "or b and a tile"),
    ("Cb00", 2, "a building tile from 1 to 32"),
    ("Cb33", 2, "a building tile from 1 to 32"),
    ("Cn", 1, "or b and a tile"),
    ("-nC", 1, "or b and a tile"),
    ("Cwnn", 3, "or b and a tile"),
    ("ff/C", 3, "rows of equal length: 2 squares, not 1"),
    ("ff/C-/wwww/C", 6, "rows of equal length: 2 squares, not 4"),
    ("wC\n\n", 3, "rows of equal length: 2 squares, not 0"),
    ("C" + "w" * 3_000_000, 2048, "the end of a kingdom: it has at most 2048 characters"),
]


@pytest.mark.parametrize(("text", "position", "expected"), BAD_KINGDOMS)
def test_locates_an_error_in_a_kingdom(text: str, position: int, expected: str) -> None:
    error = notation_error(Kingdom.parse, text)
    assert error.position == position
    assert expected in error.expected


@pytest.mark.parametrize("text", ["C-----w", "w/-/-/-/-/-/C", "C/-/-/-/-/-/w", "w-----C"])
def test_land_six_squares_from_the_castle_is_on_the_grid(text: str) -> None:
    assert Kingdom.parse(str(Kingdom.parse(text))) == Kingdom.parse(text)


def test_a_kingdom_may_have_line_breaks_and_margins() -> None:
    assert Kingdom.parse("----\n-wC-\n--l1-\n") == Kingdom.parse("wC/-l1")
    assert str(Kingdom.parse("----/-wC-/--l1-")) == "wC/-l1"


BAD_LINES = [
    ("", 0, "a domino number"),
    ("3a-", 3, "a domino number"),
    ("3ab", 2, "at most one king on a domino"),
    ("3z", 0, "a domino number"),
    ("a3", 0, "a domino number"),
    ("3-97", 2, "a domino number"),
]


@pytest.mark.parametrize(("text", "position", "expected"), BAD_LINES)
def test_locates_an_error_in_a_line(text: str, position: int, expected: str) -> None:
    error = notation_error(parse_line, text)
    assert error.position == position
    assert expected in error.expected


BAD_POSITIONS = [
    ("K4 Y3", 3, "rules, R O L N X A T Q Z or a kingdom"),
    ("K4 K4", 3, "each field only once"),
    ("a:C a:C", 4, "each field only once"),
    ("L3 K4 L4", 6, "each field only once"),
    ("K7", 1, "2 to 4 players"),
    ("Y3", 0, "R O L N X A T Q Z or a kingdom"),
    ("K4 R", 4, "a round and a phase"),
    ("K4 R3", 4, "a round and a phase"),
    ("K4 R3q", 4, "a round and a phase"),
    ("K4 R03a", 4, "a round and a phase"),
    ("K4 R100a", 4, "a round and a phase"),
    ("K4 O", 4, "the seats of the kings"),
    ("K4 Oaz", 4, "the seats of the kings"),
    ("K4 L3a-97", 7, "a domino number"),
    ("K4 N", 4, "a domino number"),
    ("K4 X3-", 6, "a domino number"),
    ("K4 i:C", 3, "rules, R O L N X A T Q Z or a kingdom"),
    ("K4 a:", 5, "a castle C somewhere"),
    ("K4 ; a kingdom\n a:wCw9", 21, "w f l g s m t"),
    ("Q4 a:C:", 7, "coins, knights in hand and towers, such as 7c1k0t"),
    ("Q4 a:C:7c1k", 7, "coins, knights in hand and towers"),
    ("Q4 a:C:07c1k0t", 7, "coins, knights in hand and towers"),
    ("Q4 a:C:-1c1k0t", 7, "coins, knights in hand and towers"),
    ("Q4 a:wCx:7c1k0t", 7, "or b and a tile"),
    ("Q4 T1-2-3-4-5", 4, "6 spots joined by hyphens"),
    ("Q4 T1-2-3-4-5-33", 14, "a building tile from 1 to 32"),
    ("Q4 T1-x-d-4-d-6", 12, "only one Dragon"),
    ("Q4 Qi", 4, "the kingdom that hosts the Queen"),
    ("Q4 Qab", 4, "the kingdom that hosts the Queen"),
    ("Q4 Z", 4, "a building tile from 1 to 32"),
    ("Q4 Z3-x", 6, "a building tile from 1 to 32"),
    ("Q4 Ag8", 4, "the two squares of the domino just placed"),
    ("Q4 Ag9g8", 4, "two different squares, sorted by column and row"),
    ("Q4 Ag8g99", 6, "a square from a1 to m13"),
]


@pytest.mark.parametrize(("text", "position", "expected"), BAD_POSITIONS)
def test_locates_an_error_in_a_position(text: str, position: int, expected: str) -> None:
    error = notation_error(PartialPosition.parse, text)
    assert error.position == position
    assert error.text == text
    assert expected in error.expected
