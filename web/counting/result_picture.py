"""The picture of a finished game for sharing: large kingdoms, names and points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from browser.messages import say
from realmino.drawing.art import crowns_coins_towers, emblem
from realmino.drawing.shapes import Group, Path, Scene, Shape, Text, rect
from realmino.drawing.svg import svg
from realmino.drawing.theme import light
from realmino.pieces.variants import SEATS
from realmino.view import Realm, View, view
from table.model.match import Match
from table.picture.pictures import kingdom_picture, pictured_names
from table.wording import words

SIDE: Final = 480.0
"""A kingdom's side in pixels."""
HEAD: Final = 64.0
"""The height of the line above a kingdom, in pixels."""
GAP: Final = 32.0
"""Pixels between kingdoms, and around them."""
TITLE: Final = 72.0
"""The height of the title line, in pixels."""
BREADTH: Final = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""The number of kingdoms side by side, by the number of kingdoms."""


class ResultPicture(NamedTuple):
    """A picture as SVG, and its description."""

    svg: str
    described: str


def result_picture(match: Match, names: Sequence[str]) -> ResultPicture:
    """The picture of a finished game; ``names`` are the seats' names, or empty to omit them.

    A person without a name is called "You" if nobody else plays, and otherwise by colour.
    """
    shown = view(match.game, None, match.series)
    called = dict(zip(SEATS, pictured_names(match, names), strict=False))
    game = words.game(match.game.rules.game)
    heading = say("counting-heading", game=game)
    rows = [*_rows(shown.kingdoms)]
    width = max(len(row) for row in rows) * (SIDE + GAP) + GAP
    shapes: list[Shape] = [
        Path(rect(0, 0, width, TITLE + len(rows) * (HEAD + SIDE + GAP)), fill=light.paper),
        Text(GAP, 50, heading, 32, light.ink, "start", 600, family="title"),
    ]
    for down, row in enumerate(rows):
        left = (width - len(row) * (SIDE + GAP) + GAP) / 2
        for along, realm in enumerate(row):
            name = words.joined_names([called[seat] for seat in realm.seats])
            x, y = left + along * (SIDE + GAP), TITLE + down * (HEAD + SIDE + GAP)
            shapes.append(Group(_cell(match, shown, realm, name), x=x, y=y))
    scores = [
        say(
            "score",
            name=words.joined_names([called[seat] for seat in realm.seats]),
            points=realm.sheet["total"],
        )
        for realm in shown.kingdoms
    ]
    described = f"Realmino: {say('counting-scores', game=game, scores=scores)}"
    height = TITLE + len(rows) * (HEAD + SIDE + GAP)
    return ResultPicture(svg(tuple(shapes), width, height, described, coarse=True), described)


def _rows(realms: Sequence[Realm]) -> Iterator[Sequence[Realm]]:
    """The kingdoms in rows."""
    across = BREADTH[len(realms)]
    for first in range(0, len(realms), across):
        yield realms[first : first + across]


def _cell(match: Match, shown: View, realm: Realm, name: str) -> Scene:
    """A kingdom below its emblem, name and points; winners have a crown."""
    colours = [match.seat(seat).colour for seat in realm.seats]
    won = shown.outcome is not None and realm.kingdom in shown.outcome.winners
    badge = emblem.badge(colours, light)
    scale = 44 / badge.size[1]
    wide = badge.size[0] * scale
    points = str(realm.sheet["total"])
    right = SIDE - (52 if won else 0)
    place = SEATS.index(realm.kingdom)
    drawn = kingdom_picture(match.game, place, colours, SIDE, light)
    return (
        badge._replace(y=6, scale=scale),
        Text(wide + 12, 38, name, 26, light.ink, "start", 600, max_width=right - wide - 90),
        Text(right, 41, points, 38, light.ink, "end", 700, family="title"),
        *([crowns_coins_towers.crown(light)._replace(x=SIDE - 40, y=12, scale=1.6)] if won else ()),
        Group(drawn, y=HEAD),
    )
