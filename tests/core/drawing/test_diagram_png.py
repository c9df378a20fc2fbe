"""Pictures for those who take no SVG, and the words for those who see no picture."""

import io
import sys
from functools import partial
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
    """A PNG, on white where nothing is drawn."""
    picture = Image.open(io.BytesIO(body))
    assert picture.format == "PNG"
    white = Image.new("RGBA", picture.size, "white")
    return Image.alpha_composite(white, picture.convert("RGBA")).convert("RGB")


def of(text: str, theme: Theme = "auto", width: int | None = None) -> Image.Image:
    """The PNG of a position."""
    return opened(png(diagram(PartialPosition.parse(text), "", theme), width))


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")[:6]))


@pytest.mark.parametrize(("theme", "paper"), [("auto", light), ("light", light), ("dark", dark)])
def test_a_png_is_light_unless_a_dark_one_is_asked_for(theme: Theme, paper: Any) -> None:
    picture = of(KINGDOM, theme)
    assert picture.getpixel((picture.width // 2, 4)) == rgb(paper.paper)
    assert picture.getpixel((0, 0)) == (255, 255, 255), "the corners are round"


def test_a_png_shows_the_pieces_the_letters_and_the_size_that_was_asked_for() -> None:
    picture = of(KINGDOM, width=660)
    assert picture.size == (660, 660)
    # 324 units wide: wheat lies from 84 and 184, and from 40; the castle below the first one.
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
    assert darkest < 150, "the number of the row stands there"


def test_the_command_writes_a_png_and_tells_the_words(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    result = realmino("diagram", KINGDOM, "--png", str(path), "--width", "500", "--text")
    assert (result.code, result.out, result.err) == (0, f"{WORDS}\n", "")
    assert opened(path.read_bytes()).width == 500
    assert realmino("diagram", KINGDOM, "--png", str(path)).out == ""
    assert opened(path.read_bytes()).size == of(KINGDOM).size
    dark_one = realmino("diagram", KINGDOM, "--theme", "dark").out
    assert dark_one == diagram(PartialPosition.parse(KINGDOM), "", "dark")
    assert "prefers-color-scheme" not in dark_one


def test_a_moment_of_a_record_is_drawn_as_its_position() -> None:
    game = a_game("K2")
    for at in (0, 7, game.number):
        shown = realmino("diagram", str(game), "--at", f"{at}")
        assert shown.out == diagram(game.at(at).state.partial())
        assert shown.err == ""
    assert realmino("diagram", str(game)).out == shown.out
    series = f"{game}\n{game}"
    second = realmino("diagram", series, "--at", f"{game.number + 7}")
    assert second.out == diagram(game.at(7).state.partial())
    for text, at, told in (
        (str(game), game.number + 1, f"the record ends after move {game.number}, before "),
        (KINGDOM, 1, "only a record has moves, and this is a position"),
    ):
        result = realmino("diagram", text, "--at", f"{at}")
        assert result.code == 2
        assert result.err.startswith(f"realmino: argument --at: {told}")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--width", "500"], "argument --width: only a PNG has a width, so it needs --png"),
        (["--png", "no/such/folder.png"], "no/such/folder.png: No such file or directory"),
        (["--png", "x.png", "--width", "8193"], "a picture is 1 to 8192 pixels wide and high, "),
        (["--theme", "sepia"], "argument --theme: invalid choice: 'sepia'"),
    ],
)
def test_what_cannot_be_written_is_told_in_a_sentence(words: list[str], told: str) -> None:
    result = realmino("diagram", KINGDOM, *words)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"realmino: {told}")


def test_without_the_extra_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    path = tmp_path / "picture.png"
    result = realmino("diagram", KINGDOM, "--png", str(path))
    assert (result.code, path.exists()) == (2, False)
    assert result.err == (
        'realmino: a PNG needs the extra realmino[png]: pip install "realmino[png]"\n'
    )
    assert realmino("diagram", KINGDOM, "--text").out == f"{WORDS}\n"


def test_without_a_font_no_picture_lacks_its_letters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bare = partial(resvg_py.svg_to_bytes, skip_system_fonts=True)
    monkeypatch.setattr(resvg_py, "svg_to_bytes", bare)
    result = realmino("diagram", KINGDOM, "--png", str(tmp_path / "picture.png"))
    assert result.code == 2
    assert "needs a font for its letters" in result.err


def test_the_words_are_those_inside_the_picture() -> None:
    position = PartialPosition.parse("K4 N3-14d-34-41c a:w1w1/C-")
    told = alt_text(position)
    assert told.startswith("Next line: domino 3, ")
    assert told.endswith(WORDS)
    assert f">{told}</desc>" in diagram(position)
    assert alt_text(PartialPosition.parse("K4 R0o")) == ""
