"""Actions with arbitrary fields, tried at any moment of a game."""

from typing import Any

from hypothesis import strategies as st

from realmino import (
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Illegal,
    Kings,
    Line,
    Place,
    Side,
    State,
    Tax,
    Tiles,
    parse_move,
)
from tools.dev.fuzz.seeds import games

_ODD = st.none() | st.booleans() | st.floats() | st.text(max_size=3) | st.integers()
_NUMBER = st.integers(-2, 99) | _ODD
_SQUARE = st.integers(-2, 190) | _ODD
_FIELDS: dict[type, tuple[st.SearchStrategy[Any], ...]] = {
    Place: (_NUMBER, _SQUARE, st.sampled_from(Side) | _ODD),
    Discard: (_NUMBER,),
    Tax: (st.lists(_SQUARE, max_size=3).map(tuple) | _ODD,),
    Construct: (st.integers(-1, 7) | _ODD, _SQUARE),
    Burn: (st.integers(-1, 7) | _ODD,),
    Claim: (_NUMBER,),
    End: (),
    Kings: (st.lists(_NUMBER, max_size=8).map(tuple) | _ODD,),
    Tiles: (st.lists(_NUMBER, max_size=6).map(tuple) | _ODD,),
    Line: (st.lists(_NUMBER, max_size=8).map(tuple) | _ODD,),
}
ACTIONS = st.sampled_from(sorted(_FIELDS, key=str)).flatmap(
    lambda kind: st.tuples(st.just(kind), *_FIELDS[kind])
)
"""Each kind of move with strategies for its fields."""


def moments() -> st.SearchStrategy[State]:
    """Positions of games, including those with a pending deal."""
    states = [played.before for game in games() for played in game.history()]
    return st.sampled_from(states)


def try_move(state: State, parts: tuple[Any, ...]) -> bool:
    """Whether a move can be built from the fields; it must be legal exactly if it is listed.

    Any error other than `TypeError`, `ValueError` and `Illegal` is a bug.
    """
    kind, *fields = parts
    try:
        move = kind(*fields)
    except (TypeError, ValueError):
        return False
    assert parse_move(str(move)) == move
    reason = state.why_not(move)
    if state.pending_deal is None:
        assert (reason is None) == (move in state.legal_actions())
    refusal = None
    try:
        state.apply(move)
    except Illegal as refused:
        refusal = refused.reason
    assert refusal is reason
    return True
