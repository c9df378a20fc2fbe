"""Runs the project's tests; decides whether they need a site and how many run at once."""

import os
import subprocess
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from tools.paths import ROOT
from tools.pipeline.assemble import build
from tools.setup.browsers import ensure_browsers, ensure_webkit
from tools.setup.environment import environment, python_with

TAKE_A_VALUE = ("-k", "-m", "-n", "-o", "-c", "-p", "--games", "--court-games", "--deselect")
"""pytest's options that are followed by a value."""


def test(arguments: Sequence[str]) -> int:
    """Runs pytest with these arguments, one process per core unless ``-n`` is given.

    Builds the site and installs browsers only if page tests are included.
    """
    python = python_with("dev")
    options = spread(arguments, os.cpu_count() or 1)
    if needs_site(arguments):
        build()
        options.append("--built")
        ensure_browsers(python)
        options += ensure_webkit()
    command = [str(python), "-m", "pytest", *options, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment()).returncode


def needs_site(arguments: Sequence[str]) -> bool:
    """Whether the arguments include page tests; without a path, they do."""
    paths = list(_paths(arguments))
    return not paths or any(path == ROOT or ROOT / "e2e" in (path, *path.parents) for path in paths)


def spread(arguments: Sequence[str], cores: int) -> list[str]:
    """The options that distribute the tests to processes; none for a single test or a debugger.

    `conftest.group_name` decides which tests stay together, `FIRST` which groups begin first.
    """
    alone = ("-n", "--pdb", "--trace", "--collect-only", "--co", "-p")
    if cores == 1 or any(word.startswith(alone) or "::" in word for word in arguments):
        return []
    return ["-n", str(cores), "--no-loadscope-reorder"]


def _paths(arguments: Sequence[str]) -> Iterator[Path]:
    """The files and folders among pytest's arguments."""
    for before, word in pairwise(["", *arguments]):
        path = (ROOT / word.split("::")[0]).resolve()
        if before not in TAKE_A_VALUE and not word.startswith("-") and path.exists():
            yield path
