"""A fence for Python-Markdown, and so for MkDocs and its successors: ```` ```realmino ````.

The extension is named ``realmino``; it needs the extra `realmino[markdown]`. Inside the fence
stands a record or a position, behind its name the options (`realmino.docs.board.OPTIONS`).
"""

import logging
import re
from typing import Any, Final

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from realmino.docs.board import BoardBlock, BoardError, fault, fault_html, parse_options

# MkDocs counts the warnings of loggers below its own; without MkDocs they go to standard error.
_LOG: Final = logging.getLogger("mkdocs.realmino")

_OPENING: Final = re.compile(r"(?P<indent>[ \t]*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<rest>[^`]*)$")
_NAMED: Final = re.compile(r"realmino(?:[ \t]+(?P<options>.*))?$")


class RealminoExtension(Extension):
    """The extension; ``site`` is the address of a Realmino site, which makes the boards live."""

    def __init__(self, **options: Any) -> None:
        self.config = {"site": ["", "The address of a Realmino site; without it only pictures"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 – Markdown's name
        """Hangs in the fences, before those of Markdown's own extensions, which have 25."""
        fences = BoardFences(md, self.getConfig("site"))
        md.preprocessors.register(fences, "realmino", 27)


def makeExtension(**options: Any) -> RealminoExtension:  # noqa: N802 – Markdown's name
    """The extension, for those who name it by its module."""
    return RealminoExtension(**options)


class BoardFences(Preprocessor):
    """Puts boards in the place of fences that are named ``realmino``; other fences stay."""

    def __init__(self, md: Markdown, site: str) -> None:
        super().__init__(md)
        self._site = site

    def run(self, lines: list[str]) -> list[str]:
        """The lines of a document, with a placeholder for each board."""
        made: list[str] = []
        number = 0
        while number < len(lines):
            opening = _OPENING.match(lines[number])
            end = _closing(lines, number, opening["fence"]) if opening else None
            if opening is None or end is None:
                made.append(lines[number])
                number += 1
                continue
            if named := _NAMED.match(opening["rest"].strip()):
                inside = [line.strip() for line in lines[number + 1 : end]]
                board = self._board("\n".join(inside), named["options"] or "", number, lines)
                placeholder = self.md.htmlStash.store(board)
                made += ["", f"{opening['indent']}{placeholder}", ""]
            else:
                made += lines[number : end + 1]
            number = end + 1
        return made

    def _board(self, text: str, options: str, number: int, lines: list[str]) -> str:
        """The HTML of a fence, or of the sentence about what is wrong with it."""
        try:
            return BoardBlock.parse(text, parse_options(options)).html(self._site)
        except BoardError as error:
            place = self._place(number, lines)
            _LOG.warning("%s", fault(place, error))
            return fault_html(place, error)

    def _place(self, number: int, lines: list[str]) -> str:
        """Where a line is: its number, and in MkDocs its file too."""
        # MkDocs tells the file to this processor of its own, and takes the page's head away.
        try:
            file: Any = self.md.treeprocessors["relpath"].file  # type: ignore[attr-defined]
            name, source = str(file.src_uri), str(file.content_string).rstrip().splitlines()
        except (KeyError, AttributeError):
            return f"line {number + 1}"
        head = max(0, len(source) - len("\n".join(lines).rstrip().splitlines()))
        return f"{name}, line {number + head + 1}"


def _closing(lines: list[str], opening: int, fence: str) -> int | None:
    """The number of the line that closes a fence; None where it stays open."""
    closing = re.compile(rf"[ \t]*{re.escape(fence[0])}{{{len(fence)},}}[ \t]*$")
    later = (number for number in range(opening + 1, len(lines)) if closing.match(lines[number]))
    return next(later, None)
