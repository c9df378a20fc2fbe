"""The Queen: in which kingdom she lives.

What she saves her host on a building is `realmino.court.Court.price`, that her host may not bribe
the Dragon stands in `dragon`, and her crown on the largest territory in `scoring`.
"""

from realmino.court import Court


def after_towers(court: Court, where: int) -> Court:
    """The court after a kingdom has built towers.

    The Queen moves there if no other kingdom has more towers; so of equals the newest hosts her.
    """
    most = max(purse.towers for purse in court.purses)
    return court._replace(queen=where) if court.purses[where].towers >= most else court
