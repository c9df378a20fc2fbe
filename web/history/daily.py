"""The deal of the day: one game a day, the same for everybody, without a server.

A date says which game it is, who plays against the person, and what is dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, NamedTuple

from browser.messages import say
from history import words
from history.finished_games import FinishedGame, Ruler, code_of
from realmino.pieces.variants import Rules
from saves.model import SavedGame
from table.match import DAILY, PERSON, Match, Seat
from table.words import called

FIRST: Final = date(2026, 1, 1)
"""No deal is older."""

ROTA: Final = (
    ("K2", ("duke",)),
    ("K4", ("squire", "knight", "duke")),
    ("Q2", ("knight",)),
    ("K2d", ("duke",)),
    ("K3hm", ("knight", "duke")),
    ("Q4", ("squire", "knight", "knight")),
    ("W4", ("knight", "knight", "knight")),
)
"""The rules and the person's opponents of each day of the week, from Monday on."""


class DailyDeal(NamedTuple):
    """The deal of a day: its rules code, and the levels of the bots in it."""

    day: date
    code: str
    opponents: tuple[str, ...]

    @property
    def seed(self) -> str:
        """The seed that deals it."""
        return f"{DAILY}{self.day.isoformat()}"

    def match(self, name: str) -> Match:
        """The deal with a person of that name ("" for none), before the first choice."""
        kinds = (PERSON, *self.opponents)
        names = (name, *[""] * len(self.opponents))
        colours = Rules.parse(self.code).colours
        seats = tuple(
            Seat(colour, typed, kind)
            for colour, typed, kind in zip(colours, names, kinds, strict=True)
        )
        return Match.begin(seats, self.code[2:], self.seed, False, self.code[0])


class Try(NamedTuple):
    """A finished game of a deal: the first one counts, and the others say which they are."""

    number: int
    game: FinishedGame

    @property
    def person(self) -> Ruler:
        """The one who played it."""
        return self.game.people[0]


def deal_of(day: date) -> DailyDeal:
    """The deal of a day."""
    return DailyDeal(day, *ROTA[day.weekday()])


def read_day(text: str, today: date) -> date | None:
    """The day of a link; None for one that is no day, or that has no deal yet.

    Tomorrow has one, for somewhere it is tomorrow already.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if FIRST <= day <= today + timedelta(days=1) else None


def tries(games: Iterable[FinishedGame], deal: DailyDeal) -> list[Try]:
    """The finished games of a deal, in the order in which they ended."""
    kinds = (PERSON, *deal.opponents)
    played = [
        game
        for game in games
        if game.seed == deal.seed
        and (game.code, game.is_dynasty) == (deal.code, False)
        and tuple(ruler.kind for ruler in game.rulers) == kinds
    ]
    ordered = sorted(played, key=lambda game: (game.ended, game.id))
    return [Try(number, game) for number, game in enumerate(ordered, 1)]


def begun(games: Iterable[SavedGame], deal: DailyDeal) -> SavedGame | None:
    """The game of a deal that somebody has begun and not finished, the newest one."""
    open_games = [
        game
        for game in games
        if game.match.get("seed") == deal.seed
        and not game.progress.is_over
        and code_of(game) == deal.code
    ]
    return max(open_games, key=lambda game: game.changed, default=None)


def days_in_a_row(games: Iterable[FinishedGame], today: date) -> int:
    """On how many days in a row the deal of the day was finished; today may still come."""
    days = {game.seed.removeprefix(DAILY) for game in games if game.seed.startswith(DAILY)}
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


def opponents(deal: DailyDeal) -> str:
    """``Squire Amber and Duke Fern``: who plays against the person."""
    rulers = deal.match("").seats[1:]
    return say("names", names=[called(seat) for seat in rulers])


def share_text(deal: DailyDeal, one: Try, day: str) -> str:
    """The result as a line for others; ``day`` is the date in words."""
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
