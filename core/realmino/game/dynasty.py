"""The Dynasty: three games in a row, whose totals are added up."""

from dataclasses import dataclass
from typing import ClassVar

from realmino.game import Game, replay, split_record
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.numbers import DYNASTY_GAMES
from realmino.pieces.parsing import NotationError
from realmino.rules.scoring import Result, decide_series


@dataclass(frozen=True, slots=True)
class Dynasty:
    """Up to three games in a row with the same rules, whose totals are added up.

    Raises `ValueError` for games that don't match.
    """

    games: tuple[Game, ...]
    """All except the last have ended."""

    LENGTH: ClassVar[int] = DYNASTY_GAMES

    def __post_init__(self) -> None:
        if not 1 <= len(self.games) <= self.LENGTH:
            raise ValueError(f"a Dynasty has 1 to {self.LENGTH} games, not {len(self.games)}")
        if len({game.rules for game in self.games}) > 1:
            raise ValueError("the games of a Dynasty must have the same rules")
        if not all(game.is_over for game in self.games[:-1]):
            raise ValueError("a game of the Dynasty starts before the previous one has ended")

    @staticmethod
    def parse(record: str, buildings: tuple[Building, ...] = BUILDINGS) -> "Dynasty":
        """The Dynasty in a record of its games; raises `NotationError`."""
        most = f"a Dynasty of at most {Dynasty.LENGTH} games"
        unplayed = split_record(record, Dynasty.LENGTH, most)
        games = [replay(record, game, buildings) for game in unplayed]
        try:
            return Dynasty(tuple(games))
        except ValueError as error:
            raise NotationError(record, 0, f"a Dynasty ({error})") from None

    def __str__(self) -> str:
        return "\n".join(map(str, self.games))

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.games[-1]

    @property
    def number(self) -> int:
        """The number of moves in all games, including draws."""
        return sum(game.number for game in self.games)

    @property
    def is_over(self) -> bool:
        """Whether all three games have ended."""
        return len(self.games) == self.LENGTH and self.game.is_over

    def with_game(self, game: Game) -> "Dynasty":
        """The Dynasty with a different last game."""
        return Dynasty((*self.games[:-1], game))

    def next_game(self) -> "Dynasty":
        """The Dynasty with a new game added; `ValueError` during a game and after the third."""
        return Dynasty((*self.games, Game(self.game.rules)))

    def totals(self) -> tuple[int, ...]:
        """Each kingdom's points over all games, counting the last one as if it ended now."""
        sheets = zip(*(game.state.sheets() for game in self.games), strict=True)
        return tuple(sum(sheet.total for sheet in of_kingdom) for of_kingdom in sheets)

    def result(self) -> Result:
        """The winners or current leaders, and the deciding rule."""
        return decide_series(self.totals())
