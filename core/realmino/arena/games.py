"""One game of an arena: seating, outcome and bot errors."""

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath
from random import Random
from traceback import extract_tb
from typing import Final, NamedTuple, get_args

from realmino.bots import Bot
from realmino.game import Game
from realmino.pieces.actions import Move, parse_move
from realmino.pieces.parsing import NotationError, shorten
from realmino.pieces.reasons import Illegal
from realmino.pieces.variants import Rules
from realmino.rules.shuffling import Shuffled
from realmino.state import State

_PACKAGE: Final = str(Path(__file__).parent.parent)
_LONGEST_ERROR: Final = 200
_MOVES: Final = frozenset(get_args(Move))


class Pairing(NamedTuple):
    """A game to play."""

    number: int
    deal: int
    """The number of its deal."""
    bots: tuple[int, ...]
    """By seat: the bot's index in the list."""


class Forfeit(NamedTuple):
    """A bot's disqualification."""

    seat: int
    why: str
    """A short description of the error, such as ``chose E3, refused (not in line)``."""


class Outcome(NamedTuple):
    """A finished game."""

    pairing: Pairing
    record: str
    totals: tuple[int, ...]
    """Points by kingdom, at the end or when a bot forfeited."""
    winners: tuple[int, ...]
    """The winning kingdoms; after a forfeit, all except the disqualified bot's."""
    forfeit: Forfeit | None = None


class NoAnswer(Exception):
    """A bot failed to choose an action; the message is a short description of the error."""


def seatings(names: Sequence[str]) -> int:
    """The number of distinct rotations of the names around the table.

    >>> seatings(["greedy", "random", "greedy", "random"]), seatings(["greedy", "greedy"])
    (2, 1)
    """
    turned = (tuple(names[turn:]) + tuple(names[:turn]) for turn in range(1, len(names) + 1))
    return next(turn for turn, other in enumerate(turned, start=1) if other == tuple(names))


def pairings(names: Sequence[str], games: int) -> Iterator[Pairing]:
    """The bots in each seat for every game. Each deal is played once for each distinct seating.

    The bots move on by one seat from game to game, so each plays every seat equally often. If the
    games end partway through a deal, only its first seatings are played. A longer arena starts with
    the same pairings.
    """
    return (nth_pairing(names, number) for number in range(games))


def nth_pairing(names: Sequence[str], number: int) -> Pairing:
    """The bots in each seat in game ``number``, counted from 0."""
    seats = len(names)
    bots = tuple((seat + number) % seats for seat in range(seats))
    return Pairing(number, number // seatings(names), bots)


def play(
    rules: Rules, names: Sequence[str], bots: Sequence[Bot], pairing: Pairing, seed: int | str
) -> Outcome:
    """The outcome of one game; the same arguments give the same game.

    The game ends in a forfeit if a bot chooses an illegal action, raises an error, exits or returns
    anything except an action.
    """
    dealer = Shuffled(f"{seed}/{pairing.deal}")
    randoms = [Random(f"{seed}/{pairing.number}/{seat}") for seat in rules.seats]
    game = Game(rules).deal(dealer)
    while (seat := game.state.to_act) is not None:
        try:
            token = choose_token(bots[pairing.bots[seat]], game.state, randoms[seat])
            game = game.play(parse_move(token)).deal(dealer)
        except NoAnswer as failure:
            return make_outcome(pairing, game, Forfeit(seat, str(failure)))
        except Illegal as error:
            why = f"chose {token}, refused ({error.reason.value.replace('_', ' ')})"
            return make_outcome(pairing, game, Forfeit(seat, why))
        except NotationError:
            why = f"returned {token!r}, which is not an action"
            return make_outcome(pairing, game, Forfeit(seat, why))
    return make_outcome(pairing, game)


def make_outcome(pairing: Pairing, game: Game, forfeit: Forfeit | None = None) -> Outcome:
    """The outcome of a game that has ended, normally or by forfeit."""
    totals = tuple(sheet.total for sheet in game.state.sheets())
    if forfeit is None:
        return Outcome(pairing, str(game), totals, game.state.result().winners)
    lost = game.rules.kingdom_of(forfeit.seat)
    winners = tuple(kingdom for kingdom in range(game.rules.kingdoms) if kingdom != lost)
    return Outcome(pairing, str(game), totals, winners, forfeit)


def play_deal(
    rules: Rules,
    names: Sequence[str],
    bots: Sequence[Bot],
    seed: int | str,
    deal: Sequence[Pairing],
) -> tuple[Outcome, ...]:
    """The outcomes of the games of one deal."""
    return tuple([play(rules, names, bots, pairing, seed) for pairing in deal])


def choose_token(bot: Bot, state: State, random: Random) -> str:
    """The token of the action that a bot chooses; raises `NoAnswer` if it fails.

    The caller plays the parsed token instead of the bot's object, so the game matches its record.
    """
    try:
        action = bot(state, random)
        if type(action) in _MOVES:
            return str(action)  # including draws, which the rules refuse
        text = shorten(repr(action), 40)
    except NoAnswer:
        raise
    except (Exception, SystemExit) as error:
        raise NoAnswer(describe(error)) from error
    raise NoAnswer(f"returned {text}, which is not an action")


def describe(error: BaseException) -> str:
    """An error and its line in the bot's code: ``raised KeyError: 7 (mybots.py, line 3)``."""
    frames = extract_tb(error.__traceback__)
    outside = [frame for frame in frames if not frame.filename.startswith((_PACKAGE, "<"))]
    last = (outside or frames)[-1]
    try:
        text = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    except Exception:  # the error's own __str__ fails
        text = type(error).__name__
    source = f"{PurePath(last.filename).name}, line {last.lineno}"
    return f"raised {shorten(text, _LONGEST_ERROR)} ({source})"
