"""The text in diagrams: players' names, headings, and the sentences of a description."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from realmino.notation.positions import PartialPosition
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.dominoes import DOMINOES
from realmino.pieces.grid import Square, squares_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import SEATS, seat_colours
from realmino.text.language import say
from realmino.text.messages import building, colour, halves
from realmino.text.messages import land as terrain_name


class DiagramPlayer(NamedTuple):
    """A seat's player in a diagram."""

    colour: str
    """One of `realmino.pieces.variants.COLOURS`."""
    name: str = ""


class DiagramPlayers:
    """A position's players in seat order; any that are missing have the usual colours."""

    def __init__(self, position: PartialPosition, players: Sequence[DiagramPlayer] = ()) -> None:
        self._rules: Final = position.rules
        default_players = [DiagramPlayer(colour) for colour in seat_colours(position.rules)]
        printable_players = [player._replace(name=printable(player.name)) for player in players]
        self._all: Final = (*printable_players, *default_players[len(printable_players) :])

    def colour(self, seat: int) -> str:
        """A seat's colour."""
        return self._all[seat].colour

    def colours(self, kingdom: int) -> list[str]:
        """The colours of a kingdom's builder or builders."""
        return [self.colour(seat) for seat in self._builders(kingdom)]

    def heading(self, kingdom: int) -> str:
        """A kingdom's heading: ``A · pink`` or ``A · Ann``."""
        return say("names", names=[self._head(seat) for seat in self._builders(kingdom)])

    def letters(self, kingdom: int) -> str:
        """The letters of a kingdom's builder or builders, with their emblem in place of a name."""
        return " ".join(SEATS[seat].upper() for seat in self._builders(kingdom))

    def description(self, kingdom: int) -> str:
        """A kingdom's name in the description: ``pink`` or ``Ann, pink``."""
        return say("names", names=[self._describe(seat) for seat in self._builders(kingdom)])

    def _builders(self, kingdom: int) -> tuple[int, ...]:
        """The seats that build a kingdom; if the rules lack it, the seat with its letter."""
        seats = self._rules.seats_of([kingdom]) if self._rules else ()
        return seats or (kingdom,)

    def _head(self, seat: int) -> str:
        player = self._all[seat]
        name = player.name or colour(player.colour)
        return say("picture-kingdom", letter=SEATS[seat].upper(), name=name)

    def _describe(self, seat: int) -> str:
        player = self._all[seat]
        if not player.name:
            return say("picture-colour", colour=colour(player.colour))
        return say("picture-player", name=player.name, colour=colour(player.colour))


def printable(text: str) -> str:
    """A text without characters that aren't allowed in SVG."""
    return "".join(letter for letter in text if letter.isprintable())


def position_tiles(position: PartialPosition) -> tuple[Building, ...]:
    """The building tiles in the position's game."""
    return position.rules.buildings if position.rules and position.rules.buildings else BUILDINGS


def purse_words(position: PartialPosition, seat: int) -> str:
    """``7 coins · 1 knight · 2 towers · Queen``, counting only knights in hand."""
    coins, knights, towers = position.purses[seat]
    key = "picture-purse-queen" if position.queen == seat else "picture-purse"
    return say(key, coins=coins, knights=knights, towers=towers)


def domino_words(id: int, king: int | None) -> str:
    """A domino and the king on it."""
    if king is None:
        return say("picture-domino", **halves(DOMINOES[id]))
    return say("picture-domino-king", **halves(DOMINOES[id]), letter=SEATS[king].upper())


def board_words(position: PartialPosition) -> Iterator[str]:
    """A sentence about the builders' board, if the position has one."""
    if position.board is None:
        return
    spots = []
    for spot, tile in enumerate(position.board):
        if tile:
            kind = building(position_tiles(position)[tile - 1])
            spots.append(say("picture-spot", spot=spot, building=kind, tile=tile))
        else:
            is_here = position.dragon == spot
            spots.append(say("picture-spot-dragon" if is_here else "picture-spot-empty", spot=spot))
    yield say("picture-board-words", spots=spots)


def kingdom_words(
    position: PartialPosition, seat: int, land: Kingdom, players: DiagramPlayers
) -> Iterator[str]:
    """A sentence about a kingdom's land, and one about its buildings, knights and purse."""
    letter = SEATS[seat].upper()
    lands = [
        say("picture-land", terrain=terrain_name(terrain), crowns=crowns, squares=squares)
        for terrain, squares, crowns in land.territories()
    ]
    yield say(
        "picture-kingdom-words",
        letter=letter,
        who=players.description(seat),
        lands=lands or [say("picture-no-land")],
    )
    owned = [
        say(
            "picture-building",
            building=building(position_tiles(position)[tile - 1]),
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
