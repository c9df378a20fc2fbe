"""Valid texts of every kind, from random games."""

import json
from collections.abc import Callable
from functools import cache
from random import Random

from realmino import Game, Record, Rules, Shuffled, rules_codes
from realmino.pieces.buildings import COLUMNS
from realmino.pieces.variants import COLOURS
from saves import export, versions
from saves.model import SavedGame
from table.model.links import moment_link
from table.model.match import PERSON, Match, Seat

GAMES = ("K2", "K4hm", "Q2", "Q4m", "W3", "W6t")


@cache
def games() -> tuple[Game, ...]:
    """A random game of each family, played to its end."""
    return tuple(_play(code, number) for number, code in enumerate(GAMES))


def _play(code: str, seed: int) -> Game:
    random, dealer = Random(seed), Shuffled(seed)
    game = Game(Rules.parse(code)).deal(dealer)
    while not game.is_over:
        game = game.play(random.choice(game.state.legal_actions())).deal(dealer)
    return game


def _moments() -> list[Game]:
    return [game.at(number) for game in games() for number in range(0, game.number, 17)]


def records() -> list[str]:
    """Whole games and their first moves, studies, and games with notes."""
    texts = [str(game) for game in games()] + [str(game) for game in _moments()[::5]]
    for game in _moments()[3::7]:
        study = Game.from_state(game.state)
        texts.append(str(study.deal(Shuffled(1))))
        texts.append(str(Record(study, {"Event": "a cup", "Date": "2026"}, {0: "a; note"})))
    return texts


def positions() -> list[str]:
    """Positions from the games."""
    return [str(game.state) for game in _moments()]


def kingdoms() -> list[str]:
    """The kingdoms in these positions."""
    return sorted({str(land) for game in _moments()[::3] for land in game.state.kingdoms})


def tokens() -> list[str]:
    """Moves of every kind."""
    return sorted({str(move) for game in games() for move in game.moves})[::9]


def codes() -> list[str]:
    """Rules codes."""
    return rules_codes()


def tables() -> list[str]:
    """Tables of building tiles."""
    row = "Bakery,8,0,0,0,0,0,0,wheat,0,0,photo,inferred\n"
    other = row.replace("8,0,0", "4,1,2").replace("wheat", "")
    head = ",".join(COLUMNS) + "\n"
    return [head + row * 4, head + other * 8, head + row * 2 + other * 4]


def _matches() -> list[Match]:
    matches = []
    for game in _moments()[::4]:
        seats = tuple(
            Seat(colour, f"N{number}", PERSON)
            for number, colour in enumerate(COLOURS[: game.rules.players])
        )
        matches.append(Match(seats, "seed", (game,), False))
    return matches


def links() -> list[str]:
    """Links to a moment."""
    return [moment_link(match) for match in _matches()]


def saves() -> list[str]:
    """Saved games."""
    return [match.to_text() for match in _matches()]


def archives() -> list[str]:
    """Files of all games (none, one or several), and the texts of a saved game and a match."""
    kept = [
        SavedGame.of(f"game{number}", match, 1_000 * number)
        for number, match in enumerate(_matches())
    ]
    some = [kept[:0], kept[:1], kept[1:4]]
    files = [export.to_text(games, '{"pace": "fast"}', ["{half"], "2026") for games in some]
    return [*files, versions.to_text(kept[-1]), kept[-1].open().to_text()]


def arena_lines() -> list[str]:
    """Lines of an arena's file, without the heading."""
    from realmino.arena import arena
    from realmino.arena.game_log import outcome_values

    lines: list[str] = []
    names = ["random", "greedy"]
    arena(
        Rules.parse("K2"),
        names,
        3,
        1,
        on_game=lambda outcome: lines.append(json.dumps(outcome_values(outcome, names))),
    )
    return lines


SEEDS: dict[str, Callable[[], list[str]]] = {
    "record": records, "position": positions, "kingdom": kingdoms, "token": tokens,
    "code": codes, "table": tables, "link": links, "save": saves, "archive": archives,
    "arena": arena_lines,
}  # fmt: skip
