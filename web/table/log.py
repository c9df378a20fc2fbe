"""The log of a match: a line for each event of the game on the table."""

from typing import NamedTuple

from realmino.game.events import events
from table import words
from table.match import Match


class LogLine(NamedTuple):
    """A line of the log: the move it belongs to, its round, the seat it is about, the words."""

    number: int
    round: int
    seat: str | None
    text: str


def extended(log: list[LogLine], match: Match, since: int) -> list[LogLine]:
    """The log of the game on the table, of which the first ``since`` moves are in ``log``."""
    history = match.game.history()
    lines = [line for line in log if line.number <= since]
    for fact in events(match.game, since):
        text = words.event(fact, match)
        if text:
            round = history[fact.number - 1].before.round
            lines.append(LogLine(fact.number, round, fact.seat, text))
    return lines
