"""The rules reference's fenced boards, and the pictures in its summaries."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Final

from realmino.docs.board import BoardBlock, BoardError, fault, parse_options
from realmino.drawing.diagram import Tried, alt_text, diagram
from realmino.drawing.diagram.words import board_words
from realmino.notation.positions import PartialPosition
from realmino.pieces.actions import Kings, Line, Tiles, parse_move
from tools.paths import BuildError

_FENCE: Final = re.compile(r"^```realmino(?P<options>.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE)
_IMAGE: Final = re.compile(r'<img alt="" src="(?P<name>[a-z-]+)" />')
_SIZE: Final = re.compile(r'width="(\d+)" height="(\d+)"')


@dataclass(frozen=True)
class RulePicture:
    """A picture of a position, perhaps with a move. It has no words, so it suits every language."""

    position: PartialPosition
    tried: Tried | None = None
    small: bool = False

    @cached_property
    def svg(self) -> str:
        """The picture as SVG."""
        return diagram(self.position, tried=self.tried, words=False, small=self.small)

    @property
    def size(self) -> tuple[int, int]:
        """The width and height in pixels."""
        measured = _SIZE.search(self.svg)
        assert measured
        return int(measured[1]), int(measured[2])

    @property
    def alternative(self) -> str:
        """The text alternative."""
        return alt_text(self.position, tried=self.tried)

    @property
    def tiles(self) -> str:
        """The names of the tiles on the builders' board, or ""."""
        return " ".join(board_words(self.position))


def with_boards(text: str, name: str, placed: Callable[[BoardBlock], str]) -> str:
    """A chapter's text with its fences replaced; raises `BuildError` for an invalid board."""

    def block(fence: re.Match[str]) -> str:
        try:
            return placed(BoardBlock.parse(fence["text"], parse_options(fence["options"])))
        except BoardError as error:
            raise BuildError(fault(name, error)) from None

    return _FENCE.sub(block, text)


@dataclass(frozen=True)
class ShownBoard:
    """A board with everything that a page shows about it. Like `ShownCase`, but without checks."""

    block: BoardBlock
    rule: str
    totals: tuple[()] = ()
    is_allowed: None = None

    @property
    def title(self) -> str:
        """The text below the picture."""
        return self.block.title

    @property
    def place(self) -> str:
        """The path of its picture, the same in every language."""
        return f"{self.rule}/board-{self.block.at}.svg"

    @cached_property
    def picture(self) -> RulePicture:
        """A picture of the position."""
        return RulePicture(self.block.position)

    @property
    def board(self) -> dict[str, str]:
        """The attributes of its `<realmino-board>`."""
        return {**self.block.attributes}

    @property
    def mode(self) -> str:
        """The mode of its `<realmino-board>`."""
        return self.board.get("mode", "replay")

    @property
    def link(self) -> str:
        """The address, relative to the site, that opens it on the table."""
        return f"index.html#g={self.board['record'].replace(' ', '_')}&at={self.block.at}"

    def checks(self) -> list[str]:
        """Empty: unlike a case, a board has no checks."""
        return []


def summary_pictures(path: Path) -> dict[str, RulePicture]:
    """The pictures in a file with lines such as `name = position | move`, by name.

    The move must be legal for seat a.
    """
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            name, _, drawn = line.partition(" = ")
            position, _, token = drawn.partition(" | ")
            move = parse_move(token) if token else None
            if isinstance(move, Kings | Line | Tiles):
                raise BuildError(f"{path.name}: {token} is a deal, not a player's move.")
            tried = Tried(0, move, None) if move else None
            found[name] = RulePicture(PartialPosition.parse(position), tried, small=True)
    return found


def with_pictures(html: str, placed: Callable[[str], tuple[str, RulePicture]]) -> str:
    """The HTML with image names replaced; ``placed`` returns a name's address and picture."""

    def image(found: re.Match[str]) -> str:
        address, picture = placed(found["name"])
        width, height = picture.size
        words = escape(picture.alternative)
        return f'<img src="{address}" alt="{words}" width="{width}" height="{height}">'

    return _IMAGE.sub(image, html)
