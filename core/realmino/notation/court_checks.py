"""Checks on a Queendomino position: the board, the Dragon, purses, the Queen.

`realmino.notation.position_checks` runs these checks and documents what they yield.
"""

from collections import Counter
from collections.abc import Iterator

from realmino.notation.position_fields import (
    Location,
    PositionFields,
    require_turn,
    turns_taken,
)
from realmino.pieces.buildings import TILES
from realmino.pieces.court import EMPTY_SPOT, Purse, tiles_left
from realmino.pieces.dominoes import DOMINOES, Half
from realmino.pieces.grid import STRIDE, Square, squares_of
from realmino.pieces.kingdom import EMPTY, Kingdom
from realmino.pieces.numbers import COINS, KNIGHTS
from realmino.pieces.phases import DEALS, OPTIONAL, Phase
from realmino.pieces.variants import SEATS

Locations = Iterator[str | Location]


def court_missing(position: PositionFields) -> Locations:
    """A game with a court has a board, and a purse for each kingdom."""
    rules, _, _ = require_turn(position)
    if not rules.has_court:
        return
    if position.board is None:
        yield "board"
    for number in range(rules.kingdoms):
        if number not in position.purses:
            yield f"kingdom {SEATS[number]}"


def court_without_game(position: PositionFields) -> Locations:
    """Kingdomino has none of Queendomino's parts."""
    rules, _, phase = require_turn(position)
    court = (position.board, position.queen, position.dragon, *position.purses)
    has_any = any(part is not None for part in court) or bool(position.burnt or position.laid)
    if not rules.has_court and (has_any or phase in (Phase.TILES, *OPTIONAL)):
        yield str(rules)


def tile_twice(position: PositionFields) -> Locations:
    """Every building tile is in only one place: on the board, in a kingdom or burnt."""
    tiles = [tile for tile in position.board or () if tile]
    tiles += [tile for kingdom in position.kingdoms.values() for _, tile in kingdom.buildings]
    tiles += [tile for tile in range(1, TILES + 1) if position.burnt >> tile & 1]
    for tile, count in sorted(Counter(tiles).items()):
        if count > 1:
            places = (
                f"{SEATS[number]} {Square(square)}"
                for number, kingdom in sorted(position.kingdoms.items())
                for square, built in kingdom.buildings
                if built == tile
            )
            yield Location(" ".join(["tile {tile}", *places]), tile=tile)


def _draw_pile(position: PositionFields) -> tuple[int, ...]:
    """The tiles in the draw pile."""
    built = (tile for kingdom in position.kingdoms.values() for _, tile in kingdom.buildings)
    return tiles_left(position.board or (), built, position.burnt)


def tiles_due(position: PositionFields) -> Locations:
    """The box refills the board in a phase of its own, if a spot is empty and tiles are left."""
    _, _, phase = require_turn(position)
    if phase not in (Phase.TILES, Phase.LINE) or position.board is None:
        return
    due = EMPTY_SPOT in position.board and bool(_draw_pile(position))
    if due != (phase is Phase.TILES):
        empty, left = position.board.count(EMPTY_SPOT), len(_draw_pile(position))
        yield f"{empty} empty spots, {left} tiles left"


def board_emptied(position: PositionFields) -> Locations:
    """Constructions and the Dragon empty spots, and the box refills them in the next round.

    Once the draw pile is empty, the most expensive spots stay empty.
    """
    _, _, phase = require_turn(position)
    board = position.board
    if board is None or phase is Phase.KINGS:
        return
    building = bool(position.line) and phase in (Phase.BURN, Phase.CLAIM)
    most = turns_taken(position) + building + (position.dragon is not None)
    tiles = [spot for spot, tile in enumerate(board) if tile]
    # Gaps before the last tile were emptied in this round, even if the draw pile is used up.
    gaps = max(tiles) + 1 - len(tiles) if tiles else 0
    has_pile = phase is not Phase.TILES and bool(_draw_pile(position))
    empty = len(board) - len(tiles) if has_pile else gaps
    if phase is Phase.TILES and position.round == 0 and tiles:
        yield "the board before the first tiles"
    if empty > most:
        yield f"{empty} empty instead of at most {most}"


def _most_burnt(position: PositionFields) -> int:
    """The maximum number of burnt tiles.

    It's one per round, including this one if the Dragon is away.
    """
    _, round, _ = require_turn(position)
    return max(0, round - 1) + (position.dragon is not None)


def dragon_on_tile(position: PositionFields) -> Locations:
    """The Dragon is on an empty spot. Positions from text always satisfy this."""
    board, dragon = position.board or (), position.dragon
    if dragon is not None and (dragon not in range(len(board)) or board[dragon] != EMPTY_SPOT):
        yield f"spot {dragon}"


def dragon_without_fire(position: PositionFields) -> Locations:
    """The Dragon is away only from its bribe until the end of the round."""
    _, round, phase = require_turn(position)
    if position.dragon is None:
        return
    acted = turns_taken(position) or (position.line and phase is Phase.CLAIM)
    if not position.burnt or round == 0 or phase in DEALS or not acted:
        yield f"spot {position.dragon}"


def burnt_too_many(position: PositionFields) -> Locations:
    """The Dragon burns at most one tile per round."""
    burnt = position.burnt.bit_count()
    if burnt > _most_burnt(position):
        yield f"{burnt} instead of at most {_most_burnt(position)}"


def laid_without_land(position: PositionFields) -> Locations:
    """The domino just placed is in the kingdom to move, without knights or buildings."""
    rules, _, phase = require_turn(position)
    if not position.laid:
        return
    first, second = position.laid
    if phase is not Phase.TAX or not position.line or position.line[0].king is None:
        yield f"{Square(first)} {Square(second)}"
        return
    kingdom = position.kingdoms.get(rules.kingdom_of(position.line[0].king), EMPTY)
    domino = DOMINOES[position.line[0].domino]
    halves = [Half(terrain, kingdom.crowns_at(square)) for square in position.laid
              if (terrain := kingdom.terrain_at(square)) is not None]  # fmt: skip
    is_domino = halves in ([domino.first, domino.second], [domino.second, domino.first])
    is_used = any(
        kingdom.knights >> square & 1 or kingdom.building_at(square) for square in position.laid
    )
    if not is_domino or is_used or second - first not in (1, STRIDE):
        yield f"domino {domino.id}, {Square(first)} {Square(second)}"


def knights_wrong(position: PositionFields) -> Locations:
    """A kingdom starts with one knight, gains others with buildings and never loses any."""
    for letter, purse, land in _kingdoms_with_purses(position):
        total = KNIGHTS + _from_buildings(position, land, "knights")
        count = purse.knights + land.knights.bit_count()
        if count != total:
            words = "kingdom {kingdom}, {count} instead of {most}"
            yield Location(words, kingdom=letter, count=count, most=total)


def towers_wrong(position: PositionFields) -> Locations:
    """A kingdom has exactly the towers gained from its buildings."""
    for letter, purse, land in _kingdoms_with_purses(position):
        built = _from_buildings(position, land, "towers")
        if purse.towers != built:
            words = "kingdom {kingdom}, {count} instead of {most}"
            yield Location(words, kingdom=letter, count=purse.towers, most=built)


def coins_too_many(position: PositionFields) -> Locations:
    """A kingdom has at most its initial coins plus tax; bribes reduce the total of all kingdoms."""
    above = [*coins_above(position)]
    yield from above
    kingdoms = [*_kingdoms_with_purses(position)]
    spare = sum(most_coins(position, purse, land) - purse.coins for _, purse, land in kingdoms)
    bribes = position.burnt.bit_count()
    if not above and len(kingdoms) == require_turn(position)[0].kingdoms and spare < bribes:
        yield f"all kingdoms, after {bribes} for the Dragon"


def coins_above(position: PositionFields) -> Locations:
    """A kingdom has no more coins than `most_coins`."""
    for letter, purse, land in _kingdoms_with_purses(position):
        most = most_coins(position, purse, land)
        if purse.coins > most:
            words = "kingdom {kingdom}, {count} instead of at most {most}"
            yield Location(words, kingdom=letter, count=purse.coins, most=most)


def most_coins(position: PositionFields, purse: Purse, land: Kingdom) -> int:
    """An upper limit on a kingdom's coins.

    Assumes that it never paid for a building and that every tax was as high as it is now, since
    taxes only grow.
    """
    assert position.rules
    owned = purse.knights + land.knights.bit_count()
    tiles = [position.rules.buildings[tile - 1] for _, tile in land.buildings]
    extra = sum(tile.tax_per_knight * owned + tile.tax_per_tower * purse.towers for tile in tiles)
    sizes = (land.territory_at(square).bit_count() for square in squares_of(land.knights))
    return COINS + sum(size + extra for size in sizes)


def _from_buildings(position: PositionFields, land: Kingdom, what: str) -> int:
    """The knights or towers that a kingdom gained from its buildings."""
    assert position.rules
    return sum(getattr(position.rules.buildings[tile - 1], what) for _, tile in land.buildings)


def _kingdoms_with_purses(position: PositionFields) -> Iterator[tuple[str, Purse, Kingdom]]:
    """Each kingdom's letter, purse and land, in a game with purses."""
    if position.rules and position.rules.has_court:
        for number, purse in sorted(position.purses.items()):
            yield SEATS[number], purse, position.kingdoms.get(number, EMPTY)


def queen_wrong(position: PositionFields) -> Locations:
    """Once there are any towers, a kingdom with the most hosts the Queen."""
    towers = {number: purse.towers for number, purse in position.purses.items()}
    most = max(towers.values(), default=0)
    if position.queen is None:
        if most > 0:
            best = ", ".join(f"kingdom {SEATS[number]}" for number in sorted(towers)
                             if towers[number] == most)  # fmt: skip
            yield f"{best}, no Queen"
    elif not 0 < most == towers.get(position.queen):
        yield f"kingdom {SEATS[position.queen]}"


def knight_without_court(position: PositionFields) -> Locations:
    """Kingdomino has neither knights nor buildings."""
    assert position.rules
    if position.rules.has_court:
        return
    for number, land in sorted(position.kingdoms.items()):
        places = land.knights | sum(1 << square for square, _ in land.buildings)
        if places:
            words = "kingdom {kingdom}, {square}"
            yield Location(words, kingdom=SEATS[number], square=squares_of(places)[0])
