"""Playing a game to its end where two hide nothing from each other: a nested simulation.

Every action is chosen as a search would choose it: of some, the one that ends best if the policy
plays on after it. This is Cazenave's nested search (2009) of the second level, for two who want
opposite things.
"""

from collections.abc import Iterator
from typing import Final

from realmino.bots.candidates import candidates_of
from realmino.bots.endings import ending_of, value_of, with_victory
from realmino.bots.evaluation import Evaluation
from realmino.bots.lookahead import FEW, prospects, take_turn
from realmino.pieces.position import Position
from realmino.rules.turn import play

_REPLIES: Final = 4
"""How many actions are tried each time."""


def play_nested(position: Position, evaluation: Evaluation, rivalry: float) -> Iterator[None]:
    """Lets both kingdoms play on to the end, and pauses after some milliseconds of it.

    ``rivalry``: how much of the other's points counts against one's own.
    """
    while not position.is_over:
        kingdom = position.kingdom
        options = candidates_of(position, evaluation, _REPLIES)
        yield
        best, chosen = float("-inf"), options[0].action
        for option in options if len(options) > 1 else ():
            later = position.copy()
            play(later, option.action)
            while not later.is_over:
                take_turn(later, evaluation, FEW)
                yield
            worths = prospects(later, evaluation)
            won = ending_of(later, worths, kingdom, evaluation).won
            value = with_victory(value_of(worths, kingdom, rivalry), won)
            if value > best:
                best, chosen = value, option.action
        play(position, chosen)
