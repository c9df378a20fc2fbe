"""Checks the oracle with the rulebook cases."""

from rulebook.reader import Case, Check, named_values, parse_items

from .codes import terms
from .game import Misdeal, Oracle, Refused
from .players import replay
from .positions import case_lands, case_terms, case_turn, case_wealths
from .scores import largest_territory, score_sheets, series_winners, winners
from .tokens import read_token


def wrong_answers(case: Case) -> list[str]:
    """The answers of the oracle that differ from the case's expectations; empty if all hold."""
    answers = {
        "place": _place,
        "score": _score,
        "turn": _turn,
        "ties": _ties,
        "series": _series,
        "record": _record,
        "code": _code,
    }
    problems = []
    for check in case.checks:
        try:
            answer = answers[case.kind](case, check)
        except (Refused, ValueError) as fault:
            answer = f"a fault: {fault}"
        expected: object = parse_items(check.text) if check.key == "items" else check.text
        if answer != expected:
            place = f"{case.file}:{check.line}"
            problems.append(f"{place}: {check.key} {expected!r}, the oracle says {answer!r}")
    return problems


def _place(case: Case, check: Check) -> str:
    land = case_lands(case)["a"]
    token = read_token(case.fields["place"])
    assert token.domino is not None
    if token.squares:
        reason = land.why_not(token.domino, token.squares[0], token.direction)
    else:
        reason = "must_place" if land.places(token.domino) else None
    if check.key == "allowed":
        return "" if reason is None else f"refused: {reason}"
    return reason or "allowed"


def _score(case: Case, check: Check) -> object:
    land = case_lands(case)["a"]
    sheets = score_sheets(land, case_terms(case).options, case_wealths(case).get("a"))
    if check.key == "items":
        # The Queen may choose among equally large territories: every choice is correct.
        lists = [items for _total, items in sheets]
        expected = parse_items(check.text)
        return expected if expected in lists else lists[0]
    return {"score": str(sheets[0][0]), "largest": str(largest_territory(land))}[check.key]


def _ties(case: Case, _check: Check) -> str:
    table = case_terms(case)
    best = winners(case_lands(case), table.options, case_wealths(case))
    return " ".join(seat for seat in table.seats if table.kingdom_of(seat) in best)


def _series(case: Case, _check: Check) -> str:
    totals = named_values(case.fields["totals"]).items()
    points = {seat: [int(number) for number in text.split(",")] for seat, text in totals}
    return " ".join(series_winners(points))


def _record(case: Case, check: Check) -> str:
    return _state(replay(case.fields["record"]), check)


def _turn(case: Case, check: Check) -> str:
    return _state(case_turn(case), check)


def _state(game: Oracle, check: Check) -> str:
    seat = check.text.split()[0] if check.text else ""
    match check.key:
        case "legal":
            return " ".join(sorted(game.legal_tokens()))
        case "allowed":
            return seat if seat in game.legal_tokens() else f"refused: {game.why_not(seat)}"
        case "refused":
            return f"{seat} {game.why_not(seat)}"
        case "misdeal":
            return _misdeal(game, seat)
        case "to_act":
            return str(game.to_act)
        case "due":
            return str(game.pending_deal)
        case "over":
            return "" if game.is_over else "not over"
        case "stands":
            return f"{seat} {game.kingdom_string(seat)}"
        case "points":
            return f"{seat} {game.score(seat)[0]}"
        case "winners":
            return " ".join(game.winners())
        case _:
            return _court(game, check.key, seat)


def _court(game: Oracle, key: str, seat: str) -> str:
    if key == "purse":
        return "{} {}c{}k{}t".format(seat, *game.purse(seat))
    if key == "board":
        return "-".join(map(str, game.board))
    if key == "queen":
        return game.queen or "nobody"
    return "cave" if game.dragon is None else str(game.dragon)


def _misdeal(game: Oracle, token: str) -> str:
    try:
        game.apply(token)
    except Misdeal:
        return token
    return "a legal deal"


def _code(case: Case, check: Check) -> str:
    try:
        terms(case.rules)
    except ValueError:
        return "" if check.key == "unknown" else "unknown"
    return "" if check.key == "exists" else "exists"
