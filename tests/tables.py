"""Random games and positions, as strategies for laws and as values for stories."""

from collections.abc import Callable
from functools import cache
from random import Random

from hypothesis import strategies as st

from realmino import Action, Game, Rules, Shuffled, State, rules_codes
from realmino.bots import BOTS

CODES = rules_codes()


def played(code: str, seed: int, moves: int = 1000, bot: str = "random") -> Game:
    """A game of one kind of bot after so many moves, or its end."""
    random, dealer = Random(f"table {code} {seed}"), Shuffled(seed)
    game = Game(Rules.parse(code))
    while game.number < moves and not game.is_over:
        state = game.state
        game = game.play(dealer.deal(state) if state.due else BOTS[bot](state, random))
    return game


@cache
def whole_game(code: str, seed: int = 1) -> Game:
    """A whole random game, played once however often it is looked at."""
    return played(code, seed)


def whole_games() -> st.SearchStrategy[Game]:
    """Whole random games of every rules code."""
    return st.builds(played, st.sampled_from(CODES), st.integers(0, 9999))


def games() -> st.SearchStrategy[Game]:
    """Random games of every rules code at any moment."""
    codes, moves = st.sampled_from(CODES), st.integers(0, 118)
    return st.builds(played, codes, st.integers(0, 9999), moves)


def positions() -> st.SearchStrategy[State]:
    """The positions of random games at any moment."""
    return games().map(lambda game: game.state)


def first(game: Game, holds: Callable[[State], bool]) -> Game:
    """The game at the first of its positions of which something holds."""
    for number in range(game.number + 1):
        if holds(game.at(number).state):
            return game.at(number)
    raise AssertionError("no such position in this game")


def tokens(actions: list[Action]) -> list[str]:
    """The tokens of some actions."""
    return [str(action) for action in actions]
