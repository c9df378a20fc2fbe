"""The pages of the dialog with all games, as HTML: unfinished, finished, statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from browser.markup import CLOSE, Markup, joined, markup
from browser.messages import say
from history import charts, words
from history.finished_games import PAGE_SIZE, FinishedGame, HistoryPage, Ruler, rules_code
from history.statistics import Statistics, Totals
from realmino import Rules
from saves.model import SavedGame
from saves.rows import game_row
from table.wording import sheets

When = Callable[[int], str]
"""Formats a time in milliseconds since 1970; "" for 0."""


def unfinished_games(games: Sequence[SavedGame], when: When) -> Markup:
    """The page of unfinished games."""
    return _list([_unfinished_game(game, when) for game in games], "history-empty-going-on")


def history(shown: HistoryPage, when: When) -> Markup:
    """A page of finished games, with buttons for newer and older ones."""
    games = _list([_finished_game(game, when) for game in shown.games], "history-empty-history")
    return joined((games, _turn_pages(shown) if shown.of > PAGE_SIZE else ""))


def _turn_pages(shown: HistoryPage) -> Markup:
    last = min(shown.first + PAGE_SIZE, shown.of)
    newer, older = (
        markup(
            '<button type="button" data-act="{}" {}>{}</button>',
            name,
            markup("") if is_enabled else markup("disabled"),
            say(f"history-{name}"),
        )
        for name, is_enabled in (("newer", shown.first > 0), ("older", last < shown.of))
    )
    where = say("history-range", first=shown.first + 1, last=last, of=shown.of)
    return markup('<p class="shelf-turn">{}<span>{}</span>{}</p>', newer, where, older)


def _list(items: Sequence[str], empty: str) -> Markup:
    if not items:
        return markup('<p class="shelf-empty">{}</p>', say(empty))
    return markup('<ol class="shelf-games">{}</ol>', joined(items))


def _unfinished_game(game: SavedGame, when: When) -> Markup:
    row = game_row(game)
    colours = [str(seat[0]) for seat in game.match["seats"]]
    kingdoms = range(Rules.parse(rules_code(game)).kingdoms)
    figures = joined(
        markup('<figure class="seat-{}">{}</figure>', colours[number], _canvas(game.id, number))
        for number in kingdoms
    )
    head = _head(row.title, row.text, when(game.changed))
    return _item(game.id, head, figures, row.title, "resume")


def _finished_game(game: FinishedGame, when: When) -> Markup:
    """A finished game: its kingdoms with names and points, and its buttons."""
    title = words.game(game.code, game.is_dynasty)
    study = say("history-study") if game.is_study else ""
    figures = joined(
        _figure(game.id, number, rulers) for number, rulers in enumerate(game.kingdoms)
    )
    who = say("names", names=[ruler.name for ruler in game.rulers])
    head = _head(title, study, when(game.ended))
    return _item(game.id, head, figures, who, "replay", ("share", ""))


def _head(title: str, text: str, time: str) -> Markup:
    details = "\N{NO-BREAK SPACE}· ".join(filter(None, (text, time)))
    return markup('<p class="saved-title">{}</p><p class="saved-text">{}</p>', title, details)


def _item(
    id: str, head: Markup, figures: Markup, about: str, act: str, *more: tuple[str, str]
) -> Markup:
    """A game with its buttons; ``more`` has the names and classes of further buttons."""
    buttons = joined(
        markup(
            '<button type="button" class="{}" data-act="{}" data-game="{}"'
            ' aria-label="{}">'
            "{}</button>",
            kind,
            name,
            id,
            say("history-about", verb=say(f"history-act-{name}"), title=about),
            CLOSE if name == "remove" else say(f"history-act-{name}"),
        )
        for name, kind in ((act, "primary"), *more, ("download", ""), ("remove", "icon"))
    )
    return markup(
        '<li data-game="{}"><div class="shelf-head">{}</div>'
        '<div class="shelf-kingdoms">{}</div>'
        '<div class="saved-buttons">{}</div></li>',
        id,
        head,
        figures,
        buttons,
    )


def _canvas(id: str, kingdom: int) -> Markup:
    """The canvas on which `view_pictures` paints a kingdom."""
    return markup(
        '<canvas data-picture="{}" data-kingdom="{}" aria-hidden="true"></canvas>', id, kingdom
    )


def _figure(id: str, number: int, rulers: Sequence[Ruler]) -> Markup:
    """A kingdom's picture, with its rulers and points below, and a crown for a winner."""
    first = rulers[0]
    emblems = joined(sheets.emblem(ruler.colour) for ruler in rulers)
    names = say("names", names=[ruler.name for ruler in rulers])
    crown = markup('{}<span class="visually-hidden">{}</span>', sheets.CROWN, say("history-won"))
    return markup(
        '<figure class="seat-{}{}">'
        '{}<figcaption>{}<span class="who">{}</span>'
        "<strong>{}{}</strong></figcaption></figure>",
        first.colour,
        " winner" if first.has_won else "",
        _canvas(id, number),
        emblems,
        names,
        first.points,
        crown if first.has_won else "",
    )


# Statistics


def person_select(names: dict[str, str], chosen: str) -> Markup:
    """A select for the person, by `Ruler.known_as`."""
    options = joined(
        markup('<option value="{}"{}>{}</option>', key, " selected" if key == chosen else "", name)
        for key, name in names.items()
    )
    return markup(
        '<p class="shelf-whose"><label for="shelf-person">{}</label>'
        '<select id="shelf-person">{}</select></p>',
        say("history-whose"),
        options,
    )


def statistics(
    about: Statistics, kind: tuple[str, bool], others: dict[str, Totals], when: When
) -> Markup:
    """A person's statistics; the chart shows the points in one ``kind`` of game.

    ``others`` has each person's totals, by name.
    """
    whole = about.all
    if whole is None:
        return markup('<p class="shelf-empty">{}</p>', say("history-empty-statistics"))
    numbers = {
        "history-tile-games": words.number(whole.games),
        "history-tile-wins": words.number(whole.wins),
        "history-tile-streak": words.number(about.streaks.current),
        "history-tile-longest": words.number(about.streaks.longest),
    }
    tiles = joined(
        markup("<div><dt>{}</dt><dd>{}</dd></div>", say(key), number)
        for key, number in numbers.items()
    )
    return joined(
        (
            markup('<dl class="shelf-tiles">{}</dl>', tiles),
            _section("by-game", _by_kind(about)),
            _section("chart-points", _chart(about, kind, when)),
            _section("by-level", _by_level(about)) if about.by_level else "",
            _section("everybody", _all_players(others)) if len(others) > 1 else "",
        )
    )


def _section(key: str, inside: Markup) -> Markup:
    return markup("<section><h3>{}</h3>{}</section>", say(f"history-{key}"), inside)


def _table(heads: Sequence[str], rows: Sequence[str]) -> Markup:
    cells = joined(
        markup('<th scope="col">{}</th>', say(f"history-table-{head}")) for head in heads
    )
    name = say(f"history-table-{heads[0]}")
    return markup(
        '<div class="shelf-table" tabindex="0" role="region" aria-label="{}">'
        "<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>",
        name,
        cells,
        joined(rows),
    )


def _by_kind(about: Statistics) -> Markup:
    rows = []
    for (code, is_dynasty), tally in about.by_kind.items():
        best = tally.best
        about_best = say("history-best-about", points=best.ruler.points)
        rows.append(
            markup(
                '<tr><th scope="row">{}</th>'
                "<td>{}</td><td>{}</td>"
                '<td><button type="button" class="quiet" data-act="replay"'
                ' data-game="{}" aria-label="{}">'
                "{}</button></td>"
                "<td>{}</td></tr>",
                words.game(code, is_dynasty),
                words.number(tally.games),
                words.number(tally.wins),
                best.game.id,
                about_best,
                best.ruler.points,
                words.average(tally.total, tally.games),
            )
        )
    heads = ("game", "games", "wins", "best", "average")
    return _table(heads, rows)


def _chart(about: Statistics, kind: tuple[str, bool], when: When) -> Markup:
    played = [one for one in about.appearances if one.game.kind == kind]
    options = joined(
        markup(
            '<option value="{}"{}>{}</option>',
            number,
            " selected" if known == kind else "",
            words.game(*known),
        )
        for number, known in enumerate(about.by_kind)
    )
    chosen = markup(
        '<label class="visually-hidden" for="shelf-kind">{}</label>'
        '<select id="shelf-kind">{}</select>',
        say("history-table-game"),
        options,
    )
    dates = [when(one.game.ended) or say("history-none") for one in played[-charts.MAX_GAMES :]]
    legend = markup(
        '<p class="shelf-legend"><span class="key won"></span>{}'
        '<span class="key lost"></span>{}'
        '<span class="key mean"></span>{}</p>',
        say("history-won"),
        say("history-lost"),
        say("history-table-average"),
    )
    picture = charts.points(played), legend, charts.points_table(played, dates)
    return joined((chosen if len(about.by_kind) > 1 else "", *picture))


def _by_level(about: Statistics) -> Markup:
    rows = [
        markup(
            '<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>',
            words.level(kind),
            charts.share(tally),
            say("history-wins-of", wins=tally.wins, games=tally.games),
        )
        for kind, tally in about.by_level.items()
    ]
    return _table(("level", "share", "wins"), rows)


def _all_players(others: dict[str, Totals]) -> Markup:
    rows = [
        markup(
            '<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>',
            name,
            charts.share(tally),
            say("history-wins-of", wins=tally.wins, games=tally.games),
        )
        for name, tally in others.items()
    ]
    return _table(("person", "share", "wins"), rows)
