"""A pad's scores as HTML: the standings, and each kingdom's sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from browser.markup import Markup, joined, markup
from browser.messages import say
from kingdoms import words
from kingdoms.model import Pad
from kingdoms.series import PadSeries
from realmino.pieces.buildings import BUILDINGS, tile_of
from realmino.rules.scoring import Decision, Item, ItemKind, Result, ScoreSheet
from table.wording import sheets
from table.wording import words as table_words


def badge(pad: Pad, number: int) -> Markup:
    """A kingdom's emblem, or both partners'."""
    seats = pad.rules.seats_of([number])
    emblems = joined(sheets.emblem(pad.colours[seat]) for seat in seats)
    return markup('<span class="pair">{}</span>', emblems) if len(seats) > 1 else emblems


def standings(series: PadSeries) -> Markup:
    """The ranking, best first, with the rule that decided a tie, and a Dynasty's games.

    Without points, no kingdom is ahead.
    """
    pad, result, totals = series.pad, series.result(), series.totals()
    largest = [0 if series.is_dynasty else sheet.largest for sheet in pad.sheets()]
    most = max(totals)
    order = sorted(range(len(totals)), key=lambda n: (-totals[n], -largest[n]))
    items = []
    for number in order:
        total, ahead = totals[number], bool(most) and number in result.winners
        team = " team" if len(pad.rules.seats_of([number])) > 1 else ""
        items.append(
            markup(
                '<li class="seat-{}{}{}">{}<span class="who">{}</span>{}'
                '<progress max="{}" value="{}" aria-hidden="true"></progress>'
                "<strong>{}</strong></li>",
                pad.colours[number],
                team,
                " winner" if ahead else "",
                badge(pad, number),
                words.ruler(pad, number),
                _ribbon() if ahead else markup("<span></span>"),
                max(1, most),
                total,
                total,
            )
        )
    verdict = _verdict(result, series.is_dynasty) if most else ""
    return markup(
        '<ol class="standings">{}</ol>{}{}', joined(items), verdict, _games(series, order)
    )


def _games(series: PadSeries, order: Sequence[int]) -> Markup:
    """The points in a Dynasty's games, with empty cells for games not entered yet."""
    if not series.is_dynasty:
        return Markup()
    counted, totals = series.sheets(), series.totals()
    begun = [not all(kingdom.is_empty for kingdom in pad.kingdoms) for pad in series.pads]
    rows = []
    for number in order:
        cells = joined(
            markup("<td>{}</td>", game[number].total if is_begun else "")
            for game, is_begun in zip(counted, begun, strict=True)
        )
        rows.append(
            markup(
                '<tr><th scope="row">{}{}</th>{}<td>{}</td></tr>',
                badge(series.pad, number),
                words.ruler(series.pad, number),
                cells,
                totals[number],
            )
        )
    return sheets.dynasty_table(len(series.pads), rows)


def _ribbon() -> Markup:
    return markup('<span class="ribbon">{}{}</span>', sheets.CROWN, say("pad-ahead"))


def _verdict(result: Result, is_dynasty: bool) -> Markup:
    if result.decision is Decision.POINTS:
        return Markup()
    if is_dynasty:
        return sheets.tiebreak_text("result-series-shared", "series")
    return sheets.tiebreak_text(f"result-{result.decision.value}", "total")


def sheet(pad: Pad, number: int, shown: ScoreSheet) -> Markup:
    """A kingdom's score sheet, with a reason for each line."""
    heads = joined(
        markup('<th scope="col">{}</th>', say(key))
        for key in ("sheet-territory", "sheet-count", "sheet-points")
    )
    total = sheets.link("total", say("sheet-total"))
    return markup(
        '<div class="sheet seat-{}"><table><caption>{}'
        '<span class="who">{}</span></caption>'
        '<thead class="visually-hidden"><tr>{}</tr></thead>'
        "<tbody>{}</tbody>"
        '<tfoot><tr><th scope="row" colspan="2">{}</th><td>{}</td></tr></tfoot>'
        "</table></div>",
        pad.colours[number],
        badge(pad, number),
        words.ruler(pad, number),
        heads,
        joined(_rows(shown.items)),
        total,
        shown.total,
    )


def _rows(items: Sequence[Item]) -> Iterator[Markup]:
    """The lines in the same order as the table's sheets, with reasons for buildings."""
    parts = {kind: [item for item in items if item.kind is kind] for kind in ItemKind}
    yield from sheets.rows([item.to_json() for item in parts[ItemKind.TERRITORY]])
    for item in parts[ItemKind.BUILDING]:
        assert item.building
        tile = tile_of(BUILDINGS[item.building.id - 1])
        name = sheets.building_link(tile.key)
        reason = say("pad-building-reason", effects=table_words.effects(tile))
        yield markup(
            '<tr class="building"><th scope="row" colspan="2">{}{}'
            '<span class="reason">{}</span></th><td>{}</td></tr>',
            sheets.court_icon("building"),
            name,
            reason,
            item.points,
        )
    rest = (ItemKind.COINS, ItemKind.BONUS)
    yield from sheets.rows([item.to_json() for kind in rest for item in parts[kind]])
