"""Games and positions for tests, as Hypothesis strategies and as values."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

import realmino
from realmino import (
    BUILDINGS,
    Building,
    Game,
    Kings,
    Line,
    Move,
    NotationError,
    Purse,
    Rules,
    Scripted,
    Shuffled,
    State,
    Tiles,
    parse_move,
    rules_codes,
)
from realmino.bots import BOTS
from tests.depth import ordinary_first
from tests.present import present

Played = Callable[[str, int], None]
"""The type of the fixture `played`, which takes the kind and number of games."""

CODES = rules_codes()
KINGDOMINO = [code for code in CODES if code[0] == "K"]
COURT = [code for code in CODES if code[0] != "K"]
TABLES = [code for code in CODES if not set("hm") & set(code)]
"""All codes without Harmony or the Middle Kingdom, which change only scores."""
SOME = (
    *("K2", "K2d", "K2dhm", "K3h", "K4hm", "Q2h", "Q3", "Q4m"),
    *("W3", "W4m", "W5hm", "W6t", "W7", "W8hmt"),
)
"""Every game, number of players, kind of team and bonus at least once."""
TABLES_FIRST = ordinary_first(CODES, SOME)
"""All codes; an ordinary run covers `SOME`."""
FEW = ("K2d", "K4", "Q2", "W6t")
"""A selection of tables: each game, the Mighty Duel, few and many players, and a team."""
FEW_FIRST = ordinary_first(TABLES, FEW)
"""All tables, for slow tests of whole games; an ordinary run covers `FEW`."""


def rebuilt(value: Any) -> Any:
    """A value rebuilt from its ``repr`` with only the engine's public names."""
    return eval(repr(value), {name: getattr(realmino, name) for name in realmino.__all__})


def played(code: str, seed: int, moves: int = 1000, bot: str = "random") -> Game:
    """A game between bots of one kind after this many moves, or at its end."""
    random, dealer = Random(f"table {code} {seed}"), Shuffled(seed)
    game = Game(Rules.parse(code))
    while game.number < moves and not game.is_over:
        state = game.state
        game = game.play(dealer.deal(state) if state.pending_deal else BOTS[bot](state, random))
    return game


@cache
def whole_game(code: str, seed: int = 1) -> Game:
    """A whole random game, cached."""
    return played(code, seed)


def whole_games(codes: Sequence[str] = CODES) -> st.SearchStrategy[Game]:
    """Whole random games with these rules codes."""
    return st.builds(played, st.sampled_from(codes), st.integers(0, 9999))


def games(codes: Sequence[str] = CODES) -> st.SearchStrategy[Game]:
    """Random games at any moment; a game for eight players has about 250 moves."""
    moves = st.integers(0, 118) | st.integers(0, 260)
    return st.builds(played, st.sampled_from(codes), st.integers(0, 9999), moves)


def positions() -> st.SearchStrategy[State]:
    """Positions in random games."""
    return games().map(lambda game: game.state)


def first(game: Game, holds: Callable[[State], bool]) -> Game:
    """The game at its first position where ``holds`` is true."""
    for number in range(game.number + 1):
        if holds(game.at(number).state):
            return game.at(number)
    raise AssertionError("no such position in this game")


def with_purse(state: State, kingdom: int, purse: Purse) -> State:
    """The position with another purse for a kingdom."""
    court = present(state.court)
    purses = (*court.purses[:kingdom], purse, *court.purses[kingdom + 1 :])
    return state._replace(court=court._replace(purses=purses))


def corrected_tiles(towers: int = 1) -> tuple[Building, ...]:
    """The building tiles with another number of towers on the Statues."""
    return tuple(
        tile._replace(towers=towers) if tile.kind == "Statue" else tile for tile in BUILDINGS
    )


def tokens(actions: Iterable[Move]) -> list[str]:
    """The moves' tokens."""
    return [str(action) for action in actions]


def notation_error(parse: Callable[[str], object], text: str) -> NotationError:
    """The error from parsing a text."""
    with pytest.raises(NotationError) as caught:
        parse(text)
    return caught.value


def script(*tokens: str) -> Scripted:
    """A dealer that makes exactly these draws."""
    draws = [parse_move(token) for token in tokens]
    return Scripted(draw for draw in draws if isinstance(draw, Kings | Line | Tiles))
