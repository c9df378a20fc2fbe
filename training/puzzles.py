"""Mines the page's puzzles from games between dukes and writes them as modules.

``python -m training.puzzles DIRECTORY`` searches games until it has enough puzzles, which takes
hours. Then it writes the modules ``kingdomino_data.py`` and ``queendomino_data.py`` for
``web/puzzles/`` to the directory. With ``--write``, it writes the puzzles found so far. After an
interruption, run it again to search the missing games only. The same version always finds the same
puzzles, with any number of processes.
"""

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from realmino import __version__
from realmino.arena.processes import cores, pool
from realmino.cli import inputs
from training import puzzle_search
from training.puzzle_search import GAP, digits, puzzles_of
from training.puzzle_simulation import ERRORS


class PuzzleBox(NamedTuple):
    """The puzzles to find for a box: their number, and the rules of the games, in turn."""

    name: str
    codes: tuple[str, ...]
    puzzles: int

    def heading(self) -> dict[str, Any]:
        """Everything that the puzzles depend on, which begins the file."""
        names = ("SCREENING", "SIMULATIONS", "TIMES", "GAP", "EXACT")
        settings = {name.lower(): getattr(puzzle_search, name) for name in names}
        settings["errors"] = ERRORS
        return {"realmino": __version__, "codes": list(self.codes), **settings}


PARTS: Final = (
    PuzzleBox("kingdomino", ("K2hm", "K4", "K3hm", "K2", "K4hm", "K3"), 300),
    PuzzleBox("queendomino", ("Q2", "Q4", "Q3"), 200),
)

_PER_TASK: Final = 2
"""The games per process before the other box's turn."""


_MODULE: Final = '''\
"""Puzzles, written by ``python -m training.puzzles``; see `puzzle`."""

from typing import Final

LINES: Final = """\
{lines}"""
'''


class Mismatched(ValueError):
    """A file has puzzles found with other settings. It stays unchanged."""


def is_clear(line: str) -> bool:
    """Whether every other action of a puzzle loses at least `GAP` points.

    Actions that few simulations have ruled out may seem to lose less.
    """
    code, *_, losses = line.split()
    gap = GAP["K" if code[0] == "K" else "Q"]
    return min(digit for digit in losses if digit != "0") >= digits(int(gap))


class Log:
    """The open file of a box: a heading, and a line for each game with its puzzles."""

    def __init__(self, folder: Path, part: PuzzleBox, file: IO[bytes]) -> None:
        """Raises `Mismatched` for a file with other settings."""
        self.part, self._file = part, file
        self._games = _read(folder / f"{part.name}.jsonl", file, part)

    @property
    def puzzles(self) -> list[str]:
        """The puzzles so far, as lines, up to the number to find."""
        lines = (line for game in self._games for line in game)
        return list(islice(filter(is_clear, lines), self.part.puzzles))

    @property
    def is_complete(self) -> bool:
        """Whether all puzzles have been found."""
        return len(self.puzzles) == self.part.puzzles

    def extend(self, executor: Executor | None, games: int) -> None:
        """Searches the next games, or fewer if that completes the puzzles."""
        first = len(self._games)
        tasks = [_task(self.part, number) for number in range(first, first + games)]
        for found in (executor.map if executor else map)(_puzzles, tasks):
            self._games.append(found)
            _write(self._file, found)
            if self.is_complete:
                return


def mine(folder: Path, parts: Sequence[PuzzleBox], jobs: int, searches: bool = True) -> None:
    """Searches games for all boxes in turn until their puzzles are complete, and writes them.

    Without ``searches``, only writes what has been found so far.
    """
    with ExitStack() as files, pool(jobs) as executor:
        logs = [
            Log(folder, part, files.enter_context(open(folder / f"{part.name}.jsonl", "a+b")))
            for part in parts
        ]
        while searches and (missing := [log for log in logs if not log.is_complete]):
            for log in missing:
                log.extend(executor, jobs * _PER_TASK)
    for log in logs:
        write(folder, log.part, log.puzzles)
        print(f"{log.part.name}: {len(log.puzzles)} puzzles", flush=True)


def _task(part: PuzzleBox, number: int) -> tuple[str, int]:
    return part.codes[number % len(part.codes)], number


def _puzzles(task: tuple[str, int]) -> list[str]:
    return [str(puzzle) for puzzle in puzzles_of(*task)]


def _read(path: Path, file: IO[bytes], part: PuzzleBox) -> list[list[str]]:
    """The puzzles of each game in a file; removes an incomplete last line."""
    file.seek(0)
    lines = [line for line in file.readlines() if line.endswith(b"\n")]
    heading, *games = map(json.loads, lines) if lines else (None,)
    if lines and heading != json.loads(json.dumps(part.heading())):
        raise Mismatched(f"{str(path)!r} has other puzzles: it begins with {heading}")
    file.truncate(sum(map(len, lines)))
    if not lines:
        _write(file, part.heading())
    return games


def _write(file: IO[bytes], value: object) -> None:
    file.write((json.dumps(value) + "\n").encode())
    file.flush()


def write(folder: Path, part: PuzzleBox, lines: Sequence[str]) -> None:
    """Writes the module of a box: a line for each puzzle, easiest first."""
    ordered = sorted(lines, key=lambda line: (int(line.split()[2]), line))
    half = folder / f"{part.name}.part"
    half.write_text(_MODULE.format(lines="\n".join(ordered)), encoding="utf-8")
    os.replace(half, folder / f"{part.name}_data.py")


def main(words: Sequence[str]) -> int:
    """The command line."""
    parser = inputs.Parser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("directory", type=Path, metavar="DIRECTORY")
    parser.add_argument("--most", type=inputs.positive, metavar="N", help="puzzles of each box")
    parser.add_argument("--write", action="store_true", help="only write the puzzles found so far")
    parser.add_argument("--jobs", type=inputs.positive, default=cores(), metavar="N")
    try:
        chosen = parser.parse_args(words)
        chosen.directory.mkdir(parents=True, exist_ok=True)
        most = chosen.most or max(part.puzzles for part in PARTS)
        parts = [part._replace(puzzles=min(part.puzzles, most)) for part in PARTS]
        mine(chosen.directory, parts, chosen.jobs, not chosen.write)
    except (inputs.BadInput, Mismatched, OSError) as error:
        print(f"training.puzzles: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntraining.puzzles: stopped; run it again to continue", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
