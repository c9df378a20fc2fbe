"""An arena's games in a file: JSON lines that can be read while they are written, and go on."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from typing import Any, BinaryIO

from realmino import __version__
from realmino.arena.games import Forfeit, Outcome, pairing_of
from realmino.arena.verify import fault_of
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.variants import SEATS, Rules

LONGEST_LINE = 1 << 18
"""Bytes of a line; a game of eight with its record takes about 3,000."""


class MismatchedLog(ValueError):
    """A file holds something else than the games of this arena; nothing in it was changed."""


class GameLog:
    """The games of one arena in an open file: ``outcomes`` are in it already, `add` appends."""

    def __init__(self, file: BinaryIO, names: Sequence[str], outcomes: Sequence[Outcome]) -> None:
        self._file, self._names = file, names
        self.outcomes = tuple(outcomes)

    def add(self, outcome: Outcome) -> None:
        """Writes an outcome, whole and at once."""
        _write(self._file, values_of(outcome, self._names))


@contextmanager
def open_log(
    path: str,
    rules: Rules,
    names: Sequence[str],
    seed: int | str,
    seconds: float | None = None,
    simulations: int | None = None,
    trust: bool = False,
) -> Iterator[GameLog]:
    """Opens the file of an arena: a new one, or one that some of its games are in.

    The first line says what arena it is, each other what came of a game: its ``number``, that of
    its ``deal``, ``bots`` by seat, the ``record``, ``totals`` by kingdom, and ``winners``, the
    places of the winning kingdoms in ``totals``; a game that ended by a forfeit has its seat and
    reason as ``forfeit``. Every record is replayed, and what it does not tell is refused, unless
    ``trust`` says that nobody else has written there. The order of the games is that in which they
    ended. A last line that was written by half is dropped, so its game is missing; anything else
    that does not belong there raises `MismatchedLog`, `OSError` what the system refuses.
    """
    heading = _heading(rules, names, seed, seconds, simulations)
    with open(path, "a+b") as file:
        file.seek(0)
        lines = file.readlines()
        half = lines.pop() if lines and not _is_whole(lines[-1]) else b""
        if half and not lines and not _line(heading).startswith(half):
            raise MismatchedLog(f"{path!r} is no file of an arena")
        check = None if trust else partial(fault_of, rules=rules, seed=seed)
        outcomes = _read(path, lines, heading, rules, names, check)
        # Nothing is written before all has been read and found to belong here.
        if half:
            file.truncate(sum(map(len, lines)))
        if not lines:
            _write(file, heading)
        elif not lines[-1].endswith(b"\n"):
            file.write(b"\n")
        yield GameLog(file, names, outcomes)


def _heading(
    rules: Rules,
    names: Sequence[str],
    seed: int | str,
    seconds: float | None,
    simulations: int | None,
) -> dict[str, Any]:
    """All that the games depend on; the bots of another version may play otherwise."""
    own = None
    if rules.buildings not in ((), BUILDINGS):
        own = sha256(repr(rules.buildings).encode()).hexdigest()[:16]
    return {
        "realmino": __version__, "rules": str(rules), "buildings": own, "bots": list(names),
        "seed": str(seed), "seconds": seconds, "simulations": simulations,
    }  # fmt: skip


def values_of(outcome: Outcome, names: Sequence[str]) -> dict[str, Any]:
    """The values of an outcome, to be written as a line of JSON."""
    values: dict[str, Any] = {
        "number": outcome.pairing.number,
        "deal": outcome.pairing.deal,
        "bots": [names[bot] for bot in outcome.pairing.bots],
        "record": outcome.record,
        "totals": list(outcome.totals),
        "winners": list(outcome.winners),
    }
    if outcome.forfeit:
        values["forfeit"] = {"seat": SEATS[outcome.forfeit.seat], "why": outcome.forfeit.why}
    return values


def _line(values: dict[str, Any]) -> bytes:
    return (json.dumps(values) + "\n").encode()


def _write(file: BinaryIO, values: dict[str, Any]) -> None:
    file.write(_line(values))
    file.flush()


def _is_whole(line: bytes) -> bool:
    """Whether a line is JSON, which no part of our lines is."""
    if len(line) > LONGEST_LINE:
        return False
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _read(
    path: str,
    lines: list[bytes],
    heading: dict[str, Any],
    rules: Rules,
    names: Sequence[str],
    check: Callable[[Outcome], str | None] | None,
) -> list[Outcome]:
    """The outcomes in a file, each game once; ``check`` names the first untrue statement of one."""
    outcomes: dict[int, Outcome] = {}
    for number, line in enumerate(lines, start=1):
        values = json.loads(line) if _is_whole(line) else None
        if number == 1:
            _check_heading(path, values, heading)
            continue
        outcome = _outcome(values, rules, names)
        if outcome is None:
            raise MismatchedLog(f"{path!r}, line {number}, is no game of this arena")
        if fault := check and check(outcome):
            raise MismatchedLog(f"{path!r}, line {number}: {fault}")
        outcomes.setdefault(outcome.pairing.number, outcome)
    return list(outcomes.values())


def _check_heading(path: str, values: Any, heading: dict[str, Any]) -> None:
    if not isinstance(values, dict) or values.keys() != heading.keys():
        raise MismatchedLog(f"{path!r} is no file of an arena")
    for key, value in heading.items():
        if values[key] != value:
            shown = f"{key} {json.dumps(values[key])}, not {json.dumps(value)}"
            raise MismatchedLog(f"{path!r} is of another arena: {shown}")


def _outcome(values: Any, rules: Rules, names: Sequence[str]) -> Outcome | None:
    """The outcome that a line tells, None unless the arena has such a game."""
    match values:
        case {
            "number": int(number), "record": str(record), "totals": list(totals),
            "winners": list(winners),
        }:  # fmt: skip
            pass
        case _:
            return None
    kingdoms = range(rules.kingdoms)
    plain = all(type(value) is int for value in [*totals, *winners])
    if number < 0 or not plain or len(totals) != len(kingdoms) or not winners:
        return None
    if not set(winners) <= {*kingdoms}:
        return None
    match values.get("forfeit"):
        case None:
            forfeit = None
        case {"seat": str(seat), "why": str(why)} if len(seat) == 1 and seat in SEATS[: len(names)]:
            forfeit = Forfeit(SEATS.index(seat), why)
        case _:
            return None
    outcome = Outcome(pairing_of(names, number), record, tuple(totals), tuple(winners), forfeit)
    return outcome if values_of(outcome, names) == values else None
