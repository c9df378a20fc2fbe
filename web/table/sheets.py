"""Score sheets as HTML: the standings, every territory and bonus, and the games of a Dynasty."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from realmino.view import Outcome, Realm, View
from table import words
from table.match import Match

CROWN = '<svg class="crown" aria-hidden="true"><use href="#sign-crown"/></svg>'


def title(view: View, match: Match) -> str:
    """The heading of the result: who has won, or that these are the scores so far."""
    series = view.series
    if view.outcome is None:
        return words.say("result.so_far")
    if series is not None and series.outcome is not None:
        return _won("result.dynasty", "result.dynasty.many", series.outcome, view, match)
    if series is not None:
        names = _winners(view.outcome, view, match)
        many = len(view.outcome.winners) > 1
        return words.say(
            "result.game.many" if many else "result.game", names=names, game=series.game
        )
    return _won("result.one", "result.many", view.outcome, view, match)


def _won(one: str, many: str, outcome: Outcome, view: View, match: Match) -> str:
    key = one if len(outcome.winners) == 1 else many
    return words.say(key, names=_winners(outcome, view, match))


def _winners(outcome: Outcome, view: View, match: Match) -> str:
    seats = [
        seat for realm in view.kingdoms if realm.kingdom in outcome.winners for seat in realm.seats
    ]
    return words.names_of(match, seats)


def body(view: View, match: Match) -> str:
    """The standings, what decided a tie, one sheet a kingdom, and the Dynasty's games."""
    ranked = sorted(
        view.kingdoms, key=lambda realm: (-realm.sheet["total"], -realm.sheet["largest"])
    )
    parts = [
        '<ol class="standings">',
        *(_standing(realm, ranked, view, match) for realm in ranked),
        "</ol>",
        _verdict(view),
        '<div class="sheets">',
        *(_sheet(realm, view, match) for realm in ranked),
        "</div>",
        _dynasty(view, match),
    ]
    return "".join(parts)


def emblem(colour: str, extra: str = "") -> str:
    """The seat's emblem as inline SVG."""
    return (
        f'<svg class="emblem seat-{colour}{extra}" viewBox="0 0 100 100" aria-hidden="true">'
        f'<use href="#emblem-{colour}"/></svg>'
    )


def land(terrain: str) -> str:
    """A terrain's sign as inline SVG."""
    return (
        f'<svg class="land land-{terrain}" aria-hidden="true"><use href="#land-{terrain}"/></svg>'
    )


def _is_winner(realm: Realm, view: View) -> bool:
    return view.outcome is not None and realm.kingdom in view.outcome.winners


def _standing(realm: Realm, ranked: Sequence[Realm], view: View, match: Match) -> str:
    seat = match.seat(realm.kingdom)
    most = max(1, *(one.sheet["total"] for one in ranked))
    won = _is_winner(realm, view)
    ribbon = _ribbon() if won else "<span></span>"
    return (
        f'<li class="seat-{seat.colour}{" winner" if won else ""}">{emblem(seat.colour)}'
        f'<span class="who">{escape(seat.name)}</span>{ribbon}'
        f'<progress max="{most}" value="{realm.sheet["total"]}" aria-hidden="true"></progress>'
        f"<strong>{realm.sheet['total']}</strong></li>"
    )


def _ribbon() -> str:
    return f'<span class="ribbon">{CROWN}{escape(words.say("sheet.winner"))}</span>'


def _verdict(view: View) -> str:
    if view.outcome is None or view.outcome.decision == "points":
        return ""
    return f'<p class="verdict">{escape(words.say(f"result.{view.outcome.decision}"))}</p>'


def _sheet(realm: Realm, view: View, match: Match) -> str:
    seat = match.seat(realm.kingdom)
    won = _is_winner(realm, view)
    rows = "".join(_rows(realm.sheet["items"]))
    return (
        f'<div class="sheet seat-{seat.colour}{" winner" if won else ""}"><table>'
        f'<caption>{emblem(seat.colour)}<span class="who">{escape(seat.name)}</span>'
        f"{_ribbon() if won else ''}</caption>"
        '<thead class="visually-hidden"><tr>'
        + "".join(
            f'<th scope="col">{escape(words.say(key))}</th>'
            for key in ("sheet.territory", "sheet.count", "sheet.points")
        )
        + f"</tr></thead><tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row" colspan="2">{escape(words.say("sheet.total"))}</th>'
        f"<td>{realm.sheet['total']}</td></tr></tfoot></table></div>"
    )


def _rows(items: Iterable[dict[str, Any]]) -> Iterable[str]:
    for item in sorted(items, key=lambda item: (item["kind"] != "territory", -item["points"])):
        if item["kind"] != "territory":
            name = escape(words.say(f"sheet.{item['kind']}"))
            yield (
                f'<tr class="bonus"><th scope="row" colspan="2">{name}</th>'
                f"<td>{item['points']}</td></tr>"
            )
            continue
        key, crowns, size = item["terrain"], item["crowns"], len(item["squares"])
        name = escape(words.terrain(key).capitalize())
        yield (
            f'<tr><th scope="row">{land(key)}{name}</th>'
            f"<td>{size} × {crowns} {CROWN}</td><td>{item['points']}</td></tr>"
        )


def _dynasty(view: View, match: Match) -> str:
    series = view.series
    if series is None:
        return ""
    heads = "".join(f'<th scope="col">{number}</th>' for number in range(1, series.of + 1))
    rows = []
    for place, (seat, total) in enumerate(zip(match.seats, series.totals, strict=True)):
        points = [str(of_game[place]) for of_game in series.points]
        cells = "".join(f"<td>{one}</td>" for one in points + [""] * (series.of - len(points)))
        rows.append(
            f'<tr class="seat-{seat.colour}"><th scope="row">{emblem(seat.colour)}'
            f"{escape(seat.name)}</th>{cells}<td>{total}</td></tr>"
        )
    shared = series.outcome is not None and series.outcome.decision == "shared"
    verdict = words.say("result.series.shared") if shared else ""
    return (
        f'<table class="dynasty"><caption>{escape(words.say("sheet.series"))}</caption><thead><tr>'
        f'<th scope="col">{escape(words.say("sheet.ruler"))}</th>{heads}'
        f'<th scope="col">{escape(words.say("sheet.total"))}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
        + (f'<p class="verdict">{escape(verdict)}</p>' if verdict else "")
    )
