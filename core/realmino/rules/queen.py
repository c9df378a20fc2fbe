"""The Queen: which kingdom hosts her.

Her effects are the discount in `construct.price`, the ban on bribing the Dragon in `dragon`, and
her crown on the largest territory in `scoring`.
"""

from realmino.pieces.position import Position


def move(position: Position) -> None:
    """Moves the Queen to the current kingdom, which has gained towers, if none has more towers.

    Among kingdoms with equally many towers, the last to reach that number hosts her.
    """
    kingdom = position.kingdom
    most_towers = max([holdings.towers for holdings in position.holdings])
    if position.holdings[kingdom].towers >= most_towers:
        position.queen = kingdom
