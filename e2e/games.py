"""Games and positions for tests, with links to their moments."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from urllib.parse import parse_qs, urlsplit

from realmino import Game, Rules, Shuffled, parse_games
from realmino.bots import BOTS
from realmino.view import BoardSpot, View, view
from tools.dev.site_page import whole_game as whole_game


def moment(game: Game, at: int, kinds: str) -> str:
    """The fragment that opens a game after ``at`` moves; ``kinds`` has a letter for each player."""
    return f"g={str(game).replace(' ', '_')}&at={at}&k={kinds}"


def last_moment(game: Game, kinds: str) -> str:
    """The fragment that opens a game after its last move."""
    return moment(game, game.number, kinds)


def games_in(link: str) -> list[Game]:
    """A link's games, each up to its last move."""
    return parse_games(_fields(link)["g"])


def move_number(link: str) -> int:
    """The number of the move at which a link opens, counted across all its games."""
    return int(_fields(link)["at"])


def totals(game: Game) -> list[int]:
    """Every kingdom's points, in seat order."""
    return [sheet.total for sheet in game.state.sheets()]


def items(game: Game) -> list[list[int]]:
    """For each seat, the points on the score sheet's lines, sorted and without zeros."""
    sheets = game.state.sheets()
    return [sorted(item.points for item in sheet.items if item.points) for sheet in sheets]


def _fields(link: str) -> dict[str, str]:
    return {name: found[0] for name, found in parse_qs(urlsplit(link).fragment).items()}


@cache
def _moments(code: str, seed: int) -> tuple[tuple[Game, View], ...]:
    """The positions of a random game in which a player has to choose."""
    random, dealer = Random(seed), Shuffled(seed)
    game = Game(Rules.parse(code)).deal(dealer)
    found = []
    while not game.is_over:
        found.append((game, view(game)))
        game = game.play(BOTS["random"](game.state, random)).deal(dealer)
    return tuple(found)


def positions(code: str) -> Iterator[tuple[Game, View]]:
    """The positions of a few random games in which a player has to choose."""
    for seed in range(1, 9):
        yield from _moments(code, seed)


def find(code: str, fits: Callable[[Game, View], object]) -> tuple[Game, View]:
    """The first position of random games for which ``fits`` is true."""
    return next((game, position) for game, position in positions(code) if fits(game, position))


def has_added(position: View) -> bool:
    """Whether the current player has placed the domino."""
    return position.prompt.kind in ("claim", "end") and not position.order


def find_seed(code: str, kings: str) -> str:
    """A seed for a new game in which these seats' kings come first."""
    orders = ((str(n), Game(Rules.parse(code)).deal(Shuffled(str(n))).moves[0]) for n in range(999))
    return next(seed for seed, order in orders if str(order).startswith(f"O{kings}"))


def spots(position: View, fits: Callable[[BoardSpot], object]) -> list[int]:
    """The builders' board's spots for which ``fits`` is true."""
    return [spot.spot for spot in position.court.board if fits(spot)] if position.court else []
