"""The rulebook's rules as cases, held against the engine.

The cases in ``tests/rulebook`` are written in our words; ``tests.oracle.cases`` reads them and
explains their form.
"""

from pathlib import Path

import pytest

from realmino import (
    DOMINOES,
    Discard,
    Game,
    Kingdom,
    NotationError,
    Phase,
    Place,
    Rules,
    State,
    parse_move,
    score,
)
from realmino.line import LineDomino
from realmino.rules import SEATS
from realmino.scoring import decide, decide_series
from tests.agreement import engine_answer, engine_refuses_deal, items_of
from tests.oracle.cases import Case, Check, load_cases, named_values
from tests.oracle.cases import items_of as expected_items

CASES = load_cases(Path(__file__).parent / "rulebook")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_engine_follows_the_rulebook(case: Case) -> None:
    judge = JUDGES[case.kind]
    for check in case.checks:
        assert judge(case, check), f"{case.file}:{check.line}: {check.key} {check.text}"


def place_holds(case: Case, check: Check) -> bool:
    """A domino tried on a kingdom: allowed, or refused for that reason."""
    move = parse_move(case.fields["place"])
    assert isinstance(move, Place | Discard)
    state = position(Rules.parse(case.rules), Kingdom.parse(case.fields["kingdom"]), move.domino)
    reason = state.why_not(move)
    assert (move in state.legal_actions()) == (reason is None)
    if check.key == "allowed":
        return reason is None
    return reason is not None and reason.value == check.text


def position(rules: Rules, kingdom: Kingdom, domino: int) -> State:
    """A round in which seat a is to add this domino to this kingdom."""
    start = State.start(rules)
    line = (LineDomino(domino, 0),)
    return start._replace(
        round=1, phase=Phase.ADD, line=line, kingdoms=(kingdom, *start.kingdoms[1:])
    )


def score_holds(case: Case, check: Check) -> bool:
    """The score of one kingdom."""
    sheet = score(Kingdom.parse(case.fields["kingdom"]), Rules.parse(case.rules))
    if check.key == "items":
        return items_of(sheet.items) == expected_items(check.text)
    return int(check.text) == (sheet.total if check.key == "score" else sheet.largest)


def ties_hold(case: Case, check: Check) -> bool:
    """The winners among some kingdoms."""
    rules = Rules.parse(case.rules)
    kingdoms = named_values(case.fields["kingdoms"])
    sheets = [score(Kingdom.parse(text), rules) for text in kingdoms.values()]
    return names(kingdoms, decide(sheets).winners) == check.text


def series_hold(case: Case, check: Check) -> bool:
    """The winners of a Dynasty, from the totals of its games."""
    told = named_values(case.fields["totals"])
    totals = [sum(int(points) for points in text.split(",")) for text in told.values()]
    return names(told, decide_series(totals).winners) == check.text


def names(seats: dict[str, str], numbers: tuple[int, ...]) -> str:
    return " ".join(list(seats)[number] for number in numbers)


def record_holds(case: Case, check: Check) -> bool:
    """What holds after the moves of a record."""
    state = Game.parse(case.fields["record"]).state
    token, _, rest = check.text.partition(" ")
    legal = [str(action) for action in state.legal_actions()]
    match check.key:
        case "legal":
            return sorted(legal) == check.text.split()
        case "allowed":
            return token in legal and state.why_not(parse_move(token)) is None
        case "refused":
            return token not in legal and engine_answer(state, token) == rest
        case "misdeal":
            return engine_refuses_deal(state, token)
        case "to_act":
            return state.to_act is not None and SEATS[state.to_act] == token
        case "due":
            return state.due is not None and state.due.kind == token
        case "over":
            return state.is_over
        case "stands":
            return str(state.kingdoms[SEATS.index(token)]) == rest
        case "points":
            return state.sheets()[SEATS.index(token)].total == int(rest)
    assert check.key == "winners"
    return " ".join(SEATS[number] for number in state.result().winners) == check.text


def code_holds(case: Case, check: Check) -> bool:
    """Whether a rules code names a game."""
    try:
        Rules.parse(case.rules)
    except NotationError:
        return check.key == "unknown"
    return check.key == "exists"


JUDGES = {
    "place": place_holds,
    "score": score_holds,
    "ties": ties_hold,
    "series": series_hold,
    "record": record_holds,
    "code": code_holds,
}


def test_every_kind_of_case_is_there() -> None:
    assert {case.kind for case in CASES} == set(JUDGES)


def test_cases_name_dominoes_that_exist() -> None:
    placed = [parse_move(case.fields["place"]) for case in CASES if "place" in case.fields]
    assert {move.domino for move in placed} <= set(DOMINOES)
