"""The parts of a film's frames: the kingdoms' places, and everything that is painted once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from browser.messages import say
from film.film import FALL_SECONDS, Film, film
from realmino import Kingdom
from realmino.drawing.art import crowns_coins_towers, emblem, plot
from realmino.drawing.art.mine import GOLD
from realmino.drawing.shapes import BLEED, FAMILIES, Group, Path, Scene, Shape, Text, rect
from realmino.drawing.theme import light
from realmino.pieces.grid import CASTLE, Square
from table.model.match import Match
from table.picture.fitting import width_in_letters
from table.picture.pictures import RIM, corner, pictured_names, square_contents
from table.wording import words

WIDTH: Final = 720
"""The width of all films, in pixels."""
HIGHEST: Final = 1280
"""The maximum height, in pixels."""
TITLE: Final = 96
"""The height of the line above the kingdoms, in pixels."""
PLATE: Final = 60
"""The height of the plate above a kingdom, in pixels."""
GAP: Final = 18
"""Pixels between kingdoms, and around them."""
BELOW: Final = 10
"""Pixels between a plate and its ground."""
COLUMNS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}
"""The number of kingdoms side by side, by the number of kingdoms."""
NARROW: Final = 250
"""Plates up to this width, in pixels, have small letters."""
LETTER: Final = 0.62
"""The width of an average Latin letter, as a share of its font size."""
SMALLEST: Final = 16
"""The minimum size of a name's letters, in pixels; longer names are squeezed."""
CROWN: Final = 2.1
"""The scale of the crown on a winner's plate."""


class KingdomPlace(NamedTuple):
    """The place of a kingdom: the top left corners of its plate and its ground."""

    plate: tuple[int, int]
    ground: tuple[int, int]


class FrameLayout(NamedTuple):
    """The places of all kingdoms in a frame, in pixels."""

    height: int
    cell: int
    """The side of a square."""
    wide: int
    """The width of each plate."""
    places: tuple[KingdomPlace, ...]


class Painting(NamedTuple):
    """A scene to paint once, and its size in pixels."""

    scene: Scene
    width: int
    height: int


class Frames(NamedTuple):
    """A film for its player: named paintings, drawings of squares, and a plan for film.js."""

    background: Painting
    heading: Painting
    result: Painting
    crown: Painting
    squares: tuple[Painting, ...]
    plan: dict[str, Any]
    described: str


def layout(kingdoms: int, grid: int) -> FrameLayout:
    """The layout for this many kingdoms, each ``grid`` squares wide."""
    columns = COLUMNS[kingdoms]
    rows = -(-kingdoms // columns)
    above = PLATE + BELOW
    wide = (WIDTH - GAP * (columns + 1)) // columns
    most = (HIGHEST - TITLE - GAP * rows) // rows - above
    cell = min(wide, most) // grid
    side = cell * grid
    plate = side if columns > 1 else max(side, min(wide, 600))
    places = []
    for number in range(kingdoms):
        row = number // columns
        along = min(columns, kingdoms - row * columns)
        left = (WIDTH - along * plate - (along - 1) * GAP) // 2
        x = left + (number % columns) * (plate + GAP)
        y = TITLE + row * (above + side + GAP)
        places.append(KingdomPlace((x, y), (x + (plate - side) // 2, y + above)))
    height = TITLE + rows * (above + side + GAP)
    return FrameLayout(height + height % 2, cell, plate, tuple(places))


def frames(match: Match, names: Sequence[str]) -> Frames:
    """The film of a finished game; ``names`` are the seats' names, or empty to omit them."""
    rules, timeline = match.game.rules, film(match)
    spread = layout(rules.kingdoms, rules.grid)
    called = [*pictured_names(match, names)]
    seats = [rules.seats_of([place]) for place in range(rules.kingdoms)]
    together = [words.joined_names([called[seat] for seat in seated]) for seated in seats]
    widest = max(map(width_in_letters, together))
    grounds = [
        shape
        for place, name in enumerate(together)
        for shape in _ground(match, spread, place, seats[place], name, widest)
    ]
    table = plot.table(WIDTH, spread.height, light)
    squares: dict[str, Painting] = {}
    drops = [*_placed_drops(match, timeline, spread, squares)]
    crown = crowns_coins_towers.crown(light)
    wide, high = (round(side * CROWN) for side in crown.size)
    game = words.game(rules.game)
    scores = [
        say("score", name=name, points=points)
        for name, points in zip(together, timeline.totals, strict=True)
    ]
    return Frames(
        background=Painting((table, *grounds), WIDTH, spread.height),
        heading=_headline(say("counting-heading", game=game)),
        result=_headline(_result(match, timeline, called)),
        crown=Painting((crown._replace(scale=CROWN),), wide, high),
        squares=(*squares.values(),),
        plan=_plan(match, timeline, spread) | {"drops": drops},
        described=f"Realmino: {say('counting-scores', game=game, scores=scores)}",
    )


def _plan(match: Match, timeline: Film, spread: FrameLayout) -> dict[str, Any]:
    """Everything that film.js needs besides the drops; page.d.ts has its types."""
    return {
        "width": WIDTH,
        "height": spread.height,
        "seconds": round(timeline.seconds, 3),
        "crowned": round(timeline.crowned, 3),
        "fall": FALL_SECONDS,
        "bleed": bleed(spread.cell),
        "cell": spread.cell,
        "side": spread.cell * match.game.rules.grid,
        "plate": [spread.wide, PLATE],
        "figures": PLATE * (0.5 if spread.wide <= NARROW else 0.66),
        "kingdoms": [{"plate": plate, "ground": ground} for plate, ground in spread.places],
        "winners": timeline.winners,
        "start": [sheet.total for sheet in match.game.start.sheets()],
        "totals": timeline.totals,
        "font": FAMILIES["title"],
        "colours": {
            "paper": light.paper,
            "ink": light.ink,
            "table": light.table,
            "gain": light.accent,
            "shadow": light.shadow,
            "gold": GOLD,
        },
        "confetti": [light.seat(seat.colour).fill for seat in match.seats],
    }


def _placed_drops(
    match: Match, timeline: Film, spread: FrameLayout, squares: dict[str, Painting]
) -> Iterator[dict[str, Any]]:
    """The drops at their places in the frame; adds the drawings they need to ``squares``."""
    numbers: dict[str, int] = {}
    for lands, drop in timeline.drops:
        pieces = []
        left, top = spread.places[drop.kingdom].ground
        end = match.game.state.kingdoms[drop.kingdom]
        for square, drawing in drop.pieces:
            number = numbers.setdefault(drawing.sprite, len(numbers))
            if drawing.sprite not in squares:
                squares[drawing.sprite] = _square(drawing, spread.cell)
            x, y = _offset(end, match.game.rules.grid, square, spread.cell)
            pieces.append((number, left + x, top + y))
        yield {"lands": lands, "kingdom": drop.kingdom, "pieces": pieces, "points": drop.points}


def _offset(kingdom: Kingdom, grid: int, square: Square, cell: int) -> tuple[int, int]:
    """Where a square of a finished kingdom is on its ground, in pixels."""
    x, y = corner(kingdom, grid, square)
    return round((x - RIM) / 100 * cell), round((y - RIM) / 100 * cell)


def bleed(cell: int) -> int:
    """How many pixels a square's drawing may extend beyond it."""
    return -(-int(BLEED * cell) // 100) + 1


def _square(drawing: Group, cell: int) -> Painting:
    rim = bleed(cell)
    scale = cell / drawing.size[0]
    side = cell + 2 * rim
    return Painting((drawing._replace(x=rim, y=rim, scale=scale),), side, side)


def _headline(text: str) -> Painting:
    """A line above the kingdoms."""
    room = WIDTH - 48
    size = min(48, max(SMALLEST, room / LETTER / width_in_letters(text)))
    line = Text(WIDTH / 2, TITLE * 0.64, text, size, light.ink, max_width=room, family="title")
    return Painting((line,), WIDTH, TITLE)


def _result(match: Match, timeline: Film, called: Sequence[str]) -> str:
    """The sentence that says who has won."""
    seats = match.game.rules.seats_of(timeline.winners)
    names = [called[seat] for seat in seats]
    if match.series:
        return say("result-game", winners=len(timeline.winners), names=names, game=len(match.games))
    who = "you" if say("you") in names else "others"
    return say("result", winners=len(timeline.winners), names=names, who=who)


def _ground(
    match: Match, spread: FrameLayout, place: int, seats: Sequence[int], name: str, widest: float
) -> Iterator[Shape]:
    """A kingdom's empty grid and castle, under a nameplate with room for the widest name."""
    game, cell = match.game, spread.cell
    (x, y), (left, top) = spread.places[place]
    colours = [match.seats[seat].colour for seat in seats]
    yield Group((Path(rect(0, 3, spread.wide, PLATE, 14), fill=light.shadow, alpha=0.16),), x, y)
    plate = rect(0, 0, spread.wide, PLATE, 14)
    badge = emblem.badge(colours, light)
    high = PLATE - 14
    scale = high / badge.size[1]
    wide = badge.size[0] * scale
    is_narrow = spread.wide <= NARROW
    room = spread.wide - wide - 24 - PLATE * (0.95 if is_narrow else 1.25)
    size = min(PLATE * (0.4 if is_narrow else 0.46), max(SMALLEST, room / LETTER / widest))
    yield Group(
        (
            Path(plate, light.paper, light.seat(colours[0]).fill, 3),
            badge._replace(x=8, y=7, scale=scale),
            Text(wide + 18, PLATE / 2 + size * 0.35, name, size, light.ink, "start", 600,
                 max_width=room),
        ),
        x,
        y,
    )  # fmt: skip
    grid = game.rules.grid
    yield plot.plot(grid, grid, light)._replace(x=left, y=top, scale=cell / 100)
    start, end = game.start.kingdoms[place], game.state.kingdoms[place]
    across, down = _offset(end, grid, CASTLE, cell)
    for shape in square_contents(start, CASTLE, game.rules, colours, light, {}):
        yield shape._replace(x=left + across, y=top + down, scale=cell / 100)
