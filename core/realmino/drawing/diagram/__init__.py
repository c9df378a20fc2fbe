"""Positions as stand-alone SVG pictures, for paper and screens, light or dark."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal, NamedTuple, Protocol
from zlib import crc32

from realmino.drawing.diagram import pieces
from realmino.drawing.diagram.pieces import SQUARE, THEME_PAINTS
from realmino.drawing.diagram.trials import Tried, outline, ranges, trial_shapes, tried_words
from realmino.drawing.diagram.words import (
    DiagramPlayer,
    DiagramPlayers,
    board_words,
    domino_words,
    kingdom_words,
    position_tiles,
    printable,
    purse_words,
)
from realmino.drawing.shapes import Group, Path, Scene, Shape, rect
from realmino.drawing.svg import ROOT_ATTRIBUTES, Writer
from realmino.notation.positions import PartialPosition
from realmino.pieces.dominoes import DOMINOES, Dominoes, Half
from realmino.pieces.grid import CASTLE, COLUMNS, STRIDE
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.numbers import SPOTS
from realmino.text.language import language, say
from realmino.text.messages import Name, building

__all__ = ["DiagramPlayer", "Theme", "Tried", "alt_text", "diagram", "dominoes_diagram"]

Theme = Literal["auto", "light", "dark"]


class HasPosition(Protocol):
    """Something with a position, such as a `realmino.State`."""

    def partial(self) -> PartialPosition:
        """Its position."""
        ...


class HasState(Protocol):
    """Something with a state, such as a `realmino.Game`."""

    @property
    def state(self) -> HasPosition:
        """Its position after the moves so far."""
        ...


Drawable = PartialPosition | Kingdom | HasPosition | HasState
"""What `diagram` can draw."""

_PIXELS_PER_UNIT = 0.44
"""Pixels per unit in the picture's size."""

_BORDER, _GAP, _HEAD, _MARGIN = 44, 70, 76, 40
_LINE_STEP, _KING = SQUARE + 26, 116

_SMALL_MARGIN, _SMALL_NUMBER = 16, 76
"""The margin of a small picture, and the font size of its dominoes' numbers."""

_SPOT, _KIND, _NUMBER = 86, 290, 30
"""The left edge of the tiles of the builders' board, and the width of their names and numbers."""


class _Block(NamedTuple):
    """A part of the picture: its size in units, and its shapes, drawn from (0, 0)."""

    width: float
    height: float
    shapes: Scene


def diagram(
    shown: Drawable,
    title: str = "",
    theme: Theme = "auto",
    tried: Tried | None = None,
    players: Sequence[DiagramPlayer] = (),
    words: bool = True,
    small: bool = False,
) -> str:
    """The SVG for a position: its lines with their kings, the builders' board and the kingdoms.

    ``shown`` is a position, a kingdom, or a game at its current move.
    ``title`` is also drawn above the picture. ``theme`` "auto" follows the viewer. ``tried`` is a
    move to outline in the picture, in green with a tick if it is legal, else in red with a cross.
    ``players`` are in seat order; without them, the seats have their usual colours.
    ``words=False`` draws icons instead of words, for readers of any language, and leaves the
    description to the page (`alt_text`). ``small`` is for pictures only 100 pixels wide: it has no
    letters, names of squares or numbers of buildings, and large numbers beside dominoes.
    Raises `ValueError` for a position with neither a line nor a kingdom.
    """
    position = _as_position(shown)
    who = DiagramPlayers(position, players)
    top = 0 if small and not position.next else _HEAD
    lines = [
        _line(heading, line, who, tried, words, small, top) for heading, line in _lines(position)
    ]
    lines += [_board(position, tried, words)] if position.board else []
    is_alone = len(position.kingdoms) == 1 and not lines
    kingdoms = [
        _kingdom(
            position,
            land,
            seat,
            who,
            is_named=not is_alone and not small,
            tried=tried,
            words=words,
            small=small,
        )
        for seat, land in sorted(position.kingdoms.items())
    ]
    if not lines and not kingdoms:
        raise ValueError("a picture needs a line or a kingdom")
    table = _row([*lines, _stack(kingdoms)] if kingdoms else lines)
    if not words:
        margin = _SMALL_MARGIN if small else _MARGIN
        return _document(table, "", title, "", "", theme, margin)
    game = Name(f"game-{position.rules.game if position.rules else 'K'}")
    described = alt_text(position, players, tried)
    return _document(table, described, title, say("picture", game=game), f"{position}", theme)


def alt_text(
    shown: Drawable,
    players: Sequence[DiagramPlayer] = (),
    tried: Tried | None = None,
) -> str:
    """Describes the picture of a position, kingdom or game; empty if there is nothing to show.

    It's the description inside the SVG, and alternative text for other formats.

    >>> alt_text(PartialPosition.parse("a:w1w1/C-"))
    'Kingdom A (pink), castle on g7: wheat with 2 crowns on g8 h8.'
    """
    position = _as_position(shown)
    sentences = [*_description(position, DiagramPlayers(position, players))]
    sentences += [tried_words(tried, position)] if tried else []
    return say("sentences", sentences=sentences) if sentences else ""


def dominoes_diagram(ids: Sequence[int]) -> str:
    """The SVG for dominoes side by side, without numbers."""
    row = _row([_Block(2 * SQUARE, SQUARE, _domino(id, 0, 0)) for id in ids])
    described = say("sentences", sentences=[domino_words(id, None) for id in ids])
    return _document(row, described, "", described, "", "auto")


def _as_position(shown: Drawable) -> PartialPosition:
    if isinstance(shown, PartialPosition):
        return shown
    if isinstance(shown, Kingdom):
        return PartialPosition(kingdoms={0: shown})
    state = getattr(shown, "state", shown)
    if not isinstance(shown, type) and hasattr(state, "partial"):
        position: PartialPosition = state.partial()
        return position
    kind = type(shown).__name__
    raise TypeError(f"a picture shows a State, Kingdom or Game, such as game.state, not {kind}")


def _lines(position: PartialPosition) -> list[tuple[str, Dominoes]]:
    """A position's lines, with the keys of their headings."""
    lines = (("picture-line", position.line), ("picture-next", position.next))
    return [(heading, line) for heading, line in lines if line]


# Blocks


def _kingdom(
    position: PartialPosition,
    land: Kingdom,
    seat: int,
    players: DiagramPlayers,
    is_named: bool,
    tried: Tried | None,
    words: bool,
    small: bool,
) -> _Block:
    """A kingdom with its purse below, and column and row names on its border unless ``small``."""
    border = 0 if small else _BORDER
    columns, rows = ranges(land, seat, tried)
    width: float = border + SQUARE * len(columns)
    top = _HEAD if is_named else 0
    bottom = top + SQUARE * len(rows)
    shapes: list[Shape] = []
    if is_named:
        name = players.heading(seat) if words else players.letters(seat)
        shapes += [*pieces.emblem_at(players.colours(seat), border, 6)]
        shapes.append(pieces.text(border + 62, 46, name, 36, anchor="start"))
        width = max(width, border + 62 + _text_width(name, 36))
    if position.queen == seat:
        shapes += pieces.queen_at(width, top + SQUARE * (len(rows) - 1) + 36)
        width += 64
    for down, row in enumerate(rows):
        y = top + SQUARE * down
        if not small:
            shapes.append(pieces.text(border - 22, y + 61, str(row + 1), 30, kind="soft"))
        for along, column in enumerate(columns):
            place = STRIDE * column + row
            x: float = border + SQUARE * along
            if place == CASTLE:
                shapes += pieces.castle(seat, players.colours(seat), x, y, small)
                shapes += pieces.edge(x, y)
            else:
                shapes += _square(land, place, x, y)
            shapes += _square_contents(position, land, place, x, y, small)
    if tried and tried.kingdom == seat:
        shapes += trial_shapes(tried, columns, rows, border, top)
    for along, column in enumerate(() if small else columns):
        x = border + SQUARE * (along + 0.5)
        shapes.append(pieces.text(x, bottom + 36, COLUMNS[column], 30, kind="soft"))
    height: float = bottom + border
    if seat in position.purses:
        owned = purse_words(position, seat)
        if words:
            shapes.append(pieces.text(border, height + 40, owned, 28, anchor="start"))
        else:
            shapes += pieces.purse(position.purses[seat], border, height + 4)
        wide = _text_width(owned, 28) if words else pieces.PURSE_WIDTH
        width, height = max(width, border + wide), height + 56
    if tried and tried.kingdom == seat and tried.discarded:
        shapes += _domino(tried.discarded, width + _GAP / 2, top)
        shapes += outline(tried, width + _GAP / 2, top, 2 * SQUARE, SQUARE)
        width += _GAP / 2 + 2 * SQUARE
    return _Block(width, height, tuple(shapes))


def _square_contents(
    position: PartialPosition, land: Kingdom, place: int, x: float, y: float, small: bool
) -> Scene:
    """The building and the knight on a square."""
    tile = land.building_at(place)
    house = pieces.building(position_tiles(position)[tile - 1], x, y, small) if tile else ()
    return house + (pieces.knight_at(x, y) if land.knights >> place & 1 else ())


def _board(position: PartialPosition, tried: Tried | None, words: bool) -> _Block:
    """The builders' board from top to bottom: price, tile and name, or the Dragon."""
    heading = say("picture-board") if words else ""
    shapes: list[Shape] = [pieces.text(_SPOT, 46, heading, 36, anchor="start")] if words else []
    right = _SPOT + SQUARE + 18
    for spot, tile in enumerate(position.board or ()):
        y = _HEAD + _LINE_STEP * spot
        shapes.append(pieces.text(40, y + 63, str(spot), 36, anchor="end"))
        shapes += pieces.price(46, y + 36)
        if tile:
            house = position_tiles(position)[tile - 1]
            shapes += pieces.tile(house, _SPOT, y)
            shapes.append(pieces.text(right, y + 42, str(tile), 26, kind="soft", anchor="start"))
            if words:
                named = say("building", building=building(house))
                kind = pieces.text(right, y + 76, named, 30, anchor="start")
                shapes.append(kind._replace(max_width=_KIND))
        else:
            shapes += pieces.ground(_SPOT, y)
            shapes += pieces.dragon_at(_SPOT, y) if position.dragon == spot else ()
        if tried and tried.spot == spot:
            shapes += outline(tried, _SPOT, y, SQUARE, SQUARE)
    width = max(right + (_KIND if words else _NUMBER), _SPOT + _heading_width(heading))
    return _Block(width, _HEAD + _LINE_STEP * SPOTS, tuple(shapes))


def _square(land: Kingdom, place: int, x: float, y: float) -> Scene:
    """A land square, or empty ground."""
    terrain = land.terrain_at(place)
    if terrain is None:
        return pieces.ground(x, y)
    square = pieces.square(Half(terrain, land.crowns_at(place)), x, y)
    return (*square, *pieces.edge(x, y))


def _line(
    key: str,
    line: Dominoes,
    players: DiagramPlayers,
    tried: Tried | None,
    words: bool,
    small: bool,
    top: float,
) -> _Block:
    """A line of dominoes from top to bottom, each with its number and its king, below its heading.

    Without words, the next line has an arrow as its heading, and the current one has none.
    """
    heading = say(key) if words else ""
    size, left = (_SMALL_NUMBER, 120) if small else (36, 70)
    right = left + 2 * SQUARE
    shapes: list[Shape] = [pieces.text(left, 46, heading, 36, anchor="start")] if words else []
    shapes += pieces.arrow(left, 20) if key == "picture-next" and not words else ()
    for number, (id, king) in enumerate(line):
        y, printed = top + _LINE_STEP * number, str(DOMINOES[id].printed)
        shapes.append(pieces.text(left - 14, y + 50 + 0.36 * size, printed, size, anchor="end"))
        shapes += _domino(id, left, y)
        if king is not None:
            shapes += pieces.king(king, players.colour(king), right + 12, y + 8, small)
        if tried and tried.claimed == id:
            shapes += outline(tried, left, y, 2 * SQUARE, SQUARE)
    has_kings = not small or any(king is not None for _, king in line)
    width = max(right + _KING * has_kings, left + _heading_width(heading))
    return _Block(width, top + _LINE_STEP * len(line) - (26 if small else 0), tuple(shapes))


def _domino(id: int, x: float, y: float) -> Scene:
    """A domino with its first half on the left."""
    domino = DOMINOES[id]
    halves = pieces.square(domino.first, x, y) + pieces.square(domino.second, x + SQUARE, y)
    return (*halves, *pieces.edge(x, y, 2))


def _heading_width(heading: str) -> float:
    """The greatest width that a line's or board's heading can have in any font."""
    return 0.68 * 36 * len(heading)


def _text_width(words: str, size: float) -> float:
    """The approximate width of a text."""
    return 0.55 * size * len(words)


def _row(blocks: Sequence[_Block]) -> _Block:
    """Blocks side by side."""
    x, parts = 0.0, []
    for block in blocks:
        parts.append(Group(block.shapes, x=x))
        x += block.width + _GAP
    return _Block(x - _GAP, max(block.height for block in blocks), tuple(parts))


def _stack(kingdoms: Sequence[_Block]) -> _Block:
    """Kingdoms in rows of two, or of three if there are more than four."""
    width = max(kingdom.width for kingdom in kingdoms)
    even = [kingdom._replace(width=width) for kingdom in kingdoms]
    across = 2 if len(even) <= 4 else 3
    y, parts = 0.0, []
    for first in range(0, len(even), across):
        row = _row(even[first : first + across])
        parts.append(Group(row.shapes, y=y))
        y += row.height + _GAP / 2
    columns = min(across, len(even))
    return _Block(columns * (width + _GAP) - _GAP, y - _GAP / 2, tuple(parts))


# The document


def _document(
    table: _Block,
    description: str,
    title: str,
    default_title: str,
    position: str,
    theme: Theme,
    margin: int = _MARGIN,
) -> str:
    """A drawing's SVG document, with its sprites and colours, and any title and description."""
    heading = printable(title)
    top = margin + (84 if heading else 0)
    wide = max(table.width, 32 * len(heading)) + 2 * margin
    high = table.height + top + margin
    # The description differs between pictures, so ids derived from it are unique on a page.
    id = f"rm-{crc32((heading + position + description).encode()):08x}"
    writer = Writer(f"{id}-" if description else "", coarse=True, pairs=_pairs(theme))
    paper = Path(rect(0, 0, wide, high, 24), fill="paper")
    head = pieces.text(margin + 4, margin + 44, heading, 52, anchor="start")
    drawn = writer.write((paper, *([head] if heading else ()), Group(table.shapes, margin, top)))
    style = writer.style if theme == "auto" else ""
    named, words = "", f"<title>{escape(heading)}</title>\n" if heading else ""
    if description:
        named = f'lang="{language()}" aria-labelledby="{id}-title {id}-desc" '
        words = (
            f'<title id="{id}-title">{escape(heading or default_title)}</title>\n'
            f'<desc id="{id}-desc">{escape(description)}</desc>\n'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {named}'
        f'viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide * _PIXELS_PER_UNIT:.0f}" height="{high * _PIXELS_PER_UNIT:.0f}" '
        f'role="img" {ROOT_ATTRIBUTES}>\n'
        f"{words}<style>{style}</style>\n<defs>{writer.defs}</defs>\n{drawn}\n</svg>\n"
    )


def _pairs(theme: Theme) -> dict[str, tuple[str, str]]:
    """The paints for a theme, each as (light, dark)."""
    if theme == "auto":
        return THEME_PAINTS
    number = 0 if theme == "light" else 1
    return {name: (pair[number], pair[number]) for name, pair in THEME_PAINTS.items()}


def _description(position: PartialPosition, players: DiagramPlayers) -> Iterator[str]:
    """The sentences of the description."""
    for heading, line in _lines(position):
        yield say(f"{heading}-words", dominoes=[domino_words(*domino) for domino in line])
    yield from board_words(position)
    for seat, land in sorted(position.kingdoms.items()):
        yield from kingdom_words(position, seat, land, players)
