"""A fence for Python-Markdown, and so for MkDocs and its successors: ```` ```realmino ````.

The extension's name is ``realmino``, and it needs the extra `realmino[markdown]`. The fence
contains a record or a position; options (`realmino.docs.board.OPTIONS`) follow the fence's name.

Only Markdown's own parser knows whether a fence is in a list or in indented code. So each fence
first becomes a placeholder, and then a board if the parser finds it in normal text.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import ETX, STX, AtomicString, code_escape

from realmino.docs.board import BoardBlock, BoardError, fault, fault_html, parse_options

__all__ = ["BoardFences", "RealminoExtension", "makeExtension"]

# MkDocs counts warnings from child loggers; without MkDocs they go to standard error.
_LOG: Final = logging.getLogger("mkdocs.realmino")

_ITEM: Final = r"(?:[-*+]|[0-9]+\.|\[\^[^\]]+\]:)[ ]{1,4}"
"""The start of a list item or a footnote."""

_OPENING: Final = re.compile(
    rf"(?P<lead>[ >]*)(?P<item>(?:{_ITEM})?)(?P<fence>`{{3,}}|~{{3,}})[ ]*(?P<rest>[^`]*)$"
)
_NAMED: Final = re.compile(r"realmino(?:[ ]+(?P<options>.*))?$")
_PLACE: Final = re.compile(f"{STX}realmino:([0-9]+){ETX}")
_IN_CODE: Final = re.compile(rf"(\n?)^(.*){_PLACE.pattern}$(\n?)", re.MULTILINE)
_RAW_TEXT: Final = re.compile("<(!--|pre|code|script|style|textarea)", re.IGNORECASE)
"""HTML that can't contain a board."""


class RealminoExtension(Extension):
    """The extension; its option ``site`` is the Realmino site that makes boards live."""

    def __init__(self, **options: Any) -> None:
        self.config = {"site": ["", "The address of a Realmino site; without it only pictures"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 – Markdown's name
        """Registers fences before Markdown's own extensions (25), boards after code blocks (80)."""
        fences = BoardFences(md, self.getConfig("site"))
        md.preprocessors.register(fences, "realmino", 27)
        md.parser.blockprocessors.register(_Boards(md, fences), "realmino", 75)
        md.treeprocessors.register(_Code(md, fences), "realmino", 40)  # before highlighting, 30
        md.postprocessors.register(_RawHtml(md, fences), "realmino", 35)  # before raw_html, 30


def makeExtension(**options: Any) -> RealminoExtension:  # noqa: N802 – Markdown's name
    """The extension, for configurations that name this module."""
    return RealminoExtension(**options)


@dataclass(frozen=True, slots=True)
class _Fence:
    """A fence in a document."""

    source: tuple[str, ...]
    """Its original lines."""
    options: str
    number: int
    """The index of its first line."""
    has_blank_before: bool
    """Whether a blank line was added before its placeholder."""
    has_blank_after: bool


class BoardFences(Preprocessor):
    """Replaces fences named ``realmino`` with placeholders and leaves other fences alone."""

    def __init__(self, md: Markdown, site: str) -> None:
        super().__init__(md)
        self._site = site
        self._fences: list[_Fence] = []
        self._length = 0

    def run(self, lines: list[str]) -> list[str]:
        """The document's lines, with a placeholder for each fence."""
        self._fences, self._length = [], len("\n".join(lines).rstrip().splitlines())
        output: list[str] = []
        number = 0
        while number < len(lines):
            opening = _OPENING.match(lines[number])
            end = self._closing_line(lines, number, opening) if opening else None
            if opening is None or end is None:
                output.append(lines[number])
                number += 1
                continue
            if board := _NAMED.match(opening["rest"].strip()):
                output += self._placeholder_lines(
                    lines, number, end, opening, board["options"] or ""
                )
            else:
                output += lines[number : end + 1]
            number = end + 1
        return output

    def html(self, place: re.Match[str]) -> str:
        """The HTML for a placeholder's board, or a sentence explaining its error."""
        fence = self._fences[int(place[1])]
        text = "\n".join(re.sub("^[ >]+", "", line) for line in fence.source[1:-1])
        try:
            return BoardBlock.parse(text, parse_options(fence.options)).html(self._site)
        except BoardError as error:
            where = self._location(fence.number)
            _LOG.warning("%s", fault(where, error))
            return fault_html(where, error)

    def code(self, text: str, escape: Callable[[str], str] = str) -> str:
        """Code with the original fences in place of the placeholders."""

        def written(place: re.Match[str]) -> str:
            before, start, number, after = place.groups()
            fence = self._fences[int(number)]
            lines = fence.source
            if not re.search(">|&gt;", start):
                lines = tuple(re.sub("^[ ]*(>[ ]?)+", "", line) for line in lines)
            out = _indent(lines[0]) - _indent(start)
            lines = tuple(line[max(0, min(out, _indent(line))) :] for line in lines)
            before = "" if fence.has_blank_before else before
            after = "" if fence.has_blank_after else after
            return before + escape("\n".join(lines)) + after

        return _IN_CODE.sub(written, text)

    def _placeholder_lines(
        self, lines: list[str], number: int, end: int, opening: re.Match[str], options: str
    ) -> list[str]:
        """A fence's placeholder, with blank lines around it."""
        lead, item = opening["lead"], opening["item"]
        quote = lead[: lead.rfind(">") + 1]
        if not item and not quote:
            lead = lead.ljust(self._item_indent(lines, number, len(lead)))
        before = [quote] if number and lines[number - 1].strip(" >") and not item else []
        after = [quote] if end + 1 < len(lines) and lines[end + 1].strip(" >") else []
        fence = _Fence(tuple(lines[number : end + 1]), options, number, bool(before), bool(after))
        self._fences.append(fence)
        return [*before, f"{lead}{item}{STX}realmino:{len(self._fences) - 1}{ETX}", *after]

    def _closing_line(self, lines: list[str], number: int, opening: re.Match[str]) -> int | None:
        """The index of the line that closes a fence; None if the surrounding block ends first."""
        fence, quotes = opening["fence"], opening["lead"].count(">")
        closing = re.compile(rf"[ >]*{re.escape(fence[0])}{{{len(fence)},}}[ ]*$")
        least = len(opening["lead"]) // self.md.tab_length * self.md.tab_length
        for end in range(number + 1, len(lines)):
            line = lines[end]
            lead = line[: len(line) - len(line.lstrip(" >"))]
            if lead.count(">") < quotes or (line.strip() and _indent(line) < least and not quotes):
                return None
            if closing.match(line):
                return end
        return None

    def _item_indent(self, lines: list[str], number: int, indent: int) -> int:
        """The indentation that Python-Markdown expects in a line's list item; 0 outside lists.

        Other Markdown parsers need only two or three spaces.
        """
        above = (
            line for line in reversed(lines[:number]) if line.strip() and _indent(line) < indent
        )
        item = re.match(rf"([ ]*){_ITEM}", next(above, ""))
        return (len(item[1]) // self.md.tab_length + 1) * self.md.tab_length if item else 0

    def _location(self, number: int) -> str:
        """A line's location: its number and, in MkDocs, its file."""
        # This MkDocs processor knows the file. MkDocs has removed the front matter.
        try:
            file: Any = self.md.treeprocessors["relpath"].file  # type: ignore[attr-defined]
            name, source = str(file.src_uri), str(file.content_string).rstrip().splitlines()
        except (KeyError, AttributeError):
            return f"line {number + 1}"
        head = max(0, len(source) - self._length)
        return f"{name}, line {number + head + 1}"


class _Boards(BlockProcessor):
    """Replaces a placeholder in a block of its own with the board."""

    def __init__(self, md: Markdown, fences: BoardFences) -> None:
        super().__init__(md.parser)
        self._md, self._fences = md, fences

    def test(self, parent: Element, block: str) -> bool:
        """Whether the block is a placeholder."""
        return bool(_PLACE.fullmatch(block.strip()))

    def run(self, parent: Element, blocks: list[str]) -> None:
        """Adds the element and stashes its content, so that no other processor changes it."""
        place = _PLACE.fullmatch(blocks.pop(0).strip())
        assert place
        made = re.fullmatch(
            r'<(\w+) class="([\w-]+)">(.*)</\1>', self._fences.html(place), re.DOTALL
        )
        assert made
        name, kind, content = made.groups()
        element = SubElement(parent, name, {"class": kind})
        element.text = AtomicString(self._md.htmlStash.store(content))


class _Code(Treeprocessor):
    """Restores fences inside code."""

    def __init__(self, md: Markdown, fences: BoardFences) -> None:
        super().__init__(md)
        self._fences = fences

    def run(self, root: Element) -> None:
        """Restores the fences in all code."""
        for code in root.iter("code"):
            if code.text and _PLACE.search(code.text):
                code.text = AtomicString(self._fences.code(code.text, code_escape))


class _RawHtml(Postprocessor):
    """Replaces placeholders within the document's HTML with boards."""

    def __init__(self, md: Markdown, fences: BoardFences) -> None:
        super().__init__(md)
        self._fences = fences

    def run(self, text: str) -> str:
        """Replaces the placeholders in the stashed HTML and in the text."""
        stash = self.md.htmlStash.rawHtmlBlocks
        for number, html in enumerate(stash):
            if isinstance(html, str) and _PLACE.search(html):
                is_raw = _RAW_TEXT.match(html)
                stash[number] = self._fences.code(html) if is_raw else self._with_boards(html)
        return self._with_boards(text)

    def _with_boards(self, text: str) -> str:
        return _PLACE.sub(self._fences.html, text)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
