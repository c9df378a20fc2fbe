"""Runs the code typed on the page to try the library, and writes Python's output.

Runs in the worker of that page, and on CPython in tests.
"""

import ast
import io
import linecache
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from time import monotonic
from types import TracebackType
from typing import Any

NAME = "<example>"
MOST = 200_000
"""The most characters shown of an example's output."""
PAUSE = 0.05
"""Seconds between two pieces of output."""

Write = Callable[[str], object]

# Python looked for the wheel before it arrived (`worker.js`), and has cached that it was missing.
sys.path_importer_cache.clear()


class ExampleOutput(io.TextIOBase):
    """Passes printed text on in pieces, and drops what exceeds the limit."""

    def __init__(self, write: Write) -> None:
        self._write, self._room, self._sent = write, MOST, 0.0
        self._waiting: list[str] = []

    def write(self, text: str) -> int:
        """Takes a piece; passes everything on if the last time was long enough ago."""
        if self._room >= 0:
            shown = text[: self._room]
            self._waiting.append(shown if len(shown) == len(text) else f"{shown}\n…\n")
            self._room -= len(text)
        if monotonic() - self._sent > PAUSE:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Passes on everything collected."""
        if waiting := "".join(self._waiting):
            self._write(waiting)
        self._waiting, self._sent = [], monotonic()


def run(before: str, source: str, write: Write) -> None:
    """Runs a source as if each of its statements were typed at Python's prompt.

    before: code to run first, without showing its output. Errors are written as Python writes them.
    """
    space: dict[str, Any] = {"__name__": "__main__"}
    silence, output = ExampleOutput(lambda _: None), ExampleOutput(write)
    with redirect_stdout(silence), redirect_stderr(silence):
        _execute(before, space)
    with redirect_stdout(output), redirect_stderr(output):
        _execute(source, space)
    output.flush()


def _execute(source: str, space: dict[str, Any]) -> None:
    """Runs every statement in turn and shows the values of expressions; the first error ends it."""
    linecache.cache[NAME] = (len(source), None, source.splitlines(keepends=True), NAME)
    try:
        for statement in ast.parse(source, NAME).body:
            exec(compile(ast.Interactive([statement]), NAME, "single"), space)
    except BaseException as error:  # also SystemExit: the page stays
        traceback.print_exception(type(error), error, _typed(error.__traceback__))


def _typed(frames: TracebackType | None) -> TracebackType | None:
    """The frames from the first one of the source on."""
    while frames and frames.tb_frame.f_code.co_filename != NAME:
        frames = frames.tb_next
    return frames
