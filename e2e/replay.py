"""What the engine on CPython says of the game that a link tells."""

from urllib.parse import parse_qs, urlsplit

from realmino import Game, parse_games


def games_of(link: str) -> list[Game]:
    """The games of a link to a moment, each to its last move."""
    return parse_games(_fields(link)["g"])


def moment_of(link: str) -> int:
    """The moment that a link opens, in moves through all its games."""
    return int(_fields(link)["at"])


def totals(game: Game) -> list[int]:
    """The points of every kingdom, in the order of the seats."""
    return [sheet.total for sheet in game.state.sheets()]


def items(game: Game) -> list[list[int]]:
    """What pays on every score sheet, line by line, smallest first, in the order of the seats."""
    sheets = game.state.sheets()
    return [sorted(item.points for item in sheet.items if item.points) for sheet in sheets]


def _fields(link: str) -> dict[str, str]:
    return {name: found[0] for name, found in parse_qs(urlsplit(link).fragment).items()}
