"""Diagrams are valid, self-contained and readable without colour or sight."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree
from zlib import compress

import pytest

from realmino import BUILDINGS, PartialPosition, parse_move, read_buildings
from realmino.drawing.art import castle, crowns_coins_towers, dragon, emblem, figures, land
from realmino.drawing.diagram import alt_text, diagram
from realmino.drawing.diagram.pieces import THEME_PAINTS
from realmino.drawing.diagram.trials import Tried
from realmino.drawing.shapes import Group, Path
from realmino.drawing.svg import Writer
from realmino.drawing.theme import SEAT_COLOURS, contrast, light
from realmino.pieces.actions import Construct, Draw, Kings, Line, Tiles
from realmino.pieces.buildings import COLUMNS
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.reasons import Reason
from realmino.text.language import in_language

SVG = "{http://www.w3.org/2000/svg}"
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
KINGDOM = "a:w1w1fff2/llfg1g/wlCs1g/wl1smm2/wfffm3"
POSITION = "K2 R2a L12b-30a N13-17-24b-42a a:---g/w1sCg/w---/f1--- b:--l/fCl/fw1-/-g-"


def drawn(text: str, title: str = "") -> ElementTree.Element:
    """Returns the root element of a position's picture."""
    return ElementTree.fromstring(diagram(PartialPosition.parse(text), title))


def name_of(use: ElementTree.Element) -> str:
    """Returns the name of a used sprite, without the picture's id prefix."""
    found = re.fullmatch(r"#rm-[0-9a-f]{8}-s-(.+)", use.attrib["href"])
    assert found
    return found[1]


def used(root: ElementTree.Element) -> Counter[str]:
    """Counts how often each piece is drawn."""
    return Counter(name_of(use) for use in root.iter(f"{SVG}use"))


def words(root: ElementTree.Element) -> list[str]:
    """Returns all text of the picture, except numbers on pieces."""
    on_pieces = {id(text) for defs in root.iter(f"{SVG}defs") for text in defs.iter(f"{SVG}text")}
    return [text.text or "" for text in root.iter(f"{SVG}text") if id(text) not in on_pieces]


def test_draws_every_square_and_crown_of_a_kingdom() -> None:
    root = drawn("a:w1ff/lCg3/-s2m")
    lands = {"wheat": 1, "forest": 2, "lake": 1, "grassland": 1, "swamp": 1, "mine": 1}
    pieces = {"castle-pink": 1, "edge-1": 7 + 1, "ground": 1}
    assert used(root) == {**lands, **pieces, "crown": 1 + 3 + 2}


def test_a_picture_defines_every_piece_it_uses() -> None:
    for text in (POSITION, COURT, "a:tC", "a:C"):
        root = drawn(text)
        [defs] = root.iter(f"{SVG}defs")
        kept = {part.attrib["id"] for part in defs}
        sprites = {id for id in kept if "-s-" in id}
        shown = {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")}
        assert shown == sprites
        picture = diagram(PartialPosition.parse(text)).split(">", 1)[1]
        assert {*re.findall(r"url\(#(.*?)\)", picture)} == kept - sprites
        assert not re.search(r"url\([^#]|https?:", picture)


def test_the_border_names_the_squares() -> None:
    assert words(drawn("a:ww-/-C-/--f")) == ["8", "7", "A", "6", "f", "g", "h"]


def test_a_line_shows_numbers_halves_and_kings() -> None:
    root = drawn("N3-14d-34-41c")
    assert words(root) == ["Next line", "3", "14", "D", "34", "41", "C"]
    halves = [half for id in (3, 14, 34, 41) for half in DOMINOES[id][1:3]]
    assert used(root)["crown"] == sum(half.crowns for half in halves)
    assert sum(used(root)[terrain] for terrain in TERRAINS) == 8
    assert used(root)["king-blue"] == used(root)["king-green"] == 1


def test_describes_the_whole_position_in_words() -> None:
    root = drawn(POSITION, "Who <wins> & why?")
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert title.text == "Who <wins> & why?" == words(root)[0]
    text = description.text or ""
    assert "Line: domino 12, swamp and swamp, B’s king; domino 30, lake with 1 crown" in text
    assert "Kingdom A (pink), castle on g7: wheat with 1 crown on e6 e7;" in text
    assert root.attrib["role"] == "img"
    named = root.attrib["aria-labelledby"].split()
    assert named == [title.attrib["id"], description.attrib["id"]]


@pytest.mark.parametrize("text", [POSITION, "W6t R1a N1a-2-3-4-49-50-51-52 a:C:7c1k0t b:C"])
def test_a_picture_without_words_is_the_same_in_every_language(text: str) -> None:
    position = PartialPosition.parse(text)
    pictures = set()
    for code in ("en", "de", "ru"):
        with in_language(code):
            pictures.add(diagram(position, words=False))
    [picture] = pictures
    root = ElementTree.fromstring(picture)
    assert all(re.fullmatch(r"\d+|[A-H]( [A-H])*|[a-m]", shown) for shown in words(root))
    assert root.find(f"{SVG}title") is root.find(f"{SVG}desc") is None
    assert "aria-labelledby" not in root.attrib


def test_signs_replace_the_words_of_a_court() -> None:
    position = PartialPosition.parse(COURT)
    with_words, root = drawn(COURT), ElementTree.fromstring(diagram(position, words=False))
    shown = Counter(use.attrib["href"].removeprefix("#s-") for use in root.iter(f"{SVG}use"))
    signs = {"coin": 3, "knight-owned": 3, "tower": 3}
    assert shown == used(with_words) + Counter(signs)
    purses = [purse for _, purse in sorted(position.purses.items())]
    assert words(root).count("0") >= sum(purse.count(0) for purse in purses) > 0
    arrows = [path for path in root.iter(f"{SVG}path") if path.get("class") == "rm-stroke-ink"]
    assert len(arrows) == 1
    widths = [float(one.attrib["viewBox"].split()[2]) for one in (root, with_words)]
    assert widths[0] < widths[1]


def test_alt_text_describes_a_tried_move_as_the_picture_does() -> None:
    position, move = PartialPosition.parse(RICH), parse_move("C1j7")
    assert isinstance(move, Construct)
    tried = Tried(0, move, None)
    root = ElementTree.fromstring(diagram(position, tried=tried))
    assert alt_text(position, tried=tried) == root.findtext(f"{SVG}desc")


def test_two_pictures_on_one_page_have_different_ids() -> None:
    one, other = drawn("a:wC"), drawn("a:fC")
    assert one.attrib["aria-labelledby"] != other.attrib["aria-labelledby"]
    for root, foreign in ((drawn(POSITION), drawn(COURT)), (drawn("a:C"), drawn("a:C", "Home"))):
        own, theirs = ([part.attrib["id"] for part in each.iter() if "id" in part.attrib]
                       for each in (root, foreign))  # fmt: skip
        assert len(own) == len({*own}) > 3
        assert not {*own} & {*theirs}


def test_uses_the_drawings_of_the_table() -> None:
    """It uses those of the light theme, with coarser outlines."""
    text = diagram(PartialPosition.parse(COURT))
    pieces: tuple[Group, ...] = (
        *(castle.castle(colour, light) for colour in OF_THE_COURT),
        *(figures.king(colour, light) for colour in OF_THE_COURT),
        *(
            dragon.dragon(light),
            figures.queen(light),
            crowns_coins_towers.coin(light),
            crowns_coins_towers.crown(light),
        ),
        *(figures.knight(light), emblem.emblem("orange", light)),
        *(land.square("wheat", 0, 2, light), land.square("town", 0, 0, light)),
    )
    for piece in pieces:
        for outline in [shape.d for shape in piece.shapes if isinstance(shape, Path)]:
            assert f'd="{coarse(outline)}"' in text, piece.sprite
    assert all(SEAT_COLOURS[colour].fill in text for colour in OF_THE_COURT)


def coarse(outline: str) -> str:
    """Returns an outline at the precision of a diagram."""
    found = re.search(r'd="(.*?)"', Writer(coarse=True).write((Path(outline),)))
    assert found
    return found[1]


def test_the_picture_of_a_kingdom_is_small() -> None:
    """Limits a kingdom with all terrains of Kingdomino, uncompressed and compressed."""
    picture = diagram(PartialPosition.parse(KINGDOM)).encode()
    assert len(picture) <= 40_000
    assert len(compress(picture, 9)) <= 10_500


def test_the_picture_contains_the_colours_of_the_dark_theme() -> None:
    root = drawn(COURT, "Anna's move")
    style = root.findtext(f"{SVG}style") or ""
    assert style.startswith("@media screen and (prefers-color-scheme:dark){")
    dark = dict(re.findall(r"\.(rm-[a-z-]+)\{([a-z]+:#[0-9a-f]{6})\}", style))
    shown = {part.attrib["class"]: part.attrib for part in root.iter() if "class" in part.attrib}
    assert dark.keys() == shown.keys() == {
        *("rm-fill-paper", "rm-fill-ink", "rm-fill-soft", "rm-stroke-cell", "rm-stroke-edge"),
    }  # fmt: skip
    for name, attributes in shown.items():
        _, side, pair = name.split("-")
        by_day, by_night = THEME_PAINTS[pair]
        assert attributes[side] == by_day
        assert dark[name] == f"{side}:{by_night}"
    for ink in ("ink", "soft"):
        for paper, letters in zip(THEME_PAINTS["paper"], THEME_PAINTS[ink], strict=True):
            assert contrast(paper, letters) >= 4.5


def test_draws_a_building_kind_from_a_custom_table() -> None:
    kinds = ["Harbour" if tile.kind == "Church" else tile.kind for tile in BUILDINGS]
    table = "".join(f"{kind},1,0,0,0,0,0,0,,0,0,,\n" for kind in kinds)
    tiles = read_buildings(",".join(COLUMNS) + "\n" + table)
    church = next(tile.id for tile in BUILDINGS if tile.kind == "Church")
    position = PartialPosition.parse(f"Q2 T{church}-x-x-x-x-x a:b{church}C", tiles)
    root = ElementTree.fromstring(diagram(position))
    assert used(root)["building-harbour"] == used(root)[f"tile-{church}"] == 1
    assert "Harbour" in words(root)


def test_removes_letters_that_xml_forbids_from_a_title() -> None:
    assert words(drawn("a:wC", "a\x00b\x1b\n\ud800c"))[0] == "abc"


def test_all_parts_are_inside_the_picture() -> None:
    """Every square is inside the view box."""
    root = drawn("K4 " + " ".join(f"{seat}:wwwww/ffCff/lllll/ggggg/sssss" for seat in "abcd"))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    corners = list(placed(root, 0, 0))
    assert len(corners) == 4 * (24 + 1)
    assert all(0 < x <= width - 100 and 0 < y <= height - 100 for x, y in corners)
    assert len(set(corners)) == len(corners)


def placed(element: ElementTree.Element, x: float, y: float) -> Iterator[tuple[float, float]]:
    """Yields the position of each square and castle, with all translations added."""
    if move := re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform", "")):
        x, y = x + float(move[1]), y + float(move[2])
    if element.tag == f"{SVG}use" and name_of(element).startswith((*TERRAINS, "castle")):
        yield x, y
    for part in element:
        yield from placed(part, x, y)


OF_THE_COURT = ("orange", "purple", "white")
COURT = (
    "Q3 R6b L49a-56c-77b N54-57-82-84 X49-50 Ad5e5 T4-16-d-7-x-5 Qc Z12-21 "
    "a:--ll-/-gngCf/--s2wf/wwww-:4c0k0t b:C:6c1k0t c:-tb32/b25gn-/--C:1c0k3t"
)


def test_draws_the_court_with_its_numbers() -> None:
    root = drawn(COURT)
    shown = words(root)
    board = shown[shown.index("Builders’ board") :][:11]
    assert board == [
        *("Builders’ board", "0", "4", "Sawmill", "1", "16", "Archery range", "2", "3", "7"),
        "Spinning mill",
    ]
    assert {"25", "32", "4 coins · 0 knights · 0 towers", "6 coins · 1 knight · 0 towers"} <= {
        *shown
    }
    assert "1 coin · 0 knights · 3 towers · Queen" in shown
    assert used(root)["town"] == 3 + 2  # in the kingdoms and in the next line
    assert used(drawn("a:b32C"))["crown"] == 1


def test_describes_the_court_in_words() -> None:
    description = drawn(COURT).find(f"{SVG}desc")
    assert description is not None
    text = description.text or ""
    assert (
        "Builders’ board: spot 0: Sawmill (4); spot 1: Archery range (16); spot 2: the Dragon;"
        in text
    )
    assert "spot 4: empty; spot 5: Fishmonger (5)." in text
    assert "A has: knights on e7; 4 coins · 0 knights · 0 towers." in text
    assert "C has: Guardtower (25) on e8; Queen’s tower (32) on g9; knights on f8; 1 coin" in text
    title = drawn(COURT).find(f"{SVG}title")
    assert title is not None
    assert title.text == "A Queendomino position"


def test_draws_a_builders_board_alone() -> None:
    assert words(drawn("T1-2-3-4-5-6"))[0] == "Builders’ board"
    wide, _ = map(float, drawn("a:C:7c1k0t").attrib["viewBox"].split()[2:])
    assert wide > 15 * len("7 coins · 1 knight · 0 towers")


def test_refuses_a_position_with_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="a picture needs"):
        diagram(PartialPosition.parse("K4 R0o"))


BOARD = "Q4 T1-3-5-x-13-27"
RICH = f"{BOARD} a:Cwwt:7c1k0t b:fC:7c1k0t"


def trial(text: str, token: str, reason: Reason | None = None, kingdom: int = 0) -> str:
    """Returns the picture of a position with a tried move."""
    move = parse_move(token)
    assert not isinstance(move, Draw | Kings | Line | Tiles)
    return diagram(PartialPosition.parse(text), tried=Tried(kingdom, move, reason))


def last_sentence(picture: str) -> str:
    """Returns the last sentence of a picture's description."""
    words = ElementTree.fromstring(picture).findtext(f"{SVG}desc")
    tried = re.search("(?:A|Not a)llowed here.*", words or "")
    assert tried
    return tried[0]


def pieces(picture: str) -> Counter[str]:
    """Counts how often each piece is drawn."""
    return used(ElementTree.fromstring(picture))


def test_shows_an_allowed_domino_in_green_with_a_tick() -> None:
    picture = trial("K4 a:C", "A13g8n")
    tried = {"wheat": 1, "forest": 1, "allowed": 1}
    assert pieces(picture) == {**tried, "castle-pink": 1, "edge-1": 1, "ground": 2}
    assert f'stroke="{THEME_PAINTS["allowed"][0]}"' in picture
    assert f'stroke="{THEME_PAINTS["refused"][0]}"' not in picture
    assert (
        last_sentence(picture) == "Allowed here: placing domino 13, wheat and forest, on g8 and g9."
    )


def test_shows_a_refused_domino_in_red_with_a_cross_and_the_reason() -> None:
    picture = trial("K4 a:f/f/C", "A14f9w", Reason.NO_MATCH)
    assert pieces(picture)["refused"] == 1
    assert f'stroke="{THEME_PAINTS["refused"][0]}"' in picture
    assert last_sentence(picture).endswith(
        "on f9 and e9. At least one half must touch matching terrain or the castle."
    )


def test_a_domino_outside_the_kingdom_enlarges_the_picture() -> None:
    small, large = (
        ElementTree.fromstring(trial("K4 a:C", token, Reason.NOT_TOUCHING)).attrib["viewBox"]
        for token in ("A13g8n", "A13j10n")
    )
    sizes = [[float(number) for number in box.split()[2:]] for box in (small, large)]
    assert sizes[1][0] - sizes[0][0] == 3 * 100
    assert sizes[1][1] - sizes[0][1] == 2 * 100


def test_does_not_draw_a_half_outside_the_grid() -> None:
    picture = trial("K4 a:C", "A13m13n", Reason.TOO_LARGE)
    assert pieces(picture)["wheat"] == 1
    assert pieces(picture)["forest"] == 0


def test_draws_a_discarded_domino_beside_the_kingdom() -> None:
    picture = trial("K4 a:C", "A13x", Reason.MUST_PLACE)
    assert pieces(picture)["edge-2"] == pieces(picture)["refused"] == 1
    assert "discarding domino 13, wheat and forest. The domino fits somewhere" in last_sentence(
        picture
    )


@pytest.mark.parametrize(
    ("token", "signs", "words"),
    [
        ("Bi7j7", 2, "tax with knights on i7 and j7."),
        ("C1j7", 2, "building the Sawmill on j7."),
        ("C3j7", 2, "building the tile from spot 3 on j7."),
        ("D0", 1, "bribing the Dragon to burn the Bakery."),
        ("E", 0, "ending the turn."),
    ],
)
def test_outlines_actions_at_court(token: str, signs: int, words: str) -> None:
    picture = trial(RICH, token)
    assert pieces(picture)["allowed"] == signs
    assert pieces(picture)["knight"] == (2 if token[0] == "B" else 0)
    assert last_sentence(picture).endswith(words)


def test_inflects_building_names_in_other_languages() -> None:
    with in_language("de"):
        assert "Hier erlaubt: das Sägewerk auf j7 errichten." in trial(RICH, "C1j7")
        assert "das Gebäude von Platz 3 auf j7 errichten." in trial(RICH, "C3j7")
    with in_language("ru"):
        assert "подкупить дракона, чтобы он сжёг пекарню." in trial(RICH, "D0")


def test_outlines_a_claim_in_the_next_line() -> None:
    picture = trial("K4 N3-14d-34-41 a:C", "E14", Reason.TAKEN)
    assert pieces(picture)["refused"] == 1
    assert last_sentence(picture).endswith("wheat and lake. There’s already a king on that domino.")


def test_shows_a_move_only_in_its_kingdom() -> None:
    root = ElementTree.fromstring(trial(RICH, "A50g8n", kingdom=1))
    groups = [group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}use") is not None]
    marked = [
        {name_of(use) for use in group.iter(f"{SVG}use")}
        for group in groups
        if any(name_of(use) == "allowed" for use in group.findall(f"{SVG}use"))
    ]
    assert len(marked) == 1
    assert "castle-purple" in marked[0]
