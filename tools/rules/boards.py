"""The fenced boards in the texts of the rules reference, and the pictures of its summaries."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from html import escape, unescape
from pathlib import Path
from typing import Final
from zlib import crc32

from realmino.docs.board import BoardBlock, BoardError, fault, parse_options
from realmino.drawing.diagram import Tried, alt_text, diagram
from realmino.notation.positions import PartialPosition
from realmino.pieces.actions import Action, Kings, Line, Tiles, parse_move
from tools.paths import BuildError

_FENCE: Final = re.compile(r"^```realmino(?P<options>.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE)
_IMAGE: Final = re.compile(r'<img alt="" src="(?P<name>[a-z-]+)" />')
_SIZE: Final = re.compile(r'width="(\d+)" height="(\d+)"')


def size_of(picture: str) -> tuple[int, int]:
    """The width and the height of an SVG in pixels."""
    measured = _SIZE.search(picture)
    assert measured
    return int(measured[1]), int(measured[2])


def alternative_of(picture: str) -> str:
    """The description of an SVG for readers who can't see it; empty for none."""
    words = re.search("<desc[^>]*>(.*?)</desc>", picture, re.DOTALL)
    return unescape(words[1]) if words else ""


def with_boards(text: str, name: str, placed: Callable[[BoardBlock], str]) -> str:
    """The text of a chapter with its fences replaced; `BuildError` for an invalid board."""

    def block(fence: re.Match[str]) -> str:
        try:
            return placed(BoardBlock.parse(fence["text"], parse_options(fence["options"])))
        except BoardError as error:
            raise BuildError(fault(name, error)) from None

    return _FENCE.sub(block, text)


@dataclass(frozen=True)
class ShownBoard:
    """A board with everything a page shows of it, like `ShownCase`, but without checks."""

    block: BoardBlock
    rule: str
    totals: tuple[()] = ()
    is_allowed: None = None
    is_live: bool = True

    @property
    def title(self) -> str:
        """The text below the picture."""
        return self.block.title

    @property
    def place(self) -> str:
        """The path of its picture among all pictures."""
        key = re.sub("[^a-z0-9]+", "-", self.title.lower()).strip("-")
        return f"{self.rule}/{key or crc32(str(self.board).encode())}.svg"

    @cached_property
    def picture(self) -> str:
        """The SVG of the position."""
        return diagram(self.block.position)

    @property
    def alternative(self) -> str:
        """The picture in words."""
        return alt_text(self.block.position)

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height of the picture in pixels."""
        return size_of(self.picture)

    @property
    def board(self) -> dict[str, str]:
        """The attributes of its `<realmino-board>`."""
        return {**self.block.attributes}

    @property
    def mode(self) -> str:
        """The mode of its board."""
        return self.board.get("mode", "replay")

    @property
    def link(self) -> str:
        """The address below the site that opens it on the table."""
        return f"index.html#g={self.board['record'].replace(' ', '_')}&at={self.block.at}"

    def checks(self) -> list[str]:
        """Its checks: none, unlike a case."""
        return []


@dataclass(frozen=True)
class SummaryPicture:
    """A picture of a summary: a position, and the legal move of seat a to outline, if any."""

    position: PartialPosition
    action: Action | None = None

    @property
    def svg(self) -> str:
        """The picture."""
        return diagram(self.position, tried=Tried(0, self.action, None) if self.action else None)


def summary_pictures(path: Path) -> dict[str, SummaryPicture]:
    """The pictures of a file with lines such as `name = position | move`, by name."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            name, _, drawn = line.partition(" = ")
            position, _, token = drawn.partition(" | ")
            move = parse_move(token) if token else None
            if isinstance(move, Kings | Line | Tiles):
                raise BuildError(f"{path.name}: {token} is a deal, not a player's move.")
            found[name] = SummaryPicture(PartialPosition.parse(position), move)
    return found


def with_pictures(html: str, placed: Callable[[str], tuple[str, str]]) -> str:
    """A text whose images are names of pictures; ``placed`` returns the address and the SVG."""

    def image(found: re.Match[str]) -> str:
        address, svg = placed(found["name"])
        width, height = size_of(svg)
        words = escape(alternative_of(svg))
        return f'<img src="{address}" alt="{words}" width="{width}" height="{height}">'

    return _IMAGE.sub(image, html)
