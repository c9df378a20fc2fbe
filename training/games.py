"""Plays the games that are published with a release and packs them into one archive.

``python -m training.games DIRECTORY`` plays more than 10,000 games with dukes, under all rules, and
500 with Emperors. Each file contains the games of one arena. It then writes
``DIRECTORY/realmino-games-VERSION.zip``. After an interruption, run it again to play only the
missing games. The same version always plays the same games, with any number of processes.
"""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from realmino import Dynasty, Rules, __version__, rules_codes
from realmino.arena import MismatchedLog, arena, open_log
from realmino.arena.processes import cores, pool
from realmino.bots.registry import find
from realmino.cli import inputs

README: Final = """\
# Games of Realmino {version}

{games} games of Kingdomino, Queendomino and the Royal Wedding, played by Realmino's bots against
themselves. Each file is the file of an arena: its first line describes the arena, and each of the
other lines is a game. `docs/arena.md` in the source archive explains the fields, and
`docs/notation.md` the records. To read a file in Python:

    import json
    from realmino import Game
    with open("duke/K2.jsonl", encoding="utf-8") as lines:
        next(lines)
        games = [Game.from_json(json.loads(line)) for line in lines]

In `dynasty/`, three games in a row are a Dynasty: games 0 to 2 are the first, 3 to 5 the second.
The bots don't consider the totals of earlier games.

The command `python -m training.games DIRECTORY` of the same version makes the same games again.
Anyone may use them under the MIT licence of Realmino.

| file | bot | simulations per move | rules | games | seed |
|---|---|---|---|---|---|
"""


class GameFile(NamedTuple):
    """A file in the set."""

    name: str
    bot: str
    code: str
    games: int
    simulations: int | None = None

    @property
    def seed(self) -> str:
        """The seed for its arena."""
        return f"realmino {self.name}"


EMPERORS: Final = ("K2", "K2dhm", "K2hm", "K3", "K3hm", "K4", "K4hm", "Q2", "Q3", "Q4")
"""The rules for the Emperor's games, with 50 games each."""

PARTS: Final = (
    *(GameFile(f"duke/{code}", "duke", code, 160) for code in rules_codes()),
    *(
        GameFile(f"dynasty/{code}", "duke", code, 50 * Dynasty.LENGTH)
        for code in ("K2", "K3", "K4")
    ),
    *(GameFile(f"emperor/{code}", "emperor", code, 50, simulations=8) for code in EMPERORS),
)


def play(folder: Path, part: GameFile, jobs: int) -> None:
    """Plays a part's missing games into its file."""
    path = folder / f"{part.name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    rules = Rules(part.code)
    names, bots = [part.bot] * rules.players, {part.bot: find(part.bot, None, part.simulations)}
    with open_log(str(path), rules, names, part.seed, simulations=part.simulations) as log:
        missing = part.games - len(log.outcomes)
        with pool(min(jobs, missing)) as executor:
            arena(rules, names, part.games, part.seed, bots, log.add, executor, log.outcomes)


def pack(folder: Path, parts: Sequence[GameFile]) -> Path:
    """Writes the archive: the files, with their games in order of number, and a README."""
    archive = folder / f"realmino-games-{__version__}.zip"
    readme = README.format(version=__version__, games=f"{sum(part.games for part in parts):,}")
    half = archive.with_suffix(".part")
    with ZipFile(half, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for part in parts:
            heading, *games = (folder / f"{part.name}.jsonl").read_text("utf-8").splitlines()
            games.sort(key=lambda line: int(json.loads(line)["number"]))
            _add(file, f"{part.name}.jsonl", "\n".join([heading, *games[: part.games], ""]))
            cells = (f"{part.name}.jsonl", part.bot, part.simulations or "–", part.code, part.games)
            readme += f"| {' | '.join(map(str, cells))} | {part.seed} |\n"
        _add(file, "README.md", readme)
    os.replace(half, archive)
    return archive


def _add(file: ZipFile, name: str, text: str) -> None:
    # `ZipInfo` defaults to a fixed date, so the same games always give the same archive.
    file.writestr(ZipInfo(name), text, ZIP_DEFLATED)


def main(words: Sequence[str]) -> int:
    """Runs the command."""
    parser = inputs.Parser(prog="python -m training.games", description=__doc__)
    parser.add_argument("directory", type=Path, metavar="DIRECTORY")
    parser.add_argument(
        "--most", type=inputs.positive_integer, metavar="N", help="games of each file, to try it"
    )
    parser.add_argument("--jobs", type=inputs.positive_integer, default=cores(), metavar="N")
    try:
        chosen = parser.parse_args(words)
        parts = [part._replace(games=min(part.games, chosen.most or part.games)) for part in PARTS]
        for part in parts:
            start = perf_counter()
            play(chosen.directory, part, chosen.jobs)
            print(f"{part.name}: {part.games} games ({perf_counter() - start:.1f} s)", flush=True)
        print(pack(chosen.directory, parts))
    except (inputs.BadInput, MismatchedLog, OSError) as error:
        print(f"training.games: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntraining.games: stopped; run it again to continue", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
