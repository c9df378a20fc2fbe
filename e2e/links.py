"""Links to moments of games: writes them, and reads their games with the engine."""

from functools import cache
from random import Random
from urllib.parse import parse_qs, urlsplit

from realmino import Game, Rules, Shuffled, parse_games
from realmino.bots import BOTS


@cache
def whole_game(rules: str, seed: int = 1) -> Game:
    """A game between greedy bots, played to its end."""
    random, dealer = Random(seed), Shuffled(seed)
    game = Game(Rules.parse(rules))
    while not game.is_over:
        state = game.state
        game = game.play(
            dealer.deal(state) if state.pending_deal else BOTS["greedy"](state, random)
        )
    return game


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
