"""The games of an arena: the seats of the bots, the outcomes, and the errors of bots."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from realmino.arena.asking import NoAnswer, token_of
from realmino.bots import Bot
from realmino.game import Game
from realmino.pieces.actions import parse_move
from realmino.pieces.parsing import NotationError
from realmino.pieces.reasons import Illegal
from realmino.pieces.variants import Rules
from realmino.rules.shuffling import Shuffled


class Pairing(NamedTuple):
    """A game to play: its number, that of its deal, and the bot in each seat."""

    number: int
    deal: int
    bots: tuple[int, ...]
    """By seat: the bot's place in the list."""


class Forfeit(NamedTuple):
    """A bot's disqualification: its seat, and its error in a few words."""

    seat: int
    why: str


class Outcome(NamedTuple):
    """A game that was played: its record, the total of every kingdom, the kingdoms that won.

    With a ``forfeit`` the game ended there: ``totals`` are what the kingdoms had at that moment,
    and all kingdoms but that of the disqualified bot have won.
    """

    pairing: Pairing
    record: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    forfeit: Forfeit | None = None


def seatings(names: Sequence[str]) -> int:
    """How many different ways the names can be turned around the table.

    >>> seatings(["greedy", "random", "greedy", "random"]), seatings(["greedy", "greedy"])
    (2, 1)
    """
    turned = (tuple(names[turn:]) + tuple(names[:turn]) for turn in range(1, len(names) + 1))
    return next(turn for turn, other in enumerate(turned, start=1) if other == tuple(names))


def pairings(names: Sequence[str], games: int) -> Iterator[Pairing]:
    """The bots by seat for every game: a deal is played once for each different seating.

    The bots move on by one seat from game to game, so that each gets every seat equally often. A
    last deal for which too few games are left is played by the first seatings only. More games
    begin with the same pairings.
    """
    return (pairing_of(names, number) for number in range(games))


def pairing_of(names: Sequence[str], number: int) -> Pairing:
    """The bots by seat in the game of that number, from 0."""
    seats = len(names)
    bots = tuple((seat + number) % seats for seat in range(seats))
    return Pairing(number, number // seatings(names), bots)


def play(
    rules: Rules, names: Sequence[str], bots: Sequence[Bot], pairing: Pairing, seed: int | str
) -> Outcome:
    """Plays one game of an arena; depends on nothing but its arguments.

    A bot that chooses what the rules refuse, raises an error, leaves or returns what is no action
    is disqualified, which ends the game.
    """
    dealer = Shuffled(f"{seed}/{pairing.deal}")
    chances = [Random(f"{seed}/{pairing.number}/{seat}") for seat in rules.seats]
    game = Game(rules).deal(dealer)
    while (seat := game.state.to_act) is not None:
        try:
            token = token_of(bots[pairing.bots[seat]], game.state, chances[seat])
            game = game.play(parse_move(token)).deal(dealer)
        except NoAnswer as failure:
            return outcome_of(pairing, game, Forfeit(seat, str(failure)))
        except Illegal as error:
            why = f"chose {token}, refused ({error.reason.value.replace('_', ' ')})"
            return outcome_of(pairing, game, Forfeit(seat, why))
        except NotationError:
            why = f"returned {token!r}, which is no action"
            return outcome_of(pairing, game, Forfeit(seat, why))
    return outcome_of(pairing, game)


def outcome_of(pairing: Pairing, game: Game, forfeit: Forfeit | None = None) -> Outcome:
    """The outcome of a game that has ended, by itself or by a forfeit."""
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
    """Plays these games one after another."""
    return tuple([play(rules, names, bots, pairing, seed) for pairing in deal])
