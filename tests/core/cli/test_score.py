"""Scores and draws any kingdom, with warnings about impossible parts."""

import pytest

from realmino import Kingdom, Purse, Rules, score
from tests.commands import realmino


@pytest.mark.parametrize(
    ("arguments", "warnings"),
    [
        (["ff1f2/ffC/fff"], []),
        (["ff1f2/ffC/ff-"], ["kingdom a, 7 squares of land: a kingdom with half a domino"]),
        (["w1wC", "--rules", "K4"], []),
        (
            ["w1wwwwwC", "--rules", "K4"],
            ["kingdom a, 7 × 1 squares in a grid of 5 × 5: a kingdom is larger than its grid"],
        ),
        (["w1w---C"], ["kingdom a, b7: squares that are not connected to the castle"]),
        (
            ["w1-C"],
            [
                "kingdom a, e7: squares that are not connected to the castle",
                "kingdom a, 1 squares of land: a kingdom with half a domino",
            ],
        ),
        (
            ["K4 Qa a:w1wC"],
            ["the Queen: not counted, because this game has none"],
        ),
        (["Qa a:w1wC", "--rules", "K4"], ["the Queen: not counted, because this game has none"]),
        (
            ["b07gC", "--rules", "K4"],
            [
                "1 × town too many: more than on all dominoes in the game",
                "kingdom a, e7: a knight or a building, not counted because this game has none",
            ],
        ),
        (["a:b29b29C"], ["tile 29 a e7 a f7: a building tile in two places"]),
        (["t1gC"], ["kingdom a, e7: a crown on a town; no domino has one"]),
        (
            ["a:w1wC:5c0k9t"],
            [
                "kingdom a, 0 instead of 1: more or fewer knights than the kingdom has gained",
                "kingdom a, 9 instead of 0: more or fewer towers than the kingdom has built",
            ],
        ),
        (
            ["Q4 a:w1wC:99c1k0t"],
            ["kingdom a, 99 instead of at most 7: more coins than taxes can have earned"],
        ),
        (
            ["K4 w3w3C".replace("w3", "a:w3", 1)],
            ["2 × wheat with 3 crowns too many: more than on all dominoes in the game"],
        ),
        (
            ["K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:f-/Cf"],
            ["kingdom a: squares that the dominoes gone cannot cover under the connection rules"],
        ),
    ],
)
def test_scores_impossible_kingdoms_with_warnings(
    arguments: list[str], warnings: list[str]
) -> None:
    result = realmino("score", *arguments)
    assert result.code == 0
    assert "Kingdom" in result.out
    assert result.err.splitlines() == [f"realmino: warning: {warning}" for warning in warnings]


@pytest.mark.parametrize("text", ["w1w---C", "a:b29b29C", "t1gC"])
def test_draws_a_picture_with_the_same_warnings(text: str) -> None:
    result = realmino("diagram", text)
    assert result.code == 0
    assert result.out.startswith("<svg")
    assert result.err == realmino("score", text).err != ""


@pytest.mark.parametrize(
    ("text", "column"),
    [("ff1f2/ffX/fff", 9), ("ffC/X", 5), ("Cff/fKf", 6), ("ffC/ffy", 7), ("a:ffX/C", 5)],
)
def test_points_at_the_faulty_column(text: str, column: int) -> None:
    for command in ("score", "diagram"):
        result = realmino(command, text)
        assert (result.code, result.out) == (2, "")
        assert result.err.startswith(f"realmino: column {column}: found '{text[column - 1]}")


def test_refuses_a_kingdom_beyond_the_number_of_players() -> None:
    """The winner would be meaningless."""
    result = realmino("score", "K4 a:C b:C e:ww1C")
    assert result == (2, "", "realmino: K4 has the kingdoms a to d, but no e\n")


def test_kingdomino_ignores_coins_and_the_queen() -> None:
    """Kingdomino, "End of Game": only squares times crowns score."""
    sheet = score(Kingdom.parse("w1wC"), Rules.parse("K4"), Purse(9, 3, 3), True)
    assert sheet == score(Kingdom.parse("w1wC"), Rules.parse("K4"))
    assert sheet.total == 2
    output = realmino("score", "K4 Qa a:w1wC").out
    assert "2 points" in output
    assert "Queen" not in output
