"""A log of an arena's games as JSON lines, one per game, which a later run can continue."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from typing import Any, BinaryIO

from realmino import __version__
from realmino.arena.games import Forfeit, Outcome, make_outcome, nth_pairing
from realmino.game import Game
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.parsing import NotationError
from realmino.pieces.variants import SEATS, Rules
from realmino.rules.shuffling import Shuffled
from realmino.state import State

LONGEST_LINE = 1 << 18
"""Maximum bytes in a line; a game for eight takes about 3,000."""


class MismatchedLog(ValueError):
    """The file contains something other than this arena's games; it's left unchanged."""


class GameLog:
    """An arena's open log; ``outcomes`` lists the games that it contained when opened."""

    def __init__(self, file: BinaryIO, names: Sequence[str], outcomes: Sequence[Outcome]) -> None:
        self._file, self._names = file, names
        self.outcomes = tuple(outcomes)

    def add(self, outcome: Outcome) -> None:
        """Appends an outcome and flushes the file."""
        _write(self._file, outcome_values(outcome, self._names))


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
    """Opens the log of an arena, which may be new or already contain some of its games.

    The first line describes the arena, each other line a game: ``number``, ``deal`` (a number),
    ``bots`` by seat, the ``record``, ``totals`` by kingdom, ``winners`` as indexes into ``totals``,
    and after a forfeit its seat and reason as ``forfeit``. Games appear in the order in which they
    ended. An incomplete last line is removed.

    Replays every record and compares it with its line, unless ``trust`` is set. Raises
    `MismatchedLog` for a file that doesn't belong to this arena, and `OSError`.
    """
    heading = _heading(rules, names, seed, seconds, simulations)
    with open(path, "a+b") as file:
        file.seek(0)
        lines = file.readlines()
        half = lines.pop() if lines and not _is_complete(lines[-1]) else b""
        if half and not lines and not _line(heading).startswith(half):
            raise MismatchedLog(f"{path!r} is not an arena file")
        check = None if trust else partial(find_fault, rules=rules, seed=seed)
        outcomes = _read_outcomes(path, lines, heading, rules, names, check)
        # Only change the file once it's known to belong to this arena.
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
    """Everything the games depend on, including the version: other versions' bots may differ."""
    table = None
    if rules.buildings not in ((), BUILDINGS):
        table = sha256(repr(rules.buildings).encode()).hexdigest()[:16]
    return {
        "realmino": __version__, "rules": str(rules), "buildings": table, "bots": list(names),
        "seed": str(seed), "seconds": seconds, "simulations": simulations,
    }  # fmt: skip


def outcome_values(outcome: Outcome, names: Sequence[str]) -> dict[str, Any]:
    """The values in an outcome's line."""
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


def _is_complete(line: bytes) -> bool:
    """Whether a line is valid JSON, which no partial line is."""
    if len(line) > LONGEST_LINE:
        return False
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _read_outcomes(
    path: str,
    lines: list[bytes],
    heading: dict[str, Any],
    rules: Rules,
    names: Sequence[str],
    check: Callable[[Outcome], str | None] | None,
) -> list[Outcome]:
    """The outcomes in a file, each game once; ``check`` returns the error in an outcome, if any."""
    outcomes: dict[int, Outcome] = {}
    for number, line in enumerate(lines, start=1):
        values = json.loads(line) if _is_complete(line) else None
        if number == 1:
            _check_heading(path, values, heading)
            continue
        outcome = _outcome(values, rules, names)
        if outcome is None:
            raise MismatchedLog(f"{path!r}, line {number}, does not belong to this arena")
        if fault := check and check(outcome):
            raise MismatchedLog(f"{path!r}, line {number}: {fault}")
        outcomes.setdefault(outcome.pairing.number, outcome)
    return list(outcomes.values())


def _check_heading(path: str, values: Any, heading: dict[str, Any]) -> None:
    if not isinstance(values, dict) or values.keys() != heading.keys():
        raise MismatchedLog(f"{path!r} is not an arena file")
    for key, value in heading.items():
        if values[key] != value:
            difference = f"{key} {json.dumps(values[key])}, not {json.dumps(value)}"
            raise MismatchedLog(f"{path!r} belongs to another arena: {difference}")


def _outcome(values: Any, rules: Rules, names: Sequence[str]) -> Outcome | None:
    """The outcome in a line; None if the arena has no such game."""
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
    outcome = Outcome(nth_pairing(names, number), record, tuple(totals), tuple(winners), forfeit)
    return outcome if outcome_values(outcome, names) == values else None


def find_fault(outcome: Outcome, rules: Rules, seed: int | str) -> str | None:
    """The first wrong value in an outcome; None if they all match the record.

    Replays the record to check the rules, the deals, the totals, the winners, and whose turn it was
    when a bot was disqualified. Doesn't call the bots again.
    """
    try:
        game = Game.parse(outcome.record, rules.buildings or BUILDINGS)
    except NotationError as error:
        return f"the record cannot be replayed ({error})"
    state, forfeit = game.state, outcome.forfeit
    if game.rules != rules:
        return f"the record is of {game.rules}, not {rules}"
    if game.start != State.start(rules):
        return "the record starts with a position, but an arena's games never do"
    dealer = Shuffled(f"{seed}/{outcome.pairing.deal}")
    for played in game.history():
        if played.seat is None and played.move != dealer.deal(played.before):
            return f"the record has {played.move}, but this arena deals something else there"
    if forfeit is None and not state.is_over:
        return "the record ends before the game does"
    if forfeit and forfeit.seat != state.to_act:
        return f"seat {SEATS[forfeit.seat]} is disqualified, but it was not its turn"
    true = make_outcome(outcome.pairing, game, forfeit)
    for name in ("totals", "winners"):
        written, replayed = getattr(outcome, name), getattr(true, name)
        if written != replayed:
            return f"the record gives the {name} {list(replayed)}, not {list(written)}"
    return None
