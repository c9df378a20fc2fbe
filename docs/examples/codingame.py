"""Lets bots written for CodinGame's “Coders of the Realm” (Kingdomino) play in the arena.

``process:python docs/examples/codingame.py COMMAND`` is the bot's name there. The program starts
COMMAND and translates between the arena's lines and those of
https://www.codingame.com/multiplayer/bot-programming/coders-of-the-realm. It plays K2, K3 and K4
without the bonuses, which CodinGame does not have.

That page does not say what a missing tile looks like. Here a tile to put that is missing (on the
first turn, already put, or not chosen) is ``-1 _0 _0 -1 0``, and a tile to pick that is
missing (on the last turn) is ``-1 _0 _0 -1``.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from realmino.pieces.actions import END, Action, Claim, Discard, Place
from realmino.pieces.dominoes import DOMINOES, Dominoes, Half
from realmino.pieces.grid import CASTLE, Side, Square
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.parsing import NotationError, shorten
from realmino.pieces.phases import Phase
from realmino.pieces.terrain import Terrain
from realmino.pieces.variants import Rules
from realmino.state import State

GAMES: Final = ("K2", "K3", "K4")
"""The rules codes that such a bot can play."""

_LONGEST: Final = 1000
"""The maximum number of characters read as one line."""

_REACH: Final = 4
"""Squares from the castle to each edge of the grid that the bot gets."""

_LETTERS: Final = dict(zip(Terrain, "cflgwm", strict=False))
_SIDES: Final = (Side.EAST, Side.SOUTH, Side.WEST, Side.NORTH)
"""By rotation."""

_PUT: Final = re.compile(r"PUT (-?\d+) (-?\d+) ([0-3])\b.*")
_PICK: Final = re.compile(r"PICK (-?\d+)\b.*")
_NOTHING: Final = "-1 _0 _0 -1"


class BotError(Exception):
    """The bot cannot play on; the message says why."""


class Coder:
    """A running bot, restarted for every game."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._picked: tuple[int, int, int] | None = None
        """The round, seat and domino of a PICK that came with a PUT and is not claimed yet."""

    def choose(self, state: State) -> Action:
        """Returns the action that the bot chooses; raises `BotError` if it gives none."""
        if str(state.rules) not in GAMES:
            raise BotError(f"it cannot play {state.rules}, only {', '.join(GAMES)}")
        legal, seat = state.legal_actions(), state.to_act
        assert seat is not None
        if legal == [END]:
            return END
        if state.phase is Phase.CLAIM and self._picked and self._picked[:2] == (state.round, seat):
            picked, self._picked = self._picked[2], None
            return Claim(picked)
        if state.round == 0 and seat not in [entry.king for entry in state.next]:
            self.close()
        put, pick = self._ask(state, seat)
        if state.phase is Phase.CLAIM:
            return Claim(pick)
        self._picked = state.round, seat, pick
        if isinstance(legal[0], Discard):
            return legal[0]
        return _place(put, state.line[0].domino, legal)

    def close(self) -> None:
        """Ends the bot."""
        if self._process:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # it may not have read everything
                    stream.close()  # type: ignore[union-attr]
        self._process = self._picked = None

    def _ask(self, state: State, seat: int) -> tuple[str, int]:
        """Returns the PUT line, and the domino of the PICK line."""
        lines = [*turn_lines(state, seat)]
        if self._process is None:
            self._process = self._started()
            lines = [str(state.rules.players), str(state.rules.line), *lines]
        process = self._process
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write("".join(f"{line}\n" for line in lines))
            process.stdin.flush()
        except OSError:
            pass  # it has ended, but may have answered before
        put, pick = process.stdout.readline(_LONGEST), process.stdout.readline(_LONGEST)
        if not pick:
            with suppress(subprocess.TimeoutExpired):
                process.wait(1)
            code = process.poll()
            ended = "it closed its output" if code is None else f"it ended (exit code {code})"
            raise BotError(ended)
        if not _PUT.fullmatch(put.strip()):
            raise BotError(f"it answered {shorten(put.strip(), 40)!r}, not PUT x y rotation")
        named = _PICK.fullmatch(pick.strip())
        # On the last turn there is nothing to pick, so any number will do.
        if not named or (state.next and int(named[1]) not in DOMINOES):
            raise BotError(f"it answered {shorten(pick.strip(), 40)!r}, not PICK and a tile")
        return put.strip(), int(named[1])

    def _started(self) -> "subprocess.Popen[str]":
        try:
            return subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError) as error:
            raise BotError(f"it cannot be started ({type(error).__name__}: {error})") from None


def turn_lines(state: State, seat: int) -> Iterator[str]:
    """The lines of a turn: every grid, the bot's own first, the tiles to put, those to pick."""
    rules = state.rules
    for place in range(rules.players):
        yield from _grid(state.kingdoms[(seat + place) % rules.players])
    adding = state.phase is Phase.ADD
    waiting = [*_tiles(state.line, seat, rules)] if adding else []
    for _ in range(rules.line - len(waiting)):
        yield f"{_NOTHING} 0"
    for number, line in enumerate(waiting):
        yield f"{line} {int(number == 0)}"
    choices = [*_tiles(state.next, seat, rules)]
    yield from choices
    for _ in range(rules.line - len(choices)):
        yield _NOTHING


def _grid(kingdom: Kingdom) -> Iterator[str]:
    """The rows of a kingdom, from north to south."""
    centre = Square(CASTLE)
    for y in range(-_REACH, _REACH + 1):
        row = []
        for x in range(-_REACH, _REACH + 1):
            square = _square(centre.column + x, centre.row - y)
            terrain = kingdom.terrain_at(square)
            if square == CASTLE:
                row.append("*0")
            elif terrain is None:
                row.append("_0")
            else:
                row.append(f"{_LETTERS[terrain]}{kingdom.crowns_at(square)}")
        yield "".join(row)


def _tiles(line: Dominoes, seat: int, rules: Rules) -> Iterator[str]:
    """The dominoes of a line, each with its player: 0 is the bot itself, -1 no player."""
    for domino, king in line:
        player = -1 if king is None else (king - seat) % rules.players
        printed = DOMINOES[domino]
        yield f"{domino} {_half(printed.first)} {_half(printed.second)} {player}"


def _half(half: Half) -> str:
    return f"{_LETTERS[half.terrain]}{half.crowns}"


def _place(put: str, domino: int, legal: Sequence[Action]) -> Action:
    """Returns the placement of a PUT line; raises `BotError` if it is off the grid."""
    named = _PUT.fullmatch(put)
    assert named
    x, y, rotation = map(int, named.groups())
    centre = Square(CASTLE)
    try:
        square = _square(centre.column + x - _REACH, centre.row + _REACH - y)
        meant = Place(domino, square, _SIDES[rotation])
        turned = Place(domino, meant.squares[1], _SIDES[(rotation + 2) % 4])
    except NotationError:
        raise BotError(f"it answered {put!r}, which is off the grid") from None
    # A domino with two equal halves is legal in one of its two directions only.
    return turned if turned in legal and DOMINOES[domino].halves_equal else meant


def _square(column: int, row: int) -> Square:
    return Square(f"{'abcdefghijklm'[column] if 0 <= column < 13 else '?'}{row + 1}")


def main(command: Sequence[str]) -> int:
    """Answers the arena's lines (docs/arena.md) with the bot's choices; returns the exit code."""
    if not command:
        print("codingame.py: the bot's command is missing", file=sys.stderr)
        return 2
    coder, position = Coder(command), ""
    try:
        for line in sys.stdin:
            word, _, rest = line.strip().partition(" ")
            if word == "position":
                position = rest
            elif word == "choose":
                print(coder.choose(State.parse(position)), flush=True)
    except BotError as error:
        print(f"codingame.py: {' '.join(command)}: {error}", file=sys.stderr)
        return 1
    finally:
        coder.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
