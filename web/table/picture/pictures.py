"""Pictures outside the table: a kingdom on its ground, and a moment of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from browser.messages import say
from realmino import Game, Kingdom, Rules
from realmino.drawing.art import buildings, castle, domino, figures, land, plot
from realmino.drawing.diagram import DiagramPlayer, alt_text, diagram
from realmino.drawing.diagram import Theme as DiagramTheme
from realmino.drawing.shapes import Group, Scene, Shape
from realmino.drawing.theme import Theme
from realmino.pieces.buildings import tile_of
from realmino.pieces.grid import CASTLE, Square, squares_of
from realmino.view import face, placed_halves, view
from table.model.match import PERSON, YOU, Match, Seat
from table.wording import words

RIM: Final = 7
"""The margin of the ground in its picture."""


def kingdom_picture(
    game: Game, place: int, colours: Sequence[str], side: float, theme: Theme
) -> Scene:
    """A game's kingdom in the middle of its ground, ``side`` CSS pixels wide and high.

    ``colours`` are those of its ruler, or of both partners.
    """
    grid, kingdom = game.rules.grid, game.state.kingdoms[place]
    ground = plot.plot(grid, grid, theme)._replace(x=RIM, y=RIM)
    shapes: list[Shape] = [ground]
    variants = land_variants(game, place)
    for square in squares_of(kingdom.taken):
        x, y = corner(kingdom, grid, square)
        for shape in square_contents(kingdom, square, game.rules, colours, theme, variants):
            shapes.append(shape._replace(x=shape.x + x, y=shape.y + y))
    return (Group(tuple(shapes), scale=side / picture_width(grid)),)


def land_variants(game: Game, place: int) -> dict[Square, int]:
    """The variant of the drawing on each square of a kingdom's dominoes, as on the table."""
    halves = placed_halves(game)[place]
    return {at: domino.variants(*face(id).halves)[half] for at, (id, half) in halves.items()}


def picture_width(grid: int) -> float:
    """The width of a kingdom's picture before scaling: 100 units per square."""
    return 100 * grid + 2 * RIM


def corner(kingdom: Kingdom, grid: int, square: Square) -> tuple[float, float]:
    """The top left corner of a square in those units."""
    west = kingdom.west - (grid - 1 - kingdom.east + kingdom.west) // 2
    north = kingdom.north + (grid - 1 - kingdom.north + kingdom.south) // 2
    return 100 * (square.column - west) + RIM, 100 * (north - square.row) + RIM


def square_contents(
    kingdom: Kingdom,
    square: Square,
    rules: Rules,
    colours: Sequence[str],
    theme: Theme,
    variants: Mapping[Square, int],
) -> Iterator[Group]:
    """The contents of a square, 100 by 100; ``variants`` as from `land_variants`."""
    terrain = kingdom.terrain_at(square)
    tile = kingdom.building_at(square)
    if square == CASTLE or terrain is None:
        yield (
            castle.partners_castle(colours[0], colours[1], theme)
            if len(colours) > 1
            else castle.castle(colours[0], theme)
        )
    elif tile:
        yield buildings.building(tile_of(rules.buildings[tile - 1]), theme, True)
    else:
        kind = terrain.key, kingdom.crowns_at(square)
        variant = variants.get(square, domino.lone_variant(kind))
        yield land.square(*kind, variant, theme)
    if kingdom.knights >> square & 1:
        yield figures.standing_knight(theme)


def pictured_names(match: Match, names: Sequence[str]) -> Iterator[str]:
    """The names of the seats in a picture to share; ``names`` are the seats', or none at all.

    A person without a name is called "You" if nobody else plays, and by the colour otherwise.
    """
    for seat in match.seats:
        if names and seat.name and seat.name != YOU:
            yield seat.name
        elif seat.kind == PERSON:
            yield say("you") if match.has_one_person else words.default_name(seat.colour, PERSON)
        else:
            yield words.default_name(seat.colour, seat.kind)


class MomentPicture(NamedTuple):
    """A moment as SVG and in words."""

    svg: str
    """Light or dark like the viewer's system."""
    painted: str
    """Light or dark like the table now."""
    described: str


def moment_picture(match: Match, names: Sequence[str], theme: DiagramTheme) -> MomentPicture:
    """A picture of the current moment of an unfinished match, with its round as the title.

    ``names`` are those of the seats, or empty to leave them out.
    """
    position = match.game.state.partial()
    shown = names or [""] * len(match.seats)
    players = [
        DiagramPlayer(seat.colour, _player_name(seat, name))
        for seat, name in zip(match.seats, shown, strict=True)
    ]
    title = _title(match)
    svg, painted = (diagram(position, title, way, players=players) for way in ("auto", theme))
    return MomentPicture(svg, painted, f"{title}. {alt_text(position, players)}")


def _player_name(seat: Seat, name: str) -> str:
    """The name of a player; empty for an unnamed person, whom the colour identifies."""
    return name or ("" if seat.is_person else words.default_name(seat.colour, seat.kind))


def _title(match: Match) -> str:
    """The game and its round."""
    shown = view(match.game, None, match.series)
    game, series = words.game(match.game.rules.game), shown.series
    round = say(
        "round-series" if series else "round",
        round=shown.round,
        rounds=shown.rounds,
        game=series.game if series else None,
        games=series.of if series else None,
    )
    return say("moment-round", game=game, round=round)
