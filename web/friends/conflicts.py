"""The comparison that a player sees before choosing one of two versions of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from browser.markup import Markup, joined, markup
from browser.messages import say
from friends.shared import Shared
from realmino import Game
from realmino.together.letter import Letter
from table.model.links import moment_link
from table.wording import words


class Comparison(NamedTuple):
    """Two versions of a game. Points and rounds start with ours."""

    same: int
    """The number of moves that both have in common."""
    rounds: tuple[int, int]
    points: Sequence[tuple[str, int, int]]
    """Each player's name and points."""
    exposed: int
    """The number of deals that others may know early after a switch."""
    address: str
    """The fragment of a link to the other version's end."""


def compare(ours: Shared, other: Letter) -> Comparison:
    """Compares our version of a game with another one."""
    match, states = ours.match(), (ours.letter.game.state, other.game.state)
    rules = states[0].rules
    points = []
    for index, seat in enumerate(match.seats):
        mine, theirs = (state.sheet(rules.kingdom_of(index)).total for state in states)
        points.append((words.seat_name(seat), mine, theirs))
    same = 0
    for one, another in zip(ours.letter.games, other.games, strict=False):
        same += common(one, another)
        if one.moves != another.moves:
            break
    rounds = (states[0].round, states[1].round)
    address = moment_link(replace(match, games=other.games))
    return Comparison(same, rounds, points, exposed_deals(ours.letter, other), address)


def common(one: Game, other: Game) -> int:
    """The number of moves that both games have in common."""
    pairs = zip(one.moves, other.moves, strict=False)
    same = min(one.number, other.number)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), same)


def exposed_deals(ours: Letter, other: Letter) -> int:
    """The number of deals that somebody may know too early after a switch to ``other``.

    Our version of the game has revealed links for these deals.
    """
    newest = max(number for number, _ in ours.chance.links)
    return max(0, newest - other.last_deal)


def page(shown: Comparison, address: str) -> Markup:
    """Both versions side by side, and the buttons to decide."""
    rows = [(say("version-round"), *shown.rounds), *shown.points]
    return markup(
        '<p>{}</p><table class="versions"><thead><tr><td></td><th scope="col">{}</th>'
        '<th scope="col">{}</th></tr></thead><tbody>{}</tbody></table>'
        '<p><a href="{}" target="_blank">{}</a></p><p class="help">{}</p><div class="friends-row">'
        '<button type="button" class="primary" data-friends="version-keep">{}</button>'
        '<button type="button" data-friends="version-switch">{}</button></div>',
        words.sentences([say("version-question"), say("version-same", move=shown.same)]),
        say("version-mine"),
        say("version-other"),
        joined(
            markup('<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>', *row) for row in rows
        ),
        address,
        say("version-look"),
        words.sentences([say("version-both"), *[say("version-exposed")] * bool(shown.exposed)]),
        say("version-keep"),
        say("version-switch"),
    )
