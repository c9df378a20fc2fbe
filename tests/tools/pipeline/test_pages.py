"""The rendered pages are complete, match the rules and drawings, and use every message."""

import re
from pathlib import Path
from typing import Any

import pytest

from realmino.drawing.art.figures import HAIR
from realmino.drawing.art.icons import GROUNDS
from realmino.drawing.theme import SEAT_COLOURS
from realmino.pieces.numbers import SIZES
from realmino.pieces.variants import COLOURS, COLOURS_OF, Rules
from realmino.text.messages import Messages
from table.model.match import KINDS
from tests.elements import Elements
from tools.paths import WEB, BuildError
from tools.pipeline import pages
from tools.pipeline.assemble import rendered_sources
from tools.pipeline.catalogue import LANGUAGES, messages


@pytest.fixture(scope="module")
def used() -> set[str]:
    """The keys of the messages that the pages use."""
    return set()


@pytest.fixture(scope="module")
def page(used: set[str]) -> dict[str, str]:
    """The rendered pages."""
    real = Messages.say

    def say(self: Messages, key: str, **values: Any) -> str:
        used.add(key)
        return real(self, key, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Messages, "say", say)
        pages.not_found(WEB)
        return pages.pages(WEB, relays="relay.example")


def test_the_page_uses_every_message(page: dict[str, str], used: set[str]) -> None:
    text = (LANGUAGES / "en/page.ftl").read_text(encoding="utf-8")
    scripts = tuple(f"{name}-" for name in (*pages.SCRIPTS, pages.BOARD))
    parts = {"give-more", "mix-kingdoms", "mix-size", "mix-left", "mix-advice", "-spelled"}
    keys = {key for key, _ in messages(text, "page") if not key.startswith(scripts)}
    assert keys - used == parts, "these are parts of the words of setup.js"
    own = ("index.html", "pad.html", "board.html", "embed.html", "licences.html")
    assert {*page} == {*own, "app.webmanifest", "guide.html", "photo.html", "table.html"}


def test_the_form_has_a_row_for_every_colour_with_every_kind_of_player(
    page: dict[str, str],
) -> None:
    elements = Elements(page["index.html"])
    assert elements.ids("select")[:8] == [f"kind{number}" for number in range(len(COLOURS))]
    offered = [given["value"] for tag, given in elements.all if tag == "option"]
    assert offered[: 8 * (len(KINDS) + 1)] == [*KINDS, "none"] * 8
    symbols = elements.ids("symbol")
    assert len(symbols) == len({*symbols})
    assert {f"emblem-{colour}" for colour in COLOURS} <= {*symbols}
    uses = {given["href"] for tag, given in elements.all if tag == "use"}
    assert uses <= {f"#{symbol}" for symbol in symbols}
    assert HAIR in page["index.html"], "the Queen is the one of the table"


HTML = [path.relative_to(WEB).as_posix() for path in sorted(WEB.glob("*/*.html"))]


@pytest.mark.parametrize("name", HTML)
def test_templates_contain_no_drawings(name: str) -> None:
    source = (WEB / name).read_text(encoding="utf-8")
    assert (
        re.findall(r"""<(?:path|polygon|polyline|ellipse|image)\b|\b(?:d|points)=["']""", source)
        == []
    )
    symbols = re.findall(r"<symbol[^>]*>(.*?)</symbol>", source, re.DOTALL)
    assert set(symbols) <= {"{{ symbol.shapes }}"}


def test_every_symbol_is_drawn_without_references(page: dict[str, str]) -> None:
    """Without an id, gradient or address, because a symbol is copied into many pictures."""
    drawn = re.findall(r"<symbol[^>]*>(.*?)</symbol>", page["index.html"], re.DOTALL)
    assert len(drawn) > len(SEAT_COLOURS) + len(GROUNDS)
    assert all(
        "<path" in shapes and "url(" not in shapes and "id=" not in shapes for shapes in drawn
    )


def test_only_the_theme_defines_seat_and_land_colours() -> None:
    seats = [
        colour for seat in SEAT_COLOURS.values() for colour in (seat.fill, seat.light, seat.deep)
    ]
    lands = [colour for pair in GROUNDS.values() for colour in pair]
    for path in WEB.glob("*/*.css"):
        typed = {
            colour.lower() for colour in re.findall(r"#[0-9a-fA-F]{6}\b", path.read_text("utf-8"))
        }
        assert not typed & ({*seats, *lands} - {"#ffffff"}), path.name
    made = rendered_sources(WEB)["style.css"].decode()
    for name, seat in SEAT_COLOURS.items():
        assert f".seat-{name} {{ --seat: {seat.fill};" in made


def test_the_set_up_form_gets_the_rules() -> None:
    given = pages.setup()
    for game, rows in given["games"].items():
        assert COLOURS_OF[game] == COLOURS[rows["first"] : rows["first"] + rows["seats"]]
        assert rows["least"] == min(Rules.parse(code).players for code in SIZES if code[0] == game)
    assert given["kinds"] == [*KINDS, "none"]
    assert given["first"] == ["person", *["squire"] * 3, *["none"] * 4]


def test_the_script_for_other_pages_is_plain_ascii() -> None:
    assert rendered_sources(WEB)["realmino-board.js"].isascii()


def test_a_one_line_message_reports_a_mistake_in_a_template(tmp_path: Path) -> None:
    for name in (*HTML, "shell/app.webmanifest", "shell/first-paint.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text((WEB / name).read_text("utf-8"), encoding="utf-8")
    page = tmp_path / "setup/index.html"
    for slip, message in (
        ("{% for %}", r"^setup/index\.html, line 1: "),
        (
            "{{ say('no-such-key') }}",
            r"cannot render a page: KeyError\('no-such-key'\)$",
        ),
        ("{{ unheard_of }}", r"^tools\.pipeline\.pages cannot render a page: UndefinedError"),
    ):
        page.write_text(f"<!doctype html>{slip}", encoding="utf-8")
        with pytest.raises(BuildError, match=message):
            rendered_sources(tmp_path)
