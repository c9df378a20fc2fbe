"""A match at the table: its seats, the game or Dynasty, and the text it is saved as."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import realmino
from realmino import Rules
from realmino.bots import LETTERS, NAMES
from realmino.pieces.variants import COLOURS, SEATS
from table.model.limits import MAX_DEPTH, MAX_TEXT, check_games, depth

VERSION: Final = 1
DAILY: Final = "day "
"""The seed of a deal of the day begins with this; the date follows."""
FRIENDS_SEED: Final = "far "
"""The seed of a game with friends begins with this; `realmino.together` makes its deals."""
LESSONS: Final = "lessons"
TEAM_LESSONS: Final = "lessons 2"
"""The seeds of games with lessons."""
NEXT_LESSONS: Final = {"K": "Q", "Q": "W"}
"""For a game with lessons, the game whose lessons come next; both by letter."""
YOU: Final = "You"
"""The stored name of a person who typed none; it is shown in the language in use."""
PERSON: Final = "person"
FRIEND: Final = "friend"
"""The kind of a person who plays on another device."""
KINDS: Final = (PERSON, *NAMES)
"""The kinds of players on this device."""
LETTER_OF: Final = {FRIEND: "p", PERSON: "p", **LETTERS}
KIND_OF: Final = {letter: kind for kind, letter in LETTER_OF.items()}
"""The kinds of players by their letters in links, and the reverse; a friend is a person there."""

if TYPE_CHECKING:
    from realmino import Dealer, Dynasty, Game

Dealing: TypeAlias = "Callable[[int], Dealer]"
"""Returns the dealer for a game of a match, by its number from 1."""


def shuffling(seed: str) -> Dealing:
    """Deals from one seed, with a different shuffle for each game of a Dynasty."""
    return lambda number: realmino.Shuffled(f"{seed}/{number}" if number > 1 else seed)


def new_seed() -> str:
    """An unpredictable seed, short enough to read out."""
    return str(SystemRandom().randrange(10**8))


class BrokenSave(ValueError):
    """Raised for a text that isn't a saved game; its message says why in one sentence."""


class NewerSave(BrokenSave):
    """Raised for a saved game that only a newer version of the page can read."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its colour, its name (typed, "" or `YOU`), and the kind of its player.

    The kind is one of `KINDS`, or `FRIEND`.
    """

    colour: str
    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        """Whether a person plays it on this device."""
        return self.kind == PERSON

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it."""
        return self.kind not in (PERSON, FRIEND)


@dataclass(frozen=True, slots=True)
class Match:
    """Seats, a seed, and the games played; ``dynasty`` is whether three games will be played.

    ``what_if`` is whether it continues from a moment of another match that went on differently.
    """

    seats: tuple[Seat, ...]
    seed: str
    games: tuple[Game, ...]
    dynasty: bool = False
    what_if: bool = False

    @staticmethod
    def begin(
        seats: tuple[Seat, ...], options: str, seed: str, dynasty: bool, game: str = "K"
    ) -> Match:
        """A new match; ``game`` is K, Q or W, ``options`` are the letters of the rules code.

        Raises `NotationError` for an impossible combination.
        """
        rules = Rules.parse(f"{game}{len(seats)}{options}")
        return Match(seats, seed, (realmino.Game(rules),), dynasty).with_deals()

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.games[-1]

    @property
    def with_undone_moves(self) -> Match:
        """The match after redoing all undone moves."""
        return self.with_game(self.game.at(self.game.number + len(self.game.undone)))

    @property
    def number(self) -> int:
        """How many moves have been played, in all games."""
        return sum(game.number for game in self.games)

    @property
    def series(self) -> Dynasty | None:
        """The Dynasty that the game belongs to, if any."""
        return realmino.Dynasty(self.games) if self.dynasty else None

    def partners(self, seat: str) -> list[str]:
        """The seats that build the same kingdom as this one, including this one."""
        rules = self.game.rules
        kingdom = rules.kingdom_of(SEATS.index(seat))
        return [SEATS[number] for number in rules.seats_of([kingdom])]

    @property
    def has_one_person(self) -> bool:
        """Whether a single person, who can be called "you", plays against bots."""
        return sum(seat.is_person for seat in self.seats) == 1

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play, including further games of a Dynasty."""
        return self.series.is_over if self.series else self.game.is_over

    @property
    def day(self) -> str:
        """The date if this is a deal of the day, "" for any other game."""
        return self.seed.removeprefix(DAILY) if self.seed.startswith(DAILY) else ""

    @property
    def has_lessons(self) -> bool:
        """Whether its seed is that of a game with lessons."""
        return self.seed in (LESSONS, TEAM_LESSONS)

    @property
    def next_lesson(self) -> str:
        """The game whose lessons follow those of this one, "" if this one has none or the last."""
        return NEXT_LESSONS.get(self.game.rules.game, "") if self.seed == LESSONS else ""

    def last_squares(self) -> dict[str, tuple[str, ...]]:
        """The squares that were covered last, by kingdom."""
        squares: dict[str, tuple[str, ...]] = {}
        for played in self.game.history():
            if isinstance(played.move, realmino.Place) and played.seat is not None:
                kingdom = SEATS[self.game.rules.kingdom_of(played.seat)]
                squares[kingdom] = tuple(map(str, played.move.squares))
        return squares

    def with_game(self, game: Game) -> Match:
        """The match with its game replaced."""
        return replace(self, games=(*self.games[:-1], game))

    def with_deals(self) -> Match:
        """The match with all pending deals made from its seed, unless friends make them."""
        if self.seed.startswith(FRIENDS_SEED):
            return self
        return self.with_game(self.game.deal(shuffling(self.seed)(len(self.games))))

    def next_game(self) -> Match:
        """The match with the next game of the Dynasty, not dealt yet."""
        return replace(self, games=(*self.games, realmino.Game(self.game.rules)))

    def with_new_seed(self, seed: str) -> Match:
        """A new match with the same seats and rules but another seed, already dealt."""
        games = (realmino.Game(self.game.rules),)
        return replace(self, seed=seed, games=games, what_if=False).with_deals()

    def seat(self, letter: str) -> Seat:
        """The seat with this letter."""
        return self.seats[SEATS.index(letter)]

    def to_data(self) -> dict[str, Any]:
        """The match as plain JSON values, for saving; `from_data` reads them."""
        return {
            "realmino": VERSION,
            "seats": [[seat.colour, seat.name, seat.kind] for seat in self.seats],
            "seed": self.seed,
            "dynasty": self.dynasty,
            "record": joined_records(self.games),
            "undone": len(self.game.undone),
            **({"what_if": True} if self.what_if else {}),
        }

    @staticmethod
    def from_data(data: Any) -> Match:
        """The match from the values of `to_data`; raises `BrokenSave` for anything else."""
        if not isinstance(data, dict) or data.get("realmino") != VERSION:
            version = data.get("realmino") if isinstance(data, dict) else None
            raise BrokenSave(
                f"the saved game has version {version!r:.20}, this page reads {VERSION}"
            )
        try:
            return _match(data)
        except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
            raise BrokenSave(f"the saved game does not fit together ({error})") from None

    def to_text(self) -> str:
        """The match as JSON text, for saving; `parse` reads it."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    @staticmethod
    def parse(text: str) -> Match:
        """The match from the text of `to_text`; raises `BrokenSave` for anything else."""
        return Match.from_data(load_save(text))


def load_save(text: str) -> Any:
    """The plain values of a saved JSON text; `BrokenSave` if it is not JSON or too long."""
    if len(text) > MAX_TEXT:
        length = f"{len(text):,} characters; the limit is {MAX_TEXT:,}"
        raise BrokenSave(f"the saved game is too long ({length})")
    if depth(text) > MAX_DEPTH:
        raise BrokenSave("the saved game is not complete (too many brackets inside brackets)")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BrokenSave("the saved game is not complete (its text is not JSON)") from None


def joined_records(games: tuple[Game, ...]) -> str:
    """The records of the games one after another, with the undone moves of the last."""
    last = games[-1]
    return " ".join(map(str, (*games[:-1], last.at(last.number + len(last.undone)))))


def _match(kept: dict[str, Any]) -> Match:
    seats = tuple(Seat(str(colour), str(name), str(kind)) for colour, name, kind in kept["seats"])
    check_games(kept["record"])
    games = realmino.parse_games(kept["record"])
    last = games[-1].at(games[-1].number - int(kept["undone"]))
    dynasty, what_if = bool(kept["dynasty"]), bool(kept.get("what_if"))
    match = Match(seats, str(kept["seed"]), (*games[:-1], last), dynasty, what_if)
    if len(seats) != last.rules.players:
        raise ValueError(f"{len(seats)} seats for {last.rules}")
    if any(seat.colour not in COLOURS or seat.kind not in (FRIEND, *KINDS) for seat in seats):
        raise ValueError("a seat that this page does not know")
    if len({seat.colour for seat in seats}) < len(seats):
        raise ValueError("two seats of one colour")
    if len(games) > 1 and not match.dynasty:
        raise ValueError("several games that are no Dynasty")
    if match.series is None and not match.games:
        raise ValueError("no game")
    return match.with_deals()


def games_at(games: tuple[Game, ...], at: int) -> tuple[Game, ...]:
    """The games up to move ``at``, counted across all games; the last one ends there."""
    for number, game in enumerate(games):
        if at <= game.number:
            return (*games[:number], game.at(at))
        at -= game.number
    return games
