"""The constants in the rules: game sizes, boxes, prices and points."""

from typing import Final, NamedTuple


class Size(NamedTuple):
    """The numbers that define a game's size."""

    kings: int
    """Kings per seat."""
    grid: int
    """The maximum number of squares along a kingdom's side."""
    rounds: int
    line: int
    """Dominoes per line."""


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
"""Each game's numbers, by its code without the letters of bonuses."""

BOXES: Final = {"K": ("K",), "Q": ("Q",), "W": ("Q", "K")}
"""The boxes from which a game's lines are dealt, alternately."""

HARMONY: Final = 5
MIDDLE_KINGDOM: Final = 10
"""The points for the two bonuses."""

DYNASTY_GAMES: Final = 3
"""The number of games in a Dynasty."""

COINS: Final = 7
KNIGHTS: Final = 1
"""The coins and knights with which a kingdom starts in Queendomino and the Royal Wedding."""

SPOTS: Final = 6
"""The number of spots on the builders' board. A spot's number is its price, 0 to 5 coins."""

BRIBE: Final = 1
"""The price of bribing the Dragon, in coins."""

DISCOUNT: Final = 1
"""The discount in coins on a building for the Queen's host."""

COINS_PER_POINT: Final = 3
"""Every three coins score one point; leftovers score nothing."""

POINTS_PER_TERRITORY: Final = 2
"""A building's points for each separate territory of its terrain."""
