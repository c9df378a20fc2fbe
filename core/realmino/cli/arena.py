"""``arena``: plays bots against each other and prints results with confidence intervals."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, closing, contextmanager, redirect_stdout
from time import monotonic

from realmino.arena import Estimate, MismatchedLog, Outcome, Standings, arena, open_log, seatings
from realmino.arena.games import NoAnswer
from realmino.arena.guard import Guarded, find_isolated
from realmino.arena.processes import cores, pool
from realmino.arena.program import PREFIX, Program
from realmino.arena.standings import bot_disqualified
from realmino.bots import BOTS, Bot
from realmino.bots.registry import UnknownBot, find
from realmino.cli import inputs
from realmino.cli.records_file import records_file
from realmino.pieces.variants import Rules
from realmino.text.language import say

_BAR = 30


def add(commands: inputs.Commands) -> None:
    """Adds the command."""
    parser = inputs.add_command(commands, "arena", run)
    inputs.add_rules(parser)
    parser.option("--bots", values={"bots": [*BOTS]}, required=True, metavar="A,B,…")
    parser.option("--games", type=inputs.positive_integer, default=100, metavar="N")
    inputs.add_seed(parser)
    budget = parser.add_mutually_exclusive_group()
    parser.option("--ms", budget, type=inputs.positive_integer, metavar="N")
    parser.option("--simulations", budget, type=inputs.positive_integer, metavar="N")
    parser.option("--limit", type=inputs.seconds, metavar="SECONDS")
    parser.option("--jobs", type=inputs.positive_integer, default=cores(), metavar="N")
    parser.option("--out", metavar="FILE")
    parser.option("--trust", action="store_true")
    parser.option("--records", metavar="FILE")
    inputs.add_json(parser)
    parser.option("--quiet", action="store_true")


def run(chosen: argparse.Namespace) -> int:
    """Plays the games and prints the standings."""
    rules = inputs.rules(chosen)
    names = parse_names(chosen.bots, rules)
    out, records = (path and os.path.realpath(path) for path in (chosen.out, chosen.records))
    if out and out == records:
        raise inputs.BadInput(f"argument --records: {chosen.records!r} is also the --out file")
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
    for line in _disqualification_lines(standings, forfeits):
        print(f"realmino: {line}", file=sys.stderr)
    return 1 if forfeits else 0


def _disqualification_lines(standings: Standings, forfeits: Sequence[Outcome]) -> Iterator[str]:
    """A line for every bot that forfeited games, describing the first one."""
    for bot, standing in enumerate(standings.bots):
        lost_games = [game for game in forfeits if bot_disqualified(game) == bot]
        if lost_games:
            first = min(lost_games)
            assert first.forfeit
            yield say(
                "arena-disqualified",
                name=standing.name,
                number=len(lost_games),
                games=standings.games,
                first=first.pairing.number + 1,
                why=first.forfeit.why,
                record=first.record,
            )


def _play(
    chosen: argparse.Namespace, rules: Rules, names: Sequence[str]
) -> tuple[Standings, list[Outcome]]:
    """Plays the missing games and writes the ``--out`` and ``--records`` files.

    Returns the standings and the games that ended in a forfeit.
    """
    seed, budget = chosen.seed, (chosen.ms and chosen.ms / 1000, chosen.simulations)
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as ``python -m`` does
    listeners: list[Callable[[Outcome], None]] = []
    played: list[Outcome] = []
    forfeits: list[Outcome] = []
    with ExitStack() as stack:
        bots: dict[str, Bot] = {}
        with redirect_stdout(sys.stderr):  # modules may print when imported
            for name in dict.fromkeys(names):
                bots[name] = _find_bot(name, budget, chosen.limit)
        for bot in bots.values():
            if isinstance(bot, Program | Guarded):
                stack.enter_context(closing(bot))
        if chosen.out:
            log = stack.enter_context(
                open_log(chosen.out, rules, names, seed, *budget, trust=chosen.trust)
            )
            played += [game for game in log.outcomes if game.pairing.number < chosen.games]
            listeners.append(log.add)
        if chosen.records:
            listeners.append(stack.enter_context(records_file(chosen.records, played)))
        if sys.stderr.isatty() and not chosen.quiet:
            listeners.append(stack.enter_context(progress(chosen.games, len(played))))

        forfeits += [game for game in played if game.forfeit]

        def on_game(outcome: Outcome) -> None:
            for listener in listeners:
                listener(outcome)
            if outcome.forfeit:
                forfeits.append(outcome)

        jobs = min(chosen.jobs, chosen.games - len(played))
        executor = stack.enter_context(pool(jobs))
        standings = arena(rules, names, chosen.games, seed, bots, on_game, executor, played)
    return standings, forfeits


def _find_bot(name: str, budget: tuple[float | None, int | None], limit: float | None) -> Bot:
    """The bot with that name; a bot from elsewhere or with a limit runs in a separate process."""
    if name.startswith(PREFIX):
        command = name.removeprefix(PREFIX)
        try:
            with closing(Program(command)) as program:
                program.start()
        except NoAnswer as failure:
            raise UnknownBot(f"the program {command!r} {failure}") from None
        return Program(command, *budget, limit)
    bot = (find_isolated if ":" in name else find)(name, *budget)
    return Guarded(bot, limit) if ":" in name or limit else bot


def parse_names(text: str, rules: Rules) -> list[str]:
    """The bot names by seat."""
    names = text.split(",")
    seats = len(rules.seats)
    if len(names) not in (1, seats):
        raise inputs.BadInput(f"argument --bots: {rules} has {seats} seats, not {len(names)}")
    return names if len(names) == seats else names * seats


def table(standings: Standings) -> Iterator[str]:
    """The lines of a table: one bot per line, with its results and their intervals."""
    per_deal = seatings([bot.name for bot in standings.bots])
    yield say(
        "arena-title",
        rules=standings.rules,
        games=standings.games,
        deals=standings.deals,
        seatings=per_deal,
        rest=standings.games % per_deal,
        seed=standings.seed,
    )
    wide = max(7, *(len(bot.name) for bot in standings.bots))
    columns = ("bot", "points", "margin", "wins", "rate", "elo")
    head, *heads = [say(f"arena-{column}") for column in columns]
    yield _row(head, wide, heads)
    for bot in standings.bots:
        wins = f"{bot.won.value * bot.games:.1f}"
        cells = [_interval_text(bot.points), _interval_text(bot.margin), wins, _percent(bot.won)]
        yield _row(bot.name, wide, [*cells, _rating(bot.elo)])
    if standings.rules.kingdoms < standings.rules.players:
        yield say("arena-partners")


def _row(name: str, wide: int, cells: Sequence[str]) -> str:
    widths = (12, 13, 6, 19, 18)
    return " ".join([f"{name:<{wide}}", *map("{:>{}}".format, cells, widths)])


def _percent(rate: Estimate) -> str:
    """The rate and both ends of its interval, which isn't symmetrical near 0 and 100%."""
    ends = [None if number is None else f"{100 * number:.1f}" for number in rate]
    if rate.high is None:
        return say("arena-percent", number=ends[0])
    return say("arena-percent-range", number=ends[0], low=ends[1], high=ends[2])


def _rating(elo: Estimate) -> str:
    value, low, high = (None if number is None else f"{number:.0f}" for number in elo)
    if high is None:
        return f"{value}"
    return say("arena-elo-range", number=value, low=low, high=high)


def _interval_text(estimate: Estimate) -> str:
    value = f"{estimate.value:.1f}"
    if estimate.high is None:
        return value
    return say("arena-measured", number=value, error=f"{estimate.high - estimate.value:.1f}")


@contextmanager
def progress(games: int, known: int = 0) -> Iterator[Callable[[Outcome], None]]:
    """Yields a listener that updates a progress bar on stderr; removes the bar at the end.

    ``known`` games were played earlier and don't count towards the time left.
    """
    finished, start = known, monotonic()

    def draw(key: str, time: str = "") -> None:
        full = _BAR * finished // games
        bar = "█" * full + "░" * (_BAR - full)
        text = say(key, bar=bar, done=finished, games=games, time=time)
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def step(_: Outcome) -> None:
        nonlocal finished
        finished += 1
        left = (monotonic() - start) / (finished - known) * (games - finished)
        if finished < games:
            draw("progress-left", time_left(left))
        else:
            draw("progress")

    try:
        if known:
            draw("progress-known")
        yield step
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def time_left(seconds: float) -> str:
    """A duration in its two largest units.

    >>> [time_left(seconds) for seconds in (0.4, 59.2, 61, 3599.5, 3600, 90000)]
    ['0 s', '59 s', '1 min 1 s', '1 h 0 min', '1 h 0 min', '25 h 0 min']
    """
    whole = round(seconds)
    if whole < 60:
        return say("time-seconds", seconds=whole)
    if whole < 3600:
        return say("time-minutes", minutes=whole // 60, seconds=whole % 60)
    return say("time-hours", hours=whole // 3600, minutes=whole // 60 % 60)
