"""The picture of a moment of a game, for whoever is to see it elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from browser.messages import say
from realmino.drawing.diagram import DiagramPlayer, Theme, alt_text, diagram
from realmino.pieces.variants import SEATS
from realmino.view import view
from table import words
from table.match import PERSON, Match, Seat


class MomentPicture(NamedTuple):
    """A moment as SVG and in words.

    ``svg`` is light or dark as its viewer is, ``painted`` as the table is now.
    """

    svg: str
    painted: str
    described: str


def moment_picture(match: Match, names: Sequence[str], theme: Theme) -> MomentPicture:
    """The moment of a match, under its round, or under the points once it is over.

    ``names`` are those that may be told, in order of the seats, or none of them.
    """
    position = match.game.state.partial()
    if match.game.is_over:
        position = replace(position, board=None, dragon=None)  # nobody can build any more
    told = names or [""] * len(match.seats)
    players = [
        DiagramPlayer(seat.colour, _called(seat, name))
        for seat, name in zip(match.seats, told, strict=True)
    ]
    title = _title(match, players)
    svg, painted = (diagram(position, title, way, players=players) for way in ("auto", theme))
    return MomentPicture(svg, painted, f"{title}. {alt_text(position, players)}")


def _called(seat: Seat, name: str) -> str:
    """The name of a player; of a person who is not named it is the colour that tells enough."""
    return name or ("" if seat.is_person else words.unnamed(seat.colour, seat.kind))


def _title(match: Match, players: Sequence[DiagramPlayer]) -> str:
    """The game and its round, or everybody's points."""
    shown = view(match.game, None, match.series)
    game, series = words.game(match.game.rules.game), shown.series
    named = {
        letter: player.name or words.unnamed(player.colour, PERSON)
        for letter, player in zip(SEATS, players, strict=False)
    }
    if not match.game.is_over:
        round = say(
            "round-series" if series else "round",
            round=shown.round,
            rounds=shown.rounds,
            game=series.game if series else None,
            games=series.of if series else None,
        )
        return say("moment-round", game=game, round=round)
    scores = [
        say(
            "score",
            name=words.together([named[seat] for seat in realm.seats]),
            points=realm.sheet["total"],
        )
        for realm in shown.kingdoms
    ]
    return say("moment-over", game=game, scores=scores)
