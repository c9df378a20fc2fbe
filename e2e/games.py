"""Games and positions for tests, and the links to their moments."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from urllib.parse import parse_qs, urlsplit

from realmino import Game, Rules, Shuffled, parse_games
from realmino.bots import BOTS
from realmino.view import BoardSpot, View, view
from tools.dev.site_page import whole_game as whole_game


def moment(game: Game, at: int, kinds: str) -> str:
    """The fragment that opens a game after ``at`` moves; ``kinds``: a letter for each player."""
    return f"g={str(game).replace(' ', '_')}&at={at}&k={kinds}"


def last_moment(game: Game, kinds: str) -> str:
    """The fragment that opens a game after its last move."""
    return moment(game, game.number, kinds)


def games_of(link: str) -> list[Game]:
    """The games of a link, each up to its last move."""
    return parse_games(_fields(link)["g"])


def moment_of(link: str) -> int:
    """How many moves have been played at the moment that a link opens, in all its games."""
    return int(_fields(link)["at"])


def totals(game: Game) -> list[int]:
    """The points of every kingdom, in seat order."""
    return [sheet.total for sheet in game.state.sheets()]


def items(game: Game) -> list[list[int]]:
    """The points of each line of every score sheet, sorted, without zeros; in seat order."""
    sheets = game.state.sheets()
    return [sorted(item.points for item in sheet.items if item.points) for sheet in sheets]


def _fields(link: str) -> dict[str, str]:
    return {name: found[0] for name, found in parse_qs(urlsplit(link).fragment).items()}


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
