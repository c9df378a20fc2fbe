"""A game's rules: its numbers, options and variants, as one frozen value."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from realmino.pieces.buildings import BUILDINGS, TILES, Building
from realmino.pieces.grid import CASTLE_BIT, STRIDE, centre, columns_between, rows_between
from realmino.pieces.numbers import BOXES, HARMONY, MIDDLE_KINGDOM, SIZES
from realmino.pieces.parsing import NotationError

SEATS: Final = "abcdefgh"
"""The seats' letters in order; seat 0 is ``a``."""

COLOURS: Final = ("pink", "yellow", "green", "blue", "orange", "purple", "white", "red")
"""The kingdoms' colours in the Royal Wedding, in seat order."""

COLOURS_OF: Final = {"K": COLOURS[:4], "Q": COLOURS[4:], "W": COLOURS}
"""The kings' colours in each game's box or boxes, by the first letter of its codes."""


class Variant(NamedTuple):
    """A variant that a rules code can include.

    With points, it's a bonus; without, it changes a game's numbers: see `SIZES`.
    """

    key: str
    """Its name in messages, forms and score sheets."""
    rule: str
    """Where its rules begin: a page of the rules and a heading on it."""
    games: tuple[str, ...] = ()
    """The games that may have it, by the first two letters of their codes; empty for all."""
    limit: str = ""
    """Why other games can't have it."""
    points: int = 0
    """The points for a bonus."""
    squares: Callable[[int, int], int] = lambda taken, grid: 0
    """Returns the squares that earn the bonus, or 0 if it isn't earned, given the squares that a
    kingdom covers (including the castle) and the length of the grid's sides.
    """

    def suits(self, game: str) -> bool:
        """Whether a game may have it, by the first two letters of its code."""
        return not self.games or game in self.games


def _whole_grid(taken: int, grid: int) -> int:
    if taken.bit_count() != grid * grid:
        return 0
    west, south = divmod((taken & -taken).bit_length() - 1, STRIDE)
    columns = columns_between(west, west + grid - 1)
    return taken if taken == columns & rows_between(south, south + grid - 1) else 0


def _centred_castle(taken: int, grid: int) -> int:
    return 0 if taken & ~centre(grid) else CASTLE_BIT


OPTIONS: Final = {
    "t": Variant(
        "teams",
        "royal-wedding#teams",
        ("W6", "W8"),
        "teams are for a Royal Wedding of 6 or 8",
    ),
    "s": Variant(
        "small",
        "royal-wedding#small-kingdoms",
        ("W3", "W4"),
        "small kingdoms are for a Royal Wedding of 3 or 4",
    ),
    "d": Variant(
        "duel",
        "variants#the-mighty-duel",
        ("K2",),
        "the Mighty Duel is Kingdomino for two players",
    ),
    "h": Variant("harmony", "variants#harmony", points=HARMONY, squares=_whole_grid),
    "m": Variant(
        "middle", "variants#middle-kingdom", points=MIDDLE_KINGDOM, squares=_centred_castle
    ),
}
"""The variants by their letters in a rules code."""

DYNASTY: Final = Variant("dynasty", "variants#dynasty")
"""Several games whose totals are added up. Rules codes don't include it."""


def variants() -> dict[str, Variant]:
    """All variants, with D for a Dynasty."""
    return {**OPTIONS, "D": DYNASTY}


def available_options(game: str) -> dict[str, Variant]:
    """A game's options, by the first two letters of its code."""
    return {letter: option for letter, option in OPTIONS.items() if option.suits(game)}


def player_counts(game: str) -> list[int]:
    """How many players a game supports; ``game`` is its letter."""
    return sorted({int(size[1]) for size in SIZES if size[0] == game})


_EXPECTED: Final = "expected a code such as 'K4' and a tuple of building tiles"

GAMES: Final = {"K": "Kingdomino", "Q": "Queendomino", "W": "Royal Wedding"}
"""The games by the first letter of their codes."""


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Rules:
    """A game's rules. A variant is data here, not a class.

    ``Rules("K4hm")`` is Kingdomino for four with Harmony and Middle Kingdom.
    """

    code: str
    game: str
    """Its letter, a key in `GAMES`."""
    size: str
    """The code without the letters of bonuses, a key in `SIZES`."""
    players: int
    """The number of seats."""
    kingdoms: int
    kings: int
    """Kings per seat."""
    grid: int
    """The maximum number of squares along a kingdom's side."""
    rounds: int
    line: int
    """Dominoes per line."""
    boxes: tuple[str, ...]
    """The boxes from which the lines are dealt, alternately."""
    bonuses: tuple[Variant, ...]
    """The bonuses in play."""
    buildings: tuple[Building, ...]
    """The building tiles; empty in Kingdomino."""
    first_claims_twice: bool
    """Whether a single drawn king decides the first line: its owner claims first and last."""

    def __init__(self, code: str, buildings: tuple[Building, ...] = BUILDINGS) -> None:
        """The rules for a code, with the tiles in ``buildings``; raises the errors of `parse`."""
        for name, value in _fields(code, tuple(buildings)).items():
            object.__setattr__(self, name, value)

    @staticmethod
    def parse(code: str, buildings: tuple[Building, ...] = BUILDINGS) -> "Rules":
        """The rules for a code, with the tiles in ``buildings``.

        Identical calls return the same object.

        Raises `NotationError` for a code without a game and for incompatible options, and
        `ValueError` unless the tiles are numbered 1 to 32.

        >>> Rules.parse("K2d").grid, Rules.parse("K2").rounds, Rules.parse("W8t").kingdoms
        (7, 6, 4)

        To correct the building tiles, change a copy of `BUILDINGS` or read your own file with
        `read_buildings`:

        >>> corrected = tuple(
        ...     tile._replace(towers=1) if tile.kind == "Statue" else tile for tile in BUILDINGS
        ... )
        >>> [tile.towers for tile in Rules.parse("Q4", corrected).buildings[26:29]]
        [1, 1, 1]
        """
        try:
            return _parse(code, tuple(buildings))
        except TypeError:  # unhashable, so neither a code nor a tile
            raise TypeError(_EXPECTED) from None

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return parse_call("Rules", self.code, self)

    @property
    def seats(self) -> range:
        """The seats as numbers, 0 for ``a``."""
        return range(self.players)

    @property
    def colours(self) -> tuple[str, ...]:
        """The seats' colours, unless the players choose others.

        >>> Rules.parse("Q2").colours
        ('orange', 'purple')
        """
        return seat_colours(self)[: self.players]

    @property
    def has_court(self) -> bool:
        """Whether the game has coins, knights, towers, buildings, the Queen and the Dragon."""
        return bool(self.buildings)

    def kingdom_of(self, seat: int) -> int:
        """The kingdom that a seat builds; team partners, who sit opposite each other, share one."""
        return seat % self.kingdoms

    def seats_of(self, kingdoms: Iterable[int]) -> tuple[int, ...]:
        """The seats that build those kingdoms, ascending."""
        built = set(kingdoms)
        return tuple(seat for seat in self.seats if self.kingdom_of(seat) in built)

    @property
    def all_kings(self) -> tuple[int, ...]:
        """Each king's seat, sorted."""
        return tuple(seat for seat in self.seats for _ in range(self.kings))


def seat_colours(rules: Rules | None) -> tuple[str, ...]:
    """The colours of the seats a to h: those of the game's box first, then the others.

    Without rules, the order is the Royal Wedding's.
    """
    box_colours = COLOURS_OF[rules.game] if rules else COLOURS
    return (*box_colours, *(colour for colour in COLOURS if colour not in box_colours))


def parse_call(name: str, text: str, rules: Rules | None) -> str:
    """A value's ``repr`` from its text, ``Rules.parse('K4')``, and any custom tiles."""
    if rules is None or rules.buildings in ((), BUILDINGS):
        return f"{name}.parse({text!r})"
    return f"{name}.parse({text!r}, {rules.buildings!r})"


def rules_codes() -> list[str]:
    """Every code that `Rules.parse` accepts, sorted.

    >>> rules_codes()[:4], len(rules_codes())
    (['K2', 'K2d', 'K2dh', 'K2dhm'], 68)
    """
    letters = [("", letter) for letter, option in OPTIONS.items() if option.points]
    return sorted(
        game[:2] + "".join(sorted([*game[2:], *bonuses]))
        for game in SIZES
        for bonuses in product(*letters)
    )


def as_rules(rules: Rules | str) -> Rules:
    """Rules, or the rules for a code; `NotationError` or `TypeError` for anything else."""
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return Rules.parse(rules)
    raise TypeError(f"rules are a code such as 'K4' or Rules('K4'), not {type(rules).__name__}")


@cache
def _parse(code: str, buildings: tuple[Building, ...]) -> Rules:
    return Rules(code, buildings)


def _fields(code: str, buildings: tuple[Building, ...]) -> dict[str, object]:
    """The fields of a code's rules, by name."""
    if not isinstance(code, str):
        raise TypeError(_EXPECTED)
    if code[:1] not in BOXES:
        expected = "K, Q or W and the number of players, such as K4, Q3 or W6t"
        if code[:1].upper() in BOXES:
            expected += " (a capital letter, then small ones)"
        raise NotationError(code, 0, expected)
    _check_players(code)
    _check_options(code)
    game, players, options = code[0], int(code[1]), code[2:]
    size_code = code[:2] + "".join(letter for letter in options if not OPTIONS[letter].points)
    size = SIZES[size_code]
    has_court = game != "K"
    ids = [tile.id for tile in buildings if isinstance(tile, Building)]
    if has_court and (ids != list(range(1, TILES + 1)) or len(buildings) != TILES):
        raise ValueError(f"the building tiles must be numbered 1 to {TILES}, in order")
    return {
        "code": code,
        "game": game,
        "size": size_code,
        "players": players,
        "kingdoms": players // 2 if "t" in options else players,
        "kings": size.kings,
        "grid": size.grid,
        "rounds": size.rounds,
        "line": size.line,
        "boxes": BOXES[game],
        "bonuses": tuple(OPTIONS[letter] for letter in options if OPTIONS[letter].points),
        "buildings": buildings if has_court else (),
        "first_claims_twice": game == "Q" and players == 2,
    }


def _check_players(code: str) -> None:
    counts = [*map(str, player_counts(code[0]))]
    if code[1:2] in counts:
        return
    expected = f"{counts[0]} to {counts[-1]} players"
    if code[0] == "W" and code[1:2] in ("1", "2"):
        expected += ": the rulebook has no Royal Wedding for fewer than three"
    raise NotationError(code, 1, expected)


def _check_options(code: str) -> None:
    for index, letter in enumerate(code[2:], start=2):
        if letter not in OPTIONS or letter in code[2:index]:
            named = ", ".join(f"{letter} ({OPTIONS[letter].key})" for letter in sorted(OPTIONS))
            raise NotationError(code, index, f"each of {named} at most once")
        if not OPTIONS[letter].suits(code[:2]):
            raise NotationError(code, index, f"no {letter}: {OPTIONS[letter].limit}")
        if letter < code[index - 1] and index > 2:
            raise NotationError(code, index, "the options in alphabetical order")
