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
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from realmino import __version__
from realmino.docs.board import OPTIONS, BoardBlock, BoardError, fault
from realmino.drawing.diagram import alt_text

_LOG = logging.getLogger(__name__)


class BoardNode(nodes.General, nodes.Element):
    """A board; its children are the words that replace it outside HTML."""


class BoardWords(SphinxPostTransform):
    """Replaces every board with its words, except in HTML, so that any builder can write them."""

    default_priority = 400

    def run(self, **_: Any) -> None:
        """Called by Sphinx for each document."""
        if self.app.builder.format != "html":
            for board in [*self.document.findall(BoardNode)]:
                board.replace_self(board.children)


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
    app.add_node(BoardNode, html=(_write, None))
    app.add_post_transform(BoardWords)
    app.add_directive("realmino", RealminoDirective)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def _write(writer: Any, node: BoardNode) -> None:
    """The board in a page; in a book for reading devices, which runs no script, its picture."""
    site = "" if writer.builder.name == "epub" else writer.config.realmino_site
    writer.body.append(BoardBlock.parse(node["text"], node["options"]).html(site) + "\n")
    raise nodes.SkipNode
