"""A move that is tried in a diagram: outlined where it would be made, and told in words."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from realmino import PartialPosition, parse_move
from realmino.drawing.diagram import diagram
from realmino.drawing.diagram_pieces import PAIRS
from realmino.drawing.diagram_trials import Tried
from realmino.pieces.actions import Draw, Kings, Line, Tiles
from realmino.pieces.reasons import Reason
from realmino.text.catalogue import speaking
from tests.core.drawing.test_diagram import SVG, name_of, used

BOARD = "Q4 T1-3-5-x-13-27"
COURT = f"{BOARD} a:Cwwt:7c1k0t b:fC:7c1k0t"


def drawn(text: str, token: str, reason: Reason | None = None, kingdom: int = 0) -> str:
    """The picture of a position in which a move is tried."""
    move = parse_move(token)
    assert not isinstance(move, Draw | Kings | Line | Tiles)
    return diagram(PartialPosition.parse(text), tried=Tried(kingdom, move, reason))


def told(picture: str) -> str:
    """The last sentence of what a picture says to those who do not see it."""
    words = ElementTree.fromstring(picture).findtext(f"{SVG}desc")
    assert words
    return words[words.index("Tried here") :]


def pieces(picture: str) -> Counter[str]:
    """How often each piece is drawn."""
    return used(ElementTree.fromstring(picture))


def test_an_allowed_domino_lies_in_the_kingdom_in_green_with_a_tick() -> None:
    picture = drawn("K4 a:C", "A13g8n")
    tried = {"wheat": 1, "forest": 1, "allowed": 1}
    assert pieces(picture) == {**tried, "castle-pink": 1, "edge-1": 1, "ground": 2}
    assert f'stroke="{PAIRS["allowed"][0]}"' in picture
    assert f'stroke="{PAIRS["refused"][0]}"' not in picture
    assert told(picture) == ("Tried here and allowed: domino 13, wheat and forest, on g8 and g9.")


def test_a_refused_domino_is_red_with_a_cross_and_says_why() -> None:
    picture = drawn("K4 a:f/f/C", "A14f9w", Reason.NO_MATCH)
    assert pieces(picture)["refused"] == 1
    assert f'stroke="{PAIRS["refused"][0]}"' in picture
    assert told(picture).endswith(
        "on f9 and e9; neither half would touch its own terrain or the castle."
    )


def test_the_picture_grows_around_a_domino_outside_of_the_kingdom() -> None:
    small, large = (
        ElementTree.fromstring(drawn("K4 a:C", token, Reason.NOT_TOUCHING)).attrib["viewBox"]
        for token in ("A13g8n", "A13j10n")
    )
    sizes = [[float(number) for number in box.split()[2:]] for box in (small, large)]
    assert sizes[1][0] - sizes[0][0] == 3 * 100
    assert sizes[1][1] - sizes[0][1] == 2 * 100


def test_a_half_outside_of_the_grid_is_not_drawn() -> None:
    picture = drawn("K4 a:C", "A13m13n", Reason.TOO_LARGE)
    assert pieces(picture)["wheat"] == 1
    assert pieces(picture)["forest"] == 0


def test_a_domino_that_is_discarded_lies_beside_the_kingdom() -> None:
    picture = drawn("K4 a:C", "A13x", Reason.MUST_PLACE)
    assert pieces(picture)["edge-2"] == pieces(picture)["refused"] == 1
    assert "to discard domino 13, wheat and forest; the domino fits somewhere" in told(picture)


@pytest.mark.parametrize(
    ("token", "signs", "words"),
    [
        ("Bi7j7", 2, "tax with knights on i7 and j7."),
        ("C1j7", 2, "to construct on j7 the Sawmill."),
        ("C3j7", 2, "to construct on j7 the building on spot 3."),
        ("D0", 1, "to have the Dragon burn the Bakery."),
        ("E", 0, "to end the turn."),
    ],
)
def test_the_actions_at_court_are_outlined_where_they_are_done(
    token: str, signs: int, words: str
) -> None:
    picture = drawn(COURT, token)
    assert pieces(picture)["allowed"] == signs
    assert pieces(picture)["knight"] == (2 if token[0] == "B" else 0)
    assert told(picture).endswith(words)


def test_a_building_that_is_tried_stands_in_the_form_that_the_language_needs() -> None:
    with speaking("de"):
        assert "Hier versucht und erlaubt: das Sägewerk auf j7 errichten." in drawn(COURT, "C1j7")
        assert "das Gebäude von Platz 3 auf j7 errichten." in drawn(COURT, "C3j7")
    with speaking("ru"):
        assert "пусть дракон сожжёт пекарню." in drawn(COURT, "D0")


def test_a_claim_is_outlined_in_the_next_line() -> None:
    picture = drawn("K4 N3-14d-34-41 a:C", "E14", Reason.TAKEN)
    assert pieces(picture)["refused"] == 1
    assert told(picture).endswith("wheat and lake; a king stands on that domino already.")


def test_only_the_kingdom_of_the_move_shows_it() -> None:
    root = ElementTree.fromstring(drawn(COURT, "A50g8n", kingdom=1))
    groups = [group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}use") is not None]
    marked = [
        {name_of(use) for use in group.iter(f"{SVG}use")}
        for group in groups
        if any(name_of(use) == "allowed" for use in group.findall(f"{SVG}use"))
    ]
    assert len(marked) == 1
    assert "castle-purple" in marked[0]
