"""``arena``: opponents against each other, with results that say how sure they are."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, closing, redirect_stdout

from realmino.arena import Estimate, Outcome, Standings, WrongFile, arena, keep, seatings
from realmino.arena.guard import Guarded, find_own
from realmino.arena.standings import bot_disqualified
from realmino.bots import BOTS, Bot
from realmino.bots.finding import NoBot, find
from realmino.cli import inputs
from realmino.cli.jobs import cores, pool
from realmino.cli.progress import progress
from realmino.cli.records_file import records_file
from realmino.rules.variants import Rules


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
        "partners share a victory, so that the wins of all add up to the games.\n"
        "A bot that chooses what is not legal, breaks, or takes longer than its limit is\n"
        "disqualified: the game ends there, all others have won it, and the arena goes on.\n"
        "It is named on standard error, and the exit code is 1. Own bots play in processes\n"
        "of their own, and what they print goes to standard error.",
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
        "--limit", type=inputs.seconds, metavar="SECONDS",
        help="disqualify a bot that takes longer for a move (no limit)",
    )  # fmt: skip
    parser.add_argument(
        "--jobs", type=inputs.positive, default=cores(), metavar="N",
        help="how many processes play at once (all cores); the games are the same",
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar="FILE",
        help="keep every game there as a line of JSON as soon as it is played; started again,\n"
        "only the games that are missing are played; the records of the others are replayed",
    )  # fmt: skip
    parser.add_argument(
        "--trust", action="store_true",
        help="believe the file of --out without replaying its records, which takes time",
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
        found, forfeits = _play(chosen, rules, names)
    except NoBot as error:
        raise inputs.BadInput(f"argument --bots: {error}") from None
    except WrongFile as error:
        raise inputs.BadInput(f"argument --out: {error}") from None
    except BrokenExecutor:
        print("realmino: a process that played games ended before them", file=sys.stderr)
        return 1
    print(json.dumps(found.to_json()) if chosen.json else "\n".join(_table(found)))
    for line in _disqualified(found, forfeits):
        print(f"realmino: {line}", file=sys.stderr)
    return 1 if forfeits else 0


def _disqualified(found: Standings, forfeits: Sequence[Outcome]) -> Iterator[str]:
    """A line for every bot that lost games by a forfeit, with the first of them."""
    for bot, standing in enumerate(found.bots):
        own = [game for game in forfeits if bot_disqualified(game) == bot]
        if own:
            first = min(own)
            assert first.forfeit
            yield (
                f"the bot {standing.name} was disqualified in {len(own)} of {found.games} games, "
                f"first in game {first.pairing.number + 1}: it {first.forfeit.why}, "
                f"after {first.record}"
            )


def _play(
    chosen: argparse.Namespace, rules: Rules, names: Sequence[str]
) -> tuple[Standings, list[Outcome]]:
    """Plays the games that are missing and writes down what was asked for.

    Returns how the bots stand, and the games that ended by a forfeit.
    """
    seed, budget = chosen.seed, (chosen.ms and chosen.ms / 1000, chosen.simulations)
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as ``python -m`` does
    listeners: list[Callable[[Outcome], None]] = []
    played: list[Outcome] = []
    forfeits: list[Outcome] = []
    with ExitStack() as open_things:
        bots: dict[str, Bot] = {}
        with redirect_stdout(sys.stderr):  # what modules print when they are imported is no result
            for name in dict.fromkeys(names):
                bots[name] = (find_own if ":" in name else find)(name, *budget)
        for name, bot in bots.items():
            if ":" in name or chosen.limit:
                guarded = Guarded(bot, chosen.limit)
                bots[name] = open_things.enter_context(closing(guarded))
        if chosen.out:
            kept = open_things.enter_context(
                keep(chosen.out, rules, names, seed, *budget, trust=chosen.trust)
            )
            played += [game for game in kept.outcomes if game.pairing.number < chosen.games]
            listeners.append(kept.add)
        if chosen.records:
            listeners.append(open_things.enter_context(records_file(chosen.records, played)))
        if sys.stderr.isatty() and not chosen.quiet:
            listeners.append(open_things.enter_context(progress(chosen.games, len(played))))

        forfeits += [game for game in played if game.forfeit]

        def on_game(outcome: Outcome) -> None:
            for listener in listeners:
                listener(outcome)
            if outcome.forfeit:
                forfeits.append(outcome)

        jobs = min(chosen.jobs, chosen.games - len(played))
        executor = open_things.enter_context(pool(jobs))
        found = arena(rules, names, chosen.games, seed, bots, on_game, executor, played)
    return found, forfeits


def _names(text: str, rules: Rules) -> list[str]:
    """The bots by seat."""
    names = text.split(",")
    seats = len(rules.seats)
    if len(names) not in (1, seats):
        raise inputs.BadInput(f"argument --bots: {rules} has {seats} seats, not {len(names)}")
    return names if len(names) == seats else names * seats


def _are_one(path: str, other: str) -> bool:
    return os.path.realpath(path) == os.path.realpath(other)


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
