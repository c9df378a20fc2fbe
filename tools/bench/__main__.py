"""The benches behind `build.py bench`: start, dragging, sizes, memory, boards, core, learning."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.bench.boards import report as boards_report
from tools.bench.boot import report as boot_report
from tools.bench.boot import variants
from tools.bench.drag import report as drag_report
from tools.bench.kernel import report as kernel_report
from tools.bench.learning import report as learning_report
from tools.bench.page import report as page_report
from tools.bench.sizes import report as sizes_report
from tools.bench.visits import report as visits
from tools.paths import ROOT, SITE, BuildError

PARTS = ("boot", "drag", "sizes", "page", "boards", "core", "kernel", "learning")


def core_speed() -> str:
    """The output of the core's own bench."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "core")}
    command = [sys.executable, "-m", "realmino", "bench"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


def boot(older: Path | None, runs: int) -> Iterator[str]:
    """Cold starts, and what `tools.bench.visits` measures of the same pages."""
    pages = variants(SITE)
    yield boot_report(pages, runs)
    yield from visits(pages, SITE, older, runs)


def main(words: list[str]) -> int:
    """Print the benches that the words name, all of them without words.

    A number among the words is how often to measure; a folder is another site to compare with.
    """
    runs = next((int(word) for word in words if word.isdecimal()), 0)
    older = next((Path(word) for word in words if Path(word, "index.html").exists()), None)
    parts = [word for word in words if word in PARTS] or list(PARTS)
    reports: dict[str, Callable[[], str | Iterator[str]]] = {
        "boot": lambda: boot(older, runs or 7),
        "drag": lambda: drag_report(SITE, runs or 3),
        "sizes": lambda: sizes_report(SITE),
        "page": lambda: page_report(SITE),
        "boards": lambda: boards_report(SITE, older, runs or 3),
        "core": core_speed,
        "kernel": lambda: kernel_report(SITE, runs or 3),
        "learning": lambda: learning_report(runs or 3),
    }
    try:
        for part in parts:
            report = reports[part]()
            for table in [report] if isinstance(report, str) else report:
                print(f"\n{table}", flush=True)
    except BuildError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
