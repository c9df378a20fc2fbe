"""Runs the command line inside a test."""

import io
import json
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from realmino import Game, Rules, Shuffled
from realmino.__main__ import main


class CommandResult(NamedTuple):
    """A command's exit code, output and error output."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The last line as JSON."""
        return json.loads(self.out.splitlines()[-1])

    @property
    def game(self) -> Game:
        """The game in the last line of `play`'s output."""
        _, found, record = self.out.splitlines()[-1].partition(":")  # "Record:", in any language
        assert found
        return Game.parse(record.strip())


class TerminalText(io.StringIO):
    """A text stream that may pretend to be a terminal."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


def realmino(*arguments: str, stdin: str = "", on_screen: bool = False) -> CommandResult:
    """Runs a command with this standard input; with ``on_screen``, as in a terminal."""
    out, err = TerminalText(on_screen), TerminalText(on_screen)
    with patch.object(sys, "stdin", io.StringIO(stdin)), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(arguments)
        except SystemExit as left:
            code = int(left.code or 0)
    return CommandResult(code, out.getvalue(), err.getvalue())


def a_game(code: str, seed: int = 1) -> Game:
    """A whole game in which everyone takes the first option."""
    game = Game(Rules.parse(code)).deal(Shuffled(seed))
    while not game.is_over:
        game = game.play(game.state.legal_actions()[0]).deal(Shuffled(seed))
    return game


def change_folder(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Changes to a folder and adds it to the import path, until the test ends."""
    monkeypatch.chdir(path)
    monkeypatch.setattr(sys, "path", [str(path), *sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return path


@contextmanager
def memory_limit(most: int) -> Iterator[None]:
    """Fails if the block ever holds this many bytes of new objects."""
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < most
