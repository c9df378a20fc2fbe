"""A seat has the same colour in pictures, words, the terminal and live boards."""

import re
from xml.etree import ElementTree

import pytest

from embed.board import parse_board
from realmino import PartialPosition, Rules, State
from realmino.cli.terminal import Pen
from realmino.drawing.diagram import DiagramPlayer, alt_text, diagram
from realmino.pieces.variants import COLOURS, rules_codes, seat_colours
from tests.core.drawing.test_diagram import COURT, drawn, used, words
from tests.each import each


def castles(picture: str) -> list[str]:
    """Returns the castles of a picture in drawing order."""
    return re.findall(r'<use href="#rm-[0-9a-f]{8}-s-castle-([a-z-]+)"', picture)


@pytest.mark.parametrize("code", ["K2", "K4", "Q3", "W6"])
def test_a_picture_has_the_colours_of_the_live_board(code: str) -> None:
    start = State.start(Rules.parse(code)).partial()
    board = parse_board({"position": f"{start}", "mode": "play"}, "")
    assert castles(diagram(start)) == [seat.colour for seat in board.match.seats]


def test_queendomino_has_its_own_colours_in_pictures_and_words() -> None:
    root = drawn(COURT)
    assert used(root)["king-orange"] == 1
    assert {"A · orange", "B · purple", "C · white"} <= {*words(root)}
    assert "Kingdom A (orange), castle on g7" in alt_text(PartialPosition.parse(COURT))


@each("code", rules_codes())
def test_every_seat_has_its_own_colour(code: str) -> None:
    rules = Rules.parse(code)
    assert len(rules.colours) == rules.players
    assert sorted(seat_colours(rules)) == sorted(COLOURS)


def test_draws_a_seat_that_the_game_lacks() -> None:
    assert castles(diagram(PartialPosition.parse("Q2 a:C f:C"))) == ["orange", "yellow"]


def test_partners_share_a_castle_with_both_colours() -> None:
    text = diagram(State.start(Rules.parse("W6t")).partial())
    assert castles(text) == ["pink-blue", "yellow-orange", "green-purple"]
    root = ElementTree.fromstring(text)
    assert "A · pink and D · blue" in words(root)
    assert used(root)["emblem-pink-blue"] == 1


def test_shows_player_names_above_their_kingdoms() -> None:
    position = PartialPosition.parse("K2 N3-14d a:wC b:C")
    players = (DiagramPlayer("blue", "Ann"), DiagramPlayer("red", "B<o>\x1bb & co"))
    picture = diagram(position, players=players)
    assert castles(picture) == ["blue", "red"]
    assert {"A · Ann", "B · B<o>b & co"} <= {*words(ElementTree.fromstring(picture))}
    assert "Kingdom A (Ann, blue), castle on g7: wheat on f7." in alt_text(position, players)


def test_the_terminal_uses_the_same_colours() -> None:
    pen = Pen(False, "*", ".", seats=Rules.parse("Q2").colours)
    assert [pen.seat(0), pen.seat(1)] == ["a orange ", "b purple "]
