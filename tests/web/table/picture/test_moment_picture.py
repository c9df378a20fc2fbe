"""The picture of a moment: players, progress or result, and nothing private."""

from xml.etree import ElementTree

import pytest

from realmino import Game
from table.model.match import PERSON, Match, Seat
from table.picture.pictures import MomentPicture, moment_picture
from tests.core.drawing.test_diagram import words
from tests.core.drawing.test_diagram_players import castles
from tests.tables import whole_game

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def pictured(code: str, left: int = 0, names: tuple[str, ...] = NAMES, **of: bool) -> MomentPicture:
    """The picture of a game ``left`` moves before its end, with people who have these names."""
    game = whole_game(code)
    match = match_of(game.at(game.number - left), **of)
    return moment_picture(match, names[: len(match.seats)], "light")


def match_of(game: Game, *, dynasty: bool = False) -> Match:
    """A match between people and a bot in the last seat."""
    colours = game.rules.colours
    seats = [Seat(colour, "", PERSON) for colour in colours[:-1]]
    return Match((*seats, Seat(colours[-1], "", "knight")), "", (game,), dynasty)


@pytest.mark.parametrize("code", ["K2", "Q3", "W6t"])
def test_a_moment_shows_its_players(code: str) -> None:
    made = pictured(code, 3)
    colours = whole_game(code).rules.colours
    assert f"Kingdom A ({NAMES[0]}, {colours[0]}" in made.described
    assert castles(made.svg) == castles(made.painted)


def test_a_moment_shows_its_round_and_its_game_of_a_dynasty() -> None:
    assert pictured("K2", 3).described.startswith("Kingdomino · Round 6 of 6. ")
    made = pictured("K3", 3, dynasty=True)
    assert made.described.startswith("Kingdomino · Game 1 of 3 · Round 12 of 12. ")


def test_private_names_are_not_in_the_picture() -> None:
    made = pictured("K2", 3, names=())
    shown = words(ElementTree.fromstring(made.svg))
    assert {"A · pink", "B · Knight Amber"} <= {*shown}


def test_the_picture_is_painted_like_the_table() -> None:
    made = moment_picture(match_of(whole_game("K2").at(3)), (), "dark")
    assert "prefers-color-scheme" in made.svg
    assert "prefers-color-scheme" not in made.painted
    by_day = moment_picture(match_of(whole_game("K2").at(3)), (), "light")
    assert by_day.painted != made.painted
    assert by_day.svg == made.svg
