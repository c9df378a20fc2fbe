"""The review of a game as HTML: the chart with its table, and the turning points."""

from collections.abc import Sequence
from typing import Final

from browser.markup import Markup, joined, markup
from browser.messages import say
from coach.review import (
    Checkpoint,
    Expectation,
    GameReview,
    TurningPoint,
    TurningPointList,
)
from realmino.view import view
from table.model.match import Match
from table.wording import move_words, sheets
from table.wording import words as table_words

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _LOW = 480.0, 228.0, 48.0, 452.0, 16.0, 194.0
_EMBLEM: Final = 26.0
_DASHES: Final = ("none", "9 4", "3 3", "12 3 3 3")
"""Dash patterns by kingdom, so lines differ even without colours."""

BAND_ERRORS, MAX_BAND_POINTS = 1.5, 12.0
"""A band's width on each side in standard errors, and the maximum in points."""

SMOOTHING_PASSES: Final = 60
"""The number of smoothing passes over a line; more make no visible difference."""


def chart(review: GameReview) -> Markup:
    """The expected points of each kingdom by round, as lines and as a table.

    It has the same height before the first forecast, so nothing below it moves.
    """
    lines = _lines(review) if review.expected else _canvas(Markup())
    note = markup('<p class="help">{}</p>', say("coach-review-band"))
    return joined((lines, note, _table(review) if review.expected else Markup()))


def _lines(review: GameReview) -> Markup:
    checkpoints, lines = review.checkpoints, smooth_lines(review.expected)
    margins = [[*map(_margin, row.errors)] for row in review.expected]
    values = [
        points + sign * margin
        for row, others in zip(review.expected, margins, strict=True)
        for points, margin in zip(row.points, others, strict=True)
        for sign in (-1, 1)
    ]
    low, high = min(0.0, *values), max(1.0, *values)
    step = (_RIGHT - _LEFT) / max(1, len(checkpoints) - 1)

    def height(points: float) -> float:
        return _LOW - (_LOW - _TOP) * (points - low) / (high - low)

    parts = []
    for level in (low, (low + high) / 2, high):
        y = height(level)
        parts.append(
            markup(
                '<path class="level" d="M{:g} {:.1f}H{:g}"/>'
                '<text class="points" x="{:g}" y="{:.1f}">{}</text>',
                _LEFT,
                y,
                _RIGHT,
                _LEFT - 5,
                y + 6,
                round(level),
            )
        )
    every = 1 + (len(checkpoints) - 1) // 10
    for number, checkpoint in enumerate(checkpoints[:-1]):
        if checkpoint.round and not (checkpoint.round - 1) % every:
            x = _LEFT + number * step
            parts.append(
                markup('<text x="{:.1f}" y="{:g}">{}</text>', x, _LOW + 24, checkpoint.round)
            )
    lowest = _TOP - _EMBLEM
    ends = {}
    seats_of = _seats(review.match)
    for kingdom, seats in enumerate(seats_of):
        colour = review.match.seat(seats[0]).colour
        edges = [
            [
                (_LEFT + n * step, height(row.points[kingdom] + sign * margins[n][kingdom]))
                for n, row in enumerate(review.expected)
            ]
            for sign in (1, -1)
        ]
        band = _path([*edges[0], *reversed(edges[1])])
        parts.append(markup('<path class="band seat-{}" d="M{}Z"/>', colour, band))
    for kingdom, seats in enumerate(seats_of):
        colour = review.match.seat(seats[0]).colour
        places = [(_LEFT + n * step, height(points)) for n, points in enumerate(lines[kingdom])]
        line = _path(places)
        dash = _DASHES[kingdom % len(_DASHES)]
        parts.append(
            markup('<path class="line seat-{}" d="M{}" stroke-dasharray="{}"/>', colour, line, dash)
        )
        ends[kingdom] = places[-1]
    for kingdom, (x, y) in sorted(ends.items(), key=lambda end: end[1][1]):
        lowest = max(y, lowest + _EMBLEM * 0.85)  # keeps emblems from hiding each other
        colour = review.match.seat(_seats(review.match)[kingdom][0]).colour
        parts.append(
            markup(
                '<use href="#emblem-{}" x="{:.1f}" y="{:.1f}" width="{:g}" height="{:g}"/>',
                colour,
                x - _EMBLEM / 2,
                lowest - _EMBLEM / 2,
                _EMBLEM,
                _EMBLEM,
            )
        )
    return _canvas(joined(parts))


def _canvas(inside: Markup) -> Markup:
    return markup(
        '<svg class="expected-chart" viewBox="0 0 {:g} {:g}" aria-hidden="true">{}</svg>',
        _WIDTH,
        _HEIGHT,
        inside,
    )


def _path(places: Sequence[tuple[float, float]]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in places)


def _margin(error: float) -> float:
    """Half the band's width in points for this standard error."""
    return min(BAND_ERRORS * error, MAX_BAND_POINTS)


def smooth_lines(expected: Sequence[Expectation]) -> list[list[float]]:
    """A smooth line within each kingdom's band, because zigzags inside the band are noise."""
    lines = []
    for kingdom in range(len(expected[0].points)):
        middle = [row.points[kingdom] for row in expected]
        margins = [_margin(row.errors[kingdom]) for row in expected]
        line = [*middle]
        for _ in range(SMOOTHING_PASSES):
            for n, (at, margin) in enumerate(zip(middle, margins, strict=True)):
                beside = (line[max(0, n - 1)] + line[min(len(line) - 1, n + 1)]) / 2
                line[n] = min(max(beside, at - margin), at + margin)
        lines.append(line)
    return lines


def _table(review: GameReview) -> Markup:
    """The chart as a table, for screen readers."""
    names = [table_words.player_names(review.match, seats) for seats in _seats(review.match)]
    heads = joined(
        markup('<th scope="col">{}</th>', name) for name in (say("coach-review-round"), *names)
    )
    rows = joined(
        markup(
            '<tr><th scope="row">{}</th>{}</tr>',
            _round_label(checkpoint, review.checkpoints[-1]),
            [markup("<td>{}</td>", round(points)) for points in row],
        )
        for checkpoint, row in zip(
            review.checkpoints, zip(*smooth_lines(review.expected), strict=True), strict=False
        )
    )
    caption = say("coach-review-chart")
    return markup(
        # In a div, because a hidden table would still be as wide as its text.
        '<div class="visually-hidden"><table><caption>{}</caption>'
        "<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>",
        caption,
        heads,
        rows,
    )


def key(match: Match) -> Markup:
    """The chart's legend."""
    return joined(
        markup(
            "<li>{}{}</li>",
            sheets.emblem(match.seat(seats[0]).colour),
            table_words.player_names(match, seats),
        )
        for seats in _seats(match)
    )


def turning_points(review: GameReview, shown: TurningPointList) -> Markup:
    """The turning points of a list, each with a button that shows its moment.

    A choice that turns out not to be a mistake leaves a gap.
    """
    mistakes = review.mistakes()
    if not shown.keys() & mistakes:
        none = say("coach-review-none" if review.is_done else "coach-review-none-yet")
        return markup('<p class="help">{}</p>', none)
    return markup(
        "<ol>{}</ol>",
        joined(
            markup(
                "<li{}>{}</li>",
                Markup() if decision in mistakes else markup(' class="gap"'),
                _point(review.match, point),
            )
            for decision, point in shown.items()
        ),
    )


def _point(match: Match, point: TurningPoint) -> Markup:
    decision = point.decision
    seen = view(match.game.at(decision.move))
    labels = {option.token: move_words.option_label(seen, option) for option in seen.options}
    name = table_words.player_name(match, decision.seat)
    when = say("coach-review-when", round=decision.round, name=name)
    better = say("coach-review-better", points=round(point.points))
    look = say("coach-review-look")
    return markup(
        "{}<div><h4>{}</h4><p>{}</p><p><b>{}</b> {}</p></div>"
        '<button type="button" data-move="{}" aria-label="{}: {}">{}</button>',
        sheets.emblem(match.seat(decision.seat).colour),
        when,
        labels[decision.token],
        better,
        labels[point.better],
        decision.move,
        look,
        when,
        look,
    )


def _round_label(checkpoint: Checkpoint, last: Checkpoint) -> str:
    if checkpoint == last:
        return say("coach-review-end")
    return str(checkpoint.round) if checkpoint.round else say("coach-review-first")


def _seats(match: Match) -> list[Sequence[str]]:
    """Each kingdom's seats."""
    return [realm.seats for realm in view(match.game).kingdoms]
