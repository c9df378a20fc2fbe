"""Diagrams are well-formed pictures that stand alone and can be read without colour or sight."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from realmino import PartialPosition
from realmino.diagram import diagram
from realmino.model.dominoes import DOMINOES

SVG = "{http://www.w3.org/2000/svg}"
POSITION = "K2 R2a L12b-30a N13-17-24b-42a a:---g/w1sCg/w---/f1--- b:--l/fCl/fw1-/-g-"


def drawn(text: str, title: str = "") -> ElementTree.Element:
    """The root of the picture of a position."""
    return ElementTree.fromstring(diagram(PartialPosition.parse(text), title))


def used(root: ElementTree.Element) -> Counter[str]:
    """How often each symbol is drawn."""
    return Counter(use.attrib["href"].removeprefix("#rm-") for use in root.iter(f"{SVG}use"))


def words(root: ElementTree.Element) -> list[str]:
    """All that is written in the picture."""
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def test_every_square_and_every_crown_of_a_kingdom_is_drawn() -> None:
    root = drawn("a:w1ff/lCg3/-s2m")
    lands = {"wheat": 1, "forest": 2, "lake": 1, "grassland": 1, "swamp": 1, "mine": 1}
    assert used(root) == {**lands, "crown": 1 + 3 + 2}


def test_every_symbol_used_is_defined_in_the_picture_itself() -> None:
    for text in (POSITION, "a:tC", "a:C"):
        root = drawn(text)
        defined = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
        assert {f"rm-{name}" for name in used(root)} == defined
        assert not re.search(
            r"url\(|https?:", diagram(PartialPosition.parse(text)).split(">", 1)[1]
        )


def test_the_border_names_the_squares() -> None:
    assert words(drawn("a:ww-/-C-/--f")) == ["8", "7", "A", "6", "f", "g", "h"]


def test_a_line_shows_numbers_halves_and_kings() -> None:
    root = drawn("N3-14d-34-41c")
    assert words(root) == ["Next line", "3", "14", "D", "34", "41", "C"]
    halves = [half for id in (3, 14, 34, 41) for half in DOMINOES[id][1:3]]
    assert used(root)["crown"] == sum(half.crowns for half in halves)
    assert used(root).total() - used(root)["crown"] == 8


def test_the_whole_position_is_told_in_words() -> None:
    root = drawn(POSITION, "Who <wins> & why?")
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert title.text == "Who <wins> & why?" == words(root)[0]
    told = description.text or ""
    assert "Line: domino 12, swamp and swamp, king of B; domino 30, lake with 1 crown" in told
    assert "Kingdom A (pink), castle on g7: wheat with 1 crown on e6 e7;" in told
    assert root.attrib["role"] == "img"
    named = root.attrib["aria-labelledby"].split()
    assert named == [title.attrib["id"], description.attrib["id"]]


def test_two_pictures_on_one_page_keep_their_names_apart() -> None:
    one, other = drawn("a:wC"), drawn("a:fC")
    assert one.attrib["aria-labelledby"] != other.attrib["aria-labelledby"]


def test_a_title_with_letters_that_xml_forbids_is_still_a_picture() -> None:
    assert words(drawn("a:wC", "a\x00b\x1b\n\ud800c"))[0] == "abc"


def test_the_picture_holds_all_its_parts() -> None:
    """Every square lies inside the view box."""
    root = drawn("K4 " + " ".join(f"{seat}:wwwww/ffCff/lllll/ggggg/sssss" for seat in "abcd"))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    corners = list(placed(root, 0, 0))
    assert len(corners) == 4 * 24
    assert all(0 < x <= width - 100 and 0 < y <= height - 100 for x, y in corners)
    assert len(set(corners)) == len(corners)


def placed(element: ElementTree.Element, x: float, y: float) -> Iterator[tuple[float, float]]:
    """Where each symbol stands, all translations added."""
    if move := re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform", "")):
        x, y = x + float(move[1]), y + float(move[2])
    if element.tag == f"{SVG}use":
        yield x + float(element.attrib["x"]), y + float(element.attrib["y"])
    for part in element:
        yield from placed(part, x, y)


COURT = (
    "Q3 R6b L49a-56c-77b N54-57-82-84 X49-50 Ad5e5 T4-16-d-7-x-5 Qc Z12-21 "
    "a:--ll-/-gngCf/--s2wf/wwww-:4c0k0t b:C:6c1k0t c:-tb32/b25gn-/--C:1c0k3t"
)


def test_the_court_is_drawn_with_its_numbers() -> None:
    root = drawn(COURT)
    shown = words(root)
    board = shown[shown.index("Builders' board") :][:11]
    assert board == [
        *("Builders' board", "0", "4", "Sawmill", "1", "16", "Archery range", "2", "3", "7"),
        "Spinning mill",
    ]
    assert {"25", "32", "4 coins · 0 knights · 0 towers", "6 coins · 1 knight · 0 towers"} <= {
        *shown
    }
    assert "1 coin · 0 knights · 3 towers · Queen" in shown
    assert used(root)["town"] == 3 + 2  # in the kingdoms and in the next line
    assert used(drawn("a:b32C"))["crown"] == 1


def test_the_court_is_told_in_words() -> None:
    description = drawn(COURT).find(f"{SVG}desc")
    assert description is not None
    told = description.text or ""
    assert "Builders' board: for 0 Sawmill (4); for 1 Archery range (16); for 2 the Dragon;" in told
    assert "for 4 empty; for 5 Fishmonger (5)." in told
    assert "Of A: knights on e7; 4 coins · 0 knights · 0 towers." in told
    assert "Of C: Guardtower (25) on e8; Queen's tower (32) on g9; knights on f8; 1 coin" in told
    title = drawn(COURT).find(f"{SVG}title")
    assert title is not None
    assert title.text == "A position of Queendomino"


def test_a_builders_board_alone_is_a_picture() -> None:
    assert words(drawn("T1-2-3-4-5-6"))[0] == "Builders' board"
    wide, _ = map(float, drawn("a:C:7c1k0t").attrib["viewBox"].split()[2:])
    assert wide > 15 * len("7 coins · 1 knight · 0 towers")


def test_nothing_makes_no_picture() -> None:
    with pytest.raises(ValueError, match="no picture"):
        diagram(PartialPosition.parse("K4 R0o"))
