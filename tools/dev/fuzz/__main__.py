"""Fuzzes every reader for a few minutes and prints the failures; exits with 1 if there are any."""

import argparse
import hashlib
import sys
import warnings
from collections.abc import Callable
from time import monotonic, process_time
from traceback import extract_tb
from typing import Any, NamedTuple

from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import NonInteractiveExampleWarning

from tools.dev.fuzz.actions import ACTIONS, moments, try_move
from tools.dev.fuzz.mutations import mutate
from tools.dev.fuzz.seeds import SEEDS
from tools.dev.fuzz.targets import TARGETS, Target
from tools.paths import WORK

FINDS = WORK / "fuzz"
ROUND = 40
"""Inputs per target and round."""

SLOW = 2.0
"""The maximum processor time for an input, in seconds."""


class Tally(NamedTuple):
    """A target's number of inputs, and the seconds that the slowest one took."""

    tried: int = 0
    taken: int = 0
    refused: int = 0
    slowest: float = 0.0


class Job:
    """A target with its inputs, its tally, and the smallest failing input."""

    def __init__(self, name: str, inputs: st.SearchStrategy[Any], read: Callable[[Any], bool]):
        self.name, self.inputs, self.read = name, inputs, read
        self.tally = Tally()
        self.failed: Any = None
        self.finds: dict[str, str] = {}

    def run(self, number: int) -> None:
        """Runs a round of inputs; minimises and saves a failure."""

        @seed(number)
        @settings(
            max_examples=ROUND, deadline=None, database=None, print_blob=False,
            suppress_health_check=[*HealthCheck],
        )  # fmt: skip
        @given(self.inputs)
        def run_round(value: Any) -> None:
            self._try(value)

        try:
            run_round()
        except Exception as error:
            frame = extract_tb(error.__traceback__)[-1]
            key = f"{type(error).__name__} in {frame.filename.rpartition('/')[2]}:{frame.lineno}"
            if key not in self.finds:
                self.finds[key] = f"{error}"[:300]
                self._keep(key, error)

    def _try(self, value: Any) -> None:
        start = process_time()
        try:
            taken = self.read(value)
            used = process_time() - start
            assert used < SLOW, f"took {used:.1f} s"
        except BaseException:
            self.failed = value
            raise
        tried, so_far, refused, slowest = self.tally
        self.tally = Tally(tried + 1, so_far + taken, refused + (not taken), max(slowest, used))

    def _keep(self, key: str, error: Exception) -> None:
        FINDS.mkdir(parents=True, exist_ok=True)
        text = f"{self.name}\n{key}\n{error}\n\n{self.failed!r}\n"
        name = hashlib.sha256(text.encode(errors="replace")).hexdigest()[:12]
        path = FINDS / f"{name}.txt"
        path.write_text(text, encoding="utf-8", errors="backslashreplace")


def reader(target: Target) -> Callable[[str], bool]:
    """A function that reads a text and returns whether it was accepted; it checks any refusal."""

    def read(text: str) -> bool:
        try:
            target.read(text)
        except target.refusals as refusal:
            message = str(refusal)
            assert message, "a refusal without a word"
            assert len(message.splitlines()) == 1, f"a refusal of several lines: {message!r}"
            return False
        return True

    return read


def jobs() -> list[Job]:
    """All targets, including the actions."""
    readers = [
        Job(target.name, mutate(SEEDS[target.seeds]()), reader(target)) for target in TARGETS
    ]
    handmade = st.tuples(moments(), ACTIONS)
    return [*readers, Job("actions", handmade, lambda pair: try_move(*pair))]


def table(all_jobs: list[Job]) -> str:
    """A table of each target's inputs."""
    lines = [f"{'reader':<16} {'tried':>8} {'taken':>8} {'refused':>8} {'slowest':>9} {'finds':>6}"]
    for job in all_jobs:
        tried, taken, refused, slowest = job.tally
        lines.append(
            f"{job.name:<16} {tried:>8} {taken:>8} {refused:>8} {slowest * 1000:>6.0f} ms"
            f" {len(job.finds):>6}"
        )
    return "\n".join(lines)


def main() -> int:
    """Fuzzes until the time is up."""
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where to begin (1)")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore", NonInteractiveExampleWarning)
    end, number, all_jobs = monotonic() + chosen.minutes * 60, chosen.seed, jobs()
    while True:
        for job in all_jobs:
            job.run(number)
            if monotonic() > end:
                break
        if monotonic() > end:
            break
        number += 1
    print(table(all_jobs))
    for job in all_jobs:
        for key, message in job.finds.items():
            print(f"{job.name}: {key}: {' '.join(message.split())}")
    finds = sum(len(job.finds) for job in all_jobs)
    print(f"{finds} found" + (f", kept in {FINDS}" if finds else ""))
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
