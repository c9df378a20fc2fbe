"""The review of a game as HTML: the chart with its table, and the turning points."""

from collections.abc import Sequence
from html import escape
from typing import Final

from coach import words
from coach.review import GameReview, Station, TurningPoint
from realmino.view import view
from table import sheets
from table import words as table_words
from table.match import Match

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _LOW = 480.0, 228.0, 48.0, 452.0, 16.0, 194.0
_EMBLEM: Final = 26.0
_DASHES: Final = ("none", "9 4", "3 3", "12 3 3 3")
"""By kingdom, so that the lines are told apart without their colours."""


def chart(review: GameReview) -> str:
    """The expected points of every kingdom by round, as lines, and the same as a table."""
    known = review.expected
    if not known:
        return ""
    return _lines(review) + _table(review)


def _lines(review: GameReview) -> str:
    known, stations = review.expected, review.stations
    values = [points for row in known for points in row]
    low, high = min(0.0, *values), max(1.0, *values)
    step = (_RIGHT - _LEFT) / max(1, len(stations) - 1)

    def height(points: float) -> float:
        return _LOW - (_LOW - _TOP) * (points - low) / (high - low)

    parts = []
    for level in (low, (low + high) / 2, high):
        y = height(level)
        parts.append(
            f'<path class="level" d="M{_LEFT:g} {y:.1f}H{_RIGHT:g}"/>'
            f'<text class="points" x="{_LEFT - 5:g}" y="{y + 6:.1f}">{round(level)}</text>'
        )
    every = 1 + (len(stations) - 1) // 10
    for number, station in enumerate(stations[:-1]):
        if station.round and not (station.round - 1) % every:
            x = _LEFT + number * step
            parts.append(f'<text x="{x:.1f}" y="{_LOW + 24:g}">{station.round}</text>')
    lowest = _TOP - _EMBLEM
    ends = {}
    for kingdom, seats in enumerate(_seats(review.match)):
        colour = review.match.seat(seats[0]).colour
        places = [(_LEFT + n * step, height(row[kingdom])) for n, row in enumerate(known)]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        dash = _DASHES[kingdom % len(_DASHES)]
        parts.append(f'<path class="line seat-{colour}" d="M{line}" stroke-dasharray="{dash}"/>')
        ends[kingdom] = places[-1]
    for kingdom, (x, y) in sorted(ends.items(), key=lambda end: end[1][1]):
        lowest = max(y, lowest + _EMBLEM * 0.85)  # none hides another one
        colour = review.match.seat(_seats(review.match)[kingdom][0]).colour
        parts.append(
            f'<use href="#emblem-{colour}" x="{x - _EMBLEM / 2:.1f}"'
            f' y="{lowest - _EMBLEM / 2:.1f}" width="{_EMBLEM:g}" height="{_EMBLEM:g}"/>'
        )
    return (
        f'<svg class="expected-chart" viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


def _table(review: GameReview) -> str:
    """The table behind the chart."""
    names = [table_words.names_of(review.match, seats) for seats in _seats(review.match)]
    heads = "".join(
        f'<th scope="col">{escape(name)}</th>' for name in (words.say("review-round"), *names)
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(_round(station, review.stations[-1]))}</th>'
        + "".join(f"<td>{round(points)}</td>" for points in row)
        + "</tr>"
        for station, row in zip(review.stations, review.expected, strict=False)
    )
    caption = escape(words.say("review-chart"))
    return (
        f'<table class="visually-hidden"><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def key(match: Match) -> str:
    """Whose line is which."""
    return "".join(
        f"<li>{sheets.emblem(match.seat(seats[0]).colour)}"
        f"{escape(table_words.names_of(match, seats))}</li>"
        for seats in _seats(match)
    )


def points(review: GameReview) -> str:
    """The turning points, each with a button that leads there."""
    found = review.turning_points()
    if not found:
        none = words.say("review-none" if review.is_done else "review-none-yet")
        return f'<p class="help">{escape(none)}</p>'
    return f"<ol>{''.join(_point(review.match, point) for point in found)}</ol>"


def _point(match: Match, point: TurningPoint) -> str:
    decision = point.decision
    seen = view(match.game.at(decision.move))
    labels = {
        option.token: escape(table_words.option_label(seen, option)) for option in seen.options
    }
    name = table_words.name_of(match, decision.seat)
    when = escape(words.say("review-when", round=decision.round, name=name))
    better = escape(words.say("review-better", points=round(point.points)))
    look = escape(words.say("review-look"))
    return (
        f"<li>{sheets.emblem(match.seat(decision.seat).colour)}<div><h4>{when}</h4>"
        f"<p>{labels[decision.token]}</p><p><b>{better}</b> {labels[point.better]}</p></div>"
        f'<button type="button" data-move="{decision.move}" aria-label="{look}: {when}">'
        f"{look}</button></li>"
    )


def _round(station: Station, last: Station) -> str:
    if station == last:
        return words.say("review-end")
    return str(station.round) if station.round else words.say("review-first")


def _seats(match: Match) -> list[Sequence[str]]:
    """The seats of every kingdom."""
    return [realm.seats for realm in view(match.game).kingdoms]
