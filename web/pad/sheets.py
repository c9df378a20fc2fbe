"""The scores of a pad as HTML: the standings, and the sheet of a kingdom line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from pad import words
from pad.model import Pad
from pad.series import PadSeries
from realmino.model.buildings import BUILDINGS
from realmino.rules.scoring import Decision, Item, ItemKind, Result, ScoreSheet
from realmino.view_tile import tile_of
from table import sheets as table_sheets
from table import words as table_words


def badge(pad: Pad, number: int) -> str:
    """The emblem of a kingdom, or of both partners."""
    seats = pad.rules.seats_of([number])
    emblems = "".join(table_sheets.emblem(pad.colours[seat]) for seat in seats)
    return f'<span class="pair">{emblems}</span>' if len(seats) > 1 else emblems


def standings(series: PadSeries) -> str:
    """The places, best first, what decided a tie, and the games of a Dynasty.

    Nobody is ahead before there are points.
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
            f'<li class="seat-{pad.colours[number]}{team}{" winner" if ahead else ""}">'
            f'{badge(pad, number)}<span class="who">{escape(words.ruler(pad, number))}</span>'
            f"{_ribbon() if ahead else '<span></span>'}"
            f'<progress max="{max(1, most)}" value="{total}" aria-hidden="true"></progress>'
            f"<strong>{total}</strong></li>"
        )
    verdict = _verdict(result, series.is_dynasty) if most else ""
    return f'<ol class="standings">{"".join(items)}</ol>{verdict}{_games(series, order)}'


def _games(series: PadSeries, order: Sequence[int]) -> str:
    """The points of the games of a Dynasty; nothing for a game that nobody has entered yet."""
    if not series.is_dynasty:
        return ""
    heads = "".join(f'<th scope="col">{number + 1}</th>' for number, _ in enumerate(series.pads))
    counted, totals = series.sheets(), series.totals()
    begun = [not all(kingdom.is_empty for kingdom in pad.kingdoms) for pad in series.pads]
    rows = []
    for number in order:
        cells = "".join(
            f"<td>{sheets[number].total if is_begun else ''}</td>"
            for sheets, is_begun in zip(counted, begun, strict=True)
        )
        rows.append(
            f'<tr><th scope="row">{badge(series.pad, number)}'
            f"{escape(words.ruler(series.pad, number))}</th>{cells}<td>{totals[number]}</td></tr>"
        )
    caption = table_sheets.link("series", escape(words.say("sheet-series")))
    return (
        f'<table class="dynasty"><caption>{caption}</caption><thead><tr>'
        f'<th scope="col">{escape(words.say("sheet-ruler"))}</th>{heads}'
        f'<th scope="col">{escape(words.say("sheet-total"))}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _ribbon() -> str:
    return f'<span class="ribbon">{table_sheets.CROWN}{escape(words.say("pad-ahead"))}</span>'


def _verdict(result: Result, is_dynasty: bool) -> str:
    if result.decision is Decision.POINTS:
        return ""
    if is_dynasty:
        return table_sheets.said("result-series-shared", "series")
    return table_sheets.said(f"result-{result.decision.value}", "total")


def sheet(pad: Pad, number: int, shown: ScoreSheet) -> str:
    """The sheet of a kingdom: every line with its reason."""
    heads = "".join(
        f'<th scope="col">{escape(words.say(key))}</th>'
        for key in ("sheet-territory", "sheet-count", "sheet-points")
    )
    total = table_sheets.link("total", escape(words.say("sheet-total")))
    return (
        f'<div class="sheet seat-{pad.colours[number]}"><table><caption>{badge(pad, number)}'
        f'<span class="who">{escape(words.ruler(pad, number))}</span></caption>'
        f'<thead class="visually-hidden"><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(_rows(shown.items))}</tbody>"
        f'<tfoot><tr><th scope="row" colspan="2">{total}</th><td>{shown.total}</td></tr></tfoot>'
        "</table></div>"
    )


def _rows(items: Sequence[Item]) -> Iterator[str]:
    """The lines in the order of the table's sheets; a building says what it pays for."""
    parts = {kind: [item for item in items if item.kind is kind] for kind in ItemKind}
    yield from table_sheets.rows([item.to_json() for item in parts[ItemKind.TERRITORY]])
    for item in parts[ItemKind.BUILDING]:
        assert item.building
        tile = tile_of(BUILDINGS[item.building.id - 1])
        name = table_sheets.building_link(tile.key)
        reason = escape(words.say("pad-building-reason", effects=table_words.effects(tile)))
        yield (
            f'<tr class="building"><th scope="row" colspan="2">{table_sheets.sign("building")}'
            f'{name}<span class="reason">{reason}</span></th><td>{item.points}</td></tr>'
        )
    rest = (ItemKind.COINS, ItemKind.HARMONY, ItemKind.MIDDLE)
    yield from table_sheets.rows([item.to_json() for kind in rest for item in parts[kind]])
