"""Charts as SVG, readable without colour, each with a table of the same numbers.

Won games are filled, others are outlines; the style sheet sets the colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from browser.markup import Markup, joined, markup
from browser.messages import say
from history.statistics import Appearance, Totals

MAX_GAMES: Final = 12
"""Maximum number of games in a chart of points, so that the numbers fit on a phone."""

_WIDTH, _HEIGHT, _TOP, _GROUND = 480.0, 190.0, 30.0, 178.0
_CROWN: Final = (20.0, 17.0)


def points(played: Sequence[Appearance]) -> Markup:
    """A chart of the points in a person's newest games of one kind, oldest first."""
    shown = [one.ruler for one in played[-MAX_GAMES:]]
    highest = max(1, *(ruler.points for ruler in shown))
    step = _WIDTH / MAX_GAMES
    parts = []
    for index, ruler in enumerate(shown):
        high = max(2.0, (_GROUND - _TOP - _CROWN[1]) * max(0, ruler.points) / highest)
        x, y = index * step + 5, _GROUND - high
        parts.append(
            markup(
                '<rect class="{}" x="{:.1f}" y="{:.1f}"'
                ' width="{:.1f}" height="{:.1f}" rx="4"/>'
                '<text x="{:.1f}" y="{:.1f}">{}</text>',
                "won" if ruler.has_won else "lost",
                x,
                y,
                step - 10,
                high,
                x + step / 2 - 5,
                y - 5,
                ruler.points,
            )
        )
        if ruler.has_won:
            wide, tall = _CROWN
            parts.append(
                markup(
                    '<use href="#sign-crown" x="{:.1f}" y="{:.1f}" width="{}" height="{}"/>',
                    x + step / 2 - 5 - wide / 2,
                    y - 22 - tall,
                    wide,
                    tall,
                )
            )
    mean = sum(ruler.points for ruler in shown) / len(shown)
    level = _GROUND - (_GROUND - _TOP - _CROWN[1]) * max(0.0, mean) / highest
    return markup(
        '<svg class="points-chart" viewBox="0 0 {:g} {:g}" aria-hidden="true">'
        '<path class="ground" d="M0 {:g}H{:g}"/>'
        '{}<path class="mean" d="M0 {:.1f}H{:g}"/></svg>',
        _WIDTH,
        _HEIGHT,
        _GROUND,
        _WIDTH,
        joined(parts),
        level,
        _WIDTH,
    )


def points_table(played: Sequence[Appearance], dates: Sequence[str]) -> Markup:
    """The table for `points`: date, points, and whether the game was won.

    ``dates`` are those of the games in the chart.
    """
    heads = joined(
        markup('<th scope="col">{}</th>', say(f"history-table-{key}"))
        for key in ("date", "points", "result")
    )
    rows = joined(
        markup(
            '<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>',
            date,
            one.ruler.points,
            say("history-won" if one.ruler.has_won else "history-lost"),
        )
        for one, date in zip(played[-MAX_GAMES:], dates, strict=True)
    )
    caption = say("history-chart-points")
    return (
        # In a div, because a hidden table would still be as wide as its text.
        markup(
            '<div class="visually-hidden"><table><caption>{}</caption>'
            "<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>",
            caption,
            heads,
            rows,
        )
    )


def share(tally: Totals) -> Markup:
    """The share of won games as a bar; the row beside it has the numbers."""
    won = 100 * tally.wins / tally.games
    return markup(
        '<svg class="share-chart" viewBox="-1 -1 102 12" preserveAspectRatio="none"'
        ' aria-hidden="true"><rect class="lost" width="100" height="10"/>'
        '<rect class="won" width="{:.1f}" height="10"/></svg>',
        won,
    )
