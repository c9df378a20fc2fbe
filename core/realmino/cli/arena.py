"""``arena``: opponents against each other, with results that say how sure they are."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager

from realmino.arena import (
    BotFailed,
    Estimate,
    Outcome,
    Standings,
    WrongFile,
    arena,
    keep,
    seatings,
)
from realmino.bots import BOTS
from realmino.bots.finding import NoBot, find
from realmino.cli import inputs
from realmino.cli.jobs import cores, pool
from realmino.cli.progress import progress
from realmino.rules import Rules


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "arena",
        help="let opponents play each other and compare them",
        description="Lets opponents play many games against each other. Every deal is played\n"
        "once for each different seating, the bots moving on by one seat from game to\n"
        "game, so that luck and seats are the same for all. If the games are no multiple\n"
        "of the seatings, the last deal is played by the first seatings only. Intervals\n"
        "are for 95 % confidence and take the games of one deal together. In a team game\n"
        "partners share a victory, so that the wins of all add up to the games.",
        epilog="example: realmino arena K4hm --bots greedy,random,random,random --games 400\n"
        "an own bot: realmino arena K2 --bots mybots:clever,greedy --out games.jsonl",
    )
    inputs.add_rules(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…",
        help=f"one per seat, or one for all seats, of: {', '.join(BOTS)}; or MODULE:FUNCTION, a\n"
        "function from a position and a random.Random to an action, imported from this folder\n"
        "or Python's path",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=inputs.positive, default=100, metavar="N", help="how many (100)"
    )
    inputs.add_seed(parser)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--ms", type=inputs.positive, metavar="N",
        help="milliseconds per move for bots that think; random and greedy answer at once",
    )  # fmt: skip
    budget.add_argument(
        "--simulations", type=inputs.positive, metavar="N",
        help="simulations per move instead: the games are the same on every machine",
    )  # fmt: skip
    parser.add_argument(
        "--jobs", type=inputs.positive, default=cores(), metavar="N",
        help="how many processes play at once (all cores); the games are the same",
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar="FILE",
        help="keep every game there as a line of JSON as soon as it is played; started again,\n"
        "only the games that are missing are played",
    )  # fmt: skip
    parser.add_argument(
        "--records", metavar="FILE", help="write the games there, one record a line"
    )
    inputs.add_json(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Plays the games and prints the standings."""
    rules = inputs.rules(chosen)
    names = _names(chosen.bots, rules)
    if chosen.out and chosen.records and _are_one(chosen.out, chosen.records):
        raise inputs.BadInput(f"argument --records: {chosen.records!r} is the file of --out")
    try:
        found = _play(chosen, rules, names)
    except NoBot as error:
        raise inputs.BadInput(f"argument --bots: {error}") from None
    except WrongFile as error:
        raise inputs.BadInput(f"argument --out: {error}") from None
    except BotFailed as error:
        print(f"realmino: {error}", file=sys.stderr)
        return 1
    except BrokenExecutor:
        print("realmino: a process that played games ended before them", file=sys.stderr)
        return 1
    print(json.dumps(found.to_json()) if chosen.json else "\n".join(_table(found)))
    return 0


def _play(chosen: argparse.Namespace, rules: Rules, names: Sequence[str]) -> Standings:
    """Plays the games that are missing and writes down what was asked for."""
    seed, budget = chosen.seed, (chosen.ms and chosen.ms / 1000, chosen.simulations)
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as ``python -m`` does
    bots = {name: find(name, *budget) for name in dict.fromkeys(names)}
    listeners: list[Callable[[Outcome], None]] = []
    played: list[Outcome] = []
    with ExitStack() as open_things:
        if chosen.out:
            kept = open_things.enter_context(keep(chosen.out, rules, names, seed, *budget))
            played += [game for game in kept.outcomes if game.pairing.number < chosen.games]
            listeners.append(kept.add)
        if chosen.records:
            listeners.append(open_things.enter_context(_records(chosen.records, played)))
        if sys.stderr.isatty() and not chosen.quiet:
            listeners.append(open_things.enter_context(progress(chosen.games, len(played))))

        def on_game(outcome: Outcome) -> None:
            for listener in listeners:
                listener(outcome)

        jobs = min(chosen.jobs, chosen.games - len(played))
        executor = open_things.enter_context(pool(jobs))
        return arena(rules, names, chosen.games, seed, bots, on_game, executor, played)


def _names(text: str, rules: Rules) -> list[str]:
    """The bots by seat."""
    names = text.split(",")
    seats = len(rules.seats)
    if len(names) not in (1, seats):
        raise inputs.BadInput(f"argument --bots: {rules} has {seats} seats, not {len(names)}")
    return names if len(names) == seats else names * seats


def _are_one(path: str, other: str) -> bool:
    return os.path.realpath(path) == os.path.realpath(other)


@contextmanager
def _records(path: str, played: Iterable[Outcome]) -> Iterator[Callable[[Outcome], None]]:
    """Writes records in the order of the games, those played before among them.

    They go to a file beside ``path`` that takes its name in the end, so no game is ever half.
    """
    if os.path.isdir(path):
        raise inputs.BadInput(f"argument --records: {path!r} is a folder")
    early = {outcome.pairing.number: outcome.record for outcome in played}
    part, due = f"{path}.part", 0
    with open(part, "w", encoding="utf-8") as file:

        def write(outcome: Outcome | None = None) -> None:
            nonlocal due
            if outcome:
                early[outcome.pairing.number] = outcome.record
            while due in early:
                print(early.pop(due), file=file)
                due += 1

        try:
            write()
            yield write
        finally:
            # Games behind one that was never played.
            file.writelines(f"{early[number]}\n" for number in sorted(early))
            file.close()
            os.replace(part, path)


def _table(found: Standings) -> Iterator[str]:
    each = seatings([bot.name for bot in found.bots])
    cut = f", the last deal cut to {found.games % each}" if found.games % each else ""
    yield (
        f"{found.rules}: {found.games} games, {found.deals} deals in {each} "
        f"seating{'s' * (each > 1)} each{cut}, seed {found.seed}"
    )
    wide = max(10, *(len(bot.name) for bot in found.bots))
    yield f"{'bot':<{wide}} {'points':>14} {'margin':>14} {'wins':>8} {'win rate':>16}"
    for bot in found.bots:
        yield (
            f"{bot.name:<{wide}} {_measured(bot.points):>14} {_measured(bot.margin):>14} "
            f"{bot.won.value * bot.games:>8.1f} {_measured(bot.won, 100, ' %'):>16}"
        )
    if found.rules.kingdoms < found.rules.players:
        yield "Partners share a victory: a team that always wins has 50 % each."


def _measured(estimate: Estimate, times: int = 1, unit: str = "") -> str:
    value = f"{estimate.value * times:.1f}"
    if estimate.high is None:
        return value + unit
    return f"{value} ± {(estimate.high - estimate.value) * times:.1f}{unit}"
