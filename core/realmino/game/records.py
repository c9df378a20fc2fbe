"""Records with headers and comments, and files with many games.

A comment belongs to the move before it, on the same line or a line above. Comment lines directly
above a game are its head: ``; Event: Spring cup`` is a header, and any other comment belongs to the
start of the game. `Game.parse` treats all of these as comments.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from io import StringIO
from typing import NamedTuple

from realmino.game import BEGINNINGS, LONGEST_RECORD, Game
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.parsing import COMMENT, NotationError, check_length, line_and_column, tokens

__all__ = ["GameText", "Record", "RecordError", "read_games", "split_games"]

_NAME = re.compile("[A-Z][A-Za-z]*")
_HEADER = re.compile(f"({_NAME.pattern}): *(.*)")
_COMMENT = re.compile(COMMENT)
_ALONE = re.compile(r"[\s_]*(?:;|$)")
"""The start of a line without tokens."""
_MARK = re.compile(rf"{COMMENT}|[KQW\[\]]")
"""A comment, a rules code, or a bracket around a position."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game with headers and comments.

    White space in them becomes single spaces, and empty ones are removed. Raises `ValueError` for
    an invalid header name and for a comment on a move that isn't in the game.

    >>> record = Record(Game.parse("K4 Oadcb L3-14-34-41"), {"Event": "Spring cup"}, {1: "again!"})
    >>> print(record)
    ; Event: Spring cup
    K4 Oadcb ; again!
    L3-14-34-41
    >>> Record.parse(str(record)) == record
    True
    """

    game: Game
    headers: dict[str, str] = field(default_factory=dict)
    """Headers by name, such as Event, Date, Players (in seat order) and Result. A name is one word
    that starts with a capital letter.
    """
    comments: dict[int, str] = field(default_factory=dict)
    """Comments by the number of the move before them, 0 for the start."""

    def __post_init__(self) -> None:
        headers = {name: _one_line(value) for name, value in self.headers.items()}
        comments = {number: _one_line(text) for number, text in sorted(self.comments.items())}
        for name in headers:
            if not _NAME.fullmatch(name):
                raise ValueError(f"the name of a header must be a word such as Event, not {name!r}")
        for number in comments:
            if not 0 <= number <= self.game.number:
                moves = f"the game has moves 0 to {self.game.number}"
                raise ValueError(f"a comment on move {number}: {moves}")
        object.__setattr__(self, "headers", {name: text for name, text in headers.items() if text})
        object.__setattr__(self, "comments", {at: text for at, text in comments.items() if text})

    @staticmethod
    def parse(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> "Record":
        """The only game in a text; raises `NotationError`."""
        game = Game.parse(text, buildings)
        headers: dict[str, str] = {}
        comments: dict[int, list[str]] = {}
        end = number = 0
        for number, token in enumerate(tokens(text)):
            _note(text[end : token.position], number - 1, headers, comments)
            end = token.position + len(token.text)
        _note(text[end:], number, headers, comments)
        return Record(game, headers, {at: " ".join(lines) for at, lines in comments.items()})

    def __str__(self) -> str:
        lines = [f"; {name}: {text}" for name, text in self.headers.items()]
        line: list[str] = []
        for number, token in enumerate(tokens(str(self.game))):
            line.append(token.text)
            if number in self.comments:
                lines.append(" ".join([*line, ";", self.comments[number]]))
                line = []
        return "\n".join([*lines, " ".join(line)] if line else lines)

    def __hash__(self) -> int:
        return hash(str(self))


class RecordError(NotationError):
    """One of many games can't be read."""

    game: "GameText"

    def __init__(self, error: NotationError, game: "GameText") -> None:
        super().__init__(error.text, error.position, error.expected)
        self.game = game

    def __reduce__(self) -> tuple[type["RecordError"], tuple[NotationError, "GameText"]]:
        return RecordError, (NotationError(self.text, self.position, self.expected), self.game)

    def __str__(self) -> str:
        line, column = line_and_column(self.text, self.position)
        column += self.game.column - 1 if line == 1 else 0
        line += self.game.line - 1
        problem = super().__str__().partition(": ")[2]
        return f"game {self.game.number}, line {line}, column {column}: {problem}"


class GameText(NamedTuple):
    """One of many games in a text, not parsed yet."""

    number: int
    """Its number in the text, from 1."""
    line: int
    column: int
    """The position of its first character in the text, from 1."""
    text: str

    def read(self, buildings: tuple[Building, ...] = BUILDINGS) -> Record:
        """The game with its headers and comments; raises `RecordError`."""
        try:
            return Record.parse(self.text, buildings)
        except NotationError as error:
            raise RecordError(error, self) from None


def read_games(
    source: str | os.PathLike[str] | Iterable[str], buildings: tuple[Building, ...] = BUILDINGS
) -> Iterator[Record]:
    """The games in a file (by name or open) or in any lines, each parsed when it's needed.

    Raises `RecordError` for a game that can't be read; to continue after it, read the games from
    `split_games`. Neither function needs more memory than the longest game or line.
    """
    if not isinstance(source, str | os.PathLike):
        yield from (game.read(buildings) for game in split_games(source))
        return
    with open(source, encoding="utf-8-sig") as file:
        yield from (game.read(buildings) for game in split_games(file))


def split_games(source: str | Iterable[str]) -> Iterator[GameText]:
    """The games in a text or its lines, not parsed; `RecordError` for one that is too long."""
    splitter = _Splitter()
    for line in StringIO(source) if isinstance(source, str) else source:
        for part in line.splitlines(keepends=True):
            yield from splitter.add(part)
    yield from splitter.end()


class _Splitter:
    """The state of `split_games`: the current game, and any lines without a token after it."""

    def __init__(self) -> None:
        self.number = self.line = self.size = 0
        self.begin = (1, 1)
        self.game: list[str] = []
        self.above: list[str] = []
        """The lines since the last token; the head of the next game, if one starts here."""
        self.is_open = False
        """Whether a bracket is open."""

    def add(self, line: str) -> Iterator[GameText]:
        """The games that the next line completes."""
        self.line += 1
        if not self.is_open and _ALONE.match(line):
            self.above.append(line)
            self._check(len(line))
            return
        position, is_first = 0, True
        for start in self._starts(line):
            if is_first and not line[:start].strip(" \t_"):
                yield from self._cut((self.line - len(self.above), 1))
                self.size = sum(map(len, self.above))
            else:
                self._take(line[position:start])
                yield from self._cut((self.line, start + 1))
                position = start
            is_first = False
        self._take(line[position:])

    def end(self) -> Iterator[GameText]:
        """The last game."""
        self._take("")
        yield from self._cut((self.line, 1))

    def _starts(self, line: str) -> Iterator[int]:
        """The offsets in a line at which games start."""
        for mark in _MARK.finditer(line):
            if mark[0] == "]":
                self.is_open = False
            elif not self.is_open and mark[0] in BEGINNINGS:
                self.is_open = mark[0] == "["
                yield mark.start()

    def _take(self, part: str) -> None:
        self.game += [*self.above, part]
        self.above = []
        self._check(len(part))

    def _cut(self, begin: tuple[int, int]) -> Iterator[GameText]:
        """The current game, if any; the next one starts at ``begin``."""
        text = "".join(self.game)
        if text.strip():
            self.number += 1
            yield GameText(self.number, *self.begin, text)
        self.game, self.begin, self.size = [], begin, 0

    def _check(self, more: int) -> None:
        self.size += more
        if self.size > LONGEST_RECORD:
            game = GameText(self.number + 1, *self.begin, "".join([*self.game, *self.above]))
            try:
                check_length(game.text, LONGEST_RECORD, "a record")
            except NotationError as error:
                raise RecordError(error, game) from None


def _note(
    between: str, number: int, headers: dict[str, str], comments: dict[int, list[str]]
) -> None:
    """Adds the headers and comments between two tokens, which follow move ``number``."""
    for comment in _COMMENT.findall(between):
        comment = comment.removeprefix(";")
        header = _HEADER.fullmatch(comment.strip()) if number < 0 else None
        if header:
            headers[header[1]] = header[2]
        elif line := _one_line(comment):
            comments.setdefault(max(number, 0), []).append(line)


def _one_line(text: str) -> str:
    return " ".join(text.split())
