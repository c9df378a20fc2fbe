"""The games of an arena: who sits where, what came of a game, and what a bot may do wrong."""

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath
from random import Random
from traceback import extract_tb
from typing import NamedTuple

from realmino.actions import Action, Move
from realmino.bots import Bot
from realmino.dealer import Shuffled
from realmino.game import Game
from realmino.notation import shorten
from realmino.reasons import Illegal
from realmino.rules import Rules

_HOUSE = str(Path(__file__).parent.parent)
"""Our own files; where somebody else's bot broke, their line is the one to name."""


class Pairing(NamedTuple):
    """A game to play: its number, that of its deal, and the bot in each seat."""

    number: int
    deal: int
    bots: tuple[int, ...]
    """By seat: the bot's place in the list."""


class Outcome(NamedTuple):
    """A game that was played: its record, the total of every kingdom, the kingdoms that won."""

    pairing: Pairing
    record: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]


class BotFailed(ValueError):
    """A bot cannot go on in the game of ``pairing``; ``record`` tells the game up to there."""

    def __init__(self, bot: str, pairing: Pairing, record: str, why: str) -> None:
        # All of it goes to `args`, so that the error survives the way back from another process.
        super().__init__(bot, pairing, record, why)
        self.bot, self.pairing, self.record, self.why = bot, pairing, record, why

    def __str__(self) -> str:
        return f"the bot {self.bot} {self.why}, after {self.record}"


class Disqualified(BotFailed):
    """A bot chose what the rules refuse."""


class Broken(BotFailed):
    """A bot raised an error, or returned what is no action."""


class Played(NamedTuple):
    """The games of one deal as far as they came, and the failure that ended them."""

    outcomes: tuple[Outcome, ...]
    failure: BotFailed | None = None


def seatings(names: Sequence[str]) -> int:
    """How many different ways the names can be turned around the table.

    >>> seatings(["greedy", "random", "greedy", "random"]), seatings(["greedy", "greedy"])
    (2, 1)
    """
    turned = (tuple(names[turn:]) + tuple(names[:turn]) for turn in range(1, len(names) + 1))
    return next(turn for turn, other in enumerate(turned, start=1) if other == tuple(names))


def pairings(names: Sequence[str], games: int) -> Iterator[Pairing]:
    """Who sits where in every game: a deal is played once for each different seating.

    The bots move on by one seat from game to game, so that each gets every seat equally often. A
    last deal for which too few games are left is played by the first seatings only. More games
    begin with the same pairings.
    """
    return (pairing_of(names, number) for number in range(games))


def pairing_of(names: Sequence[str], number: int) -> Pairing:
    """Who sits where in the game of that number, from 0."""
    seats = len(names)
    bots = tuple((seat + number) % seats for seat in range(seats))
    return Pairing(number, number // seatings(names), bots)


def play(
    rules: Rules, names: Sequence[str], bots: Sequence[Bot], pairing: Pairing, seed: int | str
) -> Outcome:
    """Plays one game of an arena; depends on nothing but its arguments.

    Raises `Disqualified` at the first illegal action and `Broken` where a bot fails otherwise.
    """
    dealer = Shuffled(f"{seed}/{pairing.deal}")
    chances = [Random(f"{seed}/{pairing.number}/{seat}") for seat in rules.seats]
    game = Game(rules).deal(dealer)
    while (seat := game.state.to_act) is not None:
        bot = pairing.bots[seat]
        try:
            action = _choice(bots[bot], game, chances[seat])
        except _NoChoice as error:
            raise Broken(names[bot], pairing, str(game), str(error)) from error.__cause__
        try:
            game = game.play(action).deal(dealer)
        except Illegal as error:
            why = f"chose {action}, refused ({error.reason.value.replace('_', ' ')})"
            raise Disqualified(names[bot], pairing, str(game), why) from None
    totals = tuple(sheet.total for sheet in game.state.sheets())
    return Outcome(pairing, str(game), totals, game.state.result().winners)


def play_deal(
    rules: Rules,
    names: Sequence[str],
    bots: Sequence[Bot],
    seed: int | str,
    deal: Sequence[Pairing],
) -> Played:
    """Plays these games one after another; where a bot fails, those before it are kept."""
    outcomes: list[Outcome] = []
    for pairing in deal:
        try:
            outcomes.append(play(rules, names, bots, pairing, seed))
        except BotFailed as failure:
            return Played(tuple(outcomes), failure)
    return Played(tuple(outcomes))


class _NoChoice(Exception):
    """A bot was asked and gave no action; the text says what it did instead."""


def _choice(bot: Bot, game: Game, random: Random) -> Action:
    try:
        action = bot(game.state, random)
    except Exception as error:
        frames = extract_tb(error.__traceback__)
        place = [frame for frame in frames if not frame.filename.startswith(_HOUSE)] or frames
        told = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(": ")
        where = f"{PurePath(place[-1].filename).name}, line {place[-1].lineno}"
        raise _NoChoice(f"broke with {told} ({where})") from error
    # A draw is a move of the box, which the rules refuse by name.
    if not isinstance(action, Move):
        raise _NoChoice(f"returned {shorten(repr(action))}, which is no action")
    return action
