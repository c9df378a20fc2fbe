"""The numbers of the rules."""

from typing import Final, NamedTuple


class Size(NamedTuple):
    """The numbers of a game."""

    kings: int
    """Kings of each seat."""
    grid: int
    """The most squares along a kingdom's side."""
    rounds: int
    line: int
    """Dominoes in a line."""


SIZES: Final = {
    "K2": Size(2, 5, 6, 4),
    "K2d": Size(2, 7, 12, 4),
    "K3": Size(1, 5, 12, 4),
    "K4": Size(1, 5, 12, 4),
    "Q2": Size(2, 7, 12, 4),
    "Q3": Size(1, 5, 12, 4),
    "Q4": Size(1, 5, 12, 4),
    "W3": Size(1, 7, 24, 4),
    "W4": Size(1, 7, 24, 4),
    "W3s": Size(1, 5, 12, 4),
    "W4s": Size(1, 5, 12, 4),
    "W5": Size(1, 5, 12, 8),
    "W6": Size(1, 5, 12, 8),
    "W6t": Size(1, 7, 12, 8),
    "W7": Size(1, 5, 12, 8),
    "W8": Size(1, 5, 12, 8),
    "W8t": Size(1, 7, 12, 8),
}
"""The numbers of every game, by its code without the letters of bonuses."""

BOXES: Final = {"K": ("K",), "Q": ("Q",), "W": ("Q", "K")}
"""The boxes from which the lines of a game are dealt, in turn."""

HARMONY: Final = 5
MIDDLE_KINGDOM: Final = 10
"""The points of the two bonuses."""

DYNASTY_GAMES: Final = 3
"""The games of a Dynasty."""

COINS: Final = 7
KNIGHTS: Final = 1
"""The coins and knights with which a kingdom of Queendomino or the Royal Wedding begins."""

SPOTS: Final = 6
"""The spots of the builders' board; a spot is named by its price, 0 to 5 coins."""

BRIBE: Final = 1
"""The coins that it costs to bribe the Dragon."""

DISCOUNT: Final = 1
"""How many coins less a building costs the kingdom that hosts the Queen."""

COINS_PER_POINT: Final = 3
"""Every three coins score one point; leftovers score nothing."""

POINTS_PER_TERRITORY: Final = 2
"""The points of a building for each separate territory of its terrain."""
