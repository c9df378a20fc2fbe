"""The Queen: in which kingdom she lives.

What she saves her host on a building is `realmino.pieces.court.price`, that her host may not bribe
the Dragon stands in `dragon`, and her crown on the largest territory in `scoring`.
"""

from realmino.pieces.position import Position


def after_towers(position: Position) -> None:
    """Moves the Queen after the kingdom in turn has built towers.

    She moves there if no other kingdom has more towers; so of equals the newest hosts her.
    """
    kingdom = position.kingdom
    most = max([holdings.towers for holdings in position.holdings])
    if position.holdings[kingdom].towers >= most:
        position.queen = kingdom
