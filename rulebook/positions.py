"""Converts the positions in rulebook cases to values of the engine."""

import re

from realmino import Court, Discard, Game, Kingdom, Phase, Place, Purse, Rules, Square, State
from realmino.pieces.actions import parse_move
from realmino.pieces.court import parse_board
from realmino.pieces.dominoes import LineDomino
from realmino.pieces.numbers import COINS, KNIGHTS
from realmino.pieces.variants import SEATS
from rulebook.reader import Case, named_values, parse_purse

LAST_DOMINO = 96
"""A placeholder for the domino that was just placed: a case has only its squares."""


def parse_kingdoms(case: Case) -> dict[str, Kingdom]:
    """A case's kingdoms by letter; a single kingdom is a's."""
    texts = named_values(case.fields.get("kingdoms", ""))
    if "kingdom" in case.fields:
        texts = {"a": case.fields["kingdom"]}
    return {letter: Kingdom.parse(text) for letter, text in texts.items()}


def purse_for(case: Case, letter: str) -> Purse:
    """A kingdom's purse in the case; by default, the one that the game starts with."""
    purses = named_values(case.fields.get("purses", ""))
    return Purse(*parse_purse(purses[letter])) if letter in purses else Purse(COINS, KNIGHTS, 0)


def before_placing(case: Case) -> State:
    """A position in which seat a has to place the case's domino."""
    move = parse_move(case.fields["place"])
    assert isinstance(move, Place | Discard)
    start = State.start(Rules.parse(case.rules))
    return start._replace(
        round=1,
        phase=Phase.ADD,
        line=(LineDomino(move.domino, 0),),
        kingdoms=(Kingdom.parse(case.fields["kingdom"]), *start.kingdoms[1:]),
    )


def after_placing(case: Case) -> State:
    """The position in a case's turn, just after action A."""
    rules = Rules.parse(case.rules)
    letters = SEATS[: rules.kingdoms]
    kingdoms = parse_kingdoms(case)
    board, dragon = parse_board(case.fields["tiles"])
    host = case.fields.get("host")
    squares = re.findall(r"[a-m][0-9]+", case.fields.get("added", ""))
    court = Court(
        purses=tuple(purse_for(case, letter) for letter in letters),
        board=board,
        queen=None if host is None else SEATS.index(host),
        dragon=dragon,
        laid=tuple(sorted(int(Square(name)) for name in squares)),
    )
    return State.start(rules)._replace(
        round=rules.rounds,
        phase=Phase.TAX,
        line=(LineDomino(LAST_DOMINO, 0),),
        kingdoms=tuple(kingdoms.get(letter, Kingdom.parse("C")) for letter in letters),
        court=court,
    )


def after_play(case: Case) -> State:
    """The position in a case's turn, after the tokens in its `play` field."""
    state = after_placing(case)
    for token in case.fields.get("play", "").split():
        state = state.apply(parse_move(token))
    return state


def checked_state(case: Case) -> State | None:
    """The position that a case's checks examine; None for a case without a turn."""
    match case.kind:
        case "place":
            return before_placing(case)
        case "turn":
            return after_play(case)
        case "record":
            return Game.parse(case.fields["record"]).state
    return None
