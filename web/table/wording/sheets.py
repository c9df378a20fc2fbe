"""Score sheets as HTML: the standings, every territory and bonus, and the games of a Dynasty."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from browser.markup import Markup, joined, markup
from browser.messages import say
from realmino.pieces.buildings import Building, tile_of
from realmino.pieces.numbers import COINS_PER_POINT
from realmino.pieces.variants import OPTIONS
from realmino.view import Ending, Realm, View
from table.model.match import Match
from table.wording import words

CROWN = markup('<svg class="crown" aria-hidden="true"><use href="#sign-crown"/></svg>')


RULES = "rules/index.html"
"""The address of the rules."""

CHAPTERS = {"K": "kingdomino", "Q": "queendomino", "W": "royal-wedding"}
"""Each game's page of the rules."""

ORDER = ("territory", "building", "coins")
"""The kinds of lines in the order of a sheet; bonuses follow."""


def tiles(buildings: Sequence[Building]) -> Markup:
    """The table of building tiles: what each kind gives, and how certain its data are."""
    heads = joined(
        markup('<th scope="col">{}</th>', say(key))
        for key in ("tiles-building", "tiles-effects", "tiles-sure")
    )
    kinds = {building.kind: building for building in buildings}
    rows = []
    for building in kinds.values():
        shown = tile_of(building)
        sure = "tiles-inferred" if shown.inferred else "tiles-seen"
        style = " class=inferred" if shown.inferred else ""
        rows.append(
            markup(
                '<tr><th scope="row">{}</th><td>{}</td><td{}>{}</td></tr>',
                building_link(shown.key),
                words.effects(shown),
                style,
                say(sure),
            )
        )
    return markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>", heads, joined(rows))


def title(view: View, match: Match) -> str:
    """The heading of the result: the winners, or that the scores are provisional."""
    series = view.series
    if view.outcome is None:
        return say("result-so-far")
    if series is None:
        return words.result(view, match)
    outcome = series.outcome or view.outcome
    return say(
        "result-game" if series.outcome is None else "result-dynasty",
        winners=len(outcome.winners),
        names=words.names(match, _seats_of(outcome, view)),
        game=series.game,
    )


def _seats_of(outcome: Ending, view: View) -> list[str]:
    return [
        seat for realm in view.kingdoms if realm.kingdom in outcome.winners for seat in realm.seats
    ]


def body(view: View, match: Match) -> Markup:
    """The standings, the tiebreak, the Dynasty's games, and a sheet for each kingdom."""
    totals, order = totals_of(view), kingdoms_by_rank(view)
    parts = [
        markup('<ol class="standings">'),
        *(_result_row(realm, totals, view, match) for realm in order),
        markup("</ol>"),
        _verdict(view),
        _dynasty(order, view, match),
        markup('<div class="sheets">'),
        *(_sheet(realm, view, match) for realm in order),
        markup("</div>"),
    ]
    return joined(parts)


def kingdoms_by_rank(view: View) -> list[Realm]:
    """The kingdoms in the order of the standings, the best first."""
    totals = totals_of(view)
    return sorted(
        view.kingdoms, key=lambda realm: (-totals[realm.kingdom], -realm.sheet["largest"])
    )


def court_icon(name: str) -> Markup:
    """An icon of the court as inline SVG: coin, knight, tower, queen, dragon, building."""
    return markup('<svg class="sign" aria-hidden="true"><use href="#sign-{}"/></svg>', name)


def link(kind: str, inner: str) -> Markup:
    """Markup as a link to the rule of a kind of line; the guide sets its address."""
    return markup(
        '<a class="rule" data-rule="{}" href="{}" target="_blank">{}</a>', kind, RULES, inner
    )


def building_link(key: str) -> Markup:
    """The name of a kind of building as a link to its page of the rules."""
    name = words.building_name(key)
    return markup('<a class="rule" href="{}" target="_blank">{}</a>', building_page(key), name)


def building_page(key: str) -> str:
    """The address of a kind of building's page, relative to the site's root folder."""
    return f"rules/buildings/{key.replace('_', '-')}.html"


def game_rules(code: str) -> str:
    """The address of the rules for a rules code's game, relative to the site's root folder."""
    return f"rules/{CHAPTERS[code[0]]}.html"


def badge(realm: Realm, match: Match) -> Markup:
    """The emblem of a kingdom, or of both partners."""
    emblems = joined(emblem(match.seat(seat).colour) for seat in realm.seats)
    return markup('<span class="pair">{}</span>', emblems) if len(realm.seats) > 1 else emblems


def totals_of(view: View) -> dict[str, int]:
    """The points of the standings: the Dynasty's, or this game's."""
    if view.series:
        named = zip(view.kingdoms, view.series.totals, strict=True)
        return {realm.kingdom: total for realm, total in named}
    return {realm.kingdom: realm.sheet["total"] for realm in view.kingdoms}


def emblem(colour: str, extra: str = "") -> Markup:
    """A seat's emblem as inline SVG."""
    return markup(
        '<svg class="emblem seat-{}{}" viewBox="0 0 100 100" aria-hidden="true">'
        '<use href="#emblem-{}"/></svg>',
        colour,
        extra,
        colour,
    )


def land(terrain: str) -> Markup:
    """A terrain's icon as inline SVG."""
    return markup(
        '<svg class="land land-{}" aria-hidden="true"><use href="#land-{}"/></svg>',
        terrain,
        terrain,
    )


def _is_winner(realm: Realm, view: View) -> bool:
    """Whether the kingdom leads the final standings."""
    outcome = view.series.outcome if view.series else view.outcome
    return outcome is not None and realm.kingdom in outcome.winners


def _result_row(realm: Realm, totals: dict[str, int], view: View, match: Match) -> Markup:
    seat = match.seat(realm.kingdom)
    total = totals[realm.kingdom]
    won = _is_winner(realm, view)
    ribbon = _ribbon() if won else markup("<span></span>")
    names = words.player_names(match, realm.seats)
    return markup(
        '<li class="seat-{}{}'
        '{}">{}'
        '<span class="who">{}</span>{}'
        '<progress max="{}" value="{}" aria-hidden="true"></progress>'
        "<strong>{}</strong></li>",
        seat.colour,
        " team" if len(realm.seats) > 1 else "",
        " winner" if won else "",
        badge(realm, match),
        names,
        ribbon,
        max(1, *totals.values()),
        total,
        total,
    )


def _ribbon() -> Markup:
    return markup('<span class="ribbon">{}{}</span>', CROWN, say("sheet-winner"))


def _verdict(view: View) -> Markup:
    if view.series is not None and view.series.outcome is not None:
        shared = view.series.outcome.decision == "shared"
        return tiebreak_text("result-series-shared", "series") if shared else Markup()
    if view.outcome is None or view.outcome.decision == "points":
        return Markup()
    return tiebreak_text(f"result-{view.outcome.decision}", "total")


def tiebreak_text(key: str, kind: str) -> Markup:
    """The tiebreak, with a link to its rule."""
    why = link(kind, say("refuse-why"))
    return markup('<p class="verdict">{} {}</p>', say(key), why)


def _sheet(realm: Realm, view: View, match: Match) -> Markup:
    seat = match.seat(realm.kingdom)
    lines = joined(rows(realm.sheet["items"]))
    total = link("total", say("sheet-total"))
    names = words.player_names(match, realm.seats)
    game = say("sheet-game", game=view.series.game) if view.series else ""
    heads = [
        markup('<th scope="col">{}</th>', say(key))
        for key in ("sheet-territory", "sheet-count", "sheet-points")
    ]
    return markup(
        '<div class="sheet seat-{}" data-kingdom="{}"><table>'
        '<caption>{}<span class="who">{}</span> {}</caption>'
        '<thead class="visually-hidden"><tr>{}</tr></thead><tbody>{}</tbody>'
        '<tfoot><tr><th scope="row" colspan="2">{}</th>'
        "<td>{}</td></tr></tfoot></table></div>",
        seat.colour,
        realm.kingdom,
        badge(realm, match),
        names,
        game,
        heads,
        lines,
        total,
        realm.sheet["total"],
    )


def in_order(items: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The items in the order of a sheet: the best land first."""
    kinds = [*ORDER, *(option.key for option in OPTIONS.values())]
    return sorted(
        items, key=lambda item: (kinds.index(item["kind"]), -item["points"] * ("crowns" in item))
    )


def squares_of(item: dict[str, Any]) -> list[str]:
    """The squares of an item on a sheet."""
    return item.get("squares") or ([item["square"]] if "square" in item else [])


def rows(items: Sequence[dict[str, Any]]) -> Iterator[Markup]:
    """The rows of a sheet with their squares, the best first; crownless land shares one row."""
    ordered = in_order(items)
    lands = [item for item in ordered if item["kind"] == "territory"]
    for item in lands:
        if item["crowns"]:
            yield _land_row(item)
    bare = [square for item in lands if not item["crowns"] for square in item["squares"]]
    if bare:
        squares = words.count("squares", len(bare))
        crownless = link("territory", say("sheet-crownless"))
        yield _row(
            "bare", bare, markup('<th scope="row">{}</th><td>{}</td>', crownless, squares), 0
        )
    for item in ordered[len(lands) :]:
        kind, about = item["kind"], squares_of(item)
        if kind == "coins":
            coins = link(kind, say("sheet-coins"))
            head = markup('<th scope="row">{}{}</th>', court_icon("coin"), coins)
            count = markup("<td>{} ÷ {}</td>", item["amount"], COINS_PER_POINT)
            yield _row(kind, about, joined((head, count)), item["points"])
            continue
        if kind == "building":
            name = joined((court_icon(kind), building_link(item["building"])))
        else:
            name = link(kind, say(f"variant-{kind}"))
            kind = "bonus"
        yield _row(kind, about, markup('<th scope="row" colspan="2">{}</th>', name), item["points"])


def _row(kind: str, squares: Sequence[str], head: Markup, points: int) -> Markup:
    """A row with its squares."""
    about = " ".join(squares)
    return markup('<tr class="{}" data-squares="{}">{}<td>{}</td></tr>', kind, about, head, points)


def _land_row(item: dict[str, Any]) -> Markup:
    kind = "town" if item["terrain"] == "town" else "territory"
    name = link(kind, words.land(item["terrain"]))
    queen = ""
    if item.get("queen"):
        label = say("sheet-queen")
        drawn = markup(
            '<svg class="sign" role="img" aria-label="{}"><use href="#sign-queen"/></svg>', label
        )
        queen = link("queen", drawn)
    head = markup(
        '<th scope="row">{}{}</th><td>{} × {} {}{}</td>',
        land(item["terrain"]),
        name,
        len(item["squares"]),
        item["crowns"],
        CROWN,
        queen,
    )
    return _row("queen" if queen else "", item["squares"], head, item["points"])


def _dynasty(ranked: Sequence[Realm], view: View, match: Match) -> Markup:
    series = view.series
    if series is None:
        return Markup()
    order = [realm.kingdom for realm in view.kingdoms]
    rows = []
    for realm in ranked:
        place = order.index(realm.kingdom)
        seat = match.seat(realm.kingdom)
        points = [str(of_game[place]) for of_game in series.points]
        cells = joined(
            markup("<td>{}</td>", cell) for cell in points + [""] * (series.of - len(points))
        )
        names = words.player_names(match, realm.seats)
        rows.append(
            markup(
                '<tr class="seat-{}"><th scope="row">{}{}</th>{}<td>{}</td></tr>',
                seat.colour,
                badge(realm, match),
                names,
                cells,
                series.totals[place],
            )
        )
    return dynasty_table(series.of, rows)


def dynasty_table(games: int, rows: Iterable[Markup]) -> Markup:
    """A table of the points in this many games; each of the ``rows`` must be that long."""
    heads = joined(markup('<th scope="col">{}</th>', number) for number in range(1, games + 1))
    return markup(
        '<table class="dynasty"><caption>{}</caption><thead><tr>'
        '<th scope="col">{}</th>{}'
        '<th scope="col">{}</th></tr></thead>'
        "<tbody>{}</tbody></table>",
        link("series", say("sheet-series")),
        say("sheet-ruler"),
        heads,
        say("sheet-total"),
        joined(rows),
    )
