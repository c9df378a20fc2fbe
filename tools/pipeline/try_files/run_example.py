"""Runs the code entered on the page for trying the library, and writes Python's output.

A value that has a picture for notebooks is followed by that picture.

Runs in the page's worker, and on CPython in tests.
"""

import ast
import io
import linecache
import re
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from html import unescape
from time import monotonic
from types import TracebackType
from typing import Any

NAME = "<example>"
MOST = 200_000
"""The maximum number of characters of output to show."""
PAUSE = 0.05
"""The minimum time between two pieces of output, in seconds."""

Write = Callable[[str], object]
Draw = Callable[[str, str], object]
"""Draws an SVG with a text alternative."""

# Python cached that the wheel was missing before it arrived (`worker.js`).
sys.path_importer_cache.clear()


class ExampleOutput(io.TextIOBase):
    """Passes on printed text in pieces, and drops everything beyond the limit."""

    def __init__(self, write: Write) -> None:
        self._write, self._room, self._sent = write, MOST, 0.0
        self._waiting: list[str] = []

    def write(self, text: str) -> int:
        """Collects a piece; passes everything on unless that was done a moment ago."""
        if self._room >= 0:
            shown = text[: self._room]
            self._waiting.append(shown if len(shown) == len(text) else f"{shown}\n…\n")
            self._room -= len(text)
        if monotonic() - self._sent > PAUSE:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Passes on all collected text."""
        if waiting := "".join(self._waiting):
            self._write(waiting)
        self._waiting, self._sent = [], monotonic()


def run(before: str, source: str, write: Write, draw: Draw) -> None:
    """Runs a source as if its statements were typed at Python's prompt.

    ``before`` is code to run first without output. Errors look as in Python.
    """
    space: dict[str, Any] = {"__name__": "__main__"}
    silence, output = ExampleOutput(lambda _: None), ExampleOutput(write)
    with redirect_stdout(silence), redirect_stderr(silence):
        _execute(before, space)

    def show(value: object) -> None:
        sys.__displayhook__(value)
        if (picture := _picture(value)) is not None:
            output.flush()
            described = re.search("<desc[^>]*>(.*?)</desc>", picture)
            draw(picture, unescape(described[1]) if described else "")

    with redirect_stdout(output), redirect_stderr(output):
        sys.displayhook, usual = show, sys.displayhook
        try:
            _execute(source, space)
        finally:
            sys.displayhook = usual
    output.flush()


def _picture(value: object) -> str | None:
    """A value's picture for notebooks; None if it has none or is a class."""
    to_svg = None if isinstance(value, type) else getattr(value, "_repr_svg_", None)
    picture: str | None = to_svg() if to_svg else None
    return picture


def _execute(source: str, space: dict[str, Any]) -> None:
    """Runs the statements in turn and shows expressions' values, until the first error."""
    linecache.cache[NAME] = (len(source), None, source.splitlines(keepends=True), NAME)
    try:
        for statement in ast.parse(source, NAME).body:
            exec(compile(ast.Interactive([statement]), NAME, "single"), space)
    except BaseException as error:  # including SystemExit: the page stays open
        traceback.print_exception(type(error), error, _typed(error.__traceback__))


def _typed(frames: TracebackType | None) -> TracebackType | None:
    """The traceback from the source's first frame on."""
    while frames and frames.tb_frame.f_code.co_filename != NAME:
        frames = frames.tb_next
    return frames
