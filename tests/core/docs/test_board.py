"""Boards in documents: their attributes, and their content without JavaScript."""

from html import unescape
from html.parser import HTMLParser
from typing import NamedTuple
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from realmino import Game, State
from realmino.docs.board import (
    OPTIONS,
    BoardBlock,
    BoardError,
    fault_html,
    parse_options,
)
from realmino.drawing.diagram import alt_text, diagram
from table.model.links import match_from_link
from tests.commands import a_game

SITE = "https://example.org/games"
RECORD = "K4 Oadcb L3-14-34-41 E34 E41 E3"
WHOLE = "K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C"
DYNASTY = f"{a_game('K2', 1)}\n{a_game('K2', 2)}"


class Tag(NamedTuple):
    """An HTML element."""

    name: str
    attributes: dict[str, str]


class Tags(HTMLParser):
    """The elements of a piece of HTML, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.all: list[Tag] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append(Tag(tag, {name: value or "" for name, value in attrs}))

    def one(self, name: str) -> dict[str, str]:
        """Returns the attributes of the only element with that name."""
        [attributes] = [tag.attributes for tag in self.all if tag.name == name]
        return attributes

    @property
    def names(self) -> list[str]:
        return [tag.name for tag in self.all]


def tags(text: str, site: str = SITE, **options: str) -> Tags:
    """Returns the elements of a board."""
    return Tags(BoardBlock.parse(text, options).html(site))


def picture_of(found: Tags) -> str:
    """Returns the SVG text of the picture."""
    kind, _, body = found.one("img")["src"].partition(",")
    assert kind == "data:image/svg+xml"
    picture = unquote(body)
    ElementTree.fromstring(picture)
    return picture


def test_a_record_is_a_live_board_around_a_picture_in_a_link() -> None:
    found = tags(RECORD, at="2", mode="replay")
    assert found.names == ["div", "script", "realmino-board", "a", "img"]
    assert found.one("script") == {"async": "", "src": f"{SITE}/realmino-board.js"}
    assert found.one("realmino-board") == {"record": RECORD, "at": "2", "mode": "replay"}
    shown = Game.parse(RECORD).at(2).state.partial()
    assert picture_of(found) == diagram(shown).rstrip()
    image = found.one("img")
    assert image["alt"] == alt_text(shown)
    assert f'width="{image["width"]}" height="{image["height"]}"' in picture_of(found)


@pytest.mark.parametrize(("text", "at"), [(RECORD, 2), (DYNASTY, 70), (DYNASTY, 200)])
def test_the_link_opens_that_moment_on_the_table(text: str, at: int) -> None:
    moves = [move for game in map(Game.parse, text.splitlines()) for move in game.moves]
    at = min(at, len(moves))
    address, _, link = tags(text, at=f"{at}").one("a")["href"].partition("#")
    assert address == f"{SITE}/"
    match = match_from_link(link, "1")
    assert [move for game in match.games for move in game.moves] == moves[:at]


def test_a_record_without_a_move_number_shows_its_end() -> None:
    found = tags(RECORD)
    assert found.one("realmino-board") == {"record": RECORD, "at": "5"}
    assert found.one("img")["alt"] == alt_text(Game.parse(RECORD).state.partial())


def test_every_option_reaches_the_board() -> None:
    given = {
        "at": "3", "mode": "play", "theme": "dark", "lang": "pt-PT", "load": "visible",
        "label": 'Play "it"', "title": "A & B",
    }  # fmt: skip
    assert [*given] == [*OPTIONS]
    found = tags(RECORD, **given)
    title = given.pop("title")
    assert found.one("realmino-board") == {"record": RECORD, **given}
    picture = picture_of(found)
    assert picture == diagram(Game.parse(RECORD).at(3).state.partial(), title, "dark").rstrip()
    assert found.one("img")["alt"].startswith("A & B: Next line: ")


def test_a_position_of_a_game_is_a_live_board_without_a_link() -> None:
    """The table plays games only from the start."""
    found = tags(WHOLE, mode="play")
    assert found.names == ["div", "script", "realmino-board", "img"]
    assert found.one("realmino-board") == {"position": str(State.parse(WHOLE)), "mode": "play"}
    begun = f"[{WHOLE}] E48"
    found = tags(begun)
    assert found.names == ["div", "script", "realmino-board", "img"]
    assert Game.parse(found.one("realmino-board")["record"]) == Game.parse(begun)


@pytest.mark.parametrize(
    "text", ["N3-14d-34-41c", "K4 N3-14d", "a:w1w1/C-", "w1w1\n  C-", "Qa a:C"]
)
def test_a_partial_position_is_only_a_picture(text: str) -> None:
    found = tags(text, title="Look")
    assert found.names == ["div", "img"]
    assert "Look: " in found.one("img")["alt"]


def test_a_partial_position_can_be_scored_or_tried_live() -> None:
    """Its land need not be reachable in a game."""
    found = tags("K4 a:w1w1/C-", mode="score")
    assert found.one("realmino-board") == {"position": "K4 a:w1w1/C-", "mode": "score"}
    turn = "K4 R12a L16a a:ww/-C"
    assert tags(turn, mode="try").one("realmino-board") == {"position": turn, "mode": "try"}


def test_without_a_site_boards_are_only_pictures() -> None:
    assert tags(RECORD, "").names == ["div", "img"]
    assert tags(WHOLE, "").names == ["div", "img"]
    picture = picture_of(tags(RECORD, "")).replace("http://www.w3.org/2000/svg", "")
    assert "http" not in picture


def test_comments_and_headers_of_a_record_stay_in_the_document() -> None:
    text = "; Event: R1 of <b>\nK4 Oadcb ; N3 a:C\nL3-14-34-41_E34"
    assert tags(text).one("realmino-board")["record"] == "K4 Oadcb L3-14-34-41 E34"


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("", {}, r"column 1: .*expected "),
        ("K4 Oadcb hello", {}, r"column 10: found 'hello'"),
        ("K4 Oadcb L3-14-34-41\nE9", {}, r"line 2, column 1: found 'E9'"),
        ("a:wwwC/ww", {}, r"expected rows of equal length"),
        ("K4 R0o", {}, r"^a picture needs a line or a kingdom$"),
        (RECORD, {"at": "6"}, r"^the record ends after move 5, before 6$"),
        (RECORD, {"at": "-1"}, r"^at is a number of moves, not '-1'$"),
        (RECORD, {"at": "²"}, r"^at is a number of moves, not '²'$"),
        (WHOLE, {"at": "1"}, r"^a position has no moves; only a record has$"),
        ("a:w1w1/C-", {"mode": "play"}, r"^the mode play needs a valid position: "),
        (RECORD, {"mode": "chess"}, r"^mode is one of replay, play, .*try, not 'chess'$"),
        ("a:w1w1/C-", {"mode": "score"}, r"the rules are missing"),
        ("K4 a:w1w1/C-", {"mode": "try"}, r"^to try a turn, the line needs a domino with a king"),
        (RECORD, {"mode": "try"}, r"^the mode try needs a position, not a record$"),
        (RECORD, {"theme": ""}, r"^theme is one of auto, light, dark, not ''$"),
        (RECORD, {"load": "now"}, r"^load is one of tap, visible, not 'now'$"),
        (RECORD, {"lang": "<b>"}, r"^lang is a language, not '<b>'$"),
        (RECORD, {"title": " "}, r"^title is some text, not ' '$"),
        (RECORD, {"size": "3"}, r"^unknown option size; the options are at, mode, .*title$"),
        (DYNASTY.replace("K2", "K2d", 1), {}, r"."),
    ],
)  # fmt: skip
def test_a_one_sentence_message_reports_an_invalid_board(
    text: str, options: dict[str, str], message: str
) -> None:
    with pytest.raises(BoardError, match=message) as raised:
        BoardBlock.parse(text, options)
    assert "\n" not in str(raised.value)


def test_parses_options_like_a_shell() -> None:
    assert parse_options("") == {}
    line = """at=30 title="What's next?" label='a "b" c'"""
    assert parse_options(line) == {"at": "30", "title": "What's next?", "label": 'a "b" c'}
    for line, message in {
        'title="x': "a quotation mark in the options is not closed",
        "at 30": "an option is written name=value, not 'at'",
        "at=1 at=2": "the option at is given twice",
    }.items():
        with pytest.raises(BoardError, match=f"^{message}$"):
            parse_options(line)


def test_document_text_is_escaped() -> None:
    hostile = '"><script>alert(1)</script>'
    found = tags(RECORD, title=hostile, label=hostile)
    assert found.names == ["div", "script", "realmino-board", "a", "img"]
    assert found.one("realmino-board")["label"] == hostile
    assert tags(RECORD, f"https://example.org/{hostile}").names == found.names
    error = fault_html("page.md, line 3", BoardError(hostile))
    assert Tags(error).names == ["p"]
    assert hostile in unescape(error)


def test_pictures_on_one_page_do_not_affect_each_other() -> None:
    """They add no ids, styles or shapes to the page."""
    page = Tags("".join(BoardBlock.parse(text).html(SITE) for text in (RECORD, WHOLE, "a:C")))
    assert {*page.names} == {"div", "script", "realmino-board", "a", "img"}
    assert not [tag for tag in page.all if {"id", "style"} & {*tag.attributes}]
