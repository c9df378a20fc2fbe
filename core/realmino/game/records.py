"""Records with headers and comments, and texts of many games, read one after another.

A comment on the line of a move, or on lines of its own between moves, belongs to the move before
it. Comments on lines of their own directly above a game are its head: ``; Event: Spring cup`` is a
header, anything else there belongs to the beginning of the game. Whoever reads moves only reads
all this as comments.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from io import StringIO
from typing import NamedTuple

from realmino.game import BEGINNINGS, LONGEST_RECORD, Game
from realmino.notation.tokens import tokens
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.parsing import NotationError, check_length

_NAME = re.compile("[A-Z][A-Za-z]*")
_HEADER = re.compile(f"({_NAME.pattern}): *(.*)")
_COMMENT = re.compile(r";([^\n]*)")
_ALONE = re.compile(r"[\s_]*(?:;|$)")
"""A line without a token."""
_MARK = re.compile(r";[^\n]*|[KQW\[\]]")
"""A comment, a rules code, or a bracket around a position."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game with what people noted beside it.

    ``headers`` are by name, such as Event, Date, Players (in the order of their seats) and Result;
    a name is one word with a capital letter. ``comments`` are by the number of the move before
    them, 0 for the beginning. All of them are one line: white space becomes single spaces, and what
    is empty is left out. Raises `ValueError` for a name or a number that cannot be.

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
    comments: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        headers = {name: _one_line(value) for name, value in self.headers.items()}
        comments = {number: _one_line(text) for number, text in sorted(self.comments.items())}
        for name in headers:
            if not _NAME.fullmatch(name):
                raise ValueError(f"the name of a header is one word such as Event, not {name!r}")
        for number in comments:
            if not 0 <= number <= self.game.number:
                moves = f"the game has moves 0 to {self.game.number}"
                raise ValueError(f"a comment on move {number}: {moves}")
        object.__setattr__(self, "headers", {name: text for name, text in headers.items() if text})
        object.__setattr__(self, "comments", {at: text for at, text in comments.items() if text})

    @staticmethod
    def parse(text: str, buildings: tuple[Building, ...] = BUILDINGS) -> "Record":
        """The one game that a text tells; `NotationError` says where it breaks off."""
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
    """A game of many that cannot be read: its number, from 1, and its line in the whole text."""

    def __init__(self, error: NotationError, game: "GameText") -> None:
        super().__init__(error.text, error.position, error.expected)
        self.game = game

    def __reduce__(self) -> tuple[type["RecordError"], tuple[NotationError, "GameText"]]:
        return RecordError, (NotationError(self.text, self.position, self.expected), self.game)

    def __str__(self) -> str:
        before = self.text[: self.position]
        line = self.game.line + before.count("\n")
        column = self.position - (before.rfind("\n") + 1) + 1
        column += 0 if "\n" in before else self.game.column - 1
        said = super().__str__().partition(": ")[2]
        return f"game {self.game.number}, line {line}, column {column}: {said}"


class GameText(NamedTuple):
    """One game of a text of many, not read yet: its number, where it begins (from 1), its text."""

    number: int
    line: int
    column: int
    text: str

    def read(self, buildings: tuple[Building, ...] = BUILDINGS) -> Record:
        """The game with its headers and comments; `RecordError` where it breaks off."""
        try:
            return Record.parse(self.text, buildings)
        except NotationError as error:
            raise RecordError(error, self) from None


def read_games(
    source: str | os.PathLike[str] | Iterable[str], buildings: tuple[Building, ...] = BUILDINGS
) -> Iterator[Record]:
    """The games of a file, by its name or open, or of any lines; each is read when it is its turn.

    Raises `RecordError` at a game that cannot be read, with its number and line. Whoever wants to
    go on behind such a game reads the texts of `split_games` one by one. Neither needs more memory
    than the longest game or line.
    """
    if not isinstance(source, str | os.PathLike):
        yield from (game.read(buildings) for game in split_games(source))
        return
    with open(source, encoding="utf-8-sig") as file:
        yield from (game.read(buildings) for game in split_games(file))


def split_games(source: str | Iterable[str]) -> Iterator[GameText]:
    """The games of a text or of its lines, cut apart without being read.

    Raises `RecordError` for a game longer than any can be.
    """
    splitter = _Splitter()
    for line in StringIO(source) if isinstance(source, str) else source:
        yield from splitter.add(line)
    yield from splitter.end()


class _Splitter:
    """The state of reading a text of many games: the game so far, and the lines behind it."""

    def __init__(self) -> None:
        self.number = self.line = self.size = 0
        self.begin = (1, 1)
        self.game: list[str] = []
        self.above: list[str] = []
        """Lines without a token since the last one with any; comments on the game below, if any."""
        self.is_open = False
        """Whether a bracket is."""

    def add(self, line: str) -> Iterator[GameText]:
        """Takes the next line; the games that it ends."""
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
        """The offsets in a line at which games begin."""
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
        """The game so far, if there is one; the next one begins there."""
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
    """Keeps the comments between two tokens, the first of which is that of a move."""
    for comment in _COMMENT.findall(between):
        header = _HEADER.fullmatch(comment.strip()) if number < 0 else None
        if header:
            headers[header[1]] = header[2]
        elif line := _one_line(comment):
            comments.setdefault(max(number, 0), []).append(line)


def _one_line(text: str) -> str:
    return " ".join(text.split())
