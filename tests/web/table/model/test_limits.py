"""Tests of limits on the text that the page reads."""

from contextlib import nullcontext

import pytest

from realmino import NotationError
from realmino.pieces.parsing import tokens
from table.model.limits import MAX_GAMES, MAX_TEXT, check_games
from tests.each import each
from tests.tables import whole_game

WHOLE = str(whole_game("K2"))
"""The record of a whole game."""


@each(
    "record",
    (
        *("", " _\n", WHOLE, f"_{WHOLE} ", f"{WHOLE} {WHOLE}Q2{WHOLE}", "K2K2K2K2", "K2 Q2 W3 E7"),
        *("K2 ;KKKKQQQ\nE7", "[K4 R1 ; KQW]", "[K4]" * 4, "[K4] K2 Q2 W3", "[K4", "K2 k", "4"),
        *("K2 É", WHOLE[:99] + "%", "K2" + "_" * 15_000 + "!", "A" * MAX_TEXT + "!"),
    ),
)
def test_counts_games_as_the_parser_does(record: str) -> None:
    expected = ""
    try:
        games = [token for token in tokens(record) if token.text[0] in "KQW["]
        if len(record) > MAX_TEXT or len(games) > MAX_GAMES:
            expected = "at most"
    except NotationError as error:
        expected = "at most" if len(record) > MAX_TEXT else str(error)
    with pytest.raises(NotationError) if expected else nullcontext() as caught:
        check_games(record)
    assert not caught or expected in str(caught.value)
