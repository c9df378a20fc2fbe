"""Plays the current bot against an older commit's and prints a row for the table in docs/lab.md.

``python -m training.matches K2hm emperor duke --against 80f30f2 --ms 1000`` plays this folder's
Emperor against the duke from 80f30f2. The older bot runs in a separate process, from a git worktree
in a temporary folder. By default it's the same bot in HEAD, so
``python -m training.matches K2hm duke`` shows the effect of uncommitted changes. Commits up to
0.2.0 call the Emperor ``queen``.
"""

import os
import shlex
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from realmino import Game, Shuffled
from realmino.arena import Estimate, Outcome, Standings, arena
from realmino.arena.processes import cores, pool
from realmino.arena.program import Program
from realmino.bots import Bot
from realmino.bots.registry import UnknownBot, find
from realmino.cli import inputs
from realmino.cli.arena import progress
from realmino.pieces.variants import Rules

ROOT: Final = Path(__file__).parent.parent
OLDER_BOT: Final = Path(__file__).with_name("older_bot.py")


def play(chosen: Namespace) -> str:
    """Plays the match and returns its row. Raises `BadInput` if that's impossible."""
    rules, budget = chosen.rules, (chosen.ms and chosen.ms / 1000, chosen.simulations)
    commit = _git(
        *("rev-parse", "--verify", "--quiet", "--short", f"{chosen.against}^{{commit}}"),
        error=f"there is no commit {chosen.against!r} in {ROOT}",
    )
    today = _git("describe", "--always", "--dirty", "--exclude", "*")
    ours, other = f"{chosen.bot} of {today}", f"{chosen.rival or chosen.bot} of {commit}"
    # In a team game, the bot has all of its team's seats.
    names = [ours if rules.kingdom_of(seat) == 0 else other for seat in rules.seats]
    bots: dict[str, Bot] = {ours: find(chosen.bot, *budget)}
    with ExitStack() as resources:
        tree = resources.enter_context(_worktree(commit))
        command = _older_bot(tree, chosen.rival or chosen.bot, rules, other)
        bots[other] = resources.enter_context(closing(Program(command, *budget)))
        bar = None
        if sys.stderr.isatty():
            bar = resources.enter_context(progress(chosen.games))

        def on_game(outcome: Outcome) -> None:
            if outcome.forfeit:
                name = names[outcome.pairing.bots[outcome.forfeit.seat]]
                raise inputs.BadInput(f"the {name} loses a game: it {outcome.forfeit.why}")
            if bar:
                bar(outcome)

        executor = resources.enter_context(pool(min(chosen.jobs, chosen.games)))
        standings = arena(rules, names, chosen.games, chosen.seed, bots, on_game, executor)
    return row(standings, *budget)


def row(standings: Standings, seconds: float | None, simulations: int | None) -> str:
    """The row for the first bot against the others, in Markdown."""
    names = [bot.name for bot in standings.bots]
    first = standings.bots[0]
    count = names.count(first.name)
    others = [bot for bot in standings.bots if bot.name != first.name]
    budget = "–" if seconds is None else f"{seconds:g} s"
    cells = (
        standings.rules,
        _times(count, first.name),
        _times(len(others), others[0].name),
        budget if simulations is None else f"{simulations} simulations",
        standings.games,
        standings.seed,
        f"{first.points.value:.1f}",
        f"{sum(bot.points.value for bot in others) / len(others):.1f}",
        # Partners share a victory, which counts fully for their team.
        _percent(first.won, count),
    )
    return f"| {' | '.join(map(str, cells))} |"


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count} × {name}"


def _percent(share: Estimate, times: int) -> str:
    value, low, high = (None if end is None else round(100 * times * end) for end in share)
    return f"{value}%" if low is None or high is None else f"{value}% ({low}–{high})"


def _older_bot(tree: Path, name: str, rules: Rules, shown: str) -> str:
    """The command that runs a bot from a worktree. Raises `BadInput` if it can't play.

    The first request compiles its modules. During the match it writes no bytecode (-B), because its
    folder may be removed before it ends.
    """
    if not (tree / "core/realmino").is_dir():
        raise inputs.BadInput(f"there is no {shown}: that commit has no folder core/realmino")
    # -I: the package comes from the worktree, even if it's also installed.
    words = [sys.executable, "-I", str(OLDER_BOT), str(tree / "core"), name]
    first = f"position {Game(rules).deal(Shuffled(1)).state}\nsimulations 1\nchoose 1\n"
    result = subprocess.run(words, input=first, capture_output=True, text=True)
    if result.returncode:
        why = (result.stderr.splitlines() or [f"exit code {result.returncode}"])[-1]
        raise inputs.BadInput(f"the {shown} does not start: {why}")
    words.insert(1, "-B")
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


@contextmanager
def _worktree(commit: str) -> Iterator[Path]:
    """A worktree for a commit in a temporary folder, always removed at the end."""
    folder = TemporaryDirectory(prefix="realmino-")
    tree = Path(folder.name).resolve() / "older"
    try:
        with folder:
            _git("worktree", "add", "--detach", str(tree), commit)
            yield tree
    finally:
        with suppress(inputs.BadInput):  # the folder is gone, so git can forget it
            _git("worktree", "remove", "--force", str(tree))


def _git(*words: str, error: str = "") -> str:
    """Git's output. Raises `BadInput` with ``error``, or with git's own message, if it fails."""
    try:
        # Ctrl+C in a terminal must not reach it.
        process = subprocess.Popen(
            ["git", *words], cwd=ROOT, text=True, start_new_session=os.name != "nt",
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
    except FileNotFoundError:
        raise inputs.BadInput("git is not installed") from None
    try:
        out, stderr = process.communicate()
    except KeyboardInterrupt:
        process.communicate()  # waits, because an incomplete worktree can't be removed
        raise
    if process.returncode:
        raise inputs.BadInput(error or f"git cannot do this: {' '.join(stderr.split())}")
    return out.strip()


def main(words: Sequence[str]) -> int:
    """Runs the command."""
    parser = inputs.Parser(prog="python -m training.matches", description=__doc__)
    parser.add_argument("rules", type=inputs.rules_code, metavar="RULES", help="such as K2hm")
    parser.add_argument("bot", metavar="BOT", help="the bot of today")
    parser.add_argument("rival", metavar="RIVAL", nargs="?", help="the older bot, if another one")
    parser.add_argument("--against", default="HEAD", metavar="COMMIT", help="where RIVAL is from")
    parser.add_argument("--games", type=inputs.positive_integer, default=200, metavar="N")
    parser.add_argument("--seed", type=inputs.seed, default="strength", help="of the deals")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--ms", type=inputs.positive_integer, metavar="N", help="milliseconds a move"
    )
    budget.add_argument(
        "--simulations", type=inputs.positive_integer, metavar="N", help="a move, instead"
    )
    parser.add_argument("--jobs", type=inputs.positive_integer, default=cores(), metavar="N")
    try:
        print(play(parser.parse_args(words)))
    except (inputs.BadInput, UnknownBot) as error:
        print(f"training.matches: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntraining.matches: stopped", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
