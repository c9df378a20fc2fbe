"""Records which of the project's files a program reads, so a build can reuse its result."""

import re
import sys
import time
from collections.abc import Iterable
from os import fsdecode
from os.path import abspath
from pathlib import Path
from typing import Any, Final

from tools.paths import ROOT
from tools.pipeline.sentences import MODULES
from tools.setup.environment import stamp_of

_FOREIGN: Final = re.compile(
    r"\..*|.*\.pyc|__pycache__|node_modules|site(\.\d+)?|dist|test-results"
)
"""Files and folders in the project that aren't sources."""


class ReadFiles:
    """Records the files that this program reads from now on, including its modules."""

    def __init__(self) -> None:
        self._start = time.time()
        self._opened: set[str] = set()
        sys.addaudithook(self._record)

    def stamps(self) -> dict[str, str]:
        """The stamp of each file and its folders; "" for those changed since the start."""
        imported = {getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]}
        # Griffe opens all languages' messages, but nothing shows them.
        messages = {str(path) for pattern in MODULES for path in ROOT.glob(pattern)}
        opened = {abspath(path) for path in self._opened} - messages
        files = {path for path in map(Path, opened | imported) if _is_source(path)}
        # A folder counts too, since a new file might be read next time.
        folders = {one for path in files for one in path.parents if ROOT in one.parents}
        folders |= {path.parent for path in files}
        names = (path.relative_to(ROOT).as_posix() for path in files | folders)
        return {
            name: "" if (ROOT / name).stat().st_mtime > self._start else stamp
            for name, stamp in stamps(names).items()
        }

    def _record(self, event: str, values: tuple[Any, ...]) -> None:
        if event == "open" and isinstance(values[0], str | bytes):
            self._opened.add(fsdecode(values[0]))


def stamps(names: Iterable[str]) -> dict[str, str]:
    """The stamp of each file's content or folder's file names; "" if it doesn't exist."""
    return {name: _stamp(ROOT / name) for name in sorted(names)}


def _stamp(path: Path) -> str:
    if path.is_dir():
        inside = sorted(one.name for one in path.iterdir())
        return stamp_of(*(name for name in inside if not _FOREIGN.fullmatch(name)))
    return stamp_of(path.read_bytes()) if path.is_file() else ""


def _is_source(path: Path) -> bool:
    """Whether a path is one of the project's own files, neither generated nor installed."""
    if not (path.is_relative_to(ROOT) and path.is_file()):
        return False
    return not any(map(_FOREIGN.fullmatch, path.relative_to(ROOT).parts))
