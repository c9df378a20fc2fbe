"""Shelves: saved games of people whose results are known, without a move having been played."""

from saves.model import GameProgress, SavedGame
from table.match import Match, Seat
from tests.web.fixtures import begun

DAY = 86_400_000
"""A day in milliseconds."""


def over(
    id: str, code: str, points: tuple[int, ...], *names: str, day: int = 1, dynasty: bool = False
) -> SavedGame:
    """A finished game: ``names`` are people by their names and bots by their levels.

    Whoever has most points has won; ``day`` says how long after 1970 it ended.
    """
    match = begun(code, dynasty=dynasty)
    bots = ("squire", "knight", "duke", "queen", "greedy", "random")
    seats = tuple(
        Seat(seat.colour, "", name) if name in bots else Seat(seat.colour, name, "person")
        for seat, name in zip(match.seats, names, strict=True)
    )
    winners = [place for place, total in enumerate(points) if total == max(points)]
    data = Match(seats, match.seed, match.games, dynasty).to_data()
    progress = GameProgress(12, 12, 3 if dynasty else 0, True)
    return SavedGame(id, day * DAY, data, progress, [[*points], winners])
