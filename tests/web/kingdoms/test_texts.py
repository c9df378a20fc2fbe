"""The contents of the score pad: words, sheets, standings and pictures."""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from browser.messages import say
from kingdoms import pad_sheets, pictures, words
from kingdoms.model import ANY_BUILDING, BUILDING, CASTLE, CROWNS, ERASE, KNIGHT, TERRAINS, Pad
from kingdoms.series import PadSeries
from kingdoms.texts import pad_from_position
from more.en import CATALOGUE
from realmino.drawing.theme import dark, light
from realmino.notation.oddities import KINDS
from realmino.pieces.buildings import BUILDINGS
from tests.tables import whole_game
from tests.web.fixtures import NAMES
from tests.web.kingdoms.test_kingdoms import EXAMPLE, entered
from tools.paths import WEB
from words.en import CATALOGUE as TABLE_CATALOGUE


class BalancedHtml(HTMLParser):
    """A strict reader of HTML: fails on unbalanced tags, collects the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, text: str) -> None:
        self.text += text


def test_sheets_explain_points_and_names_are_safe() -> None:
    pad = entered(Pad.begin("Q4"), 0, EXAMPLE).with_owned(0, "coins", 11).with_queen(0)
    pad = pad.with_name(0, "<b>Ann</b>").with_name(1, "&lt;")
    counted = pad.sheets()
    page = BalancedHtml(pad_sheets.sheet(pad, 0, counted[0]))
    for part in ("<b>Ann</b>", "4 × 4", "11 ÷ 3", "Sawmill", "for each separate forest", "71"):
        assert part in page.text
    places = BalancedHtml(pad_sheets.standings(PadSeries((pad,))))
    assert places.text.startswith("<b>Ann</b>Ahead71")
    assert "Ahead" not in pad_sheets.standings(PadSeries.begin("K2"))


def test_a_tie_names_its_tie_break() -> None:
    pad = entered(entered(Pad.begin("K2"), 0, "Cf1w"), 1, "wwCf1w")
    text = BalancedHtml(pad_sheets.standings(PadSeries((pad,)))).text
    assert say("result-largest") in text
    assert text.startswith("YellowAhead1")


def test_every_square_and_brush_has_words() -> None:
    pad = entered(Pad.begin("Q4"), 0, EXAMPLE).tapped(0, (1, 3), KNIGHT)
    kingdom = pad.kingdoms[0]
    labels = {words.square(kingdom, (column, row)) for column in range(5) for row in range(5)}
    assert {"c3, castle", "a5, Sawmill", "b4, forest, knight"} <= labels
    assert "e5, forest with 1 crown" in labels
    brushes = [*TERRAINS, *CROWNS, KNIGHT, CASTLE, ERASE]
    brushes += {BUILDING + tile.key for tile in BUILDINGS}
    assert len({words.brush(brush) for brush in brushes}) == len(brushes)
    assert len({words.hint(brush) for brush in brushes}) == len(brushes)
    assert words.summary(Pad.begin("W8hmt")) == (
        "Royal Wedding, 8 players, Teams of two, Harmony and Middle Kingdom"
    )
    assert words.summary(Pad.begin("K2")) == "Kingdomino, 2 players"


@pytest.mark.parametrize("code", ["K2", "K4", "Q4", "W8", "W8t"])
def test_the_picture_has_every_kingdom_with_its_name_and_points(code: str) -> None:
    pad = pad_from_position(str(whole_game(code).state))
    for seat in pad.rules.seats:
        pad = pad.with_name(seat, NAMES[seat])
    counted = pad.sheets()
    for theme in (light, dark):
        picture = pictures.all_kingdoms(PadSeries((pad,)), theme)
        texts = [*texts_of(picture.scene)]
        for number, sheet in enumerate(counted):
            assert {words.ruler(pad, number), str(sheet.total)} <= {*texts}
        assert 400 < picture.width < 2000
        assert 300 < picture.height < 2000


def texts_of(scene: object) -> Iterator[str]:
    for shape in getattr(scene, "shapes", scene if isinstance(scene, tuple) else ()):
        if hasattr(shape, "text"):
            yield shape.text
        else:
            yield from texts_of(shape)


def test_only_equal_squares_share_a_picture() -> None:
    pad = entered(Pad.begin("Q4"), 0, EXAMPLE)
    kingdom, colours = pad.kingdoms[0], pad.colours[:1]
    spots = [(column, row) for column in range(5) for row in range(5)]
    named = {pictures.square_key(kingdom, spot, colours, light): spot for spot in spots}
    assert "" in named or len(spots) == len(kingdom.squares) + 1
    for spot in spots:
        key = pictures.square_key(kingdom, spot, colours, light)
        drawn = pictures.square(kingdom, named[key], colours, light)
        assert pictures.square(kingdom, spot, colours, light) == drawn
    tiles = {tile.key for tile in BUILDINGS}
    assert len({str(pictures.tile_picture(key, light)) for key in tiles}) == len(tiles)


SOURCES = [*WEB.glob("kingdoms/*.py"), *WEB.glob("scorepad/*.py")]
ENDINGS = {
    "pad-odd-": (*KINDS, "queen"),
    "pad-owned-": ("coins", "ready", "towers"),
}
"""The composed keys, each with its endings."""
NEVER = {"pad-odd-court"}
"""Keys that never occur: a pad without a court has neither purse nor Queen."""


def test_score_pad_messages_exist_and_are_used() -> None:
    text = "".join(path.read_text("utf-8") for path in [*SOURCES, WEB / "scorepad/pad.html"])
    used = {key for key in re.findall(r"""["'](pad-[\w-]+)["']""", text) if key in CATALOGUE}
    made = {start + end for start, ends in ENDINGS.items() for end in ends} - NEVER
    assert {key for key in CATALOGUE if key.startswith("pad-")} == used | made
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("say"):
                keys = [part for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                assert all(key.value in known() or is_start(str(key.value)) for key in keys), (
                    path.name
                )


def known() -> set[str]:
    """The keys of all messages for the pad, and the values that select a variant."""
    brushes = {KNIGHT, CASTLE, ERASE, ANY_BUILDING}
    return {*CATALOGUE, *TABLE_CATALOGUE, *brushes}


def is_start(text: str) -> bool:
    """Whether a composed key begins with this text."""
    return text in {*ENDINGS, "colour-", "result-", "variant-"}
