"""The solo challenge: a game in which only the player's own points count, against par.

The date decides the deal. Par is what a duke scores from the player's seat with the same dominoes
and against the same opponent.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final

from browser.messages import say
from realmino import Game, Shuffled
from realmino.bots import choose
from realmino.pieces.variants import Rules
from table.model.match import PERSON, Match, Seat

RIVAL: Final = "duke"
"""The bot that plays the other kingdom and sets par."""

SEED: Final = "solo "
"""The beginning of a challenge's seed, before the date."""

_CODE: Final = "K2"


def match_of(day: date, name: str = "") -> Match:
    """The challenge of a day for a person of that name."""
    first, second = Rules.parse(_CODE).colours
    seats = (Seat(first, name, PERSON), Seat(second, "", RIVAL))
    return Match.begin(seats, "", f"{SEED}{day.isoformat()}", False)


def par_of(match: Match) -> Iterator[int]:
    """Plays a duke in the first seat; yields its points after each choice, at last par."""
    game, dealer = Game(_CODE), Shuffled(match.seed)
    while not (game := game.deal(dealer)).is_over:
        seed = f"{match.seed}/{game.number}"
        game = game.play(choose(game.state, RIVAL, seed=seed))
        yield game.state.sheet(0).total


def points_of(match: Match) -> int:
    """The player's points."""
    return match.game.state.sheet(0).total


def text(own: int | None, par: int | None) -> str:
    """The sentence in the bar: par, and at the end the player's points too."""
    if par is None:
        return say("puzzles-solo")
    if own is None:
        return say("puzzles-par", points=par)
    return say("puzzles-par-result", own=own, par=par)


def share_text(day: str, own: int, par: int, link: str) -> str:
    """The result to share."""
    return f"{say('puzzles-par-share', day=day, own=own, par=par)}\n{link}"
