"""``arena``: opponents against each other, with results that say how sure they are."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, closing, redirect_stdout

from realmino.arena import Estimate, MismatchedLog, Outcome, Standings, arena, open_log, seatings
from realmino.arena.asking import NoAnswer
from realmino.arena.guard import Guarded, find_own
from realmino.arena.program import PREFIX, Program
from realmino.arena.standings import bot_disqualified
from realmino.bots import BOTS, Bot
from realmino.bots.registry import UnknownBot, find
from realmino.cli import inputs
from realmino.cli.jobs import cores, pool
from realmino.cli.progress import progress
from realmino.cli.records_file import records_file
from realmino.pieces.variants import Rules
from realmino.text.catalogue import say


def add(commands: inputs.Commands) -> None:
    """The command's options."""
    parser = commands.add_parser(
        "arena",
        help=say("help-arena"),
        description=say("help-arena-about"),
        epilog=say("help-arena-example"),
    )
    inputs.add_rules(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…",
        help=say("help-arena-bots", bots=[*BOTS]),
    )  # fmt: skip
    parser.add_argument(
        "--games", type=inputs.positive, default=100, metavar="N", help=say("help-arena-games")
    )
    inputs.add_seed(parser)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--ms", type=inputs.positive, metavar="N",
        help=say("help-arena-ms"),
    )  # fmt: skip
    budget.add_argument(
        "--simulations", type=inputs.positive, metavar="N",
        help=say("help-arena-simulations"),
    )  # fmt: skip
    parser.add_argument(
        "--limit", type=inputs.seconds, metavar="SECONDS",
        help=say("help-arena-limit"),
    )  # fmt: skip
    parser.add_argument(
        "--jobs", type=inputs.positive, default=cores(), metavar="N",
        help=say("help-arena-jobs"),
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar="FILE",
        help=say("help-arena-out"),
    )  # fmt: skip
    parser.add_argument(
        "--trust", action="store_true",
        help=say("help-arena-trust"),
    )  # fmt: skip
    parser.add_argument("--records", metavar="FILE", help=say("help-arena-records"))
    inputs.add_json(parser)
    parser.add_argument("--quiet", action="store_true", help=say("help-arena-quiet"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Plays the games and prints the standings."""
    rules = inputs.rules(chosen)
    names = names_of(chosen.bots, rules)
    if chosen.out and chosen.records and _are_one(chosen.out, chosen.records):
        raise inputs.BadInput(f"argument --records: {chosen.records!r} is the file of --out")
    try:
        standings, forfeits = _play(chosen, rules, names)
    except UnknownBot as error:
        raise inputs.BadInput(f"argument --bots: {error}") from None
    except MismatchedLog as error:
        raise inputs.BadInput(f"argument --out: {error}") from None
    except BrokenExecutor:
        print(f"realmino: {say('arena-broken')}", file=sys.stderr)
        return 1
    print(json.dumps(standings.to_json()) if chosen.json else "\n".join(table(standings)))
    for line in _disqualified(standings, forfeits):
        print(f"realmino: {line}", file=sys.stderr)
    return 1 if forfeits else 0


def _disqualified(standings: Standings, forfeits: Sequence[Outcome]) -> Iterator[str]:
    """A line for every bot that lost games by a forfeit, with the first of them."""
    for bot, standing in enumerate(standings.bots):
        own = [game for game in forfeits if bot_disqualified(game) == bot]
        if own:
            first = min(own)
            assert first.forfeit
            yield say(
                "arena-disqualified",
                name=standing.name,
                number=len(own),
                games=standings.games,
                first=first.pairing.number + 1,
                why=first.forfeit.why,
                record=first.record,
            )


def _play(
    chosen: argparse.Namespace, rules: Rules, names: Sequence[str]
) -> tuple[Standings, list[Outcome]]:
    """Plays the games that are missing and writes the files that were asked for.

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
                bots[name] = _found(name, budget, chosen.limit)
        for bot in bots.values():
            if isinstance(bot, Program | Guarded):
                open_things.enter_context(closing(bot))
        if chosen.out:
            log = open_things.enter_context(
                open_log(chosen.out, rules, names, seed, *budget, trust=chosen.trust)
            )
            played += [game for game in log.outcomes if game.pairing.number < chosen.games]
            listeners.append(log.add)
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
        standings = arena(rules, names, chosen.games, seed, bots, on_game, executor, played)
    return standings, forfeits


def _found(name: str, budget: tuple[float | None, int | None], limit: float | None) -> Bot:
    """The bot of a name; those of others are asked in processes of their own."""
    if name.startswith(PREFIX):
        command = name.removeprefix(PREFIX)
        try:
            with closing(Program(command)) as tried:
                tried.start()
        except NoAnswer as failure:
            raise UnknownBot(f"the program {command!r} {failure}") from None
        return Program(command, *budget, limit)
    bot = (find_own if ":" in name else find)(name, *budget)
    return Guarded(bot, limit) if ":" in name or limit else bot


def names_of(text: str, rules: Rules) -> list[str]:
    """The bots by seat."""
    names = text.split(",")
    seats = len(rules.seats)
    if len(names) not in (1, seats):
        raise inputs.BadInput(f"argument --bots: {rules} has {seats} seats, not {len(names)}")
    return names if len(names) == seats else names * seats


def _are_one(path: str, other: str) -> bool:
    return os.path.realpath(path) == os.path.realpath(other)


def table(standings: Standings) -> Iterator[str]:
    """The lines of a table: a bot in each, with how sure its results are."""
    each = seatings([bot.name for bot in standings.bots])
    yield say(
        "arena-title",
        rules=standings.rules,
        games=standings.games,
        deals=standings.deals,
        seatings=each,
        rest=standings.games % each,
        seed=standings.seed,
    )
    wide = max(10, *(len(bot.name) for bot in standings.bots))
    heads = [say(f"arena-{column}") for column in ("bot", "points", "margin", "wins", "rate")]
    yield f"{heads[0]:<{wide}} {heads[1]:>14} {heads[2]:>14} {heads[3]:>8} {heads[4]:>16}"
    for bot in standings.bots:
        yield (
            f"{bot.name:<{wide}} {_measured(bot.points):>14} {_measured(bot.margin):>14} "
            f"{bot.won.value * bot.games:>8.1f} {_percent(bot.won):>16}"
        )
    if standings.rules.kingdoms < standings.rules.players:
        yield say("arena-partners")


def _percent(estimate: Estimate) -> str:
    return say("arena-percent", number=_measured(estimate, 100))


def _measured(estimate: Estimate, times: int = 1) -> str:
    value = f"{estimate.value * times:.1f}"
    if estimate.high is None:
        return value
    error = f"{(estimate.high - estimate.value) * times:.1f}"
    return say("arena-measured", number=value, error=error)
