"""A bot written by hand: the most points at once, and crowns when it claims."""

from random import Random

from realmino import DOMINOES, Action, Claim, State


def choose(state: State, random: Random) -> Action:
    """The action after which my kingdom has the most points."""
    seat = state.to_act
    assert seat is not None, "a bot is asked only when it is its turn"
    mine = state.rules.kingdom_of(seat)

    def worth(action: Action) -> tuple[float, ...]:
        points = state.apply(action).sheet(mine).total
        crowns = 0
        if isinstance(action, Claim):
            domino = DOMINOES[action.domino]
            crowns = domino.first.crowns + domino.second.crowns
        return points, crowns, random.random()

    return max(state.legal_actions(), key=worth)
