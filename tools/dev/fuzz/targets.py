"""The readers to fuzz: each must return a value that reads back the same, or a clear error."""

import io
import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from backup import file as archive
from backup.file import BrokenFile
from realmino import (
    Dynasty,
    Game,
    Illegal,
    IllegalPosition,
    Kingdom,
    NotationError,
    PartialPosition,
    Record,
    Rules,
    Shuffled,
    State,
    parse_games,
    parse_move,
    read_buildings,
    read_games,
)
from realmino.__main__ import main
from realmino.arena import MismatchedLog, open_log
from saves import export, versions
from saves.rows import game_row, rows_text
from saves.versions import MAX_TIME
from table.model.links import match_from_link, moment_link
from table.model.match import BrokenSave, Match


class Target(NamedTuple):
    """A reader: its kind of seeds, its function, and the errors it may raise."""

    name: str
    seeds: str
    read: Callable[[str], None]
    refusals: tuple[type[Exception], ...]


def _round_trip(parse: Callable[[str], Any], text: str) -> None:
    """Checks that a value's text and its ``repr`` read back as the same value."""
    value = parse(text)
    again = parse(str(value))
    assert again == value, f"{text!r} is read as {value!r}, its text as {again!r}"
    assert str(again) == str(value)


def _games(text: str) -> None:
    """Checks that reading a short text game by game gives the same games as reading it whole."""
    read = [record.game for record in read_games(io.StringIO(text))]
    assert read == (parse_games(text) if read else [])


def _position(text: str) -> None:
    """Checks that an accepted position can be played to its end."""
    state = State.parse(text)
    assert State.parse(str(state)) == state
    assert state.partial().problems() == []
    random, dealer = Random(text.encode(errors="replace").hex()), Shuffled(1)
    while not state.is_over:
        legal = state.legal_actions()
        move = random.choice(legal) if legal else dealer.deal(state)
        assert state.why_not(move) is None
        state = state.apply(move)
    assert state.result().winners


def _token(text: str) -> None:
    """Checks that a move is accepted if it is listed, and otherwise refused with a reason."""
    move = parse_move(text)
    assert parse_move(str(move)) == move
    for code in ("K4", "Q2"):
        dealer = Shuffled(text.encode(errors="replace").hex())
        state = Game(Rules.parse(code)).deal(dealer).state
        assert (state.why_not(move) is None) == (move in state.legal_actions())


def _link(text: str) -> None:
    match = match_from_link(text, "seed")
    again = match_from_link(moment_link(match), "seed")
    assert [str(game) for game in again.games] == [str(game) for game in match.games]


def _save(text: str) -> None:
    match = Match.parse(text)
    assert Match.parse(match.to_text()) == match


def _archive(text: str) -> None:
    """Checks that games in a valid archive can be stored and read back unchanged."""
    read = archive.parse(text)
    merge = archive.Merge()
    for _ in merge.read(read.games, {}, (), MAX_TIME):
        pass
    problems, good = [problem for _, problem in merge.problems], merge.new
    for game in good:
        again = versions.parse(game.id, versions.to_text(game))
        assert again == game, f"{game!r} is kept as {again!r}"
    assert all(problem and len(problem.splitlines()) == 1 for problem in problems), problems
    listed = json.loads(rows_text(map(game_row, good)))
    assert all(0 <= row["changed"] <= MAX_TIME for row in listed), (
        "a time beyond any browser's range"
    )
    written = export.to_text(good, read.settings, read.unreadable, "2026")
    again_read = archive.parse(written)
    assert again_read[1:] == read[1:]
    merge = archive.Merge()
    for _ in merge.read(again_read.games, {game.id: game for game in good}, (), MAX_TIME):
        pass
    assert merge.known == len(good), f"{len(good)} games are not known again"


def _arena(text: str) -> None:
    """Checks that an arena file with a broken line is refused, with a reason."""
    rules, names = Rules.parse("K2"), ["random", "greedy"]
    with TemporaryDirectory() as folder:
        path = f"{folder}/games.jsonl"
        with open_log(path, rules, names, 1):
            pass
        with open(path, "ab") as file:
            file.write(text.encode(errors="surrogatepass") + b"\n{}\n")
        with open_log(path, rules, names, 1):
            raise AssertionError("a line that isn't a game was accepted")


def _command(*command: str, text: str) -> None:
    """Checks that a command exits with 0 or 2, with one short line for a refusal."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch("sys.stdin", io.StringIO(text)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main([*command, "-"])
    complaints = err.getvalue().splitlines()
    assert code in (0, 2), f"exit code {code}"
    assert all(line.startswith("realmino: ") and line.isprintable() for line in complaints)
    assert all(len(line) < 1100 for line in complaints)
    assert code == 0 or (len(complaints) == 1 and not out.getvalue())
    if "--json" in command and code == 0:
        json.loads(out.getvalue())


_REFUSED = (NotationError, IllegalPosition)


def _run_command(command: str, *options: str) -> Callable[[str], None]:
    def read(text: str) -> None:
        _command(command, *options, text=text)

    return read


TARGETS = (
    Target("Game.parse", "record", partial(_round_trip, Game.parse), _REFUSED),
    Target("Record.parse", "record", partial(_round_trip, Record.parse), _REFUSED),
    Target("read_games", "record", _games, _REFUSED),
    Target("Dynasty.parse", "record", partial(_round_trip, Dynasty.parse), _REFUSED),
    Target("State.parse", "position", _position, _REFUSED),
    Target(
        "PartialPosition.parse", "position", partial(_round_trip, PartialPosition.parse), _REFUSED
    ),
    Target("Kingdom.parse", "kingdom", partial(_round_trip, Kingdom.parse), _REFUSED),
    Target("Rules.parse", "code", partial(_round_trip, Rules.parse), _REFUSED),
    Target("parse_move", "token", _token, (*_REFUSED, Illegal)),
    Target("read_buildings", "table", lambda text: [*read_buildings(text)].clear(), _REFUSED),
    Target("a link", "link", _link, _REFUSED),
    Target("a saved game", "save", _save, (BrokenSave,)),
    Target("all games", "archive", _archive, (BrokenFile,)),
    Target("arena --out", "arena", _arena, (MismatchedLog,)),
    Target("replay", "record", _run_command("replay", "--json"), ()),
    Target("replay --game", "record", _run_command("replay", "--game", "1"), ()),
    Target("score", "position", _run_command("score", "--json"), ()),
    Target("score KINGDOM", "kingdom", _run_command("score", "--rules", "Q4"), ()),
    Target("diagram", "position", _run_command("diagram"), ()),
)
