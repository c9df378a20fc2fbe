"""Actions built in Python: each one is legal or refused with a reason.

Bots, files and people may send anything: illegal actions are refused, and other values raise one
clear error.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from realmino import (
    Burn,
    Claim,
    Construct,
    Discard,
    End,
    Game,
    Illegal,
    Kings,
    Line,
    Move,
    PartialPosition,
    Place,
    Reason,
    Rules,
    Shuffled,
    Side,
    Square,
    State,
    Tax,
    Tiles,
    parse_move,
)
from realmino.pieces.buildings import BUILDINGS

CODES = ("K4", "K2", "Q2", "Q4", "W6t")
ORDINARY, DEEP = 6_000, 185_000

AT_COURT = State.parse(
    "Q2 R1b L93a-94b-95b-96a N50-60-70-80 X93 Ag8g9 T26-19-14-29-15-1 a:t/m3/C:7c1k0t b:C:7c1k0t"
)


@pytest.mark.parametrize(
    ("build", "error", "why"),
    [
        (lambda: Construct(-5, Square("g9")), ValueError, "a spot must be 0 to 5, not -5"),
        (lambda: Burn(-1), ValueError, "a spot must be 0 to 5, not -1"),
        (lambda: Burn(9), ValueError, "a spot must be 0 to 5, not 9"),
        (lambda: Burn(10**5000), ValueError, "a spot must be 0 to 5, not a huge number"),
        (lambda: Burn(True), TypeError, "a spot must be a whole number, not bool"),
        (lambda: Burn(1.0), TypeError, "a spot must be a whole number, not float"),  # type: ignore[arg-type]
        (lambda: Claim("E5"), TypeError, "a domino must be a whole number, not str"),  # type: ignore[arg-type]
        (lambda: Claim(97), ValueError, "a domino must be 1 to 96, not 97"),
        (lambda: Discard(None), TypeError, "a domino must be a whole number, not NoneType"),  # type: ignore[arg-type]
        (lambda: Tax(()), ValueError, "knights collect tax on one square, or on two sorted"),
        (lambda: Tax((Square("e6"), Square("e6"))), ValueError, "on one square, or on two"),
        (lambda: Tax((Square("g9"), Square("g8"))), ValueError, "on one square, or on two"),
        (lambda: Tax(tuple(map(Square, ("a1", "a2", "a3")))), ValueError, "on one square, or"),
        (lambda: Tax(Square("e6")), TypeError, "squares must be a tuple, not Square"),  # type: ignore[arg-type]
        (
            lambda: Place(3, Square("g8"), "n"),  # type: ignore[arg-type]
            TypeError,
            "a side must be Side.NORTH, Side.EAST, Side.SOUTH or Side.WEST, not a str",
        ),
        (lambda: Place(3, Square("g8"), 4), ValueError, r"a side must be 0 \(north\) to 3"),  # type: ignore[arg-type]
        (lambda: Place(3, None, Side.EAST), TypeError, "a square must be a whole number, not None"),  # type: ignore[arg-type]
        (lambda: Kings(()), ValueError, "a draw has at least one seat"),
        (lambda: Kings((0, 8)), ValueError, "a seat must be 0 to 7, not 8"),
        (lambda: Tiles((4, 4)), ValueError, "the same building tile is dealt twice"),
        (lambda: Tiles({4}), TypeError, "tiles must be a tuple, not set"),  # type: ignore[arg-type]
        (lambda: Line((14, 3)), ValueError, "in ascending order, each once"),
        (lambda: Square(-1), ValueError, "expected the bit number of a square from a1 to m13"),
        (lambda: Square(13), ValueError, "found '13', expected the bit number of a square"),
        (lambda: Square(500), ValueError, "found '500', expected the bit number of a square"),
        (lambda: Square(10**5000), ValueError, "found 'a', expected the bit number"),
        (lambda: Square(True), TypeError, "a square must be a whole number, not bool"),
        (lambda: Square(84.0), TypeError, "a square must be a whole number, not float"),  # type: ignore[arg-type]
    ],
)
def test_refuses_to_build_an_impossible_action(
    build: Any, error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        build()


def test_accepts_integers_of_any_type() -> None:
    """NumPy integers give the same action as plain ones."""
    import numpy

    move = Place(numpy.int64(17), Square("g8"), numpy.uint8(1))  # type: ignore[arg-type]
    assert move == Place(17, Square("g8"), Side.EAST)
    assert type(move.domino) is int
    assert move.side is Side.EAST
    assert Square(numpy.int16(84)) == Square("g1")  # type: ignore[arg-type]
    assert str(Tax([Square("g8"), Square("g9")])) == "Bg8g9"  # type: ignore[arg-type]


@pytest.mark.parametrize("nothing", [None, 34, b"E34", Square("g8"), Side.EAST, [], Claim])
def test_refuses_a_value_that_is_not_a_move(nothing: Any) -> None:
    for state in (AT_COURT, State.start(Rules.parse("K4"))):
        with pytest.raises(
            TypeError, match=r"^a move is a token such as 'E34' or Claim\(34\), not "
        ):
            state.why_not(nothing)
        with pytest.raises(TypeError, match=r"^a move is a token"):
            state.apply(nothing)


def test_the_builder_pays_the_price() -> None:
    """Rulebook, "C – Construct": the builder pays the bank the price of the spot."""
    paid = AT_COURT.apply(Construct(3, Square("g9")))
    assert paid.court is not None
    assert paid.court.purses[0].coins == 7 - 3


def test_two_knights_never_share_a_square() -> None:
    """Rulebook, "B": one knight for each square of the domino."""
    assert AT_COURT.why_not(Tax((Square("g8"),))) is None
    assert AT_COURT.why_not(Tax((Square("g8"), Square("g9")))) is Reason.NO_KNIGHT
    assert AT_COURT.why_not(Tax((Square("a1"),))) is Reason.NOT_ON_DOMINO


def values(random: Random, state: State) -> dict[str, Any]:
    """Returns values for the fields of actions: mostly plausible here, some impossible."""
    ids = [entry.domino for entry in (*state.line, *state.next)] or [1]
    laid = list(state.court.laid) if state.court else []
    squares = [*laid, 90, 91, 92, 77, 105, *(random.randrange(-3, 200) for _ in range(3))]
    odd = [-1, 6, 97, 13, 500, -5, True, None, "g8", 2.0, (), 10**30]

    def pick(likely: list[Any]) -> Any:
        return random.choice(likely if random.random() < 0.93 else odd)

    return {
        "domino": pick([*ids, *ids, random.randrange(1, 97)]),
        "square": pick(squares),
        "side": pick([*Side, 0, 1, 2, 3]),
        "spot": pick([0, 1, 2, 3, 4, 5]),
        "squares": tuple(pick(squares) for _ in range(random.choice((0, 1, 1, 2, 2, 2, 3)))),
        "many": tuple(pick([*ids, *range(9)]) for _ in range(random.choice((0, 1, 4, 4, 6, 8)))),
    }


def random_move(random: Random, state: State) -> Move:
    """Returns a random action or draw; raises `TypeError` or `ValueError` if it is impossible."""
    given = values(random, state)
    match random.randrange(10):
        case 0 | 1:
            square = Square(given["square"]) if random.random() < 0.5 else given["square"]
            return Place(given["domino"], square, given["side"])
        case 2:
            return Discard(given["domino"])
        case 3 | 4:
            return Tax(given["squares"])
        case 5:
            return Construct(given["spot"], given["square"])
        case 6:
            return Burn(given["spot"])
        case 7:
            return Claim(given["domino"])
        case 8:
            return End()
    return random.choice((Kings, Tiles, Line))(given["many"])


def positions(code: str, random: Random) -> list[State]:
    """Returns all positions of a random game, including those in which a deal is due."""
    game, dealer = Game(Rules.parse(code)), Shuffled(random.random().hex())
    while not game.is_over:
        if game.state.pending_deal:
            game = game.play(dealer.deal(game.state))
            continue
        legal = game.state.legal_actions()
        keen = [action for action in legal if isinstance(action, Tax | Construct | Burn)]
        game = game.play(random.choice(keen if keen and random.random() < 0.6 else legal))
    return [played.before for played in game.history()] + [game.state]


def test_accepts_only_listed_actions(request: pytest.FixtureRequest) -> None:
    """Tries random actions in random positions of all games, many more with `--deep`."""
    amount = DEEP if request.config.getoption("--deep", False) else ORDINARY
    random, results = Random("by hand"), Counter[str]()
    while results.total() < amount:
        for code in CODES:
            for state in positions(code, random):
                listed = set(state.legal_actions())
                for _ in range(4):
                    results[try_random(state, listed, random)] += 1
    assert {"refused", "no such action", "legal"} <= {*results}
    assert results["legal"] > amount / 100


def try_random(state: State, listed: set[Any], random: Random) -> str:
    try:
        move = random_move(random, state)
    except (TypeError, ValueError):
        return "no such action"
    assert parse_move(str(move)) == move
    reason = state.why_not(move)
    if state.pending_deal is None:
        assert (reason is None) == (move in listed), (str(state), move)
    if reason is None:
        state.apply(move)
        return "legal"
    with pytest.raises(Illegal) as refused:
        state.apply(move)
    assert refused.value.reason is reason
    return "refused"


def test_there_is_no_acting_kingdom_before_the_game() -> None:
    start = State.start(Rules.parse("K4"))
    with pytest.raises(ValueError, match="it is nobody's turn"):
        _ = start.acting_kingdom
    drawn = Game.parse("K4 Ocabd L3-14-34-41").state
    assert drawn.acting_kingdom == drawn.to_act == 2


def test_partial_positions_are_hashable() -> None:
    text = "K4 R0e Oba N3-14d-34-41c a:C"
    assert len({PartialPosition.parse(text), PartialPosition.parse(text)}) == 1


def test_building_tiles_may_be_a_list_of_buildings() -> None:
    assert Rules.parse("Q4", list(BUILDINGS)) == Rules.parse("Q4")  # type: ignore[arg-type]
    tables: list[Any] = [[1, 2], [[]], None, list(BUILDINGS)[1:], [*BUILDINGS, None]]
    for wrong in tables:
        with pytest.raises((TypeError, ValueError), match="tiles"):
            Rules.parse("Q4", wrong)
