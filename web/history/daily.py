"""The deal of the day, which is the same on every device, and its result as text.

The date determines the game, the opponents and the deal, so no server is needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, NamedTuple

from browser.messages import say
from history import words
from history.finished_games import FinishedGame, Ruler, rules_code
from realmino.pieces.variants import Rules
from saves.model import SavedGame
from table.model.match import DAILY, PERSON, Match, Seat
from table.wording.words import seat_name

FIRST_DAY: Final = date(2026, 1, 1)
"""The first deal's date."""

ROTA: Final = (
    ("K2", ("duke",)),
    ("K4", ("squire", "knight", "duke")),
    ("Q2", ("knight",)),
    ("K2d", ("duke",)),
    ("K3hm", ("knight", "duke")),
    ("Q4", ("squire", "knight", "knight")),
    ("W4", ("knight", "knight", "knight")),
)
"""The rules and opponents for each weekday, starting with Monday."""


class DailyDeal(NamedTuple):
    """A day's deal."""

    day: date
    code: str
    """The rules code."""
    opponents: tuple[str, ...]
    """The bots' levels."""

    @property
    def seed(self) -> str:
        """The seed that deals it."""
        return f"{DAILY}{self.day.isoformat()}"

    @property
    def kinds(self) -> list[str]:
        """The kind of each seat's player."""
        return [PERSON, *self.opponents]

    def match(self, name: str) -> Match:
        """A match with this deal for a person with this name ("" for none)."""
        names = (name, *[""] * len(self.opponents))
        colours = Rules.parse(self.code).colours
        seats = tuple(
            Seat(colour, typed, kind)
            for colour, typed, kind in zip(colours, names, self.kinds, strict=True)
        )
        return Match.begin(seats, self.code[2:], self.seed, False, self.code[0])


class Attempt(NamedTuple):
    """A finished game of a deal."""

    number: int
    """The attempt's number; only attempt 1 counts."""
    game: FinishedGame

    @property
    def person(self) -> Ruler:
        """The person who played it."""
        return self.game.people[0]


def daily_deal(day: date) -> DailyDeal:
    """A day's deal."""
    return DailyDeal(day, *ROTA[day.weekday()])


def attempts(games: Iterable[FinishedGame], deal: DailyDeal) -> list[Attempt]:
    """A deal's finished games, in the order in which they ended."""
    played = [
        game
        for game in games
        if game.seed == deal.seed
        and game.kind == (deal.code, False)
        and [ruler.kind for ruler in game.rulers] == deal.kinds
    ]
    ordered = sorted(played, key=lambda game: (game.ended, game.id))
    return [Attempt(number, game) for number, game in enumerate(ordered, 1)]


def unfinished_game(games: Iterable[SavedGame], deal: DailyDeal) -> SavedGame | None:
    """A deal's newest unfinished game."""
    open_games = [
        game
        for game in games
        if game.match.get("seed") == deal.seed
        and not game.progress.is_over
        and not game.match.get("dynasty")
        and rules_code(game) == deal.code
        and [Seat(*seat).kind for seat in game.match["seats"]] == deal.kinds
    ]
    return max(open_games, key=lambda game: game.changed, default=None)


def days_in_a_row(games: Iterable[FinishedGame], today: date) -> int:
    """The number of consecutive days, up to today or yesterday, with a finished deal."""
    games_by_seed: dict[str, list[FinishedGame]] = {}
    for game in games:
        games_by_seed.setdefault(game.seed, []).append(game)

    def is_played(day: date) -> bool:
        deal = daily_deal(day)
        return bool(attempts(games_by_seed.get(deal.seed, ()), deal))

    day = today if is_played(today) else today - timedelta(days=1)
    count = 0
    while is_played(day):
        count += 1
        day -= timedelta(days=1)
    return count


def opponents(deal: DailyDeal) -> str:
    """The opponents' names: ``Squire Amber and Duke Fern``."""
    rulers = deal.match("").seats[1:]
    return say("names", names=[seat_name(seat) for seat in rulers])


def share_text(deal: DailyDeal, one: Attempt, day: str) -> str:
    """The result as a line for sharing; ``day`` is the date in words."""
    rivals = [ruler for ruler in one.game.rulers if not ruler.is_person]
    return say(
        "daily-share" if one.number == 1 else "daily-share-again",
        day=day,
        game=words.game(deal.code),
        names=[ruler.name for ruler in rivals],
        own=one.person.points,
        others=[ruler.points for ruler in rivals],
        number=one.number,
    )
