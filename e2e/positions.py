"""Finds positions in random games in which something is possible, or refused."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from realmino import Game, Rules, Shuffled
from realmino.bots import BOTS
from realmino.view import BoardSpot, View, view


@cache
def _moments(code: str, seed: int) -> tuple[tuple[Game, View], ...]:
    """Every position of a random game in which a player has to choose."""
    random, dealer = Random(seed), Shuffled(seed)
    game = Game(Rules.parse(code)).deal(dealer)
    found = []
    while not game.is_over:
        found.append((game, view(game)))
        game = game.play(BOTS["random"](game.state, random)).deal(dealer)
    return tuple(found)


def moments(code: str) -> Iterator[tuple[Game, View]]:
    """The positions of a few random games."""
    for seed in range(1, 9):
        yield from _moments(code, seed)


def find(code: str, fits: Callable[[Game, View], object]) -> tuple[Game, View]:
    """The first position of random games that fits."""
    return next((game, seen) for game, seen in moments(code) if fits(game, seen))


def has_added(seen: View) -> bool:
    """Whether the player in turn has added its domino."""
    return seen.prompt.kind in ("claim", "end") and not seen.order


def seed_of(code: str, kings: str) -> str:
    """A seed of a new game whose order of kings begins with these seats."""
    orders = ((str(n), Game(Rules.parse(code)).deal(Shuffled(str(n))).moves[0]) for n in range(999))
    return next(seed for seed, order in orders if str(order).startswith(f"O{kings}"))


def spots(seen: View, fits: Callable[[BoardSpot], object]) -> list[int]:
    """The spots of the builders' board that fit."""
    return [spot.spot for spot in seen.court.board if fits(spot)] if seen.court else []
