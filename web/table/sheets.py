"""Score sheets as HTML: the standings, every territory and bonus, and the games of a Dynasty."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from realmino.model.buildings import Building
from realmino.model.grid import CASTLE
from realmino.rules.scoring import COINS_PER_POINT
from realmino.view import Ending, Realm, View
from realmino.view_tile import tile_of
from table import words
from table.match import Match

CROWN = '<svg class="crown" aria-hidden="true"><use href="#sign-crown"/></svg>'


RULES = "rules/index.html"
"""Where all rules are found."""

ORDER = ("territory", "building", "coins", "harmony", "middle")
"""The kinds of lines in the order of a sheet."""


def tiles(buildings: Sequence[Building]) -> str:
    """The table of building tiles: what each kind gives, and how sure that is."""
    heads = "".join(
        f'<th scope="col">{escape(words.say(key))}</th>'
        for key in ("tiles-building", "tiles-effects", "tiles-sure")
    )
    kinds = {building.kind: building for building in buildings}
    rows = []
    for building in kinds.values():
        shown = tile_of(building)
        sure = "tiles-inferred" if shown.inferred else "tiles-seen"
        style = " class=inferred" if shown.inferred else ""
        rows.append(
            f'<tr><th scope="row">{building_link(shown.key)}</th>'
            f"<td>{escape(words.effects(shown))}</td><td{style}>{escape(words.say(sure))}</td></tr>"
        )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def title(view: View, match: Match) -> str:
    """The heading of the result: who has won, or that these are the scores so far."""
    series = view.series
    if view.outcome is None:
        return words.say("result-so-far")
    if series is None:
        return words.result(view, match)
    outcome = series.outcome or view.outcome
    return words.say(
        "result-game" if series.outcome is None else "result-dynasty",
        winners=len(outcome.winners),
        names=words.names(match, _seats_of(outcome, view)),
        game=series.game,
    )


def _seats_of(outcome: Ending, view: View) -> list[str]:
    return [
        seat for realm in view.kingdoms if realm.kingdom in outcome.winners for seat in realm.seats
    ]


def body(view: View, match: Match) -> str:
    """The standings, what decided a tie, the Dynasty's games, and one sheet a kingdom."""
    totals, order = totals_of(view), ranked(view)
    parts = [
        '<ol class="standings">',
        *(_standing(realm, totals, view, match) for realm in order),
        "</ol>",
        _verdict(view),
        _dynasty(order, view, match),
        '<div class="sheets">',
        *(_sheet(realm, view, match) for realm in order),
        "</div>",
    ]
    return "".join(parts)


def ranked(view: View) -> list[Realm]:
    """The kingdoms in the order of the standings, the best first."""
    totals = totals_of(view)
    return sorted(
        view.kingdoms, key=lambda realm: (-totals[realm.kingdom], -realm.sheet["largest"])
    )


def sign(name: str) -> str:
    """A sign of the court as inline SVG: coin, knight, tower, queen, dragon, building."""
    return f'<svg class="sign" aria-hidden="true"><use href="#sign-{name}"/></svg>'


def link(kind: str, inner: str) -> str:
    """Markup as a link to the rule of a kind of line; the guide says where that stands."""
    return f'<a class="rule" data-rule="{kind}" href="{RULES}" target="_blank">{inner}</a>'


def building_link(key: str) -> str:
    """The name of a kind of building, which leads to its page of the rules."""
    name = escape(words.building_name(key))
    return f'<a class="rule" href="{building_page(key)}" target="_blank">{name}</a>'


def building_page(key: str) -> str:
    """The address of the page of a kind of building, from a page at the top."""
    return f"rules/buildings/{key.replace('_', '-')}.html"


def _badge(realm: Realm, match: Match) -> str:
    """The emblem of a kingdom, or of both partners."""
    emblems = "".join(emblem(match.seat(seat).colour) for seat in realm.seats)
    return f'<span class="pair">{emblems}</span>' if len(realm.seats) > 1 else emblems


def totals_of(view: View) -> dict[str, int]:
    """The points that the standings count: the Dynasty's, or this game's."""
    if view.series:
        named = zip(view.kingdoms, view.series.totals, strict=True)
        return {realm.kingdom: total for realm, total in named}
    return {realm.kingdom: realm.sheet["total"] for realm in view.kingdoms}


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
    """Whether the kingdom has won what the standings count."""
    outcome = view.series.outcome if view.series else view.outcome
    return outcome is not None and realm.kingdom in outcome.winners


def _standing(realm: Realm, totals: dict[str, int], view: View, match: Match) -> str:
    seat = match.seat(realm.kingdom)
    total = totals[realm.kingdom]
    won = _is_winner(realm, view)
    ribbon = _ribbon() if won else "<span></span>"
    names = escape(words.names_of(match, realm.seats))
    return (
        f'<li class="seat-{seat.colour}{" team" if len(realm.seats) > 1 else ""}'
        f'{" winner" if won else ""}">{_badge(realm, match)}'
        f'<span class="who">{names}</span>{ribbon}'
        f'<progress max="{max(1, *totals.values())}" value="{total}" aria-hidden="true"></progress>'
        f"<strong>{total}</strong></li>"
    )


def _ribbon() -> str:
    return f'<span class="ribbon">{CROWN}{escape(words.say("sheet-winner"))}</span>'


def _verdict(view: View) -> str:
    if view.series is not None and view.series.outcome is not None:
        shared = view.series.outcome.decision == "shared"
        return said("result-series-shared", "series") if shared else ""
    if view.outcome is None or view.outcome.decision == "points":
        return ""
    return said(f"result-{view.outcome.decision}", "total")


def said(key: str, kind: str) -> str:
    """What decided, with the way to its rule."""
    why = link(kind, escape(words.say("refuse-why")))
    return f'<p class="verdict">{escape(words.say(key))} {why}</p>'


def _sheet(realm: Realm, view: View, match: Match) -> str:
    seat = match.seat(realm.kingdom)
    lines = "".join(rows(realm.sheet["items"]))
    total = link("total", escape(words.say("sheet-total")))
    names = escape(words.names_of(match, realm.seats))
    game = escape(words.say("sheet-game", game=view.series.game)) if view.series else ""
    return (
        f'<div class="sheet seat-{seat.colour}" data-kingdom="{realm.kingdom}"><table>'
        f'<caption>{_badge(realm, match)}<span class="who">{names}</span> {game}</caption>'
        '<thead class="visually-hidden"><tr>'
        + "".join(
            f'<th scope="col">{escape(words.say(key))}</th>'
            for key in ("sheet-territory", "sheet-count", "sheet-points")
        )
        + f"</tr></thead><tbody>{lines}</tbody>"
        f'<tfoot><tr><th scope="row" colspan="2">{total}</th>'
        f"<td>{realm.sheet['total']}</td></tr></tfoot></table></div>"
    )


def in_order(items: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The items in the order of a sheet: the best land first."""
    return sorted(
        items, key=lambda item: (ORDER.index(item["kind"]), -item["points"] * ("crowns" in item))
    )


def squares_of(item: dict[str, Any], items: Iterable[dict[str, Any]]) -> list[str]:
    """The squares that an item of a sheet is about; of the Harmony those of the whole kingdom."""
    bonus = [str(CASTLE)] if item["kind"] in ("harmony", "middle") else []
    if item["kind"] == "harmony":
        bonus += [square for land in items for square in land.get("squares", ())]
    return item.get("squares") or ([item["square"]] if "square" in item else bonus)


def rows(items: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The lines of a sheet, the best first; land without a crown shares one line.

    Each names the squares that it is about.
    """
    ordered = in_order(items)
    lands = [item for item in ordered if item["kind"] == "territory"]
    for item in lands:
        if item["crowns"]:
            yield _land_row(item)
    bare = [square for item in lands if not item["crowns"] for square in item["squares"]]
    if bare:
        squares = escape(words.count("squares", len(bare)))
        crownless = link("territory", escape(words.say("sheet-crownless")))
        yield _row("bare", bare, f'<th scope="row">{crownless}</th><td>{squares}</td>', 0)
    for item in ordered[len(lands) :]:
        kind, about = item["kind"], squares_of(item, items)
        if kind == "coins":
            coins = link(kind, escape(words.say("sheet-coins")))
            head = f'<th scope="row">{sign("coin")}{coins}</th>'
            count = f"<td>{item['amount']} ÷ {COINS_PER_POINT}</td>"
            yield _row(kind, about, head + count, item["points"])
            continue
        if kind == "building":
            name = sign(kind) + building_link(item["building"])
        else:
            name = link(kind, escape(words.say(f"sheet-{kind}")))
            kind = "bonus"
        yield _row(kind, about, f'<th scope="row" colspan="2">{name}</th>', item["points"])


def _row(kind: str, squares: Sequence[str], head: str, points: int) -> str:
    """A line about these squares."""
    about = " ".join(squares)
    return f'<tr class="{kind}" data-squares="{about}">{head}<td>{points}</td></tr>'


def _land_row(item: dict[str, Any]) -> str:
    kind = "town" if item["terrain"] == "town" else "territory"
    name = link(kind, escape(words.land(item["terrain"])))
    queen = ""
    if item.get("queen"):
        label = escape(words.say("sheet-queen"))
        drawn = f'<svg class="sign" role="img" aria-label="{label}"><use href="#sign-queen"/></svg>'
        queen = link("queen", drawn)
    count = f"{len(item['squares'])} × {item['crowns']} {CROWN}{queen}"
    head = f'<th scope="row">{land(item["terrain"])}{name}</th><td>{count}</td>'
    return _row("queen" if queen else "", item["squares"], head, item["points"])


def _dynasty(ranked: Sequence[Realm], view: View, match: Match) -> str:
    series = view.series
    if series is None:
        return ""
    caption = link("series", escape(words.say("sheet-series")))
    heads = "".join(f'<th scope="col">{number}</th>' for number in range(1, series.of + 1))
    order = [realm.kingdom for realm in view.kingdoms]
    rows = []
    for realm in ranked:
        place = order.index(realm.kingdom)
        seat = match.seat(realm.kingdom)
        points = [str(of_game[place]) for of_game in series.points]
        cells = "".join(f"<td>{cell}</td>" for cell in points + [""] * (series.of - len(points)))
        names = escape(words.names_of(match, realm.seats))
        rows.append(
            f'<tr class="seat-{seat.colour}"><th scope="row">{_badge(realm, match)}{names}</th>'
            f"{cells}<td>{series.totals[place]}</td></tr>"
        )
    return (
        f'<table class="dynasty"><caption>{caption}</caption><thead><tr>'
        f'<th scope="col">{escape(words.say("sheet-ruler"))}</th>{heads}'
        f'<th scope="col">{escape(words.say("sheet-total"))}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )
