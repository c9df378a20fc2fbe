"""The matches that say how strong the levels are: ``python -m training.matches`` plays them.

Their games lie in the folder ``games``, a file for each match as the arena keeps them, so that it
goes on where it was stopped and anybody can replay them. ``--table`` prints the table of
``docs/bots.md``, which a test holds against them.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from realmino import Rules
from realmino.__main__ import main as realmino
from realmino.arena import Estimate, Outcome, open_log, standings
from realmino.cli.inputs import positive
from realmino.cli.jobs import cores

GAMES: Final = Path(__file__).with_name("games")
SEED: Final = "strength"
_FROZEN: Final = "training.frozen:"
_WORDS: Final = {2: "two", 3: "three", 7: "seven"}


class BotMatch(NamedTuple):
    """Bots that meet in so many games; the table tells how the first of them does."""

    code: str
    bots: tuple[str, ...]
    """By seat; the first against all that have another name."""
    games: int
    seconds: float | None = None
    """For a move, of the bot's own process; None for bots that need no time."""
    in_chromium: bool = False

    @property
    def rival(self) -> str:
        """The name of the others."""
        return next(bot for bot in self.bots if bot != self.bots[0])

    @property
    def sides(self) -> str:
        """Who plays against whom, in words."""
        first, rival = self.bots[0], self.rival
        own, others = self.bots.count(first), self.bots.count(rival)
        if own > 1:
            return f"a team of {first}s, {_WORDS[others // own]} of {rival}s"
        if others > 1:
            return f"{first}, {_WORDS[others]} {rival}{'' if rival == 'greedy' else 's'}"
        if rival.startswith(_FROZEN):
            rival = f"the {rival.removeprefix(_FROZEN)} of 0.1.0"
        return f"{first}, {rival}"

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        where = "-chromium" if self.in_chromium else ""
        rival = self.rival.replace(_FROZEN, "frozen-")
        return GAMES / f"{self.code}-{self.bots[0]}-{rival}{where}.jsonl"


def _duel(code: str, bot: str, rival: str, games: int, seconds: float | None = None) -> BotMatch:
    return BotMatch(code, (bot, rival), games, seconds)


MATCHES: Final = (
    _duel("K2", "queen", f"{_FROZEN}queen", 200, 1.0),
    _duel("K2hm", "queen", f"{_FROZEN}queen", 200, 1.0),
    _duel("K2dhm", "queen", f"{_FROZEN}queen", 200, 1.0),
    _duel("Q2", "queen", f"{_FROZEN}queen", 200, 1.0),
    BotMatch("K2hm", ("queen", f"{_FROZEN}queen"), 200, 1.0, in_chromium=True),
    BotMatch("Q2", ("queen", f"{_FROZEN}queen"), 200, 1.0, in_chromium=True),
    BotMatch("K4hm", ("queen", "greedy", "greedy", "greedy"), 96, 1.0),
    BotMatch("K4hm", ("queen", "greedy", "greedy", "greedy"), 96, 1.0, in_chromium=True),
    BotMatch("Q3", ("queen", "duke", "duke"), 96, 1.0),
    BotMatch("Q4", ("queen", "duke", "duke", "duke"), 96, 1.0),
    BotMatch("W4", ("queen", "duke", "duke", "duke"), 96, 1.0),
    BotMatch("W6t", ("queen", "duke", "duke", "queen", "duke", "duke"), 96, 1.0),
    BotMatch("W8", ("queen", *["duke"] * 7), 96, 1.0),
    _duel("K2hm", "queen", "duke", 100, 1.0),
    _duel("K2hm", "duke", f"{_FROZEN}duke", 600),
    _duel("K2dhm", "duke", f"{_FROZEN}duke", 200),
    _duel("Q2", "duke", f"{_FROZEN}duke", 200),
    _duel("K2hm", "duke", "knight", 200),
    _duel("K2hm", "knight", "squire", 200),
    _duel("Q2", "duke", "knight", 80),
    _duel("Q2", "knight", "squire", 80),
)
"""In the order of the table."""


def outcomes(match: BotMatch, trust: bool = True) -> list[Outcome]:
    """The games of a match that were played, in their order.

    ``trust``: their records are not replayed. Raises `realmino.arena.MismatchedLog` where they are
    of another match.
    """
    if not match.file.exists():
        return []
    rules = Rules.parse(match.code)
    with open_log(str(match.file), rules, match.bots, SEED, match.seconds, trust=trust) as log:
        return sorted(log.outcomes)


def play(match: BotMatch, most: int | None, jobs: int) -> int:
    """Plays the games of a match that are missing, or of its first ``most`` those; returns the exit
    code of the arena, which prints how the bots stand.
    """
    games = min(most or match.games, match.games)
    words = [match.code, "--bots", ",".join(match.bots), "--games", str(games)]
    words += ["--seed", SEED, "--out", str(match.file), "--jobs", str(jobs)]
    if match.seconds is not None:
        words += ["--ms", str(round(match.seconds * 1000))]
    if match.in_chromium:
        # Only now: it needs a browser and its driver.
        from tools.browser_arena import main as in_browser

        return in_browser(words)
    return realmino(["arena", *words, "--trust"])


def table() -> Iterator[str]:
    """The lines of the table in Markdown: a match in each, if games of it were played."""
    yield "| rules | who against whom | a move | games | points | against | wins |"
    yield "|---|---|---|---|---|---|---|"
    for match in MATCHES:
        if played := outcomes(match):
            yield _row(match, played)


def _row(match: BotMatch, played: list[Outcome]) -> str:
    rules, first = Rules.parse(match.code), match.bots[0]
    bots = standings(rules, match.bots, played, SEED).bots
    own, others = bots[0], [bot for bot in bots if bot.name != first]
    against = sum(bot.points.value for bot in others) / len(others)
    where = " in Chromium" if match.in_chromium else ""
    cells = (
        match.code,
        match.sides,
        "–" if match.seconds is None else f"{match.seconds:g} s{where}",
        str(len(played)),
        f"{own.points.value:.1f}",
        f"{against:.1f}",
        # Bots of one name are partners here, who win together.
        _percent(own.won, match.bots.count(first)),
    )
    return f"| {' | '.join(cells)} |"


def _percent(share: Estimate, times: int) -> str:
    value, low, high = (
        None if end is None else min(max(round(100 * times * end), 0), 100) for end in share
    )
    return f"{value} %" if low is None or high is None else f"{value} % ({low}–{high})"


def main(words: list[str]) -> int:
    """The command line: all matches, or those whose files are named."""
    parser = argparse.ArgumentParser(prog="python -m training.matches", description=__doc__)
    known = {match.file.stem: match for match in MATCHES}
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--games", type=positive, metavar="N", help="of each match at most")
    parser.add_argument("--jobs", type=positive, default=cores(), metavar="N", help="processes")
    parser.add_argument("--table", action="store_true", help="only print what came of them")
    chosen = parser.parse_args(words)
    for name in chosen.names:
        if name not in known:
            parser.error(f"no match {name!r}, only {', '.join(known)}")
    if chosen.table:
        print("\n".join(table()))
        return 0
    GAMES.mkdir(exist_ok=True)
    codes = [
        play(match, chosen.games, chosen.jobs)
        for name, match in known.items()
        if name in chosen.names or not chosen.names
    ]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
