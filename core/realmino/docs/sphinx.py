"""A Sphinx directive: ``.. realmino::``, with a record or a position as its content.

Needs ``extensions = ["realmino.docs.sphinx"]`` in ``conf.py`` and the extra `realmino[sphinx]`. Its
options are `realmino.docs.board.OPTIONS`. ``realmino_site`` in ``conf.py`` is the address of a
Realmino site, which makes the boards live. Formats other than HTML show the alternative text.
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

__all__ = ["BoardNode", "BoardWords", "RealminoDirective", "setup"]

_LOG = logging.getLogger(__name__)


class BoardNode(nodes.General, nodes.Element):
    """A board; its children are the text that replaces it in formats other than HTML."""


class BoardWords(SphinxPostTransform):
    """Replaces every board with its text, except in HTML builders."""

    default_priority = 400

    def run(self, **_: Any) -> None:
        """Called by Sphinx for each document."""
        if self.app.builder.format != "html":
            for board in [*self.document.findall(BoardNode)]:
                board.replace_self(board.children)


class RealminoDirective(SphinxDirective):
    """The directive ``.. realmino::``."""

    has_content = True
    option_spec: ClassVar = dict.fromkeys(OPTIONS, directives.unchanged)

    def run(self) -> list[nodes.Node]:
        """The board, or a paragraph with its error."""
        text = "\n".join(self.content)
        try:
            board = BoardBlock.parse(text, self.options)
        except BoardError as error:
            source, line = self.get_source_info()
            place = Path(source)
            if place.is_relative_to(self.env.srcdir):
                place = place.relative_to(self.env.srcdir)
            problem = fault(f"{place.as_posix()}, line {line}", error)
            _LOG.warning("%s", problem)
            return [nodes.paragraph("", problem, classes=["realmino-error"])]
        words = alt_text(board.position)
        words = f"{board.title}: {words}" if board.title else words
        return [BoardNode("", nodes.paragraph("", words), text=text, options={**self.options})]


def setup(app: Sphinx) -> dict[str, Any]:
    """Registers the directive; called by Sphinx."""
    app.add_config_value("realmino_site", "", "html", str)
    app.add_node(BoardNode, html=(_write, None))
    app.add_post_transform(BoardWords)
    app.add_directive("realmino", RealminoDirective)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def _write(writer: Any, node: BoardNode) -> None:
    """Writes a board; an EPUB can't run scripts, so it gets only the picture."""
    site = "" if writer.builder.name == "epub" else writer.config.realmino_site
    writer.body.append(BoardBlock.parse(node["text"], node["options"]).html(site) + "\n")
    raise nodes.SkipNode
