"""PNG pictures, and descriptions in words."""

import io
import sys
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import pytest
import resvg_py
from PIL import Image

from realmino import PartialPosition
from realmino.drawing.diagram import Theme, alt_text, diagram
from realmino.drawing.diagram.png import png
from realmino.drawing.theme import dark, light
from tests.commands import a_game, realmino

KINGDOM = "a:w1w1/C-"
WORDS = "Kingdom A (pink), castle on g7: wheat with 2 crowns on g8 h8."


def opened(body: bytes) -> Image.Image:
    """Returns a PNG on a white background."""
    picture = Image.open(io.BytesIO(body))
    assert picture.format == "PNG"
    white = Image.new("RGBA", picture.size, "white")
    return Image.alpha_composite(white, picture.convert("RGBA")).convert("RGB")


def png_of(text: str, theme: Theme = "auto", width: int | None = None) -> Image.Image:
    """Returns the PNG of a position."""
    return opened(png(diagram(PartialPosition.parse(text), "", theme), width))


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")[:6]))


@pytest.mark.parametrize(("theme", "paper"), [("auto", light), ("light", light), ("dark", dark)])
def test_a_png_is_light_by_default(theme: Theme, paper: Any) -> None:
    picture = png_of(KINGDOM, theme)
    assert picture.getpixel((picture.width // 2, 4)) == rgb(paper.paper)
    assert picture.getpixel((0, 0)) == (255, 255, 255), "the corners are round"


def test_a_png_has_the_requested_width_and_shows_pieces_and_letters() -> None:
    picture = png_of(KINGDOM, width=660)
    assert picture.size == (660, 660)
    # 324 units wide: wheat from x = 84 and 184 at y = 40; the castle is below the first.
    unit = 660 / 324
    left, top, right, bottom = (round(unit * at) for at in (84, 40, 284, 140))
    mean = (
        picture.crop((left, top, right, bottom))
        .resize((1, 1), Image.Resampling.BOX)
        .getpixel((0, 0))
    )
    assert isinstance(mean, tuple)
    red, green, blue = mean
    assert red > green > blue + 60, "wheat is yellow"
    border = picture.crop((round(unit * 45), round(unit * 60), round(unit * 80), round(unit * 120)))
    darkest, _ = border.convert("L").getextrema()
    assert isinstance(darkest, int)
    assert darkest < 150, "the row number is there"


def test_the_command_writes_a_png_and_prints_the_description(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    result = realmino("diagram", KINGDOM, "--png", str(path), "--width", "500", "--text")
    assert (result.code, result.err) == (0, "")
    assert result.out == f"{WORDS}\n"
    assert opened(path.read_bytes()).width == 500
    assert realmino("diagram", KINGDOM, "--png", str(path)).out == ""
    assert opened(path.read_bytes()).size == png_of(KINGDOM).size
    dark_one = realmino("diagram", KINGDOM, "--theme", "dark").out
    assert dark_one == diagram(PartialPosition.parse(KINGDOM), "", "dark")
    assert "prefers-color-scheme" not in dark_one


def test_draws_any_moment_of_a_record() -> None:
    game = a_game("K2")
    for at in (0, 7, game.number):
        shown = realmino("diagram", str(game), "--at", f"{at}")
        assert shown.out == diagram(game.at(at).state.partial())
        assert shown.err == ""
    assert realmino("diagram", str(game)).out == shown.out
    series = f"{game}\n{game}"
    second = realmino("diagram", series, "--at", f"{game.number + 7}")
    assert second.out == diagram(game.at(7).state.partial())
    for text, at, message in (
        (str(game), game.number + 1, f"the record ends after move {game.number}, before "),
        (KINGDOM, 1, "a position has no moves; only a record has"),
    ):
        result = realmino("diagram", text, "--at", f"{at}")
        assert result.code == 2
        assert result.err.startswith(f"realmino: argument --at: {message}")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--width", "500"], "argument --width: only a PNG has a width, so it needs --png"),
        (["--png", "no/such/folder.png"], "no/such/folder.png: No such file or directory"),
        (["--png", "x.png", "--width", "8193"], "a picture is 1 to 8192 pixels wide and high, "),
        (["--theme", "sepia"], "argument --theme: invalid choice: 'sepia'"),
    ],
)
def test_reports_files_that_cannot_be_written(words: list[str], message: str) -> None:
    result = realmino("diagram", KINGDOM, *words)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"realmino: {message}")


def test_names_the_extra_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    path = tmp_path / "picture.png"
    result = realmino("diagram", KINGDOM, "--png", str(path))
    assert result.code == 2
    assert not path.exists()
    assert result.err == (
        'realmino: PNG output needs the extra realmino[png]: pip install "realmino[png]"\n'
    )
    assert realmino("diagram", KINGDOM, "--text").out == f"{WORDS}\n"


def test_refuses_a_png_without_a_font(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bare = partial(resvg_py.svg_to_bytes, skip_system_fonts=True)
    monkeypatch.setattr(resvg_py, "svg_to_bytes", bare)
    result = realmino("diagram", KINGDOM, "--png", str(tmp_path / "picture.png"))
    assert result.code == 2
    assert "PNG output needs a font" in result.err


def test_the_description_is_also_inside_the_picture() -> None:
    position = PartialPosition.parse("K4 N3-14d-34-41c a:w1w1/C-")
    message = alt_text(position)
    assert message.startswith("Next line: domino 3, ")
    assert message.endswith(WORDS)
    assert f">{escape(message)}</desc>" in diagram(position)
    assert alt_text(PartialPosition.parse("K4 R0o")) == ""
