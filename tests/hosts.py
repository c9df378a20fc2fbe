"""The process of a test: its current folder and its memory."""

import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def folder_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a folder the current one and lets Python import from it, until the test ends."""
    monkeypatch.chdir(path)
    monkeypatch.setattr(sys, "path", [str(path), *sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return path


@contextmanager
def memory_limit(most: int) -> Iterator[None]:
    """Fails if the code inside ever holds that many bytes of new objects."""
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < most
