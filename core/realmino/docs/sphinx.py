"""A directive for Sphinx: ``.. realmino::`` with a record or a position as its content.

``extensions = ["realmino.docs.sphinx"]`` in ``conf.py``; it needs the extra `realmino[sphinx]`. The
options are `realmino.docs.board.OPTIONS`, and ``realmino_site`` in ``conf.py`` is the address of a
Realmino site, which makes the boards live. What is no HTML gets the alternative text.
"""

from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from realmino import __version__
from realmino.diagram import alt_text
from realmino.docs.board import OPTIONS, BoardBlock, BoardError, fault

_LOG = logging.getLogger(__name__)
_PAPER = ("latex", "man", "texinfo", "text")
"""The writers that have no board."""


class BoardNode(nodes.General, nodes.Element):
    """A board, with what stands in its place on paper as its children."""


class RealminoDirective(SphinxDirective):
    """``.. realmino::``."""

    has_content = True
    option_spec: ClassVar = dict.fromkeys(OPTIONS, directives.unchanged)

    def run(self) -> list[nodes.Node]:
        """The board, or a paragraph that says why there is none."""
        text = "\n".join(self.content)
        try:
            board = BoardBlock.parse(text, self.options)
        except BoardError as error:
            source, line = self.get_source_info()
            place = Path(source)
            if place.is_relative_to(self.env.srcdir):
                place = place.relative_to(self.env.srcdir)
            told = fault(f"{place.as_posix()}, line {line}", error)
            _LOG.warning("%s", told)
            return [nodes.paragraph("", told, classes=["realmino-error"])]
        words = alt_text(board.position)
        told = f"{board.title}: {words}" if board.title else words
        return [BoardNode("", nodes.paragraph("", told), text=text, options={**self.options})]


def setup(app: Sphinx) -> dict[str, Any]:
    """Hangs in the directive; Sphinx calls this."""
    app.add_config_value("realmino_site", "", "html", str)
    paper: Any = dict.fromkeys(_PAPER, (_enter, _leave))
    app.add_node(BoardNode, html=(_write, _leave), **paper)
    app.add_directive("realmino", RealminoDirective)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def _write(writer: Any, node: BoardNode) -> None:
    """The board in a page; in a book for reading devices, which runs no script, its picture."""
    site = "" if writer.builder.name == "epub" else writer.config.realmino_site
    writer.body.append(BoardBlock.parse(node["text"], node["options"]).html(site) + "\n")
    raise nodes.SkipNode


def _enter(writer: Any, node: BoardNode) -> None:
    """On paper the children tell the board."""


def _leave(writer: Any, node: BoardNode) -> None:
    """Nothing is left open."""
