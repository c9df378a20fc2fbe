"""The pieces of Queendomino besides the dominoes: purses, builders' board, Queen, Dragon."""

from .land import Land, Square
from .scores import territory_around
from .table import TILES

SPOTS = 6


class Court:
    """Coins, knights and towers of every kingdom, and the builders' board.

    A spot is named by its printed price, 0 to 5.
    """

    def __init__(self, kingdoms: str) -> None:
        self.coins = dict.fromkeys(kingdoms, 7)
        self.ready = dict.fromkeys(kingdoms, 1)
        self.towers = dict.fromkeys(kingdoms, 0)
        self.spots: list[int | None] = [None] * SPOTS
        self.dealt: set[int] = set()
        self.burnt: list[int] = []
        self.queen: str | None = None
        self.dragon: int | None = None  # its spot; None in its cave
        self.refills = True  # whether tiles are dealt next

    def board(self) -> list[int | str]:
        """The spots from 0 up: a tile, "x" for empty, "d" for the Dragon."""
        characters: list[int | str] = [tile or "x" for tile in self.spots]
        if self.dragon is not None:
            characters[self.dragon] = "d"
        return characters

    def knights_owned(self, kingdom: str, land: Land) -> int:
        """The knights in the kingdom, placed or not."""
        return self.ready[kingdom] + len(land.knights)

    # -- tax ----------------------------------------------------------------------------------

    def collect_tax(self, kingdom: str, land: Land, squares: tuple[Square, ...]) -> None:
        """Places a knight on each square and collects the coins of its territory."""
        self.ready[kingdom] -= len(squares)
        land.knights |= set(squares)
        for square in squares:
            self.coins[kingdom] += len(territory_around(land, square))
            for number in land.buildings.values():
                if TILES[number].tax_by_knights:
                    self.coins[kingdom] += self.knights_owned(kingdom, land)
                if TILES[number].tax_by_towers:
                    self.coins[kingdom] += self.towers[kingdom]

    # -- building -----------------------------------------------------------------------------

    def price(self, kingdom: str, spot: int) -> int:
        """The price of a spot; the Queen's host pays one coin less."""
        if self.queen == kingdom and spot > 0:
            return spot - 1
        return spot

    def why_not_build(self, kingdom: str, land: Land, spot: int, square: Square) -> str | None:
        """None if the kingdom may build the tile there, else the reason."""
        if self.spots[spot] is None:
            return "no_tile"
        if self.coins[kingdom] < self.price(kingdom, spot):
            return "no_coins"
        return None if square in land.open_town_squares() else "not_open"

    def build(self, kingdom: str, land: Land, spot: int, square: Square) -> None:
        """Pays, builds and takes the immediate gains; the Queen may move."""
        number = self.spots[spot]
        assert number is not None
        self.coins[kingdom] -= self.price(kingdom, spot)
        self.spots[spot] = None
        land.buildings[square] = number
        tile = TILES[number]
        self.ready[kingdom] += tile.knights
        self.towers[kingdom] += tile.towers
        others = [towers for other, towers in self.towers.items() if other != kingdom]
        if tile.towers > 0 and all(self.towers[kingdom] >= towers for towers in others):
            self.queen = kingdom

    # -- the Dragon ---------------------------------------------------------------------------

    def why_not_burn(self, kingdom: str, spot: int) -> str | None:
        """None if the kingdom may bribe the Dragon to burn the tile, else the reason."""
        if self.dragon is not None:
            return "dragon_away"
        if self.queen == kingdom:
            return "queen_here"
        if self.spots[spot] is None:
            return "no_tile"
        return "no_coins" if self.coins[kingdom] < 1 else None

    def burn(self, kingdom: str, spot: int) -> None:
        """Removes the tile; the Dragon stays in its place until the round ends."""
        number = self.spots[spot]
        assert number is not None
        self.coins[kingdom] -= 1
        self.spots[spot] = None
        self.burnt.append(number)
        self.dragon = spot

    # -- between the rounds -------------------------------------------------------------------

    def end_round(self) -> None:
        """Sends the Dragon home and slides the tiles to the cheapest spots."""
        self.dragon = None
        kept = [tile for tile in self.spots if tile is not None]
        self.spots = [*kept, *[None] * (SPOTS - len(kept))]
        self.refills = self.tiles_due() > 0

    def tiles_due(self) -> int:
        """The number of empty spots, or of tiles left in the pile if that is lower."""
        return min(self.spots.count(None), len(TILES) - len(self.dealt))

    def refill(self, numbers: tuple[int, ...]) -> None:
        """Fills the empty spots with new tiles, the cheapest spot first."""
        for number in numbers:
            self.spots[self.spots.index(None)] = number
        self.dealt |= set(numbers)
        self.refills = False
