"""The file for ``arena --records``: one record per line, in game order."""

import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from errno import ENOENT
from tempfile import NamedTemporaryFile
from typing import IO

from realmino.arena import Outcome
from realmino.cli.inputs import BadInput

_RECORD = re.compile(rb"[KQW][2-8][dhmt]{0,3}( [A-EOLT][a-z0-9-]*)*\r?\n?")
Write = Callable[[Outcome], None]


@contextmanager
def records_file(path: str, played: Iterable[Outcome]) -> Iterator[Write]:
    """Yields a function that writes records in game order, including the ``played`` ones.

    Writes a temporary file beside ``path`` and renames it at the end, so that no record is ever
    incomplete; a symbolic link remains one. Writes to pipes and devices directly. Raises `BadInput`
    for a folder and for a file with anything except records.
    """
    if os.path.isdir(path):
        raise BadInput(f"argument --records: {path!r} is a folder")
    with _open(path) as file:
        early = {outcome.pairing.number: outcome.record for outcome in played}
        next_number = 0

        def write(outcome: Outcome | None = None) -> None:
            nonlocal next_number
            if outcome:
                early[outcome.pairing.number] = outcome.record
            try:
                while next_number in early:
                    print(early.pop(next_number), file=file, flush=True)
                    next_number += 1
            except BrokenPipeError:
                raise BadInput(
                    f"argument --records: the program reading {path!r} has closed it"
                ) from None

        try:
            write()
            yield write
        finally:
            # Games that follow one that was never played.
            file.writelines(f"{early[number]}\n" for number in sorted(early))


@contextmanager
def _open(path: str) -> Iterator[IO[str]]:
    if _is_stream(path):
        with open(path, "w", encoding="utf-8") as file:
            yield file
        return
    real = os.path.realpath(path)
    mode = _permissions(real)
    _check(real, path)
    folder, name = os.path.split(real)
    if not os.path.isdir(folder):
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), path)
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=folder, prefix=f".{name}.", suffix=".part", delete=False
    ) as file:
        try:
            yield file
        finally:
            file.close()
            os.chmod(file.name, mode)
            os.replace(file.name, real)


def _is_stream(path: str) -> bool:
    """Whether the path is a pipe, a device or another stream, which can't be replaced."""
    if os.path.abspath(path).startswith(("/dev/", "/proc/")):
        return True
    return os.path.exists(path) and not stat.S_ISREG(os.stat(path).st_mode)


def _permissions(path: str) -> int:
    """The file's permissions, or those of a new file."""
    if os.path.exists(path):
        return stat.S_IMODE(os.stat(path).st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _check(real: str, path: str) -> None:
    """Raises `BadInput` if the file contains anything except records."""
    if not os.path.exists(real):
        return
    with open(real, "rb") as file:
        for number, line in enumerate(iter(lambda: file.readline(1 << 17), b""), start=1):
            if not _RECORD.fullmatch(line):
                why = f"line {number} of {path!r} is not a record, so the file stays unchanged"
                raise BadInput(f"argument --records: {why}")
