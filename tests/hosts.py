"""A folder in which somebody keeps bots of their own."""

import sys
from pathlib import Path

import pytest


def folder_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a folder the current one and lets Python import from it, until the test ends."""
    monkeypatch.chdir(path)
    monkeypatch.setattr(sys, "path", [str(path), *sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return path
