"""A game that programs play by action number, and the rewards at its end."""

from random import Random
from typing import Final

from realmino.game import Game
from realmino.learning.encoding import action_of
from realmino.pieces.actions import Action, Draw, Kings, Line, Tiles
from realmino.pieces.phases import Phase
from realmino.pieces.reasons import Illegal
from realmino.rules.fast_totals import winners
from realmino.rules.turn import play, refusal
from realmino.state import State


class Table:
    """A game in progress, which is fast because its position changes in place.

    The draw order is fixed at the start, but it isn't part of `state`, so bots can't see it.
    """

    __slots__ = ("_kings", "actions", "position", "start")

    def __init__(self, start: State, random: Random) -> None:
        """A game that starts from that position, with draws from ``random``."""
        self.start: Final = start
        self.position: Final = start.simulation(random)
        self.actions: Final[list[Action]] = []
        self._kings = Kings(tuple([seat for _, seat in self.position.line]))

    def play(self, number: int, checked: bool = False) -> None:
        """Plays the action with that number; ``checked`` if it's known to be legal.

        Raises `ValueError` if the number means nothing in this position and `Illegal` for an
        illegal action; the game then stays unchanged.
        """
        action = action_of(number, self.position)
        if not checked and (reason := refusal(self.position, action)):
            raise Illegal(action, reason)
        play(self.position, action)
        self.actions.append(action)

    @property
    def state(self) -> State:
        """The position as all players see it."""
        return State(self.position.snapshot())

    @property
    def game(self) -> Game:
        """The game so far, with its record."""
        game = Game.from_state(self.start).deal(self)
        for action in self.actions:
            game = game.play(action).deal(self)
        return game

    def deal(self, state: State) -> Draw:
        """The draw that this game made in that earlier position."""
        pile = self.position.pile
        assert pile is not None
        if state.phase is Phase.KINGS:
            return self._kings
        if state.phase is Phase.LINE:
            return Line(tuple(pile.lines[state.round]))
        remaining = state.unseen_tiles
        due = [tile for tile in pile.tiles if tile in remaining]
        return Tiles(tuple(due[: state.tiles_due]))

    def shares(self) -> list[float]:
        """Each seat's reward at the end: 1, shared equally by all winners."""
        rules = self.position.rules
        won = rules.seats_of(winners(self.position))
        return [1 / len(won) if seat in won else 0.0 for seat in rules.seats]
