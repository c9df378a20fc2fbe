"""Positions accept tokens as games do."""

import pytest

from realmino import (
    Claim,
    Game,
    Illegal,
    Line,
    NotationError,
    Place,
    Reason,
    Rules,
    Side,
    Square,
    State,
)
from tests.tables import whole_game

CLAIMING = State.parse("K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C-")
"""Player a has added domino 3 and claims next."""


def test_plays_a_token_like_its_action() -> None:
    assert CLAIMING.apply("E48") == CLAIMING.apply(Claim(48))
    added = CLAIMING.apply("E48").apply("A14g8n")
    assert added == CLAIMING.apply(Claim(48)).apply(Place(14, Square("g8"), Side.NORTH))


def test_plays_tokens_of_draws() -> None:
    state = State.start(Rules.parse("K4")).apply("Oadcb").apply("L3-14-34-41")
    assert state == Game.parse("K4 Oadcb L3-14-34-41").state


def test_parses_a_legal_token() -> None:
    assert CLAIMING.parse_action("E48") == Claim(48)
    due = State.parse("K4 R0l Oabcd")
    assert due.parse_action("L1-2-3-4") == Line((1, 2, 3, 4))


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("E34", Reason.NOT_IN_LINE),
        ("A14g8n", Reason.WRONG_PHASE),
        ("E", Reason.WRONG_PHASE),
        ("Oabcd", Reason.NOTHING_DUE),
        ("L1-2-3-4", Reason.NOTHING_DUE),
    ],
)
def test_refuses_an_illegal_token_with_its_reason(token: str, reason: Reason) -> None:
    assert CLAIMING.why_not(token) is reason
    for method in (CLAIMING.apply, CLAIMING.parse_action):
        with pytest.raises(Illegal, match=f"^{token} is refused: ") as caught:
            method(token)
        assert caught.value.reason is reason
        assert str(caught.value).endswith(f", in {CLAIMING}")


@pytest.mark.parametrize("text", ["", "hello", "E97", "e48", "E48 ", "E48 E5", "K4", "[", "A14g8"])
def test_refuses_an_invalid_token(text: str) -> None:
    for method in (CLAIMING.apply, CLAIMING.why_not, CLAIMING.parse_action):
        with pytest.raises(NotationError):
            method(text)


@pytest.mark.parametrize("code", ["K2", "K4hm", "Q3", "W8t"])
def test_a_whole_game_is_played_by_its_tokens(code: str) -> None:
    game = whole_game(code)
    state = State.start(game.rules)
    for move in game.moves:
        assert state.why_not(str(move)) is None
        assert state.parse_action(str(move)) == move
        state = state.apply(str(move))
    assert state == game.state
