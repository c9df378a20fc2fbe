"""Actions built by hand: what can be built is legal or has its reason, and nothing else is taken.

A bot, a file or a person may bring anything. What the rules do not list is never accepted, and what
is no action at all is refused by one plain error.
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
        (lambda: Construct(-5, Square("g9")), ValueError, "a spot is 0 to 5, not -5"),
        (lambda: Burn(-1), ValueError, "a spot is 0 to 5, not -1"),
        (lambda: Burn(9), ValueError, "a spot is 0 to 5, not 9"),
        (lambda: Burn(10**5000), ValueError, "a spot is 0 to 5, not a huge number"),
        (lambda: Burn(True), TypeError, "a spot must be a whole number, not bool"),
        (lambda: Burn(1.0), TypeError, "a spot must be a whole number, not float"),  # type: ignore[arg-type]
        (lambda: Claim("E5"), TypeError, "a domino must be a whole number, not str"),  # type: ignore[arg-type]
        (lambda: Claim(97), ValueError, "a domino is 1 to 96, not 97"),
        (lambda: Discard(None), TypeError, "a domino must be a whole number, not NoneType"),  # type: ignore[arg-type]
        (lambda: Tax(()), ValueError, "knights collect on one square, or on two sorted"),
        (lambda: Tax((Square("e6"), Square("e6"))), ValueError, "on one square, or on two"),
        (lambda: Tax((Square("g9"), Square("g8"))), ValueError, "on one square, or on two"),
        (lambda: Tax(tuple(map(Square, ("a1", "a2", "a3")))), ValueError, "on one square, or"),
        (lambda: Tax(Square("e6")), TypeError, "squares must be a tuple, not Square"),  # type: ignore[arg-type]
        (lambda: Place(3, Square("g8"), "n"), TypeError, "a side must be a whole number, not str"),  # type: ignore[arg-type]
        (lambda: Place(3, Square("g8"), 4), ValueError, r"a side is 0 \(north\) to 3 \(west\)"),  # type: ignore[arg-type]
        (lambda: Place(3, None, Side.EAST), TypeError, "a square must be a whole number, not None"),  # type: ignore[arg-type]
        (lambda: Kings(()), ValueError, "a draw has at least one seat"),
        (lambda: Kings((0, 8)), ValueError, "a seat is 0 to 7, not 8"),
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
def test_what_no_game_has_cannot_be_built(build: Any, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        build()


def test_whole_numbers_of_any_type_become_plain_ones() -> None:
    """A learner's arrays hold numpy's integers; the action is the one that is listed."""
    import numpy

    move = Place(numpy.int64(17), Square("g8"), numpy.uint8(1))  # type: ignore[arg-type]
    assert move == Place(17, Square("g8"), Side.EAST)
    assert (type(move.domino), move.side) == (int, Side.EAST)
    assert Square(numpy.int16(84)) == Square("g1")  # type: ignore[arg-type]
    assert str(Tax([Square("g8"), Square("g9")])) == "Bg8g9"  # type: ignore[arg-type]


@pytest.mark.parametrize("nothing", [None, 34, b"E34", Square("g8"), Side.EAST, [], Claim])
def test_what_is_no_move_is_told_so(nothing: Any) -> None:
    for state in (AT_COURT, State.start(Rules.parse("K4"))):
        with pytest.raises(TypeError, match=r"^expected an action or a draw, not .*parse_move"):
            state.why_not(nothing)
        with pytest.raises(TypeError, match=r"^expected an action or a draw, not "):
            state.apply(nothing)


def test_a_price_is_never_paid_to_the_builder() -> None:
    """Rulebook, "C – Construct": the bank is paid the construction price, spot by spot."""
    paid = AT_COURT.apply(Construct(3, Square("g9")))
    assert paid.court is not None
    assert paid.court.purses[0].coins == 7 - 3


def test_both_knights_never_stand_on_one_square() -> None:
    """Rulebook, "B": one knight for each square of the domino."""
    assert AT_COURT.why_not(Tax((Square("g8"),))) is None
    assert AT_COURT.why_not(Tax((Square("g8"), Square("g9")))) is Reason.NO_KNIGHT
    assert AT_COURT.why_not(Tax((Square("a1"),))) is Reason.NOT_ON_DOMINO


def values(random: Random, state: State) -> dict[str, Any]:
    """Fields for actions: mostly such as this position might have, some that no game has."""
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


def by_hand(random: Random, state: State) -> Move:
    """Some action or draw; `TypeError` or `ValueError` where there is none of that kind."""
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
    """The moments of a random game, the deals among them."""
    game, dealer = Game(Rules.parse(code)), Shuffled(random.random().hex())
    while not game.is_over:
        if game.state.pending_deal:
            game = game.play(dealer.deal(game.state))
            continue
        legal = game.state.legal_actions()
        keen = [action for action in legal if isinstance(action, Tax | Construct | Burn)]
        game = game.play(random.choice(keen if keen and random.random() < 0.6 else legal))
    return [played.before for played in game.history()] + [game.state]


def test_nothing_built_by_hand_is_taken_unless_it_is_listed(request: pytest.FixtureRequest) -> None:
    """Random actions at random positions of all games; `--deep` asks as often as a review did."""
    wanted = DEEP if request.config.getoption("--deep", False) else ORDINARY
    random, asked = Random("by hand"), Counter[str]()
    while asked.total() < wanted:
        for code in CODES:
            for state in positions(code, random):
                listed = set(state.legal_actions())
                for _ in range(4):
                    asked[ask(state, listed, random)] += 1
    assert {"refused", "no such action", "legal"} <= {*asked}
    assert asked["legal"] > wanted / 100


def ask(state: State, listed: set[Any], random: Random) -> str:
    try:
        move = by_hand(random, state)
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


def test_who_acts_before_the_game_is_asked_in_vain() -> None:
    start = State.start(Rules.parse("K4"))
    with pytest.raises(ValueError, match="no seat is in turn"):
        _ = start.acting_kingdom
    drawn = Game.parse("K4 Ocabd L3-14-34-41").state
    assert drawn.acting_kingdom == drawn.to_act == 2


def test_a_position_written_down_can_be_collected() -> None:
    text = "K4 R0e Oba N3-14d-34-41c a:C"
    assert len({PartialPosition.parse(text), PartialPosition.parse(text)}) == 1


def test_building_tiles_may_be_a_list_and_nothing_else() -> None:
    assert Rules.parse("Q4", list(BUILDINGS)) == Rules.parse("Q4")  # type: ignore[arg-type]
    tables: list[Any] = [[1, 2], [[]], None, list(BUILDINGS)[1:], [*BUILDINGS, None]]
    for wrong in tables:
        with pytest.raises((TypeError, ValueError), match="tiles"):
            Rules.parse("Q4", wrong)
