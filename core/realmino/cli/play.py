"""``play``: a game in the terminal."""

import argparse
import io
import sys
from random import SystemRandom

from realmino.bots import BOTS
from realmino.cli import by_link, inputs
from realmino.cli.terminal_game import YOU, TerminalGame
from realmino.pieces.variants import Rules
from realmino.text.language import in_language, say


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "play", run)
    about = say("help-play-rules")
    inputs.add_rules(parser, nargs="?", help=about)
    parser.option("--seats", values={"bots": [*BOTS]}, metavar="A,B,…")
    parser.option("--seed", type=inputs.seed, metavar="S")
    parser.option("--by-link", action="store_true")
    parser.option("--name", default="", metavar="NAME")
    parser.option("--folder", metavar="DIR")
    parser.option("--address", default="", metavar="URL")
    inputs.add_language(parser, inputs.system_language())


def run(chosen: argparse.Namespace) -> int:
    """Plays until the end or until the player quits, then prints the record."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # an invalid byte is a wrong answer, not an error
    with in_language(chosen.language):
        if chosen.by_link:
            return by_link.play(chosen)
        chosen.rules = chosen.rules or Rules.parse("K4")
        return _play(chosen)


def _play(chosen: argparse.Namespace) -> int:
    rules = inputs.rules(chosen)
    seats = _seats(chosen.seats, rules)
    seed = chosen.seed or str(SystemRandom().randrange(10**9))
    game = TerminalGame(rules, seats, seed)
    try:
        game.play()
    except (EOFError, KeyboardInterrupt):
        print("\n" + say("play-stopped"))
    finally:  # even after an error, so that the game isn't lost
        print("\n" + say("play-record", record=game.game))
    return 0


def _seats(text: str | None, rules: Rules) -> list[str]:
    count = len(rules.seats)
    names = text.split(",") if text else [YOU] + ["greedy"] * (count - 1)
    for name in names:
        if name not in (YOU, *BOTS):
            choices = ", ".join((YOU, *BOTS))
            raise inputs.BadInput(
                f"argument --seats: unknown player {name!r}; choose from {choices}"
            )
    if len(names) != count:
        raise inputs.BadInput(f"argument --seats: {rules} has {count} seats, not {len(names)}")
    return names
