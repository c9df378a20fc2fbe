"""The court of a diagram in words: what stands below a kingdom, and what is told to those who do
not see.
"""

from collections.abc import Iterator

from realmino.drawing.diagram_players import DiagramPlayers
from realmino.notation.positions import PartialPosition
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import Square, squares_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import SEATS
from realmino.text.catalogue import building, halves, say
from realmino.text.catalogue import land as terrain_name


def tiles_of(position: PartialPosition) -> tuple[Building, ...]:
    """The building tiles that the position is played with."""
    return position.rules.buildings if position.rules and position.rules.buildings else BUILDINGS


def purse_words(position: PartialPosition, seat: int) -> str:
    """``7 coins · 1 knight · 2 towers · Queen``; the knights are those not placed."""
    coins, knights, towers = position.purses[seat]
    key = "picture-purse-queen" if position.queen == seat else "picture-purse"
    return say(key, coins=coins, knights=knights, towers=towers)


def domino_words(id: int, king: int | None) -> str:
    """A domino and whose king stands on it."""
    if king is None:
        return say("picture-domino", **halves(DOMINOES[id]))
    return say("picture-domino-king", **halves(DOMINOES[id]), letter=SEATS[king].upper())


def board_words(position: PartialPosition) -> Iterator[str]:
    """The builders' board in a sentence."""
    if position.board is None:
        return
    spots = []
    for spot, tile in enumerate(position.board):
        if tile:
            kind = building(tiles_of(position)[tile - 1])
            spots.append(say("picture-spot", spot=spot, building=kind, tile=tile))
        else:
            is_here = position.dragon == spot
            spots.append(say("picture-spot-dragon" if is_here else "picture-spot-empty", spot=spot))
    yield say("picture-board-told", spots=spots)


def kingdom_words(
    position: PartialPosition, seat: int, land: Kingdom, players: DiagramPlayers
) -> Iterator[str]:
    """The land of a kingdom in a sentence; its buildings, knights and purse in another."""
    letter = SEATS[seat].upper()
    lands = [
        say(
            "picture-land",
            terrain=terrain_name(terrain),
            crowns=crowns,
            squares=squares_of(squares),
        )
        for terrain, squares, crowns in land.territories()
    ]
    yield say(
        "picture-kingdom-told",
        letter=letter,
        who=players.told(seat),
        lands=lands or [say("picture-no-land")],
    )
    owned = [
        say(
            "picture-building",
            building=building(tiles_of(position)[tile - 1]),
            tile=tile,
            square=Square(square),
        )
        for square, tile in land.buildings
    ]
    if land.knights:
        owned.append(say("picture-knights", squares=squares_of(land.knights)))
    if seat in position.purses:
        owned.append(purse_words(position, seat))
    if owned:
        yield say("picture-owned", letter=letter, owned=owned)
