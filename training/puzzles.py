"""Mines the puzzles of the page from games of dukes and writes them as modules.

``python -m training.puzzles DIRECTORY`` searches games until it has enough puzzles, which takes
hours, and then writes ``kingdomino_data.py`` and ``queendomino_data.py`` there, the modules of
``web/puzzles/``. ``--most`` stops earlier. Run it again after an interruption, and it searches only
the missing games. The same version always finds the same puzzles, whatever the number of processes.
"""

import json
import os
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import IO, Any, Final, NamedTuple

from realmino import __version__
from realmino.arena.processes import cores, pool
from realmino.cli import inputs
from training import puzzle_search
from training.puzzle_search import puzzles_of
from training.puzzle_simulation import ERRORS


class Part(NamedTuple):
    """The puzzles of a box: the rules of its games in turn, and how many puzzles are wanted."""

    name: str
    codes: tuple[str, ...]
    puzzles: int

    def heading(self) -> dict[str, Any]:
        """All that the puzzles depend on."""
        names = ("SCREENING", "SIMULATIONS", "TIMES", "GAP", "EXACT")
        settings = {name.lower(): getattr(puzzle_search, name) for name in names}
        settings["errors"] = ERRORS
        return {"realmino": __version__, "codes": list(self.codes), **settings}


PARTS: Final = (
    Part("kingdomino", ("K2hm", "K4", "K3hm", "K2", "K4hm", "K3"), 300),
    Part("queendomino", ("Q2", "Q4", "Q3"), 200),
)

_PER_TASK: Final = 4
"""The games of each process between two looks at the number of puzzles."""


_MODULE: Final = '''\
"""Puzzles, written by ``python -m training.puzzles``; see `puzzle`."""

from typing import Final

LINES: Final = """\
{lines}"""
'''


class Mismatched(ValueError):
    """A file of other puzzles; it stays unchanged."""


def mine(folder: Path, part: Part, jobs: int) -> list[str]:
    """The wanted puzzles as lines; searches the missing games and adds them to the part's file."""
    path = folder / f"{part.name}.jsonl"
    with open(path, "a+b") as file:
        games = _read(path, file, part)
        with pool(jobs) as executor:
            numbers = count(len(games))
            while sum(map(len, games)) < part.puzzles:
                tasks = [_task(part, next(numbers)) for _ in range(max(1, jobs * _PER_TASK))]
                run = executor.map if executor else map
                for found in run(_puzzles, tasks):
                    games.append(found)
                    _write(file, found)
                    if sum(map(len, games)) >= part.puzzles:
                        break
    return [line for game in games for line in game][: part.puzzles]


def _task(part: Part, number: int) -> tuple[str, int]:
    return part.codes[number % len(part.codes)], number


def _puzzles(task: tuple[str, int]) -> list[str]:
    return [str(puzzle) for puzzle in puzzles_of(*task)]


def _read(path: Path, file: IO[bytes], part: Part) -> list[list[str]]:
    """The puzzles of each game in a file; a line that was only half written is removed."""
    file.seek(0)
    lines = file.readlines()
    if lines and not lines[-1].endswith(b"\n"):
        file.truncate(sum(map(len, lines[:-1])))
        lines.pop()
    if not lines:
        _write(file, part.heading())
        return []
    heading, *games = map(json.loads, lines)
    if heading != json.loads(json.dumps(part.heading())):
        raise Mismatched(f"{str(path)!r} has other puzzles: it begins with {heading}")
    return games


def _write(file: IO[bytes], value: object) -> None:
    file.write((json.dumps(value) + "\n").encode())
    file.flush()


def write(folder: Path, part: Part, lines: Sequence[str]) -> None:
    """Writes the module of a part: a line for each puzzle, the easiest first."""
    ordered = sorted(lines, key=lambda line: (int(line.split()[2]), line))
    half = folder / f"{part.name}.part"
    half.write_text(_MODULE.format(lines="\n".join(ordered)), encoding="utf-8")
    os.replace(half, folder / f"{part.name}_data.py")


def main(words: Sequence[str]) -> int:
    """The command line."""
    parser = inputs.Parser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("directory", type=Path, metavar="DIRECTORY")
    parser.add_argument("--most", type=inputs.positive, metavar="N", help="puzzles of each box")
    parser.add_argument("--jobs", type=inputs.positive, default=cores(), metavar="N")
    try:
        chosen = parser.parse_args(words)
        chosen.directory.mkdir(parents=True, exist_ok=True)
        for part in PARTS:
            wanted = part._replace(puzzles=min(part.puzzles, chosen.most or part.puzzles))
            start = perf_counter()
            lines = mine(chosen.directory, wanted, chosen.jobs)
            write(chosen.directory, part, lines)
            print(f"{part.name}: {len(lines)} ({perf_counter() - start:.0f} s)", flush=True)
    except (inputs.BadInput, Mismatched, OSError) as error:
        print(f"training.puzzles: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntraining.puzzles: stopped; run it again to continue", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
