"""The Queen: which kingdom hosts her.

Her other effects are elsewhere: the discount on buildings in `realmino.rules.construct.price`, the
ban on bribing the Dragon in `dragon`, and her crown on the largest territory in `scoring`.
"""

from realmino.pieces.position import Position


def after_towers(position: Position) -> None:
    """Moves the Queen to the kingdom in turn, which has gained towers, if none has more towers.

    Among kingdoms with equally many towers, the last to reach that number hosts her.
    """
    kingdom = position.kingdom
    most_towers = max([holdings.towers for holdings in position.holdings])
    if position.holdings[kingdom].towers >= most_towers:
        position.queen = kingdom
