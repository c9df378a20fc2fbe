"""The three pages of the shelf as HTML: games that go on, finished ones, and the statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from realmino import Rules
from shelf import charts, words
from shelf.history import FinishedGame, Ruler, code_of
from shelf.statistics import Balance, Statistics
from table import sheets
from table.saved_games import SavedGame, row_of

When = Callable[[int], str]
"""Puts a time in milliseconds since 1970 into words; "" for 0."""

CLOSE: Final = '<svg aria-hidden="true"><use href="#sign-close"/></svg>'


def going_on(games: Sequence[SavedGame], when: When) -> str:
    """The unfinished games."""
    return _list([_unfinished(game, when) for game in games], "empty-going-on")


def history(games: Sequence[FinishedGame], when: When) -> str:
    """The finished games, the newest first."""
    return _list([_finished(game, when) for game in games], "empty-history")


def _list(items: Sequence[str], empty: str) -> str:
    if not items:
        return f'<p class="shelf-empty">{escape(words.say(empty))}</p>'
    return f'<ol class="shelf-games">{"".join(items)}</ol>'


def _unfinished(game: SavedGame, when: When) -> str:
    row = row_of(game)
    colours = [str(seat[0]) for seat in game.match["seats"]]
    kingdoms = range(Rules.parse(code_of(game)).kingdoms)
    figures = "".join(
        f'<figure class="seat-{escape(colours[number])}">{_canvas(game.id, number)}</figure>'
        for number in kingdoms
    )
    head = _head(row.title, row.text, when(game.changed))
    return _item(game.id, head, figures, row.title, "resume")


def _finished(game: FinishedGame, when: When) -> str:
    """A finished game: its kingdoms with names and points, and what can be done with it."""
    title = words.game(game.code, game.is_dynasty)
    study = words.say("study") if game.is_study else ""
    figures = "".join(
        _figure(game.id, number, rulers) for number, rulers in enumerate(game.kingdoms)
    )
    who = words.say("names", names=[ruler.name for ruler in game.rulers])
    return _item(game.id, _head(title, study, when(game.ended)), figures, who, "replay")


def _head(title: str, text: str, time: str) -> str:
    told = " · ".join(filter(None, (text, time)))
    return f'<p class="saved-title">{escape(title)}</p><p class="saved-text">{escape(told)}</p>'


def _item(id: str, head: str, figures: str, about: str, act: str) -> str:
    buttons = "".join(
        f'<button type="button" class="{kind}" data-act="{name}" data-game="{escape(id)}"'
        f' aria-label="{escape(words.say("about", verb=words.say(f"act-{name}"), title=about))}">'
        f"{CLOSE if name == 'remove' else escape(words.say(f'act-{name}'))}</button>"
        for name, kind in ((act, "primary"), ("download", ""), ("remove", "icon"))
    )
    return (
        f'<li data-game="{escape(id)}"><div class="shelf-head">{head}</div>'
        f'<div class="shelf-kingdoms">{figures}</div>'
        f'<div class="saved-buttons">{buttons}</div></li>'
    )


def _canvas(id: str, kingdom: int) -> str:
    """Where the picture of a kingdom is painted once it is seen."""
    return (
        f'<canvas data-picture="{escape(id)}" data-kingdom="{kingdom}" aria-hidden="true"></canvas>'
    )


def _figure(id: str, number: int, rulers: Sequence[Ruler]) -> str:
    """A kingdom's picture with its rulers and points below; a winner has a crown."""
    first = rulers[0]
    emblems = "".join(sheets.emblem(ruler.colour) for ruler in rulers)
    names = words.say("names", names=[ruler.name for ruler in rulers])
    crown = f'{sheets.CROWN}<span class="visually-hidden">{escape(words.say("won"))}</span>'
    return (
        f'<figure class="seat-{first.colour}{" winner" if first.has_won else ""}">'
        f'{_canvas(id, number)}<figcaption>{emblems}<span class="who">{escape(names)}</span>'
        f"<strong>{first.points}{crown if first.has_won else ''}</strong></figcaption></figure>"
    )


# Statistics


def whose(names: dict[str, str], chosen: str) -> str:
    """The choice of a person by `Ruler.known_as`."""
    options = "".join(
        f'<option value="{escape(key)}"{" selected" if key == chosen else ""}>'
        f"{escape(name)}</option>"
        for key, name in names.items()
    )
    return (
        f'<p class="shelf-whose"><label for="shelf-person">{escape(words.say("whose"))}</label>'
        f'<select id="shelf-person">{options}</select></p>'
    )


def statistics(
    about: Statistics, kind: tuple[str, bool], others: dict[str, Balance], when: When
) -> str:
    """All about one person; ``kind`` is the game whose points are drawn.

    ``others`` are everybody's games together, by name.
    """
    whole = about.all
    if whole is None:
        return f'<p class="shelf-empty">{escape(words.say("empty-statistics"))}</p>'
    numbers = {
        "tile-games": str(whole.games),
        "tile-wins": str(whole.wins),
        "tile-streak": str(about.streaks.now),
        "tile-longest": str(about.streaks.longest),
    }
    tiles = "".join(
        f"<div><dt>{escape(words.say(key))}</dt><dd>{number}</dd></div>"
        for key, number in numbers.items()
    )
    return "".join(
        (
            f'<dl class="shelf-tiles">{tiles}</dl>',
            _section("by-game", _by_kind(about)),
            _section("chart-points", _chart(about, kind, when)),
            _section("by-level", _by_level(about)) if about.by_level else "",
            _section("everybody", _everybody(others)) if len(others) > 1 else "",
        )
    )


def _section(key: str, inside: str) -> str:
    return f"<section><h3>{escape(words.say(key))}</h3>{inside}</section>"


def _table(heads: Sequence[str], rows: Sequence[str]) -> str:
    cells = "".join(f'<th scope="col">{escape(words.say(head))}</th>' for head in heads)
    name = escape(words.say(heads[0]))
    return (
        f'<div class="shelf-table" tabindex="0" role="region" aria-label="{name}">'
        f"<table><thead><tr>{cells}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _by_kind(about: Statistics) -> str:
    rows = []
    for (code, is_dynasty), tally in about.by_kind.items():
        best = tally.best
        about_best = words.say("best-about", points=best.ruler.points)
        rows.append(
            f'<tr><th scope="row">{escape(words.game(code, is_dynasty))}</th>'
            f"<td>{tally.games}</td><td>{tally.wins}</td>"
            f'<td><button type="button" class="quiet" data-act="replay"'
            f' data-game="{escape(best.game.id)}" aria-label="{escape(about_best)}">'
            f"{best.ruler.points}</button></td>"
            f"<td>{words.average(tally.total, tally.games)}</td></tr>"
        )
    heads = ("table-game", "table-games", "table-wins", "table-best", "table-average")
    return _table(heads, rows)


def _chart(about: Statistics, kind: tuple[str, bool], when: When) -> str:
    played = [one for one in about.appearances if one.game.kind == kind]
    options = "".join(
        f'<option value="{number}"{" selected" if known == kind else ""}>'
        f"{escape(words.game(*known))}</option>"
        for number, known in enumerate(about.by_kind)
    )
    chosen = (
        f'<label class="visually-hidden" for="shelf-kind">{escape(words.say("table-game"))}</label>'
        f'<select id="shelf-kind">{options}</select>'
    )
    dates = [when(one.game.ended) or words.say("none") for one in played]
    legend = (
        f'<p class="shelf-legend"><span class="key won"></span>{escape(words.say("won"))}'
        f'<span class="key lost"></span>{escape(words.say("lost"))}'
        f'<span class="key mean"></span>{escape(words.say("table-average"))}</p>'
    )
    picture = charts.points(played) + legend + charts.points_table(played, dates)
    return (chosen if len(about.by_kind) > 1 else "") + picture


def _by_level(about: Statistics) -> str:
    rows = [
        f'<tr><th scope="row">{escape(words.level(kind))}</th><td>{charts.share(tally)}</td>'
        f"<td>{escape(words.say('wins-of', wins=tally.wins, games=tally.games))}</td></tr>"
        for kind, tally in about.by_level.items()
    ]
    return _table(("table-level", "table-share", "table-wins"), rows)


def _everybody(others: dict[str, Balance]) -> str:
    rows = [
        f'<tr><th scope="row">{escape(name)}</th><td>{charts.share(tally)}</td>'
        f"<td>{escape(words.say('wins-of', wins=tally.wins, games=tally.games))}</td></tr>"
        for name, tally in others.items()
    ]
    return _table(("table-person", "table-share", "table-wins"), rows)
