"""The fenced boards in the texts of the rules reference."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from zlib import crc32

from realmino.docs.board import BoardBlock, BoardError, fault, parse_options
from realmino.drawing.diagram import alt_text, diagram
from tools.paths import BuildError

_FENCE: Final = re.compile(r"^```realmino(?P<options>.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE)
_SIZE: Final = re.compile(r'width="(\d+)" height="(\d+)"')


def size_of(picture: str) -> tuple[int, int]:
    """The width and the height of an SVG in pixels."""
    measured = _SIZE.search(picture)
    assert measured
    return int(measured[1]), int(measured[2])


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
