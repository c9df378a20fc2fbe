"""Finds the page's puzzles in games between dukes and writes them as modules.

``python -m training.puzzles DIRECTORY`` searches the games in `PARTS`, which takes hours. Then it
chooses the puzzles and writes the modules ``kingdomino_data.py`` and ``queendomino_data.py`` for
``web/puzzles/`` to the directory. With ``--write``, it chooses from the puzzles found so far. After
an interruption, run it again to search only the missing games. The same version always finds the
same puzzles, with any number of processes.
"""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from math import log2
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from realmino import __version__
from realmino.arena.processes import cores, pool
from realmino.cli import inputs
from training import puzzle_search
from training.puzzle_search import FoundPuzzle, encode_number, find_puzzles


class GameSeries(NamedTuple):
    """A series of games to search, which use its rules in turn."""

    name: str
    module: str
    """The name of the module for its puzzles."""
    codes: tuple[str, ...]
    games: int
    is_solved: bool
    """Whether to search the positions that the solver can solve, which is much faster, or all
    others.
    """

    def heading(self) -> dict[str, Any]:
        """Everything that the puzzles depend on; the file starts with it."""
        names = ("EQUAL", "SOLVED_GAP", "GAP", "ERRORS", "GAMES")
        settings = {name.lower(): getattr(puzzle_search, name) for name in names}
        return {"realmino": __version__, "codes": self.codes, **settings}


_KINGDOMINO: Final = ("K2hm", "K4", "K3hm", "K2", "K4hm", "K3")
_QUEENDOMINO: Final = ("Q2", "Q4", "Q3")

PARTS: Final = (
    GameSeries("kingdomino-solved", "kingdomino", _KINGDOMINO, 900, True),
    GameSeries("duel-solved", "kingdomino", ("K2dhm", "K2d"), 60, True),
    GameSeries("queendomino-solved", "queendomino", _QUEENDOMINO, 1500, True),
    GameSeries("kingdomino-played", "kingdomino", _KINGDOMINO, 64, False),
    GameSeries("queendomino-played", "queendomino", _QUEENDOMINO, 24, False),
)

PUZZLE_COUNTS: Final = {"kingdomino": 360, "queendomino": 150}
"""The number of puzzles for each module."""

BANDS: Final = {
    "kingdomino": (1150, 1300, 1450, 1600),
    "queendomino": (1200, 1500, 1650, 1800),
}
"""The ratings that separate the five difficulty bands."""

_MAX_FRACTIONS: Final = {"greedy": 0.3, "tax": 0.1}
"""Maximum fractions of puzzles that the highest number solves, and of those about a tax."""

_MAX_PER_GAME: Final = 2
"""Maximum puzzles from one game."""

_GAMES_PER_TASK: Final = 4
"""Games per task."""


_MODULE: Final = '''\
"""Puzzles, written by ``python -m training.puzzles``; see `puzzle`."""

from typing import Final

BANDS: Final = {bands}
"""The lowest rating of each level, and what share of its puzzles the highest number, the squire,
the knight and the duke solve, in percent.
"""

LINES: Final = """\\
{lines}"""
'''


class Mismatched(ValueError):
    """A file contains puzzles found with other settings. It's left unchanged."""


class Log:
    """A part's open file: a heading, and a line for each game with its puzzles."""

    def __init__(self, folder: Path, part: GameSeries, file: IO[bytes]) -> None:
        """Raises `Mismatched` for a file with other settings."""
        self.part, self._file = part, file
        self._games = _read(folder / f"{part.name}.jsonl", file, part)

    @property
    def puzzles(self) -> list[FoundPuzzle]:
        """The puzzles so far."""
        return [puzzle for game in self._games for puzzle in game]

    @property
    def missing_games(self) -> list[tuple[GameSeries, int]]:
        """The games still to search."""
        return [(self.part, number) for number in range(len(self._games), self.part.games)]

    def add(self, puzzles: list[FoundPuzzle]) -> None:
        """Adds the next game's puzzles."""
        self._games.append(puzzles)
        _write(self._file, puzzles)


def search_all(folder: Path, parts: Sequence[GameSeries], jobs: int, searches: bool = True) -> None:
    """Searches all parts' games, then chooses the puzzles and writes them.

    Without ``searches``, only writes the puzzles found so far.
    """
    with ExitStack() as files, pool(jobs) as executor:
        logs = [
            Log(folder, part, files.enter_context(open(folder / f"{part.name}.jsonl", "a+b")))
            for part in parts
        ]
        while searches and (
            missing := [(log, log.missing_games) for log in logs if log.missing_games]
        ):
            for log, tasks in missing:
                run = executor.map if executor else map
                for found in run(_puzzles, tasks[: jobs * _GAMES_PER_TASK]):
                    log.add(found)
    for module in dict.fromkeys(part.module for part in parts):
        found = [puzzle for log in logs if log.part.module == module for puzzle in log.puzzles]
        chosen = choose_puzzles(found, module)
        write(folder, module, chosen)
        print(f"{module}: {len(chosen)} of {len(found)} puzzles", flush=True)


def _puzzles(task: tuple[GameSeries, int]) -> list[FoundPuzzle]:
    part, number = task
    return find_puzzles(part.codes[number % len(part.codes)], number, part.is_solved)


def _read(path: Path, file: IO[bytes], part: GameSeries) -> list[list[FoundPuzzle]]:
    """Each game's puzzles in a file; removes an incomplete last line."""
    file.seek(0)
    lines = [line for line in file.readlines() if line.endswith(b"\n")]
    heading, *games = map(json.loads, lines) if lines else (None,)
    if lines and heading != json.loads(json.dumps(part.heading())):
        raise Mismatched(f"{str(path)!r} has other puzzles: it begins with {heading}")
    file.truncate(sum(map(len, lines)))
    if not lines:
        _write(file, part.heading())
    return [[FoundPuzzle(*puzzle) for puzzle in game] for game in games]


def _write(file: IO[bytes], value: object) -> None:
    file.write((json.dumps(value) + "\n").encode())
    file.flush()


def difficulty(puzzle: FoundPuzzle) -> int:
    """The difficulty, from how many wrong choices tempt which bots, and how little they lose.

    The scale is arbitrary; `band_table` shows how much of each band the bots solve.
    """
    squire, knight, duke = puzzle.shares
    rating = 1000.0 + 100 * (1 - squire) + 80 * (1 - knight) + 220 * (1 - puzzle.greedy)
    rating += 200 * (1 - duke) + 120 * log2(1 + puzzle.tempting)
    rating += 30 * log2(puzzle.choices / 6) - 50 * log2(puzzle.lead[0] / 4)
    return round(max(800.0, rating))


def difficulty_band(puzzle: FoundPuzzle, module: str) -> int:
    """A puzzle's band: 0 for the easiest."""
    return sum(difficulty(puzzle) >= edge for edge in BANDS[module])


def choose_puzzles(candidates: Iterable[FoundPuzzle], module: str) -> list[FoundPuzzle]:
    """The requested number of puzzles, spread evenly over the bands and over rules and themes."""
    target, count = PUZZLE_COUNTS[module], len(BANDS[module]) + 1
    bands: list[dict[tuple[str, str], list[FoundPuzzle]]] = [{} for _ in range(count)]
    for puzzle in candidates:
        kinds = bands[difficulty_band(puzzle, module)]
        kinds.setdefault((puzzle.code, puzzle.theme), []).append(puzzle)
    for kinds in bands:
        for puzzles in kinds.values():
            # Prefer puzzles early in a game, which are rarer, and those that need some thought.
            puzzles.sort(key=lambda puzzle: (not puzzle.games, puzzle.greedy))
    chosen: list[FoundPuzzle] = []
    games: list[tuple[str, int]] = []
    remaining = {name: share * target for name, share in _MAX_FRACTIONS.items()}
    # Hardest first, so that puzzles that everybody solves only fill the remaining places.
    for at, kinds in reversed([*enumerate(bands)]):
        most = target * (len(bands) - at) // len(bands)
        while len(chosen) < most and any(kinds.values()):
            for puzzles in kinds.values():
                if puzzles and len(chosen) < most:
                    puzzle = puzzles.pop(0)
                    if games.count((puzzle.code, puzzle.number)) == _MAX_PER_GAME:
                        continue
                    costs = {"greedy": puzzle.greedy, "tax": float(puzzle.theme == "tax")}
                    if all(costs[name] <= remaining[name] for name in costs):
                        remaining = {name: remaining[name] - costs[name] for name in costs}
                        chosen.append(puzzle)
                        games.append((puzzle.code, puzzle.number))
    return chosen


def band_table(chosen: Sequence[FoundPuzzle], module: str) -> list[tuple[int, tuple[int, ...]]]:
    """For each band, its lowest rating and the percentages of its puzzles solved by the highest
    number on the page, the squire, the knight and the duke.
    """
    rows = []
    for at, edge in enumerate((0, *BANDS[module])):
        band = [puzzle for puzzle in chosen if difficulty_band(puzzle, module) == at]
        columns = zip(*[(puzzle.greedy, *puzzle.shares) for puzzle in band], strict=True)
        rows.append((edge, tuple([round(100 * sum(column) / len(band)) for column in columns])))
    return rows


def puzzle_line(puzzle: FoundPuzzle) -> str:
    """A puzzle as a line in a data module."""
    actions = "".join(map(encode_number, puzzle.actions))
    losses = "".join(encode_number(min(loss, 61)) for loss in puzzle.losses)
    low, high = puzzle.lead
    proof = f"{puzzle.games}:{low:.1f}-{high:.1f}" if puzzle.games else "solved"
    return f"{puzzle.code} {puzzle.number} {difficulty(puzzle)} {actions} {losses} {proof}"


def write(folder: Path, module: str, chosen: Sequence[FoundPuzzle]) -> None:
    """Writes a module: a line for each puzzle, easiest first."""
    lines = sorted(map(puzzle_line, chosen), key=lambda line: (int(line.split()[2]), line))
    half = folder / f"{module}.part"
    bands = "".join(f"    {row},\n" for row in band_table(chosen, module))
    text = _MODULE.format(bands=f"(\n{bands})", lines="\n".join(lines))
    half.write_text(text, encoding="utf-8")
    os.replace(half, folder / f"{module}_data.py")


def main(words: Sequence[str]) -> int:
    """Runs the command."""
    parser = inputs.Parser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("directory", type=Path, metavar="DIRECTORY")
    parser.add_argument(
        "--most", type=inputs.positive_integer, metavar="N", help="games of each part"
    )
    parser.add_argument("--write", action="store_true", help="only write the puzzles found so far")
    parser.add_argument("--jobs", type=inputs.positive_integer, default=cores(), metavar="N")
    try:
        chosen = parser.parse_args(words)
        chosen.directory.mkdir(parents=True, exist_ok=True)
        most = chosen.most or max(part.games for part in PARTS)
        parts = [part._replace(games=min(part.games, most)) for part in PARTS]
        search_all(chosen.directory, parts, chosen.jobs, not chosen.write)
    except (inputs.BadInput, Mismatched, OSError) as error:
        print(f"training.puzzles: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntraining.puzzles: stopped; run it again to continue", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
