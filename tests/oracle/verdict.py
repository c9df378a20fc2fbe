"""Holds the oracle itself against the rulebook cases."""

from .cases import Case, Check, items_of, named_values
from .game import Misdeal, Oracle, Refused, read_token
from .land import Land
from .players import replay
from .scores import largest_territory, score_sheet, series_winners, winners


def wrong(case: Case) -> list[str]:
    """What the oracle answers otherwise than the case expects; empty when all holds."""
    answers = {
        "place": _place,
        "score": _score,
        "ties": _ties,
        "series": _series,
        "record": _record,
        "code": _code,
    }
    found = []
    for check in case.checks:
        try:
            answer = answers[case.kind](case, check)
        except (Refused, ValueError) as fault:
            answer = f"a fault: {fault}"
        expected: object = items_of(check.text) if check.key == "items" else check.text
        if answer != expected:
            where = f"{case.file}:{check.line}"
            found.append(f"{where}: {check.key} {expected!r}, the oracle says {answer!r}")
    return found


def grid_size(rules: str) -> int:
    """7 in the Mighty Duel, else 5."""
    return 7 if "d" in Oracle(rules).options else 5


def case_lands(case: Case) -> list[Land]:
    """The kingdoms that a case draws."""
    texts = [case.fields["kingdom"]] if "kingdom" in case.fields else []
    texts += named_values(case.fields.get("kingdoms", "")).values()
    return [Land.read(text, grid_size(case.rules)) for text in texts]


def _place(case: Case, check: Check) -> str:
    (land,) = case_lands(case)
    _kind, number, where, direction = read_token(case.fields["place"])
    assert number is not None
    if where is None:
        reason = "must_place" if land.places(number) else None
    else:
        reason = land.why_not(number, where, direction)
    if check.key == "allowed":
        return "" if reason is None else f"refused: {reason}"
    return reason or "allowed"


def _score(case: Case, check: Check) -> object:
    (land,) = case_lands(case)
    total, items = score_sheet(land, Oracle(case.rules).options)
    return {"score": str(total), "items": items, "largest": str(largest_territory(land))}[check.key]


def _ties(case: Case, _check: Check) -> str:
    seats = named_values(case.fields["kingdoms"])
    lands = dict(zip(seats, case_lands(case), strict=True))
    return " ".join(winners(lands, Oracle(case.rules).options))


def _series(case: Case, _check: Check) -> str:
    totals = named_values(case.fields["totals"]).items()
    points = {seat: [int(number) for number in text.split(",")] for seat, text in totals}
    return " ".join(series_winners(points))


def _record(case: Case, check: Check) -> str:
    game = replay(case.fields["record"])
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
            return str(game.due)
        case "over":
            return "" if game.is_over else "not over"
        case "stands":
            return f"{seat} {game.kingdom_string(seat)}"
        case "points":
            return f"{seat} {game.score(seat)[0]}"
        case _:
            return " ".join(game.winners())


def _misdeal(game: Oracle, token: str) -> str:
    try:
        game.apply(token)
    except Misdeal:
        return token
    return "a deal like any other"


def _code(case: Case, check: Check) -> str:
    try:
        Oracle(case.rules)
    except ValueError:
        return "" if check.key == "unknown" else "unknown"
    return "" if check.key == "exists" else "exists"
