"""Runs the benchmarks of `build.py bench`."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.bench.boards import BOARDS
from tools.bench.boards import report as boards_report
from tools.bench.boot import report as boot_report
from tools.bench.boot import variants
from tools.bench.drag import CODES, SCREENS
from tools.bench.drag import report as drag_report
from tools.bench.kernel import SHORTEST_WORKLOAD
from tools.bench.kernel import report as kernel_report
from tools.bench.learning import report as learning_report
from tools.bench.page import report as page_report
from tools.bench.page import short_report as short_page
from tools.bench.sizes import report as sizes_report
from tools.bench.visits import compare
from tools.bench.visits import report as visits
from tools.paths import ROOT, SITE, BuildError

SHORT = "short"
"""The argument for the smallest counts. Tests use it to check that the benchmarks still work."""
SHORT_SECONDS = 0.02
"""Seconds per measurement in the short form."""
SHORT_DRAGS = SHORT_SECONDS, CODES[:1], SCREENS[:1]
PARTS = ("boot", "drag", "sizes", "page", "boards", "core", "kernel", "learning")


def core_speed(*options: str) -> str:
    """The output of the core's own benchmark."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "core")}
    command = [sys.executable, "-m", "realmino", "bench", *options]
    result = subprocess.run(command, env=variables, capture_output=True, text=True)
    if result.returncode:
        raise BuildError(result.stderr.strip())
    return result.stdout.strip()


def boot(older: Path | None, runs: int, is_short: bool) -> Iterator[str]:
    """Cold starts, and the measurements of `tools.bench.visits` for the same pages.

    The short form skips stock PyScript, which npm would have to install, and other browsers.
    """
    pages = variants(SITE, with_stock=not is_short)
    yield boot_report(pages, runs)
    if is_short:
        yield compare(SITE, older, runs)
    else:
        yield from visits(pages, SITE, older, runs)


def main(words: list[str]) -> int:
    """Print the named benchmarks, or all of them if none is named.

    A number sets how often to measure; a folder names another site to compare with.
    """
    is_short = SHORT in words
    runs = next((int(word) for word in words if word.isdecimal()), int(is_short))
    older = next((Path(word) for word in words if Path(word, "index.html").exists()), None)
    parts = [word for word in words if word in PARTS] or list(PARTS)
    reports: dict[str, Callable[[], str | Iterator[str]]] = {
        "boot": lambda: boot(older, runs or 7, is_short),
        "drag": lambda: drag_report(SITE, runs or 3, *(SHORT_DRAGS if is_short else ())),
        "sizes": lambda: sizes_report(SITE),
        "page": lambda: (short_page if is_short else page_report)(SITE),
        "boards": lambda: boards_report(SITE, older, runs or 3, 2 if is_short else BOARDS),
        "core": lambda: core_speed(*(("--seconds", str(SHORT_SECONDS)) if is_short else ())),
        "kernel": lambda: kernel_report(
            SITE, runs or 3, *((SHORTEST_WORKLOAD,) if is_short else ())
        ),
        "learning": lambda: learning_report(runs or 3, *((SHORT_SECONDS,) if is_short else ())),
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
