"""A fence for Python-Markdown, and so for MkDocs and its successors: ```` ```realmino ````.

The extension is named ``realmino``; it needs the extra `realmino[markdown]`. Inside the fence
stands a record or a position, behind its name the options (`realmino.docs.board.OPTIONS`).

Only Markdown's own parser knows whether a fence is in a list or in indented code. So a
placeholder takes its place first, and becomes a board where the parser finds it in running text.
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

# MkDocs counts the warnings of loggers below its own; without MkDocs they go to standard error.
_LOG: Final = logging.getLogger("mkdocs.realmino")

_ITEM: Final = r"(?:[-*+]|[0-9]+\.|\[\^[^\]]+\]:)[ ]{1,4}"
"""What a list item or a footnote begins with."""

_OPENING: Final = re.compile(
    rf"(?P<lead>[ >]*)(?P<item>(?:{_ITEM})?)(?P<fence>`{{3,}}|~{{3,}})[ ]*(?P<rest>[^`]*)$"
)
_NAMED: Final = re.compile(r"realmino(?:[ ]+(?P<options>.*))?$")
_PLACE: Final = re.compile(f"{STX}realmino:([0-9]+){ETX}")
_IN_CODE: Final = re.compile(rf"(\n?)^(.*){_PLACE.pattern}$(\n?)", re.MULTILINE)
_RAW_TEXT: Final = re.compile("<(!--|pre|code|script|style|textarea)", re.IGNORECASE)
"""HTML that cannot contain a board."""


class RealminoExtension(Extension):
    """The extension; ``site`` is the address of a Realmino site, which makes the boards live."""

    def __init__(self, **options: Any) -> None:
        self.config = {"site": ["", "The address of a Realmino site; without it only pictures"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 – Markdown's name
        """Takes fences before Markdown's own extensions (25), boards after indented code (80)."""
        fences = BoardFences(md, self.getConfig("site"))
        md.preprocessors.register(fences, "realmino", 27)
        md.parser.blockprocessors.register(_Boards(md, fences), "realmino", 75)
        md.treeprocessors.register(_Code(md, fences), "realmino", 40)  # before highlighting, 30
        md.postprocessors.register(_RawHtml(md, fences), "realmino", 35)  # before raw_html, 30


def makeExtension(**options: Any) -> RealminoExtension:  # noqa: N802 – Markdown's name
    """The extension, for those who name it by its module."""
    return RealminoExtension(**options)


@dataclass(frozen=True, slots=True)
class _Fence:
    """A fence: its lines as they were written, and whether blank lines were added around it."""

    source: tuple[str, ...]
    options: str
    number: int
    is_parted_before: bool
    is_parted_after: bool


class BoardFences(Preprocessor):
    """Replaces fences named ``realmino`` with placeholders; other fences stay."""

    def __init__(self, md: Markdown, site: str) -> None:
        super().__init__(md)
        self._site = site
        self._fences: list[_Fence] = []
        self._length = 0

    def run(self, lines: list[str]) -> list[str]:
        """The lines of a document, with a placeholder for each fence."""
        self._fences, self._length = [], len("\n".join(lines).rstrip().splitlines())
        made: list[str] = []
        number = 0
        while number < len(lines):
            opening = _OPENING.match(lines[number])
            end = self._closing(lines, number, opening) if opening else None
            if opening is None or end is None:
                made.append(lines[number])
                number += 1
                continue
            if named := _NAMED.match(opening["rest"].strip()):
                made += self._placed(lines, number, end, opening, named["options"] or "")
            else:
                made += lines[number : end + 1]
            number = end + 1
        return made

    def html(self, place: re.Match[str]) -> str:
        """The HTML of a placeholder's board, or of the sentence about what is wrong with it."""
        fence = self._fences[int(place[1])]
        text = "\n".join(re.sub("^[ >]+", "", line) for line in fence.source[1:-1])
        try:
            return BoardBlock.parse(text, parse_options(fence.options)).html(self._site)
        except BoardError as error:
            where = self._where(fence.number)
            _LOG.warning("%s", fault(where, error))
            return fault_html(where, error)

    def code(self, text: str, escape: Callable[[str], str] = str) -> str:
        """A text of code in which the fences, as they were written, replace the placeholders."""

        def written(place: re.Match[str]) -> str:
            before, start, number, after = place.groups()
            fence = self._fences[int(number)]
            lines = fence.source
            if not re.search(">|&gt;", start):
                lines = tuple(re.sub("^[ ]*(>[ ]?)+", "", line) for line in lines)
            out = _indent(lines[0]) - _indent(start)
            lines = tuple(line[max(0, min(out, _indent(line))) :] for line in lines)
            before = "" if fence.is_parted_before else before
            after = "" if fence.is_parted_after else after
            return before + escape("\n".join(lines)) + after

        return _IN_CODE.sub(written, text)

    def _placed(
        self, lines: list[str], number: int, end: int, opening: re.Match[str], options: str
    ) -> list[str]:
        """The placeholder of a fence, apart from the text around it."""
        lead, item = opening["lead"], opening["item"]
        quote = lead[: lead.rfind(">") + 1]
        if not item and not quote:
            lead = lead.ljust(self._content_of_item(lines, number, len(lead)))
        before = [quote] if number and lines[number - 1].strip(" >") and not item else []
        after = [quote] if end + 1 < len(lines) and lines[end + 1].strip(" >") else []
        fence = _Fence(tuple(lines[number : end + 1]), options, number, bool(before), bool(after))
        self._fences.append(fence)
        return [*before, f"{lead}{item}{STX}realmino:{len(self._fences) - 1}{ETX}", *after]

    def _closing(self, lines: list[str], number: int, opening: re.Match[str]) -> int | None:
        """The number of the line that closes a fence; None if the text around it ends first."""
        fence, quotes = opening["fence"], opening["lead"].count(">")
        closing = re.compile(rf"[ >]*{re.escape(fence[0])}{{{len(fence)},}}[ ]*$")
        least = len(opening["lead"]) // self.md.tab_length * self.md.tab_length
        for later in range(number + 1, len(lines)):
            line = lines[later]
            lead = line[: len(line) - len(line.lstrip(" >"))]
            if lead.count(">") < quotes or (line.strip() and _indent(line) < least and not quotes):
                return None
            if closing.match(line):
                return later
        return None

    def _content_of_item(self, lines: list[str], number: int, indent: int) -> int:
        """The indent that Markdown wants in a line's list item; 0 if the line is in none.

        Other Markdowns want two or three spaces.
        """
        above = (
            line for line in reversed(lines[:number]) if line.strip() and _indent(line) < indent
        )
        item = re.match(rf"([ ]*){_ITEM}", next(above, ""))
        return (len(item[1]) // self.md.tab_length + 1) * self.md.tab_length if item else 0

    def _where(self, number: int) -> str:
        """Where a line is: its number, and in MkDocs its file too."""
        # MkDocs tells the file to this processor of its own, and takes the page's head away.
        try:
            file: Any = self.md.treeprocessors["relpath"].file  # type: ignore[attr-defined]
            name, source = str(file.src_uri), str(file.content_string).rstrip().splitlines()
        except (KeyError, AttributeError):
            return f"line {number + 1}"
        head = max(0, len(source) - self._length)
        return f"{name}, line {number + head + 1}"


class _Boards(BlockProcessor):
    """Makes a board of a placeholder that stands alone."""

    def __init__(self, md: Markdown, fences: BoardFences) -> None:
        super().__init__(md.parser)
        self._md, self._fences = md, fences

    def test(self, parent: Element, block: str) -> bool:
        """Whether there is nothing but a placeholder."""
        return bool(_PLACE.fullmatch(block.strip()))

    def run(self, parent: Element, blocks: list[str]) -> None:
        """Adds the element; nothing else that changes the tree can reach its content."""
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
    """Puts the fences back into code."""

    def __init__(self, md: Markdown, fences: BoardFences) -> None:
        super().__init__(md)
        self._fences = fences

    def run(self, root: Element) -> None:
        """Looks through all code."""
        for code in root.iter("code"):
            if code.text and _PLACE.search(code.text):
                code.text = AtomicString(self._fences.code(code.text, code_escape))


class _RawHtml(Postprocessor):
    """Makes boards of placeholders within HTML that the document itself brings."""

    def __init__(self, md: Markdown, fences: BoardFences) -> None:
        super().__init__(md)
        self._fences = fences

    def run(self, text: str) -> str:
        """Changes the HTML that Markdown has put aside, and what is left in the text."""
        stash = self.md.htmlStash.rawHtmlBlocks
        for number, html in enumerate(stash):
            if isinstance(html, str) and _PLACE.search(html):
                is_raw = _RAW_TEXT.match(html)
                stash[number] = self._fences.code(html) if is_raw else self._made(html)
        return self._made(text)

    def _made(self, text: str) -> str:
        return _PLACE.sub(self._fences.html, text)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
