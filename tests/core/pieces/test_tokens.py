"""The text forms are read back unchanged, and errors name their place."""

import pickle

import pytest

from realmino import (
    Burn,
    Claim,
    Construct,
    Discard,
    Dynasty,
    End,
    Game,
    Illegal,
    IllegalPosition,
    Kings,
    Line,
    NotationError,
    Place,
    PositionError,
    Reason,
    Rules,
    Side,
    Square,
    Tax,
    Tiles,
    parse_games,
    parse_move,
)
from tests.tables import notation_error

OPENING = "K4 Oadcb L3-14-34-41"
COURT = "Q4 Oabcd T4-19-7-3-28-1"


@pytest.mark.parametrize(
    ("token", "move"),
    [
        ("A17g8e", Place(17, Square("g8"), Side.EAST)),
        ("A48m13s", Place(48, Square("m13"), Side.SOUTH)),
        ("A1a1n", Place(1, Square("a1"), Side.NORTH)),
        ("A17x", Discard(17)),
        ("E38", Claim(38)),
        ("E", End()),
        ("Oadcb", Kings((0, 3, 2, 1))),
        ("L3-14-34-41", Line((3, 14, 34, 41))),
        ("E96", Claim(96)),
        ("Oeafbgchd", Kings((4, 0, 5, 1, 6, 2, 7, 3))),
        ("Bg8", Tax((Square("g8"),))),
        ("Bf10g2", Tax((Square("f10"), Square("g2")))),
        ("C0a1", Construct(0, Square("a1"))),
        ("C5m13", Construct(5, Square("m13"))),
        ("D3", Burn(3)),
        ("T32-1-7", Tiles((32, 1, 7))),
    ],
)
def test_reads_and_writes_a_move(token: str, move: object) -> None:
    assert parse_move(token) == move
    assert str(move) == token


@pytest.mark.parametrize(
    "record",
    [
        "K4 Oadcb L3-14-34-41 E34",
        "K4_Oadcb_L3-14-34-41_E34",
        "K4OadcbL3-14-34-41E34",
        "\n  K4\tOadcb\r\nL3-14-34-41\n\n E34 \n",
        "; a game\nK4 Oadcb ; the kings\nL3-14-34-41 ;\n;;;\nE34 ; no newline at the end",
        "__K4__Oadcb _ L3-14-34-41;E41\n_E34_",
    ],
)
def test_ignores_separators_and_comments(record: str) -> None:
    assert str(Game.parse(record)) == "K4 Oadcb L3-14-34-41 E34"


BAD_TOKENS = [
    ("", 0, "a move that begins with O, T, L, A, B, C, D or E"),
    ("Z3", 0, "a move that begins with O, T, L, A, B, C, D or E"),
    ("a17g8e", 0, "a move that begins with O, T, L, A, B, C, D or E"),
    ("A", 1, "a domino number from 1 to 96"),
    ("Ag8e", 1, "a domino number from 1 to 96"),
    ("A0g8e", 1, "a domino number from 1 to 96"),
    ("A97x", 1, "a domino number from 1 to 96"),
    ("A017x", 1, "a domino number from 1 to 96"),
    ("A99999999999999999999999999x", 1, "a domino number from 1 to 96"),
    ("A-3g8e", 1, "a domino number from 1 to 96"),
    ("A17", 3, "a square from a1 to m13, or x"),
    ("A17n3e", 3, "a square from a1 to m13, or x"),
    ("A17g0e", 3, "a square from a1 to m13, or x"),
    ("A17xx", 3, "a square from a1 to m13, or x"),
    ("A17g14e", 5, "one of n, e, s, w and nothing more"),
    ("A17g8", 5, "one of n, e, s, w and nothing more"),
    ("A17g8q", 5, "one of n, e, s, w and nothing more"),
    ("A17g8ee", 5, "one of n, e, s, w and nothing more"),
    ("A17g8e ", 6, "a token without white space"),
    ("E34 ", 3, "a token without white space"),
    ("T" + "9" * 5000, 0, "a move of at most 200 characters"),
    ("T999999", 1, "a building tile from 1 to 32"),
    ("T٣", 1, "a building tile from 1 to 32"),
    ("E0", 1, "a domino number from 1 to 96"),
    ("E97", 1, "a domino number from 1 to 96"),
    ("E03", 1, "a domino number from 1 to 96"),
    ("E3-4", 1, "a domino number from 1 to 96"),
    ("E٣", 1, "a domino number from 1 to 96"),
    ("O", 1, "the seats of the kings in the order drawn"),
    ("Oabcz", 4, "a seat letter, a to h"),
    ("L", 1, "a domino number from 1 to 96"),
    ("L3--4", 3, "a domino number from 1 to 96"),
    ("L3-14-", 6, "a domino number from 1 to 96"),
    ("L3-97", 3, "a domino number from 1 to 96"),
    ("L14-3", 4, "the dominoes of a line in ascending order"),
    ("L3-3", 3, "the dominoes of a line in ascending order"),
    ("B", 1, "a square from a1 to m13"),
    ("Bg14", 3, "a square from a1 to m13"),
    ("Bg8x", 3, "a square from a1 to m13"),
    ("Bg8g9h9", 5, "nothing more"),
    ("Bg9g8", 1, "two different squares, sorted by column and row"),
    ("Bg8g8", 1, "two different squares, sorted by column and row"),
    ("C", 1, "a spot of the builders' board by its price, 0 to 5"),
    ("C6g8", 1, "a spot of the builders' board by its price, 0 to 5"),
    ("C٣g8", 1, "a spot of the builders' board by its price, 0 to 5"),
    ("C3", 2, "a square from a1 to m13"),
    ("C3g8h8", 4, "nothing more"),
    ("D", 1, "a spot of the builders' board by its price, 0 to 5"),
    ("Dg8", 1, "a spot of the builders' board by its price, 0 to 5"),
    ("D33", 2, "nothing more"),
    ("T", 1, "a building tile from 1 to 32"),
    ("T0", 1, "a building tile from 1 to 32"),
    ("T33", 1, "a building tile from 1 to 32"),
    ("T1-07", 3, "a building tile from 1 to 32"),
    ("T1-", 3, "a building tile from 1 to 32"),
    ("T4-4", 3, "each tile only once"),
]


@pytest.mark.parametrize(("token", "position", "expected"), BAD_TOKENS)
def test_locates_an_error_in_a_token(token: str, position: int, expected: str) -> None:
    error = notation_error(parse_move, token)
    assert error.position == position
    assert error.expected == expected


BAD_RULES = [
    ("", 0, "K, Q or W and the number of players"),
    ("4", 0, "K, Q or W and the number of players"),
    ("k4", 0, "K, Q or W and the number of players"),
    ("X3", 0, "K, Q or W and the number of players"),
    ("K", 1, "2 to 4 players"),
    ("K1", 1, "2 to 4 players"),
    ("K5", 1, "2 to 4 players"),
    ("K44", 2, "at most once"),
    ("K4x", 2, "at most once"),
    ("K4hh", 3, "at most once"),
    ("K4mh", 3, "alphabetical"),
    ("K2hd", 3, "alphabetical"),
    ("K3d", 2, "the Mighty Duel is Kingdomino for two players"),
    ("K4dh", 2, "the Mighty Duel is Kingdomino for two players"),
    ("K4 ", 2, "at most once"),
    ("Q", 1, "2 to 4 players"),
    ("Q1", 1, "2 to 4 players"),
    ("Q5", 1, "2 to 4 players"),
    ("Q2d", 2, "the Mighty Duel is Kingdomino for two players"),
    ("Q4t", 2, "teams are for a Royal Wedding of 6 or 8"),
    ("W", 1, "3 to 8 players"),
    ("W1", 1, "no Royal Wedding for fewer than three"),
    ("W2", 1, "no Royal Wedding for fewer than three"),
    ("W9", 1, "3 to 8 players"),
    ("W5t", 2, "teams are for a Royal Wedding of 6 or 8"),
    ("W7ht", 3, "teams are for a Royal Wedding of 6 or 8"),
    ("W8th", 3, "alphabetical"),
    ("W6tt", 3, "at most once"),
]


@pytest.mark.parametrize(("code", "position", "expected"), BAD_RULES)
def test_locates_an_error_in_a_rules_code(code: str, position: int, expected: str) -> None:
    error = notation_error(Rules.parse, code)
    assert error.position == position
    assert expected in error.expected


BAD_RECORDS = [
    ("", 0, "rules such as K4 first"),
    (" ; nothing but a comment", 24, "rules such as K4 first"),
    ("Oadcb K4", 0, "rules such as K4 first"),
    ("K5", 1, "2 to 4 players"),
    ("K4 oadcb", 3, "a token, which begins with a capital letter"),
    ("K4 Oadcb!", 8, "a token, which begins with a capital letter"),
    ("K4é", 2, "a token, which begins with a capital letter"),
    ("K4 Oadcb 3", 9, "a token, which begins with a capital letter"),
    ("K4 Oadce", 3, "the order of the kings, O"),
    ("K4 L1-2-3-4", 3, "the order of the kings, O"),
    ("K4 Oadcb E3", 9, "a line of 4 new dominoes, L"),
    ("K4 Oadcb L1-2-3", 9, "a line of 4 new dominoes, L"),
    (f"{OPENING} Z1", 21, "a move that begins with O, T, L, A, B, C, D or E"),
    (f"{OPENING} E4", 21, "E3, E14, E34, E41"),
    (f"{OPENING} E3 E3", 24, "E14, E34, E41 (taken)"),
    (f"{OPENING} E3 E14 E34 E41 L3-5-6-7", 36, "a line of 4 new dominoes, L"),
    (f"{OPENING} E3 E14 E34 E41 L1-2-4-5 A3g7n", 45, "or one of 8 more (occupied)"),
    ("; a comment\nK4 ; and\n  Oadcb\n  Ladcb", 32, "a domino number from 1 to 96"),
    ("K4 K4", 3, "only one game"),
    (" K4 K4", 4, "only one game"),
    ("K4 ; K4 is for four\nK4", 20, "only one game"),
    ("Q2 Oabab", 3, "the order of the kings, O (wrong deal)"),
    ("Q4 Oadcb L49-50-51-52", 9, "6 new building tiles, T (wrong deal)"),
    ("Q4 Oadcb T1-2-3-4-5", 9, "6 new building tiles, T (wrong deal)"),
    (f"{COURT} L3-14-34-41", 24, "a line of 4 new dominoes, L (wrong deal)"),
    (f"{COURT} L51-62-82-89 Bg8", 37, "E51, E62, E82, E89 (wrong phase)"),
]


@pytest.mark.parametrize(("record", "position", "expected"), BAD_RECORDS)
def test_locates_an_error_in_a_record_and_lists_legal_moves(
    record: str, position: int, expected: str
) -> None:
    error = notation_error(Game.parse, record)
    assert error.position == position
    assert error.text == record
    assert expected in error.expected


def test_an_error_names_line_column_and_text() -> None:
    error = notation_error(Game.parse, "K4 Oadcb\n  L3-14-34-41 E3\n  E5 E14")
    assert str(error).startswith("line 3, column 3: found 'E5', expected E14, E34, E41")
    with pytest.raises(NotationError, match=r"^column 1: found the end of the text, expected "):
        Game.parse("")


def test_an_error_quotes_only_a_few_characters() -> None:
    error = notation_error(Game.parse, "K4 " + "x" * 100_000)
    assert len(str(error)) < 200


@pytest.mark.parametrize(
    "text", ["K4 " + "E1 " * 50_000, "K4 O" + "a" * 100_000, "K4 L" + "1-" * 50_000, ";" * 100_000]
)
def test_refuses_a_huge_invalid_text(text: str) -> None:
    with pytest.raises(NotationError):
        parse_games(text)


@pytest.mark.parametrize(
    "refusal",
    [
        NotationError("K4 x", 3, "a token"),
        Illegal(Discard(3), Reason.MUST_PLACE),
        IllegalPosition([PositionError.KINGDOM_ODD, PositionError.KINGS_WRONG]),
    ],
)
def test_errors_can_be_pickled(refusal: Exception) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is type(refusal)
    assert str(again) == str(refusal)
    assert vars(again) == vars(refusal)


def test_a_dynasty_is_written_as_consecutive_games() -> None:
    dynasty = Dynasty.parse(f"{OPENING} E3")
    assert str(dynasty) == f"{OPENING} E3"
    assert dynasty.game == Game.parse(f"{OPENING} E3")


BAD_DYNASTIES = [
    ("", "rules such as K4 first"),
    ("K4 K4", "starts before the previous one has ended"),
    ("K4 K3", "must have the same rules"),
    ("K4 K4 K4 K4", "a Dynasty of at most 3 games"),
]


@pytest.mark.parametrize(("record", "expected"), BAD_DYNASTIES)
def test_explains_an_invalid_dynasty(record: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        Dynasty.parse(record)
