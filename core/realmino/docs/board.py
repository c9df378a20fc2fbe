"""A record or position in a document: its picture, and the live board that replaces it."""

import re
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any, Final, get_args
from urllib.parse import quote

from realmino.cli.shown import WrongMoment, read_shown
from realmino.drawing.diagram import Theme, alt_text, diagram
from realmino.game.dynasty import Dynasty
from realmino.game.partial_state import MODES, PARTIAL, NoTurn, partial_state, tried_state
from realmino.notation.positions import PartialPosition
from realmino.notation.validation import IllegalPosition
from realmino.pieces.parsing import NotationError, shorten

__all__ = ["LOADS", "OPTIONS", "BoardBlock", "BoardError", "fault", "fault_html", "parse_options"]

LOADS: Final = ("tap", "visible")
"""When to replace a picture with a live board."""

_SCRIPT: Final = "realmino-board.js"
"""The script on the site that makes boards live."""

_SAFE: Final = " !$'()*+,-./:;=?@_~"
"""Characters that needn't be escaped in a picture's address or an attribute."""


class BoardError(ValueError):
    """The text or an option is invalid; the message is one sentence without a full stop."""


@dataclass(frozen=True, slots=True)
class BoardBlock:
    """A board in a document."""

    position: PartialPosition
    """The position in the picture."""
    game: Dynasty | None
    """The games in a record; None for a position."""
    at: int
    """The number of moves played."""
    title: str
    theme: Theme
    attributes: Mapping[str, str]
    """Attributes for `<realmino-board>`; empty if no live board can show the position."""

    @staticmethod
    def parse(text: str, options: Mapping[str, str] | None = None) -> "BoardBlock":
        """The board for a text and its options; raises `BoardError` if they're invalid.

        >>> board = BoardBlock.parse("K4 Oadcb L3-14-34-41 E34", {"at": "2", "mode": "replay"})
        >>> dict(board.attributes)
        {'record': 'K4 Oadcb L3-14-34-41 E34', 'at': '2', 'mode': 'replay'}
        >>> BoardBlock.parse("N3-14d a:w1w1/C-").attributes
        {}
        """
        values = dict(options or {})
        for name, value in values.items():
            if name not in OPTIONS:
                names = ", ".join(OPTIONS)
                raise BoardError(f"unknown option {shorten(name)}; the options are {names}")
            if not OPTIONS[name].fits(value):
                raise BoardError(f"{name} is {OPTIONS[name].expected}, not {shorten(value)!r}")
        try:
            return _parse(text, values)
        except (NotationError, IllegalPosition, NoTurn) as error:
            raise BoardError(str(error)) from None

    def html(self, site: str = "") -> str:
        """The board as HTML that is also XHTML: its picture and, around it, the live board.

        ``site`` is the address of a Realmino site, which provides the script for the live board and
        the table that the picture links to. Without it, there's only the picture.
        """
        words = alt_text(self.position)
        picture = diagram(self.position, self.title, self.theme)
        size = re.search(r'width="\d+" height="\d+"', picture)
        assert size
        html = (
            f'<img src="data:image/svg+xml,{quote(picture.rstrip(), safe=_SAFE)}" {size[0]} '
            f'alt="{escape(f"{self.title}: {words}" if self.title else words)}" />'
        )
        if site and self.attributes:
            home = site if site.endswith("/") else f"{site}/"
            attributes = "".join(f' {name}="{escape(to)}"' for name, to in self.attributes.items())
            html = (
                f"<realmino-board{attributes}>{self._linked_picture(html, home)}</realmino-board>"
            )
            # Not a module, because the site would have to send a CORS header for it.
            html = f'<script async="" src="{escape(home)}{_SCRIPT}"></script>\n{html}'
        return f'<div class="realmino">\n{html}\n</div>'

    def _linked_picture(self, picture: str, home: str) -> str:
        """The picture, linked to the table if it shows a game that starts from the set-up."""
        record = self.attributes.get("record", "[")
        if "[" in record:
            return picture
        address = f"{home}#g={record.replace(' ', '_')}&at={self.at}"
        return f'<a href="{escape(address)}">{picture}</a>'


def parse_options(line: str) -> dict[str, str]:
    """The options in a line; raises `BoardError` if it's malformed.

    >>> parse_options('at=30 title="The last lake"')
    {'at': '30', 'title': 'The last lake'}
    """
    try:
        words = shlex.split(line)
    except ValueError:
        raise BoardError("a quotation mark in the options is not closed") from None
    options: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BoardError(f"an option is written name=value, not {shorten(word)!r}")
        if name in options:
            raise BoardError(f"the option {shorten(name)} is given twice")
        options[name] = value
    return options


def fault_html(where: str, error: BoardError) -> str:
    """The HTML that replaces an invalid board."""
    return f'<p class="realmino-error">{escape(fault(where, error))}</p>'


def fault(where: str, error: BoardError) -> str:
    """A sentence explaining what's wrong with a board."""
    return f"{where}: invalid Realmino board: {error}."


@dataclass(frozen=True, slots=True)
class _Option:
    """A board option."""

    fits: Callable[[str], Any]
    """Whether a value is valid."""
    expected: str
    """A description of the valid values."""


def _choice_option(values: tuple[str, ...]) -> _Option:
    return _Option(values.__contains__, f"one of {', '.join(values)}")


_NO_XML: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
"""Characters that aren't allowed in XML."""


def _is_text(value: str) -> bool:
    return bool(value.strip()) and not _NO_XML.search(value)


_ANY: Final = _Option(_is_text, "some text")

OPTIONS: Final = {
    "at": _Option(re.compile("[0-9]{1,6}").fullmatch, "a number of moves"),
    "mode": _choice_option(MODES),
    "theme": _choice_option(get_args(Theme)),
    "lang": _Option(re.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*").fullmatch, "a language"),
    "load": _choice_option(LOADS),
    "label": _ANY,
    "title": _ANY,
}
"""Board options, in the order of the element's attributes."""


def _parse(text: str, options: Mapping[str, str]) -> BoardBlock:
    """The board; each option is already known to be valid."""
    try:
        position, game, at = read_shown(text, int(options["at"]) if "at" in options else None)
    except WrongMoment as error:
        raise BoardError(str(error)) from None
    if game and options.get("mode") == "try":
        raise BoardError("the mode try needs a position, not a record")
    if game:
        named = {"record": " ".join(map(str, game.games)), "at": str(at)}
    else:
        named = _position_attributes(position, options)
    if not alt_text(position):
        raise BoardError("a picture needs a line or a kingdom")
    for name in OPTIONS:
        if name in options and name not in ("at", "title"):
            named[name] = options[name]
    theme: Any = options.get("theme", "auto")
    attributes = named if "record" in named or "position" in named else {}
    return BoardBlock(position, game, at, options.get("title", ""), theme, attributes)


def _position_attributes(position: PartialPosition, options: Mapping[str, str]) -> dict[str, str]:
    """Attributes for a position that a live board can show; empty for any other."""
    problems, mode = position.problems(), options.get("mode")
    if mode == "try":
        tried_state(position)
    elif mode in PARTIAL:
        partial_state(position)
    elif problems and mode:
        raise BoardError(f"the mode {mode} needs a valid position: {problems[0]}")
    return {} if problems and mode not in PARTIAL else {"position": str(position)}
