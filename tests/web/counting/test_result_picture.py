"""The picture of a finished game: all kingdoms, names and points, in the light theme."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from counting.result_picture import result_picture
from realmino.drawing.theme import light
from table.model.match import PERSON, YOU, Match, Seat
from tests.core.drawing.test_diagram import SVG, words
from tests.each import each
from tests.tables import SOME, whole_game

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


def match_of(code: str, kinds: str, name: str = "") -> Match:
    """A finished game of people (p) and Knights (k)."""
    game = whole_game(code)
    seats = tuple(
        Seat(colour, name if kind == "p" else "", PERSON if kind == "p" else "knight")
        for colour, kind in zip(game.rules.colours, kinds, strict=False)
    )
    return Match(seats, "", (game,))


@each("code", SOME)
def test_every_kingdom_has_its_names_and_points(code: str) -> None:
    match = match_of(code, "pppppppp", "Ann")
    match = replace(match, seats=tuple(map(_named, match.seats, NAMES)))
    made = result_picture(match, NAMES[: len(match.seats)])
    root = ElementTree.fromstring(made.svg)
    shown, state = words(root), match.game.state
    for number, sheet in enumerate(state.sheets()):
        names = " and ".join(NAMES[seat] for seat in state.rules.seats_of([number]))
        assert names in shown
        assert str(sheet.total) in shown
        assert f"{names} {sheet.total}" in made.described
    assert root.findtext(f"{SVG}title") == made.described
    assert "prefers-color-scheme" not in made.svg
    assert light.paper in made.svg


def _named(seat: Seat, name: str) -> Seat:
    return replace(seat, name=name)


def texts(match: Match, names: tuple[str, ...] = ()) -> set[str]:
    """All texts of the picture."""
    return {*words(ElementTree.fromstring(result_picture(match, names).svg))}


@pytest.mark.parametrize("name", ["", YOU])
def test_the_only_person_without_a_name_is_you(name: str) -> None:
    alone, both = match_of("K2", "pk", name), match_of("K2", "pp")
    assert {"You", "Knight Amber"} <= texts(alone, ("", ""))
    assert {"Pink", "Yellow"} <= texts(both)


def test_names_stay_on_the_device() -> None:
    match = match_of("K2", "pk", "Ann")
    assert "Ann" not in result_picture(match, ()).svg
    assert "Ann" in result_picture(match, ("Ann", "")).svg


def test_the_winner_has_a_crown_beside_the_points() -> None:
    match = match_of("K2", "pk")
    scene = result_picture(match, ()).svg
    assert scene.count('font-weight="700"') == 2
    assert scene != result_picture(replace(match, games=(whole_game("K2", 2),)), ()).svg
