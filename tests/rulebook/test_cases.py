"""The engine follows the cases of the rulebook.

``rulebook.reader`` explains the format of ``rulebook/cases``.
"""

from realmino import (
    DOMINOES,
    Discard,
    Game,
    Kingdom,
    NotationError,
    Place,
    Rules,
    ScoreSheet,
    State,
    parse_move,
    score,
)
from realmino.pieces.court import board_text
from realmino.pieces.variants import SEATS
from realmino.rules.scoring import decide, decide_series
from rulebook.positions import after_play, before_placing, purse_for
from rulebook.reader import CASES as FOLDER
from rulebook.reader import Case, Check, load_cases, named_values, parse_items
from tests.core.differential import engine_answer, engine_refuses_deal, score_items
from tests.each import each
from tests.oracle.positions import case_lands, case_terms, case_wealths
from tests.oracle.scores import score_sheets

CASES = load_cases(FOLDER)


@each("case", CASES)
def test_the_engine_follows_the_rulebook(case: Case) -> None:
    judge = JUDGES[case.kind]
    for check in case.checks:
        assert judge(case, check), f"{case.file}:{check.line}: {check.key} {check.text}"


def place_holds(case: Case, check: Check) -> bool:
    """Returns whether a domino is allowed, or refused for the expected reason."""
    move = parse_move(case.fields["place"])
    assert isinstance(move, Place | Discard)
    state = before_placing(case)
    reason = state.why_not(move)
    assert (move in state.legal_actions()) == (reason is None)
    if check.key == "allowed":
        return reason is None
    return reason is not None and reason.value == check.text


def score_holds(case: Case, check: Check) -> bool:
    """Returns whether a kingdom scores as expected, with the Queen on any largest territory."""
    sheet = sheet_of(case, "a", case.fields["kingdom"])
    if check.key == "items":
        land, options = case_lands(case)["a"], case_terms(case).options
        right = [items for _, items in score_sheets(land, options, case_wealths(case).get("a"))]
        return score_items(sheet.items) in right and parse_items(check.text) in right
    return int(check.text) == (sheet.total if check.key == "score" else sheet.largest)


def sheet_of(case: Case, letter: str, kingdom: str) -> ScoreSheet:
    """Returns the sheet of a kingdom with the case's purse and Queen."""
    rules = Rules.parse(case.rules)
    purse = purse_for(case, letter) if rules.has_court else None
    return score(Kingdom.parse(kingdom), rules, purse, case.fields.get("host") == letter)


def ties_hold(case: Case, check: Check) -> bool:
    """Returns whether the case names the winners among its kingdoms."""
    kingdoms = named_values(case.fields["kingdoms"])
    sheets = [sheet_of(case, letter, text) for letter, text in kingdoms.items()]
    letters = list(kingdoms)
    winning = [SEATS.index(letters[number]) for number in decide(sheets).winners]
    winners = Rules.parse(case.rules).seats_of(winning)
    return " ".join(SEATS[seat] for seat in winners) == check.text


def turn_holds(case: Case, check: Check) -> bool:
    """Returns whether a check holds in a turn of seat a in the last round."""
    return state_holds(after_play(case), check)


def series_hold(case: Case, check: Check) -> bool:
    """Returns whether the case names the winners of a Dynasty."""
    by_letter = named_values(case.fields["totals"])
    totals = [sum(int(points) for points in text.split(",")) for text in by_letter.values()]
    return names(by_letter, decide_series(totals).winners) == check.text


def names(seats: dict[str, str], numbers: tuple[int, ...]) -> str:
    return " ".join(list(seats)[number] for number in numbers)


def record_holds(case: Case, check: Check) -> bool:
    """Returns whether a check holds after the moves of a record."""
    return state_holds(Game.parse(case.fields["record"]).state, check)


def state_holds(state: State, check: Check) -> bool:
    """Returns whether a check holds in a position."""
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
            return state.pending_deal is not None and state.pending_deal.kind == token
        case "over":
            return state.is_over
        case "stands":
            return str(state.kingdoms[kingdom_of(state, token)]) == rest
        case "points":
            return state.sheets()[kingdom_of(state, token)].total == int(rest)
        case "winners":
            winners = state.rules.seats_of(state.result().winners)
            return " ".join(SEATS[seat] for seat in winners) == check.text
    return court_holds(state, check.key, token, rest)


def court_holds(state: State, key: str, token: str, rest: str) -> bool:
    """Returns whether a check holds for the court of a position."""
    court = state.court
    assert court is not None
    if key == "purse":
        return str(court.purses[kingdom_of(state, token)]) == rest
    if key == "board":
        return board_text(court) == token
    if key == "queen":
        return token == ("nobody" if court.queen is None else SEATS[court.queen])
    assert key == "dragon"
    return token == ("cave" if court.dragon is None else str(court.dragon))


def kingdom_of(state: State, letter: str) -> int:
    """Returns a kingdom's number from its letter or a seat's letter."""
    return state.rules.kingdom_of(SEATS.index(letter))


def code_holds(case: Case, check: Check) -> bool:
    """Returns whether a rules code exists, or is unknown, as expected."""
    try:
        Rules.parse(case.rules)
    except NotationError:
        return check.key == "unknown"
    return check.key == "exists"


JUDGES = {
    "place": place_holds,
    "score": score_holds,
    "ties": ties_hold,
    "turn": turn_holds,
    "series": series_hold,
    "record": record_holds,
    "code": code_holds,
}


def test_there_are_cases_of_every_kind() -> None:
    assert {case.kind for case in CASES} == set(JUDGES)


def test_cases_name_existing_dominoes() -> None:
    placed = [parse_move(case.fields["place"]) for case in CASES if "place" in case.fields]
    named = [move for move in placed if isinstance(move, Place | Discard)]
    assert len(named) == len(placed)
    assert {move.domino for move in named} <= set(DOMINOES)
