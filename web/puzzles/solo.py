"""The solo challenge: a game in which only the player's own points count, against par.

The date determines the deal. Par is a Duke's score from the player's seat, with the same dominoes
and the same opponent.
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
"""The bot that plays the other kingdom, and also sets par."""

SEED: Final = "solo "
"""The part of a challenge's seed before the date."""

_CODE: Final = "K2"


def solo_match(day: date, name: str = "") -> Match:
    """A day's challenge for a person with this name."""
    first, second = Rules.parse(_CODE).colours
    seats = (Seat(first, name, PERSON), Seat(second, "", RIVAL))
    return Match.begin(seats, "", f"{SEED}{day.isoformat()}", False)


def play_for_par(match: Match) -> Iterator[int]:
    """Plays a Duke in the first seat; yields its points after each choice, finally par."""
    game, dealer = Game(_CODE), Shuffled(match.seed)
    while not (game := game.deal(dealer)).is_over:
        seed = f"{match.seed}/{game.number}"
        game = game.play(choose(game.state, RIVAL, seed=seed))
        yield game.state.sheet(0).total


def player_points(match: Match) -> int:
    """The player's points."""
    return match.game.state.sheet(0).total


def text(own: int | None, par: int | None) -> str:
    """The bar's sentence: par, and at the end also the player's points."""
    if par is None:
        return say("puzzles-solo")
    if own is None:
        return say("puzzles-par", points=par)
    return say("puzzles-par-result", own=own, par=par)


def share_text(day: str, own: int, par: int, link: str) -> str:
    """The result for sharing."""
    return f"{say('puzzles-par-share', day=day, own=own, par=par)}\n{link}"
