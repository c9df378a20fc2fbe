"""Charts as SVG: readable without colour, and each beside a table that says the same.

What is won is filled, what is lost is an outline only. The style sheet gives both their colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from shelf import words
from shelf.statistics import Appearance, Balance

MOST: Final = 12
"""How many games a chart of points shows: as many as have room for their numbers on a phone."""

_WIDTH, _HEIGHT, _TOP, _GROUND = 480.0, 190.0, 30.0, 178.0
_CROWN: Final = (20.0, 17.0)


def points(played: Sequence[Appearance]) -> str:
    """The points of a person's newest games of one kind, from the oldest to the newest."""
    shown = [one.ruler for one in played[-MOST:]]
    highest = max(1, *(ruler.points for ruler in shown))
    step = _WIDTH / MOST
    parts = []
    for place, ruler in enumerate(shown):
        high = max(2.0, (_GROUND - _TOP - _CROWN[1]) * max(0, ruler.points) / highest)
        x, y = place * step + 5, _GROUND - high
        parts.append(
            f'<rect class="{"won" if ruler.has_won else "lost"}" x="{x:.1f}" y="{y:.1f}"'
            f' width="{step - 10:.1f}" height="{high:.1f}" rx="4"/>'
            f'<text x="{x + step / 2 - 5:.1f}" y="{y - 5:.1f}">{ruler.points}</text>'
        )
        if ruler.has_won:
            wide, tall = _CROWN
            parts.append(
                f'<use href="#sign-crown" x="{x + step / 2 - 5 - wide / 2:.1f}"'
                f' y="{y - 22 - tall:.1f}" width="{wide}" height="{tall}"/>'
            )
    mean = sum(ruler.points for ruler in shown) / len(shown)
    level = _GROUND - (_GROUND - _TOP - _CROWN[1]) * max(0.0, mean) / highest
    return (
        f'<svg class="points-chart" viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" aria-hidden="true">'
        f'<path class="ground" d="M0 {_GROUND:g}H{_WIDTH:g}"/>'
        f'{"".join(parts)}<path class="mean" d="M0 {level:.1f}H{_WIDTH:g}"/></svg>'
    )


def points_table(played: Sequence[Appearance], dates: Sequence[str]) -> str:
    """The table behind `points`: date, points, and whether the game was won."""
    heads = "".join(
        f'<th scope="col">{escape(words.say(key))}</th>'
        for key in ("table-date", "table-points", "table-result")
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(date)}</th><td>{one.ruler.points}</td>'
        f"<td>{escape(words.say('won' if one.ruler.has_won else 'lost'))}</td></tr>"
        for one, date in zip(played[-MOST:], dates[-MOST:], strict=True)
    )
    caption = escape(words.say("chart-points"))
    return (
        # In a box of its own: a table that is hidden by itself stays as wide as its words.
        f'<div class="visually-hidden"><table><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def share(tally: Balance) -> str:
    """How many of some games were won, as a bar; the numbers stand in the row beside it."""
    won = 100 * tally.wins / tally.games
    return (
        '<svg class="share-chart" viewBox="-1 -1 102 12" preserveAspectRatio="none"'
        ' aria-hidden="true"><rect class="lost" width="100" height="10"/>'
        f'<rect class="won" width="{won:.1f}" height="10"/></svg>'
    )
