"""``arena``: opponents against each other, with results that say how sure they are."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from realmino.arena import Disqualified, Estimate, Outcome, Standings, arena, seatings
from realmino.bots import BOTS
from realmino.cli import inputs
from realmino.rules import Rules

_BAR = 30


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "arena",
        help="let opponents play each other and compare them",
        description="Lets opponents play many games against each other. Every deal is played\n"
        "once for each different seating, the bots moving on by one seat from game to\n"
        "game, so that luck and seats are the same for all. If the games are no multiple\n"
        "of the seatings, the last deal is played by the first seatings only. Intervals\n"
        "are for 95 % confidence and take the games of one deal together.",
        epilog="example: realmino arena K4hm --bots greedy,random,random,random --games 400",
    )
    inputs.add_rules(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…",
        help=f"one per seat, or one for all seats, of: {', '.join(BOTS)}",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=inputs.positive, default=100, metavar="N", help="how many (100)"
    )
    inputs.add_seed(parser)
    parser.add_argument(
        "--ms", type=inputs.positive, metavar="N",
        help="milliseconds per move for bots that think; random and greedy answer at once",
    )  # fmt: skip
    parser.add_argument(
        "--records", metavar="FILE", help="write the games there, one record a line"
    )
    inputs.add_json(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Plays the games and prints the standings."""
    names = _names(chosen.bots, chosen.rules)
    with ExitStack() as open_things:
        listeners = [open_things.enter_context(_records(chosen.records))] if chosen.records else []
        if sys.stderr.isatty() and not chosen.quiet:
            listeners.append(open_things.enter_context(_progress(chosen.games)))

        def on_game(outcome: Outcome) -> None:
            for listener in listeners:
                listener(outcome)

        try:
            found = arena(inputs.rules(chosen), names, chosen.games, chosen.seed, on_game=on_game)
        except Disqualified as error:
            open_things.close()
            print(f"realmino: {error}", file=sys.stderr)
            return 1
    print(json.dumps(found.to_json()) if chosen.json else "\n".join(_table(found)))
    return 0


def _names(text: str, rules: Rules) -> list[str]:
    """The bots by seat."""
    names = text.split(",")
    for name in names:
        if name not in BOTS:
            raise inputs.BadInput(f"argument --bots: no bot {name!r}, only {', '.join(BOTS)}")
    seats = len(rules.seats)
    if len(names) not in (1, seats):
        raise inputs.BadInput(f"argument --bots: {rules} has {seats} seats, not {len(names)}")
    return names if len(names) == seats else names * seats


@contextmanager
def _records(path: str) -> Iterator[Callable[[Outcome], None]]:
    """Writes to a file beside ``path`` that takes its name in the end, so no game is ever half."""
    if os.path.isdir(path):
        raise inputs.BadInput(f"argument --records: {path!r} is a folder")
    part = f"{path}.part"
    with open(part, "w", encoding="utf-8") as file:
        try:
            yield lambda outcome: print(outcome.record, file=file)
        finally:
            file.close()
            os.replace(part, path)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[Outcome], None]]:
    """A bar on stderr that fills while the games are played and is wiped away in the end."""

    def show(outcome: Outcome) -> None:
        done = outcome.pairing.number + 1
        full = _BAR * done // games
        bar = "█" * full + "░" * (_BAR - full)
        print(f"\r{bar} {done} of {games} games", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _table(found: Standings) -> Iterator[str]:
    each = seatings([bot.name for bot in found.bots])
    cut = f", the last deal cut to {found.games % each}" if found.games % each else ""
    yield (
        f"{found.rules}: {found.games} games, {found.deals} deals in {each} "
        f"seating{'s' * (each > 1)} each{cut}, seed {found.seed}"
    )
    yield f"{'bot':<10} {'points':>14} {'margin':>14} {'wins':>8} {'win rate':>16}"
    for bot in found.bots:
        yield (
            f"{bot.name:<10} {_measured(bot.points):>14} {_measured(bot.margin):>14} "
            f"{bot.won.value * bot.games:>8.1f} {_measured(bot.won, 100, ' %'):>16}"
        )


def _measured(estimate: Estimate, times: int = 1, unit: str = "") -> str:
    value = f"{estimate.value * times:.1f}"
    if estimate.high is None:
        return value + unit
    return f"{value} ± {(estimate.high - estimate.value) * times:.1f}{unit}"
